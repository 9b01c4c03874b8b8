#!/usr/bin/env python3
"""The page of `lanewise run --trace-html` in Chromium.

    trace_page_test.py --lanewise PROGRAM [--screenshots FOLDER] [--steps N]

Opens pages of real kernels from a file:// address at 1280 and 400 pixels, in the light and the dark theme, and steps
through them. What the page shows is compared with the trace of the same run as JSON lines, which the page is not made
of. Needs the Debian packages chromium, chromium-driver and python3-selenium, and fails without them.
"""
import argparse
import json
import pathlib
import re
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
arguments = None

# Everything that the page shows of a moment.
SHOWN = """return ['now', 'lanes-on', 'scalars', 'movement', 'vectors', 'memory', 'all-registers', 'where'].map(
    (id) => document.getElementById(id).innerHTML).join('\\n') +
    [...document.querySelectorAll('.row.at')].map((row) => row.outerHTML).join('\\n')"""

GO_TO = """const slider = document.getElementById('slider');
    slider.value = arguments[0]; slider.dispatchEvent(new Event('input'));"""


def lanewise(*words):
    done = subprocess.run([arguments.lanewise, *map(str, words)], capture_output=True, text=True, timeout=300, cwd=ROOT)
    if done.returncode != 0:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def unpacked(text, count):
    """A list of values as docs/observe.md describes it."""
    kind, body = text[0], text[1:]
    if kind == "u":
        return [int(body, 16)] * count
    if kind == "a":
        first, step = body.split(",")
        return [int(first, 16) + i * int(step) for i in range(count)]
    return [int(word, 16) for word in body.split(",")]


