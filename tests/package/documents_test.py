#!/usr/bin/env python3
"""The manual pages and the guide: complete, without warnings of groff, without links that lead nowhere. And the version
of the packages.

    documents_test.py SOURCE PROGRAM
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

SOURCE, PROGRAM = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
sys.path.insert(0, str(SOURCE / "tools"))
import guide  # noqa: E402
# Of build_packages: Debian's build-essential has g++, and the others are for tests, benchmarks and developers.
ONLY_IN_DEV = {"ccache", "g++", "git", "libbenchmark-dev", "libgtest-dev", "ocl-icd-opencl-dev", "opencl-headers"}


class Documents(unittest.TestCase):
    def test_manual_pages(self):
        commands = json.loads(subprocess.run([PROGRAM, "help", "--json"], capture_output=True, check=True).stdout)["commands"]
        with tempfile.TemporaryDirectory() as folder:
            at = pathlib.Path(folder)
            subprocess.run([sys.executable, "-B", SOURCE / "tools/man_pages.py", "--lanewise", PROGRAM, "--date", "2026-01-02", at], check=True)
            self.assertEqual({path.name for path in at.iterdir()}, {"lanewise.1", *(f"lanewise-{c['name']}.1" for c in commands)})
            pages = {path.name: self.shown(path) for path in sorted(at.iterdir())}
        main_page = pages["lanewise.1"]
        for command in commands:
            page = pages[f"lanewise-{command['name']}.1"]
            self.assertIn(f"lanewise-{command['name']} - ", page)
            self.assertIn(f"lanewise-{command['name']}(1)", main_page)
            for option in command["options"]:
                for name in option["names"]:
                    self.assertRegex(page, rf"(?m)^ +(?:\S+, )?{name}\b", command["name"])
            for example in command["examples"]:
                self.assertIn(example, page)
            self.assertIn("2026-01-02", page)
            for heading in ("SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "SEE ALSO"):
                self.assertRegex(page, f"(?m)^{heading}$")

    def shown(self, path):
        """As text, with no warning."""
        done = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", str(path)], capture_output=True, text=True,
                              env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "300", "MANROFFSEQ": "", "MAN_KEEP_FORMATTING": ""})
        self.assertEqual((done.returncode, done.stderr), (0, ""), path.name)
        return re.sub(".\b", "", done.stdout).replace("‐", "-")

    def test_the_changelog_has_the_version(self):
        version = re.search(r"project\(lanewise VERSION ([0-9.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]
        self.assertTrue((SOURCE / "debian/changelog").read_text().startswith(f"lanewise ({version}) "))

    def test_the_build_dependencies_are_those_of_dev(self):
        text = (SOURCE / "dev").read_text()
        lists = {name: set(packages.split()) for name, packages in re.findall(r"^(\w+)_packages=\(([^)]*)\)", text, re.M)}
        relation = re.search(r"^Build-Depends:((?:.*\n)(?:[ \t].*\n)*)", (SOURCE / "debian/control").read_text(), re.M)[1]
        needed = set(re.findall(r"^ *([\w.+-]+)", relation.replace(",", ""), re.M)) - {"debhelper-compat", "dh-sequence-python3"}
        self.assertEqual(needed | ONLY_IN_DEV, lists["build"] | {"cmark-gfm"})

    def test_links_of_the_guide(self):
        pages, files, errors = guide.collect()
        self.assertEqual(errors, [])
        self.assertLessEqual({"README.md", "docs/commands.md", "docs/installing.md", "examples/README.md"}, pages.keys())
        self.assertIn("docs/schemas/live.schema.json", files)

    def test_a_link_that_leads_nowhere_is_found(self):
        page = guide.Page("docs/installing.md")
        self.assertIn("from-the-tarball", page.anchors)
        self.assertIn(("commands.md#completion", "docs/commands.md", "completion"), list(page.local_links()))
        page.links.append("nosuch.md#x")
        self.assertIn(("nosuch.md#x", "docs/nosuch.md", "x"), list(page.local_links()))

    def test_headings_are_named_as_links_name_them(self):
        self.assertEqual(guide.slug("What <code>--json</code> prints, &amp; when"), "what---json-prints--when")

    def test_pages_stay_where_they_are(self):
        text = guide.Page("docs/installing.md").html(with_reference=True)
        self.assertIn('<a href="commands.html#completion">', text)
        self.assertIn('<a href="../reference/index.html">', text)
        self.assertIn('<h2 id="from-debian-packages">', text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
