#!/usr/bin/env python3
"""The pages of `lanewise explain --html` in Chromium: reference_page_test.py --lanewise PROGRAM [--screenshots FOLDER]

Opens index and pages from file:// addresses at 1280 and 400 pixels, in the light and the dark theme, searches, and
follows a result. Needs the Debian packages chromium, chromium-driver and python3-selenium, and fails without them.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

from browser import PageTest, chromium

WIDTHS = {"wide": 1280, "narrow": 400}
RECORDS = ("v_add_f16", "v_mov_b32", "buffer_load_dword", "s_waitcnt", "v_fma_f32", "v_pk_fma_f16", "v_dual",
           "image_sample", "v_med3_f32", "buffer_load_format_d16_xyzw")
THEMES = ("light", "dark")
arguments = None


class Reference(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        cls.folder = pathlib.Path(cls.temporary.name)
        subprocess.run([arguments.lanewise, "explain", "--html", cls.folder], check=True, stdout=subprocess.DEVNULL)
        cls.browser = chromium()

    def open(self, name, width=1280, theme="light"):
        self.browser.get("about:blank")
        self.show(self.folder / name, width, 900, theme)

    def visible_entries(self):
        return self.browser.execute_script(
            "return [...document.querySelectorAll('.group li')].filter((e) => e.offsetParent !== null)"
            ".map((e) => e.querySelector('a').textContent)")

    def groups(self):
        return self.browser.execute_script(
            "return [...document.querySelectorAll('.group')].map((g) => [g.querySelector('h2').textContent,"
            " [...g.querySelectorAll('li a')].map((a) => a.textContent)])")

    def search(self, text):
        query = self.browser.find_element(By.ID, "query")
        query.clear()
        query.send_keys(text)
        return query

    def test_fits_its_window(self):
        for name in ("index", *RECORDS):
            for label, width in WIDTHS.items():
                for theme in THEMES:
                    with self.subTest(page=name, width=width, theme=theme):
                        self.open(f"{name}.html", width, theme)
                        scroll = self.browser.execute_script("return document.documentElement.scrollWidth")
                        self.assertLessEqual(scroll, width)
                        self.expect_readable(f"{name}, {width}, {theme}")
                        if arguments.screenshots:
                            self.browser.save_screenshot(
                                str(arguments.screenshots / f"reference-{name}-{label}-{theme}.png"))

    def test_what_is_folded_fits_as_well(self):
        for name in RECORDS:
            with self.subTest(page=name):
                self.open(f"{name}.html", WIDTHS["narrow"])
                scroll = self.browser.execute_script(
                    "document.querySelectorAll('details').forEach((d) => { d.open = true; });"
                    "return document.documentElement.scrollWidth")
                self.assertLessEqual(scroll, WIDTHS["narrow"])
                wide = self.browser.execute_script(
                    "return [...document.querySelectorAll('.formulas code')].filter((c) => c.scrollWidth > "
                    "c.clientWidth + 1).length")
                self.assertEqual(wide, 0, "a formula is cut off")

    def test_long_formulas_are_folded(self):
        for name in ("v_med3_f32", "buffer_load_format_d16_xyzw"):
            for width in WIDTHS.values():
                self.open(f"{name}.html", width)
                height = self.browser.execute_script(
                    "return [...document.querySelectorAll('section')].find((s) => s.querySelector('h2').textContent"
                    ".startsWith('Meaning')).offsetHeight")
                self.assertLess(height, 900, f"{name} at {width}")

    def test_one_link_for_each_encoding(self):
        for name in RECORDS:
            self.open(f"{name}.html")
            links = [a.text for a in self.browser.find_elements(By.CSS_SELECTOR, "nav a")]
            self.assertTrue(links)
            self.assertEqual(len(links), len(set(links)), f"{name}: {links}")
        self.open("buffer_load_dword.html")
        self.assertEqual([a.text for a in self.browser.find_elements(By.CSS_SELECTOR, "nav a")],
                         [e.get_attribute("id") for e in self.browser.find_elements(By.CSS_SELECTOR, ".encoding")])
        targets = self.browser.find_element(By.CSS_SELECTOR, "nav li").text
        self.assertIn("gfx8", targets)
        self.assertLess(len(targets), 80, "the targets are not compact")
        # Targets for whose layout no example can be made are named all the same.
        self.open("image_sample.html")
        of_mimg = self.browser.find_element(By.CSS_SELECTOR, "nav li span")
        self.assertIn("gfx90a", of_mimg.get_attribute("title").split())

    def test_a_link_to_an_encoding_opens_it(self):
        self.open("v_add_f16.html")
        link = self.browser.find_elements(By.CSS_SELECTOR, "nav a")[-1]
        name = link.text
        link.click()
        section = self.browser.find_element(By.ID, name)
        self.assertTrue(section.find_elements(By.CSS_SELECTOR, "details[open] table.word"))

    def test_says_what_becomes_of_nans(self):
        self.open("v_fma_f32.html")
        facts = self.browser.find_element(By.CSS_SELECTOR, "dl.facts").text
        for words in ("NaN", "made quiet", "denormals", "rounded together, once"):
            self.assertIn(words, facts)

    def test_says_nothing_on_the_console(self):
        for name in ("index", *RECORDS):
            self.open(f"{name}.html")
        self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] == "SEVERE"], [])

    def test_finds_by_what_people_call_it(self):
        self.open("index.html")
        for words, wanted in (("population count", "v_bcnt_u32_b32"), ("popcount", "s_bcnt1_i32_b32"),
                              ("transpose", "ds_read_b64_tr_b16"), ("dot product", "v_dot2_f32_f16"),
                              ("matrix multiply", "v_mfma_f32_32x32x2_f32"), ("compare and swap", "ds_cmpst_b32"),
                              ("square root", "v_sqrt_f32"), ("shift left", "v_lshlrev_b32")):
            self.search(words)
            self.assertIn(wanted, self.visible_entries(), words)
        self.search("add")
        self.assertIn("add", self.visible_entries()[0])

    def test_browses_by_letter_family_and_target(self):
        self.open("index.html")
        families = self.groups()
        self.assertIn("valu_float", [title for title, _ in families])
        everything = sorted(name for _, names in families for name in names)
        self.browser.find_element(By.CSS_SELECTOR, "input[value=letter]").click()
        letters = self.groups()
        self.assertEqual([title for title, _ in letters], sorted({title for title, _ in letters}))
        self.assertTrue(all(len(title) == 1 for title, _ in letters))
        self.assertEqual(sorted(name for _, names in letters for name in names), everything)
        self.assertLessEqual({"v_add_f32", "s_add_u32", "ds_add_u32"}, set(dict(letters)["A"]))
        target = Select(self.browser.find_element(By.ID, "target"))
        target.select_by_value("gfx803")
        of_gfx803 = self.visible_entries()
        self.assertIn("v_add_f16", of_gfx803)
        self.assertNotIn("v_pk_fma_f16", of_gfx803)
        self.assertLess(len(of_gfx803), len(everything))
        # What was chosen is in the address.
        address = self.browser.current_url
        self.browser.get("about:blank")
        self.browser.get(address)
        self.assertEqual(self.visible_entries(), of_gfx803)
        self.assertEqual([title for title, _ in self.groups()][0], "A")

    def test_keyboard_walks_the_results(self):
        self.open("index.html")
        query = self.search("v_bcnt")
        query.send_keys(Keys.ARROW_DOWN)
        self.assertEqual(self.browser.switch_to.active_element.text, "v_bcnt_u32_b32")
        ActionChains(self.browser).send_keys(Keys.ARROW_UP).perform()
        self.assertEqual(self.browser.switch_to.active_element.get_attribute("id"), "query")
        ActionChains(self.browser).send_keys(Keys.ARROW_DOWN, Keys.ENTER).perform()
        WebDriverWait(self.browser, 30).until(lambda b: b.current_url.endswith("/v_bcnt_u32_b32.html"))

    def test_searches_names_aliases_and_meanings(self):
        self.open("index.html")
        everything = len(self.visible_entries())
        self.search("v_bcnt_u32_b32")
        self.assertEqual(self.visible_entries(), ["v_bcnt_u32_b32"])
        self.search("v_add_f16_sdwa")
        self.assertEqual(self.visible_entries(), ["v_add_f16"])
        self.search("number of one bits")
        self.assertIn("v_bcnt_u32_b32", self.visible_entries())
        self.search("no_such_instruction")
        self.assertEqual(self.visible_entries(), [])
        self.assertEqual(self.browser.find_element(By.ID, "found").text, "0 found")
        self.browser.find_element(By.ID, "query").send_keys(Keys.CONTROL + "a", Keys.BACKSPACE)
        self.assertEqual(len(self.visible_entries()), everything)

    def test_enter_opens_the_record(self):
        self.open("index.html")
        self.search("v_mov_b32").send_keys(Keys.ENTER)
        WebDriverWait(self.browser, 30).until(lambda b: b.current_url.endswith("/v_mov_b32.html"))
        self.assertEqual(self.browser.find_element(By.TAG_NAME, "h1").text, "v_mov_b32")
        self.assertTrue(self.browser.find_elements(By.CSS_SELECTOR, "svg.lanes"))

    def test_theme_button(self):
        self.open("v_add_f16.html")
        back = "return getComputedStyle(document.body).backgroundColor"
        colours = set()
        for label in ("first", "second"):
            colours.add(self.browser.execute_script(back))
            if arguments.screenshots:
                self.browser.save_screenshot(str(arguments.screenshots / f"reference-theme-{label}.png"))
            self.browser.find_element(By.ID, "theme").click()
        self.assertEqual(len(colours), 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True, type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *rest])
