#!/usr/bin/env python3
"""Operations that are outstanding across calls and returns, with and without a wait, and a hazard beside them.

    calls_test.py --lanewise PROGRAM

Each case puts an operation into one function and the use of its registers into another one: before or after a return,
through other return addresses than s[30:31], through nested calls, through a jump to a function, in a loop. `lint` must
find a missing wait at the use if there is no wait, and none if there is one anywhere in between.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

# target -> [(operation, its wait, [uses])]. A use may be one that reads, one that overwrites or one that stores. A hazard
# that needs 19 wait states must be found in the same places.
OPERATIONS = {
    "gfx900": [
        ("global_load_dword v5, v[2:3], off", "s_waitcnt vmcnt(0)",
         ["v_mov_b32 v6, v5", "v_mov_b32 v5, 0", "global_store_dword v[2:3], v5, off"]),
        ("ds_read_b32 v5, v2", "s_waitcnt lgkmcnt(0)", ["v_mov_b32 v6, v5", "v_mov_b32 v5, 0", "ds_write_b32 v2, v5"]),
        ("s_load_dword s5, s[8:9], 0x0", "s_waitcnt lgkmcnt(0)", ["s_mov_b32 s6, s5", "s_mov_b32 s5, 0"]),
        ("ds_add_u32 v8, v5 gds", "s_waitcnt expcnt(0)", ["v_mov_b32 v5, 0"]),
    ],
    "gfx803": [("buffer_load_dword v5, off, s[8:11], 0", "s_waitcnt vmcnt(0)", ["v_mov_b32 v6, v5"])],
    "gfx90a": [("global_load_dword a5, v[2:3], off", "s_waitcnt vmcnt(0)", ["v_accvgpr_read_b32 v6, a5"]),
               ("v_mfma_f32_32x32x2f32 a[0:15], v0, v1, a[0:15]", "s_nop 15\ns_nop 2", ["v_accvgpr_read_b32 v6, a5"])],
    "gfx1030": [
        ("global_load_dword v5, v[2:3], off", "s_waitcnt vmcnt(0)", ["v_mov_b32 v6, v5"]),
        ("flat_load_dword v5, v[2:3]", "s_waitcnt vmcnt(0) lgkmcnt(0)", ["v_mov_b32 v6, v5"]),
        ("exp mrt0 v5, v5, v5, v5", "s_waitcnt expcnt(0)", ["v_mov_b32 v5, 0"]),
    ],
    "gfx1200": [
        ("global_load_b32 v5, v[2:3], off", "s_wait_loadcnt 0x0", ["v_mov_b32 v6, v5"]),
        ("ds_load_b32 v5, v2", "s_wait_dscnt 0x0", ["v_mov_b32 v6, v5"]),
        ("s_load_b32 s5, s[8:9], 0x0", "s_wait_kmcnt 0x0", ["s_mov_b32 s6, s5"]),
    ],
}


def address_of(name, target):
    """A function's address in s[34:35]."""
    add, carry = ("s_add_co_u32", "s_add_co_ci_u32") if target == "gfx1200" else ("s_add_u32", "s_addc_u32")
    return ["s_getpc_b64 s[34:35]", f"{add} s34, s34, {name}@rel32@lo+4", f"{carry} s35, s35, {name}@rel32@hi+12"]


def call(name, target, back="s[30:31]"):
    return address_of(name, target) + [f"s_swappc_b64 {back}, s[34:35]"]


