#!/usr/bin/env python3
"""Compiles a kernel, runs it on NumPy arrays, checks it, times it and looks into one of its waves."""

import pathlib

import numpy as np

import lanewise as lw

SOURCE = pathlib.Path(__file__).parents[1] / "saxpy.cl"

kernel = lw.compile(SOURCE, target="gfx900", flags=["-O3", "-g"]).kernels["saxpy"]
print(f"{kernel.vgprs} VGPRs, {kernel.vgpr_spills} spills, "
      f"{kernel.occupancy('vega-64').waves_per_simd} waves per SIMD on a Vega 64")

x, y = np.arange(1024, dtype=np.float32), np.full(1024, 0.5, np.float32)
report = kernel.run(grid=4, block=256, args=[x, y, 2.0], check="races,waits")
assert not report.findings and np.array_equal(y, 2 * x + 0.5)
print(f"{report.wave_instructions} wave instructions, no race, and y = 2 x + 0.5")

time = kernel.time(device="vega-64", grid=4, block=256, args=[x, y, 2.0])
print(f"{time.cycles} cycles (uncertainty: {time.uncertainty.least} to {time.uncertainty.most}); "
      f"the 16 waves wait {time.stalls['wait vm'] // 16} cycles each for loads")

recording = kernel.record(grid=4, block=256, args=[x, y, 2.0], workgroup=(0, 0, 0))
fma = next(step for step in recording.wave(1) if step.text.startswith("v_fma"))
print(f"step {fma.index} of wave 1: {fma.text}; lane 3 gets {fma.after.v[2].f32[3]}")
