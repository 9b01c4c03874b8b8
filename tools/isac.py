#!/usr/bin/env python3
"""Compiles the instruction records of isa/*.isa into the C++ tables behind src/isa/isa.h.

    tools/isac.py isa/ --out build/generated/isa/generated
    tools/isac.py isa/ --check
    tools/isac.py isa/ --gaps

The grammar of the records is in isa/README.md. Every error of every file is reported, as file:line: message.
"""
import argparse
import pathlib
import sys
import textwrap

from isac import emit, expand, model, reader


def print_gaps(records):
    """The records that assemble and disassemble and cannot be run."""
    by_reason = {}
    for record in records:
        if record.meaning == "gap":
            by_reason.setdefault(record.note, []).append(record.name)
    for reason, names in sorted(by_reason.items()):
        print(f"{reason}: {len(names)}")
        print(textwrap.fill(" ".join(names), 120, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))
    print(f"{sum(map(len, by_reason.values()))} of {len(records)} records have no meaning")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", type=pathlib.Path, help="the folder of .isa files")
    arguments.add_argument("--out", type=pathlib.Path, help="where the tables go")
    arguments.add_argument("--check", action="store_true", help="only report errors")
    arguments.add_argument("--gaps", action="store_true", help="list what has no meaning, by reason")
    options = arguments.parse_args()
    if not options.check and not options.gaps and options.out is None:
        arguments.error("one of --out, --check and --gaps is needed")

    errors = reader.Errors()
    isa = model.read(options.folder, errors)
    tables = None if errors.any() else expand.expand(isa, errors)
    if errors.any():
        errors.print(sys.stderr)
        return 1
    if options.gaps:
        print_gaps(isa.records)
    if options.out is not None:
        emit.emit(isa, tables, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
