#!/usr/bin/env python3
"""What `clang-22 -S` writes for the programs of tests/kernels assembles to the code object that clang itself makes: the
same code, the same descriptors, the same notes.

    clang_objects.py LANEWISE KERNELS [--all] [--target gfx1030]

Without --all each program is compiled for one target at one level, in turn.
"""
import argparse
import concurrent.futures
import itertools
import pathlib
import subprocess
import sys
import tempfile

TARGETS = ["gfx803", "gfx810", "gfx900", "gfx904", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010",
           "gfx1011", "gfx1013", "gfx1030", "gfx1100", "gfx1150", "gfx1200", "gfx1201"]
LEVELS = ["-O0", "-O1", "-O2", "-O3"]
LIBRARY = pathlib.Path("/usr/lib/x86_64-linux-gnu/amdgcn/bitcode")
CLANG = ["clang-22", "-target", "amdgcn-amd-amdhsa", "-mcode-object-version=5", "-nogpulib"]


def run(*command):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True)


def library(target):
    """The device library in parts: Debian's has no list of them for targets later than gfx1036 and for gfx942."""
    number = target[3:]
    if not (LIBRARY / f"oclc_isa_version_{number}.bc").exists():
        number = "940" if target in ("gfx942", "gfx950") else "1036"
    waves = "off" if target.startswith("gfx1") else "on"
    parts = ["opencl", "ocml", "ockl", "oclc_daz_opt_off", "oclc_unsafe_math_off", "oclc_finite_only_off",
             "oclc_correctly_rounded_sqrt_on", f"oclc_wavefrontsize64_{waves}", f"oclc_isa_version_{number}",
             "oclc_abi_version_500"]
    return [word for part in parts for word in ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", LIBRARY / f"{part}.bc")]


def section(path, name, scratch):
    out = scratch / (path.name + name)
    run("llvm-objcopy-22", "-O", "binary", "-j", name, path, out)
    return out.read_bytes() if out.exists() else b""


def relocated(path):
    """Where the code of a relocatable object has distances that a linker writes: (offset, bytes)."""
    places, inside = [], False
    for line in run("llvm-readelf-22", "--relocs", "--wide", path).stdout.splitlines():
        if line.startswith("Relocation section"):
            inside = "'.rela.text'" in line
        elif inside and "R_AMDGPU" in line:
            places.append((int(line.split()[0], 16), 8 if "64" in line.split()[2] else 4))
    return places


def code(path, places, scratch):
    text = bytearray(section(path, ".text", scratch))
    for at, size in places:
        text[at:at + size] = bytes(size)
    return bytes(text)


def descriptors(path, scratch):
    """The descriptors without the distance to the code, which depends on where a linker puts both."""
    data = bytearray(section(path, ".rodata", scratch))
    symbols = run("llvm-readelf-22", "--symbols", "--wide", path).stdout.splitlines()
    start = next((int(line.split()[3], 16) for line in run("llvm-readelf-22", "-S", "--wide", path).stdout.replace("[ ", "[")
                  .splitlines() if " .rodata " in line), 0)
    found = {}
    for words in (line.split() for line in symbols):
        if len(words) == 8 and words[7].endswith(".kd") and words[2] == "64":
            at = int(words[1], 16) - start
            kernel = bytearray(data[at:at + 64])
            kernel[16:24] = bytes(8)
            found[words[7]] = bytes(kernel)
    return found


def compare(lanewise, kernel, target, level):
    """None where clang does not compile it, else a list of what differs. Distances between sections are left out."""
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        source, theirs, ours = scratch / "k.s", scratch / "theirs.hsaco", scratch / "ours.hsaco"
        done = run(*CLANG, f"-mcpu={target}", level, "-x", "cl", "-cl-std=CL2.0", *library(target),
                   "-Xclang", "-finclude-default-header", "-S", "-o", source, kernel / "kernel.cl")
        if done.returncode != 0:
            return None
        relocatable = scratch / "theirs.o"
        done = run(*CLANG, f"-mcpu={target}", "-c", "-o", relocatable, source)
        done = run("ld.lld-22", "-shared", "-o", theirs, relocatable) if done.returncode == 0 else done
        if "undefined hidden symbol" in done.stderr:
            return None  # a function that Debian's device library lacks
        if done.returncode != 0:
            return ["clang does not assemble its own text: " + done.stderr[:200]]
        done = run(lanewise, "as", source, "-o", ours)
        if done.returncode != 0:
            return ["lanewise: " + done.stderr[:600]]
        differences = []
        places = relocated(relocatable)
        if code(ours, places, scratch) != code(theirs, places, scratch):
            differences.append(".text")
        mine, other = descriptors(ours, scratch), descriptors(theirs, scratch)
        if mine != other or not other:
            differences.append("descriptors " + ", ".join(name for name in sorted(mine.keys() | other.keys())
                                                          if mine.get(name) != other.get(name)))
        notes = [run("llvm-readelf-22", "--notes", path).stdout.split("\n", 3)[-1] for path in (ours, theirs)]
        if notes[0] != notes[1] or "amdhsa.kernels" not in notes[1]:
            differences.append("notes")
        return differences


def main():
    options = argparse.ArgumentParser()
    options.add_argument("lanewise", type=pathlib.Path)
    options.add_argument("kernels", type=pathlib.Path)
    options.add_argument("--all", action="store_true")
    options.add_argument("--target")
    options.add_argument("--jobs", type=int, default=1)
    options = options.parse_args()
    targets = [options.target] if options.target else TARGETS
    kernels = sorted(path.parent for path in options.kernels.glob("*/kernel.cl"))
    every = list(itertools.product(targets, LEVELS))
    chosen = []
    for turn, kernel in enumerate(kernels):
        picked = every if options.all else [every[(turn * 11) % len(every)]]
        chosen += [(kernel, target, level) for target, level in picked]
    compared, skipped, failed = 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda case: compare(options.lanewise, *case), chosen)
        for (kernel, target, level), differences in zip(chosen, results):
            if differences is None:
                skipped += 1
                continue
            compared += 1
            if differences:
                failed += 1
                print(f"{kernel.name} {target} {level}: {'; '.join(differences)}")
    print(f"{compared} code objects compared, {failed} differ, {skipped} that clang does not compile or link")
    return 1 if failed or compared < len(chosen) / 2 else 0


sys.exit(main())
