#!/usr/bin/env python3
"""Runs what the documents show: docs_test.py --lanewise PROGRAM [FILE.md ...]

Every fenced block of README.md, examples/README.md and docs/*.md that begins with `$ ` is a transcript (see transcript.py) and must print
what the document shows; the commands of one document share a folder and run in order. ```console exit=1 says how the
block's last command ends where that is not 0. ```console numbers=any says that the numbers of what is printed are those of
a model that is still measured: any others will do, in columns of any width. Blocks that begin with anything else are left alone, and so are commands
that start with `./dev`.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import sys

import transcript


NUMBERS = re.compile(r"(?<![\w{]) *[-+]?\d[\d. ]*")


def read_blocks(path):
    """The lines of each fenced block that is a transcript, as steps."""
    steps, block, first_line, exit_code, any_numbers = [], None, 0, 0, False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.startswith("```"):
            if block is not None:
                block.append(line)
        elif block is None:
            block, first_line = [], number + 1
            exit_code = int((re.search(r"exit=(\d+)", line) or [0, 0])[1])
            any_numbers = "numbers=any" in line
        else:
            if block and block[0].startswith("$ ") and not block[0].startswith("$ ./dev"):
                found = steps_of(block, first_line, exit_code)
                if any_numbers:
                    for step in found:
                        step.expected = [NUMBERS.sub(lambda _: r"{{[-+\d. ]+}}", line) for line in step.expected]
                steps += found
            block = None
    return steps


def steps_of(block, first_line, exit_code):
    steps = []
    for number, line in enumerate(block, first_line):
        if line.startswith("$ "):
            steps.append(transcript.Step(number, line[2:], []))
        elif steps[-1].command.endswith("\\") and not steps[-1].expected:
            steps[-1].command += "\n" + line
        else:
            steps[-1].expected.append(line)
    for step in steps:  # blank lines between one command's output and the next command are for the eye
        while step is not steps[-1] and step.expected and not step.expected[-1].strip():
            step.expected.pop()
    steps[-1].exit_code = exit_code
    return steps


def run_document(path, lanewise):
    steps, reports = read_blocks(path), []
    with transcript.Folder(lanewise) as folder:
        for step in steps:
            report = transcript.failure(path, step, *folder.run(step.command))
            if report:
                reports.append(report)
    return len(steps), reports


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    root = transcript.ROOT
    files = arguments.files or [root / "README.md", root / "examples/README.md", *sorted((root / "docs").glob("*.md"))]
    total, failed = 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for count, reports in pool.map(lambda f: run_document(f, arguments.lanewise), files):
            total += count
            failed += len(reports)
            for report in reports:
                print(report, "\n")
    if total == 0:
        print("no commands found in the documents")
        return 1
    print(f"{total - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
