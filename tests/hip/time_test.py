#!/usr/bin/env python3
"""Compares what events tell a HIP program under `lanewise hip --time` with the table of its dispatches and copies.

    time_test.py LANEWISE PROGRAMS COMPILED

The program is timed_events, which prints "name: microseconds" between two events; what was compiled is kept in
COMPILED, as hip_test.py does it.
"""
import json
import pathlib
import subprocess
import sys

import hip_test

# What lies between the events that the program names, in the order of the table.
BETWEEN = {"copy in": 1, "first": 1, "second": 1, "two": 2, "copy out": 1}
NEAR_US = 0.002  # hipEventElapsedTime gives a float of milliseconds, printed with three digits


def main():
    lanewise, programs, output = sys.argv[1:]
    source = pathlib.Path(programs) / "timed_events.hip"
    wanted = hip_test.directives(source)
    build, = hip_test.builds(source, wanted, full=False)
    program, complaint = hip_test.compile_program(lanewise, build, pathlib.Path(output), wanted)
    if complaint:
        sys.exit(complaint)
    errors = []
    for devices in build.runs:
        command = [lanewise, "hip", *(f"--device={d}" for d in devices), "--time", "--json", "--", *program]
        done = subprocess.run(command, capture_output=True, text=True, timeout=hip_test.RUN_SECONDS)
        if done.returncode != 0:
            sys.exit(f"{devices}: ended with {done.returncode}\n{done.stdout}{done.stderr}")
        told = dict(line.split(": ") for line in done.stderr.splitlines() if ": " in line)
        table = json.loads(done.stdout)["time"]
        if len(table) != sum(BETWEEN.values()):
            sys.exit(f"{devices}: {len(table)} dispatches and copies instead of {sum(BETWEEN.values())}")
        now = table[0]["start_ns"]
        begin, at = now, 0
        for name, count in BETWEEN.items():
            for entry in table[at:at + count]:
                if entry["start_ns"] != now + entry.get("launch_ns", 0) or entry["end_ns"] <= entry["start_ns"]:
                    errors.append(f"{devices} {name}: {entry} does not follow {now}")
                now = entry["end_ns"]
            at += count
            first = table[at - count]
            expected = (now - first["start_ns"] + first.get("launch_ns", 0)) / 1000
            if abs(float(told[name]) - expected) > NEAR_US:
                errors.append(f"{devices} {name}: the events say {told[name]} us, the table {expected:.3f}")
        if abs(float(told["all"]) - (now - begin) / 1000) > NEAR_US * len(table):
            errors.append(f"{devices}: the events say {told['all']} us in all, the table {(now - begin) / 1000:.3f}")
        # Both copies go over one link.
        rates = {entry["bytes"] / (entry["end_ns"] - entry["start_ns"]) for entry in table if "bytes" in entry}
        if max(rates) - min(rates) > 0.01:
            errors.append(f"{devices}: copies of one size have different rates: {rates}")
        print(f"{' '.join(devices)}: {len(table)} rows, {told['all']} us")
    sys.exit("\n".join(errors) or 0)


if __name__ == "__main__":
    main()
