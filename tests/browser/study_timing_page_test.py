#!/usr/bin/env python3
"""The page of `lanewise study timing --html` in Chromium: study_timing_page_test.py --lanewise PROGRAM [--screenshots FOLDER]

Opens it from a file:// address at 1280 and 400 pixels, in the light and the dark theme. What it shows is compared with
the command's JSON. Needs the Debian packages chromium, chromium-driver and python3-selenium, and fails without them.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from selenium.webdriver.common.by import By

from browser import PageTest, chromium

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
import captures  # noqa: E402

WIDTHS = {"wide": 1280, "narrow": 400}
THEMES = ("light", "dark")
arguments = None


class Page(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        cls.folder = pathlib.Path(cls.temporary.name)
        captures.write(cls.folder / "captures")
        done = subprocess.run([arguments.lanewise, "study", "timing", "--case", "DL", "--captures", "captures", "--json",
                               "--html", "page.html"], capture_output=True, text=True, timeout=300, cwd=cls.folder)
        if done.returncode != 0:
            raise AssertionError(done.stderr)
        cls.study = json.loads(done.stdout)
        cls.browser = chromium()

    def open(self, width=1280, theme="light"):
        self.show(self.folder / "page.html", width, 900, theme)

    def test_fits_its_window_in_both_themes(self):
        backgrounds, charts = set(), set()
        for label, width in WIDTHS.items():
            for theme in THEMES:
                self.open(width, theme)
                self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), width)
                self.expect_readable(f"{width}, {theme}")
                backgrounds.add(self.browser.execute_script("return getComputedStyle(document.body).backgroundColor"))
                charts.add(self.browser.execute_script(
                    "return getComputedStyle(document.querySelector('svg .back')).fill"))
                if arguments.screenshots:
                    self.browser.save_screenshot(str(arguments.screenshots / f"study-timing-{label}-{theme}.png"))
        self.assertEqual((len(backgrounds), len(charts)), (2, 2))

    def rows(self, number):
        return self.browser.execute_script(
            "return [...document.querySelectorAll('table')[arguments[0]].rows].map((r) => "
            "[...r.cells].map((c) => c.textContent))", number)

    def test_says_what_the_study_says(self):
        self.open()
        # The cases, and the unseen ones.
        heading, *rows = self.rows(0)
        unseen_heading, *unseen = self.rows(1)
        self.assertEqual(heading, unseen_heading)
        self.assertEqual(len(unseen), self.study["unseen"]["cases"])
        rows += unseen
        self.assertEqual(len(rows), len(self.study["cases"]))
        for row, case in zip(rows, self.study["cases"]):
            shown = dict(zip(heading, row))
            self.assertEqual(shown["case"], case["id"])
            self.assertEqual(float(shown["published"]), float(f"{case['published']:.4g}"))
            self.assertEqual(float(shown["obtained"]), float(f"{case['obtained']:.4g}"))
            self.assertEqual(shown["within"], "no" if not case["within"] else "fitted" if case["fitted"] else "yes")
            self.assertEqual(shown["bound by"], case["bound"])
            self.assertIn(case.get("note", ""), shown["remarks"])
        text = self.browser.find_element(By.TAG_NAME, "body").text
        summary = self.study["summary"]
        self.assertIn(f"{summary['cases']} cases, of which {summary['fitted']} were fitted", text)
        kinds = {row[0]: row[1] for row in self.rows(2)[1:]}
        self.assertEqual(kinds, {kind["bound"]: str(kind["free"]["free"]) for kind in self.study["kinds"]})
        scores = {row[0]: row[1:] for row in self.rows(3)}
        exact = self.study["captures"]["all"]["core_deltas"]["exact"]
        self.assertEqual(scores["core deltas: exact"], [f"{100 * exact:.2f} %", f"{100 * exact:.2f} %", "-"])

    def test_every_case_is_in_both_charts(self):
        self.open()
        titles = self.browser.execute_script(
            "return [...document.querySelectorAll('svg circle title, svg rect title')].map((t) => t.textContent.split(':')[0])")
        self.assertEqual(sorted(titles), sorted(2 * [case["id"] for case in self.study["cases"]]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", type=pathlib.Path, required=True)
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.lanewise = arguments.lanewise.resolve()
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=sys.argv[:1])
