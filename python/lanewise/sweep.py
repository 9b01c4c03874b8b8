"""Sweeps scheduled by an executor of Python: a process pool, MPI, or dask.

    python3 -m lanewise.sweep plan.toml -o out
    mpiexec -n 65 python3 -m mpi4py.futures -m lanewise.sweep plan.toml -o out

The cells, their files and the results are those of the command `lanewise sweep`, and both can work on one folder at the
same time. docs/sweeps.md is the guide.
"""

import argparse
import functools
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from . import _lanewise
from ._check import bad_argument, path, shown, text, whole
from .errors import Error

__all__ = ["Sweep", "run"]


class Sweep:
    """A plan and the folder of its results."""

    def __init__(self, plan, output):
        self.plan, self.output = _required("plan", plan), _required("output", output)
        self._sweep = _lanewise.Sweep(self.plan, self.output)

    def ids(self):
        """The ids of all cells, in the order of the plan."""
        return self._sweep.ids()

    def missing(self):
        """The ids of the cells without a result, in an order in which workers compile different objects."""
        return self._sweep.missing()

    def axes(self, cell):
        """The values of a cell by axis."""
        return self._sweep.axes(text("cell", cell))

    def measure(self, cell):
        """Measures a cell and writes its file. Returns the exit code and the message; 0 and "" if all went well."""
        return self._sweep.measure(text("cell", cell))

    def collect(self):
        """Writes results.csv, results.jsonl and index.html. Returns the number of cells with a result, the number of
        those that failed, and the ids of those without a result."""
        return self._sweep.collect()


def _required(name, value):
    if value is None:
        raise bad_argument(f"{name} None: expected a path")
    return path(name, value)


@functools.lru_cache(maxsize=4)
def _opened(plan, output):
    return Sweep(plan, output)


def _measure(plan, output, cell):
    """One cell, in a worker, which reads the plan once."""
    return _opened(plan, output).measure(cell)


def run(plan, output, executor=None, *, workers=None, progress=None):
    """Measures what is missing on an executor, and collects.

    `executor` has the method `submit` of concurrent.futures.Executor: MPIPoolExecutor of mpi4py.futures, or
    `client.get_executor()` of dask.distributed. Without one, a pool of `workers` processes (default: one per core) does
    the work. `progress(done, all)` is called after each cell. Returns what `Sweep.collect` returns.
    """
    workers = whole(1, 1024)("workers", workers)
    if executor is not None and not hasattr(executor, "submit"):
        raise bad_argument(f"executor {shown(executor)}: expected an object with the method `submit`")
    sweep = Sweep(plan, output)
    cells = sweep.missing()
    if executor is None:
        with ProcessPoolExecutor(workers) as pool:
            _measure_all(sweep, cells, pool, progress)
    else:
        _measure_all(sweep, cells, executor, progress)
    return sweep.collect()


def _measure_all(sweep, cells, executor, progress):
    plan, output = os.path.abspath(sweep.plan), os.path.abspath(sweep.output)
    futures = [executor.submit(_measure, plan, output, cell) for cell in cells]
    try:
        for done, future in enumerate(as_completed(futures), 1):
            future.result()
            if progress is not None:
                progress(done, len(futures))
    except BaseException:
        for future in futures:
            future.cancel()
        raise


def _show(done, count):
    print(f"\r{done} of {count} cells", end="" if done < count else "\n", file=sys.stderr, flush=True)


def main(arguments=None):
    """The command line. Returns the exit code: 0 if every cell has a result."""
    parser = argparse.ArgumentParser(prog="python3 -m lanewise.sweep", description=__doc__.split("\n")[0])
    parser.add_argument("plan", metavar="PLAN.toml")
    parser.add_argument("-o", "--output", metavar="DIR", required=True, help="folder for the results")
    parser.add_argument("--jobs", metavar="N", type=int, help="processes of the pool (default: one per core)")
    given = parser.parse_args(arguments)
    progress = _show if sys.stderr.isatty() else None
    try:
        if "mpi4py.futures" in sys.modules:  # python3 -m mpi4py.futures -m lanewise.sweep
            with sys.modules["mpi4py.futures"].MPIPoolExecutor() as executor:
                cells, failed, missing = run(given.plan, given.output, executor, progress=progress)
        else:
            cells, failed, missing = run(given.plan, given.output, workers=given.jobs, progress=progress)
    except Error as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        print("interrupted: the cells that are done are kept", file=sys.stderr)
        return 3
    print(f"{cells} cells, {failed} failed: {given.output}/results.csv")
    return 0 if not missing else 3


if __name__ == "__main__":
    sys.exit(main())
