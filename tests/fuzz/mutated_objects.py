#!/usr/bin/env python3
"""Damaged code objects through `run` and `time`: mutated_objects.py LANEWISE [COUNT [SEED]]

Objects of OpenCL kernels and of a shader lose and change bytes, above all those of metadata and kernel descriptors, and
are run. Whatever they say, a command ends with one of the exit codes of its own, within seconds; 70 and signals are
faults. What fails is kept in the folder `mutated_objects` where the program runs.
"""
import concurrent.futures
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMITS = ["--max-instructions", "100000", "--timeout", "10"]
EDGES = [0, 1, 0x7F, 0x80, 0xFF]


def ranges_of(data):
    """Offsets of metadata (a MessagePack note) and descriptors (in .rodata, before the code)."""
    at = data.find(b"AMDGPU\0\0")
    note = range(at, min(len(data), at + 4096)) if at >= 0 else range(len(data))
    return [note, range(64, len(data)), range(0, min(len(data), 64))]


def mutated(data, source):
    data = bytearray(data)
    for _ in range(source.choice((1, 1, 1, 2, 4, 16))):
        place = source.choice(source.choices(ranges_of(data), (8, 3, 1))[0])
        kind = source.randrange(6)
        if kind == 0:
            data[place] ^= 1 << source.randrange(8)
        elif kind == 1:
            data[place] = source.choice(EDGES)
        elif kind == 2:
            data[place] = source.randrange(256)
        elif kind == 3:  # a number of MessagePack in place of a small one
            data[place] = source.choice((0, 0xCC, 0xCD, 0xCE, 0xCF, 0xD0, 0xD3, 0xCA, 0xC0, 0xC2, 0x80, 0x90, 0xA0))
        elif kind == 4:
            for i in range(place, min(len(data), place + 4)):
                data[i] = source.choice((0, 0xFF))
        else:
            del data[place:place + source.randrange(1, 64)]
            if len(data) < 64:
                break
    return bytes(data)


def subjects(lanewise, folder):
    """(object, arguments): compiled here, and a shader's of the tests."""
    made = []
    for name, arguments in (("saxpy.cl", "--kernel saxpy --grid 1 --block 64 f32[64]=iota f32[64]=zeros f32:2"),
                            ("sum.cl", "--grid 2 --block 64 u32[128]=iota u32[2]=zeros lds:256"),
                            ("blur.cl", "--kernel rings --grid 2,2 --block 8,8 image2d[16x16,rgba8]=zeros")):
        for target in ("gfx803", "gfx1030"):
            path = f"{folder}/{name}-{target}.hsaco"
            subprocess.run([lanewise, "compile", str(ROOT / "examples" / name), "--target", target, "-o", path], check=True)
            made.append((path, arguments.split()))
    path = f"{folder}/shader.hsaco"
    subprocess.run([lanewise, "compile", str(ROOT / "examples/sum.comp"), "--target", "gfx900", "-o", path, "--spec",
                    "0=256"], check=True)
    made.append((path, "--grid 1 --bind 0.0=u32[256]=iota --bind 0.1=u32[1]=zeros --push u32:1".split()))
    return [(pathlib.Path(path).read_bytes(), arguments) for path, arguments in made]


def main():
    lanewise = os.path.abspath(sys.argv[1])
    count, seed = (int(word) for word in (sys.argv[2:] + ["400", "1"][len(sys.argv) - 2:])[:2])
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        wanted = subjects(lanewise, folder)

        def one(number):
            source = random.Random(seed * 1_000_003 + number)
            data, arguments = wanted[number % len(wanted)]
            path = f"{folder}/{number}.hsaco"
            pathlib.Path(path).write_bytes(mutated(data, source))
            command = [lanewise, "time" if number // len(wanted) % 4 == 3 else "run", path, *arguments, *LIMITS]
            try:
                done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
                code, text = done.returncode, done.stderr.decode(errors="replace")
            except subprocess.TimeoutExpired:
                code, text = None, "still running after 60 s"
            if code in (0, 1, 2, 3, 4):
                os.remove(path)
                return None
            kept = pathlib.Path("mutated_objects")
            kept.mkdir(exist_ok=True)
            os.replace(path, kept / f"{seed}-{number}.hsaco")
            return f"{seed}-{number}: exit {code}: {' '.join(command[1:2] + arguments)}: {text[-400:]}"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for report in pool.map(one, range(count)):
                if report:
                    failed += 1
                    print(report)
    print(f"{count} objects, {failed} failures")
    sys.exit(1 if failed else 0)


main()
