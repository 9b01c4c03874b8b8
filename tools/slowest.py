#!/usr/bin/env python3
"""Prints what took longest in the last build and in the last run of the tests.

    slowest.py BUILD [COUNT]

Times are of the clock, from ninja's log and ctest's: with two jobs at a time on two cores they are about the processor's.
"""
import pathlib
import re
import sys


def built(build):
    """One output of each command -> seconds."""
    times = {}
    log = build / ".ninja_log"
    for line in log.read_text().splitlines()[1:] if log.exists() else []:
        begin, end, _, output, command = line.split("\t")
        times[begin, end, command] = output, (int(end) - int(begin)) / 1000  # one of what a command makes
    return dict(times.values())


def tested(build):
    log = build / "Testing/Temporary/LastTest.log"
    text = log.read_text(errors="replace") if log.exists() else ""
    names = re.findall(r"^\d+/\d+ Test: (\S+)$", text, re.M)
    return dict(zip(names, map(float, re.findall(r"^Test time = +([0-9.]+) sec", text, re.M))))


def show(title, times, count):
    if not times:
        return
    print(f"{title}: {len(times)}, {sum(times.values()):.0f} s in all")
    for name, seconds in sorted(times.items(), key=lambda item: -item[1])[:count]:
        print(f"{seconds:8.1f} s  {name}")


def main():
    build, count = pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20
    made = built(build)
    if not made:
        sys.exit(f"{build} holds no build by ninja")
    folders = {}
    for output, seconds in made.items():
        folder = output.split("/CMakeFiles/")[0] if "/CMakeFiles/" in output else "programs, libraries and generated files"
        folders[folder] = folders.get(folder, 0) + seconds
    show("Folders", folders, count)
    show("Files", made, count)
    show("Tests", tested(build), count)


if __name__ == "__main__":
    main()
