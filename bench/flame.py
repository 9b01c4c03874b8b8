#!/usr/bin/env python3
"""Where the interpreter spends its time, as a flame graph: flame.py BUILD_FOLDER OUT.svg

Samples lwbench_interpreter with perf, case after case, and stacks the functions that ran by what they belong to. The
width is time.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

CASES = ["valu_integer", "fma_chain", "packed_half", "compare_select", "lds", "global_coalesced", "global_gathered",
         "atomic_global_one", "mix"]
KINDS = [(r"Runner::", "run loop"),
         (r"lw::exec::v\d.*::range<", "addresses"), (r"load|store|resolve", "memory"), (r"atomic|update", "atomics"),
         (r"lw::exec::(v\d|baseline)", "lanes"), (r"lw::exec::", "one value or control")]


def kind(symbol):
    return next((name for pattern, name in KINDS if re.search(pattern, symbol)), "elsewhere")


def short(symbol):
    symbol = re.sub(r"\(anonymous namespace\)::|lw::exec::|lw::sem::|lw::", "", symbol)
    return re.sub(r"\([^()]*\)( const)?$", "", symbol).replace(";", ",")


def main():
    build, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    folded = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "perf.data"
        for case in CASES:
            subprocess.run(["perf", "record", "-q", "-F", "1999", "-o", data, build / "bench/lwbench_interpreter",
                            f"--benchmark_filter=run/{case}/sparse:0$", "--benchmark_min_time=0.5"], check=True,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            samples = subprocess.run(["perf", "script", "-i", data, "-F", "comm,ip,sym"], check=True, text=True,
                                     capture_output=True).stdout
            for line in samples.splitlines():
                symbol = line.split(maxsplit=2)[2].strip() if len(line.split()) > 2 else "unknown"
                folded[f"{case};{kind(symbol)};{short(symbol)}"] += 1
    text = "".join(f"{stack} {count}\n" for stack, count in sorted(folded.items()))
    drawn = subprocess.run([build / "bench/lwbench_flame", "the interpreter, one thread", "samples"], input=text,
                           check=True, capture_output=True, text=True).stdout
    out.write_text(drawn)
    for case in CASES:
        of_case = {stack: count for stack, count in folded.items() if stack.startswith(case + ";")}
        kinds = collections.Counter()
        for stack, count in of_case.items():
            kinds[stack.split(";")[1]] += count
        total = sum(of_case.values())
        print(f"{case:<20}" + "  ".join(f"{name} {100 * count / total:.0f}%" for name, count in kinds.most_common(5)))


main()
