"Collect each notebook as one pytest item, run by nbdev with the project's test flags"
import os
os.environ.setdefault('OMP_NUM_THREADS', '1')   # several notebooks run at once: one thread each, or they spin

import pytest
from nbdev.config import get_config
from nbdev.test import test_nb as run_nb

cfg = get_config(__file__)

def pytest_addoption(parser):
    parser.addoption('--flags', default='', help='test flags to run that are normally skipped')
    parser.addoption('--cell-timeout', default=600, type=int, help='seconds before a cell is stopped and its notebook fails')

LONGEST = '25_study 47_oracle 46_how_identical_are_iris 62_known_networks 28_cli 16_fit 08_train 42_robustness'.split()

def pytest_collection_modifyitems(items):
    "The longest first, so that no worker is left alone with one of them at the end"
    items.sort(key=lambda item: LONGEST.index(item.name) if item.name in LONGEST else len(LONGEST))

def pytest_collect_file(file_path, parent):
    if file_path.suffix=='.ipynb' and file_path.name[0] not in '._': return Notebook.from_parent(parent, path=file_path)

class Notebook(pytest.File):
    def collect(self): yield NotebookItem.from_parent(self, name=self.path.stem)

class NotebookItem(pytest.Item):
    def runtest(self):
        opt = self.config.getoption
        ok,_ = run_nb(self.path, cfg.tst_flags.split(), opt('--flags').split(), basepath=cfg.config_path, cell_timeout=opt('--cell-timeout'))
        if not ok: pytest.fail('see the captured traceback', pytrace=False)
    def reportinfo(self): return self.path, None, self.nodeid
