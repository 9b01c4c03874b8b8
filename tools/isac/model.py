"""What the .isa files say, file by file, before anything is combined."""
import re
import typing

from . import denormals, exchanges, hazards, images, machines
from .reader import number, read_lines, unquote

KINDS = ("none vgpr agpr avgpr asrc vsrc vsrc_nolit ssrc sdst sreg soffset vcc imm literal label waitcnt depctr delay sendmsg hwreg swizzle gpr_idx "
         "attr attr_chan interp_param exp_target off").split()
TYPES = {
    "none": 0, "b8": 1, "i8": 1, "u8": 1, "b16": 1, "i16": 1, "u16": 1, "f16": 1, "b32": 1, "i32": 1, "u32": 1, "f32": 1,
    "b64": 2, "i64": 2, "u64": 2, "f64": 2, "v2f16": 1, "v2i16": 1, "v2u16": 1, "v2b16": 1, "mask": 2,
    "b96": 3, "b128": 4, "b192": 6, "b256": 8, "b320": 10, "b512": 16, "b1024": 32,
    "bf16": 1, "v2bf16": 1, "v4bf16": 2, "v8bf16": 4, "v16bf16": 8, "v4f16": 2, "v8f16": 4, "v16f16": 8,
    "v2f32": 2, "v2b32": 2, "v4f32": 4, "v16f32": 16, "v32f32": 32, "v4i32": 4, "v16i32": 16, "v32i32": 32, "v4f64": 8,
}
HALF_TYPES = {"b16", "i16", "u16", "f16", "bf16"}
# A lane's part of a 16 x 16 matrix, by the bits of an element: registers in waves of 32 lanes, half as many in 64.
TILE_TYPES = {"tile32": 8, "tile16": 4, "tile8": 2, "tile4": 1}
TYPES.update(TILE_TYPES)
FLOAT_TYPES = {"f16", "f32", "f64", "v2f16", "bf16", "v2bf16", "v2f32"}
ACCESS = {"r": (True, False), "w": (False, True), "rw": (True, True)}
MEANINGS = "lane scalar wave memory control gap".split()
UNITS = "salu valu smem vmem flat lds gds branch message interp exp".split()
# What a format is, and what its second word does (isa::Form, isa::Extension).
FORMS = ("sop1 sop2 sopk sopc sopp smem vop1 vop2 vopc vop3 vop3p mix mai vopd vintrp vinterp ldsdir ds mubuf mtbuf mimg flat global scratch "
         "exp").split()
EXTENSIONS = "none sdwa dpp16 dpp8".split()
CONTROLS = "none branch conditional jump call call_label end".split()
# What counts outstanding instructions of a wave (isa::Counter).
COUNTERS = "vm exp lgkm vs load store sample bvh ds km va_vdst va_sdst va_ssrc va_vcc vm_vsrc sa_sdst hold".split()
IMPLICIT = "exec vcc scc m0 mode flat_scratch pc memory lds gds hwreg vgpr_indexed sgpr_indexed lanes".split()
_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*$")
_WAIT_FIELD = re.compile(r"(\w+)=(\d+:\d+(?:\+\d+:\d+)?)$")
_COUNTED_BITS = re.compile(r"(\w+)=(\d+):(\d+)$")
_VERSION = re.compile(r"gfx([0-9]+)([0-9a-f])([0-9a-f])$")  # major; minor and stepping, hexadecimal


