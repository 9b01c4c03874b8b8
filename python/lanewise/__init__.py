"""Lanewise: an open laboratory for AMD GPU machine code.

It assembles, disassembles, runs, explains, times and improves kernels on this computer, without an AMD GPU. The guide is
docs/python.md; `help(lanewise.run)` and the like describe each function.
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

# What an editor shows for a method is what the function of the same name takes. Examples are those of the function.
for _method, _function in ((Kernel.run, run), (Kernel.time, time), (Kernel.record, record), (Kernel.live, live),
                           (Kernel.static_time, static_time), (Kernel.suggest, suggest), (Kernel.disassemble, disassemble),
                           (Object.live, live), (Object.lint, lint), (Object.suggest, suggest), (Object.rewrite, rewrite),
                           (Object.disassemble, disassemble)):
    _method.__wrapped__ = _function
    _method.__doc__ += "\n\n" + _function.__doc__.partition(">>>")[0].rstrip()
del _method, _function

__all__ = [
    "Assembled", "Defect", "Error", "Explanation", "Fault", "InputError", "Interrupted", "Kernel", "Kernels",
    "LiveReport", "NotModelled", "Object", "Occupancy", "Proof", "Record", "Recording", "RunReport", "TimeReport", "assemble", "compile", "devices",
    "disassemble", "disassembly", "explain", "info", "lint", "live", "load", "prove", "record", "rewrite", "run", "search",
    "static_time", "suggest", "time",
]
