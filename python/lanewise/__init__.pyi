from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Optional, Union

import numpy
from numpy.typing import NDArray

from . import _schemas
from ._record import Recording as Recording
from ._report import Record as Record
from .errors import Defect as Defect
from .errors import Error as Error
from .errors import Fault as Fault
from .errors import InputError as InputError
from .errors import Interrupted as Interrupted
from .errors import NotModelled as NotModelled

__version__: str
__all__ = [
    "Assembled", "Defect", "Error", "Explanation", "Fault", "InputError", "Interrupted", "Kernel", "Kernels",
    "LiveReport", "NotModelled", "Object", "Occupancy", "Proof", "Record", "Recording", "RunReport", "TimeReport", "assemble", "compile", "devices",
    "disassemble", "disassembly", "explain", "info", "lint", "live", "load", "prove", "record", "rewrite", "run", "search",
    "static_time", "suggest", "time",
]

_Code = Union[str, PathLike[str], bytes, bytearray, memoryview, Object]
_Path = Union[str, PathLike[str]]
_Extent = Union[int, Sequence[int]]
_Texts = Union[str, Iterable[str]]

class Occupancy(list[_schemas.InfoOccupancy]):
    def __call__(self, device: str, *, block: Optional[int] = ...) -> _schemas.InfoOccupancy: ...

class Object:
    report: Any
    listing: str
    @property
    def bytes(self) -> bytes: ...
    @property
    def info(self) -> _schemas.InfoReport: ...
    @property
    def target(self) -> str: ...
    @property
    def kernels(self) -> Kernels: ...
    def save(self, path: _Path) -> None: ...
    def disassemble(self, *, target: str = ..., kernel: str = ..., dialect: str = ...,
                    raw: bool = ...) -> _schemas.DisassembleReport: ...
    def live(self, *, target: str = ..., kernel: str = ..., function: str = ..., live_out: str = ...,
             device: str = ..., block: int = ..., sgprs: bool = ...) -> list[LiveReport]: ...
    def lint(self, *, target: str = ..., kernel: str = ...) -> _schemas.LintReport: ...
    def suggest(self, *, target: str = ..., kernel: str = ..., goal: str = ..., rules: Iterable[_Path] = ...,
                only: Iterable[str] = ..., exclude: Iterable[str] = ...,
                assume: Iterable[str] = ...) -> _schemas.SuggestReport: ...
    def rewrite(self, *, target: str = ..., kernel: str = ..., goal: str = ..., rules: Iterable[_Path] = ...,
                only: Iterable[str] = ..., exclude: Iterable[str] = ..., assume: Iterable[str] = ...,
                verify: Optional[int] = ..., seed: Optional[int] = ...) -> Object: ...

class Assembled(Object):
    report: _schemas.AssembleReport
    @property
    def words(self) -> list[int]: ...

class Kernels(Mapping[str, Kernel]):
    def __getitem__(self, name: str) -> Kernel: ...
    def get(self, name: str, default: Any = ...) -> Any: ...  # type: ignore[override]
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...

