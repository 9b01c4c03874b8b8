"""What machines.isa and timing/*.timing say: kinds of compute units and their gfx names, chips, products, classes of
instructions and what they cost, and where each fact is from."""
import re

from . import patterns
from .facts import Table, is_words, read_kind, read_row
from .reader import unquote

_GROUPS = ("machines", "chips", "products", "timing", "costs")
_EVIDENCE = ("measured", "fitted", "stated", "modelled", "inferred", "public")
_NAME = re.compile(r"[a-z][a-z0-9_-]*$")


class Thing:
    """A machine (of a family), chip or product, or a target, which has the facts of its machine."""

    def __init__(self, name, words, of, at):
        self.name, self.words, self.of, self.at = name, words, of, at
        self.facts = []
        self.timing = []     # facts of the tables of timing


class Source:
    def __init__(self, words, evidence):
        self.words, self.evidence = words, evidence


class InstructionClass:
    """Instructions that cost the same: those of the first class that has them and a row for the target."""

    def __init__(self, name, words, records, at):
        self.name, self.words, self.records, self.at = name, words, records, at


class Cost:
    """A row of a table of costs: a class on machines and targets."""

    def __init__(self, name, on, facts):
        self.name, self.on, self.facts = name, on, facts


class Fitted:
    """A number that was chosen so that cases of `study timing` come out right."""

    def __init__(self, number, of, cases):
        self.number, self.of, self.cases = number, of, cases


class ModelError:
    """The clock's own error for kernels that one thing bounds, in percent of the modelled time."""

    def __init__(self, bound, least, most, cases, source):
        self.bound, self.least, self.most, self.cases, self.source = bound, least, most, cases, source


class Machines:
    def __init__(self):
        self.sources = {}    # key -> Source
        self.machines = {}   # name -> Thing, as the next three
        self.targets = {}
        self.chips = {}
        self.products = {}
        self.classes = {}    # name -> InstructionClass
        self.costs = []
        self.fitted = []
        self.errors = []
        self.tables = []

    def group(self, name):
        """What may have a row in a table: of timing machines and products, each with numbers of its own."""
        return {**self.machines, **self.products} if name == "timing" else getattr(self, name)

    def kinds(self, group):
        return [kind for table in self.tables if table.group == group for kind in table.kinds if kind.table == table.title]

    def read_source(self, rest, at, errors):
        if len(rest) != 3 or rest[1] not in _EVIDENCE or not is_words(rest[2]):
            errors.add(at, f'source needs a key, one of {", ".join(_EVIDENCE)}, and "what it stands for"')
        elif rest[0] in self.sources:
            errors.add(at, f"source {rest[0]} is there twice")
        else:
            self.sources[rest[0]] = Source(unquote(rest[2]), rest[1])


def read(isa, lines, errors):
    """Sources may be used before they are declared, also in another file."""
    result = Machines()
    for line in lines:
        if line.words[0] == "source" and line.indent == 0:
            result.read_source(line.words[1:], line.at, errors)
    table = extended = None   # the table or the class that indented lines belong to
    for line in lines:
        word, rest, at = line.words[0], line.words[1:], line.at
        if line.indent == 0 and word in ("fitted", "error"):
            table = extended = None   # read last: of tables and sources in any file
            continue
        if line.indent == 0:
            extended = None
        if line.indent > 0 and extended is not None:
            extended.records |= patterns.records_of(isa, line.words, at, errors)
        elif line.indent > 0:
            if table is None:
                errors.add(at, "a line of a table without a table")
            else:
                _read_table_line(result, table, line, errors)
        elif word == "source":
            table = None
        elif word == "class":
            table, extended = None, _read_class(isa, result, rest, at, errors)
        elif word == "table":
            table = _read_table(result, rest, at, errors)
        else:
            table = None
            _read_declaration(isa, result, word, rest, at, errors)
    _check_complete(isa, result, errors)
    for line in lines:
        if line.words[0] == "fitted" and line.indent == 0:
            _read_fitted(result, line.words[1:], line.at, errors)
        if line.words[0] == "error" and line.indent == 0:
            _read_error(result, line.words[1:], line.at, errors)
    return result


def _read_error(result, rest, at, errors):
    """`error BOUND LEAST..MOST of COUNT cases | SOURCE`: published times in percent of the modelled ones."""
    percents = re.fullmatch(r"(\d+)\.\.(\d+)", rest[1]) if len(rest) == 7 else None
    if percents is None or rest[2] != "of" or not rest[3].isdigit() or rest[4:6] != ["cases", "|"]:
        errors.add(at, "error needs what bounds the kernels, LEAST..MOST in percent, 'of' how many 'cases', and | a source")
        return
    least, most = int(percents[1]), int(percents[2])
    if not 0 < least < 100 < most:
        errors.add(at, f"{rest[1]}: no time is exact, so the least is below 100 percent and the most above")
    if any(other.bound == rest[0] for other in result.errors):
        errors.add(at, f"the error of {rest[0]} is there twice")
    source = _known(result.sources, "source", rest[6], at, errors)
    result.errors.append(ModelError(rest[0], least, most, int(rest[3]), source))


