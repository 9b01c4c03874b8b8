"""What exchanges.isa says: instructions that compute the same with their first two sources exchanged."""
from . import patterns


def read(isa, lines, errors):
    """Name of a record -> name of the one that computes the same."""
    result = {}
    names = {record.name for record in isa.records}
    for line in lines:
        word, rest, at = line.words[0], line.words[1:], line.at
        if word == "same" and rest:
            pairs = [(name, name) for name in patterns.records_of(isa, rest, at, errors)]
        elif word == "other" and len(rest) == 2 and all(name.endswith("*") for name in rest):
            patterns.records_of(isa, rest, at, errors)
            pairs = [pair for one, other in (rest, rest[::-1]) for pair in _of_beginnings(names, one[:-1], other[:-1])]
        else:
            errors.add(at, "expected 'same' and names, or 'other' and the beginnings of two names")
            continue
        for name, other in pairs:
            if result.setdefault(name, other) != other:
                errors.add(at, f"{name} is exchanged with {result[name]} already")
    return result


def _of_beginnings(names, one, other):
    for name in names:
        if name.startswith(one) and other + name[len(one):] in names:
            yield name, other + name[len(one):]
