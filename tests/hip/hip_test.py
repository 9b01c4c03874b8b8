#!/usr/bin/env python3
"""Compiles the programs of tests/hip/programs with hipcc and runs each under `lanewise hip`.

    hip_test.py LANEWISE PROGRAMS OUTPUT [--all] [--full] [--check] [--time] [NAME…]

Lines at the head of a program say how:

    // targets: gfx900 gfx1030      what to compile for
    // run: vega-64 radeon-vii      one run, on these devices; as many runs as there are such lines
    // build: gfx803 on fiji-r9-nano: -DKEYS=int    instead of these two: a build with further flags, and one run of it
    // full: gfx803 on fiji-r9-nano: -DKEYS=int     the same, with --full, which runs nothing else, one after the other;
                                                    the program gets the argument "full" and takes its time
    // options: --max-instructions N    of `lanewise hip`
    // module: FILE.ll TARGET       a code object that `lanewise compile` makes; its path is the program's argument
    // exit: N | signal: SIGNAME    how it ends (exit: 0)
    // stdout: TEXT | stderr: TEXT  what it must have printed, in this order within the stream
    // flags: -O0                   for hipcc (-O2 -std=c++17, and -O0 for the host: in half of the time)

Without --all, a program is compiled for one of its targets, or one of its builds, by a hash of its name, and runs on
the devices that this one is for. A program whose runs all need several targets is compiled for all of them.

A program checks its own results and ends with 1 where they are wrong. A missing hipcc fails the test. With --check, the
programs run under `lanewise hip --check`, which must find nothing but the faults that they are about; with --time, under
`lanewise hip --time`, which must end with its table. What was compiled is kept in OUTPUT, and used again as long as
neither the sources nor the compiler nor the libraries' headers change.
"""
import concurrent.futures
import functools
import hashlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time
import zlib

RUN_SECONDS = 120
CHECKED_RUN_SECONDS = 1800  # one thread, and ten to twenty times the work
FULL_RUN_SECONDS = 6 * 3600
TARGETS = {"fiji-r9-nano": "gfx803", "fiji-mi8": "gfx803", "polaris-mi6": "gfx803", "vega-64": "gfx900", "radeon-vii": "gfx906",
           "navi10-5700xt": "gfx1010", "navi21-6900xt": "gfx1030"}


def directives(source):
    found = {"targets": [], "run": [], "build": [], "full": [], "options": [], "module": [], "exit": 0, "stdout": [],
             "stderr": [], "flags": ["-O2", "-std=c++17", "-Xarch_host", "-O0"]}
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
        elif key in ("build", "full"):
            where, _, flags = value.partition(":")
            target, _, device = where.partition(" on ")
            found[key].append((target, device, flags.split()))
        elif key == "exit":
            found["exit"] = int(value)
        elif key == "signal":
            found["exit"] = -getattr(signal, value)
        else:
            found[key] = value.split()
    if not (found["targets"] and found["run"]) and not found["build"]:
        sys.exit(f"{source}: needs '// targets:' and '// run:', or '// build:'")
    return found


def sampled(wanted, number):
    """The directives with one of the builds, or one of the targets and the runs on it."""
    if wanted["build"]:
        builds = wanted["build"]
        return {**wanted, "build": [builds[number % len(builds)]]}
    targets = wanted["targets"]
    for i in range(len(targets)):
        target = targets[(number + i) % len(targets)]
        runs = [run for run in wanted["run"] if all(TARGETS[device] == target for device in run)]
        if runs:
            return {**wanted, "targets": [target], "run": runs}
    return wanted


def directives_of_all(programs, every):
    """By source; without `every`, each program's sample."""
    wanted = {source: directives(source) for source in sorted(programs.glob("*.hip"))}
    if every:
        return wanted
    return {source: sampled(what, zlib.crc32(source.stem.encode())) for source, what in wanted.items()}


class Build:
    """One compilation of a program, and the lists of devices to run it on."""

    def __init__(self, source, name, targets, runs, flags, arguments):
        self.source, self.name, self.targets, self.runs = source, name, targets, runs
        self.flags, self.arguments = flags, arguments


def builds(source, wanted, full):
    lines = wanted["full" if full else "build"]
    if not lines and not full:
        return [Build(source, source.stem, wanted["targets"], wanted["run"], wanted["flags"], [])]
    return [Build(source, f"{source.stem}-{'full-' if full else ''}{target}", [target], [[device]],
                  [*wanted["flags"], *flags], ["full"] if full else [])
            for target, device, flags in lines]


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


@functools.cache
def toolchain():
    """The compiler's version, and when the headers that come with packages were put where they are."""
    version = subprocess.run(["hipcc", "--version"], capture_output=True, text=True).stdout
    folders = (pathlib.Path("/usr/include") / name for name in ("hip", "rocprim", "rocrand"))
    return version + "".join(f"{f} {f.stat().st_mtime_ns}\n" for f in folders if f.exists())


