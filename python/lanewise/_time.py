"""Cycles of kernels."""

from . import _lanewise
from ._check import bad_argument, checked, shown, whole
from ._report import Record
from ._run import code_of, launched


class TimeReport(Record):
    """A dispatch of the report that `lanewise time --json` prints."""

    __slots__ = ()

    @property
    def uncertainty(self):
        """The range of cycles in which a real device is expected to be: the key "range"."""
        return self._value("range")

    def column(self, stall):
        """Cycles of one stall reason ("wait vm", "issue", ...) as a NumPy array, one entry per instruction."""
        import numpy

        if stall not in _lanewise.STALLS:
            raise bad_argument(f"stall {shown(stall)}: expected one of {', '.join(_lanewise.STALLS)}")
        rows = self._fields["instructions"]
        return numpy.fromiter((row["cycles"].get(stall, 0) for row in rows), numpy.uint64, len(rows))

    def _repr_html_(self):
        from ._html import table

        rows = sorted(self._fields["instructions"], key=lambda row: -sum(row["cycles"].values()))[:12]
        title = f"{self.kernel} on {self.device}: {self.cycles} cycles, bound by {self.bound_by}"
        return table(("address", "instruction", "executed", "cycles"),
                     [(hex(r["address"]), r["text"], r["executed"], sum(r["cycles"].values())) for r in rows], title)


@checked
def time(kernel, *, device="", args=(), grid=None, block=None, work_items=None, dynamic_lds=None,
         clock=None, set=None, vgprs=None, lds=None, waves=None, sensitivity=False, full=False, warm=False, threads=0,
         launch=None, bindings=None, push="", max_instructions=None, printf_buffer=None, timeout=None):
    """Runs a kernel and times it on a model of `device`: a `TimeReport`.

    The kernel works on copies of the arrays, so that they keep their contents. `set` has other values for numbers of
    the device ({"l2_bytes": 4 << 20}), `clock` is in MHz; `vgprs`, `lds` and `waves` change the occupancy. The other
    options are those of `run` and of `lanewise time`.
    """
    started = launched(kernel, args, bindings, grid=grid, block=block, work_items=work_items, dynamic_lds=dynamic_lds,
                       launch=launch, push=push, max_instructions=max_instructions, printf_buffer=printf_buffer,
                       timeout=timeout)
    report = _lanewise.time(*started, _changes(device, set, clock, vgprs, lds, waves), sensitivity, full, warm, threads)
    dispatch = dict(report["dispatches"][0])
    dispatch["messages"] = report["messages"]
    return TimeReport(dispatch)


@checked
def static_time(kernel, *, device="", set=None, vgprs=None, lds=None, waves=None, block=None, lines=None):
    """Times the innermost loops of a kernel without a launch: a kernel of the report that `lanewise time --static
    --json` prints.

    `block` is the number of work-items per workgroup (default: the kernel's limit, at most 256). `lines` has the first
    and the last line of the source to time instead of loops. The other options are those of `time`.
    """
    report = _lanewise.static_time(code_of(kernel), kernel.name,
                                   _changes(device, set, None, vgprs, lds, waves),
                                   whole(1, 1024)("block", block), _lines(lines))
    fields = dict(report["kernels"][0])
    fields["assumed"] = report["assumed"]
    fields["messages"] = report["messages"]
    return Record(fields)


def _lines(lines):
    if lines is None:
        return None
    if not isinstance(lines, (tuple, list)) or len(lines) != 2:
        raise bad_argument(f"lines {shown(lines)}: expected the first and the last line")
    return tuple(whole(1, 2**32 - 1, optional=False)("lines", line) for line in lines)


def _changes(device, numbers, clock, vgprs, lds, waves):
    return _lanewise.Changes(device, list((numbers or {}).items()), clock, vgprs, lds, waves)
