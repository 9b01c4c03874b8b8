#!/usr/bin/env python3
"""Collects what the comments above the meanings say: meaning_words.py SOURCE... > words.inc

A comment belongs to the functions below it up to the next blank line. One line LW_WORDS(record, "text") comes out for
each; a meaning without a comment is an error, so that `lanewise explain` always has words.
"""
import pathlib
import re
import sys

FUNCTION = re.compile(r"void (\w+)\((?:Lane|Scalar|Wave|Memory|Control)& x\)")
words, errors = {}, []
for source in map(pathlib.Path, sys.argv[1:]):
    comment, heading, private = [], [], False  # private: helpers in the unnamed namespace
    for number, line in enumerate(source.read_text().splitlines(), 1):
        private = (private or line == "namespace {") and line != "}  // namespace"
        if private:
            comment = []
        elif line.startswith("//"):
            comment.append(line[2:].strip())
        elif not line.strip():
            comment = []
        elif match := FUNCTION.match(line):
            if comment:
                heading = comment
            elif not heading:
                errors.append(f"{source}:{number}: {match[1]} has no comment that says what it does")
            words[match[1]] = " ".join(heading)
            comment = []
        if not line.strip():
            heading = []

for name, text in sorted(words.items()):
    text = re.sub(r"\s*\[errata: [^\]]*\]", "", text).replace("\\", "\\\\").replace('"', '\\"')
    print(f'LW_WORDS({name}, "{text}")')
if errors:
    sys.exit("\n".join(errors))
