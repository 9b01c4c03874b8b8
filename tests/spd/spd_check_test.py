#!/usr/bin/env python3
"""What `run --check` says of studies/spd/spd.comp: nothing as it is, and the fault where one is put into it:
spd_check_test.py --lanewise PROGRAM
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2] / "studies" / "spd" / "spd.comp"
TARGETS = (("gfx803", 64), ("gfx900", 64), ("gfx1010", 32), ("gfx1010", 64), ("gfx1030", 32), ("gfx1030", 64))
WIDTH, HEIGHT, LEVELS = 256, 128, 9  # eight workgroups, and levels behind the sixth
TIMEOUT_SECONDS = 300

IN_LOOP = "  for (uint n = first; n <= 6; ++n) {\n    barrier();\n"
IN_LOOP_OF_QUAD = "  for (uint n = 3; n <= 6; ++n) {\n    barrier();\n"
LAST = "groups_before != groups.x * groups.y - 1) return;\n"
BEHIND_ATOMIC = "    groups_before = atomicAdd(groups_done[slice], 1);\n  }\n  barrier();\n"
# What is put in, by the exchange that it is for, and what must be found.
FAULTS = {
    "as it is": ({}, None),
    "the atomic's result is ignored": (
        {LAST: "false) return;\n"}, "races: global memory"),
    "one workgroup too few": (
        {LAST: LAST.replace("- 1)", "- 2)")}, "races: global memory"),
    "no barrier between levels": (
        {IN_LOOP: IN_LOOP.replace("    barrier();\n", ""),
         IN_LOOP_OF_QUAD: IN_LOOP_OF_QUAD.replace("    barrier();\n", "")}, "races: LDS memory"),
    "no barrier behind the atomic": ({BEHIND_ATOMIC: BEHIND_ATOMIC.replace("  barrier();\n", "")}, "races: LDS memory"),
}


def failure_of(lanewise, folder, exchange, target, lanes, fault):
    changes, wanted = FAULTS[fault]
    text = SOURCE.read_text()
    for before, after in changes.items():
        if before not in text:
            return f"{fault}: the source has no '{before.strip()}'"
        text = text.replace(before, after)
    source = folder / f"{exchange}-{target}-{lanes}-{list(FAULTS).index(fault)}.comp"
    source.write_text(text)
    code = source.with_suffix(".hsaco")
    defines = {"ORDER": "MORTON", "EXCHANGE": exchange, "PACKED": 1, "HALF": 0, "SAMPLER": 0, "FORMAT": "rgba16f", "PASSES": 0}
    compiled = subprocess.run([lanewise, "compile", source, "--target", target, "--wave-size", str(lanes), "-o", code, "--",
                               *(f"-D{name}={value}" for name, value in defines.items())],
                              capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    if compiled.returncode != 0:
        return compiled.stderr
    binds = [f"0.0=image2d_array[{WIDTH}x{HEIGHT}x1,rgba16f,levels:{LEVELS}]=iota", "0.3=u32[1]=zeros", "0.2=image:0.0,level:6"]
    binds += [f"0.1.{n - 1}=image:0.0,level:{min(n, LEVELS - 1)}" for n in range(1, 13)]
    done = subprocess.run([lanewise, "run", code, "--grid", f"{WIDTH // 64},{HEIGHT // 64}", "--check", "--push",
                           f"f32x2:{1 / WIDTH!r},{1 / HEIGHT!r},u32:{LEVELS - 1}",
                           *(word for bind in binds for word in ("--bind", bind))],
                          capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    said = done.stdout + done.stderr
    name = f"{exchange} on {target}, waves of {lanes}, {fault}"
    if wanted is None and (done.returncode != 0 or said):
        return f"{name}: exit {done.returncode}, expected nothing to be found: {said[:2000]}"
    if wanted is not None and (done.returncode != 1 or wanted not in said):
        return f"{name}: exit {done.returncode}, expected '{wanted}': {said[:2000]}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lanewise-spd-") as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        runs = [workers.submit(failure_of, options.lanewise, pathlib.Path(folder), exchange, target, lanes, fault)
                for exchange in ("LDS", "QUAD") for target, lanes in TARGETS for fault in FAULTS]
        failed = [run.result() for run in runs if run.result()]
    for problem in failed:
        print(problem, file=sys.stderr)
    print(f"{len(runs) - len(failed)} runs passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
