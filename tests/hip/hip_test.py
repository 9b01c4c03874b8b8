#!/usr/bin/env python3
"""Compiles the programs of tests/hip/programs with hipcc and runs each under `lanewise hip`.

    hip_test.py LANEWISE PROGRAMS OUTPUT [NAME…]

Lines at the head of a program say how:

    // targets: gfx900 gfx1030      what to compile for
    // run: vega-64 radeon-vii      one run, on these devices; as many runs as there are such lines
    // options: --max-instructions N    of `lanewise hip`
    // module: FILE.ll TARGET       a code object that `lanewise compile` makes; its path is the program's argument
    // exit: N | signal: SIGNAME    how it ends (exit: 0)
    // stdout: TEXT | stderr: TEXT  what it must have printed, in this order within the stream
    // flags: -O0                   for hipcc (-O2 -std=c++17)

A program checks its own results and ends with 1 where they are wrong. A missing hipcc fails the test.
"""
import concurrent.futures
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

RUN_SECONDS = 120


def directives(source):
    found = {"targets": [], "run": [], "options": [], "module": [], "exit": 0, "stdout": [], "stderr": [], "flags": ["-O2", "-std=c++17"]}
    for line in source.read_text().splitlines():
        if not line.startswith("// "):
            break
        key, separator, value = line[3:].partition(": ")
        if not separator or key not in {*found, "signal"}:
            continue
        if key in ("stdout", "stderr"):
            found[key].append(value)
        elif key == "run":
            found["run"].append(value.split())
        elif key == "exit":
            found["exit"] = int(value)
        elif key == "signal":
            found["exit"] = -getattr(signal, value)
        else:
            found[key] = value.split()
    if not found["targets"] or not found["run"]:
        sys.exit(f"{source}: needs '// targets:' and '// run:'")
    return found


def compile_module(lanewise, source, output, wanted):
    """What the program's command line has beside its name, and the complaint where there is one."""
    if not wanted["module"]:
        return [], None
    name, target = wanted["module"]
    module = output / f"{pathlib.Path(name).stem}.hsaco"
    # The HIP runtime of the distribution is older than the compiler's default version.
    done = subprocess.run([lanewise, "compile", str(source.parent / name), "--target", target, "-o", str(module), "--",
                           "-mcode-object-version=4"], capture_output=True, text=True)
    return [str(module)], None if done.returncode == 0 else f"lanewise compile failed\n{done.stdout}{done.stderr}"


def compile_program(lanewise, source, output, wanted):
    binary = output / source.stem
    command = ["hipcc", *wanted["flags"], *(f"--offload-arch={t}" for t in wanted["targets"]), str(source), "-o",
               str(binary)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return [], f"hipcc failed\n{done.stdout}{done.stderr}"
    arguments, complaint = compile_module(lanewise, source, output, wanted)
    return [str(binary), *arguments], complaint


def missing_in_order(texts, output):
    at = 0
    for text in texts:
        found = output.find(text, at)
        if found < 0:
            return text
        at = found + len(text)
    return None


def run_program(lanewise, program, devices, wanted):
    command = [lanewise, "hip", *(f"--device={d}" for d in devices), *wanted["options"], "--", *program]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HIP_", "ROCR_", "AMD_"))}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=RUN_SECONDS, env=environment)
    except subprocess.TimeoutExpired:
        return f"still running after {RUN_SECONDS} s"
    complaint = None
    if done.returncode != wanted["exit"]:
        complaint = f"ended with {done.returncode}, expected {wanted['exit']}"
    for stream in ("stdout", "stderr"):
        text = missing_in_order(wanted[stream], getattr(done, stream))
        if complaint is None and text is not None:
            complaint = f"{stream} lacks (in order): {text}"
    if complaint is None and wanted["exit"] == 0 and not wanted["stderr"] and done.stderr.strip():
        complaint = "printed to stderr"
    return None if complaint is None else f"{complaint}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def main():
    lanewise, programs, output = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    names = sys.argv[4:]
    if shutil.which("hipcc") is None:
        sys.exit("hipcc is missing (Debian package hipcc): the HIP programs were not tested")
    output.mkdir(parents=True, exist_ok=True)
    sources = sorted(p for p in programs.glob("*.hip") if not names or p.stem in names)
    if not sources:
        sys.exit(f"no programs in {programs}")
    failed = passed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wanted = {source: directives(source) for source in sources}
        compiled = {pool.submit(compile_program, lanewise, source, output, wanted[source]): source for source in sources}
        for future in concurrent.futures.as_completed(compiled):
            source = compiled[future]
            program, complaint = future.result()
            runs = [(["compile"], complaint, 0.0)] if complaint else []
            for devices in wanted[source]["run"] if not complaint else []:
                begin = time.monotonic()
                problem = run_program(lanewise, program, devices, wanted[source])
                runs.append((devices, problem, time.monotonic() - begin))
            for devices, problem, seconds in runs:
                where = f"{source.stem} ({' '.join(devices)})"
                print(f"{'FAILED' if problem else 'ok    '} {where}  {seconds:.1f} s" + (f": {problem}" if problem else ""),
                      flush=True)
                failed += problem is not None
                passed += problem is None
    print(f"{len(sources)} programs: {passed} runs passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
