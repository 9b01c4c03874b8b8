#!/usr/bin/env python3
"""Every encoding and every bit of it, compared with llvm-mc-22: the name, the operands with their registers and order,
and for each bit that is not an operand whether flipping it is refused, ignored or shown in the text.

Without --all, it takes every second target, and one wave size of each that has two, alternately; the two sizes differ
only in masks.

Fails where llvm-mc-22 is not installed. What is known to differ is listed below, with the reason, and
a difference that is no longer there fails too.
"""
import collections
import itertools
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from isac import expand, model, reader  # noqa: E402

PROCESSORS = {"gfx8": "gfx803", "gfx810": "gfx810", "gfx9": "gfx900", "gfx904": "gfx904", "gfx906": "gfx906",
              "gfx908": "gfx908", "gfx90a": "gfx90a", "gfx942": "gfx942", "gfx950": "gfx950", "gfx10": "gfx1010",
              "gfx1011": "gfx1011", "gfx1013": "gfx1013", "gfx103": "gfx1030", "gfx11": "gfx1100", "gfx115": "gfx1150",
              "gfx12": "gfx1200"}
WITH_ACC_BIT = ("gfx90a", "gfx942", "gfx950")
OLDER = ("gfx8", "gfx810", "gfx9", "gfx904", "gfx906", "gfx908")
COLUMNS_GFX10 = tuple(column + waves for column in PROCESSORS if column.startswith("gfx10") for waves in ("", "_32"))
COLUMNS_FROM_GFX10 = tuple(column + waves for column in PROCESSORS if column.startswith("gfx1")
                           for waves in ("", "_32"))
MARK = "[0x34 0x12 0x80 0xbf]"
MARK_TEXT = "s_nop 0x1234"
LITERAL = 0x11223344

# (column, format, bit) -> reason. llvm-mc accepts the bit although the instruction has no such field.
KNOWN = {}
for _column in OLDER:
    KNOWN[_column, "FLAT", 55] = "read as 'accumulation register', which these targets do not have"
for _column in OLDER + WITH_ACC_BIT:
    KNOWN[_column, "FLAT", 12] = "an offset of 4096 that its own assembler refuses"
for _column, _format, _bit in itertools.product(WITH_ACC_BIT, ("VOP1_DPP", "VOP2_DPP"), range(40, 49)):
    KNOWN[_column, _format, _bit] = "64-bit DPP knows row_newbcast alone; llvm-mc writes a complaint instead of others"
for _column, _bit in itertools.product(("gfx8", "gfx810"), range(12)):
    KNOWN[_column, "FLAT", _bit] = "FLAT has no offset on gfx8, and the assembler refuses one"
for _column in COLUMNS_GFX10:
    for _format in ("VOP1_DPP8", "VOP2_DPP8"):
        KNOWN[_column, _format, 47] = "a bit of a lane number that its disassembler loses where sources may be negated"
    KNOWN[_column, "FLAT", 11] = "an offset of 2048 that its own assembler refuses"
    for _format in ("MIMG", "MIMG_G16", "MIMG_GATHER4", "MIMG_ATOMIC", "MIMG_BVH"):
        if _format != "MIMG_BVH" or "gfx1013" in _column or "gfx103" in _column:
            for _bit in (1, 2):
                KNOWN[_column, _format, _bit] = "asks for words behind these"
_WAVES = ("", "_32")
_HALF_FORMATS = ("VOP3A", "VOP3A_DPP", "VOP3A_DPP8", "VOP3_CMPX", "VOP3_CMPX_DPP", "VOP3_CMPX_DPP8")
for _column in tuple(column + waves for column in ("gfx11", "gfx115") for waves in _WAVES):
    for _format in ("VOP1_DPP8", "VOP2_DPP8"):
        KNOWN[_column, _format, 47] = "a bit of a lane number that its disassembler loses where sources may be negated"
    for _format in ("VOP3P_MIX_DPP", "VOP3P_MIX_DPP8"):
        KNOWN[_column, _format, 79] = "a bit of a lane number that its disassembler loses in v_fma_mixlo and v_fma_mixhi"
    KNOWN[_column, "FLAT", 12] = "an offset of 4096 that its own assembler refuses"
    for _format in ("MIMG", "MIMG_G16", "MIMG_GATHER4", "MIMG_ATOMIC", "MIMG_BVH"):
        KNOWN[_column, _format, 0] = "asks for a word behind these"
    for _format in _HALF_FORMATS:
        for _bit in (12, 13, 14):
            if _bit > 12 or "CMPX" not in _format:
                KNOWN[_column, _format, _bit] = "op_sel of a source that is not there: its text is one its assembler refuses"

