#!/usr/bin/env python3
"""Writes the words of data/*.lines anew: those that llvm-mc makes of the LLVM text at the end of each row."""

import pathlib
import re
import subprocess
import sys

LLVM_MC = "llvm-mc-22"


def words_of(target, texts):
    """The machine words of each text, in hexadecimal."""
    command = [LLVM_MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-show-encoding"]
    done = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{target}: {done.stderr}")
    words = []
    for encoding in re.findall(r"encoding: \[([^]]*)\]", done.stdout):
        values = [int(byte, 16) for byte in encoding.split(",")]
        words.append(" ".join("".join(f"{b:02X}" for b in reversed(values[i : i + 4])) for i in range(0, len(values), 4)))
    if len(words) != len(texts):
        sys.exit(f"{target}: {len(texts)} texts, {len(words)} encodings")
    return words


def refresh(path):
    rows = path.read_text().splitlines()
    parsed = {}
    for number, row in enumerate(rows):
        if row and not row.startswith("#"):
            head, text, llvm = re.fullmatch(r"(.*?) \| (.*) \| (.*)", row).groups()
            parsed[number] = head.split()[:3] + [text, llvm]
    for target in sorted({row[0] for row in parsed.values()}):
        numbers = [n for n, row in parsed.items() if row[0] == target]
        for number, words in zip(numbers, words_of(target, [parsed[n][4] for n in numbers])):
            _, dialect, direction, text, llvm = parsed[number]
            rows[number] = f"{target} {dialect} {direction:4} {words:26} | {text} | {llvm}"
    path.write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    for file in sorted((pathlib.Path(__file__).parent / "data").glob("*.lines")):
        if file.name != "bad.lines":
            refresh(file)
