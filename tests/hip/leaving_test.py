#!/usr/bin/env python3
"""A HIP program that ends while its device is at work ends as it wants to, whichever way it leaves.

    leaving_test.py LANEWISE LIBRARY SOURCE OUTPUT

LIBRARY is libhsa-runtime64, which must register no destructor of a static object: its threads use them until the end.
"""
import concurrent.futures
import os
import pathlib
import signal
import subprocess
import sys

WAYS = {"return": 0, "exit": 7, "_Exit": 7, "exception": -signal.SIGABRT, "abort": -signal.SIGABRT,
        "signal": -signal.SIGTERM}
MOMENTS = ["before", "allocated", "launch", "copy", "callback", "after"]
OPTIONS = [[], ["--check"], ["--time"]]
# The moment at which most goes on, and the ways that end static objects.
OFTEN = [("return", "launch"), ("exit", "launch"), ("return", "callback")]


def run(lanewise, binary, options, way, moment):
    done = subprocess.run([lanewise, "hip", *options, "--", binary, way, moment], capture_output=True, text=True,
                          timeout=300)
    wanted = WAYS[way]
    if "--time" in options and wanted < 0:  # the program runs beside lanewise, which ends as shells do
        wanted = 128 - wanted
    if done.returncode == wanted and "defect" not in done.stderr:
        return None
    return f"{' '.join(options)} {way} {moment}: ended with {done.returncode}, expected {wanted}\n{done.stderr}"


def main():
    lanewise, library, source, output = sys.argv[1:5]
    output = pathlib.Path(output)
    output.mkdir(parents=True, exist_ok=True)
    symbols = subprocess.run(["nm", "-D", "--undefined-only", library], capture_output=True, text=True, check=True)
    failures = [f"{library} registers destructors: {line}" for line in symbols.stdout.splitlines()
                if "__cxa_atexit" in line]
    if "hsa" not in subprocess.run(["nm", "-D", library], capture_output=True, text=True).stdout:
        failures.append("nm shows no symbols of the library")
    binary = output / "leaving"
    subprocess.run(["hipcc", "-O2", "-std=c++17", "-w", "--offload-arch=gfx900", source, "-o", binary], check=True)
    jobs = [(options, way, moment) for options in OPTIONS for way in WAYS for moment in MOMENTS]
    jobs += [(options, way, moment) for options in OPTIONS for way, moment in OFTEN for _ in range(4)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures += [f for f in pool.map(lambda job: run(lanewise, binary, *job), jobs) if f]
    for failure in failures:
        print("FAILED", failure)
    print(f"{len(jobs)} runs, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
