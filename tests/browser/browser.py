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

    def expect_readable(self, where=""):
        """No text of the page that is open has a contrast below 4.5:1 to what lies behind it (WCAG 2, level AA)."""
        expect_readable(self, self.browser, where)


def expect_readable(test, browser, where):
    test.assertEqual(browser.execute_script(LOW_CONTRAST), [], f"{where}: text with a contrast below 4.5")


# Text nodes whose contrast is too low, one of each colour: what is not drawn is left out. Behind text lie the
# backgrounds of its ancestors; in a drawing, the last filled shape before it that covers its middle.
LOW_CONTRAST = """
const channels = (text) => {
  const list = (text.match(/[\\d.]+/g) || []).map(Number);
  return list.length < 3 ? [0, 0, 0, 0] : [list[0], list[1], list[2], list.length > 3 ? list[3] : 1];
};
const over = (top, alpha, below) => [0, 1, 2].map((i) => top[i] * alpha + below[i] * (1 - alpha));
const luminance = (colour) => {
  const [r, g, b] = colour.map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};
const styles = new Map();
const style = (e) => { if (!styles.has(e)) styles.set(e, getComputedStyle(e)); return styles.get(e); };
// The colours that lie behind an element: several where one is a gradient.
const backs = new Map();
const behind = (e) => {
  if (e === null) return [[255, 255, 255]];
  if (backs.has(e)) return backs.get(e);
  let list = behind(e.parentElement);
  const [r, g, b, a] = channels(style(e).backgroundColor);
  if (a > 0) list = list.map((below) => over([r, g, b], a, below));
  const image = style(e).backgroundImage;
  if (image.includes('gradient')) {
    const stops = [...image.matchAll(/rgba?\\([^)]*\\)/g)].map((m) => channels(m[0]));
    list = stops.flatMap((stop) => list.map((below) => over(stop, stop[3], below)));
  }
  backs.set(e, list);
  return list;
};
const opacity = (e) => e === null ? 1 : Number(style(e).opacity) * opacity(e.parentElement);
const shapesOf = new Map();
const shapes = (svg) => {
  if (!shapesOf.has(svg))
    shapesOf.set(svg, [...svg.querySelectorAll('rect, path, circle, polygon')].filter((s) => style(s).fill !== 'none')
      .map((s) => ({ shape: s, box: s.getBoundingClientRect() })));
  return shapesOf.get(svg);
};
const found = new Map();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode());) {
  const e = node.parentElement, words = node.textContent.trim();
  if (words === '' || e.closest('script, style, option, noscript, title, desc') || !e.checkVisibility({ visibilityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) continue;
  const svg = e.closest('svg');
  const [r, g, b, a] = channels(svg ? style(e).fill : style(e).color);
  const seen = a * opacity(e);
  if (seen < 0.02) continue;
  let list = behind(svg ? svg.parentElement : e);
  if (svg) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const { shape, box: s } of shapes(svg)) {
      if (!(shape.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
      if (x < s.left || x > s.right || y < s.top || y > s.bottom) continue;
      const fill = channels(style(shape).fill), alpha = fill[3] * Number(style(shape).fillOpacity) * Number(style(shape).opacity);
      list = list.map((below) => over(fill, alpha, below));
    }
  }
  const worst = Math.min(...list.map((below) => contrast(over([r, g, b], seen, below), below)));
  if (worst >= 4.495) continue;
  const key = `${e.tagName}.${e.getAttribute('class') || ''} ${style(e).color}`;
  if (!found.has(key)) found.set(key, `${worst.toFixed(2)} <${e.tagName.toLowerCase()} class="${e.getAttribute('class') || ''}"> "${words.slice(0, 40)}"`);
}
return [...found.values()];
"""
