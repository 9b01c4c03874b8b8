#!/usr/bin/env python3
"""`lanewise study timing` as a user meets it: timing_page_test.py PROGRAM

The document of the guide against what the program writes now, of cases that take no time; captures with and without
times; JSON, picture and document of a few cases.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/cli"))
import captures  # noqa: E402
import schemas  # noqa: E402

PROGRAM = pathlib.Path(sys.argv.pop()).resolve()
GUIDE = ROOT / "docs/study-timing.md"
SAMPLE = ("IR-24a", "DL-6", "LDS-12", "OC-4-2")


def rows_of(document):
    """The rows of the tables of cases by their first cell, which is the case."""
    return {m[1]: m[0] for m in re.finditer(r"^\| ([A-Z]+-[\w-]+) \| (?:.* \| ){8}.*\|$", document, re.MULTILINE)}


class Timing(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="lanewise-study-")
        self.folder = pathlib.Path(self.temporary.name)

    def tearDown(self):
        self.temporary.cleanup()

    def lanewise(self, *words, code=0):
        done = subprocess.run([PROGRAM, "study", "timing", *map(str, words)], capture_output=True, text=True,
                              cwd=self.folder, timeout=300)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def test_guide_is_current(self):
        """docs/study-timing.md is what `lanewise study timing --ranges --markdown docs/study-timing.md ...` writes."""
        guide = rows_of(GUIDE.read_text())
        for sample in SAMPLE:
            rows = rows_of(self.lanewise("--case", sample, "--ranges", "--markdown", "-"))
            self.assertTrue(rows, sample)
            for name, row in rows.items():
                self.assertEqual(row, guide.get(name), "write docs/study-timing.md again")

    def test_guide_has_every_case(self):
        cases = json.loads((ROOT / "studies/timing/cases.json").read_text())
        guide = GUIDE.read_text()
        self.assertEqual(set(rows_of(guide)), {case["id"] for case in cases["cases"]})
        gaps = guide[guide.index("## What is not covered"):]
        for gap in cases["gaps"]:
            for name in gap["ids"]:
                self.assertRegex(gaps, rf"\b{name}\b")
        for family in cases["families"]:
            self.assertIn(f"\n| {family['id']} | {family['what']} | ", guide)
        used = {source for case in cases["cases"] for source in case["source"].split("; ")}
        self.assertEqual(used, set(cases["sources"]))
        for key, publication in cases["sources"].items():
            self.assertIn(f"\n| {key} | {publication} |\n", guide)
        self.assertIn("study-timing.svg", guide)
        self.assertIn("| kernel span, error: median |", guide)

    def test_errors_of_the_model_are_the_guides(self):
        """isa/timing/errors.timing is what tools/model_errors.py makes of docs/study-timing.md."""
        tool = [sys.executable, "-B", ROOT / "tools/model_errors.py"]
        done = subprocess.run([*tool, "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        other = re.sub(r"(\| latency \| \d+ \| \d+ to )\d+", r"\g<1>999", GUIDE.read_text())
        (self.folder / "other.md").write_text(other)
        done = subprocess.run([*tool, "--check", self.folder / "other.md"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("run tools/model_errors.py", done.stderr)
        done = subprocess.run([*tool, "-"], input="# The study timing\n", capture_output=True, text=True)
        self.assertIn("no section", done.stderr)

    def test_document_picture_and_json_of_a_few(self):
        text = self.lanewise("--case", "DL-9", "--json", "--markdown", "t.md", "--svg", "t.svg")
        document = json.loads(text)
        schemas.schema_of(document, schemas.read_all())
        cases = document["cases"]
        document = (self.folder / "t.md").read_text()
        self.assertEqual(set(rows_of(document)), {case["id"] for case in cases})
        self.assertIn("](t.svg)", document)
        self.assertNotIn("What is not covered", document)
        for case in cases:
            row = rows_of(document)[case["id"]]
            self.assertIn(f"| {case['error_percent']:+.1f} % |", row)
            self.assertIn("| fitted |" if case["fitted"] else "| yes |", row)
        svg = xml.etree.ElementTree.parse(self.folder / "t.svg").getroot()
        titles = [e.text for e in svg.iter() if e.tag.endswith("title")]
        for case in cases:
            self.assertEqual(sum(t.startswith(case["id"] + ":") for t in titles), 2, "once in each chart")

    def test_unseen_cases_are_apart(self):
        text = self.lanewise("--case", "LDS-41a", "--json", "--markdown", "t.md", "--svg", "t.svg")
        document = json.loads(text)
        schemas.schema_of(document, schemas.read_all())
        self.assertEqual((document["summary"]["cases"], document["unseen"]["cases"]), (0, 1))
        self.assertTrue(document["cases"][0]["unseen"])
        self.assertNotIn("range", document["cases"][0])
        self.assertEqual([kind["bound"] for kind in document["kinds"]], [document["cases"][0]["bound"]])
        page = (self.folder / "t.md").read_text()
        self.assertGreater(page.index("| LDS-41a |"), page.index("## Unseen cases"))
        self.assertIn("LDS-41a: ds_add_u32", (self.folder / "t.svg").read_text())
        self.assertIn("\nunseen: ", self.lanewise("--case", "LDS-41a"))

    def test_ranges(self):
        document = json.loads(self.lanewise("--case", "LDS-12", "--ranges", "--json", "--markdown", "t.md"))
        schemas.schema_of(document, schemas.read_all())
        free = [case for case in document["cases"] if not case["fitted"]]
        for case in document["cases"]:
            least, most = case["range"]["least"], case["range"]["most"]
            self.assertLessEqual(least, case["obtained"])
            self.assertLessEqual(case["obtained"], most)
            self.assertAlmostEqual(case["range"]["width"], most / least)
            self.assertEqual(case["range"]["holds_published"], least <= case["published"] <= most)
        ranges = document["summary"]["ranges"]
        self.assertEqual(ranges["cases"], len(free))
        self.assertEqual(ranges["in_range"], sum(case["range"]["holds_published"] for case in free))
        self.assertIn("| range | in range |", (self.folder / "t.md").read_text())
        self.assertIn("lanewise study timing --ranges --markdown", (self.folder / "t.md").read_text())
        # Stamps have none.
        stamps = json.loads(self.lanewise("--case", "DL-2", "--ranges", "--json"))
        self.assertNotIn("range", stamps["cases"][0])
        self.assertNotIn("ranges", stamps["summary"])

    def test_no_case(self):
        self.assertIn("--case QQ-1", self.lanewise("--case", "QQ-1", code=2))

    def test_captures(self):
        captures.write(self.folder / "captures")
        stamps = self.folder / "captures/stamps.tsv"
        score = json.loads(self.lanewise("--captures", "captures", "--json"))
        schemas.schema_of(score, schemas.read_all())
        self.assertEqual((score["captures"]["half_a"]["kernels"], score["captures"]["half_b"]["kernels"]), (1, 0))
        # What is predicted is its own best prediction, whatever the times of the card.
        self.lanewise("--captures", "captures", "--predict", "p.tsv")
        times = {}
        for line in (self.folder / "p.tsv").read_text().splitlines()[1:]:
            kernel, wave, step, cycle = line.split("\t")
            times.setdefault(wave, []).append(int(cycle))
        rows = stamps.read_text().splitlines()
        for i, row in enumerate(rows[1:], 1):
            cells = row.split("\t")
            own = times[cells[1]]
            cells[2], cells[6] = str(own[0]), ",".join(str(b - a) for a, b in zip([own[0]] + own, own))
            rows[i] = "\t".join(cells)
        stamps.write_text("\n".join(rows) + "\n")
        perfect = json.loads(self.lanewise("--captures", "captures", "--json"))["captures"]["all"]
        self.assertEqual((perfect["span_error_median"], perfect["deltas"]["exact"], perfect["wave_error_p90"]), (0, 1, 0))

    def test_captures_without_times(self):
        captures.write(self.folder / "captures")
        stamps = self.folder / "captures/stamps.tsv"
        self.lanewise("--captures", "captures", "--predict", "with.tsv")
        stamps.write_text("\n".join("\t".join(row.split("\t")[:6]) for row in stamps.read_text().splitlines()) + "\n")
        self.assertIn("has no times", self.lanewise("--captures", "captures", code=2))
        self.assertEqual(self.lanewise("--captures", "captures", "--predict", "without.tsv"), "1 kernels predicted\n")
        self.assertEqual((self.folder / "with.tsv").read_text(), (self.folder / "without.tsv").read_text())


if __name__ == "__main__":
    unittest.main()