class Kernel(_schemas.KernelFields):
    @property
    def occupancy(self) -> Occupancy: ...  # type: ignore[override]
    @property
    def target(self) -> str: ...
    @property
    def instructions(self) -> list[_schemas.LiveInstruction]: ...
    def live(self, *, target: str = ..., function: str = ..., live_out: str = ..., device: str = ...,
             block: int = ..., sgprs: bool = ...) -> LiveReport: ...
    def run(self, *, args: Sequence[Any] = ..., grid: Optional[_Extent] = ..., block: Optional[_Extent] = ...,
            work_items: Optional[_Extent] = ..., dynamic_lds: Optional[int] = ..., check: Union[str, bool,
            Iterable[str]] = ..., count: bool = ..., profile: bool = ..., buffers: bool = ..., threads: int = ...,
            launch: Optional[_Path] = ..., bindings: Optional[Mapping[str, Any]] = ..., push: str = ...,
            max_instructions: Optional[int] = ..., printf_buffer: Optional[int] = ...,
            timeout: Optional[float] = ...) -> RunReport: ...
    def time(self, *, device: str = ..., args: Sequence[Any] = ..., grid: Optional[_Extent] = ...,
             block: Optional[_Extent] = ..., work_items: Optional[_Extent] = ..., dynamic_lds: Optional[int] = ...,
             clock: Optional[int] = ..., set: Optional[Mapping[str, int]] = ..., vgprs: Optional[int] = ...,
             lds: Optional[int] = ..., waves: Optional[int] = ..., sensitivity: bool = ..., full: bool = ...,
             warm: bool = ..., threads: int = ..., launch: Optional[_Path] = ...,
             bindings: Optional[Mapping[str, Any]] = ..., push: str = ..., max_instructions: Optional[int] = ...,
             printf_buffer: Optional[int] = ..., timeout: Optional[float] = ...) -> TimeReport: ...
    def record(self, *, args: Sequence[Any] = ..., workgroup: Optional[_Extent] = ..., wave: Optional[int] = ...,
               grid: Optional[_Extent] = ..., block: Optional[_Extent] = ..., work_items: Optional[_Extent] = ...,
               dynamic_lds: Optional[int] = ..., launch: Optional[_Path] = ...,
               bindings: Optional[Mapping[str, Any]] = ..., push: str = ..., max_steps: Optional[int] = ...,
               max_bytes: Optional[int] = ..., max_instructions: Optional[int] = ...,
               printf_buffer: Optional[int] = ..., timeout: Optional[float] = ...) -> Recording: ...
    def static_time(self, *, device: str = ..., set: Optional[Mapping[str, int]] = ..., vgprs: Optional[int] = ...,
                    lds: Optional[int] = ..., waves: Optional[int] = ..., block: Optional[int] = ...,
                    lines: Optional[tuple[int, int]] = ...) -> _schemas.StaticTimeFields: ...
    def lint(self) -> _schemas.LintReport: ...
    def suggest(self, *, target: str = ..., goal: str = ..., rules: Iterable[_Path] = ..., only: Iterable[str] = ...,
                exclude: Iterable[str] = ..., assume: Iterable[str] = ...) -> _schemas.SuggestReport: ...
    def disassemble(self, *, target: str = ..., dialect: str = ...,
                    raw: bool = ...) -> _schemas.DisassembleReport: ...

class LiveReport:
    @property
    def summary(self) -> _schemas.LiveFields: ...
    @property
    def instructions(self) -> list[_schemas.LiveInstruction]: ...
    @property
    def ranges(self) -> list[_schemas.LiveRange]: ...
    @property
    def messages(self) -> list[Record]: ...
    def __getattr__(self, name: str) -> Any: ...

class RunReport(_schemas.RunFields):
    @property
    def printf(self) -> Optional[str]: ...  # type: ignore[override]
    @property
    def findings(self) -> list[Any]: ...  # type: ignore[override]

class TimeReport(_schemas.TimeFields):
    @property
    def uncertainty(self) -> Any: ...
    def column(self, stall: str) -> NDArray[numpy.uint64]: ...

class Explanation(_schemas.ExplainReport):
    @property
    def formula(self) -> str: ...

class Proof(_schemas.ProveReport):
    @property
    def counterexample(self) -> Any: ...  # type: ignore[override]

def load(code: _Code, *, target: str = ...) -> Object: ...
def compile(file: _Path, *, target: str, source: Union[str, bytes, None] = ..., language: str = ..., flags: Iterable[str] = ..., specialize: Iterable[str] = ..., entry: str = ..., wave_size: int = ..., code_object_version: int = ...) -> Object: ...
def assemble(text: str, *, target: str = ..., dialect: str = ..., code_object_version: int = ...,
             allow_excess_registers: bool = ..., hazard_warnings: bool = ..., lint: bool = ...,
             name: str = ...) -> Assembled: ...
def info(code: _Code, *, target: str = ..., block: int = ...) -> _schemas.InfoReport: ...
def disassemble(code: _Code, *, target: str = ..., kernel: str = ..., dialect: str = ...,
                raw: bool = ...) -> _schemas.DisassembleReport: ...
def disassembly(code: _Code, *, target: str = ..., kernel: str = ..., dialect: str = ..., raw: bool = ...,
                plain: bool = ..., demangle: bool = ..., assembly: bool = ...) -> str: ...
