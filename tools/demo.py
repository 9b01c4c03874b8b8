#!/usr/bin/env python3
"""The demonstration behind `./dev demo`: demo.py LANEWISE"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANEWISE = os.path.abspath(sys.argv[1])
CLANG = os.environ.get("LANEWISE_CLANG", "clang-22")
SDWA = ROOT / "examples/sdwa"
COLOUR = sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def heading(text):
    print(f"\n\033[1m{text}\033[0m" if COLOUR else f"\n{text}", flush=True)


def show(*command):
    """Prints a command as a person would type it, with the program's short name."""
    words = ["lanewise" if word == LANEWISE else word for word in command]
    print("$ " + " ".join(f"'{word}'" if re.search(r"[\[\] =|]", word) else word for word in words), flush=True)


def run(*command, quiet=False, accept=(0,)):
    command = [str(word) for word in command]
    if not quiet:
        show(*command)
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode not in accept:
        sys.exit(f"{done.stdout}{done.stderr}\nthe command ended with exit code {done.returncode}")
    return done.stdout


def indent(text, lines=None):
    for line in text.splitlines()[:lines]:
        print("    " + line)


def from_opencl(scratch):
    heading("1. A compiler's machine code: OpenCL C for a Fiji (gfx803) and a Vega (gfx900)")
    host = scratch / "saxpy_host"
    run(CLANG, "-O2", "-ffp-contract=off", "examples/saxpy_host.c", "-o", host, quiet=True)
    run(host, scratch / "expected.npy", 1 << 20, "2.5", quiet=True)
    for target in ("gfx803", "gfx900"):
        code = scratch / f"saxpy-{target}.hsaco"
        run(LANEWISE, "compile", "examples/saxpy.cl", "--target", target, "-o", code)
        listing = run(LANEWISE, "dis", code, "--kernel", "saxpy", "--plain", quiet=True).splitlines()
        interesting = next(i for i, line in enumerate(listing) if "_load_dword v" in line)
        print(f"  {len(listing)} instructions; those around the arithmetic:")
        indent("\n".join(listing[interesting - 2:interesting + 8]))
        run(LANEWISE, "run", code, "--kernel", "saxpy", "--grid", "4096", "--block", "256", "f32[1048576]=iota",
            "f32[1048576]=fill:1", "f32:2.5", "--expect", f"1=@{scratch}/expected.npy")
        print("  1,048,576 elements, every one equal to what the same source gives on this computer")


# Published figures of the SDWA article: SDWA-4 and SDWA-5 are bytes, SDWA-6 registers.
FORMS = [
    ("high_add", "high_add_shift", "add of two high halves, shift and OR", "20 to 36", "2"),
    ("high_add", "high_add_shift_wide", "  the same in 8-byte encodings", "20 to 36", "2"),
    ("high_add", "high_add_sdwa", "  with SDWA", "8", "0"),
    ("packed_add", "packed_add_shift", "packed add, shift and OR", "24 to 40", "2"),
    ("packed_add", "packed_add_shift_wide", "  the same in 8-byte encodings", "24 to 40", "2"),
    ("packed_add", "packed_add_sdwa", "  with SDWA", "12", "0"),
    ("packed_mad", "packed_mad_shift", "packed mad, shift and OR", "", ""),
    ("packed_mad", "packed_mad_shift_wide", "  the same in 8-byte encodings", "", ""),
    ("packed_mad", "packed_mad_sdwa", "  with SDWA", "", ""),
    ("packed_add_swap", "packed_add_swap_shift", "packed add with swap, shift and OR", "", ""),
    ("packed_add_swap", "packed_add_swap_shift_wide", "  the same in 8-byte encodings", "", ""),
    ("packed_add_swap", "packed_add_swap_sdwa", "  with SDWA", "", ""),
    ("packed_add_swap", "packed_add_swap_sdwa_high_first", "  with SDWA, the other order", "", ""),
]


def body_of(code):
    """The instructions between the labels body_begin and body_end: (text, bytes) each."""
    listing = run(LANEWISE, "dis", code, quiet=True)
    # Of labels at one address a listing shows one.
    begin = "body_begin" if "<body_begin>:" in listing else "snippet_begin"
    body = re.search(rf"<{begin}>:\n(.*?)\n\n[0-9a-f]+ <(body|snippet)_end>:", listing, re.S)[1]
    rows = [re.match(r"\t(.*?)\s*// [0-9A-F]+: ([0-9A-F ]+)", line) for line in body.splitlines()]
    return [(row[1], 4 * len(row[2].split())) for row in rows]


