#!/usr/bin/env python3
"""`lanewise sweep`: sweep_test.py --lanewise PROGRAM [TEST ...]

The same table comes of a process pool, of one cell at a time, of GNU parallel, of shards, and of a sweep that was killed
and begun again. Ids depend on what determines a result and on nothing else. Full disks, other versions and processes that
die lose nothing.
"""
import csv
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANEWISE = ""

SCALE = """#include "factor.h"
kernel void scale(global float* x) {
  for (int i = 0; i < COUNT; ++i) x[get_global_id(0) * COUNT + i] *= FACTOR;
}
"""
LAUNCH = {"kernel": "scale", "grid": [1], "block": [64], "arguments": ["f32[512]=iota"]}
PLAN = """measure = ["info", "live", "lint", "run", "time"]
[axes]
sources = ["scale.cl"]
targets = ["gfx900", "gfx1010"]
launches = ["launch.json"]
[axes.defines]
COUNT = [1, 2, 4, 8]
"""
# Assembly: fast, since no compiler runs.
WAVE = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
wave:
BODY
s_endpgm
.amdhsa_kernel wave
.amdhsa_next_free_vgpr VGPRS
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
"""

# In place of the C library's functions: refuses O_TMPFILE, and links if NO_LINKS is set.
SHIM = """#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static int refuse(int code) {
  FILE* file = fopen("refused", "a");
  fputs("refused\\n", file);
  fclose(file);
  errno = code;
  return -1;
}