class Isa:
    def __init__(self):
        self.columns = []        # names, each after the one it inherits from
        self.parents = {}        # column -> the one it inherits from, or None
        self.half_waves = {}     # column -> the column of the same instructions in waves of 32 lanes
        self.column_features = {}  # column -> names
        self.counts = {}         # column -> {counter: bits}
        self.waits = {}          # column -> [(counter, [(most, least significant bit), ...]), ...]: fields of s_waitcnt
        self.features = {}       # name -> note
        self.targets = []
        self.machines = None     # machines.Machines
        self.hazards = None      # hazards.Hazards
        self.denormals = []      # denormals.Rule
        self.exchanges = {}      # name of a record -> the one that it is with its sources exchanged
        self.images = None       # images.Images
        self.operands = {}       # name -> access, e.g. (True, False)
        self.modifiers = {}      # name -> default
        self.formats = {}        # name -> Format
        self.derivations = []    # (word, from format, to format, {column: offset}, needed operand or None)
        self.records = []
        self.families = []
        self._reached = {}       # (condition, column) -> what `reaches` says

    def lineage(self, column):
        """The column and those it inherits from, the nearest first."""
        while column is not None:
            yield column
            column = self.parents[column]

    def reaches(self, condition, column):
        """Whether a column inherits what is said of others: of `gfx9`, of `gfx9..gfx10` (until there), or of all (None)."""
        if condition is None:
            return True
        key = condition, column
        if key not in self._reached:
            first, _, end = condition.partition("..")
            lineage = list(self.lineage(column))
            self._reached[key] = (not first or first in lineage) and (not end or end not in lineage)
        return self._reached[key]

    def is_condition(self, text):
        first, dots, end = text.partition("..")
        return (first in self.columns or (dots and not first)) and (end in self.columns or not end)

    def inherited(self, by_column, column):
        return next((by_column[name] for name in self.lineage(column) if name in by_column), None)

    def lanes(self, column):
        return 32 if column in self.half_waves.values() else 64


class Target:
    def __init__(self, name, at):
        self.name, self.at = name, at
        self.version = None   # (major, minor, stepping)
        self.column = None
        self.features = []
        self.mach = None


class Format:
    def __init__(self, name, at):
        self.name, self.at = name, at
        self.suffixes = []   # (column or None, what LLVM appends to the mnemonic)
        self.pictures = []   # (column or None, picture without spaces, at)
        self.fields = []     # Field
        self.axes = {}       # axis -> [Form]
        self.escapes = []    # (column or None, letter, bits): values of a field that mean another format
        self.form = None     # one of FORMS
        self.extension = "none"


class Field:
    def __init__(self, letter, name, at):
        self.letter, self.name, self.at = letter, name, at
        self.column = None
        self.kind = None
        self.type = None      # of the operand, where the record does not say
        self.shift = 0
        self.scalar = None    # letter of the bit that says "scalar register"
        self.acc = None       # letter of the bit that says "accumulation register"
        self.unused = "0"     # what an operand field becomes in records without the operand
        self.condition = None
        self.strict = self.loose = None  # conditions: where not allowed, the bits are 0 (or ignored) whatever `unused` says
        self.default = None


class Form:
    def __init__(self, name, at):
        self.name, self.at = name, at
        self.column = None
        self.optional = False
        self.sets = {}        # letter -> bits
        self.operands = {}    # operand name -> OperandSpec or None (removed)
        self.extra_dwords = {}
        self.pictures = []


class Modifier(typing.NamedTuple):
    """What a record says of a modifier: allowed (+), forbidden (-), its bits are ignored (~, written as the value), always this value (=)."""

    state: str
    value: int | None


class OperandSpec:
    __slots__ = ("name", "access", "kind", "type", "hidden", "most_dwords", "at")

    def __init__(self, name, at):
        self.name, self.at = name, at
        self.access = self.kind = self.type = None
        self.hidden = False
        self.most_dwords = 0  # 0: as many as the type has


class Record:
    def __init__(self, name, family, at):
        self.name, self.family, self.at = name, family, at
        self.encodings = []   # EncodingLine
        self.operands = []    # (condition or None, [OperandSpec], at)
        self.mods = []        # (condition or None, [(Modifier, name)], at)
        self.called = {}      # column -> mnemonic
        self.also = []        # (first column, column that ends it or None, mnemonic that assemblers take too)
        self.halves = []      # Half: of instructions that are any two of a list
        self.meaning = self.unit = None
        self.reads, self.writes = [], []
        self.note = ""
        self.control = "none"
        self.waits = None     # for nothing; or "all", "event", "fields" (of the column), or [(counter, lsb, width)]


class Half:
    def __init__(self, at):
        self.at = at
        self.opcodes = {}     # column -> number or None
        self.mnemonic = ""
        self.operands = {}    # "x" and "y", where it may stand -> [OperandSpec]


class EncodingLine:
    def __init__(self, format_name, at):
        self.format, self.at = format_name, at
        self.opcodes = {}     # column -> number or None
        self.words = []       # (word, columns it holds in or None)
        self.bare = False


