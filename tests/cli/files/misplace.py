#!/usr/bin/env python3
"""misplace.py FILE NUMBER OFFSET: moves the NUMBERth section of code of an ELF file, as a damaged header would."""
import struct
import sys

path, number, offset = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
data = bytearray(open(path, "rb").read())
headers, size, count = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<HH", data, 58)
code = [at for at in range(headers, headers + size * count, size) if struct.unpack_from("<Q", data, at + 8)[0] & 4]
address, = struct.unpack_from("<Q", data, code[number] + 16)
struct.pack_into("<Q", data, code[number] + 16, address + offset)
open(path, "wb").write(data)
