#!/usr/bin/env python3
"""What `lanewise time` writes: reports_test.py --lanewise PROGRAM

Numbers of the model are not compared with anything but each other: sums, shares and orders that hold whatever the model
says, and the forms that other programs read.
"""
import argparse
import collections
import decimal
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(__file__).resolve().parent
SUM = [ROOT / "examples/sum.cl", "--grid", 48, "--block", 256, "u32[12288]=iota", "u32[48]=zeros", "lds:1024"]
SAXPY = [ROOT / "examples/saxpy.cl", "--grid", 64, "--block", 256, "f32[16384]=iota", "f32[16384]=zeros", "f32:2"]
DEVICES = ["fiji-r9-nano", "vega-64", "navi10-5700xt", "navi21-6900xt"]
arguments = None


def lanewise(*words, exit_code=0):
    done = subprocess.run([arguments.lanewise, *map(str, words)], capture_output=True, text=True, timeout=300)
    if done.returncode != exit_code:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def timed(*words):
    return json.loads(lanewise("time", *words, "--json"))["dispatches"]


class InFolder(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="lanewise-time-")
        self.folder = pathlib.Path(self.temporary.name)

    def tearDown(self):
        self.temporary.cleanup()


class Trace(InFolder):
    def trace(self, *words):
        path = self.folder / "trace.json"
        dispatch = timed(*words, "--trace", path)[0]
        # As decimals: whether events touch is a matter of the last digit.
        return dispatch, json.loads(path.read_text(), parse_float=decimal.Decimal)

    def test_is_chromes_format(self):
        schema = json.loads((FOLDER / "trace_schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for words in ([*SUM, "--device", "vega-64"], [*SAXPY, "--device", "navi10-5700xt"]):
            _, trace = self.trace(*words)
            errors = [f"{e.json_path}: {e.message}" for e in validator.iter_errors(trace)]
            self.assertEqual(errors[:5], [])

    def test_events_of_a_track_nest_and_do_not_overlap(self):
        for device in DEVICES:
            _, trace = self.trace(*SUM, "--device", device)
            tracks = collections.defaultdict(lambda: collections.defaultdict(list))
            for event in trace["traceEvents"]:
                if event["ph"] == "X":
                    tracks[event["pid"], event["tid"]][event["cat"]].append((event["ts"], event["ts"] + event["dur"]))
            self.assertGreater(len(tracks), 1)
            for track, kinds in tracks.items():
                for kind, spans in kinds.items():
                    spans.sort()
                    for (_, end), (start, _) in zip(spans, spans[1:]):
                        self.assertLessEqual(end, start, f"{device} {track} {kind}")
                # Stalls fill their waves.
                self.assertEqual(sum(e - s for s, e in kinds["wave"]), sum(e - s for s, e in kinds["stall"]))
                starts = {s for s, _ in kinds["wave"]}
                self.assertLessEqual(starts, {s for s, _ in kinds["stall"]})

    def test_every_track_is_named_and_counters_are_in_order(self):
        _, trace = self.trace(*SUM, "--device", "vega-64")
        threads, processes, used = set(), set(), set()
        times = collections.defaultdict(list)
        for event in trace["traceEvents"]:
            if event["name"] == "thread_name":
                threads.add((event["pid"], event["tid"]))
            elif event["name"] == "process_name":
                processes.add(event["pid"])
            elif event["ph"] == "X":
                used.add((event["pid"], event["tid"]))
            elif event["ph"] == "C":
                times[event["name"]].append(event["ts"])
        self.assertEqual(used, threads)
        self.assertEqual({pid for pid, _ in used} | {0}, processes)
        self.assertGreaterEqual(len(times), 4)
        for name, list_ in times.items():
            self.assertEqual(list_, sorted(set(list_)), name)
            self.assertLessEqual(len(list_), 100_000 if name == "resident waves" else 500)

    def test_sums_are_the_reports(self):
        for device in DEVICES:
            dispatch, trace = self.trace(*SUM, "--device", device)
            stalls, waves = collections.Counter(), 0
            for event in trace["traceEvents"]:
                if event["ph"] == "X" and event["cat"] == "stall":
                    stalls[event["name"]] += event["args"]["cycles"]
                elif event["ph"] == "X":
                    waves += 1
                    self.assertTrue(event["args"]["ended"])
            self.assertEqual(trace["otherData"]["intervals_merged_below_cycles"], 0)
            self.assertEqual(dict(stalls), dispatch["stalls"], device)
            self.assertEqual(waves, 48 * 256 // (32 if device.startswith("navi") else 64))

    def test_is_of_one_dispatch(self):
        path = self.folder / "trace.json"
        lanewise("time", *SUM, "--device", "vega-64", "--device", "navi10-5700xt", "--trace", path, exit_code=2)
        self.assertFalse(path.exists())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    arguments, rest = parser.parse_known_args()
    arguments.lanewise = str(pathlib.Path(arguments.lanewise).resolve())
    unittest.main(argv=[sys.argv[0], *rest])
