#!/usr/bin/env python3
"""printf_test.py LANEWISE HOST_PROGRAM FILE.cl KERNEL: what the kernel prints in the emulator, on each generation, is
what it prints with PoCL on the host."""
import pathlib
import subprocess
import sys
import tempfile

TARGETS = ("gfx803", "gfx900", "gfx1010", "gfx1030")


def main():
    lanewise, host, source, kernel = sys.argv[1:]
    wanted = subprocess.run([host, source, kernel], check=True, capture_output=True).stdout
    assert wanted.count(b"\n") >= 9, wanted
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        code = pathlib.Path(folder, "printf.hsaco")
        for target in TARGETS:
            for level in ("-O0", "-O2"):
                subprocess.run([lanewise, "compile", source, "--target", target, "-o", code, "--", "-w", level], check=True)
                got = subprocess.run([lanewise, "run", code, "--kernel", kernel, "--grid", "1", "--block", "1"],
                                     capture_output=True)
                if (got.stdout, got.stderr, got.returncode) == (wanted, b"", 0):
                    continue
                failed += 1
                print(f"{target} {level}: exit {got.returncode}\n{got.stdout.decode()}{got.stderr.decode()}"
                      f"wanted\n{wanted.decode()}")
    return 1 if failed else 0


sys.exit(main())
