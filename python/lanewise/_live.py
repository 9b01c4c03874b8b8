"""Live registers."""

from . import _lanewise
from ._check import checked, whole
from ._code import input_of
from ._report import Record


class LiveReport:
    """The live registers of one kernel or function.

    `line`, `address`, `vgprs`, `sgprs` and `agprs` are NumPy arrays with one entry per instruction. `instructions` and
    `ranges` are lists of Records with the keys that `lanewise live --json` has, and `summary` has the other keys. They
    are attributes of the report, too, but for "vgprs", "sgprs" and "agprs", the requested numbers of registers, which
    `summary` alone has.
    """

    _COLUMNS = ("address", "vgprs", "sgprs", "agprs")

    def __init__(self, function):
        self._function = function
        self._parts = {}

    def _part(self, name, make):
        if name not in self._parts:
            self._parts[name] = make()
        return self._parts[name]

    @property
    def summary(self):
        """The report that `lanewise live --json --summary` prints of the function."""
        return self._part("summary", lambda: Record(self._function.summary()))

    @property
    def instructions(self):
        """The instructions, with the registers that each reads, writes and finds live."""
        return self._part("instructions", lambda: [Record(row) for row in self._function.instructions()])

    @property
    def ranges(self):
        """The live ranges by register."""
        return self._part("ranges", lambda: [Record(row) for row in self._function.ranges()])

    @property
    def messages(self):
        """Warnings of the whole report."""
        return [Record(message) for message in self._function.messages()]

    def _columns(self):
        import numpy

        arrays = {name: numpy.asarray(column) for name, column in self._function.columns().items()}
        arrays["line"] = numpy.arange(1, len(arrays["address"]) + 1, dtype=numpy.uint32)
        return arrays

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        if name == "line" or name in self._COLUMNS:
            return self._part("columns", self._columns)[name]
        return getattr(self.summary, name)

    def __dir__(self):
        return sorted({*super().__dir__(), "line", *self._COLUMNS, *self.summary})

    def __repr__(self):
        s = self.summary
        return f"<LiveReport {s.name}: {s.peak_vgprs} VGPRs and {s.peak_sgprs} SGPRs at the peak>"

    def _repr_html_(self):
        from ._html import column_chart

        return column_chart(self.vgprs, f"live VGPRs of {self.summary.name} by line")


@checked
def live(code, *, target="", kernel="", function="", live_out="", device="", block=0, sgprs=False):
    """Live registers of the kernels and functions of `code`, one `LiveReport` each.

    `kernel` or `function` chooses one, `device` the device whose occupancy comes first, and `block` the work-items per
    workgroup for the occupancy. `live_out`: registers that are live where code runs off its end. `sgprs`: the peak that
    "peak_held_by" describes is that of the SGPRs.
    """
    found = _lanewise.live(input_of(code, target=target), kernel, function, live_out, device,
                           whole(0, 1024)("block", block) or 0, sgprs)
    return [LiveReport(one) for one in found]


def live_of_kernel(kernel, **options):
    """The `LiveReport` of a Kernel."""
    return live(kernel._object, kernel=kernel.name, **options)[0]
