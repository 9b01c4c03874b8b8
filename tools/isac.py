#!/usr/bin/env python3
"""Compiles the instruction records of isa/*.isa into the C++ tables behind src/isa/isa.h.

    tools/isac.py isa/ --out build/generated/isa/generated
    tools/isac.py isa/ --check

The grammar of the records is in isa/README.md. Every error of every file is reported, as file:line: message.
"""
import argparse
import pathlib
import sys

from isac import emit, expand, model, reader


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", type=pathlib.Path, help="the folder of .isa files")
    arguments.add_argument("--out", type=pathlib.Path, help="where the tables go")
    arguments.add_argument("--check", action="store_true", help="only report errors")
    options = arguments.parse_args()
    if not options.check and options.out is None:
        arguments.error("one of --out and --check is needed")

    errors = reader.Errors()
    isa = model.read(options.folder, errors)
    tables = None if errors.any() else expand.expand(isa, errors)
    if errors.any():
        errors.print(sys.stderr)
        return 1
    if options.out is not None:
        emit.emit(isa, tables, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
