#!/usr/bin/env python3
"""Planted faults in a HIP program, and the same without them, under `lanewise hip --check`.

    check_test.py LANEWISE SOURCE OUTPUT [CASE…]

The source says at its head what must be found. A missing hipcc fails the test.
"""
import concurrent.futures
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys

DEVICES = ["vega-64", "navi21-6900xt"]
TARGETS = ["gfx900", "gfx1030"]


def expectations(source):
    found = {}
    for line in source.read_text().splitlines():
        if not line.startswith("//= "):
            continue
        name, _, rest = line[4:].partition(":")
        exit_code, _, findings = rest.strip().partition(" ")
        code = -getattr(signal, exit_code) if exit_code.startswith("SIG") else int(exit_code)
        found[name] = code, [tuple(text.strip().split(" ", 1)) for text in findings.split("|")]
    return found


def run(lanewise, binary, device, name, variant, *arguments):
    report = binary.parent / f"{name}-{variant}-{device}.json"
    report.unlink(missing_ok=True)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HIP_", "ROCR_", "AMD_"))}
    done = subprocess.run([lanewise, "hip", f"--device={device}", "--check-json", report, "--", binary, name, variant,
                           *arguments],
                          capture_output=True, text=True, timeout=120, env=environment)
    findings = json.loads(report.read_text())["findings"] if report.exists() else None
    return done, findings


def complaint(done, findings, code, wanted):
    if done.returncode != code:
        return f"ended with {done.returncode}, expected {code}"
    if findings is None:
        return "no report"
    if len(findings) != len(wanted):
        return f"{len(findings)} findings, expected {len(wanted)}"
    for finding, (check, text) in zip(findings, wanted):
        if finding["check"] != check or text not in finding["message"] + " " + finding.get("relation", ""):
            return f"found {json.dumps(finding)}\nexpected {check}: {text}"
        if not finding["kernel"] or finding["kernel"] not in done.stderr:
            return "the kernel is not named"
    if not wanted and done.stderr.strip():
        return "printed to stderr"
    return None


def main():
    lanewise, source, output = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    names = sys.argv[4:]
    if shutil.which("hipcc") is None:
        sys.exit("hipcc is missing (Debian package hipcc): the checks of HIP programs were not tested")
    output.mkdir(parents=True, exist_ok=True)
    binary = output / source.stem
    built = subprocess.run(["hipcc", "-O2", "-std=c++20", *(f"--offload-arch={t}" for t in TARGETS), source, "-o", binary],
                           capture_output=True, text=True)
    if built.returncode != 0:
        sys.exit(f"hipcc failed\n{built.stdout}{built.stderr}")
    cases = {name: wanted for name, wanted in expectations(source).items() if not names or name in names}
    if not names and len(cases) < 20:
        sys.exit(f"{len(cases)} planted faults, expected at least 20")
    # One process runs all the programs without faults: where nothing is found, nothing is found in any.
    jobs = [(name, "fault", device) for device in DEVICES for name in cases]
    jobs += [(name, "fixed", device) for device in DEVICES for name in (names or ["all"])]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [(job, pool.submit(run, lanewise, binary, job[2], job[0], job[1])) for job in jobs]
        for (name, variant, device), future in runs:
            done, findings = future.result()
            code, wanted = cases[name] if variant == "fault" else (0, [])
            problem = complaint(done, findings, code, wanted)
            if problem:
                failed += 1
                print(f"FAILED {name}, {variant}, {device}: {problem}\n{done.stdout}{done.stderr}")
    if not names:  # a program's own failure stays what it is
        done, findings = run(lanewise, binary, DEVICES[0], "unset_buffer", "fault", "7")
        if done.returncode != 7 or len(findings) != 1:
            failed += 1
            print(f"FAILED unset_buffer that ends with 7: {done.returncode}\n{done.stderr}")
    print(f"{len(jobs) + (not names) - failed} passed, {failed} failed")
    sys.exit(1 if failed or not jobs else 0)


if __name__ == "__main__":
    main()
