#!/usr/bin/env python3
"""The code objects of installed HIP libraries, and shaders as RADV compiles them, through `dis` and `as` in each dialect:
the same words again.

    libraries_test.py LANEWISE SHADERS [--all] [--target gfx900]

Without --all it takes every target, with one dialect for each code object, and shaders for two targets.
"""
import argparse
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

LIBRARIES = ["rocrand", "rocsparse"]
DIALECTS = ["llvm", "clrx", "sp3"]
SHADER_TARGETS = ["gfx803", "gfx900", "gfx1010", "gfx1030"]
SHADERS = ["constant_table", "atomics", "shuffle", "cubes", "halves", "scratch", "samplers"]


def run(*command):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)


def code_objects(library):
    """(target, bytes) of each in a HIP library, whose bundles follow one another."""
    data = library.read_bytes()
    magic = b"__CLANG_OFFLOAD_BUNDLE__"
    bundle = data.find(magic)
    while bundle >= 0:
        at = bundle + len(magic)
        (count,) = struct.unpack_from("<Q", data, at)
        at += 8
        for _ in range(count):
            offset, size, name_size = struct.unpack_from("<QQQ", data, at)
            name = data[at + 24:at + 24 + name_size].decode(errors="replace")
            at += 24 + name_size
            if size and "amdgcn" in name:
                yield name.split("--")[-1].split(":")[0], data[bundle + offset:bundle + offset + size]
        bundle = data.find(magic, bundle + len(magic))


def text_section(code):
    """.text of an ELF file."""
    (table,) = struct.unpack_from("<Q", code, 0x28)
    size, count, names = struct.unpack_from("<HHH", code, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", code, table + i * size) for i in range(count)]
    start = sections[names][4]
    for name, _, _, _, offset, length in sections:
        if code[start + name:start + name + 6] == b".text\0":
            return code[offset:offset + length]
    return b""


class Test:
    def __init__(self, lanewise, scratch):
        self.lanewise, self.scratch = lanewise, pathlib.Path(scratch)
        self.failures, self.bytes = 0, 0

    def fail(self, what, message):
        self.failures += 1
        print(f"{what}: {message}")

    def wave_size(self, source, target):
        """What a target's name lacks where listings are for waves of 64 and the target's are of 32."""
        kernels = json.loads(run(self.lanewise, "info", source, "--json").stdout)["kernels"]
        is_wave64 = bool(kernels) and all(kernel["wave_size"] == 64 for kernel in kernels)
        return ":wave64" if is_wave64 and target.startswith("gfx1") else ""

    def round_trip(self, what, code, target, dialect):
        source, listing, words = (self.scratch / name for name in ("code.hsaco", "listing.s", "words.bin"))
        source.write_bytes(code)
        with open(listing, "w", encoding="utf-8") as out:
            printed = subprocess.run([self.lanewise, "dis", source, "--dialect", dialect], stdout=out,
                                     stderr=subprocess.PIPE, text=True, check=False)
        if printed.returncode != 0:
            self.fail(what, f"dis --dialect {dialect}: {printed.stderr[:400]}")
            return
        words.unlink(missing_ok=True)
        read = run(self.lanewise, "as", listing, "-o", words, "--dialect", dialect, "--target",
                   target + self.wave_size(source, target),
                   "--no-hazard-warnings")
        if read.returncode != 0:
            lines = read.stderr.splitlines()
            self.fail(what, f"as --dialect {dialect}: {sum('error:' in line for line in lines)} errors\n" +
                      "\n".join(lines[:4]))
            return
        wanted, got = text_section(code), words.read_bytes()
        self.bytes += len(wanted)
        # llvm-objdump shows zeros at the end as "...", and not how many.
        if wanted == got or (dialect == "llvm" and wanted.startswith(got) and not any(wanted[len(got):])):
            return
        at = next((i for i in range(0, min(len(wanted), len(got)), 4) if wanted[i:i + 4] != got[i:i + 4]), None)
        self.fail(what, f"{dialect}: {len(wanted)} bytes became {len(got)}" if at is None else
                  f"{dialect}: the word at {at:#x} of .text is {got[at:at + 4][::-1].hex()}, not "
                  f"{wanted[at:at + 4][::-1].hex()}")


def dialects_of(target):
    number = target[3:]
    clrx = number.startswith("8") or number in ("900", "902", "904", "906", "909", "90c")
    sp3 = clrx or (number.startswith("10") and len(number) == 4)
    return [d for d in DIALECTS if d == "llvm" or (d == "clrx" and clrx) or (d == "sp3" and sp3)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lanewise")
    parser.add_argument("shaders", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--target")
    options = parser.parse_args()
    tried = {}
    with tempfile.TemporaryDirectory() as scratch:
        test = Test(options.lanewise, scratch)
        for name in LIBRARIES if options.all else LIBRARIES[:1]:
            for library in sorted({path.resolve() for path in pathlib.Path("/usr/lib").glob(f"*/lib{name}.so*")}):
                for target, code in code_objects(library):
                    if options.target not in (None, target):
                        continue
                    dialects = dialects_of(target)
                    for dialect in dialects if options.all else [dialects[sum(tried.values()) % len(dialects)]]:
                        tried[target] = tried.get(target, 0) + 1
                        test.round_trip(f"{library.name}, {target}", code, target, dialect)
        targets = [t for t in SHADER_TARGETS if options.target in (None, t)]
        for i, shader in enumerate(sorted(p.parent.name for p in options.shaders.glob("*/shader.comp"))
                                   if options.all else SHADERS):
            for target in targets if options.all else targets[i % 2::2]:
                compiled = test.scratch / "shader.hsaco"
                done = run(options.lanewise, "compile", options.shaders / shader / "shader.comp", "--target", target,
                           "-o", compiled)
                if done.returncode != 0:
                    continue  # some shaders need what a target lacks; tests/shaders knows which
                for dialect in dialects_of(target):
                    tried[target] = tried.get(target, 0) + 1
                    test.round_trip(f"{shader}, {target}", compiled.read_bytes(), target, dialect)
        print(f"{test.bytes} bytes of {sum(tried.values())} round trips: "
              f"{', '.join(f'{target} {count}' for target, count in sorted(tried.items()))}")
        if not tried:
            sys.exit("nothing was tried")
        sys.exit(1 if test.failures else 0)


if __name__ == "__main__":
    main()
