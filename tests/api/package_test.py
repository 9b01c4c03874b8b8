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
        self.assertRegex(lines[0], r"^twice: 6 instructions, [0-9]+ bytes of ELF, 4 VGPRs$")
        self.assertIn("vega-64: 10 waves per SIMD, the most there are", lines)

    def test_cmake_package(self):
        build = self.at / "cmake"
        run("cmake", "-S", SOURCE / "examples/library", "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", build)
        self.expect_output(build / "registers")

    def test_pkg_config(self):
        env = dict(os.environ, PKG_CONFIG_PATH=str(self.prefix / "lib/pkgconfig"))
        flags = run("pkg-config", "--cflags", "--libs", "lanewise", env=env).split()
        run("c++", "-std=c++20", "-o", self.at / "registers", SOURCE / "examples/library/registers.cpp", *flags)
        self.expect_output(self.at / "registers")

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

    def test_nothing_else_is_visible(self):
        symbols = run("nm", "-D", "--defined-only", "-C", self.prefix / "lib/liblanewise.so").splitlines()
        names = [line.split(maxsplit=2)[2] for line in symbols]
        strangers = [name for name in names if "lanewise::" not in name]
        self.assertEqual(strangers, [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
