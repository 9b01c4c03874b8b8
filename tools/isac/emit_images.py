"""Writes what images.isa says as the C++ rows behind src/isa/images.h."""
from .images import ELEMENT_BITS


def field_names(images, descriptor):
    return [f"LW_FIELD({name})" for name in images.descriptors[descriptor][1]]


def number_formats(images):
    return [f'LW_NUMBER_FORMAT({_constant(name)}, {value}, "{name}")' for name, value in images.numbers.items()]


def data_formats(images):
    return [f"LW_DATA_FORMAT({_format(name)})" for name in images.data]


def image_tables(isa):
    images = isa.images
    of_columns = [images.generation_of(isa, column) for column in isa.columns]
    return "\n".join(['#include "isa/tables.h"\n\nnamespace lw::isa {\n',
                      *_array("int8_t kImageGenerationOfColumns[]", ["-1" if number is None else str(number)
                                                                     for number in of_columns]),
                      *_array("uint8_t kBufferGenerationOfColumns[]", [str(images.generation_of_buffers(isa, column))
                                                                       for column in isa.columns]),
                      *_descriptors(images), *_formats(images), *_buffer_formats(isa), *_names(images),
                      *_layouts(images),
                      *_orders(images), "}  // namespace lw::isa"])


def _descriptors(images):
    lines = []
    for name, (_, fields) in images.descriptors.items():
        rows = [f'{{"{field}", {{{{{", ".join(_place(place) for place in images.places(by_generation))}}}}}}}'
                for field, by_generation in fields.items()]
        lines += _counted(f"ResourceField k{_camel(name)}Fields", rows)
    return lines


def _formats(images):
    rows = []
    for data in images.data.values():
        components = ", ".join(f"{{{lsb}, {width}}}" for lsb, width in data.fields)
        numbers = sum(1 << images.numbers[name] for name in data.numbers)
        rows.append(f'{{"{data.name}", {data.size}, {{{{{components}}}}}, {numbers:#x}, {_bool(data.load_only)}, '
                    f'"{data.why}"}}')
    lines = _counted("DataFormatFacts kDataFormats", rows)
    for index in range(len(images.generations)):
        lines += _array(f"FormatNumber kFormatsOf{index}[]", [
            f"{{{value}, DataFormat::{_format(data)}, {_number(kind)}}}"
            for value, (data, kind) in sorted(_format_values(images, index).items())])
    lines += _by_generation(images, "std::span<const FormatNumber> kFormatNumbers",
                            lambda index: f"kFormatsOf{index}")
    return lines + _by_generation(images, "bool kFormatsAreUnified",
                                  lambda index: _bool(_inherited(images, index, images.unified)))


def _format_values(images, index):
    """value -> (data format, number format); without the latter where NUM_FORMAT is a field of its own."""
    unified = _inherited(images, index, images.unified)
    if unified is not None:
        return unified
    first, last = _inherited(images, index, images.fmask)
    return {**{data.value: (data.name, None) for data in images.data.values() if data.value is not None},
            **{value: ("FMASK", None) for value in range(first, last + 1)}}


def _buffer_formats(isa):
    """Of buffers: where DATA_FORMAT, too, has a number below 16, and never sRGB (GCN3 manual, table 8.17).

    By column, also where nothing is known of images.
    """
    images, lines = isa.images, []
    for generation, values in images.unified.items():
        lines += _array(f"UnifiedBufferFormat kBufferFormatsOf_{generation}[]", [
            f"{{{value}, {images.data[data].value}, {_number(kind)}}}" for value, (data, kind) in sorted(values.items())
            if images.data[data].value is not None and images.data[data].value < 16 and kind != "srgb"])
    lists = [next((name for name in isa.lineage(column) if name in images.unified), None) for column in isa.columns]
    return lines + _array("std::span<const UnifiedBufferFormat> kUnifiedBufferFormats[]", [
        f"kBufferFormatsOf_{name}" if name else "{}" for name in lists])


