#!/usr/bin/env python3
"""What tools/check_layers.py refuses, planted in a copy of the sources, and that it takes them as they are."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DECISIONS, LAYERS = "docs/decisions.md", "tools/layers.txt"


class CheckLayers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name)
        shutil.copytree(ROOT / "src", cls.root / "src")
        for file in (DECISIONS, LAYERS):
            (cls.root / file).parent.mkdir()
            shutil.copy(ROOT / file, cls.root / file)

    def check(self):
        return subprocess.run([sys.executable, "-B", ROOT / "tools/check_layers.py", self.root], capture_output=True,
                              text=True, check=False)

    def plant_folder(self, name):
        folder = self.root / name
        folder.mkdir()
        (folder / f"{folder.name}.h").write_text("// What it holds.\n")
        self.addCleanup(shutil.rmtree, folder)

    def plant(self, file, edit):
        """The text that the file had before the edit."""
        path = self.root / file
        text = path.read_text()
        self.addCleanup(path.write_text, text)
        path.write_text(edit(text))
        return text

    def expect_refusal(self, file, line, what):
        text = self.plant(file, lambda text: f"{text}{line}\n")
        result = self.check()
        self.doCleanups()
        self.assertEqual(result.stdout, f"{file}:{text.count(chr(10)) + 1}: {what}\n", result.stderr)
        self.assertEqual(result.returncode, 1)

    def test_the_sources_are_taken(self):
        result = self.check()
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)
        self.assertRegex(result.stdout, r"^layers: \d\d folders, [1-9]\d* libraries behind walls, all includes allowed\n$")

    def test_a_folder_above_is_refused(self):
        self.expect_refusal("src/isa/isa.h", '#include "text/printer.h"', "isa may not include text")

    def test_a_folder_needs_a_header_of_its_name(self):
        door = self.root / "src/gpu/gpu.h"
        door.rename(door.with_suffix(".away"))
        self.addCleanup(door.with_suffix(".away").rename, door)
        self.assertIn("src/gpu: no header gpu.h says what the folder holds\n", self.check().stdout)

    def test_a_long_file_of_a_command_is_refused(self):
        self.plant("src/app/devices.cpp", lambda text: text + "//\n" * (201 - text.count("\n")))
        self.assertEqual(self.check().stdout, "src/app/devices.cpp: 201 lines; a file of src/app has at most 200\n")

    def test_libraries_are_refused_outside_their_places(self):
        for file, header, place in (("src/app/run.cpp", "CLI/CLI.hpp", "src/cli"),
                                    ("src/gpu/gpu.h", "hsa/hsa_ext_amd.h", "src/hsa"),
                                    ("src/report/report.h", "gelf.h", "src/object"),
                                    ("src/object/code_object.cpp", "elfutils/libdw.h", "src/object/lines.cpp"),
                                    ("src/object/code_object.cpp", "dwarf.h", "src/object/lines.cpp"),
                                    ("src/hsa/agents.cpp", "msgpack.hpp", "src/object"),
                                    ("src/text/printer.cpp", "yaml-cpp/yaml.h", "src/object"),
                                    ("src/sem/sem.h", "z3++.h", "src/prove"),
                                    ("src/live/budgets.h", "toml++/toml.h", "src/base/toml.h"),
                                    ("src/sweep/cells.cpp", "xxhash.h", "src/sweep/digest.cpp"),
                                    ("src/shader/radv.cpp", "vulkan/vulkan.h", "src/shader/radv_driver.cpp")):
            with self.subTest(header):
                self.expect_refusal(file, f"#include <{header}>", f"<{header}> belongs in {place}")

    def test_llvm_is_refused_everywhere(self):
        self.expect_refusal("src/bytes/decode.cpp", "# include <llvm-c/Disassembler.h>",
                            "<llvm-c/Disassembler.h>: nothing of LLVM is included")

    def test_a_folder_without_a_row_is_refused(self):
        self.plant_folder("src/jit")
        self.assertEqual(self.check().stdout, f"src/jit: no row in {LAYERS}\n")

    def test_a_row_without_a_folder_is_refused(self):
        self.plant(LAYERS, lambda text: f"{text}jit: base | faster\n")
        self.assertEqual(self.check().stdout, f"{LAYERS}: src/jit does not exist\n")

    def test_a_row_without_a_sentence_is_refused(self):
        self.plant_folder("src/jit")
        self.expect_refusal(LAYERS, "jit: base |", "jit does not say what it holds")

    def test_a_library_that_is_only_somewhere_has_known_headers(self):
        self.expect_refusal(DECISIONS, "| Boost.Beast | HTTP | `src/cli` only | it is there |",
                            "tools/check_layers.py does not know the headers of Boost.Beast")

    def test_a_place_that_does_not_exist_is_refused(self):
        self.expect_refusal(DECISIONS, "| Z3 | proofs | `src/solver` only | it is there |", "src/solver does not exist")

    def test_a_library_without_a_row_is_refused(self):
        self.plant(DECISIONS, lambda text: text.replace("| toml++ |", "| tomlplusplus |"))
        self.assertIn(f'{DECISIONS}: no row of toml++ says where it is "only"\n', self.check().stdout)


if __name__ == "__main__":
    unittest.main()
