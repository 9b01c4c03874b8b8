#!/usr/bin/env python3
"""No error in compiled code: `lanewise lint` over the code objects of folders.

    compiled_test.py --lanewise PROGRAM FOLDER...

Compilers keep the distances that hazards require and wait for what they use. An error in their code is a fault of lint,
or a finding that docs/findings.md explains: LLVM looks at one function at a time, so its code can have hazards across the
return of a function.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

FILES_PER_RUN = 40
FINDINGS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "findings.md"
SECTION = re.compile(r"^### (\w+) \(error\)$(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| tests/kernels \| (gfx\w+)", re.MULTILINE)


def explained():
    """(name, target) of the errors in tests/kernels that docs/findings.md explains."""
    return {(name, target) for name, text in SECTION.findall(FINDINGS.read_text()) for target in ROW.findall(text)}


def crosses_return(finding):
    return any(jump["text"].startswith("s_setpc_b64") for jump in finding.get("path", []))


def errors_in(lanewise, files):
    """(errors, instructions) of these files."""
    result = subprocess.run([lanewise, "lint", "--json", *map(str, files)], capture_output=True, text=True)
    if result.returncode not in (0, 1, 4):    # 4: words that are no instruction of the target
        sys.exit(f"exit {result.returncode}: {result.stderr}")
    report = json.loads(result.stdout)
    return ([finding for finding in report["findings"] if finding["severity"] == "error"],
            sum(code["instructions"] for code in report["code"]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    files = sorted(file for folder in options.folders for file in folder.rglob("*.hsaco"))
    if not files:
        sys.exit("no code objects")
    found, instructions, known = [], 0, explained()
    if not known:
        sys.exit(f"{FINDINGS} explains no error")
    for begin in range(0, len(files), FILES_PER_RUN):
        errors, count = errors_in(options.lanewise, files[begin:begin + FILES_PER_RUN])
        found += errors
        instructions += count
    new = [error for error in found if (error["name"], error["target"]) not in known or not crosses_return(error)]
    for error in new:
        producer = error.get("producer", {"text": "none"})["text"]
        print(f"{error['file']}: {error['name']} at {error['address']:#x}: {error['at']['text']}, first: {producer}")
    print(f"{len(files)} objects, {instructions} instructions, {len(new)} errors, {len(found) - len(new)} explained ones")
    sys.exit(1 if new else 0)


if __name__ == "__main__":
    main()