for _column in ("gfx12", "gfx12_32"):
    for _format in ("VOP1_DPP8", "VOP2_DPP8"):
        KNOWN[_column, _format, 47] = "a bit of a lane number that its disassembler loses where sources may be negated"
    for _format in ("VOP3P_MIX_DPP", "VOP3P_MIX_DPP8", "VOP3A_DPP", "VOP3A_DPP8"):
        KNOWN[_column, _format, 79] = "a bit of a lane number that its disassembler loses where a half of a result is chosen"
    for _format in ("VOP3A_DPP", "VOP3A_DPP8"):
        for _bit in (13, 14):
            KNOWN[_column, _format, _bit] = "op_sel of 8-bit conversions, which has to be 0 in their other forms"
    for _format in ("FLAT", "GLOBAL", "GLOBAL_ADDTID", "GLOBAL_PLAIN", "SCRATCH"):
        for _bit in (7, 48):
            KNOWN[_column, _format, _bit] = "'nv' and 'scale_offset', which its assembler refuses"
    for _format in ("MIMG", "MIMG_ATOMIC", "MIMG_G16", "MIMG_GATHER4", "VSAMPLE", "MUBUF", "MTBUF", "MTBUF_D16"):
        KNOWN[_column, _format, 7] = "'nv', which its assembler refuses"
    for _bit in (20, 56):
        KNOWN[_column, "SMEM", _bit] = "'nv' and 'scale_offset', which its assembler refuses"
    for _format in ("SMEM", "SMEM_PROBE"):
        KNOWN[_column, _format, 55] = "a negative offset in a buffer, which the C++ tests compare"
for _column, _bit in itertools.product(COLUMNS_FROM_GFX10, range(8)):
    KNOWN[_column, "VOP3_CMPX", _bit] = "EXEC's number, with a warning for others; LLVM before 16 wrote 0"


