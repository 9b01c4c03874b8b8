#!/usr/bin/env python3
"""wave_sizes_test.py --lanewise PROGRAM [--every N | --all]

The size of a kernel's waves, and what follows from it, is the same in every command: registers, allocation, waves per
SIMD and limits in `info`, `live` and `time`, for the kernels of tests/kernels and the shaders of tests/shaders: each on
a target or two in turn, and with --all on every target and in both sizes. Listings of code for waves of 64 are llvm-objdump's with --mattr=+wavefrontsize64. Occupancy
of waves of 64 is what clang's own remark says.
"""
import argparse
import json
import math
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GCN = ["gfx801", "gfx803", "gfx900", "gfx902", "gfx906", "gfx90c"]
RDNA = ["gfx1010", "gfx1011", "gfx1012", "gfx1030", "gfx1031", "gfx1032", "gfx1034", "gfx1036"]
SIZES = [(target, 0) for target in GCN] + [(target, size) for target in RDNA for size in (32, 64)]
# Of the targets that have a product.
DEVICES = {"gfx803": "fiji-r9-nano", "gfx900": "vega-64", "gfx902": "raven-vega8", "gfx906": "radeon-vii",
           "gfx1010": "navi10-5700xt", "gfx1030": "navi21-6900xt"}
NOT_COMPILED = {"sub_groups"}  # where clang itself fails, see its case.json
SHARED_KEYS = ["wave_size", "vgprs", "allocated_vgprs", "sgprs", "allocated_sgprs", "lds_bytes", "scratch_bytes",
               "workgroup_size"]
OCCUPANCY_KEYS = ["waves_per_simd", "most_waves_per_simd", "workgroups_per_compute_unit", "workgroups_per_wgp",
                  "limited_by", "text"]
arguments = None


