"""Do two networks work alike, or do they only score alike? Invariance-aware model stitching in PyTorch.

Modules:

- `invariance_stitching.experiments.published_networks`: Are three image classifiers that people use every day alike inside? One network's first half is joined to another's second half, and we see whether the other still answers as it does by itself."""

__version__ = "0.0.2"

# The public names by module. Each is loaded when it is first used, so that `import invariance_stitching` costs nothing
_names = dict(
    core='StitchError untouched',
    data='Split Splits in_classes load_data to_float',
    cues='add_patches to_gray',
    models='build_model linear_probe load_model save_model',
    published='find_models named_model photos_for',
    cut='Cut features points',
    train='predict train_model',
    stitch='stitch_layer',
    objectives='OBJECTIVES Objective register_objective',
    iri='IRIs invert',
    fit='Fit Stitched fit_stitches stitched',
    measure='evaluate without_stitch',
    similarity='similarity',
    study='Store Study atlas compare comparison',
    plots='plot_curves plot_iris plot_matrix')
_modules = {name:module for module,names in _names.items() for name in names.split()}
__all__ = sorted(_modules)

def __getattr__(name):
    from importlib import import_module
    if name not in _modules: raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    module = import_module(f'{__name__}.{_modules[name]}')
    return module if name==_modules[name] else getattr(module, name)            # `similarity` can be called itself

def __dir__(): return sorted({*globals(), *__all__})
