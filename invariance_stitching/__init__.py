__version__ = "0.0.2"

# The public names, each loaded from its room when it is first used, so that `import invariance_stitching` costs nothing
_rooms = dict(data='load_data to_float Split Splits', cues='add_patches to_gray', models='build_model save_model load_model', train='train_model predict',
    cut='points Cut features', stitch='stitch_layer', objectives='OBJECTIVES Objective register_objective', iri='invert', fit='fit_stitches Stitched', measure='evaluate',
    study='compare Store Study', plots='plot_curves plot_iris plot_matrix', core='StitchError untouched')
_where = {name:room for room,names in _rooms.items() for name in names.split()}

def __getattr__(name):
    if name not in _where: raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    from importlib import import_module
    return getattr(import_module(f'{__name__}.{_where[name]}'), name)

def __dir__(): return sorted([*globals(), *_where])
