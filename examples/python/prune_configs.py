#!/usr/bin/env python3
"""Cuts down a list of configurations, as an autotuner has one, without a GPU.

Each configuration is compiled. Those that spill registers or leave a SIMD with too few waves are dropped, the others are
timed on the model of the device, and the fastest remain. With Triton, the code object of a configuration is
`kernel.asm["hsaco"]`, and `lw.load` takes these bytes.
"""

import itertools

import numpy as np

import lanewise as lw

TARGET, DEVICE = "gfx900", "vega-64"
COUNT = 1 << 16  # elements

SOURCE = """
kernel __attribute__((reqd_work_group_size(BLOCK, 1, 1)))
void norm(global const float *x, global float *y) {
  size_t first = (get_group_id(0) * BLOCK * PER_ITEM) + get_local_id(0);
  float part[PER_ITEM];
  for (int i = 0; i < PER_ITEM; ++i) part[i] = x[first + i * BLOCK];
  for (int round = 0; round < 4; ++round)
    for (int i = 0; i < PER_ITEM; ++i) part[i] = fma(part[i], part[(i + 1) % PER_ITEM], 0.5f);
  for (int i = 0; i < PER_ITEM; ++i) y[first + i * BLOCK] = part[i];
}
"""


def configurations():
    """What an autotuner would try."""
    for block, per_item in itertools.product((64, 128, 256), (1, 2, 4, 8, 16)):
        yield {"BLOCK": block, "PER_ITEM": per_item}


def code_of(config):
    """The code object of a configuration: bytes, as a compiler of Triton, tinygrad or IREE returns them."""
    defines = [f"-D{name}={value}" for name, value in config.items()]
    return lw.compile("norm.cl", target=TARGET, flags=["-O3", *defines], source=SOURCE).bytes


def main(keep=3):
    x, y = np.ones(COUNT, np.float32), np.zeros(COUNT, np.float32)
    dropped, timed = [], []
    for config in configurations():
        kernel = lw.load(code_of(config)).kernels["norm"]
        waves = kernel.occupancy(DEVICE).waves_per_simd
        if kernel.vgpr_spills or kernel.scratch_bytes or waves < 4:
            dropped.append(config)
            continue
        workgroups = COUNT // (config["BLOCK"] * config["PER_ITEM"])
        time = kernel.time(device=DEVICE, grid=workgroups, block=config["BLOCK"], args=[x, y])
        timed.append((time.cycles, time.bound_by, waves, config))
    timed.sort(key=lambda row: row[0])
    print(f"{len(timed) + len(dropped)} configurations, {len(dropped)} dropped, {len(timed)} timed; the fastest:")
    for cycles, bound_by, waves, config in timed[:keep]:
        print(f"  {cycles:7} cycles, {waves:2} waves per SIMD, bound by {bound_by}: {config}")
    return [config for *_, config in timed[:keep]]


if __name__ == "__main__":
    main()