#define OPEN(name)                                                                  \\
  int name(const char* path, int flags, ...) {                                      \\
    va_list arguments;                                                              \\
    va_start(arguments, flags);                                                     \\
    const int mode = va_arg(arguments, int);                                        \\
    va_end(arguments);                                                              \\
    if ((flags & O_TMPFILE) == O_TMPFILE) return refuse(EOPNOTSUPP);                \\
    return ((int (*)(const char*, int, ...))dlsym(RTLD_NEXT, #name))(path, flags, mode); \\
  }
OPEN(open)
OPEN(open64)

int link(const char* from, const char* to) {
  const char* no_links = getenv("NO_LINKS");
  if (no_links != NULL && *no_links != 0) return refuse(EPERM);
  return ((int (*)(const char*, const char*))dlsym(RTLD_NEXT, "link"))(from, to);
}
"""


def wave(vgprs, body=""):
    return WAVE.replace("VGPRS", str(vgprs)).replace("BODY", body)


class Folder(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="lanewise-sweep-")
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def sweep(self, *words, code=0, cwd=None, **options):
        done = subprocess.run([LANEWISE, "sweep", *map(str, words)], capture_output=True, text=True, timeout=300,
                              cwd=cwd or self.folder, env={**os.environ, "NO_COLOR": "1", **options.pop("env", {})}, **options)
        self.assertEqual(done.returncode, code, done.stderr + done.stdout)
        return done

    def ids(self, plan="plan.toml", *words):
        return self.sweep(plan, "--list", *words).stdout.split()

    def table(self, out):
        with open(self.folder / out / "results.csv", newline="") as file:
            return list(csv.DictReader(file))

    def text(self, out, name="results.csv"):
        return (self.folder / out / name).read_text()

    def scale(self):
        self.write("scale.cl", SCALE)
        self.write("factor.h", "#define FACTOR 3.0f\n")
        self.write("launch.json", json.dumps(LAUNCH))
        self.write("plan.toml", PLAN)

    # The descriptor rounds VGPRs up to four.
    def waves(self, count=40, limits=""):
        """A plan with so many cells, none of which is compiled."""
        for i in range(count):
            self.write(f"w{i}.s", wave(i + 1))
        names = ", ".join(f'"w{i}.s"' for i in range(count))
        self.write("plan.toml", f'measure = ["info", "live"]\n[axes]\nsources = [{names}]\n{limits}')

    def assert_no_leftovers(self, out):
        names = [path.name for path in (self.folder / out).rglob("*") if path.is_file()]
        self.assertFalse([name for name in names if "partial" in name], names)
        for path in (self.folder / out / "cells").glob("*"):
            self.assertEqual(json.loads(path.read_text())["id"] + ".json", path.name)


class Plans(Folder):
    """Each plan with what its error says, and where."""

    CASES = (
        ("measure = [\"info\"]\n", "", "[axes] is missing"),
        ("[axes]\nsources = [\"a.s\"]\n", "", "'measure' is missing"),
        ("measure = []\n[axes]\nsources = [\"a.s\"]\n", "1:11", "'measure' is empty"),
        ("measure = [\"info\", \"speed\"]\n[axes]\nsources = [\"a.s\"]\n", "1:20", "'speed' cannot be measured"),
        ("measure = [\"info\", \"info\"]\n[axes]\nsources = [\"a.s\"]\n", "1:20", "'info' stands twice"),
        ("measure = [\"info\"]\n[axes]\nsources = []\n", "3:11", "'axes.sources' is empty"),
        ("measure = [\"info\"]\n[axes]\nsources = \"a.s\"\n", "3:11", "'axes.sources' must be a list"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"\"]\n", "3:12", "a value of 'axes.sources' is empty"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"-\"]\n", "3:12", "no standard input"),
        ("measure = [\"info\"]\n[axes]\nsources = [3]\n", "3:12", "must be text"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\", \"a.s\"]\n", "3:19", "'a.s' stands twice in 'axes.sources'"),
        ("measure = [\"info\"]\n[axes]\nsource = [\"a.s\"]\n", "3:1", "unknown key 'source'"),
        ("measure = [\"info\"]\nspeed = 1\n[axes]\nsources = [\"a.s\"]\n", "2:1", "unknown key 'speed'"),
        ("measure = [\"info\"]\n[axes]\ntargets = [\"gfx900\"]\n", "2:1", "'axes.sources' is missing"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"nosuch.s\"]\n", "3:12", "nosuch.s: "),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.cl\"]\n", "3:12", "the plan has no 'axes.targets'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\ntargets = [\"gfx90\"]\n", "4:12", "unknown target 'gfx90'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\ndevices = [\"vega-65\"]\n", "4:12", "there is no device 'vega-65'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\ntargets = [\"gfx900\"]\ndevices = [\"navi10-5700xt\"]\n", "5:12",
         "runs code for gfx1010, which is not among 'axes.targets'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\ntargets = [\"gfx900\", \"gfx906\"]\ndevices = [\"vega-64\"]\n", "4:22",
         "none of 'axes.devices' runs code for gfx906"),
        ("measure = [\"lint\"]\n[axes]\nsources = [\"a.s\"]\ndevices = [\"vega-64\"]\n", "4:1", "'axes.devices' has no effect"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\nlaunches = [\"l.json\"]\n", "4:1", "'axes.launches' has no effect"),
        ("measure = [\"run\"]\n[axes]\nsources = [\"a.s\"]\n", "", "measuring 'run' needs 'axes.launches'"),
        ("measure = [\"run\"]\n[axes]\nsources = [\"a.s\"]\nlaunches = [\"nosuch.json\"]\n", "4:13", "nosuch.json: "),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\nflags = [[\"-O2\"]]\n", "4:1", "'axes.flags' is for a compiler, and a.s is not compiled"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.cl\"]\ntargets = [\"gfx900\"]\nflags = [\"-O2\"]\n", "5:10", "must be a list of flags"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.cl\"]\ntargets = [\"gfx900\"]\n[axes.defines]\nvgprs = [1]\n", "6:1",
         "'vgprs' is the name of a column"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.cl\"]\ntargets = [\"gfx900\"]\n[axes.defines]\n2D = [1]\n", "6:1",
         "'2D' is not the name of a macro"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.cl\"]\ntargets = [\"gfx900\"]\n[axes.defines]\nA = [true]\n", "6:6",
         "must be text or a number"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[limits]\nseconds = 0\n", "5:11", "'limits.seconds' must be a number from"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[limits]\nsecond = 1\n", "5:1", "unknown key 'second'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[limits]\ncells = 1.5\n", "5:9", "'limits.cells' must be a whole number"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[limits]\nmax_instructions = -1\n", "5:20", "'limits.max_instructions' must be"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[[exclude]]\ntargets = \"gfx900\"\n", "5:1", "the plan has no axis 'targets'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[[exclude]]\nsources = \"b.s\"\n", "5:11", "'b.s' is not a value of 'sources'"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[[exclude]]\n", "4:1", "an [[exclude]] names no axis"),
        ("measure = [\"info\"]\nexclude = 3\n[axes]\nsources = [\"a.s\"]\n", "2:11", "'exclude' must be a list of tables"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]\n[[exclude]]\nsources = [\"a.s\"]\n", "", "the plan has no cells"),
        ("measure = [\"info\"]\n[axes]\nsources = [\"a.s\"]  # ä \"ö\n\u00e9 = 3\n", "4:1", "a character that is not ASCII must stand in quotes"),
        ("measure = [\"info\"]\n[axes]\nsources = ['''\u00e9''', \"\u00e9\\\"\"]\n", "3:12", "\u00e9: "),
        ("measure = [\"info\"\n", "1:19", "end-of-file"),
    )

    def test_errors_name_the_place(self):
        self.write("a.s", wave(1))
        self.write("a.cl", "kernel void k() {}\n")
        self.write("l.json", json.dumps(LAUNCH))
        for text, place, message in self.CASES:
            with self.subTest(message=message):
                self.write("plan.toml", text)
                error = self.sweep("plan.toml", "--list", code=2).stderr
                self.assertIn(message, error)
                self.assertIn(f"plan.toml:{place}: error" if place else "plan.toml", error)

    def test_all_errors_are_told(self):
        self.write("plan.toml", "measure = [\"speed\"]\n[axes]\nsources = []\ntargets = [\"gfx900\", 3]\n")
        self.assertEqual(self.sweep("plan.toml", "--list", code=2).stderr.count("error:"), 3)

    def test_launch_files(self):
        self.write("a.s", wave(1))
        self.write("sub/l.json", '{"grid": [1], "blocks": [64]}')
        self.write("sub/m.json", '{"grid": [1]')
        self.write("plan.toml", 'measure = ["run"]\n[axes]\nsources = ["a.s"]\nlaunches = ["sub/l.json", "sub/m.json"]\n')
        error = self.sweep(self.folder / "plan.toml", "--list", code=2, cwd="/").stderr
        self.assertIn("sub/l.json:1:", error)
        self.assertIn("blocks", error)
        self.assertIn("sub/m.json:1:", error)

    def test_a_million_cells(self):
        self.write("a.cl", "kernel void k() {}\n")
        values = ", ".join(map(str, range(1000)))
        plan = f"measure = [\"info\"]\n[axes]\nsources = [\"a.cl\"]\ntargets = [\"gfx900\"]\n[axes.defines]\nA = [{values}]\nB = [{values}]\n"
        self.write("plan.toml", plan)
        error = self.sweep("plan.toml", "--list", code=2).stderr
        self.assertIn("the axes have 1000000 combinations (1 of source, 1 of target, 1000 of A, 1000 of B), and 'limits.cells' is "
                      "100000", error)
        self.write("plan.toml", plan + "[limits]\ncells = 1000000\n")
        self.assertEqual(len(set(self.ids())), 1_000_000)

    def test_wrong_options(self):
        self.waves(2)
        for words, message in ((("plan.toml",), "-o"), (("nosuch.toml", "--list"), "nosuch.toml"),
                               (("plan.toml", "-o", "out", "--cell", "0" * 32), "no such cell"),
                               (("plan.toml", "-o", "out", "--shard", "2/2"), "--shard 2/2"),
                               (("plan.toml", "-o", "out", "--shard", "x"), "--shard x"),
                               (("plan.toml", "-o", "out", "--jobs", "0"), "--jobs"),
                               (("plan.toml", "-o", "out", "--collect", "--retry"), "--collect"),
                               (("plan.toml", "-o", "out", "--list"), "--list"),
                               (("plan.toml", "-o", "out", "--shard", "0/2", "--cell", "x"), "exclude each other"),
                               (("plan.toml", "-o", "plan.toml"), "plan.toml")):
            self.assertIn(message, self.sweep(*words, code=2).stderr)


class Ids(Folder):
    def test_ids_are_those_of_contents(self):
        self.scale()
        first = self.ids()
        self.assertEqual(first, self.ids())
        # Another folder, reached by another path.
        shutil.copytree(self.folder, self.folder / "copy/deep", ignore=shutil.ignore_patterns("copy"))
        self.assertEqual(first, self.ids(self.folder / "copy/deep/plan.toml"))
        changes = {"scale.cl": SCALE + "\n", "factor.h": "#define FACTOR 2.0f\n", "launch.json": json.dumps({**LAUNCH, "grid": [2]}),
                   "plan.toml": PLAN.replace('"lint", ', "")}
        for name, text in changes.items():
            before = (self.folder / name).read_text()
            self.write(name, text)
            self.assertFalse(set(first) & set(self.ids()), name)
            self.write(name, before)
        self.assertEqual(first, self.ids())

    def test_ids_do_not_depend_on_other_cells(self):
        self.scale()
        first = self.ids()
        self.write("plan.toml", PLAN.replace("[1, 2, 4, 8]", "[8, 16, 1]") + "[limits]\nseconds = 50\n")
        self.assertEqual([first[3], first[0]], [cell for cell in self.ids() if cell in first[:4]])

    def test_arrays_of_launches_count(self):
        self.scale()
        (self.folder / "in.bin").write_bytes(bytes(2048))
        self.write("launch.json", json.dumps({**LAUNCH, "arguments": ["f32[512]=@in.bin"],
                                              "outputs": [{"argument": 0, "file": "out.npy"}]}))
        first = self.ids()
        (self.folder / "out.npy").write_bytes(bytes(1))
        self.assertEqual(first, self.ids())
        (self.folder / "in.bin").write_bytes(bytes(2047) + b"1")
        self.assertFalse(set(first) & set(self.ids()))

    def test_folders_of_flags(self):
        self.write("sub/scale.cl", SCALE)
        self.write("headers/factor.h", "#define FACTOR 3.0f\n")
        self.write("plan.toml", 'measure = ["info"]\n[axes]\nsources = ["sub/scale.cl"]\ntargets = ["gfx900"]\n'
                                'flags = [["-Iheaders", "-DCOUNT=2"], ["-I", "headers", "-DCOUNT=2"]]\n')
        first = self.ids()
        # Relative to the plan, wherever the command runs.
        self.sweep(self.folder / "plan.toml", "-o", self.folder / "out", cwd="/")
        self.assertEqual([row["exit_code"] for row in self.table("out")], ["0", "0"])
        self.write("headers/factor.h", "#define FACTOR 4.0f\n")
        self.assertFalse(set(first) & set(self.ids()))

    def test_order_and_exclusion(self):
        self.scale()
        self.write("plan.toml", PLAN + "[[exclude]]\nCOUNT = [4, 8]\ntargets = \"gfx900\"\n")
        cells = json.loads(self.sweep("plan.toml", "--list", "--json").stdout)["cells"]
        self.assertEqual([tuple(cell["axes"].values()) for cell in cells],
                         [("scale.cl", target, count, "launch.json") for target, counts in
                          (("gfx900", (1, 2)), ("gfx1010", (1, 2, 4, 8))) for count in counts])
        parts = [self.ids("plan.toml", "--shard", f"{i}/4") for i in range(4)]
        self.assertEqual(sum(parts, []), [cell["id"] for cell in cells])

    def test_launches_by_macro(self):
        self.scale()
        for count in (1, 2, 4, 8):
            self.write(f"by{count}.json", json.dumps({**LAUNCH, "grid": [8 // count]}))
        self.write("plan.toml", PLAN.replace("launch.json", "by{COUNT}.json").replace('"info", "live", "lint", ', ""))
        self.sweep("plan.toml", "-o", "out")
        rows = [json.loads(line) for line in self.text("out", "results.jsonl").splitlines()]
        self.assertEqual([(row["exit_code"], row["launch"]) for row in rows], [(0, "by{COUNT}.json")] * 8, rows)
        self.assertGreater(rows[0]["wave_instructions"], rows[3]["wave_instructions"])
        self.assertIn(" --launch by4.json", rows[2]["commands"][0])
        first = self.ids()
        self.write("by4.json", json.dumps(LAUNCH))
        self.assertEqual([old == new for old, new in zip(first, self.ids())], [True, True, False, True] * 2)
        (self.folder / "by4.json").unlink()
        error = self.sweep("plan.toml", "--list", code=2).stderr
        self.assertEqual(error.count("error:"), 1, error)
        self.assertIn("plan.toml:5:13: error: by4.json: ", error)
        self.write("plan.toml", PLAN.replace("launch.json", "by{TILE}.json"))
        self.assertIn("by{TILE}.json: the plan has no macro 'TILE'", self.sweep("plan.toml", "--list", code=2).stderr)

    def test_devices_choose_targets(self):
        self.scale()
        self.write("plan.toml", PLAN.replace('targets = ["gfx900", "gfx1010"]', 'devices = ["vega-64", "navi10-5700xt"]'))
        cells = json.loads(self.sweep("plan.toml", "--list", "--json").stdout)["cells"]
        self.assertEqual({(cell["axes"]["target"], cell["axes"]["device"]) for cell in cells},
                         {("gfx900", "vega-64"), ("gfx1010", "navi10-5700xt")})
        self.assertEqual(len(cells), 8)


class Results(Folder):
    def test_values_are_those_of_the_commands(self):
        self.scale()
        self.sweep("plan.toml", "-o", "out", "--jobs", "2")
        rows = [json.loads(line) for line in self.text("out", "results.jsonl").splitlines()]
        self.assertEqual(len(rows), 8)
        self.assertEqual([row["cell"] for row in rows], self.ids())
        table = self.table("out")
        for row, line in zip(rows, table):
            self.assertEqual({key: "" if value is None else str(value) for key, value in row.items() if key != "commands"}, line)

        def run(command):
            words = json.dumps(command.replace("lanewise", str(LANEWISE), 1).replace(" -- ", " --json -- "))
            return json.loads(subprocess.run(json.loads(words), shell=True, capture_output=True, check=True, cwd=self.folder).stdout)

        for row in (rows[2], rows[7]):
            info, live, lint, ran, timed = map(run, row["commands"])
            kernel, = info["kernels"]
            for key in ("vgprs", "sgprs", "lds_bytes", "scratch_bytes", "code_bytes"):
                self.assertEqual(row[key], kernel[key], key)
            self.assertEqual(row["waves_per_simd"], kernel["occupancy"][0]["waves_per_simd"])
            self.assertEqual(row["live_vgprs"], live["kernels"][0]["peak_vgprs"])
            self.assertEqual(row["lint_notes"], sum(finding["severity"] == "note" for finding in lint["findings"]))
            self.assertEqual(row["wave_instructions"], ran["wave_instructions"])
            dispatch, = timed["dispatches"]
            self.assertEqual((row["cycles"], row["bound_by"]), (dispatch["cycles"], dispatch["bound_by"]))

    def test_failures_are_rows(self):
        self.write("bad.cl", "kernel void k( {}\n")
        self.write("good.s", wave(3))
        self.write("fault.s", wave(3, "v_mov_b32 v0, 0\nv_mov_b32 v1, 0\nglobal_load_dword v2, v[0:1], off"))
        self.write("launch.json", json.dumps({"grid": [1], "block": [64]}))
        self.write("plan.toml", 'measure = ["info", "run"]\n[axes]\nsources = ["bad.cl", "good.s", "fault.s"]\ntargets = ["gfx900"]\n'
                                'launches = ["launch.json"]\n')
        self.sweep("plan.toml", "-o", "out")
        bad, good, fault = self.table("out")
        self.assertEqual((bad["exit_code"], bad["vgprs"]), ("2", ""))
        self.assertTrue(bad["message"].startswith("bad.cl:1: "), bad)
        self.assertEqual((good["exit_code"], good["outcome"], good["kernel"]), ("0", "finished", "wave"))
        self.assertEqual((fault["exit_code"], fault["outcome"], fault["vgprs"]), ("3", "memory_fault", "4"))
        self.assertIn("memory_fault: global load of 4 bytes", fault["message"])
        # They are not measured again unless somebody asks for it.
        self.assertIn("3 cells: 0 measured now", self.sweep("plan.toml", "-o", "out").stdout)
        self.assertIn("3 cells: 2 measured now", self.sweep("plan.toml", "-o", "out", "--retry").stdout)

    def test_several_kernels(self):
        target, first = wave(4).split("\n", 1)
        self.write("two_kernels.s", "\n".join([target, first.replace("wave", "first"), ".p2align 8", first.replace("wave", "second")]))
        self.write("second.json", json.dumps({"kernel": "second", "grid": [1], "block": [64]}))
        self.write("none.json", json.dumps({"kernel": "third", "grid": [1], "block": [64]}))
        self.write("plan.toml", 'measure = ["info", "run"]\n[axes]\nsources = ["two_kernels.s"]\nlaunches = ["second.json", "none.json"]\n')
        self.sweep("plan.toml", "-o", "out")
        rows = self.table("out")
        self.assertEqual([row["launch"] for row in rows], ["second.json"] * 2 + ["none.json"] * 2)
        self.assertEqual([row["kernel"] for row in rows[:2]], [row["kernel"] for row in rows[2:]])
        self.assertEqual([bool(row["outcome"]) for row in rows], [row["kernel"] == "second" for row in rows[:2]] + [False] * 2)
        self.assertRegex(rows[2]["message"], "two_kernels.s: has no kernel 'third'; it has: .*second")

    def test_expectations(self):
        self.scale()
        import struct
        for name, factor in (("right", 3), ("wrong", 2)):
            (self.folder / f"{name}.bin").write_bytes(struct.pack("<64f", *(factor * i for i in range(64))))
            self.write(f"{name}.json", json.dumps({**LAUNCH, "arguments": ["f32[64]=iota"], "expect": [{"argument": 0, "file": f"{name}.bin"}]}))
        self.write("plan.toml", 'measure = ["run"]\n[axes]\nsources = ["scale.cl"]\ntargets = ["gfx900"]\n'
                                'launches = ["right.json", "wrong.json"]\ndefines = {COUNT = [1]}\n')
        self.sweep("plan.toml", "-o", "out")
        right, wrong = self.table("out")
        self.assertEqual((right["exit_code"], right["different_values"]), ("0", "0"))
        self.assertEqual((wrong["exit_code"], wrong["different_values"]), ("1", "63"))
        self.assertIn("wrong.bin", wrong["message"])

    def test_an_edited_source_is_measured_again(self):
        self.write("plan.toml", 'measure = ["info"]\n[axes]\nsources = ["a.s"]\n')
        for vgprs in (4, 12):
            self.write("a.s", wave(vgprs))
            self.sweep("plan.toml", "-o", "out")
            self.assertEqual(self.table("out")[0]["vgprs"], str(vgprs))

    def test_objects_are_compiled_once(self):
        self.scale()
        self.write("plan.toml", PLAN + "[limits]\nseconds = 60\n")
        self.sweep("plan.toml", "-o", "out")
        objects = {path.name: path.stat().st_mtime_ns for path in (self.folder / "out/objects").iterdir()}
        self.assertEqual(len(objects), 8)
        self.write("launch.json", json.dumps({**LAUNCH, "block": [32]}))
        self.assertIn("8 measured now", self.sweep("plan.toml", "-o", "out").stdout)
        self.assertEqual(objects, {path.name: path.stat().st_mtime_ns for path in (self.folder / "out/objects").iterdir()})

    def test_a_shader_with_constants_of_its_launch(self):
        shutil.copy(ROOT / "examples/sum.comp", self.folder)
        for size in (128, 256):
            self.write(f"{size}.json", json.dumps({
                "grid": [4], "bind": {"0.0": "u32[1024]=iota", "0.1": "u32[4]=zeros"}, "push": ["u32:1"],
                "specialize": {"0": f"u32:{size}"}}))
        self.write("plan.toml", 'measure = ["info", "run"]\n[axes]\nsources = ["sum.comp"]\ntargets = ["gfx1030"]\n'
                                'launches = ["128.json", "256.json"]\n')
        self.sweep("plan.toml", "-o", "out")
        small, large = self.table("out")
        self.assertEqual((small["exit_code"], large["exit_code"]), ("0", "0"), (small, large))
        self.assertLess(int(small["wave_instructions"]), int(large["wave_instructions"]))

    def test_a_cell_that_takes_too_long(self):
        self.write("endless.s", wave(3, "again:\ns_branch again"))
        self.write("launch.json", json.dumps({"grid": [1], "block": [64]}))
        plan = 'measure = ["run"]\n[axes]\nsources = ["endless.s"]\nlaunches = ["launch.json"]\n[limits]\nseconds = {}\n'
        self.write("plan.toml", plan.format(0.3))
        self.sweep("plan.toml", "-o", "out")
        row, = self.table("out")
        self.assertEqual((row["exit_code"], row["message"]), ("3", "the 0.3 s of limits.seconds are over"))
        self.assertIn("0 measured now", self.sweep("plan.toml", "-o", "out").stdout)
        # More time is another chance.
        self.write("plan.toml", plan.format(0.5))
        self.assertIn("1 measured now", self.sweep("plan.toml", "-o", "out").stdout)
        self.write("plan.toml", plan.format(60) + "max_instructions = 1000\n")
        self.sweep("plan.toml", "-o", "out")
        self.assertEqual(self.table("out")[0]["outcome"], "limit_reached", self.table("out"))


class Ways(Folder):
    """Every way to measure the cells ends in the same table."""

    def reference(self):
        self.waves()
        self.sweep("plan.toml", "-o", "reference", "--jobs", "1")
        return [self.text("reference", name) for name in ("results.csv", "results.jsonl", "index.html")]

    def assert_same(self, reference, out):
        self.assertEqual(reference, [self.text(out, name) for name in ("results.csv", "results.jsonl", "index.html")])
        self.assert_no_leftovers(out)

    def test_pool_and_shards(self):
        reference = self.reference()
        self.sweep("plan.toml", "-o", "pool", "--jobs", "4")
        self.assert_same(reference, "pool")
        for part in (2, 0, 1):
            self.sweep("plan.toml", "-o", "shards", "--shard", f"{part}/3")
        self.sweep("plan.toml", "-o", "shards", "--collect")
        self.assert_same(reference, "shards")

    def test_parallel(self):
        reference = self.reference()
        subprocess.run(f"'{LANEWISE}' sweep plan.toml --list | parallel -j4 --joblog log '{LANEWISE}' sweep plan.toml -o out --cell {{}}",
                       shell=True, check=True, capture_output=True, cwd=self.folder,
                       env={**os.environ, "HOME": str(self.folder), "PARALLEL_HOME": str(self.folder / "parallel")})
        self.sweep("plan.toml", "-o", "out", "--collect")
        self.assert_same(reference, "out")

    def test_from_another_folder(self):
        reference = self.reference()
        self.sweep(self.folder / "plan.toml", "-o", self.folder / "far", cwd="/")
        self.assert_same(reference, "far")

    def test_messages_do_not_name_the_folder(self):
        self.write("a/bad.cl", '#include "data/part.h"\nkernel void k( {}\n')
        self.write("a/data/part.h", "nonsense\n")
        self.write("a/plan.toml", 'measure = ["info"]\n[axes]\nsources = ["bad.cl"]\ntargets = ["gfx900"]\n')
        self.sweep("a/plan.toml", "-o", "near")
        self.sweep("plan.toml", "-o", "../inside", cwd=self.folder / "a")
        self.sweep(self.folder / "a/plan.toml", "-o", self.folder / "far", cwd="/")
        self.assertTrue(self.table("near")[0]["message"].startswith("data/part.h:1: "), self.table("near"))
        for out in ("inside", "far"):
            self.assertEqual(self.text("near", "results.jsonl"), self.text(out, "results.jsonl"))
            for path in (self.folder / out / "cells").iterdir():
                self.assertEqual(path.read_text(), self.text("near", f"cells/{path.name}"))

    def test_two_at_once(self):
        reference = self.reference()
        runs = [subprocess.Popen([LANEWISE, "sweep", "plan.toml", "-o", "twice", *words], cwd=self.folder,
                                 stdout=subprocess.DEVNULL) for words in (("--jobs", "2"), ("--jobs", "2"))]
        self.assertEqual([run.wait() for run in runs], [0, 0])
        self.assert_same(reference, "twice")
        runs = [subprocess.Popen([LANEWISE, "sweep", "plan.toml", "-o", "twice", "--collect"], cwd=self.folder,
                                 stdout=subprocess.DEVNULL) for _ in range(6)]
        self.assertEqual([run.wait() for run in runs], [0] * 6)
        self.assert_same(reference, "twice")

    def test_collecting_a_part(self):
        self.reference()
        ids = self.ids()
        self.sweep("plan.toml", "-o", "part", "--cell", ids[3], "--cell", ids[5])
        done = self.sweep("plan.toml", "-o", "part", "--collect", "--json", code=1)
        self.assertEqual(json.loads(done.stdout)["missing"], [cell for i, cell in enumerate(ids) if i not in (3, 5)])
        self.assertEqual([row["cell"] for row in self.table("part")], [ids[3], ids[5]])

    def test_killed_and_begun_again(self):
        reference = self.reference()
        chosen = random.Random(3)
        for attempt in range(12):
            process = subprocess.Popen([LANEWISE, "sweep", "plan.toml", "-o", "killed", "--jobs", "2"], cwd=self.folder,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            time.sleep(chosen.uniform(0, 0.06))
            # The command alone, or it with its workers.
            if attempt % 2:
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
            process.wait()
        self.sweep("plan.toml", "-o", "killed")
        self.assert_same(reference, "killed")

    def test_a_kill_while_compiling(self):
        self.scale()
        self.sweep("plan.toml", "-o", "reference")
        process = subprocess.Popen([LANEWISE, "sweep", "plan.toml", "-o", "out"], cwd=self.folder, stdout=subprocess.DEVNULL)
        time.sleep(0.7)
        process.kill()
        process.wait()
        self.sweep("plan.toml", "-o", "out")
        self.assert_same([self.text("reference", name) for name in ("results.csv", "results.jsonl", "index.html")], "out")


class Trouble(Folder):
    def test_a_worker_that_dies(self):
        self.write("endless.s", wave(3, "again:\ns_branch again"))
        self.write("good.s", wave(3))
        self.write("launch.json", json.dumps({"grid": [1], "block": [64]}))
        self.write("plan.toml", 'measure = ["run"]\n[axes]\nsources = ["endless.s", "good.s"]\nlaunches = ["launch.json"]\n')
        process = subprocess.Popen([LANEWISE, "sweep", "plan.toml", "-o", "out", "--jobs", "1"], cwd=self.folder,
                                   stdout=subprocess.PIPE, text=True)
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children")
        end = time.monotonic() + 30
        while not (child := children.read_text().split()) and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.2)
        os.kill(int(child[0]), signal.SIGSEGV)
        out, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0, out)
        self.assertIn("2 cells: 2 measured now, 0 before; 1 failed", out)
        died, good = self.table("out")
        self.assertEqual(died["exit_code"], "70")
        self.assertIn("ended by signal 11", died["message"])
        self.assertEqual(good["exit_code"], "0")

    def test_interrupted(self):
        self.write("endless.s", wave(3, "again:\ns_branch again"))
        self.write("launch.json", json.dumps({"grid": [1], "block": [64]}))
        self.write("plan.toml", 'measure = ["run"]\n[axes]\nsources = ["endless.s"]\nlaunches = ["launch.json"]\n')
        for group in (True, False):
            process = subprocess.Popen([LANEWISE, "sweep", "plan.toml", "-o", "out"], cwd=self.folder, stderr=subprocess.PIPE,
                                       text=True, start_new_session=True)
            time.sleep(0.6)
            if group:
                os.killpg(process.pid, signal.SIGINT)
            else:
                process.terminate()
            _, error = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 3, error)
            self.assertIn("0 of 1 cells were measured, and the same command measures the others", error)
            self.assertFalse(list((self.folder / "out").rglob("cells/*")))

    def test_files_that_cannot_be_written(self):
        """A limit on the size of files stands for a full disk: writing fails in the middle of a file."""
        self.waves(4)
        self.sweep("plan.toml", "-o", "reference")

        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))

        error = self.sweep("plan.toml", "-o", "full", code=2, preexec_fn=limit).stderr
        self.assertIn("File too large", error)
        self.assertIn("full/cells/", error)
        self.assert_no_leftovers("full")
        self.sweep("plan.toml", "-o", "full")
        self.assertEqual(self.text("reference"), self.text("full"))

        def limit_tables():
            resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

        before = self.text("full", "index.html")
        self.assertIn("index.html", self.sweep("plan.toml", "-o", "full", "--collect", code=2, preexec_fn=limit_tables).stderr)
        self.assertEqual(before, self.text("full", "index.html"))

    @unittest.skipUnless(os.geteuid() == 0, "needs to mount a file system")
    def test_a_full_disk(self):
        self.waves(40)
        script = ("mkdir -p small && mount -t tmpfs -o size=64k tmpfs small && "
                  f"('{LANEWISE}' sweep plan.toml -o small/out; echo exit $?; find small -name '*partial*' | wc -l; "
                  "for f in small/out/cells/*; do tail -c 2 $f | od -An -c; done | sort -u)")
        done = subprocess.run(["unshare", "-m", "bash", "-c", script], capture_output=True, text=True, cwd=self.folder)
        if "mount:" in done.stderr or "unshare:" in done.stderr:
            self.skipTest(done.stderr)
        self.assertIn("No space left on device", done.stderr)
        self.assertEqual(done.stdout.split(), ["exit", "2", "0", "}", "\\n"])

    def test_file_systems_without_links(self):
        """As some network file systems: neither files without a name nor second names."""
        self.waves(4)
        self.sweep("plan.toml", "-o", "reference")
        self.write("shim.c", SHIM)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", "shim.so", "shim.c", "-ldl"], cwd=self.folder, check=True)
        for no_links in ("", "1"):
            out = f"out{no_links}"
            for _ in range(2):
                self.sweep("plan.toml", "-o", out, env={"LD_PRELOAD": str(self.folder / "shim.so"), "NO_LINKS": no_links})
            self.assertEqual(self.text("reference"), self.text(out))
            self.assert_no_leftovers(out)
            self.assertIn("refused", (self.folder / "refused").read_text())

    def test_another_version(self):
        self.waves(2)
        self.sweep("plan.toml", "-o", "out")
        stamp = self.folder / "out/versions.json"
        versions = json.loads(stamp.read_text())
        ours = versions["lanewise"]
        stamp.write_text(json.dumps({**versions, "lanewise": "0.0.9 (commit 123456789abc)"}))
        error = self.sweep("plan.toml", "-o", "out", code=2).stderr
        for words in ("0.0.9 (commit 123456789abc)", ours, "remove out to measure everything again"):
            self.assertIn(words, error)
        stamp.write_text("{}")
        self.assertIn("is not a file that a sweep wrote", self.sweep("plan.toml", "-o", "out", code=2).stderr)

    def test_another_compiler(self):
        self.scale()
        self.sweep("plan.toml", "-o", "out", "--cell", self.ids()[0])
        fake = self.write("clang", "#!/bin/sh\necho 'clang version 3.1'\n")
        fake.chmod(0o755)
        error = self.sweep("plan.toml", "-o", "out", code=2, env={"LANEWISE_CLANG": str(fake)}).stderr
        self.assertIn("clang: clang version 3.1", error)
        error = self.sweep("plan.toml", "-o", "new", code=2, env={"LANEWISE_CLANG": "/nosuch/clang"}).stderr
        self.assertIn("/nosuch/clang", error)
        self.assertFalse((self.folder / "new").exists())

    def test_another_plan_in_the_same_folder(self):
        self.waves(4)
        self.sweep("plan.toml", "-o", "out")
        self.write("second.toml", 'measure = ["info", "live"]\n[axes]\nsources = ["w3.s", "w4.s"]\n')
        self.write("w4.s", wave(80))
        self.assertIn("2 cells: 1 measured now, 1 before", self.sweep("second.toml", "-o", "out").stdout)
        self.assertEqual([row["vgprs"] for row in self.table("out")], ["4", "80"])

    def test_a_damaged_result(self):
        self.waves(2)
        self.sweep("plan.toml", "-o", "out")
        before = self.text("out")
        path = self.folder / f"out/cells/{self.ids()[0]}.json"
        path.write_text(path.read_text()[:40])
        error = self.sweep("plan.toml", "-o", "out", "--collect", code=2).stderr
        self.assertIn(path.name, error)
        self.sweep("plan.toml", "-o", "out")
        self.assertEqual(before, self.text("out"))


if __name__ == "__main__":
    at = sys.argv.index("--lanewise")
    LANEWISE = str(pathlib.Path(sys.argv[at + 1]).resolve())
    del sys.argv[at:at + 2]
    unittest.main()
