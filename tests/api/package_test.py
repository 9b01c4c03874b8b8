#!/usr/bin/env python3
"""Installs the build into a folder of its own, and builds and runs examples/library against what is there.

    package_test.py SOURCE BUILD
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROVES = """#include <lanewise/lanewise.h>
#include <iostream>
int main() {
  const lanewise::Session session{.files = lanewise::memory_files({{"a.s", "v_add_u32 v0, v0, v0\\n"},
                                                                   {"b.s", "v_lshlrev_b32 v0, 1, v0\\n"}})};
  lanewise::ProveRequest request;
  request.left = "a.s";
  request.right = "b.s";
  request.live_out = {"v0"};
  request.target = "gfx900";
  const auto report = lanewise::prove(request, session);
  if (!report) std::cout << report.failure().messages.back().text << '\\n';
  return !report || report->answers.at(0).verdict != lanewise::ProveVerdict::equal;
}
"""

SOURCE, BUILD = (pathlib.Path(argument) for argument in sys.argv[1:3])


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.at = pathlib.Path(cls.folder.name)
        cls.prefix = cls.at / "installed"
        run("cmake", "--install", BUILD, "--prefix", cls.prefix)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def expect_output(self, program):
        env = dict(os.environ, LD_LIBRARY_PATH=str(self.prefix / "lib"))
        lines = run(program, env=env).splitlines()
        self.assertEqual(lines[0], "8 instructions for gfx900")
        self.assertEqual(lines[1], "0 2 4 6 ")
        self.assertRegex(lines[2], r"^at most [23] VGPRs are live, at ")
        self.assertRegex(lines[3], r"^[0-9]+ cycles on vega-64; .*-bound: ")

    def test_fits_a_screen(self):
        """Without the kernel's text."""
        text = (SOURCE / "examples/library/twice.cpp").read_text()
        lines = [line for line in text.split("R\"(")[0].splitlines() + text.split(")\";")[1].splitlines() if line.strip()]
        self.assertLessEqual(len(lines), 40)

    def test_cmake_package(self):
        build = self.at / "cmake"
        run("cmake", "-S", SOURCE / "examples/library", "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", build)
        self.expect_output(build / "twice")

    def build_by_pkg_config(self, source, program):
        env = dict(os.environ, PKG_CONFIG_PATH=str(self.prefix / "lib/pkgconfig"))
        flags = run("pkg-config", "--cflags", "--libs", "lanewise", env=env).split()
        run("c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-o", program, source, *flags)

    def test_pkg_config(self):
        self.build_by_pkg_config(SOURCE / "examples/library/twice.cpp", self.at / "twice")
        self.expect_output(self.at / "twice")

    def test_headers_stand_alone(self):
        """Each compiles by itself, with warnings as errors."""
        for header in sorted((self.prefix / "include/lanewise").glob("*.h")):
            (self.at / "one.cpp").write_text(f"#include <lanewise/{header.name}>\n")
            run("c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", self.prefix / "include",
                self.at / "one.cpp")

    def test_program_finds_what_it_loads(self):
        lanewise = self.prefix / "bin/lanewise"
        self.assertRegex(run(lanewise, "--version"), r"^lanewise [0-9.]+ \(commit ([0-9a-f]{12}|unknown), .* LLVM 22\)\n$")
        (self.at / "a.s").write_text("v_add_u32 v0, v0, v0\n")
        (self.at / "b.s").write_text("v_lshlrev_b32 v0, 1, v0\n")
        proved = run(lanewise, "prove", self.at / "a.s", self.at / "b.s", "--live-out", "v0", "--target", "gfx900")
        self.assertRegex(proved, "^equal for all inputs")

    def test_library_finds_what_it_loads(self):
        (self.at / "proves.cpp").write_text(PROVES)
        self.build_by_pkg_config(self.at / "proves.cpp", self.at / "proves")
        run(self.at / "proves", env=dict(os.environ, LD_LIBRARY_PATH=str(self.prefix / "lib")))

    def test_nothing_else_is_visible(self):
        symbols = run("nm", "-D", "--defined-only", "-C", self.prefix / "lib/liblanewise.so").splitlines()
        names = [line.split(maxsplit=2)[2] for line in symbols]
        strangers = [name for name in names if "lanewise::" not in name]
        self.assertEqual(strangers, [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
