#!/usr/bin/env python3
"""The page of `lanewise sweep` in Chromium: sweep_page_test.py --lanewise PROGRAM [--screenshots FOLDER]

Opens pages of sweeps from a file:// address at 1280 and 400 pixels, in the light and the dark theme, and uses them by
pointer and by keys. What they show is compared with results.jsonl. Needs the Debian packages chromium, chromium-driver
and python3-selenium, and fails without them.
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import PageTest, chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTHS = {"wide": 1280, "narrow": 400}
# No number can be plotted, and a message that HTML would take for a tag.
FAILED = 'measure = ["info"]\n[axes]\nsources = ["<b>.cl"]\ntargets = ["gfx900"]\n'
arguments = None


class Page(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        folder = pathlib.Path(cls.temporary.name)
        shutil.copytree(ROOT / "examples/sweep", folder, dirs_exist_ok=True)
        plan = (folder / "plan.toml").read_text()
        # One of the values leads out of the buffers.
        (folder / "timed.toml").write_text(plan.replace("ITEMS = [", "ITEMS = [3, "))
        (folder / "many.toml").write_text('measure = ["info", "live"]\n[axes]\nsources = ["smooth.cl"]\ntargets = ["gfx900"]\n'
                                          f'devices = ["vega-64"]\nflags = {json.dumps([["-DITEMS=2", f"-DSEED={i}"] for i in range(6)])}\n')
        (folder / "<b>.cl").write_text("kernel void k( {}\n")
        (folder / "failed.toml").write_text(FAILED)
        cls.pages, cls.rows = {}, {}
        for name in ("timed", "many", "failed"):
            subprocess.run([arguments.lanewise, "sweep", f"{name}.toml", "-o", name], cwd=folder, check=True, capture_output=True)
            cls.pages[name] = folder / name / "index.html"
            cls.rows[name] = [json.loads(line) for line in (folder / name / "results.jsonl").read_text().splitlines()]
        cls.browser = chromium()

    def open(self, name, width="wide", theme="light"):
        self.show(self.pages[name], WIDTHS[width], 860, theme)

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def column(self, name):
        """The cells of a column of the table, from top to bottom."""
        names = [head.text.rstrip(" ↑↓") for head in self.all("#table th")]
        at = names.index(name) + 1
        return [cell.text for cell in self.all(f"#table tbody td:nth-child({at})")]

    def head(self, name):
        return next(button for button in self.all("#table th button") if button.text.rstrip(" ↑↓") == name)

    def points(self):
        return self.browser.execute_script("return plot.points.map(p => [p.x, p.y, p.row])")

    def front(self):
        return sorted(self.browser.execute_script("return plot.front.map(p => p.row)"))

    def test_shape_and_screenshots(self):
        for name in self.pages:
            for width in WIDTHS:
                for theme in ("light", "dark"):
                    self.open(name, width, theme)
                    page_width, window, height = self.browser.execute_script(
                        "return [document.documentElement.scrollWidth, window.innerWidth, document.documentElement.scrollHeight]")
                    self.assertLessEqual(page_width, window, f"{name}, {width}: the page scrolls sideways")
                    self.assertEqual(self.browser.execute_script("return document.documentElement.dataset.theme"), theme)
                    self.expect_readable(f"{name}, {width}, {theme}")
                    if arguments.screenshots:
                        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                            "width": WIDTHS[width], "height": height, "deviceScaleFactor": 1, "mobile": False})
                        self.browser.save_screenshot(f"{arguments.screenshots}/sweep_{name}_{width}_{theme}.png")

    def test_says_what_the_rows_say(self):
        for name, rows in self.rows.items():
            self.open(name)
            failed = sum(row["exit_code"] != 0 for row in rows)
            self.assertEqual(self.find("#counts").text, f"{len(rows)} cells, {len(rows)} rows, {failed} failed")
            self.assertEqual(self.find("#title").text, f"{name}.toml")
            self.assertEqual(self.column("cell"), [row["cell"][:8] for row in rows])
            self.assertEqual(self.column("exit_code"), [str(row["exit_code"]) for row in rows])
            self.assertEqual(len(self.all("#failures li")), failed)
            self.assertEqual(self.find("#plot-section").is_displayed(), name != "failed")
            if name == "timed":
                self.assertIn("ITEMS=3", self.find("#failures").text)
        self.assertIn("<b>.cl:1", self.find("#failures").text)

    def test_points_and_the_pareto_line(self):
        self.open("timed")
        rows = self.rows["timed"]
        self.assertEqual(Select(self.find("#x")).first_selected_option.text, "waves_per_simd")
        self.assertEqual(Select(self.find("#y")).first_selected_option.text, "cycles")
        self.assertEqual(self.points(), [[row["waves_per_simd"], row["cycles"], i] for i, row in enumerate(rows)
                                         if row["cycles"] is not None])
        Select(self.find("#x")).select_by_visible_text("vgprs")
        good = [(i, row["vgprs"], row["cycles"]) for i, row in enumerate(rows) if row["exit_code"] == 0]
        best = sorted({(x, y) for _, x, y in good if not any(a <= x and b <= y and (a, b) != (x, y) for _, a, b in good)})
        self.assertEqual(sorted((rows[i]["vgprs"], rows[i]["cycles"]) for i in self.front()), best)
        self.assertIn("lower vgprs and lower cycles are better", self.find("#pareto-note").text)
        # An axis of numbers can be plotted, too; neither of its directions is better.
        Select(self.find("#x")).select_by_visible_text("ITEMS")
        self.assertEqual({x for x, _, _ in self.points()}, {1, 2, 4, 8, 16})
        self.assertEqual(self.front(), [])
        Select(self.find("#colour")).select_by_visible_text("device")
        self.assertEqual([item.text for item in self.all("#legend li")], ["navi10-5700xt", "vega-64"])

    def test_a_point_and_a_row_show_their_commands(self):
        self.open("timed")
        rows = self.rows["timed"]
        x, y, row = self.points()[4]
        left, top = self.browser.execute_script("return plot.place({x: arguments[0], y: arguments[1]})", x, y)
        canvas = self.find("#plot")
        ActionChains(self.browser).move_to_element_with_offset(
            canvas, left - canvas.size["width"] / 2, top - canvas.size["height"] / 2).click().perform()
        chosen = self.browser.execute_script("return selected")
        self.assertEqual((rows[chosen]["waves_per_simd"], rows[chosen]["cycles"]), (x, y))
        self.assertEqual(self.find("#commands").text, "\n".join(rows[chosen]["commands"]))
        # By keys.
        canvas.send_keys(Keys.ARROW_RIGHT)
        self.assertNotEqual(self.browser.execute_script("return selected"), chosen)
        self.all("#table tbody tr")[7].find_element(By.CSS_SELECTOR, "button").send_keys(Keys.ENTER)
        self.assertEqual(self.browser.execute_script("return selected"), 7)
        self.assertEqual(self.find("#commands").text, "\n".join(rows[7]["commands"]))
        self.assertEqual(len(self.all("#table tr[aria-selected=true]")), 1)

    def test_sorting_and_filtering(self):
        self.open("timed")
        cycles = [row["cycles"] for row in self.rows["timed"]]
        self.head("cycles").click()
        there = sorted(value for value in cycles if value is not None)
        empty = [""] * (len(cycles) - len(there))
        self.assertEqual(self.column("cycles"), [str(value) for value in there] + empty)
        self.head("cycles").click()
        self.assertEqual(self.column("cycles"), [str(value) for value in reversed(there)] + empty)
        self.find("#filter").send_keys("gfx1010 ITEMS=1")
        self.assertEqual(set(self.column("target")), {"gfx1010"})
        self.assertEqual(set(self.column("ITEMS")), {"1"})
        self.assertEqual({row for _, _, row in self.points()}, {
            i for i, row in enumerate(self.rows["timed"]) if row["target"] == "gfx1010" and row["ITEMS"] == 1})
        self.find("#filter").send_keys(" nosuch")
        self.assertEqual(self.all("#table tbody tr"), [])

    def test_theme(self):
        self.open("timed")
        self.find("#theme").click()
        self.assertEqual(self.browser.execute_script("return document.documentElement.dataset.theme"), "dark")
        self.expect_readable("after a change of the theme")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--screenshots")
    arguments, rest = parser.parse_known_args()
    arguments.lanewise = str(pathlib.Path(arguments.lanewise).resolve())
    unittest.main(argv=sys.argv[:1] + rest)
