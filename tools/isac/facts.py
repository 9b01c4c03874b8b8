"""Facts: the columns of tables in machines.isa and timing/*.timing, and the values in their rows."""
import re
import typing

from .reader import unquote

_MEMBER = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$")
_NUMBER = re.compile(r"(0x[0-9a-fA-F]+|[0-9]+)([KMG]?)$")
_RANGE = re.compile(r"(.*)\(([^.()]+)\.\.([^.()]+)\)$")
_FACTORS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


class FactKind(typing.NamedTuple):
    """A column of a table."""

    heading: str
    member: str      # of the C++ row, or the key of a number of timing
    unit: str        # "" of plain counts, "text", or the words it may be, as in "no|yes"
    words: str
    table: str       # title

    def choices(self):
        return self.unit.split("|") if "|" in self.unit else []


class Claim(typing.NamedTuple):
    """What somebody else says than what is used."""

    value: int | str
    sources: tuple


class Fact(typing.NamedTuple):
    kind: FactKind
    value: int | str
    sources: tuple
    low: int = 0     # the range that the value may lie in; both 0 where it is not stated
    high: int = 0
    others: tuple = ()
    why: str = ""    # this value and not one of the others


class Table:
    def __init__(self, group, title, at):
        self.group, self.title, self.at = group, title, at
        self.kinds = []
        self.on = []         # of costs: machines and gfx names
        self.has_head = False
        self.rows = set()


def is_words(word):
    return word.startswith('"') and len(word) > 2


def read_kind(table, rest, at, errors):
    """`fact HEADING MEMBER UNIT "words"`, or None."""
    if len(rest) != 4 or not is_words(rest[3]) or not _MEMBER.match(rest[1]):
        errors.add(at, 'fact needs a heading, a member, a unit and "words"')
        return None
    return FactKind(rest[0], rest[1], unquote(rest[2]), unquote(rest[3]), table.title)


def read_row(kinds, rest, known_source, at, errors):
    """The facts of `VALUE… | SOURCE… ["why"]`."""
    if rest.count("|") != 1:
        errors.add(at, "a row needs a '|' between its values and their sources")
        return []
    bar = rest.index("|")
    values, sources = rest[:bar], rest[bar + 1:]
    why = unquote(sources.pop()) if sources and is_words(sources[-1]) else ""
    if len(values) != len(kinds):
        errors.add(at, f"{len(values)} values before the '|': expected {len(kinds)}, as the head has")
        return []
    if not sources and any(value != "-" for value in values):
        errors.add(at, "a row needs a source behind the '|'")
    for source in sources:
        known_source(source, at)
    facts = [_read_fact(kind, written, tuple(sources), known_source, at, errors)
             for kind, written in zip(kinds, values)]
    disputed = [fact for fact in facts if fact is not None and fact.others]
    if disputed and not why:
        errors.add(at, 'a row with several claims needs a "why" behind its sources')
    if why and not disputed:
        errors.add(at, "a why without several claims")
    return [fact._replace(why=why if fact.others else "") for fact in facts if fact is not None]


def _read_fact(kind, written, sources, known_source, at, errors):
    """`VALUE[(LOW..HIGH)][@KEY+KEY]`, others behind '/'; None for '-'."""
    claims = []
    low = high = 0
    for number, text in enumerate(written.split("/")):
        text, _, keys = text.partition("@")
        own = tuple(keys.split("+")) if keys else ()
        for key in own:
            known_source(key, at)
        if text == "-" and written == text:
            return None
        if found := _RANGE.match(text):
            text = found[1]
            if number > 0:
                errors.add(at, f"{kind.heading}: only the value that is used has a range")
            low, high = _value(kind, found[2], at, errors), _value(kind, found[3], at, errors)
        value = _value(kind, text, at, errors)
        if found and not (isinstance(value, int) and low <= value <= high and low < high):
            errors.add(at, f"{kind.heading}: {text} does not lie in {found[2]}..{found[3]}")
        if number > 0 and not own:
            errors.add(at, f"{kind.heading}: the claim {text} needs a source: {text}@KEY")
        claims.append(Claim(value, own or sources))
    return Fact(kind, claims[0].value, claims[0].sources, low, high, tuple(claims[1:]))


def _value(kind, text, at, errors):
    if kind.unit == "text":
        return text
    if kind.choices():
        if text not in kind.choices():
            errors.add(at, f"{kind.heading} is '{text}': expected {' or '.join(kind.choices())}")
        return text
    found = _NUMBER.match(text)
    if not found:
        errors.add(at, f"{kind.heading} is '{text}': expected a number or -")
        return 0
    return int(found[1], 0) * _FACTORS[found[2]]
