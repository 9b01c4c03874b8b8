#!/usr/bin/env python3
"""`lanewise study rdna` as a user meets it: rdna_test.py PROGRAM

Runs in an empty folder: what must hold between the numbers, each with where that is from; JSON keys; the SVG; and the
page in Chromium in both themes at 1280 and 400 pixels. Needs the Debian packages chromium, chromium-driver and
python3-selenium, and fails without them.
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
RDNA, GCN = "navi10-5700xt", "vega-64"
WAVE32, WAVE64 = RDNA + ", wave32", RDNA + ", wave64"
EXPERIMENTS = {"issue": 1, "waves": 1, "halves": 2, "scalar": 1, "lines": 2, "exchange": 2, "order": 2, "groups": 1}


def lanewise(*words, folder, code=0):
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, cwd=folder, timeout=240)
    if done.returncode != code:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + (done.stderr if code else "")


class Study(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-study-")
        cls.folder = pathlib.Path(cls.temporary.name)
        text = lanewise("study", "rdna", "--json", "--html", "study.html", "--svg", "study.svg", folder=cls.folder)
        cls.json = json.loads(text)
        cls.experiments = {e["id"]: e for e in cls.json["experiments"]}

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def value(self, experiment, table, key, **where):
        rows = [
            r for r in self.experiments[experiment]["tables"][table]["rows"]
            if all(r[k] == v for k, v in where.items())
        ]
        self.assertEqual(len(rows), 1, where)
        return rows[0][key]

    def test_keys(self):
        # What spd alone has.
        self.assertEqual({key for key in schemas.missing("study-experiments", [self.json])
                          if not key.startswith("#experiment.checks.")}, set())
        self.assertEqual([self.json["device"], self.json["beside"]], [RDNA, GCN])
        self.assertEqual({k: len(e["tables"]) for k, e in self.experiments.items()}, EXPERIMENTS)
        for experiment in self.json["experiments"]:
            self.assertEqual(list(experiment), ["id", "title", "what", "tables", "findings", "checks"])
            for table in experiment["tables"]:
                self.assertEqual(list(table), ["title", "rows"])
                self.assertEqual(len({tuple(row) for row in table["rows"]}), 1)
            for finding in experiment["findings"]:
                self.assertEqual(list(finding), ["says", "published", "obtained", "as_said", "why"])

    def test_all_is_as_said(self):
        """With the talk's own cards; where a number of the clock changes that, the guide has to say so. Of chains the talk
        says nothing."""
        for experiment in self.json["experiments"]:
            self.assertTrue(experiment["findings"])
            for finding in experiment["findings"]:
                is_in_talk = not finding["says"].startswith("nothing")
                self.assertEqual(finding["as_said"], True if is_in_talk else None, finding["obtained"])

    def test_issue(self):
        """The talk: four cycles and one. A result is there after five on RDNA (Mesa's and LLVM's scheduling models)."""

        def cycles(device, chain, waves):
            return self.value("issue", 0, "cycles_per_instruction", device=device, chain=chain, waves_per_simd=waves)

        for chain in ("independent", "dependent"):
            for waves in (1, 2, 4):
                self.assertAlmostEqual(cycles(GCN, chain, waves), 4, delta=0.02)
        for waves in (1, 2, 3, 4, 5):
            self.assertAlmostEqual(cycles(RDNA, "independent", waves), 1, delta=0.01)
            self.assertAlmostEqual(cycles(RDNA, "dependent", waves), 5 / waves, delta=0.02)

    def test_waves(self):
        """A wave of 64 issues twice (RDNA3 ISA, 2.1): a lane costs the same, and the second half's result comes one later."""

        def cycles(chain, wave, items):
            return self.value("waves", 0, "cycles_per_instruction", chain=chain, wave=wave, work_items_per_simd=items)

        for items in (64, 128, 192, 256):
            self.assertAlmostEqual(cycles("independent", "wave64", items), 2 * cycles("independent", "wave32", items))
        self.assertAlmostEqual(cycles("dependent", "wave64", 64), 6, delta=0.02)

    def test_halves(self):
        """RDNA3 ISA, 3.2.3: a half without lanes is skipped, but not where the instruction writes a scalar register."""

        def cycles(device, lanes, key="cycles_per_add"):
            return self.value("halves", 0, key, device=device, lanes=lanes)

        whole = cycles(RDNA, "all")
        for lanes in ("lanes 0 to 31", "lanes 32 to 63", "lanes 0 to 15", "one"):
            self.assertAlmostEqual(cycles(RDNA, lanes), whole / 2, msg=lanes)
            self.assertAlmostEqual(cycles(RDNA, lanes, "cycles_per_compare"), whole, msg=lanes)
        for lanes in ("every second", "every fourth", "one of each half"):
            self.assertAlmostEqual(cycles(RDNA, lanes), whole, msg=lanes)
        for row in self.experiments["halves"]["tables"][0]["rows"]:
            if row["device"] == GCN:
                self.assertAlmostEqual(row["cycles_per_add"], 4, delta=0.02)

    def test_work_of_the_idle(self):
        """The talk: groups of 32 can be skipped on RDNA; GCN skips where all 64 are idle."""

        def work(way, go_on):
            return self.value("halves", 1, "valu_against_all", way=way, go_on=go_on)

        for way, of_32_each_64 in ((WAVE32, 0.5), (WAVE64, 0.5), (GCN, 1)):
            self.assertAlmostEqual(work(way, "32 of each 64"), of_32_each_64, delta=0.01)
            self.assertAlmostEqual(work(way, "the first half"), 0.5, delta=0.01)
            self.assertAlmostEqual(work(way, "16 of each 32"), 1, delta=0.01)

    def test_scalar(self):
        """The talk: a WGP has twice the scalar units of two compute units; one of GCN serves a SIMD in each cycle."""

        def rate(device, waves):
            return self.value("scalar", 0, "scalar_per_cycle", device=device, kernel="scalar alone", waves=waves)

        self.assertAlmostEqual(rate(GCN, 32), 2, delta=0.02)
        self.assertAlmostEqual(rate(RDNA, 32), 4, delta=0.02)
        self.assertAlmostEqual(rate(GCN, 2), 0.5, delta=0.01)  # each wave in its SIMD's turn
        self.assertAlmostEqual(rate(RDNA, 2), 2, delta=0.02)

    def test_lines(self):
        """64 loads of four bytes, so many bytes apart, lie in so many lines (GCN: 64 bytes; RDNA: 128, says the talk)."""
        for device, line in ((GCN, 64), (RDNA, 128)):
            for stride in (4, 8, 16, 32, 64, 128, 256):
                where = {"device": device, "stride_bytes": stride}
                self.assertAlmostEqual(self.value("lines", 0, "lines_per_load", **where), min(64, 64 * stride / line))
                fetched = min(stride, line) / 4
                self.assertAlmostEqual(self.value("lines", 0, "fetched_per_used", **where), fetched, delta=0.02 * fetched)
        records = {r: self.value("lines", 1, "fetched_per_used", device=RDNA, record=r)
                   for r in ("64 bytes, at 0", "128 bytes, at 0", "128 bytes, at 64")}
        self.assertAlmostEqual(records["128 bytes, at 64"], 2 * records["128 bytes, at 0"], delta=0.05)
        self.assertAlmostEqual(records["64 bytes, at 0"], 2 * records["128 bytes, at 0"], delta=0.05)

    def test_exchange(self):
        """The talk: DPP before LDS permute before LDS. DPP costs a cycle more than vector arithmetic (RDNA3 ISA, 7.7)."""
        for device in (GCN, RDNA):
            for key, better in (("cycles", lambda a, b: a < b), ("lanes_per_cycle", lambda a, b: a > b)):
                dpp, permute, lds = (self.value("exchange", 0, key, device=device, means=m)
                                     for m in ("DPP", "ds_bpermute_b32", "LDS store and load"))
                self.assertTrue(better(dpp, permute) and better(permute, lds), (device, key))
        self.assertAlmostEqual(self.value("exchange", 0, "cycles", device=RDNA, means="DPP"), 6, delta=0.02)
        near, far = (self.value("exchange", 1, "cycles", device=RDNA, distance=d) for d in (16, 32))
        self.assertGreater(far, 2 * near)  # beyond 32 lanes nothing but LDS reaches

    def test_order(self):
        """A wave of 32 reads 2x2 texels of a block that Morton's order makes 8x4: 16x8 texels of 8 bytes, a quarter of
        them a load, or 8 lines of 4x4 texels; of a row it reads 64x1, which lie in 16."""
        for table in (0, 1):
            for way, waves in ((WAVE32, 1), (WAVE64, 2)):
                lines = [self.value("order", table, "lines_per_load", buffer="in Morton order", way=way, order=o)
                         for o in ("rows", "16x16, Morton")]
                self.assertAlmostEqual(lines[0], 16 * waves)
                self.assertAlmostEqual(lines[1], 8 * waves)
            for order in ("rows", "16x16, rows", "16x16, Morton"):  # never fewer lines in rows than the rows take
                self.assertGreaterEqual(
                    self.value("order", table, "lines_per_load", buffer="in rows", way=WAVE32, order=order), 4)
        for way in (WAVE32, WAVE64):  # half the lines, in less time where nothing else binds
            self.assertLess(
                self.value("order", 0, "against_rows", buffer="in Morton order", way=way, order="16x16, Morton"), 0.8)
        # All passes but the first find the picture in the L2.
        for row in self.experiments["order"]["tables"][0]["rows"]:
            self.assertLess(row["mb_of_memory"], 0.1)

    def test_groups(self):
        """Lanes without a work-item: the rest of the last wave of each workgroup; the VALU's time goes to whole waves, on
        RDNA to halves that have one."""
        for way, wave, pass_lanes, cycles in ((WAVE32, 32, 32, 1), (WAVE64, 64, 32, 1), (GCN, 64, 64, 4)):
            for size in (16, 32, 48, 64, 80, 96, 100, 128, 160, 192, 256):
                where = {"way": way, "workgroup_size": size}
                waves = -(-size // wave)
                self.assertAlmostEqual(self.value("groups", 0, "lanes_lost_percent", **where),
                                       100 * (1 - size / (waves * wave)))
                valu = 64 / size * cycles * -(-size // pass_lanes)
                self.assertAlmostEqual(self.value("groups", 0, "valu_cycles_per_64", **where), valu, delta=0.01 * valu)

    def test_one_experiment(self):
        alone = json.loads(lanewise("study", "rdna", "--case", "issue", "--json", folder=self.folder))
        self.assertEqual(alone["experiments"], [self.experiments["issue"]])
        other = json.loads(lanewise("study", "rdna", "--case", "waves", "--device", "navi21-6900xt", "--json",
                                    folder=self.folder))
        self.assertEqual((other["device"], len(other["experiments"])), ("navi21-6900xt", 1))

    def test_wrong_words(self):
        for words, message in ((("--case", "nosuch"), "no experiment's id contains 'nosuch'; there are: issue"),
                               (("--device", "vega-64"), "vega-64 is not an RDNA product"),
                               (("--device", "x"), "no product 'x'")):
            self.assertIn(message, lanewise("study", "rdna", *words, folder=self.folder, code=2))

    def test_text(self):
        text = lanewise("study", "rdna", "--case", "issue", folder=self.folder)
        for finding in self.experiments["issue"]["findings"]:
            for part in (finding["says"], finding["obtained"], finding["why"], finding["published"] or "no number"):
                self.assertIn(part, " ".join(text.split()))

    def test_svg_has_every_plot(self):
        svg = xml.etree.ElementTree.parse(self.folder / "study.svg").getroot()
        self.assertEqual(len([e for e in svg if e.tag.endswith("svg")]), sum(EXPERIMENTS.values()))

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
                    # Nothing that is drawn leaves its picture.
                    outside = browser.execute_script("""
                        return [...document.querySelectorAll('svg')].flatMap(svg => {
                          const all = svg.getBoundingClientRect();
                          return [...svg.querySelectorAll('text, rect, circle')].filter(e => {
                            const b = e.getBoundingClientRect();
                            return b.left < all.left - 1 || b.right > all.right + 1 || b.bottom > all.bottom + 1;
                          }).map(e => e.textContent);
                        });""")
                    self.assertEqual(outside, [])
                    expect_readable(self, browser, f"{theme}, {width}")
                    backgrounds.add(browser.execute_script("return getComputedStyle(document.body).backgroundColor"))
            self.assertEqual(len(backgrounds), 2)
            self.assertEqual(len(browser.find_elements(By.CSS_SELECTOR, "svg")), sum(EXPERIMENTS.values()))
            self.assertEqual(len(browser.find_elements(By.CSS_SELECTOR, "details table")), sum(EXPERIMENTS.values()))
            self.assertEqual([h.get_attribute("id") for h in browser.find_elements(By.CSS_SELECTOR, "h2")],
                             list(EXPERIMENTS))
            self.assertEqual(browser.get_log("browser"), [])
        finally:
            browser.quit()


if __name__ == "__main__":
    unittest.main()
