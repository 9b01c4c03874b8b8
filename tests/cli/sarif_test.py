#!/usr/bin/env python3
"""What --sarif writes beside the schema of SARIF 2.1.0 by OASIS.

    sarif_test.py --lanewise PROGRAM --schema FILE

The schema is not a part of the project: `./dev test` takes it from an npm package (docs/decisions.md).
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import jsonschema

LANEWISE, SCHEMA = "", pathlib.Path()

# A hazard with a path, and a missing wait; the name of the file has to be changed for a URI.
FAULTS = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
k:
v_readfirstlane_b32 s4, v0
s_branch over
s_nop 0
over:
v_readlane_b32 s5, v1, s4
global_load_dword v2, v0, s[0:1]
v_add_f32 v2, v2, v2
global_store_dword v0, v2, s[0:1]
s_endpgm
"""
CLEAN = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
s_endpgm
"""
# A race of two lines, of which one is inlined.
RACE = """inline void put(global int* p, int v) { *p = v; }
kernel void race(global int* a) {
  put(a, get_local_id(0));
  a[get_local_id(0)] = 1;
}
"""
FILES = {"fau lts.s": FAULTS, "clean.s": CLEAN, "race.cl": RACE}
# The command, and how many results it has at least.
COMMANDS = (
    (["lint", "fau lts.s"], 2),
    (["lint", "faults.hsaco"], 2),
    (["lint", "fau lts.s", "clean.s"], 2),
    (["lint", "clean.s"], 0),
    (["run", "race.hsaco", "--grid", "1", "--block", "128", "i32[128]=zeros", "--check"], 1),
    (["run", "race.hsaco", "--grid", "1", "--block", "1", "i32[128]=zeros", "--check"], 0),
)


class Sarif(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for name, text in FILES.items():
            (self.folder / name).write_text(text)
        self.run_command("as", "fau lts.s", "-o", "faults.hsaco")
        self.run_command("compile", "race.cl", "--target", "gfx900", "-o", "race.hsaco", "--", "-g")

    def run_command(self, *words):
        done = subprocess.run([LANEWISE, *words], cwd=self.folder, capture_output=True, text=True, check=False)
        self.assertIn(done.returncode, (0, 1), f"{words}: {done.stderr}")

    def test_logs_are_as_the_schema_says(self):
        schema = json.loads(SCHEMA.read_text())
        validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
        for command, least in COMMANDS:
            with self.subTest(" ".join(command)):
                self.run_command(*command, "--sarif", "out.sarif")
                log = json.loads((self.folder / "out.sarif").read_text())
                self.assertEqual([f"{error.json_path}: {error.message}" for error in validator.iter_errors(log)], [])
                results = log["runs"][0]["results"]
                self.assertGreaterEqual(len(results), least)
                self.assertEqual(results == [], least == 0)

    def test_the_schema_refuses_what_is_wrong(self):
        """That the file is the schema, and not one that takes everything."""
        validator = jsonschema.Draft4Validator(json.loads(SCHEMA.read_text()))
        self.run_command("lint", "fau lts.s", "--sarif", "out.sarif")
        log = json.loads((self.folder / "out.sarif").read_text())
        log["runs"][0]["results"][0]["level"] = "fatal"
        del log["runs"][0]["tool"]["driver"]["name"]
        self.assertEqual(sorted(error.json_path for error in validator.iter_errors(log)),
                         ["$.runs[0].results[0].level", "$.runs[0].tool.driver"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--schema", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    LANEWISE, SCHEMA = arguments.lanewise, arguments.schema
    if not SCHEMA.exists():
        sys.exit(f"{SCHEMA} is missing: ./dev test takes it from the npm package @microsoft/jest-sarif")
    unittest.main(argv=sys.argv[:1])
