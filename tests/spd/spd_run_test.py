#!/usr/bin/env python3
"""Runs the variants of studies/spd/variants.json in the emulator and compares them with the rule, texel by texel:
spd_run_test.py --lanewise PROGRAM --witness lwtest_spd [--variant PART-OF-NAME] [--all] [--large] [--seed N] [--runs N]

Without --all a random choice of variants, languages, targets, waves and sizes; --large takes 1920x1080 and 4096x4096, of
each variant once.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

STUDY = pathlib.Path(__file__).resolve().parents[2] / "studies" / "spd"
TARGETS = (("gfx803", 64), ("gfx900", 64), ("gfx1010", 64), ("gfx1010", 32), ("gfx1030", 64), ("gfx1030", 32))
SIZES = ((256, 256, 1), (512, 256, 6), (100, 60, 1), (1000, 300, 1))
LARGE_SIZES = ((1920, 1080, 1), (4096, 4096, 1))
TIMEOUT_SECONDS = 900


class Failed(Exception):
    pass


def called(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    if done.returncode != 0:
        raise Failed(f"exit {done.returncode}: {' '.join(str(word) for word in words[1:])}\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def reason_to_skip_size(define, language, target, size):
    if language == "opencl" and target.startswith("gfx10") and not define["SAMPLER"]:
        whole = all(edge % 64 == 0 for edge in size[:2]) if not define["PASSES"] else size[0] == size[1]
        if not whole:
            return "texels outside, of which clang's samplers have opaque ones on gfx10"
    return None


def reason_to_skip(define, language, target, lanes):
    if define["HALF"] and language == "glsl" and target == "gfx803":
        return "fp16, which RADV does not compile for gfx803"
    if define["EXCHANGE"] == "SHUFFLE64" and lanes != 64:
        return "shuffles over 64 lanes in waves of 32"
    return None


def f32(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def level_count(size):
    return max(size[:2]).bit_length()


def level_size(size, level):
    return max(1, size[0] >> level), max(1, size[1] >> level)


def texel_bytes(define):
    return 4 if define["FORMAT"] == "rgba8" else 8


class Run:
    """One variant for one target at one size."""

    def __init__(self, variant, language, target, lanes, size, options, folder):
        self.define, self.language, self.target, self.lanes, self.size = variant["define"], language, target, lanes, size
        self.name = f"{variant['name']} ({language}) on {target}, waves of {lanes}, at {'x'.join(map(str, size))}"
        self.lanewise, self.witness, self.seed = options.lanewise, options.witness, options.seed
        self.extra = ["--check"] if options.check else []
        self.base = pathlib.Path(folder) / f"{variant['name']}-{language}-{target}-{lanes}-{'x'.join(map(str, size))}"
        self.code = pathlib.Path(folder) / f"{variant['name']}-{language}-{target}-{lanes}.hsaco"

    def witness_words(self):
        flags = [flag for flag, name in (("--half", "HALF"), ("--passes", "PASSES"), ("--sampler", "SAMPLER"))
                 if self.define[name]]
        if self.language == "opencl" and not self.define["PASSES"]:
            flags.append("--handed-over")
        return ["--width", self.size[0], "--height", self.size[1], "--slices", self.size[2], "--format",
                self.define["FORMAT"], "--seed", self.seed, *flags]

    def compile(self):
        if self.code.exists():
            return
        source = STUDY / ("spd.comp" if self.language == "glsl" else "spd.cl")
        wave = ["--wave-size", self.lanes] if self.language == "glsl" else []
        flags = [f"-D{name}={value}" for name, value in self.define.items()]
        if self.language == "opencl":
            # What it hands over is a byte's 255th, to the bit.
            flags.append("-cl-fp32-correctly-rounded-divide-sqrt")
        if self.language == "opencl" and self.target.startswith("gfx10") and self.lanes == 64:
            flags.append("-mwavefrontsize64")
        called(self.lanewise, "compile", source, "--target", self.target, *wave, "-o", self.code, "--", *flags)

    def image(self, file, level=0, levels=None):
        """Level 0 with those that follow it, of which a binding shows one."""
        levels = level_count(self.size) if levels is None else levels
        shown = f",levels:{levels},level:{level}" if levels > 1 else ""
        width, height, slices = self.size
        return f"image2d_array[{width}x{height}x{slices},{self.define['FORMAT']}{shown}]=@{file}"

    def grid(self, level):
        tile = 32 if self.define["PASSES"] else 64
        width, height = level_size(self.size, level)
        return f"{-(-width // tile)},{-(-height // tile)},{self.size[2]}"

    def run_shader(self, file):
        last = level_count(self.size) - 1
        counters = self.base.with_suffix(".counters.bin")
        taken = json.loads(called(self.lanewise, "info", self.code, "--json"))["kernels"][0]["push_constant_bytes"]
        for level in range(last if self.define["PASSES"] else 1):
            binds = ["0.0=" + self.image(file, level)]
            if self.define["SAMPLER"]:
                binds.append("0.0=sampler:linear,clamp_to_edge")
            if self.define["PASSES"]:
                binds.append(f"0.1=image:0.0,level:{level + 1}")
            else:
                # What is beyond the last level is never stored to.
                binds += [f"0.1.{n - 1}=image:0.0,level:{min(n, last)}" for n in range(1, 13)]
                binds += [f"0.2=image:0.0,level:{min(6, last)}", f"0.3=u32[{self.size[2]}]=zeros"]
            sizes = [f32(1 / size) for size in level_size(self.size, level)]
            push = ["--push", f"f32x2:{sizes[0]!r},{sizes[1]!r},u32:{last}"] if taken else []
            outs = ["--out", f"0.0={file}"] + ([] if self.define["PASSES"] else ["--out", f"0.3={counters}"])
            called(self.lanewise, "run", self.code, "--grid", self.grid(level), *push, *outs, *self.extra,
                   *(word for bind in binds for word in ("--bind", bind)))
        self.check_counters(counters)

    def run_kernel(self, file):
        last = level_count(self.size) - 1
        slices, form = self.size[2], self.define["FORMAT"]
        content, parts, at = file.read_bytes(), [], 0
        for n in range(last + 1):
            width, height = level_size(self.size, n)
            bytes_of_level = width * height * slices * texel_bytes(self.define)
            parts.append((f"image2d_array[{width}x{height}x{slices},{form}]", self.base.with_suffix(f".{n}.bin")))
            parts[-1][1].write_bytes(content[at:at + bytes_of_level])
            at += bytes_of_level
        images = [f"{image}=@{path}" for image, path in parts]
        counters = self.base.with_suffix(".counters.bin")
        if self.define["PASSES"]:
            for n in range(last):
                called(self.lanewise, "run", self.code, "--grid", self.grid(n), *images[n:n + 2], "--out",
                       f"1={parts[n + 1][1]}", *self.extra)
        else:
            unused = [f"image2d_array[1x1x{slices},{form}]=zeros"] * (12 - last)
            outs = [word for n in range(1, last + 1) for word in ("--out", f"{n}={parts[n][1]}")]
            called(self.lanewise, "run", self.code, "--grid", self.grid(0), *images, *unused,
                   f"f32x4[{64 * 64 * slices}]=zeros", f"u32[{slices}]=zeros", f"u32:{last}", *outs, "--out",
                   f"14={counters}", *self.extra)
        file.write_bytes(b"".join(path.read_bytes() for _, path in parts))
        for _, path in parts:
            path.unlink()
        self.check_counters(counters)

    def check_counters(self, file):
        if not self.define["PASSES"] and any(file.read_bytes()):
            raise Failed("a counter is not 0 at the end")

    def result(self):
        try:
            self.compile()
            levels = self.base.with_suffix(".bin")
            called(self.witness, "--write", levels, *self.witness_words())
            (self.run_shader if self.language == "glsl" else self.run_kernel)(levels)
            called(self.witness, "--compare", levels, *self.witness_words())
            levels.unlink()
        except (Failed, subprocess.TimeoutExpired) as problem:
            return f"{self.name}: {problem}"
        return None


def choose(options):
    """Variants with language, target, size of waves and size; and how many are left out for which reason."""
    generator = random.Random(options.seed)
    variants = [variant for variant in json.loads((STUDY / "variants.json").read_text())["variants"]
                if options.variant in variant["name"]]
    chosen, skipped = [], {}
    for variant in variants:
        cases = []
        for language in variant["languages"]:
            if options.language not in ("", language):
                continue
            for target, lanes in TARGETS:
                if options.target not in ("", target):
                    continue
                if reason := reason_to_skip(variant["define"], language, target, lanes):
                    skipped[reason] = skipped.get(reason, 0) + 1
                else:
                    cases.append((variant, language, target, lanes))
        sizes = LARGE_SIZES if options.large else SIZES
        sized = []
        for case in cases:
            for size in sizes:
                if reason := reason_to_skip_size(case[0]["define"], case[1], case[2], size):
                    skipped[reason] = skipped.get(reason, 0) + 1
                else:
                    sized.append((*case, size))
        if options.all:
            chosen += sized
        elif options.large:
            chosen += [generator.choice(of_size) for size in sizes if (of_size := [c for c in sized if c[4] == size])]
        else:
            chosen += [generator.choice(of_case) for case in cases if (of_case := [c for c in sized if c[:4] == case])]
    if options.runs and len(chosen) > options.runs:
        chosen = generator.sample(chosen, options.runs)
    return chosen, skipped


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--witness", required=True)
    parser.add_argument("--variant", default="")
    parser.add_argument("--language", default="")
    parser.add_argument("--target", default="")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--check", action="store_true", help="with --check of `run`, which must find nothing")
    parser.add_argument("--runs", type=int, default=0)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(2), "little"))
    options = parser.parse_args()
    chosen, skipped = choose(options)
    with tempfile.TemporaryDirectory(prefix="lanewise-spd-") as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        failed = [problem for problem in workers.map(lambda case: Run(*case, options, folder).result(), chosen) if problem]
    for problem in failed:
        print(problem, file=sys.stderr)
    print(f"seed {options.seed}: {len(chosen) - len(failed)} runs passed, {len(failed)} failed; left out: "
          + ", ".join(f"{count} with {reason}" for reason, count in skipped.items()))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
