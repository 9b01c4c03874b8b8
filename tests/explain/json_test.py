#!/usr/bin/env python3
"""Validates what dis, info and explain print with --json: json_test.py --lanewise PROGRAM

The schemas are the blocks of docs/isa-json.md. Every format of the tables is explained by the example that
formats.txt has for it.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

import formats

ROOT = pathlib.Path(__file__).resolve().parents[2]


def read_schemas():
    """The schemas of docs/isa-json.md by their $id."""
    schemas = {}
    blocks = (ROOT / "docs/isa-json.md").read_text().split("```json\n")[1:]
    for block in blocks:
        schema = json.loads(block.split("```")[0])
        jsonschema.Draft202012Validator.check_schema(schema)
        schemas[schema["$id"]] = jsonschema.Draft202012Validator(schema)
    return schemas


class Checks:
    def __init__(self, lanewise):
        self._lanewise = lanewise
        self._schemas = read_schemas()
        self.passed = 0
        self.failures = []

    def run(self, schema, *arguments, split=None):
        """Validates the output; returns it. `split` names a key whose entries are validated one by one."""
        command = [self._lanewise, *map(str, arguments), "--json"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            self.failures.append(f"{command}: exit {done.returncode}: {done.stderr}")
            return None
        output = json.loads(done.stdout)
        for part in output[split] if split else [output]:
            for error in self._schemas[schema].iter_errors(part):
                self.failures.append(f"{command}: {error.json_path}: {error.message}")
        self.passed += 1
        return output

    def expect(self, what, condition):
        if condition:
            self.passed += 1
        else:
            self.failures.append(what)


def covers_every_bit(page):
    """Whether the fields of a page lie beside each other, from the highest bit to bit 0."""
    at = 32 * len(page["words"])
    for field in page["fields"]:
        if field["lsb"] + field["width_bits"] != at:
            return False
        at = field["lsb"]
    return at == 0


def values_are_bits(page):
    number = sum(int(word, 16) << (32 * i) for i, word in enumerate(page["words"]))
    return all(field["value"] == number >> field["lsb"] & ((1 << field["width_bits"]) - 1) for field in page["fields"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    checks = Checks(parser.parse_args().lanewise)
    for example in formats.read_examples():
        page = checks.run("explain", "explain", example.text, "--target", example.target)
        if page is not None:
            checks.expect(f"{example}: the fields leave bits out", covers_every_bit(page))
            checks.expect(f"{example}: a value is not what the words hold", values_are_bits(page))
            for field in page["fields"]:
                checks.expect(f"{example}: {field['name']} has no words; add it to src/explain/fields.cpp",
                              field["kind"] != "modifier" or field["meaning"])
            for picture in page["byte_pictures"]:
                checks.expect(f"{example}: a register has four bytes",
                              all(sum(run["size_bytes"] for run in row["runs"]) == 4 for row in picture["rows"]))
    for mnemonic in ("v_add_f16", "s_cbranch_scc0", "v_interp_mov_f32"):
        checks.run("explain", "explain", mnemonic)
    with tempfile.TemporaryDirectory() as folder:
        for source, target in (("sdwa/packed_add_sdwa.s", "gfx803"), ("saxpy.cl", "gfx900")):
            path = ROOT / "examples" / source
            output = pathlib.Path(folder) / (path.stem + ".hsaco")
            command = ["as", path] if path.suffix == ".s" else ["compile", path]
            subprocess.run([checks._lanewise, *command, "--target", target, "-o", output], check=True)
            listing = checks.run("dis", "dis", output)
            checks.run("info", "info", output)
            first = next(i for s in listing["sections"] for i in s["instructions"] if i["mnemonic"])
            page = checks.run("explain", "explain", f"{output}:{first['address']:x}")
            checks.expect(f"{output}: explain and dis differ",
                          page and [page["text"], page["words"]] == [first["text"], first["words"]])
        words = pathlib.Path(folder) / "words.bin"
        words.write_bytes(b"\xff" * 8)
        listing = checks.run("dis", "dis", words, "--raw", "--target", "gfx900")
        checks.expect("words that are no instruction have no mnemonic",
                      listing["sections"][0]["instructions"][0]["mnemonic"] is None)
    for failure in checks.failures:
        print(failure)
    print(f"{checks.passed} passed, {len(checks.failures)} failed")
    return 1 if checks.failures else 0


sys.exit(main())