def read(folder, errors):
    isa = Isa()
    for name, parse in (("generations", _read_generations), ("operands", _read_operands), ("formats", _read_formats)):
        path = folder / f"{name}.isa"
        if not path.exists():
            errors.add((path.name, 1), "file is missing")
            continue
        parse(isa, read_lines(path, errors), errors)
    for path in sorted(folder.glob("*.isa")):
        if path.stem not in ("generations", "operands", "formats", "machines", "hazards", "images", "denormals", "exchanges"):
            _read_family(isa, path.stem, read_lines(path, errors), errors)
    _check_unique_records(isa, errors)
    for path in (folder / f"{name}.isa" for name in ("machines", "hazards", "images", "denormals", "exchanges")):
        if not path.exists():
            errors.add((path.name, 1), "file is missing")
            return isa
    lines = [line for path in (folder / "machines.isa", *sorted(folder.glob("timing/*.timing")))
             for line in read_lines(path, errors)]
    isa.machines = machines.read(isa, lines, errors)
    isa.hazards = hazards.read(isa, read_lines(folder / "hazards.isa", errors), errors)
    isa.images = images.read(isa, read_lines(folder / "images.isa", errors), errors)
    isa.denormals = denormals.read(isa, read_lines(folder / "denormals.isa", errors), errors)
    isa.exchanges = exchanges.read(isa, read_lines(folder / "exchanges.isa", errors), errors)
    return isa


def column_condition(isa, word):
    return word[:-1] if word.endswith(":") and isa.is_condition(word[:-1]) else None


# --- generations.isa


def _read_generations(isa, lines, errors):
    for line in lines:
        word, rest = line.words[0], line.words[1:]
        if word == "column":
            _read_column(isa, rest, line.at, errors)
        elif word in ("with", "without") and line.indent > 0 and isa.columns:
            _change_features(isa, isa.column_features[isa.columns[-1]], word == "with", rest, line.at, errors)
        elif word == "waits" and line.indent > 0 and isa.columns:
            _read_waits(isa, rest, line.at, errors)
        elif word == "counts" and line.indent > 0 and isa.columns:
            _read_counts(isa.counts.setdefault(isa.columns[-1], {}), rest, line.at, errors)
        elif word == "feature":
            if len(rest) != 2 or not rest[1].startswith('"') or rest[0] in isa.features:
                errors.add(line.at, 'feature needs a new name and a "note"')
            else:
                isa.features[rest[0]] = unquote(rest[1])
        elif word == "target" and len(rest) >= 3 and rest[1] == "in":
            _read_target(isa, rest, line.at, errors)
        else:
            errors.add(line.at, f"unknown word '{word}'")
    for target in isa.targets:
        if target.mach is None:
            errors.add(target.at, f"target {target.name} has no mach")
    for column in isa.counts:
        _check_counts(isa, column, errors)


def _read_column(isa, words, at, errors):
    """`column gfx906`, `column gfx10 from gfx906`, `column gfx10_32 wave32 of gfx10`."""
    name = words[0] if words else ""
    parent = words[-1] if len(words) > 1 else isa.columns[-1] if isa.columns else None
    is_half = words[1:3] == ["wave32", "of"]
    if name in ("", *isa.columns) or (words[1:-1] not in ([], ["from"]) and not is_half):
        errors.add(at, "column needs a new name, and may have 'from' or 'wave32 of' and the name of another")
        return
    if parent is not None and parent not in isa.columns:
        errors.add(at, f"unknown column '{parent}'")
        parent = None
    isa.columns.append(name)
    isa.parents[name] = parent
    isa.column_features[name] = list(isa.column_features[parent]) if parent else []
    if is_half:
        isa.half_waves[parent] = name


