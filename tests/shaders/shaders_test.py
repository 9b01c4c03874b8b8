#!/usr/bin/env python3
"""Runs every shader beside it for several targets and sizes of waves, and on lavapipe, which must leave the same bytes:
shaders_test.py --lanewise PROGRAM --witness PROGRAM [--shader NAME] [--all | --both] [--random COUNT] [--push COUNT] [--seed SEED]

A shader is a folder with shader.comp and the launch file for it. Where the launch file says what to expect, that is the
witness instead of lavapipe. A shader runs on a GCN and an RDNA target by its name, with --both on the two of each, and with --all on
every target that RADV compiles for and that runs. --random adds shaders that random_shaders.py writes, --push those of
push_shaders.py, spread over the numbers of push constants and their shapes.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import zlib

import push_shaders
import random_shaders

HERE = pathlib.Path(__file__).resolve().parent
# Targets with their wave sizes. Shaders alternate between the two samples; each other target differs from one of these
# only in its name.
SAMPLES = ({"gfx803": (64,), "gfx1010": (64, 32)}, {"gfx900": (64,), "gfx1030": (64, 32)})
ALL_TARGETS = {**SAMPLES[0], **SAMPLES[1], "gfx801": (64,), "gfx802": (64,), "gfx810": (64,), "gfx902": (64,), "gfx904": (64,),
               "gfx906": (64,), "gfx909": (64,), "gfx90c": (64,), "gfx1011": (64, 32), "gfx1012": (64, 32),
               "gfx1031": (64, 32), "gfx1032": (64, 32), "gfx1033": (64, 32), "gfx1034": (64, 32),
               "gfx1035": (64, 32), "gfx1036": (64, 32)}
# What is not done, by shader, target and size of waves: exit code and message.
REFUSED = {("halves", target, 64): (2, "RADV has no shaderFloat16") for target in ("gfx801", "gfx802", "gfx803", "gfx810")}
REFUSED |= {("fetch_levels", target, 64): (4, "several levels in one descriptor")
            for target in ("gfx801", "gfx802", "gfx803", "gfx810")}
# The driver may drop so many push constants that no layout or several fit. Such shaders are refused; few may be.
UNKNOWN_LAYOUT = "it is not known where RADV's calling convention puts the inputs of the shader"
MOST_REFUSED = 0.02
TIMEOUT_SECONDS = 120


def called(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=TIMEOUT_SECONDS)
    return done.returncode, done.stdout + done.stderr


class Shader:
    refused = []  # runs of all shaders

    def __init__(self, where, folder, options):
        name = self.name = where.name
        self.options = options
        self.source, self.launch = where / "shader.comp", where / "launch.json"
        self.content = json.loads(self.launch.read_text())
        self.module = folder / f"{name}.spv"
        self.out = folder / name
        self.out.mkdir()

    def prepare(self):
        """The module, and what lavapipe makes of it. Returns what failed."""
        code, text = called("glslangValidator", "-V", "--target-env", "vulkan1.3", "-S", "comp", self.source, "-o", self.module)
        if code != 0:
            return f"{self.name}: glslangValidator: {text}"
        if "expect" in self.content:
            return None
        code, text = called(self.options.witness, self.module, self.launch, self.out)
        return f"{self.name}: lavapipe: {text}" if code != 0 else None

    def run(self, target, lanes):
        """Returns what failed."""
        where = f"{self.name} on {target}, waves of {lanes}"
        outputs = {} if "expect" in self.content else {
            name: self.out / f"{name}-{target}-{lanes}.bin" for name, bound in self.content["bind"].items()
            if not (bound if isinstance(bound, str) else bound[0]).startswith(("image:", "sampler:"))}
        words = [word for name, path in outputs.items() for word in ("--out", f"{name}={path}")]
        code, text = called(self.options.lanewise, "run", self.module, "--launch", self.launch, "--target", target,
                            "--wave-size", lanes, *words)
        if refusal := REFUSED.get((self.name, target, lanes)):
            return None if code == refusal[0] and refusal[1] in text else f"{where}: exit {code}, expected to be refused: {text}"
        if code == 4 and self.name.startswith("push_") and UNKNOWN_LAYOUT in text:
            self.refused.append(where)
            return None
        if code != 0:
            return f"{where}: exit {code}: {text}"
        for name, path in outputs.items():
            got, wanted = path.read_bytes(), (self.out / f"{name}.bin").read_bytes()
            if got != wanted:
                first = next((i for i, (a, b) in enumerate(zip(got, wanted)) if a != b), min(len(got), len(wanted)))
                return (f"{where}: binding {name} differs from lavapipe's from byte {first} on: "
                        f"{got[first:first + 8].hex()}, expected {wanted[first:first + 8].hex()}")
        return None


def is_wanted(shader, target, lanes, options):
    if options.all or (options.both and any(target in sample for sample in SAMPLES)):
        return True
    is_sampled = target in SAMPLES[zlib.crc32(shader.name.encode()) % 2]
    return is_sampled or (shader.name, target, lanes) in REFUSED


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--witness", required=True)
    parser.add_argument("--shader")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--both", action="store_true")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--push", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    cases = sorted(path.parent for path in HERE.glob("*/launch.json"))
    if options.shader:
        cases = [HERE / options.shader]
    failed, passed = [], 0
    with tempfile.TemporaryDirectory(prefix="lanewise-shaders-") as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for seed in range(options.seed, options.seed + options.random):
            cases.append(pathlib.Path(folder) / "random" / f"seed{seed}")
            cases[-1].mkdir(parents=True)
            random_shaders.write(cases[-1], seed)
        every = [(dwords, form) for dwords in range(push_shaders.MOST_DWORDS + 1) for form in push_shaders.FORMS]
        for i in range(options.push):
            dwords, form = every[i * len(every) // options.push % len(every)]
            seed = options.seed + i
            cases.append(pathlib.Path(folder) / "push" / f"push_{dwords}_{form}_seed{seed}")
            cases[-1].mkdir(parents=True)
            push_shaders.write(cases[-1], dwords, form, seed)
        shaders = [Shader(case, pathlib.Path(folder), options) for case in cases]
        failed = [problem for problem in workers.map(Shader.prepare, shaders) if problem]
        if not failed:
            runs = [workers.submit(shader.run, target, lanes)
                    for shader in shaders for target, sizes in ALL_TARGETS.items() for lanes in sizes
                    if lanes == shader.content.get("wave_size", lanes) and is_wanted(shader, target, lanes, options)]
            failed = [run.result() for run in runs if run.result()]
            passed = len(runs) - len(failed) - len(Shader.refused)
            if len(Shader.refused) > MOST_REFUSED * len(runs):
                failed.append(f"refused, since their layouts are not known: {', '.join(Shader.refused)}")
    for problem in failed:
        print(problem, file=sys.stderr)
    print(f"{len(cases)} shaders: {passed} runs passed, {len(Shader.refused)} refused, {len(failed)} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
