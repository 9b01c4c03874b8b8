#!/usr/bin/env python3
"""Where bytes of memory accesses lie: swizzled buffers, private memory, flat apertures.

    tests/exec/places_test.py LANEWISE [--part swizzle|private|aperture]

The model of a swizzled buffer is the equation of the GCN3 manual, 8.1.5.2, for one byte. What private arrays hold is
computed here as the C source says. Which flat accesses fault follows from LLVM's rule that the base of an address alone
chooses the aperture.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
WIDTHS = (1, 2, 4, 8, 12, 16)
LOADS = {1: "ubyte", 2: "ushort", 4: "dword", 8: "dwordx2", 12: "dwordx3", 16: "dwordx4"}
STORES = {1: "byte", 2: "short", 4: "dword", 8: "dwordx2", 12: "dwordx3", 16: "dwordx4"}
# Lanes of a wave, and element sizes that descriptors have.
CONFIGURATIONS = {"gfx803": (64, (2, 4, 8, 16)), "gfx900": (64, (4,)), "gfx906": (64, (4,)), "gfx1010:wave32": (32, (4,)),
                  "gfx1030:wave32": (32, (4,)), "gfx1030:wave64": (64, (4,))}
RECORD = 64                # bytes
REGION = 64 * RECORD       # of a case: a record for each lane
RESULT = 64 * 16           # of a load

KERNEL = """.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.text
.globl k
.p2align 8
.type k,@function
k:
{body}
  s_endpgm
.Lend:
.size k, .Lend-k
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_user_sgpr_private_segment_buffer 0
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 16
  .amdhsa_group_segment_fixed_size 256
  .amdhsa_next_free_vgpr 32
  .amdhsa_next_free_sgpr 48
{wave}.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--{target}
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: {lanes}
    .sgpr_count: 48
    .vgpr_count: 32
    .max_flat_workgroup_size: 128
    .args:
      - {{ .name: memory, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: out, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }}