def _read_waits(isa, words, at, errors):
    """`vmcnt=3:0+15:14 expcnt=6:4 lgkmcnt=11:8`: bits of s_waitcnt by counter, the lower part first."""
    fields, used = [], set()
    for word in words:
        match = _WAIT_FIELD.match(word)
        parts = [tuple(map(int, part.split(":"))) for part in match[2].split("+")] if match else []
        bits = [bit for most, least in parts for bit in range(least, most + 1)]
        if not bits or max(bits) > 15 or any(most < least for most, least in parts) or used.intersection(bits):
            errors.add(at, f"'{word}' is not counter=MOST:LEAST or counter=MOST:LEAST+MOST:LEAST of free bits up to 15")
            continue
        used.update(bits)
        fields.append((match[1], parts))
    if [name for name, _ in fields] != ["vmcnt", "expcnt", "lgkmcnt"]:
        errors.add(at, "waits needs the fields of vmcnt, expcnt and lgkmcnt, in that order")
    isa.waits[isa.columns[-1]] = fields


def _read_counts(counts, words, at, errors):
    """`vm=6 exp=3`: the counters of a wave, with their bits."""
    for word in words:
        name, _, bits = word.partition("=")
        if name not in COUNTERS or name in counts or not bits.isdigit() or not 0 < int(bits) < 32:
            errors.add(at, f"'{word}' is not a counter that is not there yet, with its bits")
        else:
            counts[name] = int(bits)


def _check_counts(isa, column, errors):
    """The fields of s_waitcnt are as wide as the counters that they are about, where there are those."""
    counts = isa.counts[column]
    for name, parts in isa.inherited(isa.waits, column) or []:
        width = sum(most - least + 1 for most, least in parts)
        if counts.get(name.removesuffix("cnt"), width) != width:
            errors.add(("generations.isa", 1), f"{column}: the field {name} has {width} bits, the counter has not")


def _read_target(isa, words, at, errors):
    target = Target(words[0], at)
    if any(t.name == target.name for t in isa.targets):
        errors.add(at, f"target {target.name} is there twice")
    version = _VERSION.match(target.name)
    if version:
        target.version = int(version[1]), int(version[2], 16), int(version[3], 16)
    else:
        errors.add(at, f"'{target.name}' is not the name of a target: gfx, major, minor and stepping")
    target.column = words[2]
    if target.column not in isa.columns:
        errors.add(at, f"unknown column '{target.column}'")
    else:
        target.features = list(isa.column_features[target.column])
    split = words.index("with") if "with" in words else len(words)
    for word in words[3:split]:
        name, _, value = word.partition("=")
        if name == "mach":
            target.mach = number(value, at, errors)
        else:
            errors.add(at, f"unknown word '{word}'")
    _change_features(isa, target.features, True, words[split + 1:], at, errors)
    isa.targets.append(target)


def _change_features(isa, features, present, names, at, errors):
    for name in names:
        if name not in isa.features:
            errors.add(at, f"unknown feature '{name}'")
        elif (name in features) == present:
            errors.add(at, f"feature '{name}' is already {'there' if present else 'gone'}")
        elif present:
            features.append(name)
        else:
            features.remove(name)


# --- operands.isa


def _read_operands(isa, lines, errors):
    for line in lines:
        word, rest = line.words[0], line.words[1:]
        name = rest[0] if rest else ""
        if word not in ("operand", "modifier") or not _IDENTIFIER.match(name):
            errors.add(line.at, f"unknown word '{word}'" if word not in ("operand", "modifier") else f"{word} needs a name")
        elif name in isa.operands or name in isa.modifiers:
            errors.add(line.at, f"{name} is there twice")
        elif word == "operand":
            if len(rest) != 2 or rest[1] not in ACCESS:
                errors.add(line.at, "operand needs a name and one of r, w, rw")
            else:
                isa.operands[name] = ACCESS[rest[1]]
        else:
            isa.modifiers[name] = 0
            if len(rest) == 3 and rest[1] == "default":
                isa.modifiers[name] = number(rest[2], line.at, errors)
            elif len(rest) != 1:
                errors.add(line.at, "modifier needs a name, and may have 'default' and a number")


# --- formats.isa