def explain(instruction: Union[int, str, Sequence[int]], *, target: str = ..., wave_size: int = ..., dialect: str = ...) -> Explanation: ...
def search(words: str, *, target: str = ...) -> _schemas.SearchReport: ...
def devices(name: str = ...) -> _schemas.DevicesReport: ...
def live(code: _Code, *, target: str = ..., kernel: str = ..., function: str = ..., live_out: str = ...,
         device: str = ..., block: int = ..., sgprs: bool = ...) -> list[LiveReport]: ...
def lint(code: _Code, *, target: str = ..., kernel: str = ...) -> _schemas.LintReport: ...
def suggest(code: _Code, *, target: str = ..., kernel: str = ..., goal: str = ..., rules: Iterable[_Path] = ..., only: Iterable[str] = ..., exclude: Iterable[str] = ..., assume: Iterable[str] = ...) -> _schemas.SuggestReport: ...
def rewrite(code: _Code, *, target: str = ..., kernel: str = ..., goal: str = ..., rules: Iterable[_Path] = ..., only: Iterable[str] = ..., exclude: Iterable[str] = ..., assume: Iterable[str] = ..., verify: Optional[int] = ..., seed: Optional[int] = ...) -> Object: ...
def prove(left: _Path, right: Optional[_Path] = ..., *, live_out: _Texts = ..., claims: _Texts = ...,
          assume: _Texts = ..., target: str = ..., mode: Optional[int] = ..., random_inputs: Optional[int] = ...,
          seed: Optional[int] = ..., ignore_nan_payload: bool = ..., timeout: Optional[float] = ...) -> Proof: ...
def run(kernel: Kernel, *, args: Sequence[Any] = ..., grid: Optional[_Extent] = ..., block: Optional[_Extent] = ...,
        work_items: Optional[_Extent] = ..., dynamic_lds: Optional[int] = ..., check: Union[str, bool, Iterable[str]] = ..., count: bool = ...,
        profile: bool = ..., buffers: bool = ..., threads: int = ..., launch: Optional[_Path] = ...,
        bindings: Optional[Mapping[str, Any]] = ..., push: str = ..., max_instructions: Optional[int] = ...,
        printf_buffer: Optional[int] = ..., timeout: Optional[float] = ...) -> RunReport: ...
def time(kernel: Kernel, *, device: str = ..., args: Sequence[Any] = ..., grid: Optional[_Extent] = ...,
         block: Optional[_Extent] = ..., work_items: Optional[_Extent] = ..., dynamic_lds: Optional[int] = ..., clock: Optional[int] = ...,
         set: Optional[Mapping[str, int]] = ..., vgprs: Optional[int] = ..., lds: Optional[int] = ...,
         waves: Optional[int] = ..., sensitivity: bool = ..., full: bool = ..., warm: bool = ..., threads: int = ...,
         launch: Optional[_Path] = ..., bindings: Optional[Mapping[str, Any]] = ..., push: str = ...,
         max_instructions: Optional[int] = ..., printf_buffer: Optional[int] = ...,
         timeout: Optional[float] = ...) -> TimeReport: ...
def record(kernel: Kernel, *, args: Sequence[Any] = ..., workgroup: Optional[_Extent] = ..., wave: Optional[int] = ...,
           grid: Optional[_Extent] = ..., block: Optional[_Extent] = ..., work_items: Optional[_Extent] = ..., dynamic_lds: Optional[int] = ...,
           launch: Optional[_Path] = ..., bindings: Optional[Mapping[str, Any]] = ..., push: str = ...,
           max_steps: Optional[int] = ..., max_bytes: Optional[int] = ..., max_instructions: Optional[int] = ...,
           printf_buffer: Optional[int] = ..., timeout: Optional[float] = ...) -> Recording: ...
def static_time(kernel: Kernel, *, device: str = ..., set: Optional[Mapping[str, int]] = ...,
                vgprs: Optional[int] = ..., lds: Optional[int] = ..., waves: Optional[int] = ...,
                block: Optional[int] = ...,
                lines: Optional[tuple[int, int]] = ...) -> _schemas.StaticTimeFields: ...