...
.end_amdgpu_metadata
"""


class Failed(Exception):
    pass


def kernel(name, lanes, body):
    target = name.partition(":")[0]
    wave = f"  .amdhsa_wavefront_size32 {int(lanes == 32)}\n" if target.startswith("gfx1") else ""
    return KERNEL.format(target=target, body="\n".join(body), wave=wave, lanes=lanes)


def run(*words):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=300, check=False)


def assembled(lanewise, folder, name, lanes, body):
    source = folder / f"{re.sub('[^a-zA-Z0-9]+', '_', name)}.s"
    source.write_text(kernel(name, lanes, body))
    code = source.with_suffix(".hsaco")
    made = run(lanewise, "as", source, "-o", code)
    if made.returncode != 0:
        raise Failed(f"{name}: {made.stderr[:2000]}")
    return code


# --- swizzled buffers

def layouts(elements):
    """(element size, records that lie together), (None, None) for a buffer that is not swizzled."""
    return [(None, None), *((element, together) for element in elements for together in (8, 16, 32, 64))]


def offset_in_record(lane):
    return (lane * 5 + lane // 7) % (RECORD - 16)   # every alignment


def place(layout, lane, offset):
    element, together = layout
    if element is None:
        return lane * RECORD + offset
    group, index = divmod(lane, together)
    part, byte = divmod(offset, element)
    return (group * RECORD + part * element) * together + index * element + byte


def word1(layout, high):
    return [f"  s_and_b32 s17, {high}, 0xffff", f"  s_or_b32 s17, s17, {RECORD << 16 | (layout[0] is not None) << 31:#x}"]


def word3(target, layout):
    element, together = layout
    bits = 4 | 5 << 3 | 6 << 6 | 7 << 9
    bits |= (20 << 12 | 1 << 24 | 2 << 28) if target.startswith("gfx1") else 4 << 15
    if element is not None:
        bits |= (together.bit_length() - 4) << 21
        if target == "gfx803":
            bits |= (element.bit_length() - 2) << 19
    return bits


def swizzle_kernel(target, elements):
    """v0: lane, v1: offset, v2: lane * 16; s[16:19]: the buffer at hand, s[20:23]: a plain one of the results."""
    body = ["  s_load_dwordx4 s[8:11], s[0:1], 0x0", "  v_lshlrev_b32_e32 v2, 4, v0", "  s_waitcnt lgkmcnt(0)",
            # lane * 5 + lane / 7: 37 / 256 is 1 / 7 for lanes
            "  v_mul_u32_u24_e32 v3, 37, v0", "  v_lshrrev_b32_e32 v3, 8, v3", "  v_mul_u32_u24_e32 v1, 5, v0"]
    sum_of = {"gfx8": "v_add_u32_e32 {0}, vcc, {1}, {2}", "gfx9": "v_add_u32_e32 {0}, {1}, {2}",
              "gfx1": "v_add_nc_u32_e32 {0}, {1}, {2}"}[target[:4]]
    body.append("  " + sum_of.format("v1", "v1", "v3"))
    # modulo 48: 1366 / 65536 is 1 / 48
    body += ["  s_movk_i32 s24, 0x556", "  v_mul_u32_u24_e32 v3, s24, v1", "  v_lshrrev_b32_e32 v3, 16, v3",
             "  v_mul_u32_u24_e32 v3, 48, v3",
             {"gfx8": "  v_sub_u32_e32 v5, vcc, v1, v3", "gfx9": "  v_sub_u32_e32 v5, v1, v3",
              "gfx1": "  v_sub_nc_u32_e32 v5, v1, v3"}[target[:4]],
             "  v_mov_b32_e32 v4, v0"]
    body += ["  s_mov_b32 s20, s10", "  s_and_b32 s21, s11, 0xffff", "  s_mov_b32 s22, -1",
             f"  s_mov_b32 s23, {word3(target, (None, None)):#x}", "  s_mov_b32 s18, -1"]
    case = 0
    for layout in layouts(elements):
        body.append(f"  s_mov_b32 s19, {word3(target, layout):#x}")
        for width in WIDTHS:
            for is_store in (False, True):
                # Loads read the first region; each store has a region of its own behind it.
                body += [f"  s_add_u32 s16, s8, {(case + 1) * REGION if is_store else 0:#x}", "  s_addc_u32 s25, s9, 0",
                         *word1(layout, "s25"), f"  s_mov_b32 s26, {case * RESULT:#x}"]
                if is_store:
                    body += [f"  v_mov_b32_e32 v{8 + i}, {0x04030201 + 0x04040404 * i:#x}" for i in range(4)]
                    body += [f"  v_xor_b32_e32 v{8 + i}, v{8 + i}, v2" for i in range(4)]
                    registers = "v8" if width <= 4 else f"v[8:{7 + width // 4}]"
                    body.append(f"  buffer_store_{STORES[width]} {registers}, v[4:5], s[16:19], 0 idxen offen")
                    case += 1
                else:
                    body += [f"  v_mov_b32_e32 v{8 + i}, 0" for i in range(4)]
                    registers = "v8" if width <= 4 else f"v[8:{7 + width // 4}]"
                    body += [f"  buffer_load_{LOADS[width]} {registers}, v[4:5], s[16:19], 0 idxen offen",
                             "  s_waitcnt vmcnt(0)", "  buffer_store_dwordx4 v[8:11], v2, s[20:23], s26 offen"]
                body.append("  s_waitcnt vmcnt(0)")
    return body, case


def stored_bytes(lane, width):
    words = [(0x04030201 + 0x04040404 * i) ^ (lane * 16) for i in range(4)]
    return struct.pack("<4I", *words)[:width]


def check_swizzle(lanewise, folder, name):
    lanes, elements = CONFIGURATIONS[name]
    target = name.partition(":")[0]
    body, cases = swizzle_kernel(target, elements)
    code = assembled(lanewise, folder, f"{name}", lanes, body)
    memory = bytearray((i * 7 + i // 251) % 253 for i in range(REGION)) + bytearray(cases * REGION)
    stem = folder / f"swizzle_{name.replace(':', '_')}"
    stem.with_suffix(".in").write_bytes(memory)
    ran = run(lanewise, "run", code, "--grid", 1, "--block", lanes, "--check=memory", f"u8[{len(memory)}]=@{stem}.in",
              f"u8[{cases * RESULT}]=zeros", "--out", f"0={stem}.memory.bin", "--out", f"1={stem}.out.bin")
    if ran.returncode != 0:
        raise Failed(f"{name}: exit {ran.returncode}: {ran.stdout}{ran.stderr}")
    left, out = pathlib.Path(f"{stem}.memory.bin").read_bytes(), pathlib.Path(f"{stem}.out.bin").read_bytes()
    want = bytearray(memory)
    case = 0
    for layout in layouts(elements):
        for width in WIDTHS:
            for lane in range(lanes):
                offset = offset_in_record(lane)
                loaded = bytes(memory[place(layout, lane, offset + n)] for n in range(width))
                at = case * RESULT + lane * 16
                if out[at:at + 16] != loaded.ljust(16, b"\0"):
                    raise Failed(f"{name}: load of {width} bytes at {offset}, layout {layout}, lane {lane}: "
                                 f"{out[at:at + 16].hex()}, expected {loaded.hex()}")
                for n, byte in enumerate(stored_bytes(lane, width)):
                    want[(case + 1) * REGION + place(layout, lane, offset + n)] = byte
            region = slice((case + 1) * REGION, (case + 2) * REGION)
            if left[region] != want[region]:
                first = next(i for i in range(REGION) if left[region][i] != want[region][i])
                raise Failed(f"{name}: store of {width} bytes, layout {layout}: byte {first} of the region is "
                             f"{left[region][first]}, expected {want[region][first]}")
            case += 1
    return case


# --- private arrays of a C program

def check_private(lanewise, folder, target, level):
    places = [(g * 37 + g // 5) % 317 for g in range(64)]
    source = FOLDER / "private_unaligned.cl"
    stem = folder / f"private_{target}_{level}"
    stem.with_suffix(".in").write_bytes(struct.pack("<64I", *places))
    code = stem.with_suffix(".hsaco")
    made = run(lanewise, "compile", source, "--target", target, "-o", code, "--", level)
    if made.returncode != 0:
        raise Failed(f"{target} {level}: {made.stderr[:2000]}")
    ran = run(lanewise, "run", code, "--kernel", "message", "--grid", 1, "--block", 64, f"u32[64]=@{stem}.in",
              "u8[20480]=zeros", "--out", f"1={stem}.bin")
    if ran.returncode != 0:
        raise Failed(f"{target} {level}: exit {ran.returncode}: {ran.stderr}")
    got = pathlib.Path(f"{stem}.bin").read_bytes()
    for g, at in enumerate(places):
        want = bytearray(ord("a") + (i + g) % 26 for i in range(320))
        want[at:at + 4] = struct.pack("<I", 0xA4A3A2A1)
        if got[g * 320:(g + 1) * 320] != want:
            raise Failed(f"{target} {level}: the message of work-item {g}, with a number at {at}, is wrong")
    return 1


# --- apertures

SHARED, PRIVATE, GLOBAL = "LDS aperture", "private aperture", "global memory"
# What is done, from a base register on: the aperture's base or limit, added to it; the offset; from and to.
LEADING = {"into LDS": ("shared_base", -4, 4, GLOBAL, SHARED), "into private": ("private_base", -4, 4, GLOBAL, PRIVATE),
           "out of LDS": ("shared_limit", -3, 4, SHARED, GLOBAL),
           "out of private": ("private_limit", -3, 4, PRIVATE, GLOBAL)}
ACCESSES = {"flat_load_ubyte v4, v[2:3] offset:{0}": "load of 1 byte", "flat_load_dwordx4 v[4:7], v[2:3] offset:{0}":
            "load of 16 bytes", "flat_store_dword v[2:3], v4 offset:{0}": "store of 4 bytes",
            "flat_atomic_add v[2:3], v4 offset:{0}": "atomic of 4 bytes",
            "flat_atomic_swap_x2 v[6:7], v[2:3], v[4:5] offset:{0} glc": None}


def aperture_body(register, added, access, offset):
    return [f"  s_mov_b64 s[2:3], src_{register}", *([] if not register.endswith("limit") else
            # A limit's operand is the upper half alone: the lower one is all ones.
            ["  s_mov_b32 s2, -1"]),
            f"  s_add_u32 s2, s2, {added & 0xffffffff:#x}", f"  s_addc_u32 s3, s3, {0 if added >= 0 else -1}",
            "  v_mov_b32_e32 v2, s2", "  v_mov_b32_e32 v3, s3", "  v_mov_b32_e32 v4, 0", "  v_mov_b32_e32 v5, 0",
            "  " + access.format(offset), "  s_waitcnt vmcnt(0) lgkmcnt(0)"]


def check_aperture(lanewise, folder, name, lanes, direction, access):
    register, added, offset, origin, goal = LEADING[direction]
    label = f"aperture {name} {direction} {access}"
    code = assembled(lanewise, folder, f"{name}:{label}", lanes, aperture_body(register, added, access, offset))
    ran = run(lanewise, "run", code, "--grid", 1, "--block", 1, "u32[4]=zeros", "u32[4]=zeros")
    said = ran.stdout + ran.stderr
    wanted = rf"the base 0x[0-9a-f]+ is in (the )?{origin}, the immediate offset {offset} leads into (the )?{goal}"
    if ran.returncode != 3 or not re.search(wanted, said):
        raise Failed(f"{label}: exit {ran.returncode}, expected 3 and '{wanted}': {said[:1000]}")
    if ACCESSES[access] and ACCESSES[access] not in said:
        raise Failed(f"{label}: '{ACCESSES[access]}' is not said: {said[:1000]}")
    return 1


def check_inside(lanewise, folder, name, lanes):
    """A base at the aperture's beginning, and an offset that stays in LDS: no fault."""
    body = ["  s_load_dwordx4 s[8:11], s[0:1], 0x0", "  v_mov_b32_e32 v5, 8", "  v_mov_b32_e32 v6, 42",
            *(["  s_mov_b32 m0, -1"] if name == "gfx803" else []), "  ds_write_b32 v5, v6",
            *aperture_body("shared_base", 0, "flat_load_dword v4, v[2:3] offset:{0}", 8),
            "  s_waitcnt lgkmcnt(0)", "  v_mov_b32_e32 v5, 0", "  global_store_dword v5, v4, s[8:9]"]
    code = assembled(lanewise, folder, f"{name}:inside", lanes, body)
    ran = run(lanewise, "run", code, "--grid", 1, "--block", 1, "u32[1]=zeros", "u32[4]=zeros", "--print", "0")
    if ran.returncode != 0 or "42" not in ran.stdout:
        raise Failed(f"{name}: exit {ran.returncode}, expected 42: {ran.stdout}{ran.stderr}")
    return 1


