"""Launches recorded instruction by instruction."""

from . import _lanewise
from ._check import bad_argument, checked, index, shown, text, whole
from ._report import Record
from ._run import RunReport, extent, launched


class Scalar(int):
    """The 32 bits of a scalar register: an int, also readable as i32 and f32."""

    @property
    def i32(self):
        """The bits as a signed integer."""
        return int(self) - (1 << 32) if self >> 31 else int(self)

    @property
    def f32(self):
        """The bits as a float."""
        import struct

        return struct.unpack("<f", struct.pack("<I", self))[0]


class Vector:
    """A vector register: one value per lane, as NumPy arrays of different types."""

    __slots__ = ("u32",)

    def __init__(self, words):
        import numpy

        self.u32 = numpy.asarray(words)

    @property
    def i32(self):
        """Signed integers."""
        return self.u32.view("int32")

    @property
    def f32(self):
        """Floats."""
        return self.u32.view("float32")

    @property
    def f16(self):
        """Halves: one row per lane, with the low half first."""
        return self.u32.view("float16").reshape(-1, 2)

    @property
    def u16(self):
        """16-bit integers: one row per lane, with the low half first."""
        return self.u32.view("uint16").reshape(-1, 2)

    def __len__(self):
        return len(self.u32)

    def __getitem__(self, lane):
        return self.u32[lane]

    def __repr__(self):
        return f"Vector({self.u32!r})"


class _Vectors:
    __slots__ = ("_wave", "_step")

    def __init__(self, wave, step):
        self._wave, self._step = wave, step

    def __len__(self):
        return self._wave.vgprs

    def __getitem__(self, number):
        chosen = index(number)
        if chosen is None or not 0 <= chosen < self._wave.vgprs:
            raise IndexError(f"v[{shown(number)}]: the wave has {self._wave.vgprs} VGPRs")
        return Vector(self._wave.vgpr(self._step, chosen))


class _Scalars:
    __slots__ = ("_wave", "_step")

    def __init__(self, wave, step):
        self._wave, self._step = wave, step

    def __len__(self):
        return self._wave.sgprs

    def __getitem__(self, number):
        chosen = index(number)
        if chosen is None or not 0 <= chosen < self._wave.sgprs:
            raise IndexError(f"s[{shown(number)}]: a wave has {self._wave.sgprs} SGPRs")
        return Scalar(self._wave.scalar(self._step, chosen))


class Moment:
    """The registers of a wave between two instructions: `v[3]`, `s[4]`, `vcc`, `exec`, `m0` and `scc`."""

    _VCC, _M0, _EXEC = (_lanewise.register_number(name) for name in ("vcc_lo", "m0", "exec_lo"))

    def __init__(self, wave, step):
        self._wave, self._step = wave, step

    @property
    def v(self):
        """The vector registers by number."""
        return _Vectors(self._wave, self._step)

    @property
    def s(self):
        """The scalar registers by number."""
        return _Scalars(self._wave, self._step)

    def _pair(self, number):
        return self._wave.scalar(self._step, number) | self._wave.scalar(self._step, number + 1) << 32

    @property
    def vcc(self):
        """VCC, 64 bits."""
        return self._pair(self._VCC)

    @property
    def exec(self):
        """EXEC, 64 bits: the enabled lanes."""
        return self._pair(self._EXEC)

    @property
    def m0(self):
        """M0."""
        return Scalar(self._wave.scalar(self._step, self._M0))

    @property
    def scc(self):
        """SCC."""
        return self._wave.scc(self._step)


class Step(Moment):
    """One executed instruction, with the registers before it executes. `after` has those after it."""

    @property
    def after(self):
        """The registers after the instruction."""
        return Moment(self._wave, self._step + 1)

    @property
    def index(self):
        """The number of the step in its wave, from 0."""
        return self._step

    @property
    def number(self):
        """The number of the instruction among all that the wave executed, from 0."""
        return self._wave.number(self._step)

    @property
    def address(self):
        """The address of the instruction, as `disassemble` shows it."""
        return self._wave.address(self._step)

    @property
    def text(self):
        """The instruction."""
        return self._wave.text(self._step)

    @property
    def source(self):
        """Its source line, "saxpy.cl:4"; empty without debug information."""
        return self._wave.source(self._step)

    @property
    def writes(self):
        """The names of the registers that it wrote."""
        return self._wave.writes(self._step)

    @property
    def memory(self):
        """Its memory accesses: Records with `access`, `space`, `size_bytes` and `address` by lane."""
        return [Record(access) for access in self._wave.accesses(self._step)]

    def __repr__(self):
        return f"<Step {self._step}: {self.text}>"

    def _repr_html_(self):
        from ._html import table

        rows = []
        for name in self.writes:
            if name.startswith("v") and name[1:].isdigit():
                old, new = self.v[int(name[1:])].u32, self.after.v[int(name[1:])].u32
                changed = [lane for lane in range(len(new)) if old[lane] != new[lane]]
                rows += [(f"{name} lane {lane}", f"{old[lane]:#x}", f"{new[lane]:#x}") for lane in changed[:8]]
                if len(changed) > 8:
                    rows.append((f"{name}", f"{len(changed) - 8} more lanes", ""))
            elif name.startswith("s") and name[1:].isdigit():
                rows.append((name, f"{self.s[int(name[1:])]:#x}", f"{self.after.s[int(name[1:])]:#x}"))
            else:
                rows.append((name, "", "written"))
        return table(("register", "before", "after"), rows, f"{self._step}: {self.text}")