class Page(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-browser-")
        folder = pathlib.Path(cls.temporary.name)
        kernels = ROOT / "tests/kernels"
        # Name: source, target, kernel, arguments of run.
        cases = {
            "sum": (ROOT / "examples/sum.cl", "gfx900", "sum",
                    ["--grid", 2, "--block", 128, "u32[256]=iota", "u32[2]=zeros", "lds:512"]),
            "sdwa": (ROOT / "examples/sdwa/packed_mad_sdwa.s", "gfx803", "packed_mad_sdwa",
                     ["--grid", 1, "--block", 256, "u32[256]=rand:1", "u32[256]=rand:2", "u32[256]=rand:3",
                      "u32[256]=zeros"]),
            "dpp": (kernels / "sub_groups/kernel.cl", "gfx900", "integers",
                    ["--grid", 2, "--block", 100, "u32[200]=rand:3", "u32[2000]=zeros"]),
            "divergence": (kernels / "divergence/kernel.cl", "gfx900", "nested",
                           ["--grid", 2, "--block", 96, "u32[192]=rand:242", "u32[192]=fill:12345"]),
            "sort": (kernels / "bitonic_sort/kernel.cl", "gfx1030", "bitonic_local",
                     ["--grid", 2, "--block", 128, "i32[512]=rand:21", "u16[512]=iota", "lds:1024", "lds:512"]),
            "moves": (ROOT / "tests/browser/lane_moves.s", "gfx900", "lane_moves", ["--grid", 1, "--block", 64]),
            "moves32": (ROOT / "tests/browser/lane_moves_wave32.s", "gfx1030", "lane_moves",
                        ["--grid", 1, "--block", 64]),
        }
        cls.pages, cls.traces = {}, {}
        for name, (source, target, kernel, words) in cases.items():
            code = folder / f"{name}.hsaco"
            if source.suffix == ".s":
                lanewise("as", source, "-o", code)
            else:
                lanewise("compile", source, "--target", target, "-o", code, "--", "-g", "-cl-std=CL2.0")
            page, trace = folder / f"{name}.html", folder / f"{name}.jsonl"
            run = ["run", code, "--kernel", kernel, *words]
            lanewise(*run, "--trace-html", page)
            lanewise(*run, f"--trace={trace}", "--trace-workgroup", "0")
            cls.pages[name] = page
            cls.traces[name] = [json.loads(line) for line in trace.read_text().splitlines()]
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

    def press(self, *keys):
        ActionChains(self.browser).send_keys(*keys).perform()

    def shown(self):
        return self.browser.execute_script(SHOWN)

    def index(self):
        return int(self.find("#where").text.split("/")[0]) - 1

    def choose_wave(self, number):
        Select(self.find("#wave")).select_by_visible_text(f"workgroup 0,0,0 wave {number}")

    def go_to(self, index):
        self.browser.execute_script(GO_TO, index)

    def waves_and_steps(self, name):
        """The first and the last wave, with so many steps of them to look at: the first ones and the last ones."""
        last = max(line["wave"] for line in self.traces[name])
        for wave in sorted({0, last}):
            count = min(1000, len(self.wave_trace(name, wave)))
            steps = min(arguments.steps, count)
            yield wave, range(count - steps, count) if wave else range(steps)

    def wave_trace(self, name, wave):
        return [line for line in self.traces[name] if line["wave"] == wave]

    def run_to(self, text):
        self.browser.execute_script(
            "[...document.querySelectorAll('#listing .row')].find((r) => r.textContent.includes(arguments[0])).click()",
            text)

    def test_shape_and_screenshots(self):
        moments = {"sum": "ds_write", "sdwa": "sdwa", "dpp": "_dpp", "divergence": "saveexec", "sort": "ds_read",
                   "moves": "bpermute", "moves32": "permlanex16"}
        for name in self.pages:
            for width in WIDTHS:
                for theme in ("light", "dark"):
                    self.open(name, width, theme)
                    self.run_to(moments[name])
                    self.settle()
                    page_width, window = self.browser.execute_script(
                        "return [document.documentElement.scrollWidth, window.innerWidth]")
                    self.assertEqual(window, WIDTHS[width])
                    self.assertLessEqual(page_width, window, f"{name}, {width}: the page scrolls sideways")
                    self.assertEqual(len(self.all("#listing .row.at")), 1)
                    self.assertNotEqual(self.find("#now h2").text, "")
                    self.expect_readable(f"{name}, {width}, {theme}")
                    if arguments.screenshots:
                        self.browser.save_screenshot(f"{arguments.screenshots}/trace_{name}_{width}_{theme}.png")

    def test_forward_and_back_is_the_same_state(self):
        for name in self.pages:
            self.open(name)
            self.browser.execute_script("document.getElementById('all').open = true")
            self.settle()
            for wave, steps in self.waves_and_steps(name):
                self.choose_wave(wave)
                self.go_to(steps[0])
                forward = self.browser.execute_script(
                    "const shown = () => { %s }, list = [shown()];"
                    "for (let i = 1; i < arguments[0]; ++i) {"
                    "  document.getElementById('forward').click(); list.push(shown()); } return list" % SHOWN, len(steps))
                self.assertEqual(len(set(forward)), len(steps), "steps look alike")
                back = self.browser.execute_script(
                    "const shown = () => { %s }, list = [shown()];"
                    "for (let i = 1; i < arguments[0]; ++i) {"
                    "  document.getElementById('back').click(); list.push(shown()); } return list" % SHOWN, len(steps))
                for i, (a, b) in enumerate(zip(forward, reversed(back))):
                    self.assertEqual(a, b, f"{name}, wave {wave}: step {i} is another one on the way back")
                # And from afar: the other end, then a jump into the middle.
                self.press(Keys.HOME if wave else Keys.END)
                self.go_to(steps[len(steps) // 2])
                self.assertEqual(self.shown(), forward[len(steps) // 2])

    def test_values_are_the_traces(self):
        for name in self.pages:
            self.open(name)
            Select(self.find("#form")).select_by_value("hex")
            for wave, steps in self.waves_and_steps(name):
                self.choose_wave(wave)
                trace = self.wave_trace(name, wave)
                count = int(self.find("#where").text.split("/")[1])
                self.assertEqual(count, min(1000, len(trace)))
                for i in sorted({*steps, *range(0, count, 37), count - 1}):
                    self.check_step(name, i, trace[i])

    def check_step(self, name, index, line):
        """Goes there and compares the registers, EXEC and memory that are shown with a line of the trace."""
        shown = self.browser.execute_script(GO_TO + """
            const cells = (selector, attribute) => [...document.querySelectorAll(selector)];
            return {
              text: document.querySelector('#now h2').textContent,
              address: parseInt(document.querySelector('#listing .row.at').dataset.address, 16),
              exec: cells('#lanes-on .bit').filter((c) => c.classList.contains('on')).map((c) => Number(c.dataset.lane)),
              scalars: Object.fromEntries(cells('#scalars .scalar.written').map(
                (s) => [s.dataset.register, s.querySelector('b').textContent])),
              vectors: Object.fromEntries(cells('#vectors .card.written').map(
                (card) => [card.dataset.register, Object.fromEntries([...card.querySelectorAll('.lane.written')].map(
                  (c) => [c.dataset.lane, c.querySelector('b').textContent]))])),
              memory: cells('#now .access').map((p) => p.textContent),
              lds: Object.fromEntries(cells('#memory [data-space="LDS"] .lane.written').map(
                (c) => [parseInt(c.title, 16), c.querySelector('b').textContent])),
            }""", index)
        where = f"{name}, wave {line['wave']}, instruction {line['number']}"
        self.assertIn(line["text"], shown["text"], where)
        self.assertEqual(shown["address"], line["address"], where)
        mask = int(line["exec"], 16)
        self.assertEqual(shown["exec"], [lane for lane in range(64) if mask >> lane & 1], where)
        writes = line.get("writes", {})
        scalars = {reg: value for reg, value in writes.items() if not isinstance(value, dict)}
        vectors = {reg: value for reg, value in writes.items() if isinstance(value, dict)}
        self.assertEqual({reg: int(text, 0) for reg, text in shown["scalars"].items()}, scalars, where)
        self.assertEqual({reg: {lane: int(text, 0) for lane, text in lanes.items()}
                          for reg, lanes in shown["vectors"].items()}, vectors, where)
        self.assertEqual(len(shown["memory"]), len(line.get("memory", [])), where)
        for access in line.get("memory", []):
            if access["space"] != "LDS" or access["access"] != "store" or access["size_bytes"] != 4:
                continue
            stored = {address: access["data"][lane][0] for lane, address in access["address"].items()}
            self.assertEqual({int(a): int(text, 0) for a, text in shown["lds"].items()}, stored, where)

    def test_the_step_counter_counts_one_way(self):
        self.open("sum")
        for _ in range(3):
            number = int(re.search(r"instruction (\d+) of the wave", self.find("#now .facts").text)[1])
            self.assertEqual(self.find("#where").text.split("/")[0].strip(), str(number))
            self.press(Keys.ARROW_RIGHT)

    def test_waits_say_what_these_ones_do(self):
        self.open("sum")
        self.run_to("s_waitcnt")
        text = self.find("#now h2").text
        meaning = self.find("#now .meaning").text
        self.assertTrue(meaning.startswith("Waits until "), f"{text}: {meaning}")
        self.assertEqual("vector memory" in meaning, "vmcnt" in text, f"{text}: {meaning}")
        self.assertEqual("LDS" in meaning, "lgkmcnt" in text, f"{text}: {meaning}")
        self.assertEqual(self.find("#play").text, "▶")

    def test_keys_buttons_slider_and_play(self):
        self.open("sum")
        self.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(self.index(), 2)
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.index(), 1)
        self.press(Keys.END)
        last = self.index()
        self.assertEqual(last, len(self.wave_trace("sum", 0)) - 1)
        self.assertFalse(self.find("#forward").is_enabled())
        self.assertIn("The wave ends here", self.find("#now").text)
        self.press(Keys.HOME)
        self.assertEqual(self.index(), 0)
        self.assertFalse(self.find("#back").is_enabled())
        self.go_to(40)
        self.assertEqual(self.index(), 40)
        self.press(" ")
        self.browser.execute_async_script("setTimeout(arguments[0], 1700)")
        self.press(" ")
        self.assertGreaterEqual(self.index(), 42)
        at = self.index()
        self.browser.execute_async_script("setTimeout(arguments[0], 900)")
        self.assertEqual(self.index(), at, "it plays on after the pause")

    def test_jumps(self):
        self.open("sum")
        trace = self.wave_trace("sum", 0)
        wanted = {
            "#to-barrier": [i for i, line in enumerate(trace) if line["text"] == "s_barrier"],
            "#to-memory": [i for i, line in enumerate(trace) if "memory" in line],
            "#to-branch": [i for i, line in enumerate(trace)
                           if line["text"].startswith(("s_branch", "s_cbranch", "s_endpgm"))],
            "#to-write": [i for i, line in enumerate(trace) if "v2" in line.get("writes", {})],
        }
        Select(self.find("#register")).select_by_value("v2")
        for button, places in wanted.items():
            self.assertGreater(len(places), 1, button)
            self.press(Keys.HOME)
            for place in [p for p in places if p > 0]:
                self.find(button).click()
                self.assertEqual(self.index(), place, button)
            self.find(button).click()
            self.assertIn("No ", self.find("#said").text)
            self.assertEqual(self.index(), places[-1])
            ActionChains(self.browser).key_down(Keys.SHIFT).click(self.find(button)).key_up(Keys.SHIFT).perform()
            self.assertEqual(self.index(), places[-2], button)

    def test_run_to_code_and_to_a_line(self):
        for width in WIDTHS:
            self.open("sum", width)
            trace = self.wave_trace("sum", 0)
            address = next(line["address"] for line in trace if line["text"].startswith("ds_read"))
            places = [i for i, line in enumerate(trace) if line["address"] == address]
            row = f'#listing .row[data-address="{address:x}"]'
            for place in [*places, places[0]]:
                self.browser.execute_script("document.querySelector(arguments[0]).click()", row)
                self.assertEqual(self.index(), place)
            self.assertIn("first time", self.find("#said").text)
            source = (ROOT / "examples/sum.cl").read_text().splitlines()
            number = next(i for i, text in enumerate(source, 1) if "barrier(" in text)
            self.press(Keys.HOME)
            self.browser.execute_script("document.querySelector(arguments[0]).click()",
                                        f'#source .row[data-line="{number}"]')
            self.assertEqual(self.index(), next(i for i, line in enumerate(trace)
                                                if line.get("source", "").startswith(f"examples/sum.cl:{number}:")))
            self.assertIn("barrier(", self.find("#source .row.at").text)
            # A line without code is no place to run to.
            self.browser.execute_script("document.querySelector('#source .row[data-line=\"1\"]').click()")
            self.assertIn("does not reach line 1", self.find("#said").text)

    def test_the_lower_row_of_a_move_is_named_for_what_it_holds(self):
        labels = "return [...document.querySelectorAll('#movement svg.move text.name')].map((t) => t.textContent)"
        self.open("moves")
        self.run_to("row_mirror")  # v_mov_b32_dpp: the result
        self.assertEqual(self.browser.execute_script(labels), ["v2", "v5"])
        self.open("dpp")
        self.run_to("row_shr:1")  # a source of an addition
        self.assertEqual(self.browser.execute_script(labels)[1], "reads")
        self.assertIn("is computed from it", self.find("#movement figcaption").text)

    def test_movement_is_drawn(self):
        self.open("sdwa")
        self.run_to("sdwa")
        line = next(l for l in self.wave_trace("sdwa", 0) if "sdwa" in l["text"])
        self.assertGreater(len(self.all("#movement svg.bytes")), 0)
        result = int(line["writes"]["v0"]["0"])
        texts = self.browser.execute_script(
            "return [...document.querySelectorAll('#movement svg.bytes:last-of-type')].pop().querySelectorAll('.hex').length"
            " && [...[...document.querySelectorAll('#movement svg.bytes')].pop().querySelectorAll('.hex')].map((t) => t.textContent)")
        self.assertIn("%02x %02x" % (result >> 24, result >> 16 & 255), texts)
        self.open("dpp")
        trace = self.wave_trace("dpp", 0)
        for text in ("row_shr:1", "row_bcast:15", "v_readlane"):
            self.run_to(text)
            line = trace[self.index()]
            self.assertIn(text, line["text"])
            drawn = self.browser.execute_script(
                "return [...document.querySelectorAll('#movement svg.move .made[data-lane] title')].map((t) => t.textContent)")
            if text == "v_readlane":
                self.assertEqual(len(self.all("#movement .arrow")), 1)
                continue
            self.assertGreater(len(drawn), 0)
            for sentence in drawn:
                to, source = [int(word) for word in sentence.split() if word.isdigit()]
                self.assertEqual(source, to - 1 if text == "row_shr:1" else to // 16 * 16 - 1)

    def test_lanes_move_as_the_interpreter_moved_them(self):
        """The arrows of what only moves values: each lane that the trace wrote holds what its arrow comes from."""
        moved = 0
        for name in ("moves", "moves32", "dpp"):
            text = self.pages[name].read_text()
            begin = text.index('id="data">') + len('id="data">')
            data = json.loads(text[begin:text.index("</script>", begin)])
            first = data["head"]["waves"]
            rows = [{reg: unpacked(values, 64) for reg, values in wave["vectors"].items()} for wave in first]
            numbers = {wave["wave"]: i for i, wave in enumerate(first)}
            moves = {(step["w"], step["n"]): step["v"] for step in data["steps"] if "v" in step}
            for line in self.traces[name]:
                wave = numbers[line["wave"]]
                row = lambda reg: rows[wave].setdefault(reg, [0] * 64)
                plain = line["text"].startswith(("v_mov_b32_dpp", "v_permlane", "ds_permute", "ds_bpermute", "ds_swizzle",
                                                 "v_readlane", "v_readfirstlane"))
                for source, to, lanes, is_result in moves.get((wave, line["number"]), []) if plain else []:
                    moved += 1
                    self.assertTrue(is_result, line["text"])
                    written, before = line.get("writes", {}).get(to, {}), list(row(source))
                    if len(lanes) == 1:
                        self.assertEqual(written, before[lanes[0]], line["text"])
                        continue
                    for lane, origin in enumerate(lanes):
                        where = f"{name}: {line['text']}: lane {lane}"
                        now = written.get(str(lane), row(to)[lane])
                        self.assertEqual(now, row(to)[lane] if origin == -2 else 0 if origin == -1 else before[origin], where)
                        if str(lane) in written:
                            self.assertNotEqual(origin, -2, where)
                for reg, values in line.get("writes", {}).items():
                    if isinstance(values, dict):
                        for lane, value in values.items():
                            row(reg)[int(lane)] = value
                self.assertEqual(plain, plain and (wave, line["number"]) in moves, line["text"])
        self.assertGreater(moved, 30)

    def test_a_lane_is_followed(self):
        self.open("dpp")
        self.run_to("_dpp")
        self.browser.execute_script("document.querySelector('#vectors .lane[data-lane=\"37\"]').click()")
        self.assertTrue(self.all('#lanes-on .bit.selected[data-lane="37"]'))
        self.press(Keys.ARROW_RIGHT)
        self.assertTrue(self.all('#lanes-on .bit.selected[data-lane="37"]'))

    def test_what_is_left_out_is_said(self):
        self.open("divergence")
        note = self.find("#left-out").text
        self.assertIn("Only workgroup 0,0,0 of 2 is here", note)
        self.assertIn("first 1000 instructions", note)
        self.press(Keys.END)
        if not self.find("#now h2").text.endswith("s_endpgm"):
            self.assertEqual(self.find("#where").text, "1000 / 1000")
        self.open("sdwa")
        self.assertFalse(self.find("#left-out").is_displayed())

    def test_theme_follows_the_system_and_the_button(self):
        colour = "return getComputedStyle(document.body).backgroundColor"
        self.open("sum", theme="light")
        light = self.browser.execute_script(colour)
        self.find("#theme").click()
        dark = self.browser.execute_script(colour)
        self.assertNotEqual(light, dark)
        self.open("sum", theme="dark")
        self.assertEqual(self.browser.execute_script(colour), dark)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--screenshots", help="a folder for pictures of both themes at both widths")
    parser.add_argument("--steps", type=int, default=15, help="how many steps in a row of each wave (15)")
    arguments, rest = parser.parse_known_args()
    unittest.main(argv=sys.argv[:1] + rest)
