#!/usr/bin/env python3
"""Hardware registers that programs read and write, and null pointers that come from registers which nobody set.

    tests/exec/registers_test.py LANEWISE

Every register that the assembler names has its modelled value or ends the dispatch with exit code 4 and its name. The
fields of HW_ID are those of ROCm's headers (HW_ID_CU_ID_OFFSET and its like), those of HW_ID1 the RDNA3 manual's, 3.4.8.
"""
import os
import pathlib
import re
import struct
import sys
import tempfile
import concurrent.futures

from places_test import Failed, assembled, run

LANES = {"gfx803": 64, "gfx900": 64, "gfx906": 64, "gfx1010": 32, "gfx1030": 32}
COMMON = ("MODE", "STATUS", "TRAPSTS", "IB_STS")
GCN = ("HW_ID", "GPR_ALLOC", "LDS_ALLOC")
# Modelled, and named by the assembler without being modelled.
MODELLED = {"gfx803": COMMON + GCN, "gfx900": COMMON + GCN + ("SH_MEM_BASES",), "gfx906": COMMON + GCN + ("SH_MEM_BASES",),
            "gfx1010": COMMON + ("SH_MEM_BASES", "FLAT_SCR_LO", "FLAT_SCR_HI", "HW_ID1"),
            "gfx1030": COMMON + ("SH_MEM_BASES", "FLAT_SCR_LO", "FLAT_SCR_HI", "HW_ID1")}
TRAPS = ("TBA_LO", "TBA_HI", "TMA_LO", "TMA_HI")
NOT_MODELLED = {"gfx803": (), "gfx900": TRAPS, "gfx906": TRAPS,
                "gfx1010": TRAPS + ("GPR_ALLOC", "LDS_ALLOC", "HW_ID2", "XNACK_MASK", "POPS_PACKER"),
                "gfx1030": TRAPS + ("GPR_ALLOC", "LDS_ALLOC", "HW_ID2", "POPS_PACKER", "SHADER_CYCLES")}
WRITABLE = ("MODE", "TRAPSTS", "FLAT_SCR_LO", "FLAT_SCR_HI")
# Lowest bit and width.
HW_ID = {"slot": (0, 4), "simd": (4, 2), "unit": (8, 4), "array": (12, 1), "engine": (13, 2), "group": (16, 4),
         "vm": (20, 4), "me": (30, 2)}
HW_ID1 = {"slot": (0, 5), "simd": (8, 2), "unit": (10, 4), "array": (16, 1), "engine": (18, 3)}


def store_of_s20(lanes):
    """The wave's first lane puts s20 at 4 * (2 * workgroup + wave); s3 is the workgroup."""
    shift = lanes.bit_length() - 1
    return ["  s_load_dwordx2 s[8:9], s[0:1], 0x0", f"  v_lshrrev_b32_e32 v1, {shift}, v0",
            "  v_readfirstlane_b32 s21, v1", "  s_lshl_b32 s22, s2, 1", "  s_add_u32 s21, s21, s22",
            "  s_lshl_b32 s21, s21, 2", "  s_waitcnt lgkmcnt(0)", "  s_add_u32 s8, s8, s21", "  s_addc_u32 s9, s9, 0",
            "  v_mov_b32_e32 v2, s8", "  v_mov_b32_e32 v3, s9", "  v_mov_b32_e32 v4, s20",
            "  flat_store_dword v[2:3], v4"]


def read_words(lanewise, folder, target, label, body, groups):
    code = assembled(lanewise, folder, f"{target}:{label}", LANES[target], body)
    out = folder / f"{target}_{label}.bin"
    ran = run(lanewise, "run", code, "--grid", groups, "--block", 64 if LANES[target] == 32 else 128,
              f"u32[{2 * groups}]=zeros", "u32[1]=zeros", "--out", f"0={out}")
    if ran.returncode != 0:
        raise Failed(f"{target} {label}: exit {ran.returncode}: {ran.stdout}{ran.stderr}")
    return struct.unpack(f"<{2 * groups}I", pathlib.Path(out).read_bytes())


def check_ids(lanewise, folder, target):
    name, fields = ("HW_ID1", HW_ID1) if target.startswith("gfx1") else ("HW_ID", HW_ID)
    body = [f"  s_getreg_b32 s20, hwreg(HW_REG_{name})", *store_of_s20(LANES[target])]
    groups = 200
    words = read_words(lanewise, folder, target, "ids", body, groups)
    places = [{field: word >> lsb & ((1 << width) - 1) for field, (lsb, width) in fields.items()} for word in words]
    if len(set(words)) != len(words):
        raise Failed(f"{target}: {len(words) - len(set(words))} of {len(words)} waves have the {name} of another one")
    for first, second in zip(places[::2], places[1::2]):
        unit = [(place["engine"], place["array"], place["unit"]) for place in (first, second)]
        if unit[0] != unit[1] or first["simd"] == second["simd"]:
            raise Failed(f"{target}: the two waves of a workgroup are at {first} and {second}")
    if len({(place["engine"], place["array"], place["unit"]) for place in places}) < 18:
        raise Failed(f"{target}: the workgroups are on fewer units than the device has")
    if name == "HW_ID" and any((place["vm"], place["me"]) != (8, 1) for place in places):
        raise Failed(f"{target}: VM_ID and ME_ID are not those of compute")
    return 1


