"How Sphinx shows the pages that room 15_site makes of the notebooks"
project, author = "invariance_stitching", "invariance_stitching maintainers"
extensions = ["myst_nb", "sphinx_design", "sphinx_copybutton", "sphinx-mathjax-offline"]
nb_execution_mode = "off"
myst_enable_extensions = ["dollarmath", "amsmath", "colon_fence"]
myst_heading_anchors = 3
myst_heading_slug_func = "invariance_stitching.site.slug"
suppress_warnings = ["myst.header"]
html_theme, html_title = "furo", "invariance_stitching"
html_show_sourcelink = False
html_copy_source = False
