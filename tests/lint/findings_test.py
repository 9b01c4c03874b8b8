#!/usr/bin/env python3
"""The findings of src/lint/rules.def beside the table in docs/commands.md and `lanewise explain NAME`.

    findings_test.py --lanewise PROGRAM
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `(\w+)` \| (error|warning|note) \| (.*) \|$", re.MULTILINE)
RULE = re.compile(r'^LW_LINT_RULE\((\w+), (\w+), (\w+),\s*"(.*)"\)$', re.MULTILINE)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    lanewise = parser.parse_args().lanewise
    table = [(name, severity, meaning.replace("`", ""))
             for name, severity, meaning in ROW.findall((ROOT / "docs/commands.md").read_text())]
    rules = RULE.findall((ROOT / "src/lint/rules.def").read_text())
    problems = []
    if table != [(name, severity, meaning) for name, _, severity, meaning in rules]:
        problems.append(f"docs/commands.md has\n{table}\nsrc/lint/rules.def has\n{rules}")
    for name, kind, severity, meaning in rules:
        expected = {"schema": "lanewise/explain-finding/1", "messages": [], "name": name, "kind": kind,
                    "severity": severity, "text": meaning}
        run = subprocess.run([lanewise, "explain", name.lower(), "--json"], capture_output=True, text=True)
        if run.returncode != 0 or json.loads(run.stdout) != expected:
            problems.append(f"explain {name} --json: {run.stdout}{run.stderr}")
        text = subprocess.run([lanewise, "explain", name], capture_output=True, text=True).stdout
        if " ".join(text.split()) != f"{name} {meaning} lint {severity}":
            problems.append(f"explain {name}: {text}")
    print("\n".join(problems))
    print(f"{len(rules)} findings, {len(problems)} problems")
    sys.exit(1 if problems or not rules else 0)


if __name__ == "__main__":
    main()
