#!/usr/bin/env python3
"""Every mnemonic that LLVM's assembler knows is known here on the same targets, and no other.

    llvm_mnemonics.py LANEWISE [--all]

The names are the strings of LLVM's library that look like one. Each stands alone on a line: what both assemblers then
complain about says whether they know it on that target. Without --all, LLVM is asked on each target about those names
that are known here and about an eighth of the others, in turn, so that all are met.
"""
import mmap
import pathlib
import re
import subprocess
import sys
import tempfile

LIBRARY = "libLLVM.so.22.1"
TARGETS = ["gfx803", "gfx810", "gfx900", "gfx904", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010",
           "gfx1011", "gfx1013", "gfx1030", "gfx1100", "gfx1150", "gfx1200"]
NAME = re.compile(rb"(?:v|s|ds|buffer|tbuffer|flat|global|scratch|image|lds)_[a-z0-9_]{2,60}")
# Names of LLVM's own records that its assembler takes for the instruction by oversight.
OVERSIGHT = re.compile(r"_(t16|fake16|op_sel)(_e32|_e64)?$")
UNKNOWN_THERE = re.compile(r"invalid instruction|not supported on this GPU|variant of this instruction is not supported")
UNKNOWN_HERE = re.compile(r"unknown instruction|does not exist on|has no \w+ form on")


def library():
    for line in subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout.splitlines():
        if line.split()[0:1] == [LIBRARY]:
            return pathlib.Path(line.split()[-1])
    sys.exit(f"{LIBRARY} is not installed")


def names():
    with open(library(), "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        return sorted({found.group().decode() for found in NAME.finditer(data)})


def known(command, source, count, unknown):
    """Which lines of `source` are not refused for their mnemonic."""
    output = subprocess.run(command, capture_output=True, text=True).stderr
    complaints = re.findall(rf"(?m)^{re.escape(str(source))}:(\d+):\d+: error: (.*)", output)
    first = {}
    for line, text in complaints:
        first.setdefault(int(line) - 1, text)
    return [not unknown.search(first.get(line, "")) for line in range(count)], len(complaints)


def main():
    lanewise, one_in, wrong = sys.argv[1], 1 if "--all" in sys.argv else 8, 0
    every = names()
    with tempfile.TemporaryDirectory() as folder:
        source, out = pathlib.Path(folder) / "names.s", pathlib.Path(folder) / "out"
        for turn, target in enumerate(TARGETS):
            def ask(names, command, unknown):
                source.write_text("\n".join(names) + "\n")
                return known([*command, "-o", out, source], source, len(names), unknown)

            ours, _ = ask(every, [lanewise, "as", "--target", target], UNKNOWN_HERE)
            asked = [(name, here) for i, (name, here) in enumerate(zip(every, ours)) if here or (i + turn) % one_in == 0]
            theirs, complaints = ask([name for name, _ in asked],
                                     ["llvm-mc-22", "-triple=amdgcn", f"-mcpu={target}"], UNKNOWN_THERE)
            if complaints < 1000 or sum(theirs) < 1000:
                sys.exit(f"{target}: llvm-mc says too little: {complaints} complaints, {sum(theirs)} names known")
            different = [(name, here) for (name, here), there in zip(asked, theirs)
                         if here != there and not OVERSIGHT.search(name)]
            print(f"{target}: {sum(theirs)} of {len(asked)} names known to LLVM, {len(different)} different")
            for name, here in different[:20]:
                print(f"  {name}: {'known' if here else 'unknown'} here")
            wrong += len(different)
    return 1 if wrong else 0


sys.exit(main())
