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
    lines = ['#include "isa/tables.h"\n\nnamespace lw::isa {\n']
    lines += _array("int8_t kImageGenerationOfColumns[]", [
        str(-1 if (number := images.generation_of(isa, column)) is None else number) for column in isa.columns])
    for name, (_, fields) in images.descriptors.items():
        lines += _array(f"DescriptorField k{_camel(name)}Fields[]", [
            f'{{"{field}", {{{{{", ".join(_place(place) for place in images.places(by_generation))}}}}}}}'
            for field, by_generation in fields.items()])
        lines += [f"const size_t k{_camel(name)}FieldsCount = {len(fields)};", ""]
    lines += _array("DataFormatFacts kDataFormats[]", [
        f'{{"{data.name}", {data.size}, {{{{{", ".join(f"{{{lsb}, {width}}}" for lsb, width in data.fields)}}}}}, '
        f'{sum(1 << images.numbers[name] for name in data.numbers):#x}, {"true" if data.load_only else "false"}, '
        f'"{data.why}"}}' for data in images.data.values()])
    lines += [f"const size_t kDataFormatsCount = {len(images.data)};", ""]

    # Where a generation has both fields, DATA_FORMAT; where one number says both, that.
    for index, generation in enumerate(images.generations):
        has_unified = _inherited(images.generations, index, images.unified)
        name = f"kFormatsOf{index}"
        if has_unified is None:
            fmask = _inherited(images.generations, index, images.fmask)
            values = {data.value: (data.name, None) for data in images.data.values() if data.value is not None}
            values.update({value: ("FMASK", None) for value in range(fmask[0], fmask[1] + 1)})
        else:
            values = has_unified
        lines += _array(f"FormatNumber {name}[]", [
            f"{{{value}, DataFormat::{_format(data)}, {f'NumberFormat::{_constant(kind)}' if kind else 'NumberFormat{}'}}}"
            for value, (data, kind) in sorted(values.items())])
    lines += _array("std::span<const FormatNumber> kFormatNumbers[kImageGenerations]",
                    [f"kFormatsOf{index}" for index in range(len(images.generations))])
    lines += _array("bool kFormatsAreUnified[kImageGenerations]", [
        "true" if _inherited(images.generations, index, images.unified) else "false" for index in range(len(images.generations))])

    # Of buffers: where DATA_FORMAT, too, has a number below 16, and never sRGB (GCN3 manual, table 8.17). By column, also
    # where nothing is known of images.
    for generation, values in images.unified.items():
        lines += _array(f"UnifiedBufferFormat kBufferFormatsOf_{generation}[]", [
            f"{{{value}, {images.data[data].value}, NumberFormat::{_constant(kind)}}}"
            for value, (data, kind) in sorted(values.items())
            if images.data[data].value is not None and images.data[data].value < 16 and kind != "srgb"])
    lists = [next((name for name in isa.lineage(column) if name in images.unified), None) for column in isa.columns]
    lines += _array("std::span<const UnifiedBufferFormat> kUnifiedBufferFormats[]", [
        f"kBufferFormatsOf_{name}" if name else "{}" for name in lists])
    lines += _array("LevelChain kLevelChains[kImageGenerations]", [
        f"LevelChain::{_inherited(images.generations, index, images.levels) or 'unknown'}"
        for index in range(len(images.generations))])
    folds = [_inherited(images.generations, index, images.folds) or [] for index in range(len(images.generations))]
    lines += _array("FoldFacts kFolds[kImageGenerations]", [
        f"{{{_bool('pipes' in folded)}, {_bool('banks' in folded)}}}" for folded in folds])
    lines += _array("PipeFacts kPipes[]", [
        f'{{"{name}", {pipes}, {neither}, {banks}}}' for name, (pipes, neither, banks) in images.pipes.items()])
    lines += [f"const size_t kPipesCount = {len(images.pipes)};", ""]
    lines += _array("SwizzleModeFacts kSwizzleModes[]", [
        f'{{{value}, "{name}", {log2}, "{order}", "{folded}"}}'
        for value, (name, log2, order, folded) in sorted(images.modes.items())])
    lines += [f"const size_t kSwizzleModesCount = {len(images.modes)};", ""]
    lines += _array("ArrayModeFacts kArrayModes[16]", [
        f'{{{value}, "{name}", "{display}", "{thin}"}}'
        for value, (name, display, thin) in sorted(images.array_modes.items())])
    lines += _array("uint32_t kTileModes[kTileModesCount]", [f"{value:#010x}" for value in images.tile_modes])
    rows, bits = [], []
    for order in images.orders:
        generation = images.generations.index(order.of) if order.of in images.generations else -1
        chip = "" if order.of in images.generations else order.of
        gone = dict.fromkeys(ELEMENT_BITS, [])
        for text, masks in (order.bits or gone).items():
            rows.append(f'{{"{order.name}", {order.dimensions}, {generation}, "{chip}", {ELEMENT_BITS.index(text)}, '
                        f"{{kOrderBits + {len(bits)}, {len(masks)}}}}}")
            bits += [f"{{{x:#x}, {y:#x}, {z:#x}}}" for x, y, z in masks]
    lines += _array("CoordinateBits kOrderBits[]", bits)
    lines += _array("TexelOrder kTexelOrders[]", rows)
    lines += [f"const size_t kTexelOrdersCount = {len(rows)};", "", "}  // namespace lw::isa"]
    return "\n".join(lines)


def _inherited(generations, index, by_generation):
    return next((by_generation[name] for name in reversed(generations[:index + 1]) if name in by_generation), None)


def _place(place):
    runs = ", ".join(f"{{{word}, {lsb}, {width}}}" for word, lsb, width in place.runs)
    return f"{{{{{{{runs}}}}}, {sum(1 << kind for kind in place.types):#x}}}"


def _array(head, rows):
    return [f"const {head} = {{", *(f"    {row}," for row in rows), "};", ""]


def _camel(name):
    return "".join(word.capitalize() for word in name.split("_"))


def _bool(value):
    return "true" if value else "false"


def _constant(name):
    """`float` is no name in C++."""
    return f"{name}_" if name == "float" else name


def _format(name):
    return f"f{name}" if name[0].isdigit() else name
