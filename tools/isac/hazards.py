"""What hazards.isa says: what must lie between two instructions, and what one must not do."""
from . import patterns
from .facts import is_words
from .reader import unquote

_COMMON = ("dpp_source", "dpp_other", "vgpr", "vgpr_written", "vgpr_used", "vgpr_clash", "sgpr", "sgpr_constant", "mask",
           "scalar_war", "scalar_war_implicit", "lane_select", "stored_data", "hwreg", "dot_forward", "matrix_ab",
           "matrix_c", "matrix_c_exact", "matrix_c_any", "matrix_sum")
_IGNORED = ("wrong", "fault", "slow")
_SEVERITIES = ("warning", "note")
PASSES = (2, 4, 8, 16)
_MOST_PARTS = 128   # roles and groups are bits of two words
_MOST_WAIT = 32
_MOST_DISTANCES = 2
_MOST_ENDS = 5


class Side:
    """What an instruction must be, and must not be: roles and groups."""

    def __init__(self):
        self.has, self.lacks = [], []


class Passes:
    def __init__(self, targets, passes, passes_of_bytes, records):
        self.targets, self.passes, self.passes_of_bytes, self.records = targets, passes, passes_of_bytes, records


class Hazard:
    def __init__(self, name, words, at):
        self.name, self.words, self.at = name, words, at
        self.targets = set()           # gfx names
        self.first, self.second = Side(), Side()
        self.common = "nothing"
        self.distances = []            # of (role or None for wait states, number)
        self.by_passes = {}            # number of passes -> wait states
        self.ends = []                 # sides
        self.through = None
        self.remedy = self.unchecked = ""
        self.ignored = self.severity = None
        self.interlocked = self.special = False
        self.sources = []

    def wait_states(self):
        """The most that are needed; 0 if the number is none."""
        return max([number for role, number in self.distances if role is None] + list(self.by_passes.values()) + [0])

    def wait_words(self):
        """How many are needed if that depends on the first instruction."""
        if not self.by_passes:
            return ""
        return f"{_list(self.by_passes.values())} after {_list(self.by_passes)} passes"


class Hazards:
    def __init__(self):
        self.roles = {}     # name -> words
        self.groups = {}    # name -> names of records
        self.patterns = {}  # name of a group -> its text
        self.targets = {}   # name -> gfx names
        self.passes = []
        self.hazards = []

    def parts(self):
        return [*self.roles, *self.groups]

    def words_of_parts(self):
        return [*self.roles.values(), *(f"one of {pattern}" for pattern in self.patterns.values())]


def _list(numbers):
    words = [str(number) for number in numbers]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


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
        elif word == "passes":
            _read_passes(isa, result, rest, at, errors)
        elif word in ("role", "group", "targets"):
            _read_name(isa, result, word, rest, at, errors)
        else:
            errors.add(at, f"unknown word '{word}': expected source, role, group, targets, passes or hazard")
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
        result.patterns[rest[0]] = " ".join(rest[1:])
    else:
        result.targets[rest[0]] = _targets(isa, result, rest[1:], at, errors)


def _read_passes(isa, result, rest, at, errors):
    before, names = (rest[:rest.index(":")], rest[rest.index(":") + 1:]) if ":" in rest else (rest, [])
    numbers = [int(word) for word in before if word.isdigit()]
    if not names or not 1 <= len(numbers) <= 2 or any(number not in PASSES for number in numbers):
        errors.add(at, "passes needs targets, one number or two of 2, 4, 8 and 16, a colon and records")
        return
    targets = _targets(isa, result, [word for word in before if not word.isdigit()], at, errors)
    result.passes.append(Passes(targets, numbers[0], numbers[-1], patterns.records_of(isa, names, at, errors)))


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


def _read_side(result, side, names, at, errors):
    for name in names:
        if name.lstrip("-") not in result.parts():
            errors.add(at, f"unknown role or group '{name.lstrip('-')}'")
        (side.lacks if name.startswith("-") else side.has).append(name.lstrip("-"))


