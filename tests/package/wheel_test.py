#!/usr/bin/env python3
"""Packs the wheel, installs it with pip in a fresh virtual environment, and uses it.

    wheel_test.py SOURCE BUILD
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
USE = """
import lanewise as lw
print(lw.__version__)
print(len(lw.assemble("v_add_f32 v0, v1, v2", target="gfx900").words))
print(lw.prove("a.s", "b.s", live_out="v0", target="gfx900").counterexample)
print(*(line.split()[-1] for line in open("/proc/self/maps") if "/" in line))
"""


class Wheel(unittest.TestCase):
    def test_in_a_virtual_environment(self):
        with tempfile.TemporaryDirectory(prefix="lanewise-wheel-") as folder:
            at = pathlib.Path(folder)
            wheel = self.run_in(at, sys.executable, "-B", SOURCE / "tools/wheel.py", BUILD, at).strip()
            # Debian's interpreter and NumPy; no network.
            self.run_in(at, "/usr/bin/python3", "-m", "venv", "--system-site-packages", "fresh")
            self.run_in(at, "fresh/bin/pip", "--disable-pip-version-check", "install", "--no-index", wheel)
            (at / "a.s").write_text("v_add_u32 v0, v0, v0\n")
            (at / "b.s").write_text("v_lshlrev_b32 v0, 1, v0\n")
            version, words, counterexample, maps = self.run_in(at, "fresh/bin/python", "-c", USE).splitlines()
            self.assertEqual((version.split()[0], words, counterexample), (pathlib.Path(wheel).name.split("-")[1], "1", "None"))
            for name in ("_lanewise", "liblanewise-solver.so", "libz3"):
                self.assertIn(f"{at}/fresh/lib", next(path for path in maps.split() if name in path))
            self.assertNotIn(str(BUILD), maps)
            self.run_in(at, "fresh/bin/pip", "uninstall", "--yes", "lanewise")
            self.assertEqual([*(at / "fresh").glob("lib/*/site-packages/lanewise*")], [])

    def run_in(self, folder, *command):
        done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
