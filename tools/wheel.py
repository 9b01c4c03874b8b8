#!/usr/bin/env python3
"""Packs the Python package of a finished build as a wheel.

    tools/wheel.py BUILD OUT

The wheel is for the Python that the build found and for Linux with a C library at least as new as this one's. It has
the libraries that the package needs. It is made of what `cmake --install` puts into a folder; no network is used.
"""
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    build, out = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    version = re.search(r"project\(lanewise VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        for component in ("python", "python_solver"):
            subprocess.run(["cmake", "--install", build, "--component", component, "--prefix", top], check=True, stdout=subprocess.DEVNULL)
        module = next((top / "lanewise").glob("_lanewise.*.so"), None)
        if module is None:
            sys.exit(f"{build}: has no Python module: build it with LW_PYTHON=ON")
        python = re.search(r"cpython-(\d+)", module.name)[1]
        c_library = platform.libc_ver()[1].replace(".", "_")
        tag = f"cp{python}-cp{python}-manylinux_{c_library}_{platform.machine()}"
        information = top / f"lanewise-{version}.dist-info"
        information.mkdir()
        subprocess.run([ROOT / "tools/bundle.sh", top / "lanewise", top / "lanewise/needed", information / "licenses"], check=True)
        shutil.copy(ROOT / "LICENSE", information / "licenses")
        (information / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: lanewise\nVersion: {version}\nSummary: Laboratory for AMD GPU machine code\n"
            "License: Apache-2.0 WITH LLVM-exception\nRequires-Dist: numpy\n")
        (information / "WHEEL").write_text(f"Wheel-Version: 1.0\nGenerator: tools/wheel.py\nRoot-Is-Purelib: false\nTag: {tag}\n")
        out.mkdir(parents=True, exist_ok=True)
        # Debian's interpreter, for which its package python3-wheel is.
        subprocess.run(["/usr/bin/python3", "-m", "wheel", "pack", top, "--dest-dir", out], check=True, stdout=subprocess.DEVNULL)
        print(out / f"lanewise-{version}-{tag}.whl")


if __name__ == "__main__":
    main()
