"""Do two networks work alike, or do they only score alike?

Model stitching joins the front of one network to the end of another by a small fitted layer. Here the layer is also
fitted on IRIs, images that the front represents as it does the originals, so that only networks that ignore the same
things still agree. For any two PyTorch classifiers:

    from invariance_stitching import compare, load_data, plot_curves
    splits = load_data('my_images.zip')          # or 'digits', 'cifar10', a folder with train/ and test/
    front, end = my_model, my_other_model        # any `nn.Module` that takes images in [0, 1]
    table = compare(front, end, splits)
    plot_curves(table).savefig('curves.png')
"""
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
