#!/usr/bin/env python3
"""Builds the Debian packages, looks at them with lintian, installs them in a clean root, uses them there, and purges
them.

    debian_test.py SOURCE BUILD [--from-source]

--from-source: debian/rules compiles all, which takes as long as a whole build.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import clean_root

SOURCE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
PROGRAM = BUILD / "src/cli/lanewise"
PACKAGES = {"lanewise", "liblanewise0", "liblanewise-dev", "lanewise-doc", "python3-lanewise"}
VERSION = re.search(r"project\(lanewise VERSION ([0-9.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]


class Packages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="lanewise-packages-")
        cls.addClassCleanup(temporary.cleanup)
        cls.at = pathlib.Path(temporary.name)
        done = subprocess.run([SOURCE / "tools/package.sh", "-" if "--from-source" in sys.argv else BUILD, cls.at / "out"], env={**os.environ, "LW_COMPRESS": "-Zgzip -z1"},
                              capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        cls.debs = {path.name.split("_")[0]: path for path in (cls.at / "out").glob("*.deb")}
        cls.lintian = subprocess.Popen(["lintian", "--no-cfg", "--allow-root", "--fail-on", "error,warning", *cls.debs.values()],
                                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        cls.machine = clean_root.Machine()
        cls.root = clean_root.CleanRoot(cls.at / "root", cls.machine)
        # What the packages depend on, and what the tests need besides.
        cls.root.add(name for deb in cls.debs.values() for name in cls.dependencies(deb))
        cls.root.add(["man-db"])
        cls.root.run("ldconfig")
        cls.before = cls.root.paths()
        cls.first = set(cls.before)
        (cls.root.folder / "tmp/debs").mkdir()
        for deb in cls.debs.values():
            shutil.copy(deb, cls.root.folder / "tmp/debs")
        cls.root.run("sh", "-c", "dpkg --install /tmp/debs/*.deb")

    @classmethod
    def dependencies(cls, deb):
        relation = subprocess.run(["dpkg-deb", "--field", deb, "Depends"], capture_output=True, text=True, check=True).stdout
        for group in cls.machine.names(relation.strip()):
            if group[0] not in cls.debs:
                yield next(name for name in group if name in cls.machine.packages)

    def run_in(self, command, code=0):
        done = self.root.run("bash", "-c", f"cd /tmp && {command}", check=False)
        self.assertEqual(done.returncode, code, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def test_1_names_and_versions(self):
        self.assertEqual(self.debs.keys(), PACKAGES)
        for deb in self.debs.values():
            fields = subprocess.run(["dpkg-deb", "--field", deb, "Version"], capture_output=True, text=True, check=True).stdout
            self.assertEqual(fields.strip(), VERSION)
        self.assertIn(f"lanewise {VERSION} ", self.run_in("lanewise -V"))

    def test_2_files_are_as_packed(self):
        self.assertEqual(self.run_in(f"dpkg --verify {' '.join(self.debs)}"), "")

    def test_3_the_program_works(self):
        subprocess.run([PROGRAM, "compile", SOURCE / "examples/saxpy.cl", "--target", "gfx900", "-o", self.root.folder / "tmp/saxpy.hsaco"],
                       check=True)
        arguments = "--grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=fill:0.5' f32:2"
        self.assertIn("1: 0.5 2.5 4.5", self.run_in(f"lanewise run saxpy.hsaco {arguments} --print 1:8"))
        self.assertIn("cycles", self.run_in(f"lanewise time saxpy.hsaco {arguments}"))
        self.assertIn("s_endpgm", self.run_in("lanewise dis saxpy.hsaco"))
        self.assertIn("live at the peak", self.run_in("lanewise live saxpy.hsaco --summary"))
        self.run_in("lanewise lint saxpy.hsaco && lanewise suggest saxpy.hsaco && lanewise info saxpy.hsaco")

    def test_3_what_it_loads_is_there(self):
        examples = "/usr/share/doc/lanewise-doc/examples/sdwa"
        self.assertIn("equal for all inputs",
                      self.run_in(f"lanewise prove {examples}/packed_mad_shift.s {examples}/packed_mad_sdwa.s --live-out v0"))
        self.assertIn("vega-64", self.run_in("lanewise hip --list"))
        self.assertIn("LD_LIBRARY_PATH=/usr/lib/lanewise\n", self.run_in("lanewise hip -- /usr/bin/env"))
        self.assertNotIn("not found", self.run_in("ldd /usr/lib/lanewise/*.so* /usr/lib/liblanewise.so.0"))

    def test_3_a_missing_compiler_is_named(self):
        self.assertIn("clang-22", self.run_in("lanewise compile /usr/share/doc/lanewise-doc/examples/saxpy.cl --target gfx900 -o x.hsaco", 2))

    def test_3_manual_pages(self):
        commands = re.findall(r"^  (\w+) ", self.run_in("lanewise help").split("Subcommands:")[1], re.M)
        pages = self.run_in("ls /usr/share/man/man1").split()
        self.assertLessEqual({"lanewise.1.gz", *(f"lanewise-{command}.1.gz" for command in commands)}, set(pages))
        for command in ["", *(f"-{command}" for command in commands)]:
            done = self.root.run("sh", "-c", f"MANWIDTH=80 MANROFFSEQ= man --warnings -E UTF-8 lanewise{command} | cat", check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("EXIT STATUS", done.stdout)

    def test_3_completion(self):
        script = ("source /usr/share/bash-completion/completions/lanewise; COMP_LINE='lanewise dis --target gfx10'; COMP_POINT=27; "
                  "COMP_WORDS=(lanewise dis --target gfx10); COMP_CWORD=3; _lanewise lanewise; echo ${COMPREPLY[*]}")
        words = self.run_in(script).split()
        self.assertEqual(len(words), 11)
        self.assertLessEqual({"gfx1010", "gfx1036"}, set(words))
        for path in ("zsh/vendor-completions/_lanewise", "fish/vendor_completions.d/lanewise.fish"):
            self.assertIn("completion", self.run_in(f"cat /usr/share/{path}"))

    def test_3_python(self):
        (self.root.folder / "tmp/a.s").write_text("v_add_u32 v0, v0, v0\n")
        (self.root.folder / "tmp/b.s").write_text("v_lshlrev_b32 v0, 1, v0\n")
        self.assertEqual(self.run_in("python3 -c 'import lanewise as lw; "
                                     "print(lw.prove(\"a.s\", \"b.s\", live_out=\"v0\", target=\"gfx900\").counterexample)'"), "None\n")

    def test_3_the_guide(self):
        self.run_in("cd /usr/share/doc/lanewise-doc/html && test -s index.html -a -s docs/commands.html -a -s reference/index.html")

    def test_4_a_program_with_the_library(self):
        before = self.root.paths()
        tools = self.root.add(["g++", "pkg-config"])
        self.before.update(self.root.paths() - before, (f".{path}" for path in tools))
        (self.root.folder / "tmp/twice.cpp").write_text((SOURCE / "examples/library/twice.cpp").read_text())
        self.run_in("g++ -std=c++20 -Wall -Wextra -Werror -o twice twice.cpp $(pkg-config --cflags --libs lanewise)")
        self.assertIn("8 instructions for gfx900", self.run_in("./twice"))

    def test_5_purge_leaves_nothing(self):
        self.run_in(f"dpkg --purge {' '.join(self.debs)}")
        after = self.root.paths()
        self.assertEqual(after - self.before, set())
        self.assertEqual({path for path in self.before - after if path in self.first}, set())

    def test_6_lintian(self):
        output, _ = self.lintian.communicate()
        self.assertEqual((self.lintian.returncode, output), (0, ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
