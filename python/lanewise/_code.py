"""Machine code: loaded, compiled or assembled, and its kernels."""

import os
from collections.abc import Mapping

from . import _lanewise
from ._check import bad_argument, checked, shown, text, utf8, whole
from ._report import Record
from .errors import InputError

_NO_KERNEL = "kernel '{}': the code has {}"


def input_of(code, *, target="", language="", flags=()):
    """The input of a call: a path, the bytes of a file, or an Object."""
    if isinstance(code, Object):
        return code._input if not target or target == code._input.target else \
            _lanewise.Input(code._input.name, code._input.contents(), target)
    if isinstance(code, (str, os.PathLike)):
        return _lanewise.Input(utf8("path", os.fspath(code)), None, target, language, list(flags))
    try:
        contents = bytes(memoryview(code))
    except TypeError:
        raise bad_argument(f"code of type {type(code).__name__}: expected a path, bytes or an Object") from None
    return _lanewise.Input("<bytes>", contents, target, language, list(flags))


class Kernels(Mapping):
    """The kernels of an Object by name, in the order of the file."""

    def __init__(self, kernels):
        self._kernels = kernels

    def __getitem__(self, name):
        try:
            return self._kernels[name]
        except KeyError:
            raise bad_argument(_NO_KERNEL.format(name, ", ".join(self._kernels) or "none")) from None

    def get(self, name, default=None):
        """The kernel, or `default` if there is none of this name."""
        return self._kernels.get(name, default)

    def __contains__(self, name):
        return name in self._kernels

    def __iter__(self):
        return iter(self._kernels)

    def __len__(self):
        return len(self._kernels)

    def __repr__(self):
        return f"Kernels({', '.join(self._kernels)})"


class Object:
    """Machine code with its kernels.

    `load`, `compile` and `assemble` make it. `report` has the keys of the JSON of `lanewise compile` or `lanewise as`
    without "output"; for loaded code it is the same as `info`. The functions `disassemble`, `live`, `lint`, `suggest`
    and `rewrite` are methods, too.
    """

    def __init__(self, code_input, contents, report=None):
        self._input = code_input
        self._bytes = contents
        self._code = None
        self._info = None
        self._kernels = None
        self.report = Record(report) if report is not None else self.info

    @property
    def bytes(self):
        """The file."""
        return self._bytes if self._bytes is not None else self._input.contents()

    @property
    def info(self):
        """The report that `lanewise info --json` prints."""
        if self._info is None:
            self._info = Record(self._described().info())
        return self._info

    def _described(self):
        if self._code is None:
            self._code = _lanewise.Code(self._input)
        return self._code

    @property
    def target(self):
        """The target of the code: "gfx900". Raises InputError if the file has code for several targets."""
        return self._code_object()["target"]

    @property
    def kernels(self):
        """The kernels by name. Raises InputError if the file has code for several targets; `load` chooses one."""
        if self._kernels is None:
            self._kernels = Kernels({k["name"]: Kernel(self, k) for k in self._code_object()["kernels"]})
        return self._kernels

    def _code_object(self):
        fields = self.info.as_dict()
        if "code_objects" not in fields:
            return fields
        targets = ", ".join(code["target"] for code in fields["code_objects"])
        raise bad_argument(
            f"{self._input.name}: has code for {targets or 'no target'}; load(..., target=T) chooses one")

    def save(self, path):
        """Writes the file."""
        with open(path, "wb") as file:
            file.write(self.bytes)

    def __repr__(self):
        return f"<Object {self._input.name}: {', '.join(self.info.as_dict().get('target', '').split()) or 'code'}>"

    def __reduce__(self):
        return (_object_of, (self._input.name, self.bytes, self._input.target, self.report.as_dict()))

    def _repr_html_(self):
        from ._html import table

        if "code_objects" in self.info:
            return table(("target", "kernels"), [(code.target, len(code.kernels)) for code in self.info.code_objects])
        keys = ("name", "vgprs", "sgprs", "lds_bytes", "scratch_bytes", "vgpr_spills", "sgpr_spills", "code_bytes")
        return table(keys, [[k._fields.get(key, "") for key in keys] for k in self.kernels.values()])


