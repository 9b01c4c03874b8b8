"""Fixtures and functions that the tests of the Python package share."""

import json
import os
import pathlib
import subprocess

import pytest

import lanewise as lw

PROJECT = pathlib.Path(__file__).parents[2]
LANEWISE = os.environ["LANEWISE"]  # the program

SAXPY = """
kernel void saxpy(global const float *x, global float *y, float a) {
  size_t i = get_global_id(0);
  y[i] += a * x[i];
}
"""


@pytest.fixture(scope="session")
def saxpy():
    """The kernel saxpy for gfx900."""
    return lw.compile("saxpy.cl", target="gfx900", flags=["-O3", "-g"], source=SAXPY).kernels["saxpy"]


def command_json(*arguments, exit_codes=(0,)):
    """The JSON that a command prints."""
    done = subprocess.run([LANEWISE, *map(str, arguments), "--json"], capture_output=True, text=True)
    assert done.returncode in exit_codes, (arguments, done.stderr)
    return json.loads(done.stdout)
