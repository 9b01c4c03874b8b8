#!/usr/bin/env python3
"""Planted faults and the same programs without them: what run --check finds. tests/check/README.md says how."""
import argparse
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
KEYS = {"targets": "gfx900", "args": "u32[256]=zeros", "grid": "1", "block": "64", "lds": "1024", "exit": "1"}
KERNEL = """.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.text
.globl case
.p2align 8
.type case,@function
case:
{body}
  s_endpgm
.Lend:
.size case, .Lend-case
.rodata
.p2align 6
.amdhsa_kernel case
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size {kernarg_bytes}
  .amdhsa_group_segment_fixed_size {lds}
  .amdhsa_next_free_vgpr 32
  .amdhsa_next_free_sgpr 64
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--{target}
amdhsa.kernels:
  - .name: case
    .symbol: case.kd
    .kernarg_segment_size: {kernarg_bytes}
    .kernarg_segment_align: 8
    .group_segment_fixed_size: {lds}
    .private_segment_fixed_size: 0
    .wavefront_size: {wave_size}
    .sgpr_count: 64
    .vgpr_count: 32
    .max_flat_workgroup_size: 1024
    .args:
{arguments}
...
.end_amdgpu_metadata
"""


@dataclasses.dataclass
class Case:
    name: str
    line: int
    keys: dict = dataclasses.field(default_factory=lambda: dict(KEYS))
    expected: list = dataclasses.field(default_factory=list)
    lines: list = dataclasses.field(default_factory=list)

    def program(self, target, fault):
        arguments = self.keys["args"].split()
        lines = []
        for i, _ in enumerate(arguments):
            lines.append(f"  s_load_dwordx2 s[{8 + 2 * i}:{9 + 2 * i}], s[0:1], {hex(8 * i)}")
        lines += ["  s_waitcnt lgkmcnt(0)", "  v_lshlrev_b32_e32 v1, 2, v0", "  v_mov_b32_e32 v2, 0"]
        for line in self.lines:
            if not line.endswith("// fixed" if fault else "// fault"):
                lines.append(line)
        described = "\n".join(
            f"      - {{ .name: a{i}, .offset: {8 * i}, .size: 8, .value_kind: global_buffer, .address_space: global }}"
            for i, _ in enumerate(arguments))
        return KERNEL.format(target=target, body="\n".join(lines), kernarg_bytes=8 * len(arguments),
                             lds=self.keys["lds"], wave_size=32 if target.startswith("gfx1") else 64,
                             arguments=described)


def read_cases(path):
    cases = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        line = line.rstrip()
        if line.startswith("//# "):
            cases.append(Case(line[4:], number))
        elif line.startswith("//! "):
            key, _, value = line[4:].partition(" ")
            if key not in KEYS:
                raise SystemExit(f"{path}:{number}: unknown key {key}")
            cases[-1].keys[key] = value
        elif line.startswith("//= "):
            check, _, sides = line[4:].partition(": ")
            cases[-1].expected.append((check, [side.strip() for side in sides.split("|")]))
        elif cases and line and not line.startswith("//"):
            cases[-1].lines.append(line)
    return cases


def found_in(lanewise, case, target, fault, folder):
    name = f"{re.sub(r'[^a-z0-9]+', '_', case.name)}_{target}_{'fault' if fault else 'fixed'}"
    source, code = folder / f"{name}.s", folder / f"{name}.hsaco"
    source.write_text(case.program(target, fault))
    made = subprocess.run([lanewise, "as", source, "-o", code], capture_output=True, text=True)
    if made.returncode != 0:
        return None, made.returncode, made.stderr
    ran = subprocess.run([lanewise, "run", code, "--grid", case.keys["grid"], "--block", case.keys["block"],
                          "--max-instructions", "1000000", "--check", "--json", *case.keys["args"].split()],
                         capture_output=True, text=True, timeout=60)
    try:
        result = json.loads(ran.stdout)
    except json.JSONDecodeError:
        return None, ran.returncode, ran.stdout + ran.stderr
    return result["findings"], ran.returncode, ran.stderr


def failures(lanewise, path, case, target, folder):
    for fault in (True, False):
        findings, code, messages = found_in(lanewise, case, target, fault, folder)
        where = f"{path.name}:{case.line}: {case.name}, {target}, {'with the fault' if fault else 'without it'}"
        if findings is None:
            yield f"{where}: exit {code}\n{messages}"
            continue
        got = [(f["check"] + ("" if f["severity"] == "error" else " (note)"), [s["instruction"] for s in f["sides"]])
               for f in findings]
        wanted = case.expected if fault else []
        same = len(got) == len(wanted) and all(
            g[0] == w[0] and len(g[1]) == len(w[1]) and all(a.startswith(b) for a, b in zip(g[1], w[1]))
            for g, w in zip(got, wanted))
        exit_code = int(case.keys["exit"]) if fault else 0
        if not same or code != exit_code:
            lines = [f"{c}: {' | '.join(s)}" for c, s in got]
            told = [f"{c}: {' | '.join(s)}" for c, s in wanted]
            yield f"{where}: exit {code}, expected {exit_code}\n  found    {lines}\n  expected {told}\n{messages}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--case")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    jobs = []
    for path in arguments.files or sorted(FOLDER.glob("*.s")):
        cases = read_cases(path)
        faults = [case for case in cases if case.expected]
        if not arguments.case and len(faults) < 10:
            print(f"{path.name}: {len(faults)} planted faults, expected at least 10")
            return 1
        for case in cases:
            if not arguments.case or arguments.case in case.name:
                jobs += [(path, case, target) for target in case.keys["targets"].split()]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [pool.submit(lambda j: list(failures(arguments.lanewise, *j, pathlib.Path(folder))), job) for job in jobs]
        for run in runs:
            for text in run.result():
                failed += 1
                print(text)
    print(f"{2 * len(jobs) - failed} passed, {failed} failed")
    return 1 if failed or not jobs else 0


sys.exit(main())
