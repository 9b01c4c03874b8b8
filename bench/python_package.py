#!/usr/bin/env python3
"""Import, one instruction, and 64 MiB arrays beside the command: python_package.py LANEWISE SAXPY.hsaco

Prints one number per line: milliseconds of `import lanewise`; microseconds of `explain` of a word with its formula;
seconds of `lanewise run` and of Kernel.run on two arrays of 64 MiB each; bytes that the process gained in the latter.
"""
import resource
import subprocess
import sys
import time

COUNT = 1 << 24  # elements of each array


def timed(work, times):
    fastest = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def main():
    program, path = sys.argv[1:]
    script = "import time; start = time.perf_counter(); import lanewise; print(time.perf_counter() - start)"
    imports = [float(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout)
               for _ in range(7)]
    print(1e3 * min(imports))

    import lanewise as lw
    import numpy as np

    rounds = 2000
    words = [0x68000500 + i % 256 for i in range(rounds)]
    print(1e6 * timed(lambda: [lw.explain(word, target="gfx900").formula for word in words], 5) / rounds)

    grid = COUNT // 256
    command = [program, "run", path, "--grid", str(grid), "--block", "256", f"f32[{COUNT}]=zeros", f"f32[{COUNT}]=zeros", "f32:2"]
    print(timed(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 5))
    kernel = lw.load(path).kernels["saxpy"]
    x, y = np.ones(COUNT, np.float32), np.ones(COUNT, np.float32)
    kernel.run(grid=1, block=256, args=[x, y, 2.0])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(timed(lambda: kernel.run(grid=grid, block=256, args=[x, y, 2.0]), 5))
    print(1024 * (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before))


if __name__ == "__main__":
    main()
