"""Offload bundles one after the other, as a HIP program has them: write_bundles.py TARGET FILE... > OUT

The layout is that of clang's document of the offload bundler ("Bundled Binary File Layout").
"""
import pathlib
import struct
import sys

ALIGNMENT = 4096


def bundle(name, code):
    name = name.encode()
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<QQQQ", 1, ALIGNMENT, len(code), len(name)) + name
    whole = head.ljust(ALIGNMENT, b"\0") + code
    return whole + bytes(-len(whole) % ALIGNMENT)


for path in sys.argv[2:]:
    sys.stdout.buffer.write(bundle("hipv4-amdgcn-amd-amdhsa--" + sys.argv[1], pathlib.Path(path).read_bytes()))
