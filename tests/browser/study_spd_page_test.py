#!/usr/bin/env python3
"""The pages of `lanewise study spd --html` in Chromium: study_spd_page_test.py --lanewise PROGRAM [--screenshots FOLDER]

Opens those of the experiments that are quick from file:// addresses at 1280 and 400 pixels, in the light and the dark
theme. What is drawn is compared with the definitions of the orders, of standard swizzle and of who works on, written
down here once more. Needs the Debian packages chromium, chromium-driver and python3-selenium, and fails without them.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from browser import PageTest, chromium

CASES = ("texels", "lanes", "lds", "timeline", "registers")
WIDTHS = {"wide": 1280, "narrow": 400}
THEMES = ("light", "dark")
LEVELS = range(1, 7)
arguments = None

OUTSIDE = """
return [...document.querySelectorAll('svg')].flatMap((svg) => {
  const all = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text, rect, path')].filter((e) => {
    const b = e.getBoundingClientRect();
    return b.left < all.left - 1 || b.right > all.right + 1 || b.top < all.top - 1 || b.bottom > all.bottom + 1;
  }).map((e) => e.outerHTML.slice(0, 80));
});
"""


def place(index):
    """Morton order: bits of a thread's number from the lowest, x0 y0 y1 x1 x2 y2."""
    bit = [index >> n & 1 for n in range(6)]
    return bit[0] | bit[3] << 1 | bit[4] << 2, bit[1] | bit[2] << 1 | bit[5] << 2


