#!/usr/bin/env python3
"""What tools/check_library.py refuses, planted in a copy of the sources, and that it takes them as they are."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXCEPTIONS = "tools/library_exceptions.txt"


class CheckLibrary(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name)
        for part in ("src", "include", "tools"):
            shutil.copytree(ROOT / part, cls.root / part)

    def check(self):
        return subprocess.run([sys.executable, "-B", ROOT / "tools/check_library.py", self.root], capture_output=True,
                              text=True, check=False)

    def append(self, file, line):
        path = self.root / file
        text = path.read_text()
        self.addCleanup(path.write_text, text)
        path.write_text(f"{text}{line}\n")

    def expect_refusal(self, words):
        result = self.check()
        self.assertEqual(result.returncode, 1)
        self.assertIn(words, result.stdout)

    def test_the_sources_are_taken(self):
        result = self.check()
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

    def test_each_kind_is_refused(self):
        planted = (("prints", ('fmt::print(stderr, "x");', "std::cout << 1;")), ("ends", ("std::exit(1);",)),
                   ("opens", ("std::ifstream file(path);", "host::read_text_file(path);")),
                   ("signals", ("std::signal(SIGINT, SIG_IGN);",)))
        next_line = (self.root / "src/flow/flow.h").read_text().count("\n") + 1
        self.append("src/flow/flow.h", "\n".join(line for _, lines in planted for line in lines))
        result = self.check()
        self.assertEqual(result.returncode, 1)
        for kind, lines in planted:
            places = ", ".join(str(next_line + i) for i in range(len(lines)))
            self.assertIn(f"a library that {kind}: lines {places}, ", result.stdout)
            next_line += len(lines)

    def test_the_program_may(self):
        self.append("src/cli/main.cpp", 'fmt::print(stderr, "x"); std::exit(1);')
        self.assertEqual(self.check().returncode, 0)

    def test_comments_do_not_count(self):
        self.append("src/flow/flow.h", '// std::exit(1);\nconst char* x = "std::exit(1)";')
        self.assertEqual(self.check().returncode, 0)

    def test_an_exception_that_is_not_needed(self):
        self.append(EXCEPTIONS, "src/flow/flow.h opens 1 # planted")
        self.expect_refusal("src/flow/flow.h opens 1: there are 0")

    def test_an_exception_without_a_reason(self):
        self.append(EXCEPTIONS, "src/flow/flow.h opens 1")
        self.expect_refusal("expected FILE KIND COUNT # reason")

    def test_the_codes_of_messages_are_documented(self):
        codes = re.findall(r'string_view k\w+ = "([a-z-]+)"', (ROOT / "src/base/messages.h").read_text())
        listed = re.findall(r"^\| `([a-z-]+)` \|", (ROOT / "docs/messages.md").read_text(), re.MULTILINE)
        self.assertEqual(codes, listed)

    def test_a_public_header_that_needs_the_sources(self):
        self.append("include/lanewise/info.h", '#include "base/base.h"')
        self.expect_refusal("include/lanewise/info.h: a public header that includes base/base.h")


if __name__ == "__main__":
    unittest.main()
