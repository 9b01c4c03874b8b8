#!/usr/bin/env python3
"""The page of `lanewise time --html` in Chromium: time_page_test.py --lanewise PROGRAM [--screenshots FOLDER]

Opens pages of kernels with few and with 2,048 waves from a file:// address at 1280 and 400 pixels, in the light and the
dark theme, and uses them by pointer and by keys. What they show is compared with the command's JSON. Needs the Debian
packages chromium, chromium-driver and python3-selenium, and fails without them.
"""
import argparse
import json
import pathlib
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
MANY_WAVES = 2048
NEAR = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
near:
v_readfirstlane_b32 s4, v0
v_readlane_b32 s5, v0, s4
s_endpgm
.amdhsa_kernel near
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
"""
arguments = None


def lanewise(*words):
    done = subprocess.run([arguments.lanewise, *map(str, words)], capture_output=True, text=True, timeout=300, cwd=ROOT)
    if done.returncode != 0:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


class Page(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        folder = pathlib.Path(cls.temporary.name)
        lines = folder / "sum_lines.hsaco"
        lanewise("compile", ROOT / "examples/sum.cl", "--target", "gfx1010", "-o", lines, "--", "-g")
        many = MANY_WAVES // 4
        cases = {
            "many": [ROOT / "examples/sum.cl", "--device", "vega-64", "--grid", many, "--block", 256,
                     f"u32[{many * 256}]=iota", f"u32[{many}]=zeros", "lds:1024"],
            "lines": [lines, "--device", "navi10-5700xt", "--grid", 40, "--block", 256, "u32[10240]=iota",
                      "u32[40]=zeros", "lds:1024"],
            "one": [ROOT / "examples/saxpy.cl", "--device", "fiji-r9-nano", "--grid", 1, "--block", 64, "f32[64]=iota",
                    "f32[64]=zeros", "f32:2", "--sensitivity"],
        }
        near = folder / "near.s"
        near.write_text(NEAR)
        cases["hazards"] = [near, "--device", "vega-64", "--grid", 1, "--block", 64]
        cls.pages, cls.reports = {}, {}
        for name, words in cases.items():
            cls.pages[name] = folder / f"{name}.html"
            cls.reports[name] = json.loads(lanewise("time", *words, "--json", "--html", cls.pages[name]))["dispatches"][0]
        cls.browser = chromium()
        cls.browser.set_script_timeout(120)

    def open(self, name, width="wide", theme="light"):
        self.show(self.pages[name], WIDTHS[width], 860, theme)
        self.settle()

    def settle(self):
        self.browser.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));")

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def keys(self, *keys):
        ActionChains(self.browser).send_keys(*keys).perform()
        self.settle()

    def pixels(self, canvas):
        """How many different colours a canvas shows, and a sum that changes with its picture."""
        return self.browser.execute_script("""
            const canvas = document.getElementById(arguments[0]);
            const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
            const context = copy.getContext('2d', { willReadFrequently: true });
            context.drawImage(canvas, 0, 0);
            const words = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
            let sum = 0;
            for (const word of words) sum = (Math.imul(sum, 31) + word) | 0;
            return [new Set(words).size, sum]""", canvas)

    def view(self):
        words = self.find("#view").text.replace("\u202f", "").split()
        return int(words[1]), int(words[3])

    def test_shape_and_screenshots(self):
        for name in self.pages:
            for width in WIDTHS:
                for theme in ("light", "dark"):
                    self.open(name, width, theme)
                    page_width, window, height = self.browser.execute_script(
                        "return [document.documentElement.scrollWidth, window.innerWidth, document.documentElement.scrollHeight]")
                    self.assertEqual(window, WIDTHS[width])
                    self.assertLessEqual(page_width, window, f"{name}, {width}: the page scrolls sideways")
                    self.assertEqual(self.browser.execute_script("return document.documentElement.dataset.theme"), theme)
                    self.assertGreater(self.pixels("waves")[0], 4)
                    self.assertGreater(self.pixels("units")[0], 4)
                    self.expect_readable(f"{name}, {width}, {theme}")
                    if arguments.screenshots:
                        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                            "width": WIDTHS[width], "height": height, "deviceScaleFactor": 1, "mobile": False})
                        self.settle()
                        self.browser.save_screenshot(f"{arguments.screenshots}/time_{name}_{width}_{theme}.png")

    def test_an_interval_names_its_instruction_and_leads_to_it(self):
        self.open("many")
        self.keys("n")
        link = self.find("#said a")
        address, text = link.text.split(": ", 1)
        by_address = {f"{i['address']:x}": i["text"] for i in self.reports["many"]["instructions"]}
        self.assertEqual(by_address[address], text)
        link.click()
        self.settle()
        chosen = self.find("#listing .row[aria-selected=true]")
        self.assertEqual(chosen.find_element(By.CSS_SELECTOR, ".address").text, address)
        self.assertIn(text, chosen.text)
        top = self.browser.execute_script("return document.getElementById('listing').getBoundingClientRect().top")
        self.assertTrue(0 <= top < 860, "the listing is not in view")

    def test_the_tip_follows_the_zoom(self):
        self.open("many")
        canvas = self.find("#waves")
        width, height = canvas.size["width"], canvas.size["height"]
        tip = self.find("#tip")
        for x, y in ((x, y) for x in (-3, -2, 2, 3) for y in (-3, -1, 1)):
            ActionChains(self.browser).move_to_element_with_offset(canvas, width * x // 8, height * y // 8).perform()
            self.settle()
            if tip.is_displayed():
                break
        self.assertTrue(tip.is_displayed(), "no wave was found under the pointer")
        tips = set()
        for _ in range(10):
            tips.add(tip.text)
            self.keys("+")
        self.assertGreater(len(tips), 1, "the tip stays what it was before the zoom")

    def test_says_what_the_report_says(self):
        for name, report in self.reports.items():
            self.open(name)
            text = self.find("main").text.replace("\u202f", "")
            self.assertIn(report["bound"].lower(), text.lower())
            self.assertIn(str(report["cycles"]), text)
            self.assertEqual(len(self.all("#legend li")), len(report["stalls"]))
            self.assertEqual(len(self.all("#listing .row[role=option]")), len(report["instructions"]))
            self.assertEqual(len(self.all("#left-out li")), len(report["left_out"]))
            self.assertEqual(len(self.all("#what-if tr")), len(report.get("what_if", [])) + bool(report.get("what_if")))
            self.assertEqual(bool(self.all("#sensitivity:not([hidden])")), "sensitivity" in report)
            caches = self.find("#caches svg").get_attribute("aria-label")
            for level in ("memory", "L2", "instruction cache"):
                self.assertIn(level, caches)
            self.assertIn("L2", self.find("#units-legend").text)
            self.assertIn("of the roof", self.find("#roofline svg").get_attribute("aria-label"))

    def test_many_waves_stay_usable(self):
        self.open("many")
        waves = self.browser.execute_script(
            "return JSON.parse(document.getElementById('data').textContent).timeline.waves.length")
        self.assertEqual(waves, MANY_WAVES)
        # A frame with every wave in it has a rectangle a pixel at most, not one for each interval.
        rectangles, intervals = self.browser.execute_async_script("""
            const done = arguments[0], canvas = document.getElementById('waves');
            const fill = CanvasRenderingContext2D.prototype.fillRect;
            let rectangles = 0;
            CanvasRenderingContext2D.prototype.fillRect = function (...box) {
              rectangles += this.canvas === canvas;
              fill.apply(this, box);
            };
            document.getElementById('show-all').click();
            requestAnimationFrame(() => requestAnimationFrame(() => {
              CanvasRenderingContext2D.prototype.fillRect = fill;
              const waves = JSON.parse(document.getElementById('data').textContent).timeline.waves;
              done([rectangles, waves.reduce((sum, wave) => sum + wave.at(-1).length / 2, 0)]);
            }));""")
        self.assertGreater(rectangles, 100)
        self.assertLess(rectangles, intervals / 2)

    def test_pointer(self):
        self.open("many")
        canvas = self.find("#waves")
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", canvas)
        before = self.view()
        ActionChains(self.browser).move_to_element(canvas).perform()
        self.settle()
        self.assertRegex(self.find("#tip").text.replace("\u202f", ""), r"(?s)\w+: \d+ cycles.*workgroup \d+ wave \d.*compute unit \d+, SIMD \d")
        self.browser.execute_script("""
            const box = arguments[0].getBoundingClientRect();
            arguments[0].dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true,
              clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));""", canvas)
        self.settle()
        zoomed = self.view()
        self.assertLess(zoomed[1] - zoomed[0], before[1] - before[0])
        ActionChains(self.browser).move_to_element(canvas).click_and_hold().move_by_offset(-120, 0).release().perform()
        self.settle()
        self.assertGreater(self.view()[0], zoomed[0])
        ActionChains(self.browser).move_to_element(canvas).click().perform()
        self.settle()
        self.assertIn("workgroup", self.find("#said").text)

    def test_keys_and_buttons(self):
        self.open("many")
        self.browser.execute_script("document.getElementById('waves').focus()")
        everything, picture = self.view(), self.pixels("waves")[1]
        self.keys("+", "+")
        closer = self.view()
        self.assertLess(closer[1] - closer[0], everything[1] - everything[0])
        self.assertNotEqual(self.pixels("waves")[1], picture)
        self.keys(Keys.ARROW_RIGHT)
        self.assertGreater(self.view()[0], closer[0])
        rows = self.pixels("waves")[1]
        self.keys("]", "]", "]", "]")
        self.assertNotEqual(self.pixels("waves")[1], rows)
        flat = self.pixels("waves")[1]
        self.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        self.assertNotEqual(self.pixels("waves")[1], flat)
        self.keys("0")
        self.assertEqual(self.view(), everything)
        self.assertEqual(self.pixels("waves")[1], picture)
        self.keys("n", "n", "n")
        third = self.find("#said").text
        self.keys("p")
        self.assertNotEqual(self.find("#said").text, third)
        self.keys("n")
        self.assertEqual(self.find("#said").text, third)
        self.keys("j")
        self.assertIn("slot 1", self.find("#said").text)
        for button, changes in (("zoom-in", True), ("pan-right", True), ("show-all", True)):
            before = self.view()
            self.find(f"#{button}").click()
            self.settle()
            self.assertEqual(self.view() != before, changes, button)

    def test_one_reason_alone_and_themes(self):
        self.open("many")
        picture = self.pixels("waves")[1]
        self.find("#legend button").click()
        self.settle()
        self.assertEqual(len(self.all("#legend button[aria-pressed=true]")), 1)
        self.assertNotEqual(self.pixels("waves")[1], picture)
        self.find("#legend button").click()
        self.settle()
        self.assertEqual(self.pixels("waves")[1], picture)
        self.find("#theme").click()
        self.settle()
        self.assertNotEqual(self.pixels("waves")[1], picture)
        self.assertEqual(self.browser.execute_script("return document.documentElement.dataset.theme"), "dark")

    def test_hazards_stand_at_the_instruction(self):
        self.open("hazards")
        rows = [row for row in self.all("#listing .row[role=option]")
                if row.find_elements(By.CSS_SELECTOR, ".hazard")]
        self.assertEqual(len(rows), 1)
        self.assertIn("v_readlane_b32", rows[0].text)
        self.assertIn("error: VALUWriteSGPRThenLaneSelect", rows[0].text)
        rows[0].click()
        self.assertIn("4 wait states required, 0 present", self.find("#detail").text)
        self.assertIn("hazards in the code", self.find("#left-out").text)

    def test_listing_by_cost_and_by_line(self):
        self.open("lines")
        report = self.reports["lines"]
        costs = [sum(i["cycles"].values()) for i in report["instructions"]]
        Select(self.find("#order")).select_by_value("cost")
        dearest = report["instructions"][costs.index(max(costs))]
        self.assertIn(dearest["text"], self.all("#listing .row[role=option]")[0].text)
        self.find("#by-line").click()
        lines = {i["source"].rsplit(":", 1)[0] for i in report["instructions"] if "source" in i}
        rows = self.all("#listing .row[role=option]")
        self.assertEqual(len(rows), len(lines) + any("source" not in i for i in report["instructions"]))
        self.assertIn("partial[me]", self.find("#listing").text)
        self.browser.execute_script("document.getElementById('listing').focus()")
        self.keys(Keys.END)
        self.assertEqual(rows[-1].get_attribute("aria-selected"), "true")
        self.keys(Keys.ARROW_UP)
        self.assertEqual(rows[-2].get_attribute("aria-selected"), "true")
        self.assertRegex(self.find("#detail").text, "executed .* times, .* of all wave cycles")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--screenshots", help="a folder for pictures of every page, width and theme")
    arguments, rest = parser.parse_known_args()
    arguments.lanewise = str(pathlib.Path(arguments.lanewise).resolve())
    unittest.main(argv=[sys.argv[0], *rest])
