#!/usr/bin/env python3
"""What `lanewise time` writes: reports_test.py --lanewise PROGRAM

Numbers of the model are not compared with anything but each other: sums, shares and orders that hold whatever the model
says, and the forms that other programs read.
"""
import argparse
import collections
import csv
import decimal
import json
import math
import pathlib
import re
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
STALLS = ["issue", "dependency", "wait vm", "wait lgkm", "wait vs", "wait exp", "unit busy", "not picked", "fetch",
          "barrier", "lds conflict", "memory queue", "sleep", "launch", "drain"]
arguments = None


def lanewise(*words, exit_code=0):
    done = subprocess.run([arguments.lanewise, *map(str, words)], capture_output=True, text=True, timeout=300)
    if done.returncode != exit_code:
        raise AssertionError(f"lanewise {words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def timed(*words):
    return json.loads(lanewise("time", *words, "--json"))["dispatches"]


def read_schema():
    schema = json.loads((ROOT / "docs/schemas/time.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


class InFolder(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="lanewise-time-")
        self.folder = pathlib.Path(self.temporary.name)

    def tearDown(self):
        self.temporary.cleanup()


class Json(InFolder):
    """The schema, and the relations that docs/time-json.md promises."""

    def check(self, dispatches):
        document = {"schema": "lanewise/time/1", "messages": [], "dispatches": dispatches}
        errors = [f"{e.json_path}: {e.message}" for e in read_schema().iter_errors(document)]
        self.assertEqual(errors[:5], [])
        for d in dispatches:
            by_instruction = collections.Counter()
            for instruction in d["instructions"]:
                by_instruction.update(instruction["cycles"])
            self.assertEqual(dict(by_instruction), d["stalls"])
            self.assertEqual(sum(i["executed"] for i in d["instructions"]), d["wave_instructions"])
            self.assertEqual([i["address"] for i in d["instructions"]], sorted(i["address"] for i in d["instructions"]))
            self.assertEqual(sum(d["stalls"].values()), d["wave_cycles"])
            self.assertLessEqual(d.get("range", {"least": 0})["least"], d["cycles"])
            self.assertAlmostEqual(d["occupancy"]["mean_resident_waves"], d["wave_cycles"] / d["cycles"], 6)
            self.assertAlmostEqual(d["nanoseconds"], d["cycles"] * 1000 / d["clock_mhz"], 3)

    def test_kernels_and_devices(self):
        for device in DEVICES:
            for kernel in (SUM, SAXPY):
                self.check(timed(*kernel, "--device", device))

    def test_devices_are_in_the_order_asked_for(self):
        dispatches = timed(*SUM, "--device", "vega-64", "--device", "fiji-r9-nano")
        self.assertEqual([d["device"] for d in dispatches], ["vega-64", "fiji-r9-nano"])
        self.check(dispatches)

    def test_files_side_by_side(self):
        first, second = self.folder / "first.cl", self.folder / "second.cl"
        for path, constant in ((first, 1), (second, 2)):
            path.write_text(f"kernel void add(global int* p) {{ p[get_global_id(0)] += {constant}; }}\n")
        words = [first, second, "--device", "vega-64", "--grid", 1, "--block", 64, "i32[64]=zeros"]
        self.assertEqual([d["file"] for d in timed(*words)], [str(first), str(second)])

    def test_sensitivity(self):
        (dispatch,) = timed(*SAXPY, "--device", "fiji-r9-nano", "--sensitivity")
        self.check([dispatch])
        self.assertLess(dispatch["range"]["least"], dispatch["cycles"])
        self.assertGreater(dispatch["range"]["most"], dispatch["cycles"])
        moved = [max(abs(e["cycles_low"] - dispatch["cycles"]), abs(e["cycles_high"] - dispatch["cycles"]))
                 for e in dispatch["sensitivity"]]
        self.assertEqual(moved, sorted(moved, reverse=True))
        self.assertGreater(moved[-1], 0)

    def test_what_if_and_set(self):
        (plain,) = timed(*SAXPY, "--device", "vega-64")
        (slow,) = timed(*SAXPY, "--device", "vega-64", "--set", "memory_cycles=5000")
        self.assertGreater(slow["cycles"], plain["cycles"])
        (clock,) = timed(*SAXPY, "--device", "vega-64", "--clock", 773)
        self.assertEqual(clock["clock_mhz"], 773)
        (few,) = timed(*SAXPY, "--device", "vega-64", "--vgprs", 128)
        self.assertLess(few["occupancy"]["waves_per_simd"], plain["occupancy"]["waves_per_simd"])
        self.assertEqual(few["occupancy"]["limited_by"], "vgprs")
        (lds,) = timed(*SAXPY, "--device", "vega-64", "--lds", 32768)
        self.assertEqual(lds["occupancy"]["limited_by"], "lds")
        self.check([slow, clock, few, lds])

    def test_part_of_the_device(self):
        """What-ifs of a part of the device change the time as those of the whole device do."""
        stream, chains = self.folder / "stream.cl", self.folder / "chains.cl"
        stream.write_text("kernel void copy(global const float4* a, global float4* b) "
                          "{ size_t i = get_global_id(0); b[i] = a[i]; }\n")
        chains.write_text("kernel void chains(global float* a) { float x = a[get_global_id(0)], y = x; "
                          "for (int i = 0; i < 40; ++i) { x = x * y + 1; y = y * x + 2; } a[get_global_id(0)] = x + y; }\n")
        copies = [stream, "--grid", 2560, "--block", 256, "f32[2621440]=iota", "f32[2621440]=zeros"]
        arithmetic = [chains, "--grid", 4096, "--block", 256, "f32[1048576]=iota"]
        for kernel, device in ((copies, "vega-64"), (copies, "navi21-6900xt"), (arithmetic, "vega-64")):
            words = [*kernel, "--device", device]
            (part,), (whole,) = timed(*words), timed(*words, "--full")
            self.check([part, whole])
            self.assertEqual(part["cycles"], whole["cycles"])
            self.assertLess(part["analysed_instructions"] * 2, part["wave_instructions"])
            self.assertTrue("analysed_instructions" not in whole)
            for asked, exact in zip(part["what_if"], whole["what_if"], strict=True):
                self.assertEqual(asked["what"], exact["what"])
                self.assertAlmostEqual(asked["cycles"] / exact["cycles"], 1, delta=0.1, msg=device)
            for end in ("least", "most"):
                self.assertAlmostEqual(part["range"][end] / whole["range"][end], 1, delta=0.15, msg=device)

    def test_ends_that_a_setting_excludes(self):
        """With a refresh as long as the shortest interval, that interval is left out, and no other parameter is."""
        words = [*SAXPY, "--device", "fiji-r9-nano"]
        (plain,), (slow,) = timed(*words), timed(*words, "--set", "dram_refresh_ps=2000000")
        self.check([slow])
        self.assertGreater(slow["range"]["most"], 0.9 * plain["range"]["most"])

    def test_what_was_timed_until_a_fault(self):
        words = ["time", *SAXPY, "--device", "vega-64"]
        words[words.index("f32[16384]=iota")] = "f32[8192]=iota"
        dispatch = json.loads(lanewise(*words, "--json", exit_code=3))["dispatches"][0]
        self.assertFalse(dispatch["complete"])
        self.assertGreater(dispatch["cycles"], 0)
        self.check([dispatch])


    def test_what_was_timed_until_the_end_of_the_time(self):
        endless = self.folder / "endless.hsaco"
        lanewise("as", ROOT / "tests/cli/files/endless.s", "-o", endless)
        words = ["time", endless, "--grid", 1, "--block", 64, "u32[64]=zeros", "--timeout", 0.5, "--json"]
        (dispatch,) = json.loads(lanewise(*words, exit_code=3))["dispatches"]
        self.assertFalse(dispatch["complete"])
        self.assertGreater(dispatch["cycles"], 0)
        self.check([dispatch])

    def test_waves_are_at_most_so_many(self):
        (dispatch,) = timed(*SUM, "--device", "vega-64", "--waves", 2)
        self.assertEqual(dispatch["occupancy"]["waves_per_simd"], 2)
        self.assertLessEqual(dispatch["occupancy"]["mean_resident_waves"], 2 * 4 * 64)


STORES = """
kernel void fill_1(global uchar* a) { a[get_global_id(0)] = 3; }
kernel void fill_2(global ushort* a) { a[get_global_id(0)] = 3; }
kernel void fill_4(global uint* a) { a[get_global_id(0)] = 3; }
kernel void fill_8(global uint2* a) { a[get_global_id(0)] = 3; }
struct three { uint a, b, c; };
kernel void fill_12(global struct three* a) { a[get_global_id(0)] = (struct three){1, 2, 3}; }
kernel void fill_16(global uint4* a) { a[get_global_id(0)] = 3; }
kernel void add_4(global uint* a) { atomic_inc(a + get_global_id(0)); }
kernel void three_8(global ulong* a) {
  size_t i = get_global_id(0), n = get_global_size(0);
  a[i] = 1; a[i + n] = 2; a[i + 2 * n] = 3;
}
kernel void image_16(write_only image2d_t a) {
  write_imagef(a, (int2)(get_global_id(0) % 256, get_global_id(0) / 256), (float4)1);
}
"""


class Uncertainty(InFolder):
    """The range of a time: unmeasured parameters and the error of the model, in squares."""

    def check(self, d):
        cycles, range_ = d["cycles"], d["range"]
        model, parameters = range_["model"], range_["parameters"]
        self.assertLess(model["least"], 1)
        self.assertGreater(model["most"], 1)
        self.assertLessEqual(parameters["least"], cycles)
        self.assertGreaterEqual(parameters["most"], cycles)
        self.assertLess(abs(range_["most"] - cycles * math.exp(math.hypot(
            math.log(parameters["most"] / cycles), math.log(model["most"])))), 2)
        least = cycles * math.exp(-math.hypot(math.log(parameters["least"] / cycles), math.log(model["least"])))
        self.assertLess(abs(range_["least"] - max(least, range_["needed"])), 2)
        self.assertLessEqual(range_["needed"], range_["least"])
        self.assertLessEqual(range_["needed"], cycles)
        self.assertLessEqual(range_["needed"], math.ceil(max(d["utilisation"].values()) * cycles))

    def test_of_a_kernel_that_waits(self):
        for device in DEVICES:
            (d,) = timed(*SAXPY, "--device", device)
            self.check(d)

    def test_not_below_the_busiest_unit(self):
        """All VALU: the model's error would allow less time than the instructions take."""
        kernels = self.folder / "busy.cl"
        kernels.write_text("""
kernel void busy(global float* out) {
  float a = get_global_id(0), b = a + 1, c = a + 2, d = a + 3;
  for (int i = 0; i < 200; ++i) { a = a * b + c; b = b * c + d; c = c * d + a; d = d * a + b; }
  out[get_global_id(0)] = a + b + c + d;
}
""")
        (d,) = timed(kernels, "--device", "vega-64", "--grid", 640, "--block", 256, "f32[163840]=zeros")
        self.assertEqual(d["bound_by"], "VALU")
        self.check(d)
        self.assertGreater(d["range"]["needed"], 0.7 * d["cycles"])

    def test_of_numbers_that_are_all_known(self):
        """A kernel of a few cycles has the error of the model, too: never "8 to 8"."""
        source = self.folder / "end.s"
        source.write_text('''.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
end:
s_endpgm
.amdhsa_kernel end
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
''')
        (d,) = timed(source, "--device", "vega-64", "--grid", 1, "--block", 64)
        self.assertLess(d["range"]["least"], d["range"]["most"])
        self.check(d)


class Stores(InFolder):
    """Stores go no faster than memory does, whether the kernel waits for them or not."""

    def test_all_widths(self):
        kernels = self.folder / "stores.cl"
        kernels.write_text(STORES)
        for device in [*DEVICES, "radeon-vii", "polaris-rx480"]:
            target = {d["name"]: d["target"] for d in json.loads(lanewise("devices", "--json"))["products"]}[device]
            objects = self.folder / f"{device}.hsaco"
            lanewise("compile", kernels, "--target", target, "-o", objects)
            for name in re.findall(r"kernel void (\w+)", STORES):
                width = int(name.split("_")[1]) * (3 if name.startswith("three") else 1)
                items = (1 << 19) // width // 256 * 256
                stored = items * width
                where = f"u8[{stored}]=zeros" if not name.startswith("image") else f"image2d[256x{items // 256},rgba32f]=zeros"
                # A small L2 and slow memory show at once what memory binds. The windows of the memory controllers hold
                # 64 KiB at most.
                cache, held, gigabytes = 1 << 17, 1 << 16, 40
                (d,) = timed(objects, "--kernel", name, "--device", device, "--grid", items // 256, "--block", 256, where,
                             "--set", f"l2_bytes={cache}", "--set", f"memory_gb_per_second={gigabytes}")
                with self.subTest(f"{name} on {device}"):
                    per_cycle = gigabytes * 1000 / d["clock_mhz"]
                    self.assertLessEqual((stored - cache - held) / d["cycles"], per_cycle)
                    self.assertLessEqual(max(d["utilisation"].values()), 1)
                    self.assertGreater(d["utilisation"]["memory"], 0.5)

    def test_larger_than_the_cache_of_a_product(self):
        kernels = self.folder / "stores.cl"
        kernels.write_text(STORES)
        (d,) = timed(kernels, "--kernel", "fill_8", "--device", "vega-64", "--grid", 16384, "--block", 256,
                     f"u8[{16384 * 256 * 8}]=zeros")
        self.assertLessEqual(16384 * 256 * 8 / d["nanoseconds"], 484)
        self.assertIn("memory-bound", d["bound"])

    def test_several_arrays(self):
        bytes_in_all, cache = 64 << 20, 4 << 20  # the L2 may hold what was stored last
        for kernel, arrays in (("fill1", 1), ("fill3", 3)):
            elements = bytes_in_all // 8 // arrays // 256 * 256
            (d,) = timed(FOLDER / "fill.cl", "--kernel", kernel, "--device", "vega-64", "--grid", elements // 256, "--block",
                         256, *[f"f64[{elements}]=zeros"] * arrays)
            # AMD's data sheet of the RX Vega 64: 483.8 GB/s.
            self.assertLessEqual((elements * 8 * arrays - cache) / d["nanoseconds"], 483.8, kernel)
            self.assertLessEqual(max(d["utilisation"].values()), 1, kernel)


class LdsAtomics(InFolder):
    """Lanes whose atomics meet at one counter wait for each other in LDS; lanes that read one dword do not."""

    def test_one_counter(self):
        kernels = self.folder / "atomics.cl"
        kernels.write_text("""
kernel void count(global uint* out, local uint* counts, uint mask) {
  for (int i = 0; i < 64; ++i) atomic_inc(counts + (get_local_id(0) & mask));
  out[get_global_id(0)] = counts[0];
}
""")
        for device in DEVICES:
            # By an argument: of an address that it knows to be one, a compiler makes one atomic for all lanes.
            one, own = (timed(kernels, "--device", device, "--grid", 1, "--block", 64, "u32[64]=zeros", "lds:256",
                              f"u32:{mask}")[0] for mask in (0, 63))
            # The atomics follow each other, so that all but the last wait until LDS takes them.
            conflicts, busy = ([d["stalls"].get(reason, 0) for d in (one, own)]
                               for reason in ("lds conflict", "unit busy"))
            self.assertEqual(conflicts[1], 0, device)
            self.assertGreater(conflicts[0] + busy[0], 4 * busy[1], device)


class WhatIfs(InFolder):
    def what_ifs(self, *words):
        (d,) = timed(*words)
        return d, {w["what"]: w["cycles"] for w in d.get("what_if", [])}

    def test_the_second_of_two_runs_is_not_slower(self):
        for device in DEVICES:
            (cold,), (warm,) = timed(*SAXPY, "--device", device), timed(*SAXPY, "--device", device, "--warm")
            self.assertFalse(cold["warm"])
            self.assertTrue(warm["warm"])
            self.assertLess(warm["cycles"], cold["cycles"])
            self.assertEqual(warm["memory"]["bytes_read"], 0)

    def test_of_units_that_are_at_work(self):
        kernels = self.folder / "busy.cl"
        kernels.write_text("""
kernel void busy(global float* out, int n) {
  float a = get_global_id(0), b = a + 1, c = a + 2, d = a + 3;
  for (int i = 0; i < n; ++i) { a = a * b + c; b = b * c + d; c = c * d + a; d = d * a + b; }
  out[get_global_id(0)] = a + b + c + d;
}
""")
        d, what_ifs = self.what_ifs(kernels, "--device", "vega-64", "--grid", 256, "--block", 256, "f32[65536]=zeros", "i32:200")
        self.assertGreater(d["utilisation"]["valu"], 0.7)
        self.assertEqual(d["bound_by"], "VALU")
        self.assertTrue(d["bound"].startswith("VALU-bound: "))
        self.assertLess(what_ifs["twice the SIMDs, the same waves"], 0.8 * d["cycles"])
        self.assertGreater(what_ifs["twice the memory bandwidth"], 0.9 * d["cycles"])

    def test_of_one_compute_unit(self):
        (d,) = timed(*SAXPY[:1], "--device", "vega-64", "--grid", 1, "--block", 256, "f32[256]=iota", "f32[256]=zeros", "f32:2")
        self.assertEqual(d["compute_units_with_work"], 1)
        self.assertIn("resident waves per SIMD cannot hide it", d["bound"])
        self.assertEqual(d["bound_by"], "latency")
        self.assertNotIn("0.0 waves", d["bound"])


class Tables(InFolder):
    def rows(self, option, *words):
        path = self.folder / "table.csv"
        dispatches = timed(*words, option, path)
        with path.open(newline="") as file:
            return dispatches, list(csv.DictReader(file))

    def test_csv_has_a_row_an_instruction(self):
        dispatches, rows = self.rows("--csv", *SUM, "--device", "vega-64", "--device", "navi10-5700xt")
        expected = [(d["device"], i) for d in dispatches for i in d["instructions"]]
        self.assertEqual(len(rows), len(expected))
        for row, (device, instruction) in zip(rows, expected):
            self.assertEqual(row["device"], device)
            self.assertEqual(row["instruction"], instruction["text"])
            self.assertEqual(int(row["address"], 16), instruction["address"])
            self.assertEqual(int(row["executed"]), instruction["executed"])
            for reason in STALLS:
                self.assertEqual(int(row[reason]), instruction["cycles"].get(reason, 0))

    def test_att_has_the_columns_of_a_thread_trace(self):
        (dispatch,), rows = self.rows("--att", *SUM, "--device", "vega-64")
        self.assertEqual(list(rows[0]), "CodeObj,Vaddr,Instruction,Hitcount,Latency,Stall,Idle,Source".split(","))
        self.assertEqual(len(rows), len(dispatch["instructions"]))
        for row, instruction in zip(rows, dispatch["instructions"]):
            self.assertEqual(int(row["Vaddr"]), instruction["address"])
            self.assertEqual(int(row["Hitcount"]), instruction["executed"])
            self.assertLessEqual(int(row["Stall"]), int(row["Latency"]))
            self.assertEqual(int(row["Latency"]) + int(row["Idle"]), sum(instruction["cycles"].values()))


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