def fingerprint(command, source):
    parts = [" ".join(command), toolchain(), source.read_text()]
    parts += [header.read_text() for header in sorted(source.parent.glob("*.h"))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def compile_program(lanewise, build, output, wanted):
    output.mkdir(parents=True, exist_ok=True)
    binary, stamp = output / build.name, output / f"{build.name}.made-of"
    command = ["hipcc", *build.flags, *(f"--offload-arch={t}" for t in build.targets), str(build.source), "-o",
               str(binary)]
    made_of = fingerprint(command, build.source)
    if not (binary.exists() and stamp.exists() and stamp.read_text() == made_of):
        stamp.unlink(missing_ok=True)
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            return [], f"hipcc failed\n{done.stdout}{done.stderr}"
        stamp.write_text(made_of)
    arguments, complaint = compile_module(lanewise, build.source, output, wanted)
    return [str(binary), *build.arguments, *arguments], complaint


def missing_in_order(texts, output):
    at = 0
    for text in texts:
        found = output.find(text, at)
        if found < 0:
            return text
        at = found + len(text)
    return None


def is_table(text):
    return "  device  " in text or "nothing was timed" in text


def run_program(lanewise, program, devices, wanted, seconds):
    command = [lanewise, "hip", *(f"--device={d}" for d in devices), *wanted["options"], "--", *program]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HIP_", "ROCR_", "AMD_"))}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, env=environment)
    except subprocess.TimeoutExpired:
        return f"still running after {seconds} s"
    complaint = None
    timed = "--time" in wanted["options"]
    # A program that is timed runs beside its report, which ends as a shell would.
    expected = 128 - wanted["exit"] if timed and wanted["exit"] < 0 else wanted["exit"]
    if done.returncode != expected:
        complaint = f"ended with {done.returncode}, expected {expected}"
    if complaint is None and timed and not is_table(done.stderr):
        complaint = "no table of times"
    for stream in ("stdout", "stderr"):
        output = getattr(done, stream)
        # A kernel is longer on its way where it is timed, so that findings come in another order.
        anywhere = next((text for text in wanted[stream] if text not in output), None)
        text = anywhere if timed else missing_in_order(wanted[stream], output)
        if complaint is None and text is not None:
            complaint = f"{stream} lacks (in order): {text}"
    silent = wanted["exit"] == 0 and not wanted["stderr"] and not timed
    if complaint is None and silent and done.stderr.strip():
        complaint = "printed to stderr"
    return None if complaint is None else f"{complaint}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def main():
    modes = ("--all", "--full", "--check", "--time")
    every, full, checked, timed = (mode in sys.argv for mode in modes)
    lanewise, programs, output, *names = [a for a in sys.argv[1:] if a not in modes]
    programs, output = pathlib.Path(programs), pathlib.Path(output)
    if shutil.which("hipcc") is None:
        sys.exit("hipcc is missing (Debian package hipcc): the HIP programs were not tested")
    output.mkdir(parents=True, exist_ok=True)
    wanted = directives_of_all(programs, every or full)
    wanted = {source: what for source, what in wanted.items() if not names or source.stem in names}
    todo = [build for source in wanted for build in builds(source, wanted[source], full)]
    if not todo:
        sys.exit(f"no programs in {programs}")
    failed = passed = 0
    for what in wanted.values() if checked else ():
        if not any(option.startswith("--check") for option in what["options"]):
            what["options"].append("--check")
    for what in wanted.values() if timed else ():
        what["options"] += [] if "--time" in what["options"] else ["--time"]
    with concurrent.futures.ThreadPoolExecutor(1 if full else os.cpu_count()) as pool:
        compiled = {pool.submit(compile_program, lanewise, build, output, wanted[build.source]): build for build in todo}
        for future in concurrent.futures.as_completed(compiled):
            build = compiled[future]
            program, complaint = future.result()
            runs = [(["compile"], complaint, 0.0)] if complaint else []
            for devices in build.runs if not complaint else []:
                begin = time.monotonic()
                seconds = FULL_RUN_SECONDS if full else CHECKED_RUN_SECONDS if checked or timed else RUN_SECONDS
                problem = run_program(lanewise, program, devices, wanted[build.source], seconds)
                runs.append((devices, problem, time.monotonic() - begin))
            for devices, problem, seconds in runs:
                where = f"{build.source.stem} ({' '.join(devices)})"
                print(f"{'FAILED' if problem else 'ok    '} {where}  {seconds:.1f} s" + (f": {problem}" if problem else ""),
                      flush=True)
                failed += problem is not None
                passed += problem is None
    print(f"{len({build.source for build in todo})} programs: {passed} runs passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
