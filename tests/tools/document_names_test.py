#!/usr/bin/env python3
"""Files and folders of the project that documents name exist.

Judged are links, and names in backquotes (in tools/layers.txt, all words): those that begin with a folder or a file of
the project, and bare names of sources. The beginning of a path may be missing: `sem/demand.h`, `demand.h`. A `*` or
`<name>` stands for anything.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ("README.md", "docs/*.md", "examples/README.md", "isa/README.md", "tests/*/README.md", "tools/layers.txt")
GENERATED = {"tables.cpp", "ops.inc", "meanings.inc"}  # in build/
NAME = re.compile(r"(?:\./)?([\w<*][\w.<>*-]*(?:/[\w.<>*-]+)*/?)")
SOURCE = re.compile(r".+\.(?:cmake|cpp|def|h|inc|isa|md|py|sh|t|timing|tsv)")


def project_paths():
    """All files and folders, from the root, without what is built or hidden."""
    paths, folders = [], [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.name.startswith(".") and path.name != ".ci" or path == ROOT / "build":
                continue
            paths.append(str(path.relative_to(ROOT)))
            if path.is_dir() and not path.is_symlink():
                folders.append(path)
    return paths


def quoted(path):
    """(line, text) of what stands in backquotes outside of blocks of code."""
    in_block = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("```"):
            in_block = not in_block
        elif path.suffix == ".txt":
            yield number, line
        elif not in_block and not line.startswith("    "):
            yield from ((number, text) for text in re.findall(r"`([^`]+)`", line))


def names(text, beginnings):
    """The names in a quote that are to be judged."""
    words = text.split()
    for word in words:
        match = NAME.fullmatch(word.rstrip(".,;:)"))
        if match is None or match[1] in GENERATED:
            continue
        name = match[1].rstrip("/")
        if "/" in name and name.split("/")[0] in beginnings or len(words) == 1 and SOURCE.fullmatch(name):
            yield name


def main():
    paths = project_paths()
    everything = "\n".join(paths)
    beginnings = {path for path in paths if "/" not in path}
    beginnings |= {path.split("/")[1] for path in paths if path.startswith("src/")}
    missing, judged = [], 0
    for document in sorted(path for pattern in DOCUMENTS for path in ROOT.glob(pattern)):
        where = document.relative_to(ROOT)
        for number, text in quoted(document):
            for name in names(text, beginnings):
                judged += 1
                pattern = re.sub(r"<\w+>|\\\*", "[^/\n]*", re.sub(r"([.*-])", r"\\\1", name))
                if re.search(rf"(?:^|/){pattern}$", everything, re.MULTILINE) is None:
                    missing.append(f"{where}:{number}: {name} does not exist")
        for number, line in enumerate(document.read_text().splitlines(), 1):
            for target in re.findall(r"\]\(([^)#\s]+)", line):
                if "://" in target:
                    continue
                judged += 1
                if not (document.parent / target).exists():
                    missing.append(f"{where}:{number}: the link {target} leads nowhere")
    print("\n".join(missing) or f"{judged} names and links, all there")
    return 1 if missing or not judged else 0


if __name__ == "__main__":
    sys.exit(main())
