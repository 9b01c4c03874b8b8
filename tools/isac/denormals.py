"""What denormals.isa says: float instructions that treat denormals in one way whatever MODE says."""
from . import patterns
from .facts import is_words
from .reader import unquote

WIDTHS = ("16", "32", "64")


class Rule:
    def __init__(self, kind, name, widths, at):
        self.kind, self.name, self.widths, self.at = kind, name, widths, at
        self.records = set()   # names
        self.feature = None
        self.wants_feature = True
        self.says = ""
        self.sources = []


def read(isa, lines, errors):
    """`source` lines go to those of machines.isa, so that keys are the same everywhere."""
    rules = []
    for line in lines:
        if line.words[0] == "source" and line.indent == 0:
            isa.machines.read_source(line.words[1:], line.at, errors)
    for line in lines:
        word, rest, at = line.words[0], line.words[1:], line.at
        if line.indent > 0:
            if rules:
                _read_line(isa, rules[-1], word, rest, at, errors)
            else:
                errors.add(at, "a line of a rule without a rule")
        elif word in ("flush", "keep"):
            if len(rest) < 2 or any(width not in WIDTHS for width in rest[1:]) or any(rest[0] == r.name for r in rules):
                errors.add(at, f"{word} needs a new name and widths: {', '.join(WIDTHS)}")
            else:
                rules.append(Rule(word, rest[0], [int(width) for width in rest[1:]], at))
        elif word != "source":
            errors.add(at, f"unknown word '{word}': expected source, flush or keep")
    for rule in rules:
        for what in ("records", "says", "sources"):
            if not getattr(rule, what):
                errors.add(rule.at, f"{rule.name} has no {what}")
    return rules


def _read_line(isa, rule, word, rest, at, errors):
    if not rest:
        errors.add(at, f"{word} says nothing")
    elif word == "of":
        rule.records |= patterns.records_of(isa, rest, at, errors)
    elif word in ("with", "without") and len(rest) == 1 and rule.feature is None:
        rule.feature, rule.wants_feature = rest[0], word == "with"
        if rest[0] not in isa.features:
            errors.add(at, f"unknown feature '{rest[0]}'")
    elif word == "says" and len(rest) == 1 and is_words(rest[0]):
        rule.says = unquote(rest[0])
    elif word == "source":
        rule.sources = rest
        for key in rest:
            if key not in isa.machines.sources:
                errors.add(at, f"unknown source '{key}'")
    else:
        errors.add(at, f"'{' '.join([word, *rest])}' is no line of a rule: expected of, with, without, says or source")
