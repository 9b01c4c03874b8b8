"""Records x formats x forms x columns -> encodings, layouts and the decoder's lookup tables."""
import functools
import itertools
import re

from .model import FLOAT_TYPES, HALF_TYPES, TILE_TYPES, TYPES, EncodingLine, Record

_KIND_WIDTHS = {
    "vgpr": (7, 8, 9), "agpr": (8,), "avgpr": (8, 9), "asrc": (9,), "vsrc": (8, 9), "vsrc_nolit": (8, 9), "ssrc": (8, 9), "sdst": (7, 8), "sreg": (5, 6, 7, 8, 9),
    "soffset": (8,), "label": (16,),
}
_MAX_OPERANDS = 8  # inst::kMaxOperands


class Layout:
    def __init__(self, format_name, picture):
        self.format = format_name
        self.picture = picture
        self.words = len(picture) // 32
        # Of the first two words, and of those behind them.
        low, high = picture[-64:], picture[:-64]
        self.fixed_mask, self.fixed_mask_high = _bits(low, "01", "01"), _bits(high, "01", "01")
        self.fixed_bits, self.fixed_bits_high = _bits(low, "1+", "1+"), _bits(high, "1+", "1+")
        self.field_mask, self.field_mask_high = _bits(low, "", "", letters=True), _bits(high, "", "", letters=True)
        self.opcode_lsb = self.opcode_width = 0

    def key(self):
        return (self.format, self.picture, self.opcode_lsb, self.opcode_width)


class Operand:
    __slots__ = ("name", "kind", "type", "dwords", "most_dwords", "read", "written", "in_text", "lsb", "width", "shift", "bias",
                 "scalar_bit", "acc_bit", "half", "half_in_number")

    def key(self):
        return tuple(getattr(self, name) for name in self.__slots__)


class Encoding:
    __slots__ = ("record", "format", "layout", "opcode", "mnemonic", "stem", "operands", "modifiers", "columns", "at",
                 "order", "id", "prefix", "escapes")

    def key(self):
        return (self.record.name, self.layout.key(), self.opcode, self.mnemonic, tuple(o.key() for o in self.operands),
                tuple(self.modifiers), self.prefix, tuple(self.escapes))


class Tables:
    def __init__(self):
        self.encodings = []
        self.layouts = []


@functools.cache
def _bits(picture, characters, ones, letters=False):
    value = 0
    for c in picture:
        value <<= 1
        if letters:
            value |= c not in "01-+"
        elif c in characters and c in ones:
            value |= 1
    return value


def expand(isa, errors):
    merged = {}
    layouts = {}
    for record in isa.records:
        for line in record.encodings:
            used = set()
            for column_index, column in enumerate(isa.columns):
                opcode = isa.inherited(line.opcodes, column)
                if opcode is None:
                    continue
                for encoding in _encodings(isa, record, line, column, opcode, used, errors):
                    encoding.layout = layouts.setdefault(encoding.layout.key(), encoding.layout)
                    known = merged.setdefault(encoding.key(), encoding)
                    known.columns |= 1 << column_index
            for word, _ in line.words:
                if word not in used:
                    errors.add(line.at, f"unknown form '{word}' of {line.format}")
        for column_index, column in enumerate(isa.columns):
            for encoding in _pairs(isa, record, column, errors):
                encoding.layout = layouts.setdefault(encoding.layout.key(), encoding.layout)
                merged.setdefault(encoding.key(), encoding).columns |= 1 << column_index
    tables = Tables()
    tables.layouts = list(layouts.values())
    tables.encodings = sorted(merged.values(), key=lambda e: e.order)
    for number, encoding in enumerate(tables.encodings, 1):
        encoding.id = number
    _check_overlaps(isa, tables, errors)
    return tables


