#!/usr/bin/env python3
"""`lanewise study fp16` as a user meets it: study_test.py PROGRAM

Runs in an empty folder: JSON keys, every value of the tables, the SVG, and the page in Chromium in both themes at 1280
and 400 pixels. Needs the Debian packages chromium, chromium-driver and python3-selenium, and fails without them.
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

from selenium.webdriver.common.by import By

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "browser"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
import schemas  # noqa: E402
from browser import chromium, expect_readable  # noqa: E402

PROGRAM = pathlib.Path(sys.argv.pop()).resolve()
VERSIONS = ["A", "B", "C", "D", "fp32"]


def lanewise(*words, folder, code=0):
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, cwd=folder, timeout=120)
    if done.returncode != code:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + (done.stderr if code else "")


class Study(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-study-")
        cls.folder = pathlib.Path(cls.temporary.name)
        text = lanewise("study", "fp16", "--json", "--html", "study.html", "--svg", "study.svg", folder=cls.folder)
        cls.json = json.loads(text)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def test_nothing_else_is_written(self):
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["study.html", "study.svg"])

    def test_keys_and_values(self):
        self.assertEqual(schemas.missing("study-fp16", [self.json]), set())
        self.assertEqual([c["name"] for c in self.json["compilers"]], ["radv", "clang"])
        for compiler in self.json["compilers"]:
            self.assertRegex(compiler["version"], r"\d+\.\d+")
            self.assertEqual([v["version"] for v in compiler["versions"]], VERSIONS)
            for version in compiler["versions"]:
                for key in ("vgprs", "allocated_vgprs", "peak_vgprs", "instruction_lines", "lds_reads"):
                    self.assertGreater(version[key], 0, key)
                self.assertGreaterEqual(version["allocated_vgprs"], version["vgprs"])
                self.assertGreaterEqual(version["vgprs"], version["peak_vgprs"])
                self.assertEqual(sum(version["peak_holds"].values()), version["peak_vgprs"])
                self.assertEqual(sum(k["count"] for k in version["lds_read_kinds"]), version["lds_reads"])
            for ordering in compiler["orderings"]:
                self.assertEqual(ordering["comparisons"], ordering["as_published"] + len(ordering["differences"]))
            self.assertEqual([o["id"] for o in compiler["orderings"]], ["FP16-1", "FP16-2", "FP16-3"])
        self.assertEqual([v["vgprs"] for v in self.json["published"]], [108, 48, 37, 28, 81])
        self.assertEqual(len(self.json["article"]), 6)

    def test_times(self):
        """FP16-4; the waves of the article's registers are those of gfx9: 256 VGPRs of a lane, four at a time."""
        waves = {"A": 2, "B": 5, "C": 6, "D": 9, "fp32": 3}
        for compiler in self.json["compilers"]:
            change = compiler["d_against_a"]
            self.assertEqual(change["published_percent"], -25)
            times = {v["version"]: v for v in compiler["versions"]}
            for key, percent in (("time", "percent"), ("time_with_published_vgprs", "percent_with_published_vgprs")):
                a, d = (times[name][key]["microseconds"] for name in "AD")
                self.assertAlmostEqual(change[percent], 100 * (d / a - 1), places=6)
            self.assertLess(change["percent_with_published_vgprs"], change["percent"])
            for version in compiler["versions"]:
                self.assertEqual(version["time"]["vgprs"], version["vgprs"])
                self.assertEqual(version["time_with_published_vgprs"]["waves_per_simd"], waves[version["version"]])
                for key in ("valu_percent", "lds_percent", "memory_percent"):
                    self.assertTrue(0 < version["time"][key] <= 100, key)

    def test_every_texel_is_read(self):
        """81 texels: of two words in A, B, C and fp32, of three halves in D."""
        for compiler in self.json["compilers"]:
            for version in compiler["versions"]:
                read = sum(k["count"] * k["bytes_per_lane"] for k in version["lds_read_kinds"])
                least = 81 * (6 if version["version"] == "D" else 8)
                self.assertGreaterEqual(read, least, (compiler["name"], version["version"]))

    def test_text_has_every_row(self):
        text = lanewise("study", "fp16", folder=self.folder)
        for row in ("FP16-1", "FP16-2", "FP16-3", "FP16-4"):
            self.assertIn(row, text)
        for compiler in self.json["compilers"]:
            self.assertIn(compiler["version"], text)
        self.assertLessEqual(max(map(len, text.splitlines())), 86)

    def test_one_compiler(self):
        alone = json.loads(lanewise("study", "fp16", "--compiler", "article", "--json", folder=self.folder))
        self.assertEqual((alone["compilers"], len(alone["article"])), ([], 6))

    def test_wrong_words(self):
        self.assertIn("no study 'x'", lanewise("study", "x", folder=self.folder, code=2))
        self.assertIn("expected radv", lanewise("study", "fp16", "--compiler", "gcc", folder=self.folder, code=2))

    def test_svg_has_every_curve(self):
        svg = xml.etree.ElementTree.parse(self.folder / "study.svg").getroot()
        curves = [e for e in svg.iter() if e.tag.endswith("path") and e.get("class", "").startswith("curve")]
        self.assertEqual(len(curves), 2 * 2 * len(VERSIONS))  # the curve and its sample in the legend

    def test_picture_of_the_guide_is_current(self):
        """docs/study-fp16.svg is what `lanewise study fp16 --svg docs/study-fp16.svg` writes."""
        guide = pathlib.Path(__file__).resolve().parents[2] / "docs/study-fp16.svg"
        self.assertEqual(guide.read_text(), (self.folder / "study.svg").read_text())

    def test_page(self):
        browser = chromium()
        try:
            backgrounds = set()
            for theme in ("light", "dark"):
                for width in (1280, 400):
                    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                            {"width": width, "height": 860, "deviceScaleFactor": 1, "mobile": False})
                    browser.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                            {"features": [{"name": "prefers-color-scheme", "value": theme}]})
                    browser.get((self.folder / "study.html").as_uri())
                    for summary in browser.find_elements(By.CSS_SELECTOR, "summary"):
                        summary.click()
                    scroll = browser.execute_script("return document.documentElement.scrollWidth")
                    self.assertLessEqual(scroll, width)
                    expect_readable(self, browser, f"{theme}, {width}")
                    backgrounds.add(browser.execute_script("return getComputedStyle(document.body).backgroundColor"))
            self.assertEqual(len(backgrounds), 2)
            self.assertEqual(len(browser.find_elements(By.CSS_SELECTOR, "svg")), 2)
            self.assertEqual(len(browser.find_elements(By.CSS_SELECTOR, "details")), 10)
            self.assertEqual(browser.get_log("browser"), [])
        finally:
            browser.quit()


if __name__ == "__main__":
    unittest.main()
