#!/usr/bin/env python3
"""tools/findings.py on a small library, and docs/findings.md beside the texts that it is made from.

    findings_test.py LANEWISE
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests/cli")]
from findings import page  # noqa: E402
from schemas_test import bundle  # noqa: E402

LANEWISE = ""
# One warning, one note, and a dead instruction for rewrite.
WARNS = """.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
k:
v_mov_b32 v9, 0
global_load_dword v1, v[2:3], off
s_and_saveexec_b32 s0, s1
s_waitcnt vmcnt(0)
s_waitcnt vmcnt(0)
global_store_dword v[2:3], v1, off
s_endpgm
"""
FAULTY = WARNS.replace("s_waitcnt vmcnt(0)\n", "")  # an error


class Findings(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def make(self, code, explained=ROOT / "tools/findings/explained.md"):
        """The process, and the page; the library has a code object with the code, behind other data."""
        (self.folder / "code.s").write_text(code)
        subprocess.run([LANEWISE, "as", "code.s", "-o", "code.hsaco"], cwd=self.folder, capture_output=True, check=True)
        data = (self.folder / "code.hsaco").read_bytes()
        (self.folder / "libsmall.so").write_bytes(b"\0" * 100 + bundle({"gfx1010": data}))
        out = self.folder / "findings.md"
        done = subprocess.run([sys.executable, "-B", ROOT / "tools/findings.py", "--lanewise", LANEWISE, "--library",
                               self.folder / "libsmall.so", "--work", self.folder / "work", "--out", out, "--explained",
                               explained], capture_output=True, text=True, check=False)
        return done, out.read_text() if out.exists() else None

    def test_page_of_a_small_library(self):
        done, text = self.make(WARNS)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("| libsmall.so | gfx1010 | 1 | 1 | 7 | 0 | 1 | 2 | 0 |", text)
        self.assertIn("### VMEMtoSaveExec (warning)\n\nOn RDNA1,", text)
        self.assertRegex(text, r"first     0x\w+: global_load_dword v1, v\[2:3\], off\n"
                               r"second    0x\w+: s_and_saveexec_b32 s0, s1\n")
        self.assertRegex(text, r"\| `redundant_wait` \| `analyses` \| 1 \| 1 \| 4 \|")
        # Those of docs/findings.md, whose kinds of findings are others.
        self.assertEqual(headings(text), headings((ROOT / "docs/findings.md").read_text()))

    def test_nothing_is_written_without_an_explanation(self):
        done, text = self.make(FAULTY)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("has no section for: MissingWait (error)", done.stderr)
        self.assertIsNone(text)
        explained = self.folder / "explained.md"
        explained.write_text((ROOT / "tools/findings/explained.md").read_text() + "\n## MissingWait\n\nIt is meant.\n")
        done, text = self.make(FAULTY, explained)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("### MissingWait (error)\n\nIt is meant.\n", text)

    def test_texts_of_the_page(self):
        text = (ROOT / "docs/findings.md").read_text()
        explained = page.explanations(ROOT / "tools/findings/explained.md")
        for name in {"beginning", "material", "notes", "savings", "families", *re.findall(r"^### (\w+) \(", text, re.M)}:
            with self.subTest(name):
                self.assertTrue(explained[name] in text, "its text is not that of explained.md: run ./dev findings")


def headings(text):
    return [line for line in text.splitlines() if re.match(r"##+ ", line) and not line.endswith(")")]


if __name__ == "__main__":
    LANEWISE = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