def _read_line(isa, result, hazard, word, rest, at, errors):
    if word in ("interlocked", "special") and not rest:
        setattr(hazard, word, True)
    elif not rest:
        errors.add(at, f"{word} says nothing")
    elif word == "targets":
        hazard.targets = _targets(isa, result, rest, at, errors)
    elif word in ("first", "second"):
        _read_side(result, getattr(hazard, word), rest, at, errors)
    elif word == "ends":
        hazard.ends.append(Side())
        _read_side(result, hazard.ends[-1], rest, at, errors)
    elif word == "through" and len(rest) == 1 and rest[0] in result.parts():
        hazard.through = rest[0]
    elif word == "common" and len(rest) == 1 and rest[0] in _COMMON:
        hazard.common = rest[0]
    elif word == "wait":
        _read_wait(result, hazard, rest, at, errors)
    elif word in ("remedy", "unchecked") and len(rest) == 1 and is_words(rest[0]):
        setattr(hazard, word, unquote(rest[0]))
    elif word == "ignored" and len(rest) == 1 and rest[0] in _IGNORED:
        hazard.ignored = rest[0]
    elif word == "severity" and len(rest) == 1 and rest[0] in _SEVERITIES:
        hazard.severity = rest[0]
    elif word == "source":
        hazard.sources = rest
        for key in rest:
            if key not in isa.machines.sources:
                errors.add(at, f"unknown source '{key}'")
    else:
        errors.add(at, f"'{' '.join([word, *rest])}' is no line of a hazard: expected targets, first, second, common, "
                       "wait, ends, through, remedy, ignored, severity, interlocked, special, unchecked or source")


def _read_wait(result, hazard, rest, at, errors):
    def is_number(word):
        return word.isdigit() and 0 < int(word) <= _MOST_WAIT

    pairs = [word.split("=") for word in rest[1:]]
    if rest[0] == "passes" and pairs and all(
            len(pair) == 2 and pair[0] in map(str, PASSES) and is_number(pair[1]) for pair in pairs):
        hazard.by_passes = {int(passes): int(states) for passes, states in pairs}
    elif is_number(rest[0]) and (len(rest) == 1 or len(rest) == 2 and rest[1] in result.parts()):
        hazard.distances.append((rest[1] if len(rest) == 2 else None, int(rest[0])))
    else:
        errors.add(at, f"wait is '{' '.join(rest)}': expected 1 to {_MOST_WAIT}, which may be followed by a role or "
                       "group, or passes and numbers like 8=11")


def _check(hazard, errors):
    for what in ("targets", "ignored", "sources"):
        if not getattr(hazard, what):
            errors.add(hazard.at, f"{hazard.name} has no {what}")
    if not hazard.second.has:
        errors.add(hazard.at, f"{hazard.name} has no second: of one instruction alone it is the second that is said")
    if (hazard.distances or hazard.by_passes or hazard.ends or hazard.through) and not hazard.first.has:
        errors.add(hazard.at, f"{hazard.name} has a distance and no first")
    if len(hazard.distances) > _MOST_DISTANCES or (hazard.distances and hazard.by_passes):
        errors.add(hazard.at, f"{hazard.name} has more than {_MOST_DISTANCES} distances, or some besides passes")
    if len(hazard.ends) > _MOST_ENDS:
        errors.add(hazard.at, f"{hazard.name} has more than {_MOST_ENDS} lines that end it")
    if sum((hazard.interlocked, hazard.special, bool(hazard.unchecked))) > 1:
        errors.add(hazard.at, f"{hazard.name} is more than one of interlocked, special and unchecked")
    is_row = not (hazard.interlocked or hazard.special or hazard.unchecked)
    if is_row and hazard.first.has and not (hazard.distances or hazard.by_passes or hazard.ends):
        errors.add(hazard.at, f"{hazard.name} has neither wait states nor an instruction that ends it")


def _check_used(result, errors):
    used = {name for hazard in result.hazards for side in (hazard.first, hazard.second, *hazard.ends)
            for name in (*side.has, *side.lacks)}
    used |= {hazard.through for hazard in result.hazards}
    used |= {role for hazard in result.hazards for role, _ in hazard.distances}
    for name in result.parts():
        if name not in used:
            errors.add(("hazards.isa", 1), f"{name} is used by no hazard")
