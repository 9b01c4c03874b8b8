#!/usr/bin/env python3
"""Every variant of studies/spd/variants.json that lavapipe runs, against the rule, texel by texel:
spd_test.py --witness lwtest_spd [--variant PART-OF-NAME] [--all] [--seed N]

--all takes the large sizes too.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

STUDY = pathlib.Path(__file__).resolve().parents[2] / "studies" / "spd"
SIZES = ((256, 256, 1), (512, 256, 6), (100, 60, 1), (1000, 300, 1))
LARGE_SIZES = ((1920, 1080, 1), (4096, 4096, 1))
TIMEOUT_SECONDS = 600


def reason_to_skip(define, size):
    """What lavapipe is no witness for."""
    if define["EXCHANGE"] == "SHUFFLE64":
        return "waves of 64 lanes"
    if define["SAMPLER"] and define["FORMAT"] == "rgba8":
        return "filtering of rgba8 in more than 8 bits"
    # The middle of 2x2 texels has an exact coordinate only then.
    if define["SAMPLER"] and any(edge & (edge - 1) for edge in size[:2]):
        return "sampling at sizes that are no powers of two"
    return None


def compiled(variant, folder):
    module = pathlib.Path(folder) / f"{variant['name']}.spv"
    done = subprocess.run(["glslangValidator", "-V", "--target-env", "vulkan1.3", "-o", module,
                           *(f"-D{name}={value}" for name, value in variant["define"].items()), STUDY / "spd.comp"],
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{variant['name']}: glslangValidator: {done.stdout}{done.stderr}")
    return module


def failure_of(variant, size, module, options):
    define, (width, height, slices) = variant["define"], size
    flags = [flag for flag, name in (("--half", "HALF"), ("--passes", "PASSES"), ("--sampler", "SAMPLER")) if define[name]]
    done = subprocess.run([options.witness, module, "--width", str(width), "--height", str(height), "--slices", str(slices),
                           "--format", define["FORMAT"], "--seed", str(options.seed), *flags],
                          capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    if done.returncode != 0:
        return f"{variant['name']} at {width}x{height}x{slices}: exit {done.returncode}: {done.stdout}{done.stderr}".rstrip()
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--witness", required=True)
    parser.add_argument("--variant", default="")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(2), "little"))
    options = parser.parse_args()
    variants = [variant for variant in json.loads((STUDY / "variants.json").read_text())["variants"]
                if "glsl" in variant["languages"] and options.variant in variant["name"]]
    sizes = SIZES + LARGE_SIZES if options.all else SIZES
    skipped = {}
    with tempfile.TemporaryDirectory(prefix="lanewise-spd-") as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        runs = []
        for variant in variants:
            module = compiled(variant, folder)
            for size in sizes:
                if reason := reason_to_skip(variant["define"], size):
                    skipped[reason] = skipped.get(reason, 0) + 1
                else:
                    runs.append(workers.submit(failure_of, variant, size, module, options))
        failed = [run.result() for run in runs if run.result()]
    for problem in failed:
        print(problem, file=sys.stderr)
    print(f"seed {options.seed}: {len(runs) - len(failed)} runs passed, {len(failed)} failed; left out, as lavapipe has none: "
          + ", ".join(f"{count} with {reason}" for reason, count in skipped.items()))
    return 1 if failed or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
