#!/usr/bin/env python3
"""Packs the tarball, unpacks it in a root that has little more than a C and a C++ library, moves it, and uses it.

    tarball_test.py SOURCE BUILD
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import clean_root

SOURCE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
VERSION = re.search(r"project\(lanewise VERSION ([0-9.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]


class Tarball(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="lanewise-tarball-")
        cls.addClassCleanup(temporary.cleanup)
        cls.at = pathlib.Path(temporary.name)
        packed = subprocess.run([SOURCE / "tools/tarball.sh", BUILD, cls.at], capture_output=True, text=True)
        assert packed.returncode == 0, packed.stdout + packed.stderr
        cls.root = clean_root.CleanRoot(cls.at / "root", clean_root.Machine())
        cls.root.add(["libstdc++6"])
        cls.root.run("ldconfig")
        cls.folder = cls.root.folder / "opt/moved here"
        cls.folder.parent.mkdir()
        subprocess.run(["tar", "-C", cls.folder.parent, "-xzf", packed.stdout.strip()], check=True)
        (cls.folder.parent / f"lanewise-{VERSION}-{os.uname().machine}").rename(cls.folder)

    def run_in(self, command, code=0):
        done = self.root.run("bash", "-c", f'cd "/opt/moved here" && {command}', check=False)
        self.assertEqual(done.returncode, code, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def test_the_program(self):
        self.assertIn(f"lanewise {VERSION} ", self.run_in("bin/lanewise -V"))
        self.run_in("bin/lanewise as share/doc/lanewise/examples/high_add.s -o /tmp/high_add.hsaco && bin/lanewise dis /tmp/high_add.hsaco")

    def test_the_solver(self):
        examples = "share/doc/lanewise/examples/sdwa"
        self.assertIn("equal for all inputs",
                      self.run_in(f"bin/lanewise prove {examples}/packed_mad_shift.s {examples}/packed_mad_sdwa.s --live-out v0"))

    def test_the_hip_library(self):
        self.assertIn("LD_LIBRARY_PATH=/opt/moved here/lib/lanewise\n", self.run_in("bin/lanewise hip -- /usr/bin/env"))

    def test_nothing_is_missing(self):
        self.assertNotIn("not found", self.run_in("find lib -name '*.so*' -type f -exec ldd {} +"))

    def test_a_program_with_the_library(self):
        program = self.root.folder / "tmp/twice"
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "lanewise"], capture_output=True, text=True, check=True,
                               env={**os.environ, "PKG_CONFIG_PATH": str(self.folder / "lib/pkgconfig")}).stdout
        subprocess.run(f"c++ -std=c++20 -o {program} {SOURCE}/examples/library/twice.cpp {flags}", shell=True, check=True)
        self.assertIn("8 instructions for gfx900", self.run_in("LD_LIBRARY_PATH=$PWD/lib /tmp/twice"))

    def test_documents(self):
        for name in ("share/man/man1/lanewise-run.1", "share/doc/lanewise/html/index.html", "share/doc/lanewise/LICENSE",
                     "share/doc/lanewise/copyright/libz3-4", "share/bash-completion/completions/lanewise"):
            self.assertTrue((self.folder / name).is_file(), name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
