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

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

WIDTHS = {"wide": 1280, "narrow": 400}
RECORDS = ("v_add_f16", "v_mov_b32", "buffer_load_dword", "s_waitcnt")
arguments = None


class Reference(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        cls.folder = pathlib.Path(cls.temporary.name)
        subprocess.run([arguments.lanewise, "explain", "--html", cls.folder], check=True, stdout=subprocess.DEVNULL)
        options = Options()
        for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        cls.browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.temporary.cleanup()

    def open(self, name, width=1280):
        metrics = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.browser.get("about:blank")
        self.browser.get((self.folder / name).as_uri())

    def visible_entries(self):
        return [e.text for e in self.browser.find_elements(By.CSS_SELECTOR, ".family li:not([hidden]) a")]

    def search(self, text):
        query = self.browser.find_element(By.ID, "query")
        query.clear()
        query.send_keys(text)
        return query

    def test_fits_its_window(self):
        for name in ("index", *RECORDS):
            for label, width in WIDTHS.items():
                with self.subTest(page=name, width=width):
                    self.open(f"{name}.html", width)
                    scroll = self.browser.execute_script("return document.documentElement.scrollWidth")
                    self.assertLessEqual(scroll, width)
                    if arguments.screenshots:
                        self.browser.save_screenshot(str(arguments.screenshots / f"reference-{name}-{label}.png"))

    def test_says_nothing_on_the_console(self):
        for name in ("index", *RECORDS):
            self.open(f"{name}.html")
        self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] == "SEVERE"], [])

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
