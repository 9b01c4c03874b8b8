#!/usr/bin/env python3
"""Records the dispatches of HIP programs with `lanewise hip --record` and replays each with `lanewise run --launch`.

    record_test.py LANEWISE PROGRAMS COMPILED OUTPUT

What is compiled is kept in COMPILED, as hip_test.py does it; records are in OUTPUT for as long as they are needed.
A record holds what the dispatch left in the memory it wrote to; replaying must give the same bytes, and must fail once
one of the expected bytes is another.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys

import hip_test

# Programs, and kernels that their records must have, with how many buffers each dispatch of them writes to.
RECORDED = {
    "vector_add": {"_Z3addPKfS0_Pfi": 1},
    "globals": {"_Z4workPi": 2},
    "dynamic_lds": {},
    "pinned_managed": {},
    "private_memory": {},
    "streams_events": {},
    "several_devices": {},
    "module_api": {},
    "texture_to_surface": {"_Z5shadeP13__hip_textureP13__hip_surfaceii": 1},
    "printf_result": {"_Z5countPi": 1},
    "device_malloc": {"_Z5listsPPii": 2},
}


class Failure(Exception):
    pass


def command(*arguments, **options):
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HIP_", "ROCR_", "AMD_"))}
    return subprocess.run([str(a) for a in arguments], capture_output=True, text=True, timeout=hip_test.RUN_SECONDS,
                          env=environment, **options)


def check(condition, text):
    if not condition:
        raise Failure(text)


def replay(lanewise, launch, wanted):
    done = command(lanewise, "run", "--launch", launch)
    check(done.returncode == wanted, f"{launch}: ended with {done.returncode}, expected {wanted}\n"
          f"{done.stdout[-1000:]}{done.stderr[-1000:]}")


def record(lanewise, program, devices, wanted, folder):
    shutil.rmtree(folder, ignore_errors=True)
    done = command(lanewise, "hip", *(f"--device={d}" for d in devices), "--record", folder, "--", *program)
    check(done.returncode == 0 and (wanted["stderr"] or not done.stderr), f"recording ended with {done.returncode}\n{done.stderr[-1000:]}")
    launches = sorted(folder.glob("*/launch.json"))
    check(launches, f"{folder}: no dispatch was recorded")
    check([p.parent.name[:5] for p in launches] == [f"{i:05}" for i in range(1, len(launches) + 1)],
          f"{folder}: the dispatches are not numbered from 1 without gaps")
    return launches


def replay_all(lanewise, launches, kernels):
    """How many buffers are compared."""
    found = {}
    compared = 0
    for path in launches:
        launch = json.loads(path.read_text())
        compared += len(launch.get("expect", []))
        found.setdefault(launch["kernel"], set()).add(len(launch.get("expect", [])))
        replay(lanewise, path, 0)
    for kernel, count in kernels.items():
        check(found.get(kernel) == {count}, f"{kernel} writes to {found.get(kernel)} buffers, expected {count}")
    check(compared > 0, f"{launches[0].parent.parent}: nothing is compared")
    return compared


def change_one_byte(lanewise, launches):
    """Each expected file of the first launch that has some, at its first and its last byte."""
    path = next(p for p in launches if json.loads(p.read_text()).get("expect"))
    for expectation in json.loads(path.read_text())["expect"]:
        file = path.parent / expectation["file"]
        good = file.read_bytes()
        for at in (0, len(good) - 1):
            bad = bytearray(good)
            bad[at] ^= 1
            file.write_bytes(bad)
            replay(lanewise, path, 1)
        file.write_bytes(good)
    replay(lanewise, path, 0)


def change_the_texels(lanewise, path):
    """What is in the memory of a texture's array decides what the replay stores."""
    texels = [buffer["contents"].partition("@")[2] for buffer in json.loads(path.read_text())["buffers"]
              if buffer["name"].startswith("device memory") and "@" in buffer["contents"]]
    check(texels, f"{path}: there are no texels")
    for name in texels:
        file = path.parent / name
        good = file.read_bytes()
        file.write_bytes(bytes(byte ^ 16 for byte in good))
        replay(lanewise, path, 1)
        file.write_bytes(good)


def leaves_the_record(lanewise, launch):
    """A kernel that asked the host, replayed with fewer work-items: it asks for other things."""
    done = command(lanewise, "run", "--launch", launch, "--block", "32")
    check(done.returncode == 1 and "the kernel does not do what was recorded: " in done.stderr,
          f"{launch} with another block ended with {done.returncode}\n{done.stderr[-1000:]}")


def is_timed(lanewise, launch):
    """The clock's dispatch gets the host's answers, too; without them it would wait for ever."""
    done = command(lanewise, "time", "--launch", launch, "--timeout", "60")
    check(done.returncode == 0 and " cycles, " in done.stdout,
          f"time of {launch} ended with {done.returncode}\n{done.stderr[-1000:]}")


def folder_disappears(lanewise, program, devices, folder):
    """A record that cannot be written ends the program with a message that names the place."""
    shutil.rmtree(folder, ignore_errors=True)
    done = command(lanewise, "hip", *(f"--device={d}" for d in devices), "--record", folder, "--", "sh", "-c",
                   'rmdir "$0" && exec "$@"', folder, *program)
    check(done.returncode != 0, "a program whose dispatches cannot be recorded ended with 0")
    check(f"cannot be recorded: {folder.resolve()}/00001-" in done.stderr, f"no message about it\n{done.stderr[-1000:]}")


def main():
    lanewise = sys.argv[1]
    programs, compiled, output = (pathlib.Path(argument).resolve() for argument in sys.argv[2:])
    if shutil.which("hipcc") is None:
        sys.exit("hipcc is missing (Debian package hipcc): recording was not tested")
    for folder in (compiled, output):
        folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    directives = hip_test.directives_of_all(programs, every=False)
    for name, kernels in RECORDED.items():
        source = programs / f"{name}.hip"
        wanted = directives[source]
        [build] = hip_test.builds(source, wanted, full=False)
        program, complaint = hip_test.compile_program(lanewise, build, compiled, wanted)
        try:
            check(complaint is None, complaint)
            for devices in wanted["run"]:
                folder = output / f"{name}-{'-'.join(devices)}"
                launches = record(lanewise, program, devices, wanted, folder)
                compared = replay_all(lanewise, launches, kernels)
                if kernels:
                    change_one_byte(lanewise, launches)
                print(f"ok     {name} ({' '.join(devices)}): {len(launches)} dispatches, {compared} buffers", flush=True)
                if name == "texture_to_surface":
                    change_the_texels(lanewise, next(p for p in launches if "shade" in p.parent.name))
                if name == "printf_result":
                    leaves_the_record(lanewise, launches[0])
                    is_timed(lanewise, launches[0])
                shutil.rmtree(folder)
            if name == "vector_add":
                folder_disappears(lanewise, program, wanted["run"][0], output / "gone")
        except Failure as failure:
            print(f"FAILED {name}: {failure}", flush=True)
            failed += 1
    sys.exit(1 if failed else 0)


main()