def _encodings(isa, record, line, column, opcode, used, errors):
    words = [word for word, condition in line.words if isa.reaches(condition, column)]
    format_ = isa.formats[line.format]
    primary = "" if line.bare else _suffix(isa, format_, column, "")
    yield from _forms(isa, record, line, format_, column, opcode, primary, "", words, used, errors)
    derived = {}
    for name, from_format, to_format, offset, needed in isa.derivations:
        if from_format != line.format:
            continue
        word = name.partition("/")[0]
        needs = set(word.split("+"))
        used.update((needs | {"wide"}) & {w for w, _ in line.words})
        have = set(words) | ({"narrow"} if "wide" not in words and _is_narrow(isa, record, column) else set())
        if not needs <= have:
            continue
        if not _exists(isa, isa.formats[to_format], column):
            continue
        if needed is None or any(s.name == needed for s in _operand_specs(isa, record, column, word, to_format)):
            derived[name] = (word, to_format, isa.inherited(offset, column))
    for word, to_format, offset in derived.values():
        yield from _forms(isa, record, line, isa.formats[to_format], column, opcode + offset,
                          "" if line.bare and word == "e64" else _suffix(isa, isa.formats[to_format], column, "_" + word),
                          word, words, used, errors)


def _pairs(isa, record, column, errors):
    """Every pair of the halves of a record; only waves of 32 lanes have them."""
    if not record.halves or isa.lanes(column) != 32:
        return
    for first, second in itertools.product(record.halves, record.halves):
        opcode = [isa.inherited(half.opcodes, column) for half in (first, second)]
        if None in opcode or "x" not in first.operands or "y" not in second.operands:
            continue
        pair = Record(record.name, record.family, first.at)
        pair.operands = [(None, first.operands["x"] + second.operands["y"], first.at)]
        line = EncodingLine("VOPD", first.at)
        for encoding in _forms(isa, pair, line, isa.formats["VOPD"], column, opcode[0] << 5 | opcode[1], "", "", [], set(),
                               errors):
            encoding.record = record
            encoding.stem = first.mnemonic
            encoding.mnemonic = f"{first.mnemonic} :: {second.mnemonic}"
            yield encoding


def _is_narrow(isa, record, column):
    """Whether no operand has more than a register a lane."""
    return all(TYPES[spec.type] < 2 or spec.type == "mask" for spec in _operand_specs(isa, record, column, "", "") if spec.type)


def _exists(isa, format_, column):
    """Whether a column has a format at all."""
    forms = [form for axis in format_.axes.values() for form in axis if isa.reaches(form.column, column)]
    return bool(_picture(isa, format_, (), column)) or any(_picture(isa, format_, (form,), column) for form in forms)


def _suffix(isa, format_, column, otherwise):
    reached = [suffix for since, suffix in format_.suffixes if isa.reaches(since, column)]
    return reached[-1] if reached else otherwise


def _forms(isa, record, line, format_, column, opcode, suffix, word, words, used, errors):
    choices = []
    for axis in format_.axes.values():
        used.update({form.name for form in axis} & {w for w, _ in line.words})
        if not any(isa.reaches(f.column, column) for f in axis):
            continue  # an axis of later columns
        named = [f for f in axis if f.name in words]
        choices.append([f for f in named or axis
                        if isa.reaches(f.column, column) and (named or not f.optional)])
    for index, forms in enumerate(itertools.product(*choices)):
        encoding = _encoding(isa, record, line, format_, forms, column, opcode, word, errors)
        if encoding is None:
            continue
        stem = isa.inherited(record.called, column) or record.name
        encoding.stem = stem
        encoding.mnemonic = stem + suffix
        encoding.order = (list(isa.formats).index(format_.name), opcode, index, isa.columns.index(column), record.name)
        yield encoding


def _condition_holds(isa, condition, column, word, format_name):
    if condition is None or condition in (*word.split("+"), format_name, _without_dpp(format_name)):
        return True
    return isa.is_condition(condition) and isa.reaches(condition, column)