def _read_fitted(result, rest, at, errors):
    """`fitted NUMBER of MACHINE|PRODUCT|TARGET to CASE…`; the number of a class is CLASS.NUMBER."""
    if len(rest) < 5 or rest[1] != "of" or rest[3] != "to":
        errors.add(at, "fitted needs a number, 'of' what, and 'to' the cases it was chosen by")
        return
    number, of, cases = rest[0], rest[2], tuple(rest[4:])
    name, _, member = number.rpartition(".")
    facts = [fact for cost in result.costs if cost.name == name and of in cost.on for fact in cost.facts]
    for things in (result.machines, result.chips, result.products):
        if not name and of in things:
            facts += things[of].facts + things[of].timing
    if all(fact.kind.member != member for fact in facts):
        errors.add(at, f"{of} has no row with {number}")
    if any((other.number, other.of) == (number, of) for other in result.fitted):
        errors.add(at, f"{number} of {of} is fitted twice")
    result.fitted.append(Fitted(number, of, cases))


def _read_declaration(isa, result, word, rest, at, errors):
    if word == "machine":
        if len(rest) != 3 or not is_words(rest[2]):
            errors.add(at, 'machine needs a name, a family and "words"')
        else:
            _declare(result.machines, word, rest[0], rest[2], rest[1], at, errors)
    elif word == "target":
        if len(rest) != 3 or rest[1] != "is":
            errors.add(at, "target needs a gfx name, 'is' and a machine")
            return
        if all(target.name != rest[0] for target in isa.targets):
            errors.add(at, f"{rest[0]} is no target of generations.isa")
        _declare(result.targets, word, rest[0], "", _known(result.machines, "machine", rest[2], at, errors), at, errors)
    elif word in ("chip", "product"):
        above, of = (result.targets, "target") if word == "chip" else (result.chips, "chip")
        if len(rest) != 3 or not is_words(rest[2]):
            errors.add(at, f'{word} needs a name, a {of} and "words"')
            return
        things = result.chips if word == "chip" else result.products
        _declare(things, word, rest[0], rest[2], _known(above, of, rest[1], at, errors), at, errors)
    else:
        errors.add(at, f"unknown word '{word}': expected source, machine, target, chip, product, class, table, fitted or error")


def _read_class(isa, result, rest, at, errors):
    if len(rest) < 2 or not is_words(rest[1]) or rest[0] in result.classes:
        errors.add(at, 'class needs a new name, "words" and the records it has')
        return None
    records = patterns.records_of(isa, rest[2:], at, errors)
    result.classes[rest[0]] = InstructionClass(rest[0], unquote(rest[1]), records, at)
    return result.classes[rest[0]]


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
    on = rest[3:] if len(rest) > 3 and rest[2] == "on" else []
    if len(rest) - len(on) - bool(on) != 2 or rest[0] not in _GROUPS or not is_words(rest[1]):
        errors.add(at, f'table needs {", ".join(_GROUPS[:-1])} or {_GROUPS[-1]}, and a "title"')
        return None
    if bool(on) != (rest[0] == "costs"):
        errors.add(at, "a table of costs, and no other, says 'on' and the machines and targets it is about")
    table = Table(rest[0], unquote(rest[1]), at)
    for name in on:
        if name not in result.machines and name not in result.targets:
            errors.add(at, f"unknown machine or target '{name}'")
    table.on = on
    result.tables.append(table)
    return table


def _read_table_line(result, table, line, errors):
    word, rest, at = line.words[0], line.words[1:], line.at
    if word == "fact":
        kind = read_kind(table, rest, at, errors)
        if kind is None:
            return
        if table.has_head:
            errors.add(at, "a fact behind the head of its table")
        elif any(kind.member == other.member for other in result.kinds(table.group)):
            errors.add(at, f"fact {kind.member} is there twice")
        else:
            table.kinds.append(kind)
    elif word == "head":
        _read_head(result, table, rest, at, errors)
    elif not table.has_head:
        errors.add(at, f"expected fact or head before the rows, not '{word}'")
    elif table.group == "costs":
        _read_cost(result, table, word, rest, at, errors)
    else:
        _read_row(result, table, word, rest, at, errors)


def _read_head(result, table, rest, at, errors):
    """Tables of costs have their columns in common: the head says which of them a table has."""
    if table.group == "costs":
        known = {kind.heading: kind for kind in result.kinds("costs")}
        for heading in rest:
            if heading not in known:
                errors.add(at, f"no table of costs above has a fact '{heading}'")
        table.kinds = [known[heading] for heading in rest if heading in known]
    elif rest != [kind.heading for kind in table.kinds]:
        headings = " ".join(kind.heading for kind in table.kinds)
        errors.add(at, f"the head is not that of the facts: expected {headings or 'facts above it'}")
    table.has_head = True


def _row_facts(result, table, rest, at, errors):
    return read_row(table.kinds, rest, lambda key, at: _known(result.sources, "source", key, at, errors), at, errors)


def _once(table, name, at, errors):
    if name in table.rows:
        errors.add(at, f"{name} has two rows in this table")
    table.rows.add(name)


def _read_row(result, table, name, rest, at, errors):
    things = result.group(table.group)
    if name not in things:
        what = "machine or product" if table.group == "timing" else table.group[:-1]
        errors.add(at, f"unknown {what} '{name}'")
        return
    _once(table, name, at, errors)
    facts = _row_facts(result, table, rest, at, errors)
    (things[name].timing if table.group == "timing" else things[name].facts).extend(facts)


def _read_cost(result, table, name, rest, at, errors):
    if name not in result.classes:
        errors.add(at, f"unknown class '{name}'")
        return
    _once(table, name, at, errors)
    if any(cost.name == name and set(cost.on) & set(table.on) for cost in result.costs):
        errors.add(at, f"{name} has a row in another table for the same machine or target")
    result.costs.append(Cost(name, table.on, _row_facts(result, table, rest, at, errors)))


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
