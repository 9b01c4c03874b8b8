"""Commands with the output they should print: running them, comparing, and writing new expectations.

A transcript is a list of lines. `$ COMMAND` is run by bash in the transcript's own folder, which holds a copy of
examples/ and of tests/cli/files/; `lanewise` is the program under test. The lines after it are what it prints, errors
and results in the order in which they are written. In them

    ...           alone on a line stands for any number of lines, none included
    {{REGEX}}     stands for what the regular expression matches
    (0.07 s)      a time in parentheses stands for any time

and of `prove`'s counterexamples only the names count, not the numbers, which are the solver's choice.
"""
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = pathlib.Path(__file__).resolve().parent / "files"
TIMEOUT_SECONDS = 120
TIME = re.compile(r"\(\d+\.\d+ s\)")
COUNTEREXAMPLE = re.compile(r"  \S+ +=")  # a line of one: a register and its value
NUMBER = re.compile(r"0x[0-9a-f]+")


@dataclasses.dataclass
class Step:
    """One command, with the number of its line, what it should print and how it should end."""
    line: int
    command: str
    expected: list
    exit_code: int = 0


class Folder:
    """A temporary folder in which commands run."""

    def __init__(self, lanewise):
        self._temporary = tempfile.TemporaryDirectory(prefix="lanewise-cli-")
        self.path = pathlib.Path(self._temporary.name)
        shutil.copytree(ROOT / "examples", self.path / "examples")
        for source in FILES.iterdir():
            shutil.copy(source, self.path)
        programs = self.path / ".bin"
        programs.mkdir()
        (programs / "lanewise").symlink_to(pathlib.Path(lanewise).resolve())
        self._environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._temporary.cleanup()

    def run(self, command):
        """Returns (exit code, lines printed)."""
        try:
            done = subprocess.run(["bash", "-c", command], cwd=self.path, env=self._environment, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            return None, [f"(still running after {TIMEOUT_SECONDS} s)"]
        text = done.stdout.decode("utf-8", errors="backslashreplace")
        return done.returncode, [line.rstrip() for line in text.splitlines()]


def line_matches(expected, actual):
    expected = expected.rstrip()
    if "{{" not in expected and not TIME.search(expected):
        return expected == actual
    pattern, at = "", 0
    for match in re.finditer(r"\{\{(.*?)\}\}|" + TIME.pattern, expected):
        pattern += re.escape(expected[at:match.start()])
        pattern += f"(?:{match[1]})" if match[1] is not None else TIME.pattern
        at = match.end()
    return re.fullmatch(pattern + re.escape(expected[at:]), actual) is not None


def lines_match(expected, actual):
    """Whether `actual` is what `expected` says. The parts between two `...` are looked for from left to right."""
    if any(line.startswith("different: a counterexample") for line in expected):
        expected, actual = ([NUMBER.sub("0x#", line) if COUNTEREXAMPLE.match(line) else line for line in lines]
                            for lines in (expected, actual))
    parts, part = [], []
    for line in expected:
        if line.strip() == "...":
            parts.append(part)
            part = []
        else:
            part.append(line)
    parts.append(part)

    def fits(part, at):
        return at >= 0 and at + len(part) <= len(actual) and all(map(line_matches, part, actual[at:at + len(part)]))

    if len(parts) == 1:
        return len(parts[0]) == len(actual) and fits(parts[0], 0)
    if not fits(parts[0], 0) or not fits(parts[-1], len(actual) - len(parts[-1])):
        return False
    at, end = len(parts[0]), len(actual) - len(parts[-1])
    for part in parts[1:-1]:
        at = next((i for i in range(at, end - len(part) + 1) if fits(part, i)), None)
        if at is None:
            return False
        at += len(part)
    return at <= end


def failure(where, step, code, printed):
    """None where the step did what it should, otherwise the report."""
    if code == step.exit_code and lines_match(step.expected, printed):
        return None
    report = [f"{where}:{step.line}: $ {step.command}"]
    if code != step.exit_code:
        report.append(f"  exit code {code}, expected {step.exit_code}")
    report += ["  expected:"] + ["    " + line for line in step.expected]
    report += ["  printed:"] + ["    " + line for line in printed]
    return "\n".join(report)
