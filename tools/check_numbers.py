#!/usr/bin/env python3
"""Fails where a number of a machine is read by nobody or stands in C++, and where an option of a command is read by
nobody.

    tools/check_numbers.py [ROOT]

- Every fact of isa/timing/*.timing is named in src/ by its key, as TimingKey::lds_banks or CostKey::alone_cycles (Key::
  where that is another name for one of these), and every member of timing::Machine, which the facts become, is used in
  src/timing and those who include it, outside of machine.h and machine.cpp.
- In src/timing and src/trace no number above LARGEST stands for itself, but those that tools/model_numbers.txt lists: a
  line has a file, the number as it is written, how often, and # with the reason why it is not a machine's. Numbers of
  machines belong to isa/timing, where each has its source. Widths of bit fields and sizes that static_assert checks do
  not count.
- What a command of src/app declares as an option, a flag or a positional argument is used, beyond its declaration and
  the list of files (CommandFiles) that it may name.
"""
import collections
import functools
import pathlib
import re
import sys

NUMBERS = "tools/model_numbers.txt"
LARGEST = 4  # a dword has as many bytes
CLOCK_USERS = [f"src/{folder}" for folder in ("timing", "report", "hsa", "study", "api", "app")]
OPTION_READERS = [f"src/{folder}" for folder in ("api", "app", "check", "explain", "input", "launch", "live", "observe", "report",
                                                 "shader", "study", "timing")]
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<!\d)\'(?:\\.|[^\'\\\n])+\'', re.DOTALL)
NUMBER = re.compile(r"(?<![\w.])(?:0[xX][0-9a-fA-F']+|\d[\d']*(?:\.\d+)?(?:[eE][+-]?\d+)?)[uUlLfFzZ]*")
NOT_VALUES = re.compile(r"\bstatic_assert\b.*|\bu?int\d+_t \w+ : \d+")
VALUE_NAME = r'ValueName\("[^"]*", [&\w:]+\)'
OPTION = re.compile(rf'\ba\.(?:option|optional_value|flag|repeated|positional|positionals)\(\s*(?:ValueName\()?"([^"]+)"(?:, [&\w:]+\))?'
                    rf'(?:{VALUE_NAME}|[^;&])*?&([\w.]+(?:->\w+)?)\s*[,)]', re.DOTALL)

MEMBERS = re.compile(r"^ *(?:std::(?:string|vector<[^;(]*>|optional<[^;(]*>)|bool|unsigned|u?int\d*_t|size_t|double) "
                     r"\w+(?: = (?:true|false|\d+))?(?:, \w+(?: = (?:true|false|\d+))?)*;", re.MULTILINE)


@functools.cache
def without_comments(text):
    """Comments and strings made blank; lines stay where they are."""
    return COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def sources(root, *folders):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".h", ".cpp"}:
                yield str(path.relative_to(root)), path.read_text()


def unread_facts(root):
    named = set()
    for _, text in sources(root, "src"):
        if "Key::" in text:
            named |= set(re.findall(r"\b(?:TimingKey|CostKey|Key)::(\w+)", without_comments(text)))
    for path in sorted((root / "isa/timing").glob("*.timing")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            fact = re.match(r"\s*fact\s+\S+\s+(\S+)", line)
            if fact and fact[1].replace(".", "_") not in named:
                yield f"{path.relative_to(root)}:{number}: nobody reads the fact {fact[1]}"


def unused_members(root):
    header = "src/timing/machine.h"
    text = without_comments((root / header).read_text())
    begin = text.index("struct Machine {")
    body = text[begin:text.index("\n};", begin)]
    members = {}
    for match in re.finditer(r"^  (?:uint32_t|bool|double|CacheShape|isa::Banks) ([^;(]+);", body, re.MULTILINE):
        line = text.count("\n", 0, begin + match.start()) + 1
        for part in match[1].split(","):
            members[re.match(r"\s*(\w+)", part)[1]] = line
    used = set()
    for name, other in sources(root, *CLOCK_USERS):
        if name not in (header, "src/timing/machine.cpp"):
            used |= set(re.findall(r"(?:\.|->)(\w+)\b", without_comments(other)))
    # What the struct's own functions use.
    used |= {word for function in re.findall(r"\)\s*const\s*\{([^}]*)\}?", body) for word in re.findall(r"\w+", function)}
    for member, line in members.items():
        if member not in used:
            yield f"{header}:{line}: nobody uses the number {member}"


def value_of(literal):
    digits = literal.replace("'", "").rstrip("uUlLzZ")
    return int(digits, 16) if digits.lower().startswith("0x") else float(digits.rstrip("fF"))


def read_allowed(root, errors):
    """(file, literal) -> (how often, line of tools/model_numbers.txt)."""
    allowed = {}
    for number, line in enumerate((root / NUMBERS).read_text().splitlines(), 1):
        entry, _, reason = line.partition("#")
        words = entry.split()
        if not words:
            continue
        if len(words) != 3 or not words[2].isdigit() or not reason.strip():
            errors.append(f"{NUMBERS}:{number}: expected a file, a number, how often it is there, and # with the reason")
        else:
            allowed[words[0], words[1]] = (int(words[2]), number)
    return allowed


def machine_numbers(root):
    errors = []
    allowed, found = read_allowed(root, errors), collections.defaultdict(list)
    for folder in ("src/timing", "src/trace"):
        for name, text in sources(root, folder):
            for number, line in enumerate(without_comments(text).splitlines(), 1):
                for literal in NUMBER.findall(NOT_VALUES.sub("", line)):
                    if value_of(literal) > LARGEST:
                        found[name.removeprefix("src/"), literal].append(number)
    for (name, literal), lines in found.items():
        count, _ = allowed.get((name, literal), (0, 0))
        errors += [f"src/{name}:{line}: {literal} belongs to isa/timing if it is a machine's; if not, {NUMBERS} says why"
                   for line in (lines[count:] if len(lines) > count else [])]
    for (name, literal), (count, number) in allowed.items():
        if len(found.get((name, literal), [])) < count:
            errors.append(f"{NUMBERS}:{number}: {name} has {literal} {len(found.get((name, literal), []))} times")
    return errors


def reads(text):
    """C++ without what only declares members and options, and without lists of files."""
    text = re.sub(r"\ba\.(?:option|optional_value|flag|repeated|positionals?)\([^;]*;", "", text)
    text = re.sub(r"host::CommandFiles (?:\w+::)?files\(\) const(?: override)? (?:\{[^\n]*\}\n|\{.*?\n {0,2}\})", "", text,
                  flags=re.DOTALL)
    return MEMBERS.sub("", text)


def unread_options(root):
    """A member of the command is used in its file; one of a struct by whoever gets the struct."""
    texts = {name: reads(without_comments(text)) for name, text in sources(root, *OPTION_READERS)}
    members = {word for text in texts.values() for word in re.findall(r"(?:\.|->)(\w+)\b", text)}
    for name, text in sources(root, "src/app"):
        words = set(re.findall(r"\b[A-Za-z_]\w*\b", texts[name]))
        for match in OPTION.finditer(text):
            *outer, member = re.split(r"\.|->", match[2])
            if member not in (members if outer else words | members):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{name}:{line}: nobody reads the option {match[1]}"


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    errors = [*unread_facts(root), *unused_members(root), *machine_numbers(root), *unread_options(root)]
    print("\n".join(errors) or "numbers and options: each is read, and none of a machine stands in C++")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
