from typing import Any

class Error(Exception):
    exit_code: int
    messages: list[dict[str, Any]]
    code: str
    file: str
    text: str
    hint: str
    context: str
    excerpt: str
    line: int
    column: int
    length: int
    def __init__(self, messages: Any = ...) -> None: ...

class InputError(Error): ...
class NotModelled(Error): ...
class Interrupted(Error): ...
class Defect(Error): ...

class Fault(Error):
    kind: str
    report: Any
    access: str
    size_bytes: int
    address: int
    relation: str
    kernel: str
    demangled: str
    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    pc: int
    instruction: str
    source: str
    inlined_at: list[str]
    def __init__(self, kind: str, document: dict[str, Any]) -> None: ...

def outcome_error(kind: str, exit_code: int, document: dict[str, Any]) -> Error: ...
