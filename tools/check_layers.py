#!/usr/bin/env python3
"""Fails where src/ includes what it may not.

    tools/check_layers.py [ROOT]

A folder of src/ includes those that its row in tools/layers.txt names, and has a header of its own name, which says what
the folder holds. A library of which the table in docs/decisions.md says that it is in a folder or a file "only" is
included there alone. A command reads arguments and prints a report: no file of src/app has more than 200 lines.
"""
import pathlib
import re
import sys

# Where the headers of the libraries begin, by the first word of the library's row.
HEADERS = {
    "CLI11": ("CLI/",),
    "HSA": ("hsa/",),
    "libelf": ("libelf.h", "gelf.h"),
    "libdw": ("elfutils/", "dwarf.h"),
    "libpng": ("png.h",),
    "msgpack-cxx": ("msgpack",),
    "yaml-cpp": ("yaml-cpp/",),
    "zlib": ("zlib.h",),
    "zstd": ("zstd.h",),
    "Z3": ("z3",),
    "toml++": ("toml++/",),
    "xxHash": ("xxhash.h",),
    "Vulkan": ("vulkan/",),
}
NOWHERE = ("llvm/", "llvm-c/", "clang/", "clang-c/")
DECISIONS, LAYERS = "docs/decisions.md", "tools/layers.txt"
PROGRAM = "cli"  # no other folder includes it
COMMANDS, MOST_LINES = "app", 200


def read_layers(root, errors):
    """folder -> the folders that it may include."""
    allowed = {}
    for number, line in enumerate((root / LAYERS).read_text().splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            row, _, sentence = line.partition("|")
            folder, _, names = row.partition(":")
            allowed[folder.strip()] = {folder.strip(), *names.split()}
            if not sentence.strip():
                errors.append(f"{LAYERS}:{number}: {folder.strip()} does not say what it holds")
    return allowed


def read_walls(root, errors):
    """How a header begins -> the folder or file that may include it."""
    walls = {}
    for number, line in enumerate((root / DECISIONS).read_text().splitlines(), 1):
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) != 6 or (place := re.match(r"`(src/[\w./]+)` only", cells[3])) is None:
            continue
        library = cells[1].split()[0]
        if library not in HEADERS:
            errors.append(f"{DECISIONS}:{number}: tools/check_layers.py does not know the headers of {library}")
        elif not (root / place[1]).exists():
            errors.append(f"{DECISIONS}:{number}: {place[1]} does not exist")
        else:
            walls.update(dict.fromkeys(HEADERS[library], place[1]))
    for library, headers in HEADERS.items():
        if headers[0] not in walls:
            errors.append(f"{DECISIONS}: no row of {library} says where it is \"only\"")
    return walls


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    errors = []
    allowed = read_layers(root, errors)
    walls = read_walls(root, errors)
    for folder in sorted(path.name for path in (root / "src").iterdir() if path.is_dir()):
        if folder not in allowed:
            errors.append(f"src/{folder}: no row in {LAYERS}")
    for folder in allowed:
        if not (root / "src" / folder).is_dir():
            errors.append(f"{LAYERS}: src/{folder} does not exist")
        elif folder != PROGRAM and not (root / "src" / folder / f"{folder}.h").is_file():
            errors.append(f"src/{folder}: no header {folder}.h says what the folder holds")
    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in {".h", ".cpp", ".def"}:
            continue
        name = str(path.relative_to(root))
        folder = name.split("/")[1]
        lines = path.read_text().splitlines()
        if folder == COMMANDS and len(lines) > MOST_LINES:
            errors.append(f"{name}: {len(lines)} lines; a file of src/{COMMANDS} has at most {MOST_LINES}")
        for number, line in enumerate(lines, 1):
            match = re.match(r'\s*#\s*include\s+([<"])([^>"]+)[>"]', line)
            if not match:
                continue
            header = match[2]
            first = header.split("/")[0]
            if match[1] == '"' and first in allowed and "/" in header and first not in allowed.get(folder, ()):
                errors.append(f"{name}:{number}: {folder} may not include {first}")
            if match[1] == "<" and header.startswith(NOWHERE):
                errors.append(f"{name}:{number}: <{header}>: nothing of LLVM is included")
            for beginning, place in walls.items():
                if match[1] == "<" and header.startswith(beginning) and name != place and \
                        not name.startswith(place + "/"):
                    errors.append(f"{name}:{number}: <{header}> belongs in {place}")
    print("\n".join(errors) or
          f"layers: {len(allowed)} folders, {len(set(HEADERS))} libraries behind walls, all includes allowed")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