def _without_dpp(format_name):
    """What holds for VOP3A holds for VOP3A_DPP and VOP3A_DPP8."""
    return re.sub("_DPP8?$", "", format_name) if format_name.startswith("VOP3") else format_name


def _operand_specs(isa, record, column, word, format_name):
    result = []
    for condition, specs, _ in record.operands:
        if _condition_holds(isa, condition, column, word, format_name):
            result = specs
    return result


def _encoding(isa, record, line, format_, forms, column, opcode, word, errors):
    picture = _picture(isa, format_, forms, column)
    if not picture:
        errors.add(line.at, f"format {format_.name} does not exist in column {column}")
        return None
    fields = _fields(isa, format_, picture, column, errors)
    if any("1" in bits and letter not in picture for form in forms for letter, bits in form.sets.items()):
        return None  # a form of columns that have the field
    specs, extra = _substitute(_operand_specs(isa, record, column, word, format_.name), forms)

    encoding = Encoding()
    encoding.record, encoding.format, encoding.opcode = record, format_, opcode
    encoding.columns, encoding.at, encoding.id = 0, line.at, 0
    encoding.prefix = (_bits(picture, "01", "01") >> 23 & 0x1ff, _bits(picture, "1", "1") >> 23 & 0x1ff)

    by_name = {field.name: (letter, field) for letter, field in fields.items() if field.name not in ("opcode", "scalar", "acc")}
    fixed = {letter: bits for form in forms for letter, bits in form.sets.items()}
    stated = _stated_modifiers(isa, record, column, word, format_.name)
    for name, modifier in stated.items():
        if modifier.state == "=" and name in by_name:
            letter = by_name[name][0]
            fixed[letter] = format(modifier.value, f"0{picture.count(letter)}b")

    encoding.operands = []
    for spec in specs:
        operand = _operand(isa, spec, by_name.get(spec.name), picture, fields, column, errors)
        operand.half, operand.half_in_number = _half(isa, operand, format_.name, column)
        operand.dwords += extra.get(spec.name, 0)
        operand.most_dwords = max(operand.dwords, spec.most_dwords)
        encoding.operands.append(operand)
    if len(specs) > _MAX_OPERANDS:
        errors.add(line.at, f"{record.name} has more than {_MAX_OPERANDS} operands")
    used = {operand.name for operand in encoding.operands if operand.width}
    types = {spec.name: spec.type for spec in specs}
    halves = {operand.name for operand in encoding.operands if operand.half}
    encoding.modifiers = _modifiers(isa, line, fields, picture, fixed, types, halves, stated, errors)

    final = picture
    for letter, bits in fixed.items():
        if letter in fields:
            final = _fix(final, letter, bits, format_, errors)
    for letter, field in fields.items():
        if field.name in isa.operands and field.name not in used and letter not in fixed:
            final = final.replace(letter, field.unused)
            if field.scalar and field.scalar not in fixed:
                final = final.replace(field.scalar, field.unused)
    # Without the operand the field announces nothing: v_nop is v_nop whatever stands there.
    encoding.escapes = [_escape(picture, letter, bits) for condition, letter, bits in format_.escapes
                        if isa.reaches(condition, column) and fields[letter].name in used]
    if not any(operand.acc_bit for operand in encoding.operands):
        for letter, field in fields.items():
            if field.name == "acc":
                final = final.replace(letter, field.unused)
    for name, _, _, allowed, _, _ in encoding.modifiers:
        letter, field = by_name[name]
        if not allowed:
            ignored = name in stated and stated[name].state == "~"
            forbidden = name in stated and stated[name].state == "-"
            unused = field.unused
            if field.strict and _allowed_by_default(field.strict, types, halves, line, errors):
                unused = "0"
            if field.loose and _allowed_by_default(field.loose, types, halves, line, errors):
                unused = "-"
            final = final.replace(letter, "-" if ignored else "0" if forbidden else unused)
    encoding.layout = _layout(format_, final, fields, opcode, line, errors)
    return encoding


