"""What images.isa says: fields of descriptors, formats of texels, and orders of texels in blocks."""
import re
import typing

from .facts import is_words
from .reader import number, unquote

_RUN = re.compile(r"w([0-7])\.(\d+):(\d+)$")
_FIELD = re.compile(r"(\d+):(\d+)$")
_SELECT = re.compile(r"[rgba01]$")
_BITS = re.compile(r"[xyz]\d+(\^[xyz]\d+)*$")
_NAME = re.compile(r"[a-z][a-z0-9_]*$")
ELEMENT_BITS = ("8", "16", "32", "64", "128")
LEVELS = ("separate", "one_surface", "smallest_first", "unknown")
_MOST_RUNS = 2


class Place(typing.NamedTuple):
    """Where a field stands: (word, lsb, width), the lowest bits first, for these values of `type`."""

    runs: tuple = ()
    types: tuple = tuple(range(16))


class DataFormat:
    def __init__(self, name, value, size, fields, why):
        self.name, self.value, self.size, self.fields, self.why = name, value, size, fields, why
        self.numbers = set()   # names of number formats
        self.load_only = False


class Order:
    def __init__(self, name, dimensions, of, at):
        self.name, self.dimensions, self.of, self.at = name, dimensions, of, at
        self.bits = {}  # bits of an element -> [(x mask, y mask, z mask), ...] upward


class Images:
    def __init__(self):
        self.generations = []   # columns
        self.without = []       # columns
        self.descriptors = {}   # name -> (words, {field: {generation: Place}})
        self.numbers = {}       # name -> value of NUM_FORMAT
        self.data = {}          # name -> DataFormat
        self.fmask = {}         # generation -> (first, last)
        self.unified = {}       # generation -> {value: (data format, number format)}
        self.channel_types = {}   # name -> number in HSA
        self.channel_orders = {}  # name -> (what x, y, z, w are, number in HSA or None)
        self.named_formats = {}   # name -> (data format, number format, channel order, channel type or None)
        self.named_layouts = {}   # name -> {generation: mode or None}
        self.compressed_layouts = {}  # name -> {generation: whether drivers compress it}
        self.levels = {}        # generation -> where the levels of a chain lie
        self.folds = {}         # generation -> which address bits are folded
        self.pipes = {}         # chip or target -> (bits of pipes, of neither, of banks)
        self.modes = {}         # value -> (name, log2 of bytes, order, order that is folded)
        self.array_modes = {}   # value -> (name, order of display, order of thin)
        self.tile_modes = []
        self.orders = []

    def generation_of(self, isa, column):
        """The number of a column's generation, or None where nothing is known of its images."""
        for name in isa.lineage(column):
            if name in self.without:
                return None
            if name in self.generations:
                return self.generations.index(name)
        return None

    def generation_of_buffers(self, isa, column):
        """The same of buffers, which every column has."""
        return next((self.generations.index(name) for name in isa.lineage(column) if name in self.generations), 0)

    def places(self, by_generation):
        """Where a field stands by generation, inherited."""
        place, result = Place(), []
        for generation in self.generations:
            place = by_generation.get(generation, place)
            result.append(place)
        return result


def read(isa, lines, errors):
    images = Images()
    block = None  # a function that reads the lines below
    for line in lines:
        word, rest, at = line.words[0], line.words[1:], line.at
        if line.indent > 0:
            if block is None:
                errors.add(at, "a line of nothing: expected descriptor, unified, order or tile_modes before it")
            else:
                block(word, rest, at)
            continue
        block = _read_top(isa, images, word, rest, at, errors)
    _check(images, errors)
    return images


