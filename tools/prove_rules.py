#!/usr/bin/env python3
"""Proves the rules of rules/ and writes their ledger: prove_rules.py LANEWISE [TARGET...]

A target is a name with a size of waves, gfx1030:wave32; the default is every one on which code is executed. What the
ledger says of other targets stays. What it knows already is not proved again, unless the first argument is --again.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

LEDGER = pathlib.Path(__file__).resolve().parent.parent / "rules/ledger.txt"
TARGETS = ("gfx803", "gfx900", "gfx906", "gfx1010:wave32", "gfx1010:wave64", "gfx1030:wave32", "gfx1030:wave64")
# Z3 takes and returns much memory for each question.
MALLOC = {"MALLOC_TOP_PAD_": "67108864", "MALLOC_TRIM_THRESHOLD_": "4000000000", "MALLOC_MMAP_MAX_": "0"}


def entries_of(text):
    """Lines by rule and target: the fields before and behind the target."""
    entries = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            fields = line.split()
            for target in fields[7].split(","):
                entries[fields[0], target] = (fields[:7], fields[8:])
    return entries


def text_of(entries, head):
    lines = {}
    for (_, target), (before, behind) in entries.items():
        # The time of a proof is that of the first target that asked.
        key = (*before[:5], before[6], *behind)
        lines.setdefault(key, (before, behind, set()))[2].add(target)
    rows = [" ".join([*before, ",".join(sorted(targets)), *behind]) for before, behind, targets in lines.values()]
    return "\n".join([*head, *sorted(rows)]) + "\n"


def merge(texts):
    entries, head = {}, []
    for text in texts:
        head = [line for line in text.splitlines() if line.startswith("#")] or head
        entries.update(entries_of(text))
    return text_of(entries, head)


def main():
    lanewise, *arguments = sys.argv[1:]
    again = arguments[:1] == ["--again"]
    for target in arguments[again:] or TARGETS:
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder, "ledger.txt")
            command = [lanewise, "prove", "--rules", "--target", target, "--ledger", str(out)]
            done = subprocess.run(command + ["--again"] * again, env={**os.environ, **MALLOC})
            if done.returncode not in (0, 1):
                sys.exit(done.returncode)
            LEDGER.write_text(merge([LEDGER.read_text(), out.read_text()]))


if __name__ == "__main__":
    main()