def article(scratch):
    heading("2. The SDWA article's kernels, written by hand, on a million random pairs of halves")
    print("  NaNs, infinities, denormals and zeros of both signs among them; every result is compared with the host's.")
    host = scratch / "host"
    run(CLANG, "-O2", "-ffp-contract=off", "examples/sdwa/host.c", "-o", host, "-lm", quiet=True)
    run(host, scratch, 1 << 20, 20261121, quiet=True)
    rows = []
    for operation, name, label, bytes_published, registers_published in FORMS:
        code = scratch / f"{name}.hsaco"
        run(LANEWISE, "as", f"examples/sdwa/{name}.s", "-o", code, quiet=True)
        arrays = [f"f16[2097152]=@{scratch}/{array}.npy" for array in "abc"]
        command = (LANEWISE, "run", code, "--grid", "4096", "--block", "256", *arrays, "f16[2097152]=zeros",
                   "--expect", f"3=@{scratch}/{operation}.npy")
        run(*command, quiet=True)
        body = body_of(code)
        # v0 is the result, v1 to v3 the sources.
        registers = {r for text, _ in body for r in re.findall(r"\bv(\d+)\b", text) if int(r) > 3}
        rows.append((label, len(body), sum(size for _, size in body), bytes_published, len(registers), registers_published))
    print()
    print("                                        instructions   bytes (published)   extra registers (published)")
    for label, count, size, bytes_published, registers, registers_published in rows:
        print(f"  {label:<38}{count:>8}{size:>12} {'(' + bytes_published + ')' if bytes_published else '':<12}"
              f"{registers:>10} {'(' + registers_published + ')' if registers_published else ''}")
    print("\n  All results equal the host's. Published: SDWA-4 (add of high halves), SDWA-5 (packed add), SDWA-6 (registers).")


def proofs():
    heading("3. Not only a million: all inputs, by proof")
    pairs = [("high_add_shift", "high_add_sdwa"), ("packed_add_shift", "packed_add_sdwa"),
             ("packed_mad_shift", "packed_mad_sdwa"), ("packed_add_swap_sdwa", "packed_add_swap_sdwa_high_first")]
    for left, right in pairs:
        indent(run(LANEWISE, "prove", f"examples/sdwa/{left}.s", f"examples/sdwa/{right}.s", "--live-out", "v0"))
    print("  And where two are not equal, an input that shows it:")
    indent(run(LANEWISE, "prove", "examples/sdwa/packed_add_swap_sdwa.s", "examples/sdwa/packed_add_sdwa.s", "--live-out",
               "v0", accept=(1,)))


def rewrite(scratch):
    heading("4. From shifts to SDWA by itself: each step is a rule that is proved")
    # The product and sum flush denormals, as the machine's v_mad_f16 does whatever MODE says.
    for name, target, assumed in (("packed_add_shift", "gfx803", []), ("high_add_shift", "gfx803", []),
                                  ("packed_mad_shift", "gfx803", ["--assume", "no-denormals16"])):
        before = scratch / "before.hsaco"
        run(LANEWISE, "as", f"examples/sdwa/{name}.s", "-o", before, quiet=True)
        better, after = scratch / f"{name}_better.s", scratch / "after.hsaco"
        run(LANEWISE, "rewrite", f"examples/sdwa/{name}.s", "-o", better, "--target", target, *assumed)
        include = (ROOT / "examples/sdwa/frame.s").as_posix()
        better.write_text(better.read_text().replace('"frame.s"', f'"{include}"'))
        run(LANEWISE, "as", better, "-o", after, quiet=True)
        old, new = body_of(before), body_of(after)
        print(f"  {len(old)} instructions, {sum(size for _, size in old)} bytes, become {len(new)}, "
              f"{sum(size for _, size in new)} bytes:")
        indent("\n".join(text for text, _ in new))


def explain():
    heading("5. What one of these instructions does, bit by bit (the first lines)")
    text = "v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1"
    page = run(LANEWISE, "explain", text, "--target", "gfx803")
    indent(page.split("\nmicro-operations")[0])


def live(scratch):
    heading("6. Why a kernel needs its registers: a matrix product, tile by tile")
    code = scratch / "sgemm.hsaco"
    run(LANEWISE, "compile", "tests/kernels/sgemm/kernel.cl", "--target", "gfx900", "-o", code)
    indent(run(LANEWISE, "live", code, "--kernel", "sgemm_tiled"), lines=38)


with tempfile.TemporaryDirectory() as folder:
    from_opencl(pathlib.Path(folder))
    article(pathlib.Path(folder))
    proofs()
    rewrite(pathlib.Path(folder))
    explain()
    live(pathlib.Path(folder))
heading("What to type next")
program = os.path.relpath(LANEWISE, os.getcwd())
print(f"""  {program} --help
  {program} compile examples/saxpy.cl --target gfx906 -o saxpy.hsaco
  {program} info saxpy.hsaco
  {program} live saxpy.hsaco --html saxpy.html
  {program} run saxpy.hsaco --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --print 1:8
  README.md is a tour; docs/life-of-an-instruction.md shows how it works.""")
