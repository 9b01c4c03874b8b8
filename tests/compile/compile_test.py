#!/usr/bin/env python3
"""Compiles the files beside it for gfx803 and gfx900 and checks the code objects: compile_test.py --lanewise PROGRAM.

The witness for a shader is the driver's own listing: text and words, instruction for instruction.
"""
import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest

FILES = pathlib.Path(__file__).resolve().parent / "files"
LANEWISE = None
LISTED = re.compile(r"\t(.*\S)\s+;((?: [0-9a-f]{8})+)\s*")
REPEATED = re.compile(r"\t\(then repeated (\d+) times\)")


def read_listing(text):
    """Returns ([(instruction, words)], {label: address of the instruction behind it})."""
    instructions, labels, address = [], {}, 0
    for line in text.split("/* constant data */")[0].splitlines():
        if match := LISTED.fullmatch(line):
            instructions.append((match[1], match[2].upper().split()))
            address += 4 * len(instructions[-1][1])
        elif match := REPEATED.fullmatch(line):
            instructions += [instructions[-1]] * int(match[1])
            address += 4 * len(instructions[-1][1]) * int(match[1])
        elif line.endswith(":"):
            labels[line[:-1]] = address
        elif line.strip():
            raise AssertionError(f"a line of the listing that is not known: {line!r}")
    return instructions, labels


class CompileTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="lanewise-compile-")
        self.addCleanup(self.folder.cleanup)

    def run_lanewise(self, *arguments, exit_code=0, **environment):
        done = subprocess.run([LANEWISE, *map(str, arguments)], cwd=self.folder.name, capture_output=True, text=True,
                              env={**os.environ, **environment}, timeout=120)
        self.assertEqual(done.returncode, exit_code, f"{arguments}\n{done.stdout}{done.stderr}")
        return done.stdout if exit_code == 0 else done.stderr

    def compile(self, name, target, *options):
        """Returns (statistics of the driver, `info` of the kernel)."""
        answer = json.loads(self.run_lanewise("compile", FILES / name, "--target", target, "-o", "out.hsaco", "--json",
                                              *options))
        (kernel,) = json.loads(self.run_lanewise("info", "out.hsaco", "--json"))["kernels"]
        return answer.get("statistics"), kernel

    def check_shader(self, name, target, *options):
        statistics, kernel = self.compile(name, target, "--listing", "listing.txt", *options)
        self.assertEqual(kernel["name"], pathlib.Path(name).stem)
        self.assertEqual(kernel["vgprs"], statistics["VGPRs"])
        self.assertEqual(kernel["sgprs"], statistics["SGPRs"])
        # Up to gfx9 the driver counts what a wave uses, later what it gets.
        granule = 4 if len(target) == 6 else 1
        self.assertEqual(kernel["allocated_vgprs"], -(-statistics["VGPRs"] // granule) * granule)
        self.assertEqual(kernel["allocated_sgprs"], -(-statistics["SGPRs"] // 16) * 16)
        self.assertEqual(kernel["wave_size"], 64)
        self.assertEqual(kernel["lds_bytes"], statistics["LDS size"])
        self.assertEqual(kernel["scratch_bytes"] * 64, statistics["Scratch size"])
        self.check_listing(kernel, target)
        return statistics, kernel

    def check_listing(self, kernel, target):
        listing, labels = read_listing((pathlib.Path(self.folder.name) / "listing.txt").read_text())
        (section,) = json.loads(self.run_lanewise("dis", "out.hsaco", "--json"))["sections"]
        start = section["instructions"][0]["address"]
        code = [i for i in section["instructions"] if i["address"] < start + kernel["code_bytes"]]
        self.assertEqual([i["words"] for i in code], [words for _, words in listing])
        for ours, (theirs, _) in zip(code, listing):
            if match := re.fullmatch(r"(s_c?branch\w*) (BB\d+)", theirs):
                self.assertEqual(ours["mnemonic"], match[1])
                distance = int(ours["words"][0], 16) & 0xffff
                distance -= 0x10000 if distance & 0x8000 else 0
                self.assertEqual(ours["address"] + 4 + 4 * distance - start, labels[match[2]])
            elif len(target) == 6:
                self.assertEqual(ours["text"], theirs)
            else:
                # As llvm-objdump does, `dis` prints the masks of waves of 32 lanes where the file does not say; and
                # the driver's LLVM is of a time before halves of registers had names.
                self.assertEqual(ours["text"].split()[0], theirs.split()[0])

    def test_half_precision_shared_memory_and_constants(self):
        statistics, kernel = self.check_shader("window.comp", "gfx900", "--spec", "0=128", "--spec", "1=4")
        self.assertEqual(kernel["workgroup_size"], 128)
        self.assertEqual(statistics["LDS size"], 1024)
        wide = statistics["Instructions"]
        statistics, _ = self.check_shader("window.comp", "gfx900", "--spec", "0=128", "--spec", "1=1")
        self.assertLess(statistics["Instructions"], wide)
        clamped, _ = self.check_shader("window.comp", "gfx900", "--spec", "0=128", "--spec", "1=1", "--spec", "3=true")
        self.assertGreaterEqual(clamped["Instructions"], statistics["Instructions"])
        self.assertIn("clamp", (pathlib.Path(self.folder.name) / "listing.txt").read_text())

    def test_a_constant_reaches_the_code(self):
        self.check_shader("window.comp", "gfx900", "--spec", "0=64", "--spec", "2=0.7853982")
        self.assertIn("0x3f490fdb", self.run_lanewise("dis", "out.hsaco", "--plain"))

    def test_constants_lie_behind_the_code(self):
        _, kernel = self.check_shader("window.comp", "gfx900", "--spec", "0=64")
        shown = self.run_lanewise("dis", "out.hsaco")
        self.assertIn("<window.constants>:", shown)
        self.assertIn("cd cc cc 3d 33 33 33 3f", shown)  # 0.1, 0.7
        # s_getpc_b64 and the distance that is added to it must lead to the constants.
        words = [i["words"] for i in json.loads(self.run_lanewise("dis", "out.hsaco", "--json"))["sections"][0]["instructions"]]
        address = 0
        for at, word in enumerate(words):
            address += 4 * len(word)
            if word[0].startswith("BE") and word[0].endswith("1C00"):
                self.assertEqual(address + int(words[at + 1][1], 16), kernel["code_bytes"])
                break
        else:
            self.fail("the code does not look for its constants")

    def test_half_precision_is_refused_where_the_driver_has_none(self):
        message = self.run_lanewise("compile", FILES / "window.comp", "--target", "gfx803", "-o", "x", exit_code=2)
        self.assertEqual(message, f"error: {FILES}/window.comp: the shader needs the SPIR-V capability Float16, and "
                                  "RADV has no shaderFloat16 on gfx803\n")

    def test_every_target_but_one(self):
        message = self.run_lanewise("compile", FILES / "copy.comp", "--target", "gfx805", "-o", "x", exit_code=2)
        known = re.search("RADV does not compile for gfx805; it does for (.*)\n", message)[1].split(", ")
        self.assertGreater(len(known), 20)
        for target in known:
            with self.subTest(target=target):
                self.check_shader("copy.comp", target)

    def test_rdna(self):
        for target in "gfx1010", "gfx1030", "gfx1100":
            for name in "window.comp", "images.comp", "scratch.comp":
                with self.subTest(target=target, name=name):
                    _, kernel = self.check_shader(name, target)
                    live = json.loads(self.run_lanewise("live", "out.hsaco", "--json"))["kernels"][0]
                    self.assertLessEqual(live["peak_vgprs"], kernel["allocated_vgprs"])

    def test_images_and_samplers(self):
        for target in "gfx803", "gfx900":
            with self.subTest(target=target):
                _, kernel = self.check_shader("images.comp", target)
                self.assertEqual(kernel["workgroup_size"], 64)

    def test_scratch(self):
        for target in "gfx803", "gfx900":
            with self.subTest(target=target):
                _, kernel = self.check_shader("scratch.comp", target)
                self.assertGreaterEqual(kernel["scratch_bytes"], 1024)

    def test_spirv(self):
        subprocess.run(["glslangValidator", "-V", "--target-env", "vulkan1.3", FILES / "copy.comp", "-o", "copy.spv"],
                       cwd=self.folder.name, check=True, capture_output=True)
        for target in "gfx803", "gfx900":
            with self.subTest(target=target):
                self.run_lanewise("compile", "copy.spv", "--target", target, "-o", "binary.hsaco")
                self.compile("copy.comp", target)
                folder = pathlib.Path(self.folder.name)
                self.assertEqual((folder / "binary.hsaco").read_bytes(), (folder / "out.hsaco").read_bytes())
        message = self.run_lanewise("compile", "copy.spv", "--target", "gfx900", "-o", "x", "--entry", "nothing", exit_code=2)
        self.assertEqual(message, "error: copy.spv: has no compute entry point 'nothing'; it has: main\n")

    def test_damaged_modules_are_errors(self):
        """With the validator (which refuses them) and without it (where the driver may crash, in its own process)."""
        subprocess.run(["glslangValidator", "-V", "--target-env", "vulkan1.3", FILES / "copy.comp", "-o", "copy.spv"],
                       cwd=self.folder.name, check=True, capture_output=True)
        good = (pathlib.Path(self.folder.name) / "copy.spv").read_bytes()
        randomness = random.Random(1)
        for i in range(12):
            bad = bytearray(good[:randomness.randrange(4, len(good)) // 4 * 4] if i < 4 else good)
            if i >= 4:
                bad[4 * randomness.randrange(5, len(bad) // 4)] ^= 1 << randomness.randrange(8)
            (pathlib.Path(self.folder.name) / "bad.spv").write_bytes(bad)
            for validator in ("spirv-val", "true"):
                done = subprocess.run([LANEWISE, "compile", "bad.spv", "--target", "gfx900", "-o", "x"],
                                      cwd=self.folder.name, capture_output=True, timeout=120,
                                      env={**os.environ, "LANEWISE_SPIRV_VAL": validator})
                self.assertIn(done.returncode, (0, 2), f"seed {i}, {validator}: {done.stderr}")
                if i < 4:
                    self.assertEqual(done.returncode, 2)
                    self.assertIn(b"error: bad.spv: ", done.stderr)

    def test_hip(self):
        for target in "gfx803", "gfx900":
            for level in "-O2", "-O0":
                with self.subTest(target=target, level=level):
                    self.run_lanewise("compile", FILES / "scale.hip", "--target", target, "-o", "out.hsaco", "--", level)
                    printed = self.run_lanewise("run", "out.hsaco", "--grid", 2, "--block", 256, "f32[512]=iota",
                                                "f32[512]=zeros", "f32:0.5", "i32:512", "--print", "1:3")
                    self.assertEqual(printed, "1: 510 508 506 …\n")

    def test_messages_of_glslang(self):
        message = self.run_lanewise("compile", FILES / "broken.comp", "--target", "gfx900", "-o", "x", exit_code=2)
        self.assertTrue(message.startswith(f"{FILES}/broken.comp:4: error: 'undeclared' : undeclared identifier\n"), message)
        self.assertFalse((pathlib.Path(self.folder.name) / "x").exists())

    def test_missing_tools_are_named(self):
        for source, variable, package in (("copy.comp", "LANEWISE_GLSLANG", "glslang-tools"),
                                          ("copy.comp", "LANEWISE_RADV", "mesa-vulkan-drivers"),
                                          ("scale.hip", "LANEWISE_CLANG", "clang-22")):
            for target in "gfx803", "gfx900":
                with self.subTest(variable=variable, target=target):
                    message = self.run_lanewise("compile", FILES / source, "--target", target, "-o", "x", exit_code=2,
                                                **{variable: "no-such-thing.so"})
                    self.assertRegex(message, f"error: .*no-such-thing.so.*install .*{package}.* set {variable}")

    def test_wrong_options(self):
        for options, wanted in ((["--spec", "9=1"], "has no specialization constant 9; it has: 0, 1, 2, 3"),
                                (["--spec", "1=4294967296"], "the constant is a signed integer of 32 bits"),
                                (["--spec", "2=x"], "the constant is a float of 32 bits"),
                                (["--spec", "3=2"], "the constant is a boolean: 0, 1, false or true"),
                                (["--spec", "4"], "expected ID=VALUE")):
            with self.subTest(options=options):
                message = self.run_lanewise("compile", FILES / "window.comp", "--target", "gfx900", "-o", "x", *options,
                                            exit_code=2)
                self.assertIn(wanted, message)

    def test_run_names_images_that_nothing_is_bound_to(self):
        self.compile("images.comp", "gfx900")
        message = self.run_lanewise("run", "out.hsaco", "--grid", 1, exit_code=2)
        self.assertIn("nothing is bound to 0.0 (combined image sampler: the image), 0.0 (combined image sampler: the "
                      "sampler)", message)

    def test_faults_name_their_source_line(self):
        for target in "gfx803", "gfx900":
            with self.subTest(target=target):
                self.run_lanewise("compile", FILES / "scale.hip", "--target", target, "-o", "out.hsaco", "--", "-g")
                message = self.run_lanewise("run", "out.hsaco", "--grid", 1, "--block", 256, "f32[256]=iota",
                                            "f32[8]=zeros", "f32:0.5", "i32:256", exit_code=3)
                line = next(n for n, text in enumerate((FILES / "scale.hip").read_text().splitlines(), 1) if "out[i] =" in text)
                self.assertRegex(message, rf"\n  at .*scale\.hip:{line}:\d+\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    arguments, rest = parser.parse_known_args()
    LANEWISE = str(pathlib.Path(arguments.lanewise).resolve())
    unittest.main(argv=[sys.argv[0], *rest])