def _read_top(isa, images, word, rest, at, errors):
    if word in ("generations", "without") and rest:
        for name in rest:
            if name not in isa.columns:
                errors.add(at, f"unknown column '{name}'")
        setattr(images, word, rest)
    elif word == "descriptor" and len(rest) == 2 and _NAME.match(rest[0]):
        words = number(rest[1], at, errors)
        fields = {}
        images.descriptors[rest[0]] = (words, fields)
        return lambda name, places, where: _read_field(images, fields, words, name, places, where, errors)
    elif word == "number" and len(rest) == 2:
        images.numbers[rest[0]] = number(rest[1], at, errors)
    elif word == "data" and len(rest) >= 4 and rest[0] not in images.data:
        _read_data(images, rest, at, errors)
    elif word == "fmask" and len(rest) == 3 and rest[0] in images.generations:
        images.fmask[rest[0]] = (number(rest[1], at, errors), number(rest[2], at, errors))
    elif word == "unified" and len(rest) == 1 and rest[0] in images.generations:
        values = images.unified.setdefault(rest[0], {})
        return lambda first, names, where: _read_unified(images, values, first, names, where, errors)
    elif word == "channel_type" and len(rest) == 2 and rest[0] not in images.channel_types:
        images.channel_types[rest[0]] = number(rest[1], at, errors)
    elif word == "channel_order" and len(rest) == 6 and all(map(_SELECT.match, rest[1:5])):
        images.channel_orders[rest[0]] = (rest[1:5], None if rest[5] == "-" else number(rest[5], at, errors))
    elif word == "image_format" and len(rest) == 5 and rest[0] not in images.named_formats:
        _read_named_format(images, *rest, at, errors)
    elif word == "image_layout" and len(rest) > 1 and rest[0] not in images.named_layouts:
        _read_named_layout(images, rest[0], rest[1:], at, errors)
    elif word == "levels" and len(rest) == 2 and rest[0] in images.generations and rest[1] in LEVELS:
        images.levels[rest[0]] = rest[1]
    elif word == "folds" and len(rest) > 1 and rest[0] in images.generations and set(rest[1:]) <= {"pipes", "banks"}:
        images.folds[rest[0]] = rest[1:]
    elif word == "pipes" and len(rest) == 4:
        _check_chip(isa, rest[0], at, errors)
        images.pipes[rest[0]] = tuple(number(value, at, errors) for value in rest[1:])
    elif word == "mode" and len(rest) in (2, 4, 5):
        name, log2, order, folded = (*rest[1:], "0", "", "")[:4] if len(rest) == 2 else (*rest[1:], "")[:4]
        images.modes[number(rest[0], at, errors)] = (name, number(log2, at, errors), order, folded)
    elif word == "array_mode" and len(rest) in (2, 4):
        images.array_modes[number(rest[0], at, errors)] = (*rest[1:], "", "")[:3]
    elif word == "tile_modes" and not rest:
        return lambda first, others, where: images.tile_modes.extend(
            number(value, where, errors) for value in (first, *others))
    elif word == "order" and len(rest) == 3 and rest[1] in ("2d", "3d"):
        if rest[2] not in images.generations:
            _check_chip(isa, rest[2], at, errors)
        order = Order(rest[0], int(rest[1][0]), rest[2], at)
        images.orders.append(order)
        return lambda bits, tokens, where: _read_bits(order, bits, tokens, where, errors)
    else:
        errors.add(at, f"'{' '.join([word, *rest])}' is not understood, or says what is said before")
    return None


def _check_chip(isa, name, at, errors):
    if name not in isa.machines.targets and name not in isa.machines.chips:
        errors.add(at, f"'{name}' is no generation, target or chip")


def _read_field(images, fields, words, name, places, at, errors):
    if not _NAME.match(name) or name in fields or not places:
        errors.add(at, f"'{name}' needs a new name and where it stands")
        return
    fields[name] = {}
    for place in places:
        generation, _, where = place.partition("=")
        where, _, types = where.partition("@")
        runs = [_RUN.match(run) for run in where.split("+")] if where != "-" else []
        if generation not in images.generations or not all(runs) or len(runs) > _MOST_RUNS:
            errors.add(at, f"'{place}' is no place: expected GENERATION=wWORD.MSB:LSB or GENERATION=-")
            continue
        found = []
        for run in runs:
            word, msb, lsb = map(int, run.groups())
            if word >= words or not 31 >= msb >= lsb:
                errors.add(at, f"'{run[0]}' lies outside the descriptor")
            found.append((word, lsb, msb - lsb + 1))
        only = tuple(number(value, at, errors) for value in types.split(",")) if types else Place().types
        fields[name][generation] = Place(tuple(found), only)


def _read_data(images, rest, at, errors):
    value = None if rest[1] == "-" else number(rest[1], at, errors)
    fields, why, flags = [], "", set()
    for word in rest[3:]:
        if is_words(word):
            why = unquote(word)
        elif found := _FIELD.match(word):
            fields.append((int(found[1]), int(found[2])))
        elif word in images.numbers or word == "load_only":
            flags.add(word)
        else:
            errors.add(at, f"'{word}' is no component: expected LSB:WIDTH")
    size = number(rest[2], at, errors)
    if bool(fields) == bool(why) or len(fields) > 4:
        errors.add(at, "a data format needs one to four components, or why it has none")
    if any(lsb + width > 8 * size for lsb, width in fields):
        errors.add(at, "a component lies outside the element")
    data = images.data[rest[0]] = DataFormat(rest[0], value, size, fields, why)
    data.load_only = "load_only" in flags
    data.numbers = flags - {"load_only"}


