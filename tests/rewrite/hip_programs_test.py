#!/usr/bin/env python3
"""HIP programs whose device code `lanewise rewrite` has improved still pass their own checks and print the same.

    hip_programs_test.py LANEWISE PROGRAMS COMPILED [--all | NAME...]

PROGRAMS is tests/hip/programs, COMPILED where hip_test.py keeps what it compiles. Without --all and names, a few
programs. Programs without device code of their own use rocRAND: its library is rewritten for them.
"""
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "hip"))
import hip_test  # noqa: E402

SAMPLE = ["atomics", "cross_lane", "half_arithmetic", "half_math", "printf_kernel", "rocprim_device", "rocrand_distributions",
          "whole_words"]
# Their output has addresses or times, or they end by a fault at an address of the code.
ONLY_CHECKED = {"device_info", "endless", "timed_events", "streams_events", "timeout_while_checking", "sdwa_rates"}
# Waves print in any order.
UNORDERED = {"printf_kernel"}
ROCRAND = pathlib.Path("/usr/lib/x86_64-linux-gnu/librocrand.so.1")
SECONDS = 300


def rewritten(lanewise, given, output, targets):
    """Instructions before and after, over the targets; 'no device code' where there is none."""
    before = after = 0
    current = given
    for turn, target in enumerate(targets):
        made = output.with_name(f"{output.name}.{turn}")
        done = subprocess.run([lanewise, "rewrite", str(current), "--target", target, "-o", str(made), "--json"],
                              capture_output=True, text=True, timeout=SECONDS)
        if done.returncode == 2 and "has no device code" in done.stderr:
            return None
        if done.returncode != 0:
            raise RuntimeError(f"rewrite for {target} ends with {done.returncode}: {done.stderr.strip()}")
        for code in json.loads(done.stdout)["code"]:
            before += code["instructions_before"]
            after += code["instructions_after"]
        current = made
    shutil.move(current, output)
    output.chmod(0o755)
    return before, after


def printed(lanewise, program, devices, wanted, library):
    command = [lanewise, "hip", *(f"--device={d}" for d in devices), *wanted["options"], "--", *program]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HIP_", "ROCR_", "AMD_"))}
    if library:
        environment["LD_LIBRARY_PATH"] = str(library.parent)
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env=environment)
    return done.returncode, done.stdout, done.stderr


def compare(lanewise, build, wanted, compiled, folder, libraries):
    """Lines to print, and whether all is well."""
    program, complaint = hip_test.compile_program(lanewise, build, compiled, wanted)
    if complaint:
        return [f"FAILED {build.name}: {complaint}"], False
    lines, good = [], True
    new, library = folder / build.name, None
    counts = rewritten(lanewise, pathlib.Path(program[0]), new, build.targets)
    for devices in build.runs:
        command = [str(new), *program[1:]]
        told = counts
        if counts is None:
            if "-lrocrand" not in build.flags:
                return [f"-      {build.name}: no device code of its own"], True
            target = hip_test.TARGETS[devices[0]]
            library, told = libraries(target)
            command = program
        old_run = printed(lanewise, program, devices, wanted, None)
        new_run = printed(lanewise, command, devices, wanted, library)
        in_order = sorted if build.source.stem in UNORDERED else list
        problem = ""
        if new_run[0] != old_run[0]:
            problem = f"ends with {new_run[0]}, before with {old_run[0]}: {new_run[1][-500:]}{new_run[2][-500:]}"
        elif build.source.stem not in ONLY_CHECKED and \
                in_order(new_run[1].splitlines()) != in_order(old_run[1].splitlines()):
            problem = f"prints {new_run[1][-500:]!r}, before {old_run[1][-500:]!r}"
        good = good and not problem
        lines.append(f"{'FAILED' if problem else 'ok    '} {build.name:<28} {' '.join(devices):<16} {told[0]:8} {told[1]:8}"
                     f"{'  ' + problem if problem else ''}")
    return lines, good


def main():
    every = "--all" in sys.argv
    lanewise, programs, compiled, *names = [a for a in sys.argv[1:] if a != "--all"]
    lanewise = os.path.abspath(lanewise)
    programs, compiled = pathlib.Path(programs), pathlib.Path(compiled)
    if shutil.which("hipcc") is None:
        sys.exit("hipcc is missing (Debian package hipcc): the HIP programs were not tested")
    names = names or ([] if every else SAMPLE)
    wanted = {source: what for source, what in hip_test.directives_of_all(programs, every).items()
              if not names or source.stem in names}
    todo = [build for source in wanted for build in hip_test.builds(source, wanted[source], False)]
    if not todo:
        sys.exit(f"no programs in {programs}")
    with tempfile.TemporaryDirectory() as made:
        folder = pathlib.Path(made)
        known = {}

        def library(target):
            if target not in known:
                output = folder / target / ROCRAND.name
                output.parent.mkdir()
                known[target] = output, rewritten(lanewise, ROCRAND.resolve(), output, [target])
            return known[target]

        if any("-lrocrand" in build.flags for build in todo):
            for target in sorted({hip_test.TARGETS[d[0]] for b in todo if "-lrocrand" in b.flags for d in b.runs}):
                library(target)

        def work(build):
            try:
                return compare(lanewise, build, wanted[build.source], compiled, folder, library)
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                return [f"FAILED {build.name}: {error}"], False

        failed = 0
        print(f"       {'program':<28} {'device':<16} {'before':>8} {'after':>8}")
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for lines, good in pool.map(work, todo):
                failed += not good
                print("\n".join(lines), flush=True)
    print(f"{len(todo)} builds, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