def checks(lanewise, folder, part):
    if part in (None, "swizzle"):
        yield from (lambda name=name: check_swizzle(lanewise, folder, name) for name in CONFIGURATIONS)
    if part in (None, "private"):
        for target, level in (("gfx803", "-O0"), ("gfx803", "-O2"), ("gfx900", "-O0"), ("gfx900", "-O2"),
                              ("gfx1010", "-O2"), ("gfx1030", "-O2")):
            yield lambda target=target, level=level: check_private(lanewise, folder, target, level)
    if part in (None, "aperture"):
        for name, lanes in (("gfx900", 64), ("gfx1030", 32)):
            for direction in LEADING:
                for access in list(ACCESSES) if name == "gfx900" else list(ACCESSES)[1:2]:
                    yield (lambda name=name, lanes=lanes, direction=direction, access=access:
                           check_aperture(lanewise, folder, name, lanes, direction, access))
            yield lambda name=name, lanes=lanes: check_inside(lanewise, folder, name, lanes)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lanewise")
    parser.add_argument("--part", choices=("swizzle", "private", "aperture"))
    options = parser.parse_args()
    passed, failed = 0, []
    with tempfile.TemporaryDirectory(prefix="lanewise-places-") as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for result in [workers.submit(check) for check in checks(options.lanewise, pathlib.Path(folder), options.part)]:
            try:
                passed += result.result()
            except Failed as problem:
                failed.append(str(problem))
    for problem in failed:
        print(problem, file=sys.stderr)
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