def shapes(target, operation, use):
    """title -> functions, the first of which is the kernel. `wait` marks places where a wait covers the operation."""
    fn, inner = "fn", "inner"
    plain, other = ["s_setpc_b64 s[30:31]"], ["s_setpc_b64 s[22:23]"]
    save, restore = ["s_mov_b64 s[40:41], s[30:31]"], ["s_mov_b64 s[30:31], s[40:41]"]
    issue, second = [operation], ["second: " + use]
    at_end = ["wait"] + second
    yield "return", {"k": call(fn, target) + at_end, fn: issue + ["wait"] + plain}
    yield "return through another pair", {"k": call(fn, target, "s[22:23]") + at_end, fn: issue + ["wait"] + other}
    yield "return through a copy", {"k": call(fn, target) + at_end, fn: save + issue + ["s_setpc_b64 s[40:41]"]}
    yield "call", {"k": issue + ["wait"] + call(fn, target), fn: at_end + plain}
    yield "over a call", {"k": issue + call(fn, target) + at_end, fn: ["wait"] + plain}
    yield "nested returns", {"k": call(fn, target) + at_end, fn: save + call(inner, target) + restore + plain,
                             inner: issue + plain}
    yield "nested calls", {"k": issue + call(fn, target), fn: save + call(inner, target) + restore + plain,
                           inner: at_end + plain}
    yield "nested returns through other pairs", {
        "k": call(fn, target, "s[22:23]") + at_end, fn: call(inner, target, "s[24:25]") + ["wait"] + other,
        inner: issue + ["s_setpc_b64 s[24:25]"]}
    yield "a jump to a function", {"k": call(fn, target) + at_end,
                                   fn: address_of(inner, target) + ["s_setpc_b64 s[34:35]"], inner: issue + plain}
    yield "an operation before a jump to a function", {
        "k": call(fn, target) + at_end, fn: issue + address_of(inner, target) + ["s_setpc_b64 s[34:35]"],
        inner: ["wait"] + plain}
    yield "an operation of the caller, over a jump to a function", {
        "k": issue + call(fn, target) + at_end, fn: address_of(inner, target) + ["s_setpc_b64 s[34:35]"],
        inner: ["wait"] + plain}
    yield "a loop", {"k": ["head:"] + second + call(fn, target) + ["wait", "s_cbranch_scc0 head"], fn: issue + plain}
    yield "a loop in the function", {"k": call(fn, target) + at_end,
                                     fn: issue + ["head:", "s_nop 0", "wait", "s_cbranch_scc0 head"] + plain}
    # Only one of two callers has the operation, and only the other one uses the register.
    yield "not of this caller", {"k": issue + call(fn, target) + ["s_endpgm"],
                                 "k2": call(fn, target) + second, fn: ["s_mov_b32 s60, 0"] + plain}


def program(target, functions):
    lines = [f'.amdgcn_target "amdgcn-amd-amdhsa--{target}"', ".text"]
    for name, code in functions.items():
        kind = [] if name.startswith("k") else [f".type {name},@function"]
        lines += [".p2align 8", *kind, f"{name}:", *code, *(["s_endpgm"] if name.startswith("k") else []), f".Lend_{name}:",
                  f".size {name}, .Lend_{name}-{name}"]
        if name.startswith("k"):
            lines += [".rodata", ".p2align 6", f".amdhsa_kernel {name}", ".amdhsa_next_free_vgpr 32",
                      ".amdhsa_next_free_sgpr 64", *([".amdhsa_accum_offset 8"] if target == "gfx90a" else []),
                      ".end_amdhsa_kernel", ".text"]
    return "\n".join(lines) + "\n"


def variants(functions, wait):
    """(title, functions, whether the use is early): without a wait, and with a wait at each place."""
    places = [(name, i) for name, code in functions.items() for i, line in enumerate(code) if line == "wait"]
    for chosen in [None, *places]:
        yield chosen, {name: [wait if (name, i) == chosen else line for i, line in enumerate(code)
                              if line != "wait" or (name, i) == chosen] for name, code in functions.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    lanewise = str(pathlib.Path(parser.parse_args().lanewise).resolve())
    cases = []
    for target, operations in OPERATIONS.items():
        for operation, wait, uses in operations:
            for use in uses:
                for title, functions in shapes(target, operation, use):
                    for chosen, written in variants(functions, wait):
                        early = chosen is None and title != "not of this caller"
                        cases.append((f"{target}, {operation}, {use}, {title}, wait in {chosen}", target, written, early))
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, (_, target, functions, _) in enumerate(cases):
            names.append(f"{number}.s")
            (pathlib.Path(folder) / names[-1]).write_text(program(target, functions))
        run = subprocess.run([lanewise, "lint", "--json", *names], cwd=folder, capture_output=True, text=True)
        if run.returncode not in (0, 1):
            sys.exit(f"exit {run.returncode}: {run.stderr}")
        found = {}
        for finding in json.loads(run.stdout)["findings"]:
            if finding["severity"] == "error":
                found.setdefault(finding["file"], set()).add(finding["at"]["source_line"])
        for name, (title, target, functions, early) in zip(names, cases):
            text = program(target, functions)
            line = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("second:"))
            if found.get(name, set()) != ({line} if early else set()):
                failures += 1
                print(f"{title}: errors at lines {sorted(found.get(name, set()))}, expected "
                      f"{[line] if early else []}\n{text}")
    print(f"{len(cases)} programs, {failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
