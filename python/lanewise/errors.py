"""The exceptions of Lanewise. Each has the exit code of the command line as `exit_code`."""


class Error(Exception):
    """An error of Lanewise.

    `messages` lists the messages, as dicts with the keys that docs/messages.md describes. The fields of the first
    error are attributes: `code`, `file`, `line`, `column`, `length`, `text`, `hint`, `context` and `excerpt`. Fields
    that the message does not have are empty or 0.
    """

    exit_code = 2

    def __init__(self, messages=()):
        if isinstance(messages, str):
            messages = [{"severity": "error", "code": "argument", "text": messages}]
        self.messages = [{**m, "text": _without_options(m.get("text", ""))} for m in messages]
        first = next((m for m in self.messages if m.get("severity") == "error"), {})
        for key in ("code", "file", "text", "hint", "context", "excerpt"):
            setattr(self, key, first.get(key, ""))
        for key in ("line", "column", "length"):
            setattr(self, key, first.get(key, 0))
        super().__init__(self._summary())

    def _summary(self):
        errors = [m for m in self.messages if m.get("severity") == "error"]
        return "\n".join(map(_message_text, errors)) or "the call failed"

    def __reduce__(self):
        return (type(self), (self.messages,))


class InputError(Error):
    """An argument, a file or a combination of them is wrong (exit code 2)."""


class NotModelled(Error):
    """The input needs something that Lanewise does not model; `text` names it (exit code 4)."""

    exit_code = 4


class Interrupted(Error):
    """The call was ended before it had a result (exit code 3)."""

    exit_code = 3


class Defect(Error):
    """A defect of Lanewise (exit code 70). Please report it with the call and its input."""

    exit_code = 70


class Fault(Error):
    """The emulated program faulted, or reached a limit (exit code 3).

    `kind` says how it ended: "memory_fault", "illegal_instruction", "limit_reached", "interrupted", ... The fields of
    "fault" in docs/schemas/run.schema.json are attributes: `access`, `size_bytes`, `address`, `relation`, `kernel`,
    `workgroup`, `wave`, `lane`, `pc`, `instruction` and `source`. `report` has the whole report of the run.
    """

    exit_code = 3

    def __init__(self, kind, document):
        from ._run import RunReport

        fault = document.get("fault", {})
        self.kind = kind
        self._document = document
        super().__init__([{"severity": "error", "code": "kernel", "text": fault.get("message", kind)}])
        for key, value in fault.items():
            if key != "message":
                setattr(self, key, tuple(value) if key == "workgroup" else value)
        self.report = RunReport(document)

    def __reduce__(self):
        return (Fault, (self.kind, self._document))


def _without_options(text):
    """The text with names of arguments in place of the command line's options: "work_items" for "--work-items"."""
    if "--" not in text:
        return text
    import re

    names = {"bind": "bindings"}
    return re.sub(r"(?<![\w`-])--([a-z][a-z-]*)(?=[ :=),;]|$)(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)",
                  lambda option: names.get(option[1], option[1].replace("-", "_")), text)


def _message_text(message):
    place = message.get("file", "")
    for key in ("line", "column"):
        if message.get(key):
            place += f":{message[key]}"
    text = f"{place}: {message['text']}" if place else message["text"]
    if message.get("excerpt"):
        text += "\n" + message["excerpt"].rstrip("\n")
    if message.get("hint"):
        text += f"\n{message['hint']}"
    return text


def outcome_error(kind, exit_code, document):
    """The exception for a run that did not finish. The module _lanewise calls this function."""
    if exit_code == Fault.exit_code:
        return Fault(kind, document)
    text = document.get("fault", {}).get("message", kind)
    error_class = NotModelled if exit_code == NotModelled.exit_code else InputError
    return error_class([{"severity": "error", "code": "kernel", "text": text}])
