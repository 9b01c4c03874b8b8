"""Launches of kernels."""

from . import _lanewise
from ._code import bad_argument
from ._report import Record


def extent(name, value):
    """X, Y, Z of a grid or block, from a number or up to three numbers."""
    numbers = (value,) if isinstance(value, int) else tuple(value) if isinstance(value, (tuple, list)) else ()
    if not 1 <= len(numbers) <= 3 or any(isinstance(n, bool) or not hasattr(n, "__index__") for n in numbers):
        raise bad_argument(f"{name} {value!r}: expected a whole number, or one to three of them for X, Y and Z")
    numbers = tuple(n.__index__() for n in numbers)
    if any(not 1 <= n < 1 << 32 for n in numbers):
        raise bad_argument(f"{name} {value!r}: expected numbers from 1 to 4294967295")
    return [*numbers, 1, 1][:3]


def launch_options(*, grid, block, work_items, launch, push, max_instructions, printf_buffer, timeout):
    """The options that `run` and `time` share."""
    options = _lanewise.LaunchOptions()
    for name, value, take in (("grid", grid, options.grid), ("block", block, options.block),
                              ("work_items", work_items, options.work_items)):
        if value is not None:
            take(extent(name, value))
    if launch:
        options.launch_file(str(launch))
    if push:
        options.push_constants(push)
    for name, value, take in (("max_instructions", max_instructions, options.max_instructions),
                              ("printf_buffer", printf_buffer, options.printf_buffer_bytes)):
        if value is not None:
            if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value < 1 << 63:
                raise bad_argument(f"{name} {value!r}: expected a whole number from 1 on")
            take(value)
    if timeout is not None:
        if not timeout > 0:
            raise bad_argument(f"timeout {timeout!r}: expected seconds above 0")
        options.timeout(timeout)
    return options


class RunReport(Record):
    """What `lanewise run --json` prints. Lists of findings are empty if no check was on."""

    __slots__ = ()

    @property
    def findings(self):
        """What the checks found."""
        return self._value("findings") if "findings" in self else []


def run(kernel, *, args=(), grid=None, block=None, work_items=None, check="", count=False, profile=False, buffers=False,
        threads=0, launch=None, bindings=None, push="", max_instructions=None, printf_buffer=None, timeout=None):
    """Runs a kernel on the emulated GPU and returns a `RunReport`.

    `args` has the kernel's arguments in its own order. For a pointer: an array with the buffer protocol or with DLPack
    in the CPU's memory, which the kernel reads and writes in place, or None. For a value: a number, a NumPy scalar, or
    bytes of a structure. A text is an argument as the command line writes it: "f32[1024]=zeros", "lds:512",
    "image2d[8x8,rgba8]=@in.png".

    `grid` counts workgroups and `block` work-items per workgroup, in X, Y and Z. `check` names checks ("races,waits") or
    is True for all. `launch` is a launch file. `bindings` has the arrays and images of a shader by "SET.BINDING", `push` its push constants ("u32:1").
    `timeout` is in seconds.

    Raises `Fault` if the kernel does not finish.
    """
    options = launch_options(grid=grid, block=block, work_items=work_items, launch=launch, push=push,
                             max_instructions=max_instructions, printf_buffer=printf_buffer, timeout=timeout)
    return RunReport(_lanewise.run(kernel._object._described(), kernel.name, options, _arguments(args), _bindings(bindings), threads,
                                   _checks(check), count, profile, buffers))


def _arguments(args):
    if isinstance(args, (str, bytes)) or not hasattr(args, "__len__"):
        raise bad_argument("args: expected a list with one entry per argument of the kernel")
    return list(args)


def _bindings(bindings):
    if bindings is not None and not hasattr(bindings, "items"):
        raise bad_argument(f"bindings {bindings!r}: expected a dict, such as {{'0.0': array}}")
    return dict(bindings or {})


def _checks(check):
    if check is True:
        return "all"
    if not check:
        return ""
    return check if isinstance(check, str) else ",".join(check)
