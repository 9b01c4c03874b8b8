"""Lanewise: an open laboratory for AMD GPU machine code.

It assembles, disassembles, runs, explains, times and improves kernels on this computer, without an AMD GPU. The guide
is docs/python.md; `help(lanewise.run)` and the like describe each function.
"""

from ._code import Assembled, Kernel, Kernels, Object, Occupancy, assemble, compile, load
from ._commands import Proof, devices, disassemble, disassembly, info, lint, prove, rewrite, suggest
from ._explain import Explanation, explain, search
from ._lanewise import __version__
from ._live import LiveReport, live
from ._record import Recording, record
from ._report import Record
from ._run import RunReport, run
from ._time import TimeReport, static_time, time
from .errors import Defect, Error, Fault, InputError, Interrupted, NotModelled

# Functions whose first parameter is an object or a kernel are its methods. Their modules import the classes, not the
# other way round.
for _function in (disassemble, lint, live, rewrite, suggest):
    setattr(Object, _function.__name__, _function)
for _function in (record, run, static_time, time):
    setattr(Kernel, _function.__name__, _function)
# Of a kernel, these are about the kernel alone. Editors show the signatures of the functions.
for _function in (disassemble, lint, live, suggest):
    getattr(Kernel, _function.__name__).__wrapped__ = _function
del _function

__all__ = [
    "Assembled", "Defect", "Error", "Explanation", "Fault", "InputError", "Interrupted", "Kernel", "Kernels",
    "LiveReport", "NotModelled", "Object", "Occupancy", "Proof", "Record", "Recording", "RunReport", "TimeReport",
    "assemble", "compile", "devices", "disassemble", "disassembly", "explain", "info", "lint", "live", "load", "prove",
    "record", "rewrite", "run", "search", "static_time", "suggest", "time",
]
