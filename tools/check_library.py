#!/usr/bin/env python3
"""Fails where a library of src/ prints, ends the process, or opens a file by itself.

    tools/check_library.py [ROOT]

What the library does goes through its caller: messages and reports are returned, files are read through
lanewise::Files, a defect is thrown. `cli` and `app` are the program, `hsa` is a runtime inside of other programs, and
`host` has what opens files and starts programs for all of them; the others are looked at. A line of
tools/library_exceptions.txt allows one kind of call in one file, so many times, and says why; one that is no longer
needed is an error, too. Public headers (include/lanewise) include each other and the standard library alone.
"""
import collections
import pathlib
import re
import sys

EXCEPTIONS = "tools/library_exceptions.txt"
OUTSIDE = ("cli", "app", "hsa", "host")
KINDS = {
    "prints": r"fmt::print\((?:stdout|stderr)\b|\bstd::(?:cout|cerr|puts|printf)\b",
    "ends": r"\b_Exit\(|\bstd::exit\(|::_exit\(|\bstd::abort\(|\bstd::quick_exit\(|\bstd::terminate\(",
    "opens": r"\bstd::[io]?fstream\b|\bstd::ifstream\b|\bstd::ofstream\b|\bfopen\(|(?<![\w:])::open\(|\bhost::(?:read_file|read_text_file|view_file)\("
             r"|\bOutputFile::open\(|\bwrite_file\(|\bis_regular_file\(|directory_iterator\b|\bcreate_director(?:y|ies)\(",
    "signals": r"\bstd::signal\(|\bsigaction\(|\bstd::raise\(",
}
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
INCLUDE = re.compile(r'^#include ([<"])([^>"]+)', re.MULTILINE)


def read_exceptions(root, errors):
    """(file, kind) -> how often."""
    allowed = {}
    for number, line in enumerate((root / EXCEPTIONS).read_text().splitlines(), 1):
        row, _, reason = line.partition("#")
        words = row.split()
        if not words:
            continue
        if len(words) != 3 or words[1] not in KINDS or not words[2].isdigit() or not reason.strip():
            errors.append(f"{EXCEPTIONS}:{number}: expected FILE KIND COUNT # reason; kinds: {', '.join(KINDS)}")
            continue
        allowed[words[0], words[1]] = int(words[2])
    return allowed


def calls(root):
    """(file, kind) -> the lines where they stand."""
    found = collections.defaultdict(list)
    for path in sorted((root / "src").rglob("*.[ch]*")):
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".cpp", ".h") or name.split("/")[1] in OUTSIDE:
            continue
        text = path.read_text()
        if not any(re.search(pattern, text) for pattern in KINDS.values()):
            continue
        text = COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
        for kind, pattern in KINDS.items():
            for match in re.finditer(pattern, text):
                found[name, kind].append(text.count("\n", 0, match.start()) + 1)
    return found


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    errors = []
    allowed = read_exceptions(root, errors)
    found = calls(root)
    for (name, kind), lines in found.items():
        if len(lines) > allowed.get((name, kind), 0):
            places = ", ".join(map(str, lines))
            errors.append(f"{name}:{lines[-1]}: a library that {kind}: lines {places}, "
                          f"{allowed.get((name, kind), 0)} allowed by {EXCEPTIONS}")
    for (name, kind), count in allowed.items():
        if len(found.get((name, kind), [])) < count:
            errors.append(f"{EXCEPTIONS}: {name} {kind} {count}: there are {len(found.get((name, kind), []))}")
    for header in sorted((root / "include/lanewise").glob("*.h")):
        for bracket, name in INCLUDE.findall(header.read_text()):
            if bracket == '"' and not name.startswith("lanewise/"):
                errors.append(f"{header.relative_to(root)}: a public header that includes {name}")
    print("\n".join(errors) if errors else
          f"library: nothing prints, ends the process or opens a file but {len(allowed)} named exceptions")
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main())
