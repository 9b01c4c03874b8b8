"""The type stubs beside the package, and beside what a program writes."""

import os
import pathlib
import re
import subprocess
import sys

import lanewise as lw

PACKAGE = pathlib.Path(lw.__file__).parent

PROGRAM = """
import lanewise as lw
obj = lw.compile("saxpy.cl", target="gfx900", flags=["-O3"])
k = obj.kernels["saxpy"]
waves: int = k.occupancy("vega-64").waves_per_simd
t = k.time(device="vega-64", grid=4)
cycles: int = t.cycles
stall: int = t.stalls["wait vm"]
text: str = lw.explain(0x68000501).formula
names: list[str] = [i.text for i in k.instructions if "v3" in i.writes]
spills: int = k.vgpr_spill
wrong: str = t.cycles
lw.explain(1, targt="gfx900")
"""
WRONG = {11: 'has no attribute "vgpr_spill"', 12: "Incompatible types", 13: 'Unexpected keyword argument "targt"'}


def mypy(module, *arguments):
    environment = {**os.environ, "MYPYPATH": str(PACKAGE.parent)}
    return subprocess.run([sys.executable, "-m", module, *arguments], capture_output=True, text=True, env=environment)


def test_program(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    done = mypy("mypy", "--cache-dir", str(tmp_path / "cache"), str(path))
    found = {int(line): text for line, text in re.findall(r"program\.py:(\d+): error: (.*)", done.stdout)}
    assert found.keys() == WRONG.keys(), done.stdout
    for line, text in WRONG.items():
        assert text in found[line]


def test_stubs_beside_the_package(tmp_path):
    allowed = tmp_path / "allowed"
    # Modules with an underscore are no interface, objects are made by functions, and the methods of kernels and objects
    # have the signatures of functions.
    allowed.write_text(r"lanewise\._.*" "\n" r".*\.__init__" "\n" r"lanewise\.(Kernel|Object)\.\w+" "\n")
    done = mypy("mypy.stubtest", "lanewise", "--allowlist", str(allowed), "--ignore-unused-allowlist")
    assert done.returncode == 0, done.stdout
