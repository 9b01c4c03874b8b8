#!/usr/bin/env python3
"""Keeps docs/explain.md: format_examples.py --lanewise PROGRAM [--update]

The document shows one instruction of each format of isa/*.isa, as formats.txt lists them. Fails where a format has no
example, an example is of another format, or the document differs from what `explain` prints; --update writes what is
between the document's two markers anew.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

import formats

DOCUMENT = formats.ROOT / "docs/explain.md"
BEGIN = "<!-- Made by tests/explain/format_examples.py --update from tests/explain/formats.txt. -->\n"
END = "<!-- End of what it makes. -->\n"
PARTS = "word,pictures,access"


def explain(lanewise, example, *options):
    command = [lanewise, "explain", example.text, "--target", example.target, *options]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    return done.returncode, done.stdout if done.returncode == 0 else done.stderr


def section(lanewise, example):
    """The example's part of the document, and what is wrong with it."""
    code, output = explain(lanewise, example, "--json")
    if code != 0:
        return "", [f"{example}: explain ends with {code}: {output}"]
    encoding = json.loads(output)["encoding"]
    wrong = [] if encoding == example.format else [f"{example}: is of format {encoding}"]
    _, page = explain(lanewise, example, "--parts", PARTS)
    command = f"$ lanewise explain '{example.text}' --target {example.target} --parts {PARTS}"
    return f"\n### {example.format}\n\n```console\n{command}\n{page}```\n", wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    examples = formats.read_examples()
    names = formats.formats_of_tables()
    shown = [example.format for example in examples]
    failures = [f"{name}: a format without an example; add a line to {formats.EXAMPLES.name}"
                for name in names if name not in shown]
    failures += [f"{name}: two examples" for name in names if shown.count(name) > 1]
    failures += [f"{example}: there is no such format" for example in examples if example.format not in names]
    examples.sort(key=lambda example: names.index(example.format) if example.format in names else len(names))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        sections = list(pool.map(lambda example: section(arguments.lanewise, example), examples))
    made = BEGIN + "".join(text for text, _ in sections) + "\n" + END
    failures += [message for _, wrong in sections for message in wrong]

    document = DOCUMENT.read_text()
    start, end = document.index(BEGIN), document.index(END) + len(END)
    if document[start:end] != made:
        if arguments.update:
            DOCUMENT.write_text(document[:start] + made + document[end:])
            print(f"{DOCUMENT.name}: written")
        else:
            failures.append(f"{DOCUMENT.name} is not what explain prints; run {pathlib.Path(__file__).name} --update")
    for failure in failures:
        print(failure)
    print(f"{len(examples)} examples, {len(names)} formats, {len(failures)} failed")
    return 1 if failures else 0


sys.exit(main())
