"How Sphinx shows the pages that the notebook 63_site makes of the notebooks"
project, author, copyright = "invariance_stitching", "invariance_stitching maintainers", "2026, invariance_stitching maintainers, Apache-2.0"
extensions = ["myst_nb", "sphinx_design", "sphinx_copybutton", "sphinx-mathjax-offline"]
nb_execution_mode = "off"
myst_enable_extensions = ["dollarmath", "amsmath", "colon_fence"]
myst_heading_anchors = 3
myst_heading_slug_func = "invariance_stitching.site.slug"
suppress_warnings = ["myst.header"]
html_theme, html_title = "furo", "invariance_stitching"
html_static_path, html_css_files, html_favicon = ["_static"], ["site.css"], "_static/icon.svg"
html_show_sourcelink = html_copy_source = False
html_theme_options = dict(footer_icons=[dict(name="Repository", url="https://github.com/invariance-stitching/invariance_stitching", html="Repository", **{"class":""})])
