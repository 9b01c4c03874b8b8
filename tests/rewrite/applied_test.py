#!/usr/bin/env python3
"""Rewrites the cases of applied.txt and compares the instructions."""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

FRAME = """        .amdgcn_target "amdgcn-amd-amdhsa--{target}"
        .text
        .globl k
        .p2align 8
        .type k,@function
k:
        {load} v[60:61], v[60:61]{off}
        s_waitcnt vmcnt(0)
case_begin:
{code}
case_end:
{stores}
        s_endpgm
.Lend:
        .size k, .Lend-k
        .rodata
        .p2align 6
        .amdhsa_kernel k
        .amdhsa_next_free_vgpr 64
        .amdhsa_next_free_sgpr 32
{mode}
        .end_amdhsa_kernel
"""


def cases(path):
    for part in re.split(r"^case ", path.read_text(), flags=re.M)[1:]:
        head, _, rest = part.partition("\n")
        place, _, body = rest.partition("\n")
        before, _, after = re.sub(r"#.*", "", body).partition("=>")
        lines = lambda text: [line.strip() for line in text.splitlines() if line.strip()]
        target, *outs = place.split()
        yield head, target, outs, lines(before), lines(before) if after.strip() == "same" else lines(after)


# The MODE with which the kernel starts, where a case does not want the default.
MODE = {"+no-denormals16": ".amdhsa_float_denorm_mode_16_64 0"}


def framed(target, outs, code):
    mode = "\n".join(MODE[word] for word in outs if word in MODE)
    outs = [word for word in outs if word not in MODE]
    gfx8 = target.startswith("gfx8")
    name, off = ("flat", "") if gfx8 else ("global", ", off")
    stores = []
    for out in outs:
        if out == "vcc":
            stores += ["v_mov_b32_e32 v62, vcc_lo", "v_mov_b32_e32 v63, vcc_hi",
                       f"{name}_store_dwordx2 v[60:61], v[62:63]{off}"]
        else:
            stores.append(f"{name}_store_dword v[60:61], {out}{off}")
    return FRAME.format(target=target, code="\n".join(code), stores="\n".join(stores), load=f"{name}_load_dwordx2", off=off,
                        mode=mode)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--lanewise", required=True)
    options = arguments.parse_args()
    failed = count = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, target, outs, before, after in cases(pathlib.Path(__file__).with_name("applied.txt")):
            count += 1
            source, out = pathlib.Path(folder, "case.s"), pathlib.Path(folder, "out.s")
            source.write_text(framed(target, outs, before))
            command = [options.lanewise, "rewrite", str(source), "-o", str(out)]
            run = subprocess.run(command, capture_output=True, text=True)
            if run.returncode != 0:
                failed += 1
                print(f"{name}: exit {run.returncode}\n{run.stderr}")
                continue
            text = out.read_text().split("case_begin:\n")[1].split("case_end:")[0]
            got = [re.sub(r"\s+", " ", line.strip()) for line in text.splitlines() if line.strip()]
            if got != [re.sub(r"\s+", " ", line) for line in after]:
                failed += 1
                print(f"{name} ({target}):\n  expected " + "\n           ".join(after) + "\n  found    " +
                      "\n           ".join(got) + "\n" + run.stdout)
    print(f"{count} cases, {failed} failed")
    sys.exit(failed != 0 or count == 0)


main()
