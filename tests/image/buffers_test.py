#!/usr/bin/env python3
"""Typed buffers: what kernels load and store in every format, against the definitions in formats_test.py.

    tests/image/buffers_test.py LANEWISE

For each target one kernel loads 64 elements of each format through a descriptor that says it and through an instruction
that says it, and stores 64 elements of each format. Where one number says the format, its value is counted here along
PAL's list; the assembler, whose names are LLVM's, has its own.
"""
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
from fractions import Fraction

from formats_test import NUMBERS, PLAIN, decoded, element, encoded, f32

# In the order of DATA_FORMAT and of the unified list.
DATA_FORMATS = {"8": 1, "16": 2, "8_8": 3, "32": 4, "16_16": 5, "10_11_11": 6, "11_11_10": 7, "10_10_10_2": 8, "2_10_10_10": 9,
                "8_8_8_8": 10, "32_32": 11, "16_16_16_16": 12, "32_32_32": 13, "32_32_32_32": 14}
NUMBER_FORMATS = {"unorm": 0, "snorm": 1, "uscaled": 2, "sscaled": 3, "uint": 4, "sint": 5, "float": 7}
FORMATS = [(data, number) for data in DATA_FORMATS for number in NUMBERS[data] if number != "srgb"]
LANES, PLACE = 64, 1024  # a format's place: 64 elements of 16 bytes
SELECT_XYZW = 4 | 5 << 3 | 6 << 6 | 7 << 9
TARGETS = {"gfx803": False, "gfx900": False, "gfx1010": True, "gfx1030": True}  # whether formats are unified

KERNEL = """.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.text
.globl formats
.p2align 8
.type formats,@function
formats:
  s_load_dwordx8 s[8:15], s[0:1], 0x0
  s_mov_b32 s18, -1
  s_mov_b32 s19, {plain:#x}
  s_waitcnt lgkmcnt(0)
{body}
  s_endpgm
.Lend:
.size formats, .Lend-formats
.rodata
.p2align 6
.amdhsa_kernel formats
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 32
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 48
{wave}.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--{target}
amdhsa.kernels:
  - .name: formats
    .symbol: formats.kd
    .kernarg_segment_size: 32
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 48
    .vgpr_count: 16
    .max_flat_workgroup_size: 64
    .args:
      - {{ .name: elements, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: by_descriptor, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: by_instruction, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: stored, .offset: 24, .size: 8, .value_kind: global_buffer, .address_space: global }}
...
.end_amdgpu_metadata
"""


def word3(unified, place):
    data, number = FORMATS[place]
    if unified:
        return SELECT_XYZW | (place + 1) << 12 | 1 << 24 | 3 << 28  # RESOURCE_LEVEL; OOB_SELECT raw
    return SELECT_XYZW | NUMBER_FORMATS[number] << 12 | DATA_FORMATS[data] << 15


def kernel(target, unified):
    """s[16:19] is the buffer at hand, s20 the place of a format; v1 counts elements, v2 results."""
    lines = ["  v_lshlrev_b32_e32 v2, 4, v0"]
    buffer = ["  s_mov_b64 s[16:17], s[{0}:{1}]"]
    plain = word3(unified, FORMATS.index(("32_32_32_32", "uint")))
    for place, (data, number) in enumerate(FORMATS):
        size = sum(PLAIN[data]) // 8
        name = f"BUF_FMT_{data}_{number}".upper() if unified else \
            f"BUF_DATA_FORMAT_{data},BUF_NUM_FORMAT_{number}".upper()
        lines += [f"  s_mov_b32 s20, {place * PLACE}", f"  v_mul_u32_u24_e32 v1, {size}, v0",
                  *[line.format(8, 9) for line in buffer], f"  s_mov_b32 s19, {word3(unified, place):#x}",
                  "  buffer_load_format_xyzw v[4:7], v1, s[16:19], s20 offen",
                  f"  tbuffer_load_format_xyzw v[8:11], v1, s[16:19], s20 format:[{name}] offen",
                  "  buffer_load_dwordx4 v[12:15], v2, s[16:19], s20 offen",
                  "  s_waitcnt vmcnt(0)",
                  *[line.format(14, 15) for line in buffer],
                  "  buffer_store_format_xyzw v[12:15], v1, s[16:19], s20 offen",
                  f"  s_mov_b32 s19, {plain:#x}",
                  *[line.format(10, 11) for line in buffer],
                  "  buffer_store_dwordx4 v[4:7], v2, s[16:19], s20 offen",
                  *[line.format(12, 13) for line in buffer],
                  "  buffer_store_dwordx4 v[8:11], v2, s[16:19], s20 offen"]
    wave = "  .amdhsa_wavefront_size32 0\n" if unified else ""
    return KERNEL.format(target=target, body="\n".join(lines), plain=plain, wave=wave)


