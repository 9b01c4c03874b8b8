#!/usr/bin/env python3
"""Writes docs/findings.md: what lint finds in compiled code, and what rewrite saves.

    findings.py --lanewise PROGRAM --kernels PROGRAM --work FOLDER [--out FILE]
    findings.py --lanewise PROGRAM --library FILE --work FOLDER --out FILE [--explained FILE]

--kernels is lwtest_kernels, which compiles the programs of tests/kernels. With --library, only this library is looked
at. The run takes half an hour on two cores; one that was ended goes on where it was, as long as the program is the
same. It fails without writing if a finding that is an error or a warning has no section in
tools/findings/explained.md.
"""
import argparse
import pathlib
import subprocess
import sys

from findings import material, measure, page

ROOT = pathlib.Path(__file__).resolve().parents[1]


def say(text):
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)


def materials_of(options):
    if options.library:
        return [material.Material(options.library.name, "a library", [], [options.library])]
    return [material.library("rocrand", "librocrand1"),
            # Its objects for one target take ten minutes on two cores.
            material.library("rocsparse", "librocsparse0", rewritten=["gfx900"]),
            material.rocprim(options.lanewise, options.work / "rocprim"),
            material.own_programs(options.kernels, options.work / "kernels")]


def versions_of(lanewise, materials):
    rows = [f"- lanewise {lanewise.version()}"]
    for package in sorted({package for one in materials for package in one.packages}):
        version = subprocess.run(["dpkg-query", "-W", "-f=${Version}", package], capture_output=True, text=True,
                                 check=True).stdout
        rows.append(f"- {package} {version}")
    return "Versions:\n\n" + "\n".join(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lanewise", type=pathlib.Path, required=True)
    parser.add_argument("--kernels", type=pathlib.Path)
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True, help="keeps what is compiled and the answers")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "docs/findings.md")
    parser.add_argument("--explained", type=pathlib.Path, default=ROOT / "tools/findings/explained.md")
    options = parser.parse_args()
    if not options.library and not options.kernels:
        parser.error("--kernels or --library is needed")
    lanewise = measure.Lanewise(options.lanewise.resolve(), options.work / "answers")
    materials = materials_of(options)
    measured = [measure.measure(lanewise, one, material.compilers, say) for one in materials]
    say("")
    try:
        text = page.page(lanewise, measured, page.explanations(options.explained), versions_of(lanewise, materials))
    except page.Unexplained as missing:
        sys.exit(f"{options.explained} has no section for: {missing}")
    options.out.write_text(text)


if __name__ == "__main__":
    main()
