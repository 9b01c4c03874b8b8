#!/usr/bin/env python3
"""Fails where code asks for a generation instead of a feature, and where a feature is asked for nowhere.

    tools/check_features.py [ROOT]

In src/, outside src/isa and the tables that tools/generation_tables.txt names, no code may name an opcode column or a
gfx target: as isa::Column::gfx11, with columns_from, as the string "gfx1030" or "gfx8 gfx9", in an identifier
(is_gfx11), or by its version.major. Comments may, and strings that say more (messages, examples of commands). What is
asked for has a name in isa/generations.isa, and each of these is asked for in src/ or by the compiler of the tables,
tools/isac.
"""
import pathlib
import re
import sys

TABLES = "tools/generation_tables.txt"
KINDS = ("columns", "names", "versions")  # columns and identifiers; strings; numbers of isa::IsaVersion
TOKEN = re.compile(r"""(?P<comment>//[^\n]*|/\*.*?\*/)
                     |R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"
                     |(?P<string>"(?:\\.|[^"\\\n])*")
                     |(?P<character>(?<!\d)'(?:\\.|[^'\\\n])+')
                     |(?P<column>\bColumn::gfx\w+|\bcolumns_from\b)
                     |(?P<version>\bversion\s*\.\s*(?:major|minor|stepping)\b)
                     |(?P<feature>\bFeature::\w+)
                     |(?P<identifier>\b[A-Za-z_]\w*)""", re.VERBOSE | re.DOTALL)
NAME = re.compile(r"(?:\S*[-=])?gfx\d[\w-]*(?::\S*)?")
IN_IDENTIFIER = re.compile(r"gfx_?\d", re.IGNORECASE)
OF_INTEREST = re.compile(r"gfx|columns_from|Feature\b|\bversion\b", re.IGNORECASE)


def tokens(text):
    """(line, kind, text) of what matters in C++: strings, identifiers. Nothing of most files, which name none of it."""
    line, at = 1, 0
    if OF_INTEREST.search(text) is None:
        return
    for match in TOKEN.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        yield line, match.lastgroup, match[0]


def names_targets(literal):
    words = literal[1:-1].split()
    return bool(words) and all(NAME.fullmatch(word) for word in words)


def complaints(found):
    """(line, kind of entry that would allow it, what is wrong) of the tokens of a file."""
    for line, kind, token in found:
        if kind == "column":
            yield line, "columns", f"{token}: ask for a feature of isa/generations.isa"
        elif kind == "version":
            yield line, "versions", f"{token}: ask for a feature of isa/generations.isa"
        elif kind == "identifier" and IN_IDENTIFIER.search(token):
            yield line, "columns", f"'{token}' names a generation: name what it stands for"
        elif kind == "string" and names_targets(token):
            yield line, "names", f"{token} names a target: ask for a feature of isa/generations.isa"


def read_tables(root, errors):
    """(end of a path, kind) -> line of tools/generation_tables.txt."""
    allowed = {}
    for number, line in enumerate((root / TABLES).read_text().splitlines(), 1):
        entry, _, reason = line.partition("#")
        words = entry.split()
        if not words:
            continue
        if len(words) != 2 or words[1] not in KINDS or not reason.strip():
            errors.append(f"{TABLES}:{number}: expected a file, one of {', '.join(KINDS)}, and # with the reason")
        else:
            allowed[words[0], words[1]] = number
    return allowed


def asked_features(found, text):
    """The names behind Feature::, and all identifiers where features are in scope by themselves."""
    kinds = ("feature", "identifier") if "using enum isa::Feature" in text else ("feature",)
    return {token.removeprefix("Feature::") for _, kind, token in found if kind in kinds}


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    errors, used, asked = [], set(), set()
    allowed = read_tables(root, errors)

    def entry_of(name, kind):
        return next((entry for entry in allowed if entry[1] == kind and name.endswith("/" + entry[0])), None)

    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in {".h", ".cpp", ".def"}:
            continue
        text, name = path.read_text(), str(path.relative_to(root))
        found = list(tokens(text))
        asked |= asked_features(found, text)
        if name.startswith("src/isa/"):
            continue
        for line, kind, what in complaints(found):
            used.add(entry_of(name, kind))
            if entry_of(name, kind) is None:
                errors.append(f"{name}:{line}: {what}")
    for entry, number in allowed.items():
        if entry not in used:
            errors.append(f"{TABLES}:{number}: {entry[0]} has no {entry[1]}")
    for path in (root / "tools/isac").glob("*.py"):
        asked |= set(re.findall(r'"(\w+)"', path.read_text()))
    features = 0
    for number, line in enumerate((root / "isa/generations.isa").read_text().splitlines(), 1):
        if match := re.match(r"feature\s+(\w+)", line):
            features += 1
            if match[1] not in asked:
                errors.append(f"isa/generations.isa:{number}: nothing asks for the feature {match[1]}")
    print("\n".join(errors) or f"features: {features}, each asked for; {len(allowed)} tables may name generations")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