def expected(memory):
    """What is loaded and what is stored, of all formats."""
    loaded, stored = bytearray(len(memory)), bytearray(len(memory))
    for place, (data, number) in enumerate(FORMATS):
        sizes = PLAIN[data]
        size = sum(sizes) // 8
        for lane in range(LANES):
            at = place * PLACE + lane * size
            word, shift, values = int.from_bytes(memory[at:at + size], "little"), 0, []
            for i, width in enumerate(sizes):
                values.append(decoded(number, word >> shift & ((1 << width) - 1), width, i == 3))
                shift += width
            struct.pack_into("<4I", loaded, place * PLACE + 16 * lane, *values, *[0] * (4 - len(values)))
            given = struct.unpack_from("<4I", memory, place * PLACE + 16 * lane)
            bits = [encoded(number, value, width, i == 3) for i, (value, width) in enumerate(zip(given, sizes))]
            stored[at:at + size] = bytes.fromhex(element(bits, sizes))
    return bytes(loaded), bytes(stored)


def elements(rng):
    """Bytes that are elements to load and 32-bit values to store: random, small floats, special ones."""
    special = [0, 0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00001, 0xff800001, 1, 0x80000001, 255, 65535]
    words = []
    for _ in range(len(FORMATS) * PLACE // 4):
        words.append(rng.choice((rng.getrandbits(32), f32(Fraction(rng.uniform(-1.5, 1.5))), f32(Fraction(rng.uniform(-500, 500))),
                                 rng.choice(special))))
    return struct.pack(f"<{len(words)}I", *words)


def run(lanewise, folder, target, unified, memory):
    source, code = folder / f"{target}.s", folder / f"{target}.hsaco"
    source.write_text(kernel(target, unified))
    (folder / "elements.bin").write_bytes(memory)
    subprocess.run([lanewise, "as", source, "-o", code], check=True)
    count = len(memory) // 4
    outputs = [folder / f"{target}_{name}.bin" for name in ("descriptor", "instruction", "stored")]
    subprocess.run([lanewise, "run", code, "--kernel", "formats", "--grid", "1", "--block", "64",
                    f"u32[{count}]=@{folder / 'elements.bin'}", *[f"u32[{count}]=zeros"] * 3,
                    *[word for i, path in enumerate(outputs) for word in ("--out", f"{i + 1}={path}")]], check=True,
                   stdout=subprocess.DEVNULL)
    return [path.read_bytes() for path in outputs]


def main():
    seed = int(os.environ.get("LW_SEED", random.randrange(1 << 32)))
    memory = elements(random.Random(seed))
    loaded, stored = expected(memory)
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        for target, unified in TARGETS.items():
            results = run(sys.argv[1], pathlib.Path(name), target, unified, memory)
            for what, result, wanted in zip(("descriptor", "instruction", "stored"), results, (loaded, loaded, stored)):
                for at in range(0, len(wanted), 4):
                    if result[at:at + 4] != wanted[at:at + 4]:
                        wrong += 1
                        if wrong <= 20:
                            data, number = FORMATS[at // PLACE]
                            print(f"{target}: {data} {number}, {what}, byte {at % PLACE}: "
                                  f"{result[at:at + 4].hex()}, expected {wanted[at:at + 4].hex()}")
    print(f"{len(TARGETS)} targets, {len(FORMATS)} formats, {wrong} wrong dwords (LW_SEED={seed})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
