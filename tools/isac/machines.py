"""What machines.isa says: kinds of compute units and their gfx names, chips, products, and where each fact is from."""
import re
import typing

from .reader import unquote

_GROUPS = ("machines", "chips", "products")
_NAME = re.compile(r"[a-z][a-z0-9_-]*$")
_MEMBER = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$")
_NUMBER = re.compile(r"(0x[0-9a-fA-F]+|[0-9]+)([KMG]?)$")
_FACTORS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


class FactKind(typing.NamedTuple):
    """A column of a table."""

    heading: str
    member: str      # of the C++ row
    unit: str        # "" of plain counts, "text", or the words it may be, as in "no|yes"
    words: str
    table: str       # title

    def choices(self):
        return self.unit.split("|") if "|" in self.unit else []


class Fact(typing.NamedTuple):
    kind: FactKind
    value: int | str
    sources: tuple


class Thing:
    """A machine, chip or product, or a target, which has the facts of its machine."""

    def __init__(self, name, words, of, at):
        self.name, self.words, self.of, self.at = name, words, of, at
        self.facts = []


class Table:
    def __init__(self, group, title, at):
        self.group, self.title, self.at = group, title, at
        self.kinds = []
        self.has_head = False
        self.rows = set()


class Machines:
    def __init__(self):
        self.sources = {}    # key -> words
        self.machines = {}   # name -> Thing, as the next three
        self.targets = {}
        self.chips = {}
        self.products = {}
        self.tables = []

    def group(self, name):
        return getattr(self, name)


def read(isa, lines, errors):
    result = Machines()
    table = None
    for line in lines:
        word, rest, at = line.words[0], line.words[1:], line.at
        if line.indent > 0:
            if table is None:
                errors.add(at, "a line of a table without a table")
            else:
                _read_table_line(result, table, line, errors)
        elif word == "table":
            table = _read_table(result, rest, at, errors)
        else:
            table = None
            _read_declaration(isa, result, word, rest, at, errors)
    _check_complete(isa, result, errors)
    return result


def _is_words(word):
    return word.startswith('"') and len(word) > 2


def _read_declaration(isa, result, word, rest, at, errors):
    if word == "source":
        if len(rest) != 2 or not _is_words(rest[1]):
            errors.add(at, 'source needs a key and "what it stands for"')
        elif rest[0] in result.sources:
            errors.add(at, f"source {rest[0]} is there twice")
        else:
            result.sources[rest[0]] = unquote(rest[1])
    elif word == "machine":
        if len(rest) != 2 or not _is_words(rest[1]):
            errors.add(at, 'machine needs a name and "words"')
        else:
            _declare(result.machines, word, rest[0], rest[1], None, at, errors)
    elif word == "target":
        if len(rest) != 3 or rest[1] != "is":
            errors.add(at, "target needs a gfx name, 'is' and a machine")
            return
        if all(target.name != rest[0] for target in isa.targets):
            errors.add(at, f"{rest[0]} is no target of generations.isa")
        _declare(result.targets, word, rest[0], "", _known(result.machines, "machine", rest[2], at, errors), at, errors)
    elif word in ("chip", "product"):
        above, of = (result.targets, "target") if word == "chip" else (result.chips, "chip")
        if len(rest) != 3 or not _is_words(rest[2]):
            errors.add(at, f'{word} needs a name, a {of} and "words"')
            return
        things = result.chips if word == "chip" else result.products
        _declare(things, word, rest[0], rest[2], _known(above, of, rest[1], at, errors), at, errors)
    else:
        errors.add(at, f"unknown word '{word}': expected source, machine, target, chip, product or table")


def _known(things, what, name, at, errors):
    if name not in things:
        errors.add(at, f"unknown {what} '{name}'")
    return name


def _declare(things, word, name, words, of, at, errors):
    if not _NAME.match(name):
        errors.add(at, f"'{name}' is not the name of a {word}")
    elif name in things:
        errors.add(at, f"{word} {name} is there twice")
    else:
        things[name] = Thing(name, unquote(words), of, at)


def _read_table(result, rest, at, errors):
    if len(rest) != 2 or rest[0] not in _GROUPS or not _is_words(rest[1]):
        errors.add(at, f'table needs {", ".join(_GROUPS[:-1])} or {_GROUPS[-1]}, and a "title"')
        return None
    table = Table(rest[0], unquote(rest[1]), at)
    result.tables.append(table)
    return table


def _read_table_line(result, table, line, errors):
    word, rest, at = line.words[0], line.words[1:], line.at
    if word == "fact":
        _read_fact(result, table, rest, at, errors)
    elif word == "head":
        headings = [kind.heading for kind in table.kinds]
        table.has_head = True
        if rest != headings:
            errors.add(at, f"the head is not that of the facts: expected {' '.join(headings) or 'facts above it'}")
    elif not table.has_head:
        errors.add(at, f"expected fact or head before the rows, not '{word}'")
    else:
        _read_row(result, table, word, rest, at, errors)


def _read_fact(result, table, rest, at, errors):
    if len(rest) != 4 or not _is_words(rest[3]) or not _MEMBER.match(rest[1]):
        errors.add(at, 'fact needs a heading, a member, a unit and "words"')
        return
    kind = FactKind(rest[0], rest[1], unquote(rest[2]), unquote(rest[3]), table.title)
    if table.has_head:
        errors.add(at, "a fact behind the head of its table")
    elif any(kind.member == other.member for t in result.tables if t.group == table.group for other in t.kinds):
        errors.add(at, f"fact {kind.member} is there twice")
    else:
        table.kinds.append(kind)


def _read_row(result, table, name, rest, at, errors):
    things = result.group(table.group)
    if name not in things:
        errors.add(at, f"unknown {table.group[:-1]} '{name}'")
        return
    if name in table.rows:
        errors.add(at, f"{name} has two rows in this table")
    table.rows.add(name)
    if rest.count("|") != 1:
        errors.add(at, "a row needs a '|' between its values and their sources")
        return
    bar = rest.index("|")
    values, sources = rest[:bar], rest[bar + 1:]
    if len(values) != len(table.kinds):
        errors.add(at, f"{len(values)} values before the '|': expected {len(table.kinds)}, as the head has")
        return
    if not sources:
        errors.add(at, "a row needs a source behind the '|'")
    for source in sources:
        _known(result.sources, "source", source, at, errors)
    for kind, written in zip(table.kinds, values):
        text, _, own_source = written.partition("@")
        if own_source:
            _known(result.sources, "source", own_source, at, errors)
        if text == "-":
            continue
        value = _value(kind, text, at, errors)
        things[name].facts.append(Fact(kind, value, (own_source,) if own_source else tuple(sources)))


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


def _check_complete(isa, result, errors):
    """Nothing is known of a target by default; of chips and products, what is not known is left out."""
    for target in isa.targets:
        if target.name not in result.targets:
            errors.add(("machines.isa", 1), f"target {target.name} of generations.isa is no target here")
    for table in result.tables:
        if not table.has_head:
            errors.add(table.at, "table has no head")
        if table.group == "machines":
            for name in result.machines:
                if name not in table.rows:
                    errors.add(table.at, f"machine {name} has no row in this table")
    for product in result.products.values():
        if all(fact.kind.member != "compute_units" for fact in product.facts):
            errors.add(product.at, f"product {product.name} has no compute_units")