def _names(images):
    def order(name):
        select, number = images.channel_orders[name]
        places = ", ".join(str("rgba".index(one) + 4 if one in "rgba" else int(one)) for one in select)
        return f'{{"{name}", {{{places}}}, {-1 if number is None else number}}}'

    def named_format(name):
        data, kind, order, channel_type = images.named_formats[name]
        orders = list(images.channel_orders)
        return (f'{{"{name}", DataFormat::{_format(data)}, {_number(kind)}, kChannelOrders[{orders.index(order)}], '
                f"{-1 if channel_type is None else images.channel_types[channel_type]}}}")

    def layout(name):
        modes = [_inherited(images, index, images.named_layouts[name]) for index in range(len(images.generations))]
        compressed = [_inherited(images, index, images.compressed_layouts[name])
                      for index in range(len(images.generations))]
        return (f'{{"{name}", {{{", ".join(str(-1 if mode is None else mode) for mode in modes)}}}, '
                f'{{{", ".join("true" if one else "false" for one in compressed)}}}}}')

    return [*_counted("ChannelOrderFacts kChannelOrders", [order(name) for name in images.channel_orders]),
            *_counted("NamedFormatFacts kNamedFormats", [named_format(name) for name in images.named_formats]),
            *_counted("NamedLayoutFacts kNamedLayouts", [layout(name) for name in images.named_layouts])]


def _layouts(images):
    def folds(index):
        folded = _inherited(images, index, images.folds) or []
        return f"{{{_bool('pipes' in folded)}, {_bool('banks' in folded)}}}"

    return [*_by_generation(images, "LevelChain kLevelChains",
                            lambda index: f"LevelChain::{_inherited(images, index, images.levels) or 'unknown'}"),
            *_by_generation(images, "FoldFacts kFolds", folds),
            *_counted("PipeFacts kPipes", [f'{{"{name}", {pipes}, {neither}, {banks}}}'
                                           for name, (pipes, neither, banks) in images.pipes.items()]),
            *_counted("SwizzleModeFacts kSwizzleModes", [
                f'{{{value}, "{name}", {log2}, "{order}", "{folded}"}}'
                for value, (name, log2, order, folded) in sorted(images.modes.items())]),
            *_array("ArrayModeFacts kArrayModes[16]", [
                f'{{{value}, "{name}", "{display}", "{thin}"}}'
                for value, (name, display, thin) in sorted(images.array_modes.items())]),
            *_array("uint32_t kTileModes[kTileModesCount]", [f"{value:#010x}" for value in images.tile_modes])]


def _orders(images):
    rows, bits = [], []
    for order in images.orders:
        is_generation = order.of in images.generations
        generation = images.generations.index(order.of) if is_generation else -1
        gone = dict.fromkeys(ELEMENT_BITS, [])
        for text, masks in (order.bits or gone).items():
            rows.append(f'{{"{order.name}", {order.dimensions}, {generation}, "{"" if is_generation else order.of}", '
                        f"{ELEMENT_BITS.index(text)}, {{kOrderBits + {len(bits)}, {len(masks)}}}}}")
            bits += [f"{{{x:#x}, {y:#x}, {z:#x}}}" for x, y, z in masks]
    return _array("CoordinateBits kOrderBits[]", bits) + _counted("TexelOrder kTexelOrders", rows)


def _inherited(images, index, by_generation):
    return next((by_generation[name] for name in reversed(images.generations[:index + 1]) if name in by_generation), None)


def _by_generation(images, head, value):
    return _array(f"{head}[kImageGenerations]", [value(index) for index in range(len(images.generations))])


def _place(place):
    runs = ", ".join(f"{{{word}, {lsb}, {width}}}" for word, lsb, width in place.runs)
    return f"{{{{{{{runs}}}}}, {sum(1 << kind for kind in place.types):#x}}}"


def _array(head, rows):
    return [f"constinit const {head} = {{", *(f"    {row}," for row in rows), "};", ""]


def _counted(head, rows):
    return [*_array(f"{head}[]", rows)[:-1], f"const size_t {head.split()[1]}Count = {len(rows)};", ""]


def _camel(name):
    return "".join(word.capitalize() for word in name.split("_"))


def _bool(value):
    return "true" if value else "false"


def _number(name):
    return f"NumberFormat::{_constant(name)}" if name else "NumberFormat{}"


def _constant(name):
    """`float` is no name in C++."""
    return f"{name}_" if name == "float" else name


def _format(name):
    return f"f{name}" if name[0].isdigit() else name