@functools.cache
def _picture(isa, format_, forms, column):
    for pictures in [form.pictures for form in forms] + [format_.pictures]:
        reached = [p for p in pictures if isa.reaches(p[0], column)]
        if reached:
            return reached[-1][1]
    return None


@functools.cache
def _fields(isa, format_, picture, column, errors):
    fields = {}
    for field in format_.fields:
        if isa.reaches(field.column, column) and field.letter in picture:
            fields[field.letter] = field
    for letter in sorted(set(picture) - set("01-+")):
        if letter not in fields:
            errors.add(format_.at, f"format {format_.name}: letter '{letter}' means nothing")
        elif letter * picture.count(letter) not in picture:
            errors.add(format_.at, f"format {format_.name}: the bits of '{letter}' are not side by side")
    return fields


@functools.cache
def _place(picture, letter):
    return len(picture) - 1 - picture.rindex(letter), picture.count(letter)


def _fix(picture, letter, bits, format_, errors):
    """`-` alone ignores a field; beside other bits it leaves its place to the field."""
    if bits == "-":
        return picture.replace(letter, "-")
    if picture.count(letter) != len(bits):
        errors.add(format_.at, f"format {format_.name}: '{letter}' has {picture.count(letter)} bits, not {len(bits)}")
        return picture
    return picture.replace(letter * len(bits), "".join(letter if bit == "-" else bit for bit in bits))


def _escape(picture, letter, bits):
    lsb, width = _place(picture, letter)
    return ((1 << width) - 1) << lsb, int(bits, 2) << lsb


def _layout(format_, picture, fields, opcode, line, errors):
    layout = Layout(format_.name, picture)
    for letter, field in fields.items():
        if field.name == "opcode":
            layout.opcode_lsb, layout.opcode_width = _place(picture, letter)
    if opcode >> layout.opcode_width:
        errors.add(line.at, f"opcode {opcode:#x} does not fit the {layout.opcode_width} bits of {format_.name}")
    return layout


def _substitute(specs, forms):
    """The operand list after the forms have replaced or removed some; and registers they add."""
    extra = {}
    for form in forms:
        changed = []
        for spec in specs:
            if spec.name not in form.operands:
                changed.append(spec)
                continue
            new = form.operands[spec.name]
            if new is None:
                continue
            merged = type(spec)(new.name, spec.at)
            merged.access = new.access or spec.access
            merged.kind = new.kind or spec.kind
            merged.type = new.type or spec.type
            merged.hidden = new.hidden or spec.hidden
            merged.most_dwords = max(new.most_dwords, spec.most_dwords)
            changed.append(merged)
        specs = changed
        for name, count in form.extra_dwords.items():
            extra[name] = extra.get(name, 0) + count
    return specs, extra


