#!/usr/bin/env python3
"""Every rule of llvm_exceptions.txt belongs to an entry of docs/errata.md, and they are fewer than 30."""
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
MOST_ENTRIES = 29


def main():
    headings = set(re.findall(r"(?m)^### (.*)$", (FOLDER.parents[1] / "docs/errata.md").read_text()))
    entry, used, wrong = None, set(), []
    for number, line in enumerate((FOLDER / "llvm_exceptions.txt").read_text().splitlines(), 1):
        named = re.fullmatch(r"# \[errata: (.*)\]", line)
        if named:
            entry = named[1]
            if entry not in headings:
                wrong.append(f"llvm_exceptions.txt:{number}: docs/errata.md has no entry '{entry}'")
        elif not line:
            entry = None
        elif not line.startswith("#"):
            if entry is None:
                wrong.append(f"llvm_exceptions.txt:{number}: no [errata: …] above this rule")
            else:
                used.add(entry)
    if len(used) > MOST_ENTRIES:
        wrong.append(f"{len(used)} entries are more than {MOST_ENTRIES}")
    print(*wrong, f"{len(used)} entries", sep="\n")
    return 1 if wrong or not used else 0


sys.exit(main())