class Wave:
    """A recorded wave: a sequence of `Step`s. `end` has the registers after the last one."""

    def __init__(self, wave):
        self._wave = wave

    @property
    def workgroup(self):
        """X, Y, Z."""
        return tuple(self._wave.workgroup)

    @property
    def wave(self):
        """The number of the wave in its workgroup."""
        return self._wave.wave

    @property
    def lanes(self):
        """32 or 64."""
        return self._wave.lanes

    @property
    def end(self):
        """The registers after the last step."""
        return Moment(self._wave, self._wave.steps)

    def __len__(self):
        return self._wave.steps

    def __getitem__(self, number):
        if isinstance(number, slice):
            return [Step(self._wave, step) for step in range(*number.indices(len(self)))]
        chosen = index(number)
        if chosen is None or not -len(self) <= chosen < len(self):
            raise IndexError(f"step {shown(number)}: the recording has {len(self)} steps of the wave")
        return Step(self._wave, chosen % len(self))

    def last_write(self, register, *, lane=None, before=None):
        """The last step before the step `before` (a number or a Step) that wrote the register (of a VGPR: this lane of
        it), or None."""
        if isinstance(before, Step):
            before = before.index
        before = whole(0, 2**63 - 1)("before", before)
        register, lane = text("register", register), whole(0, 63)("lane", lane)
        halves = [f"{register}_lo", f"{register}_hi"] if register in ("vcc", "exec") else [register]
        steps = [self._wave.last_write(half, lane, len(self) if before is None else before) for half in halves]
        step = max((one for one in steps if one is not None), default=None)
        return None if step is None else self[step]

    def __repr__(self):
        return f"<Wave {self.wave} of workgroup {self.workgroup}: {len(self)} steps>"


class Recording:
    """The waves of a launch, recorded. `report` is what `run` returns, also for a kernel that faulted."""

    def __init__(self, document, waves, left_out):
        self.report = RunReport(document)
        self.waves = [Wave(wave) for wave in waves]
        self.left_out = left_out

    def wave(self, number, *, workgroup=None):
        """The wave with this number in its workgroup (default: the first recorded workgroup)."""
        wanted = None if workgroup is None else tuple(extent("workgroup", workgroup, 0))
        for wave in self.waves:
            if wave.wave == number and wanted in (None, wave.workgroup):
                return wave
        known = ", ".join(f"{w.wave} of {w.workgroup}" for w in self.waves[:8])
        raise bad_argument(f"wave {number}: the recording has {known or 'no wave'}")

    def last_write(self, register, *, lane=None, before=None, wave=None):
        """As `Wave.last_write`, of the wave with this number (default: the only recorded wave)."""
        if wave is None and len(self.waves) != 1:
            raise bad_argument(f"wave: name one; the recording has {len(self.waves)}")
        chosen = self.waves[0] if wave is None else self.wave(wave)
        return chosen.last_write(register, lane=lane, before=before)

    def __repr__(self):
        return f"<Recording of {len(self.waves)} waves: {self.report.outcome}>"


@checked
def record(kernel, *, args=(), workgroup=(0, 0, 0), wave=None, grid=None, block=None, work_items=None,
           dynamic_lds=None, launch=None, bindings=None, push="", max_steps=None, max_bytes=None,
           max_instructions=None, printf_buffer=None, timeout=None):
    """Runs a kernel and records every instruction of the chosen waves: a `Recording`.

    `workgroup` and `wave` choose the waves; None stands for all. `max_steps` limits the instructions per wave (default:
    1,000,000), `max_bytes` the memory of the recording (default: 512 MiB). The other options are those of `run`; the
    kernel works on the arrays in place. A kernel that faults raises nothing: `report.outcome` says how it ended.
    """
    started = launched(kernel, args, bindings, grid=grid, block=block, work_items=work_items, dynamic_lds=dynamic_lds,
                       launch=launch, push=push, max_instructions=max_instructions, printf_buffer=printf_buffer,
                       timeout=timeout)
    chosen = None if workgroup is None else extent("workgroup", workgroup, 0)
    recording = Recording(*_lanewise.record(*started, chosen, wave, max_steps or 0, max_bytes or 0))
    if not recording.waves and recording.report.outcome == "finished":
        raise bad_argument(f"workgroup {shown(workgroup)}, wave {shown(wave)}: the launch has no such wave")
    return recording