def lanewise(*words, code=0):
    done = subprocess.run([arguments.lanewise, *map(str, words)], capture_output=True, text=True, timeout=300, cwd=ROOT)
    if done.returncode != code:
        raise AssertionError(f"lanewise {words}: exit {done.returncode} and not {code}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr if code else done.stdout


def kernels_of(report):
    objects = report.get("code_objects", [report])
    return {kernel["name"]: kernel for one in objects for kernel in one["kernels"]}


def fits(occupancy):
    return {key: occupancy[key] for key in OCCUPANCY_KEYS if key in occupancy}


FORMATS = {"u8": "B", "i8": "b", "u16": "H", "i16": "h", "u32": "I", "i32": "i", "u64": "Q", "i64": "q", "f16": "e",
           "f32": "f", "f64": "d"}


def of_bits(bits, kind):
    size = struct.calcsize(FORMATS[kind])
    return struct.unpack(f"<{FORMATS[kind]}", int(bits, 0).to_bytes(size, "little"))[0]


def contents(buffer, folder):
    """A buffer of a case as `time` takes it; `range` is another sequence than the harness of tests/kernels has."""
    kind, init, count = buffer["buffer"], buffer["init"], buffer["count"]
    number = float if kind[0] == "f" else lambda text: int(text, 0)
    if isinstance(init, list):
        values = [of_bits(v[5:], kind) if v.startswith("bits:") else number(v) for v in map(str, init)]
    elif init.startswith("range:"):
        seed, low, high = init.split(":")[1:]
        low, high = number(low), number(high)
        places = [(i + int(seed)) * 61 % 97 for i in range(count)]
        values = [low + (high - low) * at / 97 if kind[0] == "f" else low + (high - low) * at // 97 for at in places]
    elif init.startswith("text:"):
        values = list(init[5:].encode())
    else:
        return f"{kind}[{count}]={init}"
    path = folder / f"{len(list(folder.iterdir()))}.bin"
    path.write_bytes(struct.pack(f"<{count}{FORMATS[kind]}", *(values * count)[:count]))
    return f"{kind}[{count}]=@{path}"


def words_of(case, folder):
    """The arguments of each run of a case as `time` takes them."""
    buffers, runs = [], []
    for run in case["runs"]:
        words = []
        for arg in run["args"]:
            if "buffer" in arg:
                buffers.append(contents(arg, folder))
                words.append(buffers[-1])
            elif "buffer_ref" in arg:
                words.append(buffers[arg["buffer_ref"]])
            elif "local" in arg:
                words.append(f"lds:{arg['local']}")
            else:
                values = arg.get("values", [arg.get("value")])
                words.append(f"{arg['scalar']}{f'x{len(values)}' if len(values) > 1 else ''}:{','.join(map(str, values))}")
        runs.append(words)
    return runs


class WaveSizes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-waves-")
        cls.folder = pathlib.Path(cls.temporary.name)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def agree(self, path, where):
        """`info` and `live` of every kernel of an object; returns the kernels."""
        info = kernels_of(json.loads(lanewise("info", path, "--json")))
        live = {k["name"]: k for k in json.loads(lanewise("live", path, "--summary", "--json"))["kernels"]
                if k["kind"] == "kernel"}
        self.assertEqual(sorted(info), sorted(live), where)
        for name, kernel in info.items():
            with self.subTest(kernel=name, of=where):
                for key in SHARED_KEYS:
                    self.assertEqual(kernel[key], live[name][key], key)
                by_device = {o["device"]: fits(o) for o in live[name]["occupancy"]}
                self.assertTrue(kernel["occupancy"])
                for occupancy in kernel["occupancy"]:
                    self.assertEqual(fits(occupancy), by_device[occupancy["device"]])
        return info

    def time_agrees(self, info, dispatches, device, where):
        """`time` of dispatches says of their kernels what `info` said of workgroups of their size."""
        for time in dispatches:
            kernel = info[time["kernel"]]
            with self.subTest(kernel=time["kernel"], of=where, device=device):
                for key in SHARED_KEYS:
                    if key not in ("lds_bytes", "workgroup_size"):
                        self.assertEqual(kernel[key], time[key], key)
                self.assertGreaterEqual(time["lds_bytes"], kernel["lds_bytes"])
                if time["lds_bytes"] == kernel["lds_bytes"]:  # `info` knows nothing of the launch's own
                    own = next(fits(o) for o in kernel["occupancy"] if o["device"] == device)
                    self.assertEqual(fits(time["occupancy"]), own)
                    self.times_that_agreed += 1

    def run_agrees(self, path, case, i, device, where):
        """`time` of one workgroup of a case's run, beside `info` of workgroups of this size."""
        run = case["runs"][i]
        block = run.get("local", run["global"])
        done = subprocess.run([arguments.lanewise, "time", path, "--device", device, "--kernel", run["kernel"], "--grid", "1",
                               "--block", ",".join(map(str, block)), *words_of(case, self.folder)[i], "--json"],
                              capture_output=True, text=True, timeout=300)
        # Runs in the case's order find other bytes than these; what a kernel is does not depend on whether it faults.
        self.assertTrue(done.returncode == 0 or done.stderr.startswith("fault: memory_fault"), done.stderr)
        info = kernels_of(json.loads(lanewise("info", path, "--block-size", math.prod(block), "--json")))
        self.time_agrees(info, json.loads(done.stdout)["dispatches"], device, where)

    def test_all_agree_on_the_kernels(self):
        cases = sorted((ROOT / "tests/kernels").glob("*/kernel.cl"))[::arguments.every]
        timed = [(target, size) for target, size in SIZES if target in DEVICES]
        others = [(target, size) for target, size in SIZES if target not in DEVICES]
        seen, self.times_that_agreed = set(), 0
        for i, source in enumerate(cases):
            case = json.loads((source.parent / "case.json").read_text())
            some = [timed[i % len(timed)]]
            if len(cases) - i <= len(others):
                some.append(others[len(cases) - i - 1])
            for target, size in SIZES if arguments.all else some:
                out = self.folder / "kernel.hsaco"
                flags = {0: [], 32: [], 64: ["-mwavefrontsize64"]}[size]
                done = subprocess.run([arguments.lanewise, "compile", source, "--target", target, "-o", out, "--",
                                       "-cl-std=CL2.0", *case.get("options", "").split(), *flags], capture_output=True, text=True,
                                      timeout=300)
                if done.returncode != 0:
                    self.assertIn(source.parent.name, NOT_COMPILED, done.stderr)
                    continue
                where = f"{source.parent.name}, {target}, {size}"
                for kernel in self.agree(out, where).values():
                    self.assertEqual(kernel["wave_size"], size or 64)
                    seen.add((target, kernel["wave_size"]))
                kernels = set()
                for r, run in enumerate(case["runs"] if target in DEVICES else []):
                    if run["kernel"] not in kernels:
                        kernels.add(run["kernel"])
                        self.run_agrees(out, case, r, DEVICES[target], where)
        self.assertGreaterEqual(len(seen), len(SIZES) if arguments.all else len(timed) + len(others) // 2)
        self.assertGreater(self.times_that_agreed, len(cases) // 2)

    def test_all_agree_on_the_shaders(self):
        shaders = sorted((ROOT / "tests/shaders").glob("*/shader.comp"))[::arguments.every]
        sizes, self.times_that_agreed = set(), 0
        targets = ["gfx803", "gfx900", "gfx1010", "gfx1030"]
        for i, source in enumerate(shaders):
            launch = json.loads((source.parent / "launch.json").read_text())
            for target in targets if arguments.all else targets[i % 4:][:1]:
                for size in (32, 64) if target in RDNA else (0,):
                    out = self.folder / "shader.hsaco"
                    done = subprocess.run([arguments.lanewise, "compile", source, "--target", target, "-o", out,
                                           *(["--wave-size", str(size)] if size else [])], capture_output=True,
                                          timeout=300)
                    if done.returncode != 0:
                        continue
                    where = f"{source.parent.name}, {target}, {size}"
                    info = self.agree(out, where)
                    sizes |= {kernel["wave_size"] for kernel in info.values()}
                    done = subprocess.run([arguments.lanewise, "time", out, "--launch", source.parent / "launch.json",
                                           "--device", DEVICES[target], "--json"], capture_output=True, text=True,
                                          timeout=300)
                    # The driver has laid out what the launch says of a source; some have images that gfx803 lacks.
                    if done.returncode == 0:
                        self.time_agrees(info, json.loads(done.stdout)["dispatches"], DEVICES[target], where)
        self.assertEqual(sizes, {32, 64})
        self.assertGreater(self.times_that_agreed, len(shaders) // 2)

    def test_time_agrees(self):
        for target, device in DEVICES.items():
            for size in (32, 64) if target in RDNA else (0,):
                out = self.folder / "sum.hsaco"
                lanewise("compile", "examples/sum.cl", "--target", target, "-o", out,
                         *(["--", "-mwavefrontsize64"] if size == 64 else []))
                info = self.agree(out, f"sum, {target}, {size}")["sum"]
                time = json.loads(lanewise("time", out, "--device", device, "--grid", 4, "--block", 256,
                                           "u32[1024]=iota", "u32[4]=zeros", "lds:1024", "--json"))["dispatches"][0]
                for key in SHARED_KEYS:
                    if key != "lds_bytes":
                        self.assertEqual(info[key], time[key], f"{device}, {size}: {key}")
                self.assertEqual(time["lds_bytes"], info["lds_bytes"] + 1024)
                own = next(fits(o) for o in info["occupancy"] if o["device"] == device)
                self.assertEqual(fits(time["occupancy"]), own, f"{device}, {size}")

    def test_occupancy_is_the_compilers(self):
        source = ROOT / "tests/cli/files/wave64.cl"
        for target, size in [("gfx1030", 64), ("gfx1030", 32), ("gfx1010", 64), ("gfx1010", 32), ("gfx900", 0)]:
            flags = ["-mwavefrontsize64"] if size == 64 else []
            out = self.folder / "wave64.hsaco"
            done = subprocess.run([arguments.lanewise, "compile", source, "--target", target, "-o", out, "--", *flags,
                                   "-Rpass-analysis=kernel-resource-usage"], capture_output=True, text=True, timeout=300)
            self.assertEqual(done.returncode, 0, done.stderr)
            said = int(re.search(r"Occupancy \[waves/SIMD\]: (\d+)", done.stderr)[1])
            self.agree(out, f"wave64.cl, {target}, {size}")
            # The remark leaves it open how large workgroups are.
            info = kernels_of(json.loads(lanewise("info", out, "--block-size", 64, "--json")))["heavy"]
            self.assertEqual(info["occupancy"][0]["waves_per_simd"], said, f"{target}, {size}")
            lanewise("live", out, "--block-size", 64, "--summary", "--min-waves", said)
            lanewise("live", out, "--block-size", 64, "--summary", "--min-waves", said + 1, code=1)

    def test_listings_name_registers_of_their_waves(self):
        for target in ("gfx1010", "gfx1030", "gfx1100"):
            for size, attribute in ((64, "+wavefrontsize64"), (32, "+wavefrontsize32")):
                out = self.folder / "listed.hsaco"
                lanewise("compile", "tests/cli/files/plain_waves.c", "--target", target, "-o", out,
                         *(["--", "-mwavefrontsize64"] if size == 64 else []))
                own = lanewise("dis", out)
                other = subprocess.run(["llvm-objdump-22", "-d", f"--mattr={attribute}", out], capture_output=True,
                                       text=True, check=True).stdout
                self.assertEqual(own.splitlines()[3:], other.splitlines()[3:], f"{target}, {size}")
                self.assertEqual("vcc_lo" in own, size == 32, f"{target}, {size}")
                table = lanewise("live", out, "--table")
                self.assertEqual("vcc_lo" in table, size == 32, f"{target}, {size}")
                at = re.search(r"v_cndmask_b32\S* .*vcc\S*.*// 0*([0-9A-F]+):", own)
                explained = lanewise("explain", f"{out}:{at[1]}")
                self.assertIn("vcc_lo" if size == 32 else "vcc", explained)
                self.assertEqual("vcc_lo" in explained.split("\n")[0], size == 32)

    def test_objects_with_both_sizes(self):
        out = self.folder / "mixed.hsaco"
        lanewise("as", "tests/cli/files/mixed_waves.s", "-o", out)
        lines = {}
        for line in lanewise("dis", out).splitlines():
            if name := re.search(r"<(\w+)>:$", line):
                lines[name[1]] = []
            elif line.startswith("\t"):
                lines[list(lines)[-1]].append(line.split("//")[0].strip())
        self.assertEqual(lines["narrow"][0], "v_cndmask_b32_e32 v1, v2, v3, vcc_lo")
        self.assertEqual(lines["helper"][0], "v_cndmask_b32_e32 v1, v2, v3, vcc_lo")
        self.assertEqual(lines["wide"][0], "v_cndmask_b32_e32 v1, v2, v3, vcc")
        info = self.agree(out, "mixed")
        self.assertEqual((info["narrow"]["wave_size"], info["narrow"]["allocated_vgprs"]), (32, 80))
        self.assertEqual((info["wide"]["wave_size"], info["wide"]["allocated_vgprs"]), (64, 72))
        self.assertIn("vcc\n", lanewise("dis", out, "--kernel", "wide", "--plain"))
        self.assertIn("vcc_lo\n", lanewise("dis", out, "--kernel", "narrow", "--plain"))
        text = [i["text"] for s in json.loads(lanewise("dis", out, "--json"))["sections"] for i in s["instructions"]]
        self.assertIn("v_cndmask_b32_e32 v1, v2, v3, vcc", text)
        self.assertIn("v_cndmask_b32_e32 v1, v2, v3, vcc_lo", text)
        # A size that the user names must be the kernel's; code without a descriptor takes it.
        wrong = lanewise("dis", out, "--target", "gfx1030:wave64", code=2)
        self.assertIn("the descriptor of kernel narrow says waves of 32 lanes, --target gfx1030:wave64 says 64", wrong)
        lanewise("dis", out, "--target", "gfx1030:wave64", "--kernel", "wide")
        lanewise("live", out, "--target", "gfx1030:wave64", "--kernel", "wide", "--summary")
        lanewise("info", out, "--target", "gfx1030:wave32", code=2)

    def test_targets_that_say_the_size(self):
        snippet = self.folder / "snippet.s"
        snippet.write_text("v_cndmask_b32_e32 v1, v2, v3, vcc\ns_endpgm\n")
        self.assertIn("v3, vcc\n", lanewise("live", snippet, "--target", "gfx1030:wave64", "--table"))
        bare = self.folder / "bare.hsaco"
        lanewise("as", snippet, "--target", "gfx1030:wave64", "-o", bare)
        self.assertIn("v3, vcc\n", lanewise("dis", bare, "--target", "gfx1030:wave64", "--plain"))
        self.assertIn("v3, vcc_lo\n", lanewise("dis", bare, "--plain"))
        object_64 = self.folder / "wide.hsaco"
        lanewise("compile", "examples/sum.cl", "--target", "gfx1030:wave64", "-o", object_64)
        self.assertEqual(kernels_of(json.loads(lanewise("info", object_64, "--json")))["sum"]["wave_size"], 64)
        for command in (["dis"], ["info"], ["live", "--summary"]):
            lanewise(*command, object_64, "--target", "gfx1030:wave64")
            self.assertIn("says waves of 64 lanes",
                          lanewise(*command, object_64, "--target", "gfx1030:wave32", code=2))
        lanewise("run", object_64, "--target", "gfx1030:wave64", "--grid", 1, "--block", 256, "u32[256]=iota",
                 "u32[1]=zeros", "lds:1024")
        self.assertIn("has no waves of 32 lanes",
                      lanewise("dis", self.gcn_object(), "--target", "gfx900:wave32", code=2))

    def gcn_object(self):
        out = self.folder / "gcn.hsaco"
        lanewise("compile", "examples/sum.cl", "--target", "gfx900", "-o", out)
        return out

    def test_live_refuses_a_device_of_another_target_as_time_does(self):
        out = self.gcn_object()
        words = ["--device", "navi10-5700xt"]
        said = "there is no code for gfx1010 in the file, only for gfx900"
        self.assertIn(said, lanewise("live", out, *words, code=2))
        self.assertIn(said, lanewise("time", out, *words, "--grid", 1, "--block", 256, "u32[256]=iota", "u32[1]=zeros",
                                     "lds:1024", code=2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--every", type=int, default=1, help="of the kernels and shaders, every n-th")
    parser.add_argument("--all", action="store_true", help="every target and both sizes for each kernel and shader")
    arguments, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *rest])
