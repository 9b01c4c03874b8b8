#!/usr/bin/env python3
"""Runs the command-line cases: run_cli_tests.py --lanewise PROGRAM [--update] [FILE.t ...]

A .t file is a transcript (see transcript.py). Lines before the first command and those that start with `#` are
comments; a blank line ends an expectation; `exit N` after the output says how the command ends where that is not 0.
The commands of one file share a folder and run in order. `--update` writes what was printed into the files, for the
steps that fail; read the difference before you keep it.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import sys

import transcript


def read_steps(path):
    steps, step = [], None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("$ "):
            step = transcript.Step(number, line[2:], [])
            steps.append(step)
        elif not line.strip():
            step = None
        elif line.startswith("#") and step is None:
            continue
        elif step is None:
            sys.exit(f"{path}:{number}: expected a comment or '$ COMMAND'")
        elif match := re.fullmatch(r"exit (\d+)", line):
            step.exit_code = int(match[1])
        else:
            step.expected.append("" if line == "<blank>" else line)
    if not steps:
        sys.exit(f"{path}: has no commands")
    return steps


def run_file(path, lanewise):
    """Returns [(step, exit code, printed, report or None)]."""
    results = []
    with transcript.Folder(lanewise) as folder:
        for step in read_steps(path):
            code, printed = folder.run(step.command)
            results.append((step, code, printed, transcript.failure(path, step, code, printed)))
    return results


def update(path, results):
    """Writes what failing steps printed in place of what they were expected to print."""
    new = {step.line: (code, printed) for step, code, printed, report in results if report}
    out, skipping = [], False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("$ "):
            skipping = number in new
            out.append(line)
            if skipping:
                code, printed = new[number]
                out += [line or "<blank>" for line in printed]
                out += [f"exit {code}"] if code else []
        elif not line.strip():
            skipping = False
            out.append(line)
        elif not skipping:
            out.append(line)
    path.write_text("\n".join(out) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    files = arguments.files or sorted(pathlib.Path(__file__).resolve().parent.glob("*.t"))
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, results in zip(files, pool.map(lambda f: run_file(f, arguments.lanewise), files)):
            reports = [report for *_, report in results if report]
            for report in reports:
                print(report, "\n")
            if reports and arguments.update:
                update(path, results)
            passed += len(results) - len(reports)
            failed += len(reports)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
