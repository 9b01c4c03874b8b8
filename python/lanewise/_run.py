"""Launches of kernels."""

from . import _lanewise
from ._check import bad_argument, checked, index, shown, text_or_texts
from ._code import Kernel
from ._report import Record


def extent(name, value, least=1):
    """X, Y, Z from a number or up to three numbers."""
    single = index(value)
    given = [single] if single is not None else list(map(index, value)) if isinstance(value, (tuple, list)) else []
    if not 1 <= len(given) <= 3 or None in given:
        raise bad_argument(f"{name} {shown(value)}: expected a whole number, or one to three of them for X, Y and Z")
    if any(not least <= n < 1 << 32 for n in given):
        raise bad_argument(f"{name} {shown(value)}: expected numbers from {least} to 4294967295")
    return [*given, least, least][:3]


def launched(kernel, args, bindings, *, grid, block, work_items, dynamic_lds, launch, push, max_instructions,
             printf_buffer, timeout):
    """The first arguments of each launch of the module _lanewise: code, kernel, options, arguments and bindings."""
    options = _lanewise.LaunchOptions()
    for name, value, take in (("grid", grid, options.grid), ("block", block, options.block),
                              ("work_items", work_items, options.work_items)):
        if value is not None:
            take(extent(name, value))
    if dynamic_lds is not None:
        options.dynamic_lds_bytes(dynamic_lds)
    if launch is not None:
        options.launch_file(launch)
    if push:
        options.push_constants(push)
    if max_instructions is not None:
        options.max_instructions(max_instructions)
    if printf_buffer is not None:
        options.printf_buffer_bytes(printf_buffer)
    if timeout is not None:
        options.timeout(timeout)
    return code_of(kernel), kernel.name, options, _arguments(args), _bindings(bindings)


def code_of(kernel):
    """The code of a Kernel, for the module _lanewise."""
    if not isinstance(kernel, Kernel):
        raise bad_argument(f"kernel of type {type(kernel).__name__}: expected a Kernel of an Object")
    return kernel._object._described()


class RunReport(Record):
    """The report that `lanewise run --json` prints. `findings` is empty if no check was on, and `printf` is None if the
    kernel has no printf."""

    __slots__ = ()

    @property
    def printf(self):
        """The output of the kernel's printf, or None."""
        return self._value("printf") if "printf" in self else None

    @property
    def findings(self):
        """The findings of the checks."""
        return self._value("findings") if "findings" in self else []


@checked
def run(kernel, *, args=(), grid=None, block=None, work_items=None, dynamic_lds=None, check="", count=False,
        profile=False, buffers=False, threads=0, launch=None, bindings=None, push="", max_instructions=None,
        printf_buffer=None, timeout=None):
    """Runs a kernel on the emulated GPU and returns a `RunReport`.

    `args` has the kernel's arguments in its own order. For a pointer: an array with the buffer protocol or with DLPack
    in the CPU's memory, which the kernel reads and writes in place, or None. For a value: a number, a NumPy scalar, or
    bytes of a structure. For local memory: its size in bytes. A string is an argument as the command line writes it:
    "f32[1024]=zeros", "lds:512", "image2d[8x8,rgba8]=@in.png".

    `grid` counts workgroups and `block` work-items per workgroup, in X, Y and Z; `work_items` is the total number of
    work-items in each dimension, if the last workgroups are partial. `dynamic_lds` is the size in bytes of the LDS that
    a HIP kernel declares with `extern __shared__`. `check` names checks ("races,waits") or is True for all. `launch` is
    a launch file. `bindings` has the arrays and images of a shader by "SET.BINDING", `push` its push constants
    ("u32:1"). `timeout` is in seconds.

    Raises `Fault` if the kernel does not finish.
    """
    started = launched(kernel, args, bindings, grid=grid, block=block, work_items=work_items, dynamic_lds=dynamic_lds,
                       launch=launch, push=push, max_instructions=max_instructions, printf_buffer=printf_buffer,
                       timeout=timeout)
    return RunReport(_lanewise.run(*started, threads, _checks(check), count, profile, buffers))


def _arguments(args):
    if not isinstance(args, (list, tuple)):
        raise bad_argument(
            f"args of type {type(args).__name__}: expected a list with one entry per argument of the kernel")
    return list(args)


def _bindings(bindings):
    if bindings is not None and not hasattr(bindings, "items"):
        raise bad_argument(f"bindings {shown(bindings)}: expected a dict, such as {{'0.0': array}}")
    return dict(bindings or {})


def _checks(check):
    if check is True:
        return "all"
    if check is False or check is None:
        return ""
    return ",".join(text_or_texts("check", check))
