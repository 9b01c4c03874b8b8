"""The code of docs/python.md, in one session, and the examples."""

import doctest
import os
import pathlib
import re
import subprocess
import sys

import pytest

from conftest import PROJECT

EXAMPLES = PROJECT / "examples/python"


def test_guide(tmp_path, monkeypatch):
    """Blocks with prompts are one session; files are those of the project."""
    (tmp_path / "examples").symlink_to(PROJECT / "examples")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(>>> .*?)```", (PROJECT / "docs/python.md").read_text(), re.S)
    assert len(blocks) >= 8
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "docs/python.md", None, 0)
    told = []
    runner = doctest.DocTestRunner()
    runner.run(session, out=told.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


@pytest.mark.parametrize("name, said", [
    ("first_steps.py", "lane 3 gets"),
    ("prune_configs.py", "15 configurations"),
    ("search_optuna.py", "best of 12"),
])
def test_example(name, said):
    done = subprocess.run([sys.executable, EXAMPLES / name], capture_output=True, text=True)
    assert done.returncode == 0 and said in done.stdout, done.stdout + done.stderr


def pytest_of(path, *options):
    return subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "lanewise.pytest", *options,
                           path], capture_output=True, text=True)


def test_plugin():
    done = pytest_of(EXAMPLES / "test_saxpy.py")
    assert done.returncode == 0 and "2 passed" in done.stdout, done.stdout


WRONG = '''
import numpy as np
SOURCE = """
kernel void f(global float *x, local float *l) {
  int i = get_local_id(0);
  l[i] = i;
  x[i] = l[(i + 64) % 128];
}"""

def launch(lanewise, **options):
    kernel = lanewise.compile("f.cl", target="gfx900", source=SOURCE).kernels["f"]
    lanewise.check(kernel, grid=1, block=128, args=[np.zeros(128, np.float32), "lds:512"], **options)

def test_race(lanewise): launch(lanewise)
def test_values(lanewise): launch(lanewise, races="", expect={0: np.full(128, -1, np.float32)})
def test_shape(lanewise): launch(lanewise, races="", expect={0: np.zeros(64, np.float32)})
def test_integers(lanewise):
    kernel = lanewise.compile("i.cl", target="gfx900", source="kernel void i(global long *x) { x[0] += 1; }").kernels["i"]
    lanewise.check(kernel, grid=1, block=1, args=[np.array([2**53])], expect={0: np.array([2**53])})
def test_vgprs(lanewise): launch(lanewise, races="", max_vgprs=1)
def test_waves(lanewise): launch(lanewise, races="", min_waves={"vega-64": 11})
def test_cycles(lanewise): launch(lanewise, races="", max_cycles={"vega-64": 10})
def test_fault(lanewise):
    kernel = lanewise.compile("f.cl", target="gfx900", source=SOURCE).kernels["f"]
    lanewise.check(kernel, grid=1, block=128, args=[np.zeros(8, np.float32), "lds:512"], races="")
def test_nothing_wrong(lanewise): launch(lanewise, races="")
'''


def test_plugin_finds_what_is_wrong(tmp_path):
    path = tmp_path / "test_wrong.py"
    path.write_text(WRONG)
    done = pytest_of(path)
    for text in ("race", "argument 0: 128 of 128 elements differ; the first is [0]: 0.0, expected -1.0", "has the shape (128,)",
                 "VGPRs; at most 1 are allowed", "10 waves per SIMD on vega-64; at least 11", "cycles on vega-64; at most 10",
                 "memory_fault", "[0]: 9007199254740993, expected 9007199254740992", "8 failed, 1 passed"):
        assert text in done.stdout, (text, done.stdout)


def test_notebook():
    """Every cell runs, and what it shows is HTML."""
    import json

    cells = json.loads((EXAMPLES / "notebook.ipynb").read_text())["cells"]
    space, shown = {}, []
    folder = os.getcwd()
    os.chdir(EXAMPLES)
    try:
        for cell in cells:
            if cell["cell_type"] != "code":
                continue
            *lines, last = "".join(cell["source"]).rstrip().split("\n")
            exec("\n".join(lines), space)
            try:
                value = eval(last, space)
            except SyntaxError:
                exec(last, space)
                continue
            if hasattr(value, "_repr_html_"):
                shown.append(value._repr_html_())
    finally:
        os.chdir(folder)
    assert len(shown) == 4 and all("<table>" in one or "<svg" in one for one in shown)
