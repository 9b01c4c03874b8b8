#!/usr/bin/env python3
"""Proofs of the article's kernels, and wrong variants whose counterexamples must hold when the kernels run.

usage: prove_test.py LANEWISE ROOT
"""
import json
import pathlib
import subprocess
import sys
import tempfile

lanewise, root = sys.argv[1], pathlib.Path(sys.argv[2])
sdwa, wrong = root / "examples/sdwa", root / "tests/prove/wrong"

EQUAL = [
    ("high_add_shift", "high_add_sdwa"), ("high_add_shift_wide", "high_add_sdwa"),
    ("packed_add_shift", "packed_add_sdwa"), ("packed_add_shift_wide", "packed_add_sdwa"),
    ("packed_mad_shift", "packed_mad_sdwa"), ("packed_mad_shift_wide", "packed_mad_sdwa"),
    ("packed_add_swap_sdwa", "packed_add_swap_sdwa_high_first"),
    ("packed_add_swap_shift", "packed_add_swap_sdwa"), ("packed_add_swap_shift_wide", "packed_add_swap_sdwa"),
]

# What each kernel computes, said plainly.
ADD = ("fadd16(v1.lo, v2.lo)", "fadd16(v1.hi, v2.hi)")
MAD = ("fadd16(fmul16(v1.lo, v2.lo), v3.lo)", "fadd16(fmul16(v1.hi, v2.hi), v3.hi)")
CLAIMS = {
    "high_add": ("v0.lo", ADD[1]),
    "packed_add": ADD,
    "packed_mad": MAD,
    "packed_add_swap": (ADD[1], ADD[0]),
}
FORMS = {"high_add": ["shift", "shift_wide", "sdwa"], "packed_add": ["shift", "shift_wide", "sdwa"],
         "packed_mad": ["shift", "shift_wide", "sdwa"],
         "packed_add_swap": ["shift", "shift_wide", "sdwa", "sdwa_high_first"]}

DIFFERENT = [
    ("high_add_sdwa", "high_add_keeps_nothing"), ("high_add_sdwa", "high_add_wrong_source"),
    ("packed_add_sdwa", "packed_add_pads"), ("packed_add_sdwa", "packed_add_sign_extends"),
    ("packed_add_shift", "packed_add_short_shift"),
    ("packed_mad_sdwa", "packed_mad_forgets_c"), ("packed_mad_sdwa", "packed_mad_low_product"),
    ("packed_add_swap_sdwa", "swap_pads_last"), ("packed_add_swap_sdwa", "swap_does_not_swap"),
]

passed, failures = 0, []


def command(*words):
    done = subprocess.run([lanewise, *map(str, words)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def expect(label, condition, output):
    global passed
    if condition:
        passed += 1
    else:
        failures.append(f"{label}\n{output}")


def run_kernel(source, inputs, scratch):
    """v0 of the kernel for these words in the buffers a, b and c, as `run` computes it."""
    code = scratch / (source.stem + ".hsaco")
    status, _, error = command("as", source, "-o", code)
    assert status == 0, error
    buffers = [f"u32[64]=fill:{inputs[name]}" for name in "abc"]
    status, out, error = command("run", code, "--grid", 1, "--block", 64, *buffers, "u32[64]=zeros", "--print", "3:1", "--json")
    assert status == 0, error
    return int(json.loads(out)["arguments"]["3"][0])


for left, right in EQUAL:
    status, out, error = command("prove", sdwa / f"{left}.s", sdwa / f"{right}.s", "--live-out", "v0")
    expect(f"{left} = {right}", status == 0 and out.startswith("equal for all inputs"), out + error)

for operation, (low, high) in CLAIMS.items():
    for form in FORMS[operation]:
        status, out, error = command("prove", sdwa / f"{operation}_{form}.s", "--claim", f"v0.lo = {low}", "--claim",
                                     f"v0.hi = {high}")
        expect(f"{operation}_{form} computes what it says", status == 0 and out.count("equal for all inputs") == 2, out + error)

with tempfile.TemporaryDirectory() as folder:
    scratch = pathlib.Path(folder)
    for left, right in DIFFERENT:
        paths = sdwa / f"{left}.s", wrong / f"{right}.s"
        status, out, error = command("prove", *paths, "--live-out", "v0", "--json")
        answer = json.loads(out) if out else {}
        expect(f"{left} differs from {right}", status == 1 and answer.get("verdict") == "different" and answer["confirmed"],
               out + error)
        if answer.get("verdict") != "different":
            continue
        # The kernels load v1, v2 and v3 from a, b and c, and v0 starts as v3.
        found = answer["counterexample"]
        inputs = {"a": found.get("v1", 0), "b": found.get("v2", 0), "c": found.get("v3", found.get("v0", 0))}
        got = [run_kernel(path, inputs, scratch) for path in paths]
        expect(f"run confirms that {left} differs from {right}", got == [answer["left"], answer["right"]], f"{got}\n{out}")



def pairs():
    """Yields (line, verdict, target, live-out, flags, {"a": lines, "b": lines}) of pairs.txt."""
    blocks = (root / "tests/prove/pairs.txt").read_text().split("\n\n")
    for block in blocks:
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        verdict, target, live_out, *flags = lines[0].split()
        sides = {side: "".join(line[3:] + "\n" for line in lines[1:] if line.startswith(side + ": ")) for side in "ab"}
        yield lines[0], verdict, target, live_out, flags, sides


with tempfile.TemporaryDirectory() as folder:
    for line, verdict, target, live_out, flags, sides in pairs():
        paths = [pathlib.Path(folder) / f"{side}.s" for side in "ab"]
        for path, text in zip(paths, sides.values()):
            path.write_text(text)
        words = ["--nan-payload", "ignore"] if "nan-payload=ignore" in flags else []
        limit = 2 if verdict == "unknown" else 60
        status, out, error = command("prove", *paths, "--target", target, "--live-out", live_out, "--timeout", limit, "--json", *words)
        answer = json.loads(out) if out.startswith("{") else {}
        right = answer.get("verdict") == verdict and status == (0 if verdict == "equal" else 1)
        expect(f"{line}\n{sides}", right and (verdict != "different" or answer["confirmed"]), out + error)

print("\n".join(failures))
print(f"{passed} passed, {len(failures)} failed")
sys.exit(bool(failures))