def _operand(isa, spec, place, picture, fields, column, errors):
    operand = Operand()
    operand.name = spec.name
    operand.type = spec.type or (place[1].type if place else None) or "none"
    operand.read, operand.written = spec.access or isa.operands.get(spec.name, (False, False))
    operand.in_text = not spec.hidden
    operand.lsb = operand.width = operand.shift = operand.bias = operand.scalar_bit = operand.acc_bit = 0
    operand.kind = spec.kind
    if place is None or spec.kind in ("vcc", "off", "literal"):
        if operand.kind is None and operand.type == "mask":
            operand.kind = "vcc"
        if operand.kind not in ("vcc", "off", "literal"):
            errors.add(spec.at, f"operand {spec.name} has no bits in this format")
            operand.kind = "none"
    else:
        letter, field = place
        operand.lsb, operand.width = _place(picture, letter)
        operand.kind = operand.kind or field.kind
        operand.shift = field.shift
        if spec.kind is None and operand.type == "mask":
            operand.kind = {"vgpr": "sdst", "vsrc": "sreg", "vsrc_nolit": "sreg"}.get(operand.kind, operand.kind)
        if operand.width not in _KIND_WIDTHS.get(operand.kind, (operand.width,)):
            errors.add(spec.at, f"operand {spec.name}: a field of {operand.width} bits cannot be {operand.kind}")
        is_vector = operand.kind in ("vgpr", "avgpr", "vsrc", "vsrc_nolit")
        if operand.width < 9 and is_vector:
            operand.bias = 256
        if operand.kind == "agpr":
            operand.bias = 512
        if field.acc and operand.kind in ("avgpr", "asrc"):
            lsb, width = _place(picture, field.acc)
            operand.acc_bit = lsb + width - 1
        if field.scalar and operand.kind != "vgpr":
            operand.scalar_bit = _place(picture, field.scalar)[0]
    register = operand.kind in ("vgpr", "agpr", "avgpr", "asrc", "vsrc", "vsrc_nolit", "ssrc", "sdst", "sreg", "soffset", "vcc", "literal")
    operand.dwords = 0 if not register else isa.lanes(column) // 32 if operand.type == "mask" else TYPES[operand.type]
    if operand.type in TILE_TYPES:
        operand.dwords = max(TILE_TYPES[operand.type] * 32 // isa.lanes(column), 1)
        operand.type = f"b{32 * operand.dwords}"
    if operand.type == "none" and operand.kind != "off":
        errors.add(spec.at, f"operand {spec.name} has no type")
    return operand


_HALF_SELECTS = {"s0": 1, "s1": 2, "s2": 3, "d0": 4}


def _half(isa, operand, format_name, column):
    """Which op_sel says which half of a register an operand is (1 + its number, 0: it is a whole one), and whether bit
    7 of the register's number stands for it in the word.
    """
    if operand.type not in HALF_TYPES or operand.kind not in ("vgpr", "vsrc", "vsrc_nolit"):
        return 0, False
    in_number = format_name.startswith(("VOP1", "VOP2", "VOPC"))
    if "real_true16" not in isa.column_features[column]:
        # gfx12 has halves, too; without its option for them LLVM knows whole registers, of which the field holds 128.
        return 0, in_number and "true16" in isa.column_features[column]
    if in_number or format_name.startswith(("VOP3A", "VOP3_CMPX", "VINTERP")):
        return _HALF_SELECTS.get(operand.name, 0), in_number
    return 0, False


def _stated_modifiers(isa, record, column, word, format_name):
    result = {}
    for condition, mods, _ in record.mods:
        if _condition_holds(isa, condition, column, word, format_name):
            result.update({name: modifier for modifier, name in mods})
    return result


def _modifiers(isa, line, fields, picture, fixed, types, halves, stated, errors):
    result = []
    for letter, field in fields.items():
        if field.name not in isa.modifiers:
            continue
        lsb, width = _place(picture, letter)
        if field.name in stated:
            allowed = stated[field.name].state in "+="
        else:
            allowed = _allowed_by_default(field.condition, types, halves, line, errors)
        bits = fixed.get(letter, "-")
        required = int(bits, 2) if "-" not in bits else -1
        unwritten = field.default if field.default is not None else isa.modifiers[field.name]
        if field.name not in stated and not allowed and field.unused == "0":
            unwritten = 0
        if field.name in stated and stated[field.name].state == "~" and stated[field.name].value is not None:
            unwritten = stated[field.name].value
        unwritten |= int(bits.replace("-", "0"), 2)
        result.append((field.name, lsb, width, allowed or required > 0, required, max(unwritten, required)))
    return result


def _allowed_by_default(condition, types, halves, line, errors):
    """`if=never`, `if=s0` (there is such an operand), `if=s0.float`, `.int`, `.half`; with a comma: either."""
    if condition is None:
        return True
    return any(_holds(part, types, halves, line, errors) for part in condition.split(","))


def _holds(condition, types, halves, line, errors):
    name, _, what = condition.partition(".")
    type_ = types.get(name)
    if type_ is None:
        return False
    if what == "float":
        return type_ in FLOAT_TYPES
    if what == "half":
        return name in halves
    if what == "int":
        return type_ not in FLOAT_TYPES and type_ != "mask"
    if what:
        errors.add(line.at, f"unknown condition '{condition}'")
    return True


# --- the decoder's tables


def effective(encoding):
    """Mask and bits of the fixed part, the opcode included."""
    layout = encoding.layout
    opcode_mask = ((1 << layout.opcode_width) - 1) << layout.opcode_lsb
    return (layout.fixed_mask | opcode_mask,
            layout.fixed_bits & layout.fixed_mask | encoding.opcode << layout.opcode_lsb)


def candidates(encodings):
    """(mask, bits, id) in the order in which the decoder tries them; id 0 ends the search for an escape."""
    result = []
    for encoding in encodings:
        mask, bits = effective(encoding)
        for escape_mask, escape_bits in encoding.escapes:
            result.append((mask | escape_mask, bits | escape_bits, 0))
        result.append((mask, bits, encoding.id))
    return result


def specificity(encoding):
    return bin(effective(encoding)[0]).count("1")


def _announces(a, b):
    """Whether an escape of a leaves all words of b to it, which the decoder tries first."""
    mask, bits = effective(b)
    return specificity(b) > specificity(a) and any(
        escape_mask & mask == escape_mask and bits & escape_mask == escape_bits
        for escape_mask, escape_bits in a.escapes)


def _check_overlaps(isa, tables, errors):
    for column_index, column in enumerate(isa.columns):
        slots = {}
        for encoding in tables.encodings:
            if encoding.columns >> column_index & 1 and encoding.layout.words < 4:
                mask, bits = effective(encoding)
                slots.setdefault((bits >> 26 & 0x3f, encoding.layout.opcode_lsb, encoding.opcode), []).append(
                    (mask, bits, encoding))
        for candidates in slots.values():
            for (mask_a, bits_a, a), (mask_b, bits_b, b) in itertools.combinations(candidates, 2):
                common = mask_a & mask_b
                if (bits_a ^ bits_b) & common or _announces(a, b) or _announces(b, a):
                    continue
                if mask_a == mask_b or common not in (mask_a, mask_b):
                    errors.add(b.at, f"{b.mnemonic} and {a.mnemonic} claim the same {column} words "
                                     f"({b.format.name} opcode {b.opcode:#x})")


def first_level(tables, column_index):
    """For each value of the top nine bits of the first word the group it belongs to, or None; and for each group, a
    tuple that begins with the lsb and the width of its opcode, opcode -> encodings, the one with most fixed bits first.
    """
    groups = {}
    for encoding in tables.encodings:
        if not encoding.columns >> column_index & 1 or encoding.layout.words == 4:
            continue  # four words are an instruction of two words and what follows it: src/bytes tells them apart
        layout = encoding.layout
        key = (layout.opcode_lsb, layout.opcode_width) + encoding.prefix
        groups.setdefault(key, {}).setdefault(encoding.opcode, []).append(encoding)
    # A longer prefix that other formats share only hides them where they are candidates, too.
    own = {key: dict(opcodes) for key, opcodes in groups.items()}
    for key, opcodes in groups.items():
        for other in own:
            if other != key and other[:2] == key[:2] and other[2] & key[2] == other[2] and key[3] & other[2] == other[3]:
                for opcode, encodings in own[other].items():
                    opcodes[opcode] = opcodes.get(opcode, []) + encodings
    for opcodes in groups.values():
        for encodings in opcodes.values():
            encodings.sort(key=lambda e: (-specificity(e), e.id))
    ordered = sorted(groups, key=lambda k: (-bin(k[2]).count("1"), k))
    rows = [next((k for k in ordered if top & k[2] == k[3]), None) for top in range(512)]
    return rows, groups