class Occupancy(list):
    """The occupancy of a kernel on each device of its target. `occupancy("vega-64")` is that of one device."""

    def __init__(self, kernel, entries):
        super().__init__(entries)
        self._kernel = kernel

    def __call__(self, device, *, block=None):
        """The occupancy on a device, with workgroups of `block` work-items (default: the kernel's limit, at most
        256)."""
        entries, device = self, text("device", device)
        if block is not None:
            code = _lanewise.Code(self._kernel._object._input, whole(1, 1024)("block", block))
            entries = [Record(o) for o in _kernel_fields(code.info(), self._kernel.name)["occupancy"]]
        for entry in entries:
            if entry.device == device:
                return entry
        raise bad_argument(f"device '{device}': expected one of {', '.join(e.device for e in self)}")


def _kernel_fields(info, name):
    return next(kernel for kernel in info["kernels"] if kernel["name"] == name)


class Kernel(Record):
    """A kernel of an Object. The attributes are the keys of a kernel in the JSON of `lanewise info`.

    The functions `run`, `time`, `record` and `static_time` are methods, too.
    """

    __slots__ = ("_object", "_occupancy")

    def __init__(self, code_object, fields):
        super().__init__(fields)
        self._object = code_object
        self._occupancy = None

    @property
    def occupancy(self):
        """The occupancy by device: a list, and a function of a device's name.

        >>> kernel.occupancy("vega-64").waves_per_simd  # doctest: +SKIP
        10
        """
        if self._occupancy is None:
            self._occupancy = Occupancy(self, self._value("occupancy"))
        return self._occupancy

    @property
    def target(self):
        """The target of the code: "gfx900"."""
        return self._object.target

    @property
    def instructions(self):
        """The instructions with the registers that each reads, writes and leaves live, as `lanewise live --json` has
        them."""
        return self.live().instructions

    def live(self, **options):
        """The live registers of this kernel, a `LiveReport`: `lanewise.live` of this kernel alone."""
        from ._live import live_of_kernel

        return live_of_kernel(self, **options)

    def lint(self):
        """As `lanewise.lint` of this kernel and the functions that it calls."""
        from ._commands import lint

        return lint(self._object, kernel=self.name)

    def suggest(self, **options):
        """As `lanewise.suggest` of this kernel."""
        from ._commands import suggest

        return suggest(self._object, kernel=self.name, **options)

    def disassemble(self, **options):
        """As `lanewise.disassemble` of this kernel."""
        from ._commands import disassemble

        return disassemble(self._object, kernel=self.name, **options)

    def __hash__(self):
        return hash((id(self._object), self.name))

    def __reduce__(self):
        return (_kernel_of, (self._object._input.name, self._object.bytes, self._object._input.target, self.name))


def _object_of(name, contents, target, report):
    return Object(_lanewise.Input(name, contents, target), contents, report)


def _kernel_of(name, contents, target, kernel):
    return Object(_lanewise.Input(name, contents, target), contents).kernels[kernel]


@checked
def load(code, *, target=""):
    """Machine code from a path or from bytes: a code object, an offload bundle, a HIP executable or assembly.

    `target` chooses the code of a file that has several ("gfx900", "gfx1030:wave64").

    >>> load(assemble(".amdgcn_target \\"amdgcn-amd-amdhsa--gfx900\\"\\ns_endpgm").bytes).target
    'gfx900'
    """
    chosen = input_of(code, target=target)
    if not isinstance(code, (str, os.PathLike)):
        return Object(chosen, chosen.contents())
    if _lanewise.is_source(chosen.name):
        raise bad_argument(f"{chosen.name}: is a source; lanewise.compile compiles it")
    with _reading(chosen.name) as file:
        contents = file.read()
    return Object(_lanewise.Input(chosen.name, contents, target), contents)