def check_register(lanewise, folder, target, name, is_modelled, writes):
    register = f"hwreg(HW_REG_{name})"
    access = [f"  s_getreg_b32 s20, {register}"]
    if writes:  # what was there, so that nothing changes
        access = ["  s_mov_b32 s20, 0", f"  s_setreg_b32 {register}, s20"]
        if name == "MODE":
            access = ["  s_movk_i32 s20, 0xf0", f"  s_setreg_b32 {register}, s20"]
    label = f"{'write' if writes else 'read'}_{name}"
    code = assembled(lanewise, folder, f"{target}:{label}", LANES[target], access)
    ran = run(lanewise, "run", code, "--grid", 1, "--block", 64, "u32[1]=zeros", "u32[1]=zeros")
    said = ran.stdout + ran.stderr
    if is_modelled and ran.returncode != 0:
        raise Failed(f"{target} {label}: exit {ran.returncode}: {said}")
    if not is_modelled and (ran.returncode != 4 or f"HW_REG_{name}" not in said):
        raise Failed(f"{target} {label}: exit {ran.returncode}, expected 4 and the register's name: {said}")
    return 1


def check_unwritable(lanewise, folder):
    """Read-only registers keep what they hold."""
    body = ["  s_mov_b32 s20, -1", "  s_setreg_b32 hwreg(HW_REG_HW_ID, 0, 8), s20",
            "  s_getreg_b32 s20, hwreg(HW_REG_HW_ID, 0, 8)", *store_of_s20(64)]
    words = read_words(lanewise, folder, "gfx900", "unwritable", body, 1)
    if words != (0, 16):
        raise Failed(f"HW_ID after a write of ones: {words}, expected slot 0 of SIMD 0 and 1")
    return 1


# Bodies, and the registers that must be named; None: nothing may be said of registers.
NULLS = {
    "scalar load": (["  s_load_dwordx2 s[8:9], s[20:21], 0x0"], "s[20:21]"),
    "scalar load with an offset": (["  s_load_dword s8, s[20:21], 0x10"], "s[20:21]"),
    "SGPRs of a global store": (["  v_mov_b32_e32 v1, 0", "  global_store_dword v1, v1, s[24:25]"], "s[24:25]"),
    "VGPRs from SGPRs": (["  v_mov_b32_e32 v2, s20", "  v_mov_b32_e32 v3, s23", "  flat_load_dword v4, v[2:3]"],
                         "s20 and s23"),
    "copies and sums": (["  s_mov_b64 s[8:9], s[30:31]", "  s_add_u32 s8, s8, 8", "  s_addc_u32 s9, s9, 0",
                         "  s_load_dword s10, s[8:9], 0x0"], "s[30:31]"),
    "registers that were set": (["  s_mov_b64 s[8:9], 0", "  s_load_dword s10, s[8:9], 0x0"], None),
    "what memory gave": (["  s_load_dwordx2 s[8:9], s[0:1], 0x0", "  s_waitcnt lgkmcnt(0)",
                          "  s_load_dwordx2 s[10:11], s[8:9], 0x0", "  s_waitcnt lgkmcnt(0)",
                          "  s_load_dword s12, s[10:11], 0x0"], None),
    "set behind it": (["  s_cmp_eq_u32 s2, 1", "  s_cbranch_scc1 over", "  s_branch load", "over:",
                       "  s_mov_b64 s[20:21], s[0:1]", "load:", "  s_load_dword s8, s[20:21], 0x0"], "s[20:21]"),
}


def check_null(lanewise, folder, label):
    body, wanted = NULLS[label]
    code = assembled(lanewise, folder, f"gfx900:{label}", 64, body)
    ran = run(lanewise, "run", code, "--grid", 1, "--block", 1, "u32[4]=zeros", "u32[4]=zeros")
    said = ran.stdout + ran.stderr
    if ran.returncode != 3 or "null pointer" not in said:
        raise Failed(f"{label}: exit {ran.returncode}, expected 3 and a null pointer: {said}")
    named = re.search(r"the address comes from (.*), which is uninitialised", said)
    if (named.group(1) if named else None) != wanted:
        raise Failed(f"{label}: expected {wanted} to be named: {said}")
    return 1


def main():
    lanewise = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="lanewise-registers-") as name, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        folder = pathlib.Path(name)
        checks = [workers.submit(check_ids, lanewise, folder, target) for target in LANES]
        for target in LANES:
            for register in MODELLED[target]:
                checks.append(workers.submit(check_register, lanewise, folder, target, register, True, False))
                if register in WRITABLE or register in GCN:
                    checks.append(workers.submit(check_register, lanewise, folder, target, register, True, True))
            for register in NOT_MODELLED[target]:
                checks += [workers.submit(check_register, lanewise, folder, target, register, False, writes)
                           for writes in (False, True)]
        checks.append(workers.submit(check_unwritable, lanewise, folder))
        checks += [workers.submit(check_null, lanewise, folder, label) for label in NULLS]
        failed = []
        for check in checks:
            try:
                check.result()
            except Failed as problem:
                failed.append(str(problem))
    for problem in failed:
        print(problem, file=sys.stderr)
    print(f"{len(checks) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
