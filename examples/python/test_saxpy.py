"""Tests of a kernel with the pytest plugin: pytest -p lanewise.pytest test_saxpy.py"""

import pathlib

import numpy as np
import pytest

SOURCE = pathlib.Path(__file__).parents[1] / "saxpy.cl"


@pytest.mark.parametrize("target, device", [("gfx900", "vega-64"), ("gfx1030", "navi21-6900xt")])
def test_saxpy(lanewise, target, device):
    kernel = lanewise.compile(SOURCE, target=target, flags=["-O3"]).kernels["saxpy"]
    x, y = np.arange(1024, dtype=np.float32), np.ones(1024, np.float32)
    wanted = 2 * x + y
    lanewise.check(kernel, grid=4, block=256, args=[x, y, 2.0], expect={1: wanted}, rtol=1e-6, max_vgprs=24,
                   min_waves={device: 8}, max_cycles={device: 8000})
