"""write_npy.py FILE TYPE VALUE...: a one-dimensional .npy file, written without NumPy."""
import ast
import struct
import sys

path, kind, *values = sys.argv[1:]
code = {"<f4": "f", "<u4": "I", "<i4": "i", "<f8": "d"}[kind]
numbers = [float(v) if code in "fd" else ast.literal_eval(v) for v in values]
header = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': ({len(numbers)},), }}"
header = header.ljust((10 + len(header) + 64) // 64 * 64 - 11) + "\n"
with open(path, "wb") as out:
    out.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
    out.write(struct.pack(f"<{len(numbers)}{code}", *numbers))
