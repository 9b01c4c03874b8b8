#!/usr/bin/env python3
"""Every code object of the kernel cases: `lanewise dis` prints what llvm-objdump prints, and its text assembles back,
without a warning.

usage: listing_test.py LANEWISE FOLDER    (FOLDER holds the .hsaco files that lwtest_kernels made)
"""
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

lanewise, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def run(*command):
    done = subprocess.run(command, capture_output=True)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def first_difference(ours, theirs):
    for number, (a, b) in enumerate(zip(ours.splitlines(), theirs.splitlines()), 1):
        if a != b:
            return f"line {number}:\n    lanewise     {a.decode()}\n    llvm-objdump {b.decode()}"
    return f"{len(ours.splitlines())} lines, llvm-objdump has {len(theirs.splitlines())}"


def check(path, scratch):
    code, ours, error = run(lanewise, "dis", str(path))
    if code:
        return f"dis: {error}", 0
    # llvm-objdump takes waves for those of 32 lanes wherever there are such, unless it is told.
    target = path.stem.split("-")[-2]
    wide = ["--mattr=+wavefrontsize64"] if target.endswith("_wave64") else []
    code, theirs, error = run("llvm-objdump-22", "-d", *wide, str(path))
    if code:
        return f"llvm-objdump: {error}", 0
    if ours != theirs:
        return f"listing differs, {first_difference(ours, theirs)}", 0

    code, text, error = run(lanewise, "dis", "--plain", str(path))
    source, words, wanted = (scratch / f"{path.stem}{end}" for end in (".s", ".bin", ".text"))
    source.write_bytes(text)
    code, _, error = run(lanewise, "as", str(source), "--target", target.replace("_", ":"), "-o", str(words))
    if code:
        return f"as: {error}", 0
    if error:
        return f"as warns of what a compiler wrote: {error}", 0
    code, _, error = run("llvm-objcopy-22", "-O", "binary", "--only-section=.text", str(path), str(wanted))
    if code:
        return f"llvm-objcopy: {error}", 0
    if words.read_bytes() != wanted.read_bytes():
        return "the text does not assemble back to the same bytes", 0
    return None, len(text.splitlines())


paths = sorted(folder.glob("*.hsaco"))
failed = instructions = 0
with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(2) as pool:
    for path, (problem, count) in zip(paths, pool.map(lambda p: check(p, pathlib.Path(scratch)), paths)):
        instructions += count
        if problem:
            failed += 1
            print(f"{path.name}: {problem}")
if not paths:
    sys.exit(f"{folder}: no code objects")
print(f"{len(paths)} code objects, {instructions} instructions")
print(f"{len(paths) - failed} passed, {failed} failed")
sys.exit(failed != 0)
