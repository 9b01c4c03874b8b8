"""The code that is looked at: libraries of the distribution, rocPRIM's algorithms, and the project's own programs."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

from findings.bundles import code_objects

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARIES = pathlib.Path("/usr/lib/x86_64-linux-gnu")
COMPILER = re.compile(rb"clang version (\d[\w.]*)")
OWN_TARGETS = ("gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx1010", "gfx1010:wave64", "gfx1030", "gfx1030:wave64")


class Material:
    """A part of what is looked at: a library, or programs that belong together."""

    def __init__(self, name, what, packages, files, rewritten=None):
        self.name, self.what, self.packages, self.files = name, what, packages, files
        self.rewritten = rewritten  # the targets whose code is rewritten; None: all

    def objects(self):
        """(key, target id, bytes) of each code object; the key finds it again."""
        for file in self.files:
            if file.suffix == ".hsaco":
                target = re.search(r"-(gfx\w+?)(_wave64)?-O\d$", file.stem)
                yield f"{file.name}", target[1] + (":wave64" if target[2] else ""), file.read_bytes()
            else:
                for number, (target, data) in enumerate(code_objects(file)):
                    yield f"{file.name}#{number}", target, data

    def is_rewritten(self, target):
        return self.rewritten is None or target.split(":")[0] in self.rewritten

    def find(self, key):
        return next(data for one, _, data in self.objects() if one == key)


def compilers(data):
    """The versions that a code object names: of its own compiler, and of those of the libraries that it is linked with."""
    return {version.decode() for version in COMPILER.findall(data)}


def library(name, package, rewritten=None):
    files = sorted(LIBRARIES.glob(f"lib{name}.so.?"))
    if not files:
        sys.exit(f"lib{name} is missing (Debian package {package})")
    return Material(f"lib{name}", f"the library of the distribution, package {package}", [package],
                    [files[0].resolve()], rewritten)


def rocprim(lanewise, output):
    """rocPRIM's algorithms, compiled as tests/hip does."""
    sys.path.insert(0, str(ROOT / "tests/hip"))
    import hip_test  # noqa: E402
    source = ROOT / "tests/hip/programs/rocprim_device.hip"
    wanted = hip_test.directives(source)

    def compiled(build):
        program, complaint = hip_test.compile_program(lanewise, build, output, wanted)
        if complaint:
            sys.exit(f"{build.name}: {complaint}")
        return pathlib.Path(program[0])

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        programs = list(pool.map(compiled, hip_test.builds(source, wanted, False)))
    return Material("rocPRIM", "its device-wide algorithms, `tests/hip/programs/rocprim_device.hip`, -O1",
                    ["librocprim-dev", "hipcc"], programs)


def own_programs(compiler, output):
    """The programs of tests/kernels: `compiler` is lwtest_kernels, which compiles them."""
    subprocess.run([compiler, "--all", "--compile-only", "--output", output, "--target", ",".join(OWN_TARGETS)],
                   check=True, stdout=subprocess.DEVNULL)
    return Material("tests/kernels", "the OpenCL programs of this project, -O0 to -O3",
                    ["clang-22", "rocm-device-libs"], sorted(output.glob("*.hsaco")))