def _read_formats(isa, lines, errors):
    current = form = None
    for line in lines:
        words = line.words
        if line.indent == 0:
            current = form = None
            if words[0] == "format" and len(words) == 2:
                if words[1] in isa.formats:
                    errors.add(line.at, f"format {words[1]} is there twice")
                current = isa.formats[words[1]] = Format(words[1], line.at)
            elif words[0] == "derive":
                _read_derivation(isa, words[1:], line.at, errors)
            else:
                errors.add(line.at, f"unknown word '{words[0]}'")
        elif current is None:
            errors.add(line.at, "a line of a format without a format")
        else:
            form = _read_format_line(isa, current, form, line, errors)
    for format_ in isa.formats.values():
        if not format_.pictures and not any(f.pictures for axis in format_.axes.values() for f in axis):
            errors.add(format_.at, f"format {format_.name} has no bits")
        if format_.form is None:
            errors.add(format_.at, f"format {format_.name} does not say what it is")


def _read_derivation(isa, words, at, errors):
    by_column = dict(word.split("=", 1) for word in words if "=" in word)
    words = [word for word in words if "=" not in word]
    if len(words) not in (4, 5) or any(column not in isa.columns for column in by_column):
        errors.add(at, "derive needs a word, a format, a format, an offset, and may name an operand it needs and columns")
        return
    for name in words[1:3]:
        if name not in isa.formats:
            errors.add(at, f"unknown format '{name}'")
            return
    offsets = {isa.columns[0]: number(words[3], at, errors)}
    offsets.update({column: number(offset, at, errors) for column, offset in by_column.items()})
    isa.derivations.append((words[0], words[1], words[2], offsets, words[4] if words[4:] else None))


def _read_format_line(isa, current, form, line, errors):
    words, at = list(line.words), line.at
    column = column_condition(isa, words[0])
    if column is not None:
        words = words[1:]
    word = words[0] if words else ""
    if word == "is" and column is None and words[1:2] and words[1] in FORMS and (words[2:] or ["none"])[0] in EXTENSIONS:
        current.form, current.extension = (*words[1:], "none")[:2]
    elif word == "suffix" and len(words) == 2:
        current.suffixes.append((column, "" if words[1] == "none" else words[1]))
    elif word == "bits":
        picture = "" if words[1:] == ["none"] else "".join(words[1:])
        if len(picture) not in (0, 32, 64, 96, 128):
            errors.add(at, f"picture has {len(picture)} bits, not 32, 64, 96 or 128")
        else:
            (form.pictures if form is not None and line.indent > 2 else current.pictures).append((column, picture, at))
    elif word == "more" and current.pictures:
        column, picture, since = current.pictures[-1]
        current.pictures[-1] = (column, picture + "".join(words[1:]), since)
        if len(current.pictures[-1][1]) != 128:
            errors.add(at, f"picture has {len(current.pictures[-1][1])} bits, not 128")
    elif word == "escape" and len(words) >= 3 and len(words[1]) == 1:
        current.escapes += [(column, words[1], bits) for bits in words[2:]]
    elif word == "form" and len(words) >= 3:
        form = _read_form(isa, words[2:], at, errors)
        form.column = column
        current.axes.setdefault(words[1], []).append(form)
    elif len(word) == 1 and len(words) >= 2:
        field = _read_field(isa, words, at, errors)
        field.column = column
        current.fields.append(field)
    else:
        errors.add(at, f"unknown word '{word}'")
    return form


def _read_form(isa, words, at, errors):
    form = Form(words[0], at)
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if word == "optional":
            form.optional = True
        elif equals and len(name) == 1 and set(value) <= {"0", "1", "-"}:
            form.sets[name] = value
        elif equals and name in isa.operands and value == "gone":
            form.operands[name] = None
        elif equals and name in isa.operands and value.startswith("+"):
            form.extra_dwords[name] = number(value[1:], at, errors)
        elif equals and name in isa.operands:
            form.operands[name] = read_operand(isa, value, at, errors)
        else:
            errors.add(at, f"unknown word '{word}'")
    return form