def _reading(path):
    try:
        return open(path, "rb")
    except (OSError, ValueError) as error:  # ValueError: a path with a null byte
        text = getattr(error, "strerror", None) or str(error)
        raise InputError([{"severity": "error", "code": "file", "file": path, "text": text}]) from None


@checked
def compile(file, *, target, source=None, language="", flags=(), specialize=(), entry="", wave_size=0,
            code_object_version=0):
    """Compiles OpenCL C, HIP, LLVM IR, GLSL, HLSL or SPIR-V with the compilers of this computer.

    `source` is the text of the source, if it is not in a file; `file` is then its name, whose ending says the language.
    `flags` go to clang or glslangValidator. `specialize` ("ID=TYPE:V"), `entry` and `wave_size` are for shaders.

    >>> obj = compile("twice.cl", target="gfx900",
    ...               source="kernel void twice(global uint *x) { x[get_global_id(0)] *= 2; }")
    >>> obj.kernels["twice"].vgpr_spills
    0
    """
    if not isinstance(file, (str, os.PathLike)):
        raise bad_argument(f"file {shown(file)}: expected a path")
    contents = None
    if source is not None:
        if not isinstance(source, (str, bytes, bytearray)):
            raise bad_argument(f"source of type {type(source).__name__}: expected a string or bytes")
        contents = utf8("source", source).encode() if isinstance(source, str) else bytes(source)
    chosen = _lanewise.Input(utf8("file", os.fspath(file)), contents, target, language, list(flags))
    report, contents, listing = _lanewise.compile(chosen, list(specialize), entry, wave_size, code_object_version)
    compiled = Object(_lanewise.Input(_object_name(os.fspath(file)), contents, target), contents, report)
    compiled.listing = listing
    return compiled


def _object_name(source):
    """The name of a compiled source in messages. Its ending is not that of a source, which would be compiled again."""
    return os.path.splitext(source)[0] + ".hsaco"


@checked
def assemble(text, *, target="", dialect="llvm", code_object_version=0, allow_excess_registers=False,
             hazard_warnings=True, lint=False, name="<text>"):
    """Assembles text: a whole source with kernels, or instructions.

    `target` is that of a text that names none (default: gfx803). `name` is the text's name in messages.

    >>> [hex(word) for word in assemble("v_add_f32 v0, v1, v2", target="gfx900").words]
    ['0x2000501']
    """
    if not isinstance(text, str):
        raise bad_argument(f"text of type {type(text).__name__}: expected a string")
    code = _lanewise.Input(name, utf8("text", text).encode(), target)
    report, contents = _lanewise.assemble(code, dialect, False, code_object_version, allow_excess_registers,
                                          hazard_warnings, lint)
    return Assembled(_lanewise.Input(_object_name(name), contents, ""), contents, report,
                     (code, dialect, allow_excess_registers))


class Assembled(Object):
    """An Object that `assemble` made."""

    def __reduce__(self):
        code, dialect, allow_excess = self._source
        return (_assembled_of, (self._input.name, self.bytes, self.report.as_dict(), code.name, code.contents(),
                                code.target, dialect, allow_excess))

    def __init__(self, code_input, contents, report, source):
        self._source = source
        super().__init__(code_input, contents, report)

    @property
    def words(self):
        """The words of the section .text, in the order of memory."""
        code, dialect, allow_excess = self._source
        _, contents = _lanewise.assemble(code, dialect, True, 0, allow_excess, False, False)
        return [int.from_bytes(contents[i:i + 4], "little") for i in range(0, len(contents), 4)]


def _assembled_of(name, contents, report, source_name, source, target, dialect, allow_excess):
    return Assembled(_lanewise.Input(name, contents, ""), contents, report,
                     (_lanewise.Input(source_name, source, target), dialect, allow_excess))