def _read_unified(images, values, first, names, at, errors):
    value = number(first, at, errors)
    if not names or names[0] not in images.data or any(name not in images.numbers for name in names[1:]):
        errors.add(at, "expected a number, a data format and number formats")
        return
    for name in names[1:]:
        if value in values:
            errors.add(at, f"{value} has a format already")
        values[value] = (names[0], name)
        images.data[names[0]].numbers.add(name)
        value += 1


def _read_named_format(images, name, data, kind, order, channel_type, at, errors):
    for what, known, called in ((data, images.data, "data format"), (kind, images.numbers, "number format"),
                                (order, images.channel_orders, "channel order"),
                                (channel_type, [*images.channel_types, "-"], "channel type")):
        if what not in known:
            errors.add(at, f"'{what}' is no {called}")
            return
    if kind not in images.data[data].numbers:
        errors.add(at, f"{data} is never {kind}")
    images.named_formats[name] = (data, kind, order, None if channel_type == "-" else channel_type)


def _read_named_layout(images, name, modes, at, errors):
    layout = images.named_layouts[name] = {}
    compressed = images.compressed_layouts[name] = {}
    for mode in modes:
        generation, _, value = mode.partition("=")
        value, plus, _ = value.partition("+dcc")
        if generation not in images.generations or not value:
            errors.add(at, f"'{mode}' is no mode of a generation: expected GENERATION=MODE or GENERATION=-")
            continue
        layout[generation] = None if value == "-" else number(value, at, errors)
        compressed[generation] = plus != ""


def _read_bits(order, bits, tokens, at, errors):
    if bits not in ELEMENT_BITS or not all(_BITS.match(token) for token in tokens) or bits in order.bits:
        errors.add(at, f"expected one of {', '.join(ELEMENT_BITS)}, once, and coordinate bits such as x0 or x3^y6")
        return
    rows = []
    for token in tokens:
        masks = {"x": 0, "y": 0, "z": 0}
        for part in token.split("^"):
            masks[part[0]] ^= 1 << int(part[1:])
        rows.append((masks["x"], masks["y"], masks["z"]))
    order.bits[bits] = rows


def _check(images, errors):
    for name, (_, fields) in images.descriptors.items():
        for index, generation in enumerate(images.generations):
            taken = {}
            for field, by_generation in fields.items():
                runs, types = images.places(by_generation)[index]
                bits = [(word, bit, kind) for word, lsb, width in runs for bit in range(lsb, lsb + width)
                        for kind in types]
                for others in sorted({taken.setdefault(bit, field) for bit in bits} - {field}):
                    errors.add(("images.isa", 1), f"{name} of {generation}: {field} and {others} share bits")
    orders = {order.name for order in images.orders}
    for name, *used in images.array_modes.values():
        for order in used:
            if order and order not in orders and not order.startswith("2D_"):
                errors.add(("images.isa", 1), f"{name}: there is no order '{order}'")
    if images.array_modes and len(images.tile_modes) != 32:
        errors.add(("images.isa", 1), "there are 32 tile modes")
    for order in images.orders:
        for bits, rows in order.bits.items():
            if not _is_one_to_one(order, rows):
                errors.add(order.at, f"{order.name} of {bits} bits: two texels have one address")


def _is_one_to_one(order, rows):
    """Whether no two texels of a block have one address, wherever the block lies."""
    return _rank(rows, extent(order, rows)) == len(rows)


def extent(order, rows):
    """log2 of the width, height and depth of a block: of 2D ones as square as can be, wide rather than high."""
    if order.dimensions == 2:
        return (len(rows) + 1) // 2, len(rows) // 2, 0
    return tuple(sum(bin(row[axis]).count("1") for row in rows) for axis in range(3))


def _rank(rows, extent):
    vectors, rank = [], 0
    for row in rows:
        value, shift = 0, 0
        for mask, bits in zip(row, extent):
            value |= (mask & ((1 << bits) - 1)) << shift
            shift += bits
        vectors.append(value)
    while vectors:
        pivot = vectors.pop()
        if pivot:
            rank += 1
            low = pivot & -pivot
            vectors = [vector ^ pivot if vector & low else vector for vector in vectors]
    return rank