def _read_field(isa, words, at, errors):
    field = Field(words[0], words[1], at)
    if field.name not in ("opcode", "scalar", "acc") and field.name not in isa.operands and \
            field.name not in isa.modifiers:
        errors.add(at, f"unknown operand or modifier '{field.name}'")
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if word in KINDS:
            field.kind = word
        elif word in TYPES:
            field.type = word
        elif name == "shift" and equals:
            field.shift = number(value, at, errors)
        elif name == "scalar" and len(value) == 1:
            field.scalar = value
        elif name == "acc" and len(value) == 1:
            field.acc = value
        elif name == "unused" and value in ("0", "-"):
            field.unused = value
        elif name == "if" and equals:
            field.condition = value
        elif name in ("strict", "loose") and equals:
            setattr(field, name, value)
        elif name == "default" and equals:
            field.default = number(value, at, errors)
        else:
            errors.add(at, f"unknown word '{word}'")
    if field.name in isa.operands and field.kind is None:
        errors.add(at, f"operand field {field.name} has no kind")
    return field


# --- the family files


def read_operand(isa, word, at, errors):
    name, _, rest = word.partition(":")
    spec = OperandSpec(name, at)
    if name not in isa.operands:
        errors.add(at, f"unknown operand '{name}'")
    for part in rest.split(".") if rest else ():
        if part in ACCESS and spec.access is None:
            spec.access = ACCESS[part]
        elif part in TYPES and spec.type is None:
            spec.type = part
        elif part in KINDS and spec.kind is None:
            spec.kind = part
        elif part == "hidden":
            spec.hidden = True
        elif re.fullmatch("to[0-9]+", part) and spec.most_dwords == 0:
            spec.most_dwords = int(part[2:])
        else:
            errors.add(at, f"unknown word '{part}' in operand '{word}'")
    return spec


def _read_family(isa, family, lines, errors):
    isa.families.append(family)
    defaults = Record("", family, (f"{family}.isa", 1))
    record = None
    for line in lines:
        words, at = line.words, line.at
        if line.indent == 0:
            if words[0] == "default":
                _read_does(defaults, words[1:], at, errors)
                continue
            if len(words) != 1 or not _IDENTIFIER.match(words[0]):
                errors.add(at, f"'{' '.join(words)}' is not the name of a record")
            record = Record(words[0], family, at)
            record.meaning, record.unit = defaults.meaning, defaults.unit
            record.reads, record.writes = list(defaults.reads), list(defaults.writes)
            record.note = defaults.note
            isa.records.append(record)
        elif record is None:
            errors.add(at, "a line of a record without a record")
        elif words[0] == "enc":
            _read_encoding(isa, record, words[1:], at, errors)
        elif words[0] == "ops":
            condition, rest = _condition(isa, words[1:])
            record.operands.append((condition, [read_operand(isa, w, at, errors) for w in rest], at))
        elif words[0] == "mods":
            condition, rest = _condition(isa, words[1:])
            record.mods.append((condition, _read_mods(isa, rest, at, errors), at))
        elif words[0] == "also":
            _read_also(isa, record, words[1:], at, errors)
        elif words[0] == "half":
            _read_half(isa, record, words[1:], at, errors)
        elif words[0] == "called":
            _read_called(isa, record, words[1:], at, errors)
        elif words[0] in ("does", "unit", "reads", "writes", "see"):
            _read_does(record, words, at, errors)
        elif words[0] == "control" and len(words) == 2 and words[1] in CONTROLS[1:]:
            record.control = words[1]
        elif words[0] == "waits" and len(words) > 1:
            record.waits = _read_record_waits(words[1:], at, errors)
        else:
            errors.add(at, f"unknown word '{words[0]}'")
    for record in isa.records:
        if record.family == family:
            _check_record(record, errors)


def _condition(isa, words):
    """A leading `gfx9:`, `e64:` or `VOP3A:` limits a line to a column, a derived form or a format."""
    if words and words[0].endswith(":"):
        return words[0][:-1], words[1:]
    return None, words


def _read_mods(isa, words, at, errors):
    result = []
    for word in words:
        name, equals, value = word.partition("=")
        if equals and name[0] == "~" and name[1:] in isa.modifiers:
            result.append((Modifier("~", number(value, at, errors)), name[1:]))
        elif equals and name in isa.modifiers:
            result.append((Modifier("=", number(value, at, errors)), name))
        elif word[0] not in "+-~" or word[1:] not in isa.modifiers:
            errors.add(at, f"unknown word '{word}'")
        else:
            result.append((Modifier(word[0], None), word[1:]))
    return result


