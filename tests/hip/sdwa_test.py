#!/usr/bin/env python3
"""Compares the rates that events tell a HIP program under `lanewise hip --time` with those of `lanewise study sdwa`.

    sdwa_test.py LANEWISE PROGRAMS COMPILED

The program is sdwa_rates, which runs the study's kernels by the module API and prints "kernel: microseconds"; what was
compiled is kept in COMPILED, as hip_test.py does it.
"""
import json
import pathlib
import subprocess
import sys

import hip_test

# The study counts cycles, events tell whole nanoseconds of two dispatches; and memory lies elsewhere.
NEAR = 0.01


def main():
    lanewise, programs, output = sys.argv[1:]
    source = pathlib.Path(programs) / "sdwa_rates.hip"
    wanted = hip_test.directives(source)
    build, = hip_test.builds(source, wanted, full=False)
    program, complaint = hip_test.compile_program(lanewise, build, pathlib.Path(output), wanted)
    if complaint:
        sys.exit(complaint)
    study = json.loads(subprocess.run([lanewise, "study", "sdwa", "--json"], capture_output=True, check=True).stdout)
    devices = {device["device"]: device["variants"] for device in study["devices"]}
    errors = []
    for (name,) in build.runs:
        done = subprocess.run([lanewise, "hip", f"--device={name}", "--time", "--", *program], capture_output=True,
                              text=True, timeout=hip_test.CHECKED_RUN_SECONDS)
        if done.returncode != 0:
            sys.exit(f"{name}: ended with {done.returncode}\n{done.stdout}{done.stderr}")
        told = {kernel: float(us) for kernel, us in (line.split(": ") for line in done.stdout.splitlines())}
        for row in devices.pop(name):
            rate = told[row["reference"]] / told[row["kernel"]] * row["operations"]
            print(f"{name} {row['kernel']}: {rate:.3f} by events, {row['rate']:.3f} in the study")
            if abs(rate / row["rate"] - 1) > NEAR:
                errors.append(f"{name} {row['kernel']}: {rate:.3f} by events, {row['rate']:.3f} in the study")
    if devices:
        errors.append(f"not run: {', '.join(devices)}")
    results = {result["id"]: result["as_published"] for result in study["results"]}
    # The article's own six instructions are a third, and not its 0.3.
    if results != {"SDWA-1": True, "SDWA-2": False, "SDWA-3": True, "SDWA-5": True}:
        errors.append(f"as published: {results}")
    sys.exit("\n".join(errors) or 0)


if __name__ == "__main__":
    main()
