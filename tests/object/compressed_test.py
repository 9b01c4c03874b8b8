#!/usr/bin/env python3
"""Compressed offload bundles (CCOB) are read as what they hold, and damaged ones refused.

    compressed_test.py LANEWISE BUNDLE

BUNDLE is what clang 22 wrote: version 2, zlib. The others are made here, as clang's documentation describes them.
"""
import os
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

VERSIONS = {1: lambda size, unpacked: struct.pack("<I", unpacked),
            2: lambda size, unpacked: struct.pack("<II", size, unpacked),
            3: lambda size, unpacked: struct.pack("<QQ", size, unpacked)}
HASH = bytes(8)


def zstd_stored(data):
    """A frame of RFC 8878 whose blocks are not compressed."""
    frame = struct.pack("<IBQ", 0xFD2FB528, 0xE0, len(data))
    blocks = [data[i:i + 65536] for i in range(0, len(data), 65536)]
    for i, block in enumerate(blocks):
        frame += struct.pack("<I", len(block) << 3 | (i + 1 == len(blocks)))[:3] + block
    return frame


def packed(data, version, method, pack, unpacked=None, extra=0):
    body = pack(data)
    unpacked = len(data) if unpacked is None else unpacked
    header_bytes = 8 + len(VERSIONS[version](0, 0)) + 8
    size = header_bytes + len(body) + extra
    return b"CCOB" + struct.pack("<HH", version, method) + VERSIONS[version](size, unpacked) + HASH + body


def main():
    lanewise, bundle = sys.argv[1], pathlib.Path(sys.argv[2]).read_bytes()
    plain = zlib.decompress(bundle[24:])
    assert plain.startswith(b"__CLANG_OFFLOAD_BUNDLE__")
    failures, runs = [], 0
    folder = pathlib.Path(tempfile.mkdtemp())

    def read(data, name="bundle.hipfb"):
        nonlocal runs
        runs += 1
        (folder / name).write_bytes(data)
        done = subprocess.run([lanewise, "dis", "--plain", "--target", "gfx900", folder / name], capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    def refused(data, text, what):
        code, _, error = read(data)
        if code != 2 or text not in error:
            failures.append(f"{what}: ended with {code}: {error}")

    methods = {"zlib": (0, zlib.compress), "zlib, not compressed": (0, lambda data: zlib.compress(data, 0)),
               "zstd, not compressed": (1, zstd_stored)}
    if shutil.which("zstd"):
        methods["zstd"] = (1, lambda data: subprocess.run(["zstd", "-q", "-19"], input=data, capture_output=True,
                                                          check=True).stdout)
    wanted = read(plain)
    if wanted[0] != 0 or "s_endpgm" not in wanted[1]:
        failures.append(f"the plain bundle: {wanted}")
    if read(bundle) != wanted:
        failures.append("the bundle that clang wrote is read differently")
    for name, (method, pack) in methods.items():
        for version in VERSIONS:
            what = f"version {version}, {name}"
            whole = packed(plain, version, method, pack)
            if read(whole) != wanted:
                failures.append(f"{what}: read differently")
            for unpacked in (0, len(plain) - 1, len(plain) + 1):
                refused(packed(plain, version, method, pack, unpacked), "its header says", f"{what}: {unpacked} bytes")
            refused(whole[:12], "ends inside of its header", f"{what}: header alone")
            refused(whole[:len(whole) // 2], "compressed offload bundle", f"{what}: half of it")
            refused(packed(b"no bundle " * 9, version, method, pack), "holds no offload bundle", f"{what}: other contents")
            if version != 1:
                refused(packed(plain, version, method, pack, extra=1), "according to its header", f"{what}: size of another file")
    refused(packed(plain, 3, 0, zlib.compress, 1 << 50), "bytes according to its header", "a petabyte")
    refused(b"CCOB" + struct.pack("<HH", 4, 0) + bundle[8:], "is of version 4", "version 4")
    refused(b"CCOB" + struct.pack("<HH", 0, 0) + bundle[8:], "is of version 0", "version 0")
    refused(b"CCOB" + struct.pack("<HH", 2, 2) + bundle[8:], "packed by method 2", "method 2")

    # A program has one bundle from each of its files, with padding between.
    two = [packed(plain, version, method, pack) for version, (method, pack) in ((1, methods["zlib"]), (2, methods["zlib"]),
                                                                               (3, methods["zstd, not compressed"]))]
    area = b"".join(one + bytes(-len(one) % 4096) for one in two) + plain
    (folder / "fatbin").write_bytes(area)
    subprocess.run(["objcopy", "--add-section", f".hip_fatbin={folder}/fatbin", "--set-section-flags",
                    ".hip_fatbin=alloc,readonly", shutil.which("true"), folder / "program"], check=True,
                   capture_output=True)
    done = subprocess.run([lanewise, "dis", "--plain", "--target", "gfx900", folder / "program"], capture_output=True, text=True)
    if done.returncode != 0 or done.stdout.count("s_endpgm") != 4 * wanted[1].count("s_endpgm"):
        failures.append(f"a program of four bundles: {done.returncode} {done.stderr}")

    # Any damage is an error, or changes what is not looked at.
    chance = random.Random(1)
    for _ in range(40):
        damaged = bytearray(packed(plain, chance.choice([1, 2, 3]), *chance.choice(list(methods.values()))))
        damaged[chance.randrange(4, len(damaged))] ^= 1 << chance.randrange(8)
        code, _, error = read(bytes(damaged))
        if code not in (0, 2) or "defect" in error:
            failures.append(f"a damaged bundle: {code}: {error}")
    shutil.rmtree(folder)
    for failure in failures:
        print("FAILED", failure)
    print(f"{runs} bundles, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
