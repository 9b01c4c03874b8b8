#!/usr/bin/env python3
"""`lanewise study spd` as a user meets it, in what it computes: spd_test.py PROGRAM

Runs in an empty folder. That every variant was compared in all its texels, that pictures are averages of each other,
taken apart here with zlib, and what Markdown and SVG hold.
"""
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
import schemas  # noqa: E402

PROGRAM = pathlib.Path(sys.argv.pop()).resolve()
VARIANTS = pathlib.Path(__file__).resolve().parents[2] / "studies" / "spd" / "variants.json"
SIZES = {"256x256": (256, 256, 1), "100x60": (100, 60, 1), "512x256x6": (512, 256, 6), "1000x300": (1000, 300, 1)}


def lanewise(*words, folder, code=0):
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, cwd=folder, timeout=240)
    if done.returncode != code:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + (done.stderr if code else "")


def texels_of(width, height, slices):
    """Of levels 1 and up."""
    levels = max(width, height).bit_length()
    return slices * sum(max(1, width >> n) * max(1, height >> n) for n in range(1, levels))


def decoded(path):
    """Rows of pixels of an RGBA picture; an own filter for each row, as the format has it."""
    data, at, packed = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        content = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack_from(">IIBB", content)
        packed += content if kind == b"IDAT" else b""
        at += 12 + length
    assert colour == 6, path
    size = 4 * depth // 8
    raw, rows, above = zlib.decompress(packed), [], bytes(width * size)
    for y in range(height):
        kind, line = raw[y * (width * size + 1)], bytearray(raw[y * (width * size + 1) + 1:(y + 1) * (width * size + 1)])
        for i in range(len(line)):
            left, up, corner = (line[i - size] if i >= size else 0), above[i], (above[i - size] if i >= size else 0)
            distance = {v: abs(left + up - corner - v) for v in (corner, up, left)}
            paeth = left if distance[left] <= min(distance[up], distance[corner]) else up if distance[up] <= distance[corner] else corner
            line[i] = (line[i] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
        above = bytes(line)
        form = ">%d%s" % (4 * width, "H" if depth == 16 else "B")
        samples = struct.unpack(form, above)
        rows.append([samples[4 * x:4 * x + 4] for x in range(width)])
    return rows


class Study(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="lanewise-study-")
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def test_every_texel_of_every_variant(self):
        study = json.loads(lanewise("study", "spd", "--case", "levels", "--json", folder=self.folder))
        self.assertEqual({key for key in schemas.missing("study-experiments", [study])
                          if not key.startswith("#experiment.findings.")}, set())
        (levels,) = study["experiments"]
        sizes, table = (t["rows"] for t in levels["tables"])
        self.assertEqual({row["size"]: row["texels"] for row in sizes}, {k: texels_of(*v) for k, v in SIZES.items()})
        all_texels = sum(texels_of(*size) for size in SIZES.values())
        wanted = {v["name"]: all_texels * (1 if v["define"]["EXCHANGE"] == "SHUFFLE64" else 2)
                  for v in json.loads(VARIANTS.read_text())["variants"]
                  if "glsl" in v["languages"] and not v["define"]["PASSES"]}
        self.assertEqual({row["variant"]: row["texels"] for row in table}, wanted)
        for row in table:
            self.assertEqual({key: row[f"differ_{key}"] for key in SIZES}, dict.fromkeys(SIZES, 0), row["variant"])
        (check,) = levels["checks"]
        self.assertEqual((check["compared"], check["differ"], check["first"]), (sum(wanted.values()), 0, ""))

    def test_pictures_are_averages(self):
        for variant, source, steps in (("quad-packed-fp32-load-rgba8", (), 255), ("packed-fp16-load-rgba16f", ("--source", "mips/level-2.png"), 65535)):
            text = lanewise("study", "spd", "--png", "mips", "--case", variant, *source, folder=self.folder)
            self.assertIn(variant, text)
            levels = [decoded(self.folder / "mips" / f"level-{n}.png") for n in range(8 if source else 10)]
            self.assertEqual([len(rows) for rows in levels], [128 >> n for n in range(8)] if source else [512 >> n for n in range(10)])
            self.assertGreater(len({pixel for row in levels[0] for pixel in row}), 1000, "a picture that shows something")
            for finer, level in zip(levels, levels[1:]):
                for y in range(0, len(level), 7):
                    for x in range(0, len(level), 5):
                        for c in range(4):
                            four = [finer[2 * y + j][2 * x + i][c] for j in (0, 1) for i in (0, 1)]
                            # A level is made of the one before without its rounding: of bytes half a step and half a
                            # step, of halves a few steps of theirs, 1/2048 each.
                            self.assertAlmostEqual(level[y][x][c], sum(four) / 4, delta=1 if steps == 255 else steps / 500)

    def test_markdown_and_svg(self):
        lanewise("study", "spd", "--case", "lanes", "--markdown", "spd.md", "--svg", "spd.svg", folder=self.folder)
        markdown = (self.folder / "spd.md").read_text()
        self.assertIn("lanewise study spd --case lanes --markdown spd.md --svg spd.svg", markdown)
        self.assertIn("](spd.svg)", markdown)
        self.assertEqual(len([line for line in markdown.splitlines() if line.startswith(("| spread", "| packed"))]), 24)
        svg = xml.etree.ElementTree.parse(self.folder / "spd.svg").getroot()
        self.assertEqual(len([e for e in svg if e.tag.endswith("svg")]), 1)


if __name__ == "__main__":
    unittest.main()