def disassemble(isa, column, items):
    """One text (or None where it is refused) for each run of bytes."""
    lines = []
    for item in items:
        lines += ["[" + " ".join(f"{byte:#04x}" for byte in item) + "]", MARK]
    full = next((c for c, half in isa.half_waves.items() if half == column), column)
    options = [f"-mcpu={PROCESSORS[full]}"]
    if "wave32" in isa.column_features[full]:
        options.append(f"-mattr=+wavefrontsize{isa.lanes(column)}")
    process = subprocess.run(["llvm-mc-22", "--disassemble", "-triple=amdgcn", *options],
                             input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    if process.returncode not in (0, 1):  # 1: some words were refused
        sys.exit(f"llvm-mc-22 ended with {process.returncode}: {process.stderr[-300:]}")
    texts, current = [], None
    for line in process.stdout.splitlines():
        text = " ".join(line.split())
        if text == MARK_TEXT:
            texts.append(current)
            current = None
        elif text and not text.startswith(".") and current is None:
            current = text
    for match in re.finditer(r"<stdin>:(\d+):\d+: warning", process.stderr):
        texts[(int(match.group(1)) - 1) // 2] = None
    if len(texts) != len(items):
        sys.exit(f"{len(texts)} answers for {len(items)} instructions")
    return texts


def sample(encoding):
    """Words with different registers in each operand, and the operands as the text should show them (None: anything)."""
    mask, words = expand.effective(encoding)
    mask |= encoding.layout.fixed_mask_high << 64
    words |= encoding.layout.fixed_bits | encoding.layout.fixed_bits_high << 64
    shown = []
    for place, operand in enumerate(encoding.operands, 1):
        if operand.kind == "vcc":
            shown.append("vcc" if operand.dwords == 2 else "vcc_lo")
        elif operand.kind == "off":
            shown.append("off")
        elif operand.kind == "literal":
            shown.append(hex(LITERAL))
        elif operand.kind == "agpr" or operand.kind == "asrc" and operand.acc_bit == operand.lsb + operand.width - 1:
            shown.append(_registers("a", 8 * place, operand.dwords))
            words |= _field(operand, (512 if operand.kind == "agpr" else 256) + 8 * place)
        elif operand.name == "dy":
            shown.append(f"v{8 * place + 1}")  # dx is even
            words |= _field(operand, 256 + 8 * place)
        elif operand.kind in ("vgpr", "avgpr", "asrc", "vsrc", "vsrc_nolit"):
            by_dimension = operand.name == "vaddr" and any(name in ("nsa", "address1") for name, *_ in encoding.modifiers)
            dwords = operand.most_dwords if encoding.format.name in ("VOP3P_F8F6F4", "VOP3PX") else operand.dwords
            shown.append(None if by_dimension else _registers("v", 8 * place, dwords) + (".l" if operand.half else ""))
            words |= _field(operand, 256 + 8 * place)
        elif operand.kind in ("ssrc", "sdst", "sreg", "soffset"):
            shown.append(_registers("s", 16 * place, operand.dwords))
            words |= _field(operand, 16 * place)
        else:
            shown.append(None)
            words |= _field(operand, 1)
    if encoding.format.name == "EXP":
        shown = [None] * len(shown)  # `off` unless the enable mask says otherwise
    for _, lsb, width, _, _, unwritten in encoding.modifiers:
        if not mask >> lsb & 1:
            words |= (unwritten & (1 << width) - 1) << lsb
    return words, shown


def _field(operand, value):
    return ((value - operand.bias) >> operand.shift & (1 << operand.width) - 1) << operand.lsb


def _registers(letter, first, count):
    return f"{letter}{first}" if count == 1 else f"{letter}[{first}:{first + count - 1}]"


def _bytes(encoding, words):
    result = words.to_bytes(16, "little")[:4 * encoding.layout.words]
    if any(operand.kind == "literal" for operand in encoding.operands):
        result += LITERAL.to_bytes(4, "little")
    return result


def _effective(encoding):
    """Mask and bits of the fixed part of all three words."""
    mask, bits = expand.effective(encoding)
    return mask | encoding.layout.fixed_mask_high << 64, bits | encoding.layout.fixed_bits_high << 64


class Decoder:
    """find_by_bits, from the same tables."""

    def __init__(self, tables, column):
        self._rows, self._groups = expand.first_level(tables, column)
        self._long = [e for e in tables.encodings if e.columns >> column & 1 and e.layout.words == 4]

    def find(self, words):
        for encoding in self._long:
            if _fits(encoding, words):
                return encoding
        key = self._rows[words >> 23 & 0x1ff]
        if key is None:
            return None
        for encoding in self._groups[key].get(words >> key[0] & (1 << key[1]) - 1, ()):
            if _fits(encoding, words) and not any(words & m == b for m, b in encoding.escapes):
                return encoding
        return None


def _fits(encoding, words):
    mask, bits = expand.effective(encoding)
    high = words >> 64
    return words & mask == bits and high & encoding.layout.fixed_mask_high == encoding.layout.fixed_bits_high


def check_samples(column, encodings, texts, failures):
    for encoding, text in zip(encodings, texts):
        where = f"{column} {encoding.format.name} {encoding.opcode:#x} {encoding.mnemonic}"
        if text is None:
            failures.append(f"{where}: refused")
            continue
        mnemonic, _, rest = text.partition(" ")
        if encoding.format.name == "VOPD":
            first, second = (half.partition(" ") for half in text.split(" :: "))
            mnemonic, rest = f"{first[0]} :: {second[0]}", ", ".join((first[2], second[2]))
        if mnemonic != encoding.mnemonic:
            failures.append(f"{where}: llvm-mc says {mnemonic}")
            continue
        _, expected = sample(encoding)
        expected = [e for e, o in zip(expected, encoding.operands) if o.in_text]
        # attr2.y is one word of the text and two operands
        if "attr_chan" in [o.kind for o in encoding.operands]:
            expected = [e for e, o in zip(expected, encoding.operands) if o.kind != "attr_chan"]
        if any(o.kind == "hwreg" for o in encoding.operands):
            rest = re.sub(r"hwreg\([^)]*\)", "hwreg", rest)
        rest = re.sub(r"\[v(?:\d+|\[\d+:\d+\]),(?:[^\[\]]|\[[^\]]*\])*\]", "list", rest)  # the address of an image
        got = [part.split(" ")[0] for part in rest.split(", ")] if rest else []
        for number, text_of_operand in enumerate(expected):
            if text_of_operand is not None and (number >= len(got) or got[number] != text_of_operand):
                failures.append(f"{where}: expected {expected}, llvm-mc says {text}")
                break


def flips(encoding):
    """The bits that are neither opcode nor operand, without those that would make a select 7 (llvm-mc crashes)."""
    layout = encoding.layout
    skipped = set(range(layout.opcode_lsb, layout.opcode_lsb + layout.opcode_width))
    for operand in encoding.operands:
        skipped |= set(range(operand.lsb, operand.lsb + operand.width))
        if operand.scalar_bit:
            skipped.add(operand.scalar_bit)
        if operand.acc_bit:
            skipped.add(operand.acc_bit)
    allowed = {}
    for name, lsb, width, is_allowed, _, _ in encoding.modifiers:
        for bit in range(lsb, lsb + width):
            allowed[bit] = is_allowed
        if name.startswith("address"):  # whether one is used depends on the kind of image
            skipped |= set(range(lsb, lsb + width))
        if name.endswith("_sel") and is_allowed:
            skipped.add(lsb)
    # Above bit 22 lies the format; src0 of SDWA and DPP says that there is a second word.
    skipped |= set(range(23, 32))
    if encoding.format.name.endswith(("_SDWA", "_DPP", "_DPP8")):
        skipped |= set(range(9))
    if encoding.format.name.startswith("VOP3") and "_DPP" in encoding.format.name:
        skipped |= set(range(32, 41))
    return [(bit, allowed.get(bit, False)) for bit in range(32 * layout.words) if bit not in skipped]


def check_flips(column, decoder, entries, texts, failures, seen):
    for (encoding, base_text, words, bit, is_modifier), text in zip(entries, texts):
        if text is None:
            theirs = "refused"
        else:
            theirs = "ignored" if text == base_text else "shown"
        found = decoder.find(words)
        if found is not encoding and encoding.layout.words == 4:
            continue  # the first two words are an instruction by themselves
        if found is not None and found is not encoding and found.mnemonic == encoding.mnemonic:
            continue  # so is the first word of v_nop, and llvm-mc refuses the second
        if found is not encoding:
            ours = "refused" if found is None else "shown" if text and text.split(" ")[0] == found.mnemonic else "other"
        else:
            ours = "shown" if is_modifier else "ignored"
        if ours == "refused" and text and "/*Invalid" in text:
            theirs = "refused"  # a register of the wrong kind
        if ours != theirs:
            key = (column, encoding.format.name, bit)
            seen.add(key)
            if key not in KNOWN:
                failures.append(f"{column} {encoding.format.name} {encoding.mnemonic} bit {bit}: {ours} here, {theirs} by "
                                f"llvm-mc ({words:#x}, {text})")


def main():
    if shutil.which("llvm-mc-22") is None:
        print("llvm-mc-22 is not installed")
        return 1
    errors = reader.Errors()
    isa = model.read(ROOT / "isa", errors)
    tables = None if errors.any() else expand.expand(isa, errors)
    if errors.any():
        errors.print(sys.stdout)
        return 1
    failures, seen, compared = [], set(), collections.Counter()
    columns = list(isa.columns)
    if "--all" not in sys.argv:
        pairs = list(isa.half_waves.items())
        columns = [c for c in columns if c not in {pair[i % 2] for i, pair in enumerate(pairs)}][::2]
    for number, column in enumerate(isa.columns):
        if column not in columns:
            continue
        decoder = Decoder(tables, number)
        encodings = [e for e in tables.encodings if e.columns >> number & 1]
        texts = disassemble(isa, column, [_bytes(e, sample(e)[0]) for e in encodings])
        check_samples(column, encodings, texts, failures)
        entries = []
        for encoding, text in zip(encodings, texts):
            words, _ = sample(encoding)
            entries += [(encoding, text, words ^ 1 << bit, bit, modifier) for bit, modifier in flips(encoding)]
        flipped = disassemble(isa, column, [_bytes(e[0], e[2]) for e in entries])
        check_flips(column, decoder, entries, flipped, failures, seen)
        compared[column] = len(entries)
        print(f"{column}: {len(encodings)} encodings, {len(entries)} flipped bits")
    failures += [f"{key} no longer differs; take it out of the list" for key in sorted(set(KNOWN) - seen, key=str)
                 if key[0] in columns or key[0] not in isa.columns]
    for failure in failures[:50]:
        print(failure)
    print(f"{len(failures)} difference(s)")
    return 1 if failures or min(compared.values()) < 20000 else 0


if __name__ == "__main__":
    sys.exit(main())
