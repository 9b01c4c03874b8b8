#!/usr/bin/env python3
"""The error of the clock by what bounds a kernel, from the study timing to isa/timing/errors.timing.

    tools/model_errors.py [--check] [PAGE]

Reads the section "The error of the clock" of a page that `lanewise study timing --markdown PAGE` has written ("-": from
standard input; default: docs/study-timing.md), and writes it to isa/timing/errors.timing. With --check it writes
nothing, and fails if the file would change. The errors do not depend on the file, so one run of the study is enough;
the ranges on the page do, so the page has to be written once more after a change.
"""
import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "isa/timing/errors.timing"
HEAD = """\
# The error of the clock itself, beside numbers that nobody has measured, by what bounds a kernel. Most published times
# lie between these percentages of the modelled ones. docs/time.md has the rule; tools/model_errors.py writes this file
# from docs/study-timing.md.

source study-timing measured "`lanewise study timing`: cases that nothing was fitted to, without the unseen ones"

"""


def errors_of(page):
    """(bound, cases, least, most) of each row."""
    section = page.partition("\n## The error of the clock\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| (\w+) \| (\d+) \| (\d+) to (\d+) % \|", section, re.MULTILINE)


def data_of(errors):
    return HEAD + "".join(f"error {bound:<8} {f'{least}..{most}':<8} of {cases:>2} cases | study-timing\n"
                          for bound, cases, least, most in errors)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("page", nargs="?", default=ROOT / "docs/study-timing.md", metavar="PAGE")
    options = parser.parse_args()
    page = sys.stdin.read() if str(options.page) == "-" else pathlib.Path(options.page).read_text()
    errors = errors_of(page)
    if not errors:
        sys.exit(f'{options.page}: no section "The error of the clock"; a run of all cases writes it')
    data = data_of(errors)
    if data == DATA.read_text():
        return
    if options.check:
        sys.exit(f"{DATA.relative_to(ROOT)} is not what {options.page} has: run tools/model_errors.py, build, and write the "
                 "page again")
    DATA.write_text(data)


if __name__ == "__main__":
    main()
