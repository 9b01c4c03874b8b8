#!/usr/bin/env python3
"""What tools/check_features.py refuses, planted in a copy of the sources, and that it takes them as they are."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = "tools/generation_tables.txt"


class CheckFeatures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name)
        for part in ("src", "isa", "tools"):
            shutil.copytree(ROOT / part, cls.root / part)

    def check(self):
        return subprocess.run([sys.executable, "-B", ROOT / "tools/check_features.py", self.root], capture_output=True,
                              text=True, check=False)

    def append(self, file, line):
        """The number that the line has."""
        return self.edit(file, lambda text: f"{text}{line}\n").count("\n") + 1

    def edit(self, file, edit):
        """The text that the file had before, and has again after the test."""
        path = self.root / file
        text = path.read_text()
        self.addCleanup(path.write_text, text)
        path.write_text(edit(text))
        return text

    def expect_refusal(self, file, line, what):
        number = self.append(file, line)
        result = self.check()
        self.assertEqual(result.stdout, f"{file}:{number}: {what}\n")
        self.assertEqual(result.returncode, 1)

    def expect_acceptance(self, file, line):
        self.append(file, line)
        result = self.check()
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

    def test_the_sources_are_taken(self):
        result = self.check()
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)
        self.assertRegex(result.stdout, r"^features: [1-9]\d+, each asked for; [1-9]\d* tables may name generations\n$")

    def test_a_column_is_refused(self):
        self.expect_refusal("src/text/matcher.cpp", "constexpr auto kNew = isa::Column::gfx11;",
                            "Column::gfx11: ask for a feature of isa/generations.isa")

    def test_the_columns_from_one_on_are_refused(self):
        self.expect_refusal("src/bytes/plan.h", "inline bool f(C c) { return columns_from(c) != 0; }",
                            "columns_from: ask for a feature of isa/generations.isa")

    def test_the_name_of_a_target_is_refused(self):
        for file, literal in (("src/text/printer.h", '"gfx1030"'), ("src/interp/lower.cpp", '"gfx9"'),
                              ("src/text/spelling.cpp", '"gfx8 gfx9"'), ("src/app/run.cpp", '"-mcpu=gfx90a"'),
                              ("src/hsa/agents.cpp", '"amdgcn-amd-amdhsa--gfx906:xnack+"')):
            with self.subTest(literal):
                self.expect_refusal(file, f"const bool is_new = target.name == {literal};",
                                    f"{literal} names a target: ask for a feature of isa/generations.isa")
                self.doCleanups()

    def test_an_identifier_is_refused(self):
        self.expect_refusal("src/text/matcher.cpp", "const bool is_gfx11 = true;",
                            "'is_gfx11' names a generation: name what it stands for")

    def test_a_comparison_of_versions_is_refused(self):
        self.expect_refusal("src/text/matcher.cpp", "const bool is_new = target.version.major >= 11;",
                            "version.major: ask for a feature of isa/generations.isa")

    def test_comments_and_messages_may_name_targets(self):
        self.expect_acceptance("src/text/matcher.cpp", '// As on "gfx1030", where isa::Column::gfx11 is gone.')
        self.expect_acceptance("src/text/matcher.cpp", '/* of "gfx9":\n   isa::columns_from */ const char k = \'"\';')
        self.expect_acceptance("src/text/matcher.cpp", 'constexpr auto kExample = "lanewise as a.s --target gfx900";')

    def test_the_tables_of_the_instruction_sets_may_name_columns(self):
        self.expect_acceptance("src/isa/isa.cpp", "constexpr auto kFirst = isa::Column::gfx8;")

    def test_an_entry_that_nothing_needs_is_refused(self):
        self.expect_refusal(TABLES, "text/matcher.cpp columns # a table once", "text/matcher.cpp has no columns")

    def test_an_entry_without_a_reason_is_refused(self):
        self.expect_refusal(TABLES, "text/matcher.cpp columns",
                            "expected a file, one of columns, names, versions, and # with the reason")

    def test_a_feature_that_nobody_asks_for_is_refused(self):
        self.edit("isa/generations.isa", lambda text: 'feature sub_dword "sub-dword addressing"\n' + text)
        self.append("src/text/matcher.cpp", "// Feature::sub_dword")
        result = self.check()
        self.assertEqual(result.stdout, "isa/generations.isa:1: nothing asks for the feature sub_dword\n")
        self.append("src/text/matcher.cpp", "const bool has_it = target.has(isa::Feature::sub_dword);")
        self.assertEqual(self.check().returncode, 0)


if __name__ == "__main__":
    unittest.main()
