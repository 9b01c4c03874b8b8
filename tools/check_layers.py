#!/usr/bin/env python3
"""Fails when a folder of src/ includes one that its row in tools/layers.txt does not name."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
allowed = {}
errors = []
for line in (root / "tools/layers.txt").read_text().splitlines():
    if line.strip() and not line.startswith("#"):
        row, _, sentence = line.partition("|")
        folder, _, names = row.partition(":")
        allowed[folder.strip()] = {folder.strip(), *names.split()}
        if not sentence.strip():
            errors.append(f"tools/layers.txt: {folder.strip()} does not say what it holds")

# Libraries that are heavy to include or that only one folder may know.
walled = {"z3": "prove", "z3++": "prove", "llvm": "jit", "gelf": "object", "libelf": "object", "msgpack": "object"}

for folder in sorted(path.name for path in (root / "src").iterdir() if path.is_dir()):
    if folder not in allowed:
        errors.append(f"src/{folder}: no row in tools/layers.txt")
for path in sorted((root / "src").rglob("*")):
    if path.suffix not in {".h", ".cpp", ".def"}:
        continue
    folder = path.relative_to(root / "src").parts[0]
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = re.match(r'\s*#\s*include\s+([<"])([^>"]+)[>"]', line)
        if not match:
            continue
        where = f"{path.relative_to(root)}:{number}"
        first = re.split(r"[/.]", match[2])[0]
        if match[1] == '"' and first in allowed and "/" in match[2] and first not in allowed[folder]:
            errors.append(f"{where}: {folder} may not include {first}")
        if match[1] == "<" and first in walled and folder != walled[first]:
            errors.append(f"{where}: <{match[2]}> belongs behind src/{walled[first]}")

print("\n".join(errors) or f"layers: {len(allowed)} folders, all includes allowed")
sys.exit(1 if errors else 0)
