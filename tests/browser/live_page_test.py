#!/usr/bin/env python3
"""The page of `lanewise live --html` in Chromium: live_page_test.py --lanewise PROGRAM [--screenshots FOLDER]

Opens the page from a file:// address at 1280 and 400 pixels, in the light and the dark theme, and uses it: pointer over
a register, search, theme button, keyboard, chart. Needs the Debian packages chromium, chromium-driver and
python3-selenium, and fails without them.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from browser import PageTest, chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTHS = {"wide": 1280, "narrow": 400}
LONG_LINES = 100_000
LOOPS = """\
s_mov_b32 s0, 0
outer:
s_mov_b32 s1, 0
inner:
s_add_u32 s1, s1, 1
s_cmp_lt_u32 s1, 10
s_cbranch_scc1 inner
s_cmp_eq_u32 s1, 3
s_cbranch_scc1 after
v_mov_b32 v0, s1
after:
s_add_u32 s0, s0, 1
s_cmp_lt_u32 s0, 10
s_cbranch_scc1 outer
s_endpgm
"""
arguments = None


def lanewise(*words):
    done = subprocess.run([arguments.lanewise, *map(str, words)], capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


class Page(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        folder = pathlib.Path(cls.temporary.name)
        sources = [ROOT / "examples/sdwa" / name for name in ("packed_mad_shift.s", "packed_mad_sdwa.s")]
        lanewise("live", *sources, "--html", folder / "live.html")
        cls.report = json.loads(lanewise("live", sources[0], "--json"))["kernels"][0]
        long = folder / "long.s"
        long.write_text("".join(f"v_add_f32 v{i % 90}, v{i * 7 % 90}, v{i * 13 % 90}\n" for i in range(LONG_LINES)) +
                        "s_endpgm\n")
        lanewise("live", long, "--target", "gfx900", "--html", folder / "long.html")
        cls.page, cls.long_page = folder / "live.html", folder / "long.html"
        # The worst one stands in the middle, in a folder of its own.
        cls.versions = []
        for i in range(9):
            path = folder / f"a_long_name_of_a_folder_{i}" / "kernel.s"
            path.parent.mkdir()
            registers = 100 if i == 5 else 8 + 5 * i
            path.write_text("".join(f"v_mov_b32 v{r}, v0\n" for r in range(1, registers)) +
                            "".join(f"v_add_f32 v0, v0, v{r}\n" for r in range(1, registers)) +
                            "global_store_dword v[0:1], v0, off\ns_endpgm\n")
            cls.versions.append(path)
        cls.nine_page = folder / "nine.html"
        lanewise("live", *cls.versions, "--target", "gfx900", "--html", cls.nine_page)
        with_lines = folder / "lines.hsaco"
        lanewise("compile", ROOT / "examples/sum.cl", "--target", "gfx900", "-o", with_lines, "--", "-g")
        cls.source_page = folder / "lines.html"
        lanewise("live", with_lines, "--html", cls.source_page)
        loops = folder / "loops.s"
        loops.write_text(LOOPS)
        cls.loops_page = folder / "loops.html"
        lanewise("live", loops, "--target", "gfx900", "--html", cls.loops_page)
        near = folder / "near.s"
        near.write_text("v_readfirstlane_b32 s4, v1\nv_readlane_b32 s5, v2, s4\nv_mov_b32 v0, s5\ns_endpgm\n")
        cls.hazard_page = folder / "near.html"
        lanewise("live", near, "--target", "gfx900", "--html", cls.hazard_page)
        named = folder / "named.s"
        named.write_text(".type _Z4fillPii,@function\n_Z4fillPii:\n  v_mov_b32 v1, v0\n  v_mov_b32 v2, v1\n  s_endpgm\n")
        cls.named_page = folder / "named.html"
        lanewise("live", named, "--target", "gfx900", "--html", cls.named_page)
        cls.browser = chromium()

    def open(self, width="wide", theme="light", page=None):
        self.show(page or self.page, WIDTHS[width], 860, theme)

    def settle(self):
        """Waits until the page has drawn what was asked of it: it draws its rows anew in animation frames."""
        self.browser.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));")

    def steady(self, action):
        """Does it again where the rows were drawn anew between finding one and using it."""
        for _ in range(20):
            self.settle()
            try:
                return action()
            except StaleElementReferenceException:
                pass
        return action()

    def line_at(self):
        return int(self.steady(lambda: self.find(".row.at").get_attribute("data-line")))

    def lines(self, selector):
        return self.steady(lambda: [int(row.get_attribute("data-line")) for row in self.all(selector)])

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def wait(self, condition, message):
        WebDriverWait(self.browser, 10).until(lambda _: condition(), message)

    def theme(self):
        return self.browser.execute_script("return getComputedStyle(document.body).backgroundColor")

    def row(self, line):
        return self.find(f'.row[data-line="{line}"]')

    def register(self, line, name):
        return next(r for r in self.row(line).find_elements(By.CSS_SELECTOR, ".r") if r.text == name)

    def point_at(self, element):
        ActionChains(self.browser).move_to_element(element).perform()

    def canvas_is_drawn(self, canvas):
        return self.browser.execute_script(
            "const c = document.getElementById(arguments[0]);"
            "return c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some((v) => v !== 0)", canvas)

    def a_register_with_uses(self):
        """A range of the report, of a register that stands alone in the text of its first line."""
        lines = {i["line"]: i["text"] for i in self.report["instructions"]}
        for r in self.report["ranges"]:
            words = lines[r["first_line"]].replace(",", "").split()
            if r["register"][0] == "v" and not r["live_in"] and len(words) > 1 and words[1] == r["register"] and r["uses"]:
                return r
        self.fail("the report has no such range")

    def test_shape_and_screenshots(self):
        for width in WIDTHS:
            for theme in ("light", "dark"):
                self.open(width, theme)
                page_width, window = self.browser.execute_script(
                    "return [document.documentElement.scrollWidth, window.innerWidth]")
                self.assertEqual(window, WIDTHS[width])
                self.assertLessEqual(page_width, window, f"{width}: the page scrolls sideways")
                self.assertTrue(self.canvas_is_drawn("base"), "the chart is empty")
                self.assertGreater(len(self.all(".row")), 5)
                self.assertEqual(self.line_at(), self.report["peak_vgprs_line"])
                self.expect_readable(f"{width}, {theme}")
                if arguments.screenshots:
                    r = self.a_register_with_uses()
                    self.browser.execute_script("document.getElementById('listing').scrollTop = 0")
                    self.steady(lambda: self.point_at(self.register(r["first_line"], r["register"])))
                    self.browser.save_screenshot(f"{arguments.screenshots}/live_{width}_{theme}.png")

    def test_other_pages_fit_their_window(self):
        for name, page in (("nine", self.nine_page), ("loops", self.loops_page), ("hazards", self.hazard_page)):
            for width in WIDTHS:
                for theme in ("light", "dark"):
                    self.open(width, theme, page)
                    self.settle()
                    self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"),
                                         WIDTHS[width], f"{name}, {width}: the page scrolls sideways")
                    self.expect_readable(f"{name}, {width}, {theme}")
                    if arguments.screenshots:
                        self.browser.save_screenshot(f"{arguments.screenshots}/live_{name}_{width}_{theme}.png")

    def test_arrow_keys_work_without_a_click(self):
        self.open()
        line = self.line_at()
        ActionChains(self.browser).send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP).perform()
        self.assertEqual(self.line_at(), line + 1)
        ActionChains(self.browser).send_keys(Keys.HOME).perform()
        self.assertEqual(self.line_at(), 1)

    def test_holders_name_their_source_line(self):
        self.open(page=self.source_page)
        sentences = [e.text for e in self.all("#holders li")]
        self.assertTrue(any("sum.cl:" in sentence for sentence in sentences), sentences)

    def test_hazards_stand_at_the_instruction_and_beside_the_listing(self):
        self.open(page=self.hazard_page)
        marks = self.steady(lambda: [(row.get_attribute("data-line"), mark.text, mark.get_attribute("title"))
                                     for row in self.all("#rows .row")
                                     for mark in row.find_elements(By.CSS_SELECTOR, ".hazard")])
        self.assertEqual([mark[:2] for mark in marks], [("2", "error: VALUWriteSGPRThenLaneSelect")])
        self.assertIn("4 wait states required, 0 present", marks[0][2])
        self.assertIn("v_readfirstlane_b32 s4, v1", self.find("#hazards").text)
        self.find("#hazards .go").click()
        self.assertEqual(self.line_at(), 2)
        self.open()
        self.assertFalse(self.find("#hazards-section").is_displayed())

    def test_head_names_what_is_shown(self):
        self.open()
        self.assertEqual(self.find("#kernel").text, self.report["name"])
        place = self.find("#place").text
        for part in ("packed_mad_shift.s", self.report["target"], self.report["occupancy"][0]["device"]):
            self.assertIn(part, place)
        self.assertNotIn("/", place)
        self.assertIn("/", self.find("#place span").get_attribute("title"))

    def test_names_of_cpp_are_shown_as_people_write_them(self):
        self.open(page=self.named_page)
        kernel = self.find("#kernel")
        self.assertEqual((kernel.text, kernel.get_attribute("title")), ("fill(int*, int)", "_Z4fillPii"))

    def test_opens_on_the_worst_kernel(self):
        self.open(page=self.nine_page)
        self.assertEqual(self.find("#version").get_property("value"), "5")
        self.assertIn("a_long_name_of_a_folder_5/kernel.s", self.find("#place").text)
        for button in self.all("#legend button"):
            self.assertNotIn(str(self.nine_page.parent), button.text, "a path is not shortened")

    def test_curves_are_told_apart(self):
        for theme in ("light", "dark"):
            self.open(theme=theme, page=self.nine_page)
            samples = self.browser.execute_script(
                "return [...document.querySelectorAll('#legend button')].map((b) => { const c = b.querySelector("
                "'canvas'); return c ? c.toDataURL() : b.querySelector('svg').outerHTML; })")
            self.assertEqual(len(samples), 9)
            self.assertEqual(len(set(samples)), 9, "two curves look the same")

    def test_no_label_lies_on_the_curves(self):
        for width in WIDTHS:
            self.open(width, page=self.nine_page)
            self.settle()
            texts, end = self.browser.execute_script("""
                const texts = [], proto = CanvasRenderingContext2D.prototype;
                let end = 0;
                const fillText = proto.fillText, lineTo = proto.lineTo;
                proto.fillText = function(text, x, y) {
                  const width = this.measureText(text).width;
                  const left = this.textAlign === 'right' ? x - width : this.textAlign === 'center' ? x - width / 2 : x;
                  texts.push([text, left, left + width, y]);
                };
                proto.lineTo = function(x, y) { end = Math.max(end, x); };
                document.getElementById('theme').click();
                proto.fillText = fillText;
                proto.lineTo = lineTo;
                return [texts, end];""")
            chart = self.find("#chart").size
            self.assertGreater(len(texts), 5)
            for text, left, right, y in texts:
                with self.subTest(text=text, width=width):
                    self.assertTrue(left >= end or right <= 44 or y > chart["height"] - 24, "it lies in the plot")
                    self.assertLessEqual(right, chart["width"], "it is cut off")

    def test_loops_and_branches_stand_beside_the_listing(self):
        self.open(page=self.loops_page)
        rows = self.steady(lambda: self.browser.execute_script("""
            return [...document.querySelectorAll('.row')].map((row) => ({
              line: Number(row.dataset.line),
              loops: row.querySelectorAll('.flow .loop:not(.tip)').length,
              branches: row.querySelectorAll('.flow .branch:not(.tip)').length,
              tips: row.querySelectorAll('.flow .tip').length,
              columns: [...row.querySelectorAll('.flow path:not(.tip)')].map((p) => p.getAttribute('d'))
                .filter((d) => d.includes('V')).map((d) => d.slice(1, d.indexOf(' '))),
              note: (row.querySelector('.flow title') || {}).textContent || '',
            }));"""))
        by_line = {row["line"]: row for row in rows}
        # outer: 2 to 11; inner: 3 to 5; after: from 7 to 9.
        self.assertEqual(by_line[1]["loops"], 0)
        self.assertEqual([line for line, row in by_line.items() if row["tips"]], [2, 3, 9])
        self.assertEqual(len(set(by_line[4]["columns"])), 2, "nested loops share a lane")
        self.assertEqual(len(set(by_line[8]["columns"])), 2, "a branch and the loop around it share a lane")
        self.assertIn("loop from line 5", by_line[3]["note"])
        self.assertIn("back to line 2", by_line[11]["note"])
        self.assertEqual(by_line[12]["loops"] + by_line[12]["branches"], 0)
        self.steady(lambda: self.row(5).find_element(By.CSS_SELECTOR, ".jump").click())
        self.assertEqual(self.line_at(), 3)

    def test_numbers_are_the_reports(self):
        self.open()
        facts = [fact.text.split("\n") for fact in self.all(".fact")]
        self.assertEqual(facts[0][0], str(self.report["peak_vgprs"]))
        self.assertEqual(facts[1][0], str(self.report["allocated_vgprs"]))
        for instruction in self.report["instructions"][:20]:
            count = self.steady(lambda: self.row(instruction["line"]).find_element(By.CSS_SELECTOR, ".count").text)
            self.assertEqual(count, str(instruction["vgprs"]))
        self.assertEqual(len(self.all("#holders li")), len(self.report["peak_held_by"]))

    def test_pointer_over_a_register_shows_its_range(self):
        for width in WIDTHS:
            self.open(width)
            r = self.a_register_with_uses()
            self.browser.execute_script("document.getElementById('listing').scrollTop = 0")
            self.wait(lambda: self.all(f'.row[data-line="{r["first_line"]}"]'), "the listing is not at its top")
            self.steady(lambda: self.point_at(self.register(r["first_line"], r["register"])))
            detail = self.find("#detail").text if width == "wide" else self.browser.execute_script(
                "return document.getElementById('detail').innerText")
            self.assertIn(r["register"], detail)
            self.assertIn(f"line {r['first_line']} to {r['last_line']}", detail)
            marked = self.lines(".row.in")
            self.assertEqual(marked, list(range(r["first_line"], r["last_line"] + 1)))
            used = self.lines(".row.used")
            self.assertEqual(used, [line for line in r["uses"] if line not in r["writes"]])
            self.assertTrue(self.canvas_is_drawn("overlay"))
            self.point_at(self.find("h1"))
            self.assertEqual(self.all(".row.in"), [], "the range stays marked without a click")

    def test_click_keeps_and_escape_releases(self):
        self.open()
        r = self.a_register_with_uses()
        self.browser.execute_script("document.getElementById('listing').scrollTop = 0")
        self.steady(lambda: self.register(r["first_line"], r["register"]).click())
        self.point_at(self.find("h1"))
        self.assertTrue(self.all(".row.in"))
        ActionChains(self.browser).send_keys(Keys.ESCAPE).perform()
        self.assertEqual(self.all(".row.in"), [])

    def test_search(self):
        for width in WIDTHS:
            self.open(width)
            texts = [i["text"] for i in self.report["instructions"]]
            query = self.find("#query")
            query.send_keys("flat_load")
            wanted = [n for n, text in enumerate(texts, 1) if "flat_load" in text]
            self.assertEqual(self.find("#found").text, f"0/{len(wanted)}")
            query.send_keys(Keys.ENTER)
            first = self.line_at()
            self.assertIn(first, wanted)
            self.find("#next").click()
            second = self.line_at()
            self.assertEqual(second, wanted[(wanted.index(first) + 1) % len(wanted)])
            self.find("#previous").click()
            self.assertEqual(self.line_at(), first)
            # A register is found inside a tuple, and v1 is not v10.
            query.clear()
            query.send_keys("v1")
            self.assertEqual(self.find("#found").text.split("/")[1], str(sum(mentions(text, 1) for text in texts)))
            query.clear()
            query.send_keys("no such thing")
            self.assertEqual(self.find("#found").text, "0/0")

    def test_theme_follows_the_system_and_the_button(self):
        self.open(theme="light")
        light = self.theme()
        self.find("#theme").click()
        dark = self.theme()
        self.assertNotEqual(light, dark)
        self.open(theme="dark")
        self.assertEqual(self.theme(), dark)
        self.find("#theme").click()
        self.assertEqual(self.theme(), light)

    def test_chart_and_listing_move_each_other(self):
        self.open()
        chart = self.find("#chart")
        ActionChains(self.browser).move_to_element_with_offset(chart, -chart.size["width"] // 4, 0).perform()
        tip = self.find("#tip").text
        self.assertRegex(tip, r"^line \d+: \d+ VGPRs · ")
        line = int(tip.split(":")[0].split()[1])
        self.assertIn(self.report["instructions"][line - 1]["text"], tip)
        ActionChains(self.browser).click().perform()
        self.assertEqual(self.line_at(), line)

    def test_keyboard(self):
        self.open()
        self.find("#listing").send_keys(Keys.HOME)
        self.assertEqual(self.line_at(), 1)
        self.find("#listing").send_keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
        self.assertEqual(self.line_at(), 2)
        self.assertEqual(len(self.all(".row.at .r.held")), 1)
        ActionChains(self.browser).send_keys("/").perform()
        self.assertEqual(self.browser.switch_to.active_element.get_attribute("id"), "query")

    def test_versions_and_register_files(self):
        self.open()
        self.assertEqual(len(self.all("#legend button")), 2)
        self.all("#legend button")[1].click()
        self.assertIn("packed_mad_sdwa", self.find("#legend button[aria-pressed=true]").text)
        self.find("#sgprs").click()
        self.assertEqual(self.find("#sgprs").get_attribute("aria-pressed"), "true")

    def test_long_listing_draws_only_what_is_seen(self):
        self.open(page=self.long_page)
        self.assertLess(len(self.all(".row")), 120)
        self.find("#listing").send_keys(Keys.END)
        self.wait(lambda: self.line_at() == LONG_LINES + 1, "not at the end")
        self.assertIn("s_endpgm", self.steady(lambda: self.find(".row.at").text))
        most = self.browser.execute_async_script(
            "const done = arguments[0], listing = document.getElementById('listing');"
            "let n = 0, most = 0; const step = () => { listing.scrollTop = n * 50000;"
            "most = Math.max(most, document.querySelectorAll('.row').length);"
            "if (++n === 30) done(most); else requestAnimationFrame(step); }; step();")
        self.assertLess(most, 120)


def mentions(text, number):
    """Whether v<number> is among the registers of an instruction's text."""
    for word in text.replace(",", " ").split()[1:]:
        word = word.strip("-|()")
        if word == f"v{number}":
            return True
        if word.startswith("v[") and word.endswith("]"):
            low, high = word[2:-1].split(":")
            if int(low) <= number <= int(high):
                return True
    return False


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--screenshots", help="a folder for pictures of both themes at both widths")
    arguments, rest = parser.parse_known_args()
    unittest.main(argv=sys.argv[:1] + rest)
