"""What hazards.isa says: what must lie between two instructions, and what one must not do."""
from . import patterns
from .facts import is_words
from .reader import unquote

_COMMON = ("dpp_source", "vgpr", "sgpr", "lane_select", "stored_data", "hwreg")
_IGNORED = ("wrong", "fault", "slow")
_MOST_PARTS = 64   # roles and groups are bits of one word
_MOST_WAIT = 32


class Side:
    """What an instruction must be, and must not be: roles and groups."""

    def __init__(self):
        self.has, self.lacks = [], []


class Hazard:
    def __init__(self, name, words, at):
        self.name, self.words, self.at = name, words, at
        self.targets = set()           # gfx names
        self.first, self.second = Side(), Side()
        self.common = "nothing"
        self.wait = 0
        self.wait_words = self.remedy = ""
        self.ignored = None
        self.interlocked = self.unchecked = False
        self.sources = []


class Hazards:
    def __init__(self):
        self.roles = {}     # name -> words
        self.groups = {}    # name -> names of records
        self.targets = {}   # name -> gfx names
        self.hazards = []

    def parts(self):
        return [*self.roles, *self.groups]


def read(isa, lines, errors):
    """`source` lines go to those of machines.isa, so that keys are the same everywhere."""
    result = Hazards()
    hazard = None
    for line in lines:
        if line.words[0] == "source" and line.indent == 0:
            isa.machines.read_source(line.words[1:], line.at, errors)
    for line in lines:
        word, rest, at = line.words[0], line.words[1:], line.at
        if line.indent > 0:
            if hazard is None:
                errors.add(at, "a line of a hazard without a hazard")
            else:
                _read_line(isa, result, hazard, word, rest, at, errors)
            continue
        hazard = None
        if word == "hazard":
            if len(rest) != 2 or not is_words(rest[1]) or any(known.name == rest[0] for known in result.hazards):
                errors.add(at, 'hazard needs a new name and "what happens"')
            else:
                hazard = Hazard(rest[0], unquote(rest[1]), at)
                result.hazards.append(hazard)
        elif word == "source":
            pass
        elif word in ("role", "group", "targets"):
            _read_name(isa, result, word, rest, at, errors)
        else:
            errors.add(at, f"unknown word '{word}': expected source, role, group, targets or hazard")
    if len(result.parts()) > _MOST_PARTS:
        errors.add(("hazards.isa", 1), f"more than {_MOST_PARTS} roles and groups")
    for hazard in result.hazards:
        _check(hazard, errors)
    _check_used(result, errors)
    return result


def _read_name(isa, result, word, rest, at, errors):
    if len(rest) < 2 or rest[0] in result.parts() or rest[0] in result.targets:
        errors.add(at, f"{word} needs a new name and what it is")
    elif word == "role":
        result.roles[rest[0]] = unquote(rest[1])
    elif word == "group":
        result.groups[rest[0]] = patterns.records_of(isa, rest[1:], at, errors)
    else:
        result.targets[rest[0]] = _targets(isa, result, rest[1:], at, errors)


def _targets(isa, result, names, at, errors):
    found = set()
    for name in names:
        of_machine = {target.name for target in isa.machines.targets.values() if target.of == name}
        if name in result.targets:
            found |= result.targets[name]
        elif name in isa.machines.targets:
            found.add(name)
        elif of_machine:
            found |= of_machine
        else:
            errors.add(at, f"unknown target or machine '{name}'")
    return found


def _read_line(isa, result, hazard, word, rest, at, errors):
    if word in ("interlocked", "unchecked") and not rest:
        setattr(hazard, word, True)
    elif not rest:
        errors.add(at, f"{word} says nothing")
    elif word == "targets":
        hazard.targets = _targets(isa, result, rest, at, errors)
    elif word in ("first", "second"):
        side = getattr(hazard, word)
        for name in rest:
            if name.lstrip("-") not in result.parts():
                errors.add(at, f"unknown role or group '{name.lstrip('-')}'")
            (side.lacks if name.startswith("-") else side.has).append(name.lstrip("-"))
    elif word == "common" and len(rest) == 1 and rest[0] in _COMMON:
        hazard.common = rest[0]
    elif word == "wait" and len(rest) == 1:
        _read_wait(hazard, rest[0], at, errors)
    elif word == "remedy" and len(rest) == 1 and is_words(rest[0]):
        hazard.remedy = unquote(rest[0])
    elif word == "ignored" and len(rest) == 1 and rest[0] in _IGNORED:
        hazard.ignored = rest[0]
    elif word == "source":
        hazard.sources = rest
        for key in rest:
            if key not in isa.machines.sources:
                errors.add(at, f"unknown source '{key}'")
    else:
        errors.add(at, f"'{' '.join([word, *rest])}' is no line of a hazard: expected targets, first, second, common, "
                       "wait, remedy, ignored, interlocked, unchecked or source")


def _read_wait(hazard, word, at, errors):
    if is_words(word):
        hazard.wait_words = unquote(word)
    elif word.isdigit() and 0 < int(word) <= _MOST_WAIT:
        hazard.wait = int(word)
    else:
        errors.add(at, f"wait is '{word}': expected 1 to {_MOST_WAIT}, or words")


def _check(hazard, errors):
    for what in ("targets", "ignored", "sources"):
        if not getattr(hazard, what):
            errors.add(hazard.at, f"{hazard.name} has no {what}")
    if not hazard.second.has:
        errors.add(hazard.at, f"{hazard.name} has no second: of one instruction alone it is the second that is said")
    if hazard.wait and not hazard.first.has:
        errors.add(hazard.at, f"{hazard.name} has wait states and no first")
    if not (hazard.wait or hazard.unchecked or hazard.interlocked):
        errors.add(hazard.at, f"{hazard.name} has no number of wait states, so it is unchecked")


def _check_used(result, errors):
    used = {name for hazard in result.hazards for side in (hazard.first, hazard.second)
            for name in (*side.has, *side.lacks)}
    for name in result.parts():
        if name not in used:
            errors.add(("hazards.isa", 1), f"{name} is used by no hazard")
