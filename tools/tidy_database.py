#!/usr/bin/env python3
"""Writes a compile_commands.json for clang-tidy from that of a build by g++.

    tidy_database.py BUILD OUTPUT_FOLDER

Sources that the build compiles together as one file get a command each. Flags that only g++ knows are left out. Of the
headers that g++ has precompiled, which clang cannot read, those of the standard library are included; fmt and
nlohmann-json would double the time.
"""
import json
import pathlib
import re
import sys

GCC_ONLY = re.compile(r" (?:-mmemset-strategy=|--param=|-Wno-(?:restrict|stringop-overflow|array-bounds|subobject-linkage)\b|-Winvalid-pch)\S*")
HEADERS = re.compile(r"-include (\S*/CMakeFiles/(\w+)\.dir/cmake_pch\.hxx)")


def sources(path):
    """The sources of a file that cmake wrote to compile several as one, or the file itself."""
    if not (path.name.startswith("unity_") and path.exists()):
        return [path]
    return [pathlib.Path(name) for name in re.findall(r'#include "(.*)"', path.read_text())]


def main():
    build, output = map(pathlib.Path, sys.argv[1:])
    output.mkdir(parents=True, exist_ok=True)
    commands = []
    for entry in json.loads((build / "compile_commands.json").read_text()):
        def copied(match):
            copy = output.resolve() / f"{match[2]}.h"
            lines = pathlib.Path(match[1]).read_text().splitlines()
            copy.write_text("".join(f"{line}\n" for line in lines if not ("#include" in line and "/" in line)))
            return f"-include {copy}"

        command = HEADERS.sub(copied, GCC_ONLY.sub("", entry["command"]))
        for source in sources(pathlib.Path(entry["file"])):
            commands.append({"directory": entry["directory"], "command": command.replace(entry["file"], str(source)),
                             "file": str(source)})
    (output / "compile_commands.json").write_text(json.dumps(commands, indent=1))


if __name__ == "__main__":
    main()