def _read_encoding(isa, record, words, at, errors):
    if not words or words[0] not in isa.formats:
        errors.add(at, f"unknown format '{words[0] if words else ''}'")
        return
    line = EncodingLine(words[0], at)
    for word in words[1:]:
        name, equals, value = word.partition("=")
        form, colon, columns = word.partition(":")
        if equals and name in isa.columns:
            line.opcodes[name] = None if value == "-" else number(value, at, errors)
        elif word == "bare":
            line.bare = True
        else:
            if colon and not isa.is_condition(columns):
                errors.add(at, f"unknown column in '{word}'")
            else:
                line.words.append((form, columns or None))
    if not line.opcodes:
        errors.add(at, "enc has no opcode")
    record.encodings.append(line)


def _read_half(isa, record, words, at, errors):
    """`half xy gfx11=0x03 v_dual_mul_f32 d:f32 0:f32 1:f32`: its operands are dx, x0, x1 or dy, y0, y1."""
    half = Half(at)
    places, words = words[0] if words else "", words[1:]
    if places not in ("x", "y", "xy"):
        errors.add(at, "half needs x, y or xy")
    while words and "=" in words[0]:
        column, _, value = words.pop(0).partition("=")
        if column not in isa.columns:
            errors.add(at, f"unknown column '{column}'")
        half.opcodes[column] = None if value == "-" else number(value, at, errors)
    half.mnemonic = words.pop(0) if words else ""
    for place in places:
        names = {"d": "d" + place, "k": "k" + place, "c": "c" + place, "0": place + "0", "1": place + "1"}
        half.operands[place] = [read_operand(isa, names.get(word[0], "") + word[1:], at, errors) for word in words]
    record.halves.append(half)


def _read_called(isa, record, words, at, errors):
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in isa.columns:
            errors.add(at, f"unknown word '{word}'")
        else:
            record.called[name] = value


def _read_also(isa, record, words, at, errors):
    for word in words:
        column, equals, name = word.partition("=")
        if not equals or column not in isa.columns or not (_IDENTIFIER.match(name) or (name == "-" and record.also)):
            errors.add(at, f"unknown word '{word}'")
        elif name == "-":
            since, _, ended = record.also.pop()
            record.also.append((since, column, ended))
        else:
            record.also.append((column, None, name))


def _read_record_waits(words, at, errors):
    """`all`, `event`, `fields`, or `load=13:8 ds=5:0`: the bits of the immediate with the most that may be outstanding."""
    if len(words) == 1 and words[0] in ("all", "event", "fields"):
        return words[0]
    parts = []
    for word in words:
        match = _COUNTED_BITS.match(word)
        if not match or match[1] not in COUNTERS or not 15 >= int(match[2]) >= int(match[3]):
            errors.add(at, f"'{word}' is not COUNTER=MOST:LEAST")
        else:
            parts.append((match[1], int(match[3]), int(match[2]) - int(match[3]) + 1))
    return parts


def _read_does(record, words, at, errors):
    target = None
    for word in words:
        if word in ("does", "unit", "reads", "writes", "see"):
            target = word
            if word == "reads":
                record.reads = []
            elif word == "writes":
                record.writes = []
        elif target == "does" and word in MEANINGS:
            record.meaning, record.note = word, ""
        elif target == "does" and record.meaning == "gap" and word.startswith('"'):
            record.note = unquote(word)
        elif target == "unit" and word in UNITS:
            record.unit = word
        elif target == "reads" and word in IMPLICIT:
            record.reads.append(word)
        elif target == "writes" and word in IMPLICIT:
            record.writes.append(word)
        elif target == "see" and not record.note:
            record.note = unquote(word)
        else:
            errors.add(at, f"unknown word '{word}'")


def _check_record(record, errors):
    if not record.encodings and not record.halves:
        errors.add(record.at, f"{record.name} has no encoding")
    if record.meaning is None:
        errors.add(record.at, f"{record.name} does not say what it does")
    if record.meaning == "gap" and not record.note:
        errors.add(record.at, f"{record.name} is a gap without a reason")


def _check_unique_records(isa, errors):
    seen = {}
    for record in isa.records:
        if record.name in seen:
            errors.add(record.at, f"{record.name} is already a record of {seen[record.name].at[0]}")
        seen.setdefault(record.name, record)