MORTON = {place(index): index for index in range(64)}
THREADS = {"rows of 2x2": lambda x, y: y // 2 * 16 + x // 2, "rows of 4x4": lambda x, y: y // 4 * 16 + x // 4,
           "Morton order": lambda x, y: MORTON[x // 2, y // 2]}


def works(thread, level, packed):
    """Whether a thread makes texels of a level: of levels 1 and 2 all do, then a quarter of those before."""
    apart = 4 ** max(0, level - 2)
    return thread < 256 // apart if packed else thread % apart == 0


class Pages(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.experiments = {}
        for case in CASES:
            done = subprocess.run([arguments.lanewise, "study", "spd", "--case", case, "--json", "--html", f"{case}.html"],
                                  capture_output=True, text=True, timeout=300, cwd=cls.folder)
            if done.returncode != 0:
                raise AssertionError(done.stderr)
            (cls.experiments[case],) = json.loads(done.stdout)["experiments"]
        cls.browser = chromium()

    def open(self, case, width=1280, theme="light"):
        self.show(self.folder / f"{case}.html", width, 6000, theme)

    def script(self, text, *words):
        return self.browser.execute_script(text, *words)

    def test_fit_their_window_and_can_be_read(self):
        for case in CASES:
            backgrounds = set()
            for label, width in WIDTHS.items():
                for theme in THEMES:
                    self.open(case, width, theme)
                    if arguments.screenshots:
                        self.browser.save_screenshot(str(arguments.screenshots / f"study-spd-{case}-{label}-{theme}.png"))
                    self.script("for (const e of document.querySelectorAll('details')) e.open = true")
                    self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), width, case)
                    self.assertEqual(self.script(OUTSIDE), [], case)
                    self.expect_readable(f"{case}, {label}, {theme}")
                    backgrounds.add(self.script("return getComputedStyle(document.body).backgroundColor + "
                                                "getComputedStyle(document.querySelector('svg .back')).fill"))
            self.assertEqual(len(backgrounds), 2, case)

    def grids(self):
        """Numbers of the cells by caption, with those that are outlined."""
        return {caption: [int(n) for n in numbers] for caption, numbers in self.script(
            "return [...document.querySelectorAll('.texels')].map((g) => [g.querySelector('text').textContent, "
            "[...g.querySelectorAll('.number')].map((t) => t.textContent)])")}

    def test_threads_over_texels(self):
        self.open("texels")
        grids = self.grids()
        for caption, thread in THREADS.items():
            self.assertEqual(grids[caption], [thread(x, y) for y in range(16) for x in range(16)], caption)

    def test_lines_over_texels(self):
        self.open("texels")
        grids = self.grids()
        for caption, numbers in grids.items():
            if caption.startswith("linear"):
                self.assertEqual(numbers, [(2048 * y + 8 * x) // 128 for y in range(16) for x in range(16)])
            elif caption.startswith("standard") and "from" not in caption:
                # Standard swizzle of 64 bits goes through the first 8x8 texels in the talk's order.
                self.assertEqual([numbers[16 * y + x] for y in range(8) for x in range(8)],
                                 [8 * MORTON[x, y] // 128 for y in range(8) for x in range(8)], caption)
        self.assertEqual(len(grids), 3 + 8)

    def test_lines_of_a_load(self):
        """Texels of a load are two apart, so that in linear memory it reaches each line of its rows."""
        lines, sequence = (table["rows"] for table in self.experiments["texels"]["tables"])
        self.assertEqual(len(lines), 3 * 2 * 5)
        for row in lines:
            if row["layout"] != "linear":
                continue
            texel = {"rgba16f": 8, "rgba8": 4}[row["format"]]
            for lanes in (64, 32):
                # The first load of a wave, at (2x, 2y) or (4x, 4y) of a thread at x, y.
                step = 4 if row["order"] == "rows of 4x4" else 2
                at = [place(i) if row["order"] == "Morton order" else (i % 16, i // 16) for i in range(lanes)]
                reached = {(256 * step * y + step * x) * texel // 128 for x, y in at}
                self.assertEqual(row[f"wave{lanes}"], len(reached), row)
        self.assertEqual({row["bits"]: row["in_sequence"] for row in sequence if row["in_sequence"] == 64}, {64: 64})
        self.assertEqual([row["bits"] for row in sequence], [8, 16, 32, 64, 128])

    def test_lanes_at_work(self):
        (table,) = self.experiments["lanes"]["tables"]
        self.assertEqual(len(table["rows"]), 2 * 2 * len(LEVELS))
        drawn = []
        for row in table["rows"]:
            wave, waves = int(row["wave"]), 256 // int(row["wave"])
            wanted = [sum(works(wave * w + lane, row["level"], row["variant"] == "packed") for lane in range(wave))
                      for w in range(waves)]
            self.assertEqual([float(n) for n in row["lanes"].split()], wanted, row)
            drawn += [f"level {row['level']:g}, wave {w}: {n:g} of {wave} lanes" for w, n in enumerate(wanted)]
        self.open("lanes")
        bars = self.script("return [...document.querySelectorAll('rect title')].map((t) => [t.textContent, "
                           "t.parentNode.getBBox().height])")
        self.assertEqual([text for text, _ in bars], drawn)
        for text, height in bars:
            lanes, wave = int(text.split(": ")[1].split()[0]), int(text.split()[-2])
            self.assertAlmostEqual(height, 64 * lanes / wave, delta=0.1)

    def test_lds(self):
        """What spd.comp declares as shared: texels of 16 or 8 bytes and a number, in granules of 512 bytes."""
        texels = {"LDS": 32 * 32, "QUAD": 16 * 16 + 8 * 8, "SHUFFLE64": 4}
        (table,) = self.experiments["lds"]["tables"]
        self.assertEqual(len(table["rows"]), 6)
        for row in table["rows"]:
            declared = texels[row["exchange"]] * (16 if row["sums"] == "fp32" else 8) + 4
            self.assertEqual(row["lds_bytes"], -(-declared // 512) * 512, row)

    def test_timelines(self):
        self.open("timeline")
        (table,) = self.experiments["timeline"]["tables"]
        captions = self.script("return [...document.querySelectorAll('svg > text')].map((t) => t.textContent)")
        for row in table["rows"]:
            self.assertIn(f"{row['variant']}: {row['cycles']:.0f} cycles", captions)
        # 256x256 texels are 16 workgroups of 4 waves of 64.
        rows = self.script("return [...document.querySelectorAll('svg .waves > g')].map((g) => [g.querySelector('title').textContent, "
                           "g.getBBox().width])")
        self.assertEqual(len(rows), 64 * len(table["rows"]))
        most = max(row["cycles"] for row in table["rows"])
        for text, width in rows:
            first, last = int(text.split()[-3]), int(text.split()[-1])
            self.assertAlmostEqual(width, (last - first) / most * (960 - 62 - 24), delta=1.5, msg=text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", type=pathlib.Path, required=True)
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.lanewise = arguments.lanewise.resolve()
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=sys.argv[:1])
