"""write_words.py FILE WORD...: 32-bit words, hexadecimal, little endian."""
import struct
import sys

with open(sys.argv[1], "wb") as file:
    file.write(struct.pack(f"<{len(sys.argv) - 2}I", *[int(word, 16) for word in sys.argv[2:]]))
