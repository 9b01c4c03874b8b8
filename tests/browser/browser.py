"""Chromium without a window, which keeps what pages say on its console."""
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


def chromium():
    options = Options()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class PageTest(unittest.TestCase):
    """A test whose setUpClass makes a temporary folder, cls.temporary, and cls.browser."""

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.temporary.cleanup()

    def tearDown(self):
        self.assertEqual(self.browser.get_log("browser"), [], "the console must stay empty")

    def show(self, page, width, height, theme):
        """Opens a file in a window of this size, in the "light" or the "dark" theme."""
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                     {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                     {"features": [{"name": "prefers-color-scheme", "value": theme}]})
        self.browser.get(page.as_uri())
