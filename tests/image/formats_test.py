#!/usr/bin/env python3
"""Formats of texels against Vulkan's and D3D's definitions in exact rational arithmetic.

    tests/image/formats_test.py IMAGE_LINES [--all]

Nothing is shared with src/: where components lie follows from the format's name (sizes from the most significant bit
down), what they are from the definitions. Every value of every component of up to 16 bits is decoded; floats around
every rounding boundary are encoded (a sample without --all). Cases 2 and 29 of the image tests.
"""
import argparse
import os
import random
import struct
import subprocess
import sys
from fractions import Fraction

PLAIN = {  # name -> bits of R, G, B, A, from the least significant bit up
    name: tuple(reversed([int(size) for size in name.split("_")]))
    for name in ("8 16 8_8 32 16_16 10_11_11 11_11_10 10_10_10_2 2_10_10_10 8_8_8_8 32_32 16_16_16_16 32_32_32 32_32_32_32 "
                 "5_6_5 1_5_5_5 5_5_5_1 4_4_4_4 8_24 24_8 4_4 6_5_5").split()
}
NORMALISED = ["unorm", "snorm", "uscaled", "sscaled", "uint", "sint"]
NUMBERS = {  # name -> number formats (PAL's IMG_FMT)
    **{name: NORMALISED for name in ("8", "8_8", "10_10_10_2", "2_10_10_10", "8_8_8_8")},
    **{name: NORMALISED + ["float"] for name in ("16", "16_16", "10_11_11", "11_11_10", "16_16_16_16")},
    **{name: ["uint", "sint", "float"] for name in ("32", "32_32", "32_32_32", "32_32_32_32")},
    **{name: ["unorm"] for name in ("5_6_5", "1_5_5_5", "5_5_5_1", "4_4_4_4", "4_4", "6_5_5")},
    "8_24": ["unorm", "uint"], "24_8": ["unorm", "uint"],
}
for _name in ("8", "8_8", "8_8_8_8"):
    NUMBERS[_name] = NUMBERS[_name] + ["srgb"]
ALL_NUMBERS = NORMALISED + ["float", "srgb"]
F32, F16, F11, F10 = (8, 23), (5, 10), (5, 6), (5, 5)
SHORT_FLOATS = {16: F16, 11: F11, 10: F10}


def round_even(value):
    whole = value.numerator // value.denominator
    rest = value - whole
    return whole + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1))


def float_bits(value, shape):
    """The magnitude of a rational in a float of (exponent bits, mantissa bits), to nearest even."""
    exponent_bits, mantissa_bits = shape
    bias = (1 << (exponent_bits - 1)) - 1
    if value == 0:
        return 0
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    mantissa = round_even(value / Fraction(2) ** (exponent - mantissa_bits))
    # A mantissa that became 2.0, or a denormal that became normal, carries into the exponent by itself.
    bits = ((exponent + bias - 1) << mantissa_bits) + mantissa
    return min(bits, ((1 << exponent_bits) - 1) << mantissa_bits)


def f32(value):
    return float_bits(abs(value), F32) | (0x80000000 if value < 0 else 0)


def float_value(bits, shape):
    """The rational of a float's magnitude; None for infinities and NaNs."""
    exponent_bits, mantissa_bits = shape
    exponent, mantissa = bits >> mantissa_bits, bits & ((1 << mantissa_bits) - 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if exponent == (1 << exponent_bits) - 1:
        return None
    if exponent == 0:
        return mantissa * Fraction(2) ** (1 - bias - mantissa_bits)
    return (mantissa + (1 << mantissa_bits)) * Fraction(2) ** (exponent - bias - mantissa_bits)


def signed(bits, width):
    return bits - (1 << width) if bits >> (width - 1) else bits


def srgb_f32(byte):
    """Linear light of a byte: digits enough that the rounding is certain."""
    import decimal
    decimal.getcontext().prec = 50
    c = decimal.Decimal(byte) / 255
    if byte * 100000 <= 4045 * 255:
        linear = c / decimal.Decimal("12.92")
    else:
        linear = ((c + decimal.Decimal("0.055")) / decimal.Decimal("1.055")) ** decimal.Decimal("2.4")
    return f32(Fraction(linear))


def decoded(number, bits, width, alpha):
    if number == "srgb":
        return decoded("unorm", bits, width, alpha) if alpha else srgb_f32(bits)
    if number == "uint":
        return bits
    if number == "sint":
        return signed(bits, width) & 0xffffffff
    if number == "unorm":
        return f32(Fraction(bits, (1 << width) - 1))
    if number == "snorm":
        return f32(max(Fraction(signed(bits, width), (1 << (width - 1)) - 1), Fraction(-1)))
    if number == "uscaled":
        return f32(Fraction(bits))
    if number == "sscaled":
        return f32(Fraction(signed(bits, width)))
    if width == 32:
        return bits
    shape = SHORT_FLOATS[width]
    sign = bits >> 15 if width == 16 else 0
    magnitude = bits & 0x7fff if width == 16 else bits
    value = float_value(magnitude, shape)
    if value is None:
        mantissa = magnitude & ((1 << shape[1]) - 1)
        return sign << 31 | 0x7f800000 | mantissa << (23 - shape[1])
    return sign << 31 | float_bits(value, F32)


def encoded(number, bits, width, alpha):
    """`bits` is an f32 or an integer."""
    ones = (1 << width) - 1
    if number == "uint":
        return min(bits, ones)
    if number == "sint":
        half = 1 << (width - 1)
        return max(-half, min(half - 1, signed(bits, 32))) & ones
    value = float_value(bits & 0x7fffffff, F32)
    negative = bits >> 31
    is_nan = (bits & 0x7fffffff) > 0x7f800000
    if number == "float":
        if width == 32:
            return bits
        shape = SHORT_FLOATS[width]
        infinity = 31 << shape[1]
        if is_nan:
            kept = (bits & 0x7fffff) >> (23 - shape[1])
            magnitude = infinity | 1 << (shape[1] - 1) | kept
        elif width < 16 and negative:
            return 0
        else:
            magnitude = infinity if value is None else float_bits(value, shape)
        return magnitude | (negative << 15 if width == 16 else 0)
    if is_nan:
        return 0
    if value is None:
        value = Fraction(1 << 200)
    value = -value if negative else value
    if number == "srgb" and not alpha:
        # The byte whose curve value is nearest, by exact comparison of the inverse curve.
        value = float(max(Fraction(0), min(value, Fraction(1))))
        curve = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
        return round_even(Fraction(curve) * 255)
    if number in ("unorm", "srgb"):
        return round_even(max(Fraction(0), min(value, Fraction(1))) * ones)
    if number == "snorm":
        return round_even(max(Fraction(-1), min(value, Fraction(1))) * ((1 << (width - 1)) - 1)) & ones
    low, high = (0, ones) if number == "uscaled" else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    whole = abs(value).numerator // abs(value).denominator
    return max(low, min(high, -whole if value < 0 else whole)) & ones


class Lines:
    """Questions to the program, and what is expected of it; asked all at once."""

    def __init__(self, program):
        self._program, self._questions, self._expected = program, [], []

    def ask(self, question, expected):
        self._questions.append(question)
        self._expected.append(expected)

    def wrong(self):
        answers = subprocess.run([self._program], input="\n".join(self._questions) + "\n", capture_output=True, text=True,
                                 check=True).stdout.splitlines()
        assert len(answers) == len(self._questions), "an answer is missing"
        return [(q, e, a) for q, e, a in zip(self._questions, self._expected, answers)
                if not (a.startswith("refused: ") if e is None else a == e)]

    def __len__(self):
        return len(self._questions)


def element(bits, sizes):
    word, shift = 0, 0
    for value, size in zip(bits, sizes):
        word |= value << shift
        shift += size
    return word.to_bytes(shift // 8, "little").hex()


def ask_decode(lines, name, number, bits, memo):
    sizes = PLAIN[name]
    result = []
    for i, (value, size) in enumerate(zip(bits, sizes)):
        key = (number, size, value, i == 3)
        if key not in memo:
            memo[key] = decoded(number, value, size, i == 3)
        result.append(memo[key])
    result += [0] * (4 - len(result))
    lines.ask(f"decode {name} {number} {element(bits, sizes)}", " ".join(f"{value:x}" for value in result))


def ask_encode(lines, name, number, values):
    sizes = PLAIN[name]
    bits = [encoded(number, value, size, i == 3) for i, (value, size) in enumerate(zip(values, sizes))]
    lines.ask(f"encode {name} {number} " + " ".join(f"{value:x}" for value in values), element(bits, sizes))


def values_of(width, rng):
    """All values of a component of up to 16 bits; extremes and random ones of wider ones."""
    if width <= 16:
        return list(range(1 << width))
    top = 1 << width
    return [0, 1, 2, top // 2 - 1, top // 2, top // 2 + 1, top - 2, top - 1] + [rng.randrange(top) for _ in range(500)]


def floats_for(number, width, rng, every):
    """f32 around the points where the result changes, special ones, and random ones."""
    result = [0, 0x80000000, 1, 0x80000001, 0x3f800000, 0xbf800000, 0x3f800001, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001,
              0x7f800001, 0x7f7fffff, 0xff7fffff, 0x007fffff, 0x00800000]
    if number in ("uint", "sint"):
        return [0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff, 0xffffff80,
                0xffffff7f, 0xffff8000, 0xffff7fff] + [rng.getrandbits(32) for _ in range(200)]
    boundaries = []
    if number in ("unorm", "srgb"):
        ones = (1 << width) - 1
        steps = range(ones) if every or width <= 8 else rng.sample(range(ones), 150)
        boundaries = [Fraction(2 * k + 1, 2 * ones) for k in steps]
    elif number == "snorm":
        ones = (1 << (width - 1)) - 1
        steps = range(ones) if every or width <= 8 else rng.sample(range(ones), 150)
        boundaries = [Fraction(2 * k + 1, 2 * ones) for k in steps]
    elif number == "float" and width in SHORT_FLOATS:
        shape = SHORT_FLOATS[width]
        last = (31 << shape[1]) - 1
        steps = range(last) if every else [*range(70), *rng.sample(range(last), 150), last - 1]
        boundaries = [(float_value(k, shape) + float_value(k + 1, shape)) / 2 for k in steps]
        largest = float_value(last, shape)
        boundaries.append(largest + (largest - float_value(last - 1, shape)) / 2)
    for boundary in boundaries:
        nearest = f32(boundary)
        result += [nearest - 1, nearest, nearest + 1, nearest | 0x80000000, (nearest - 1) | 0x80000000]
    result += [rng.getrandbits(32) for _ in range(200)]
    result += [f32(Fraction(rng.uniform(-2, 2))) for _ in range(200)]
    result += [f32(Fraction(rng.uniform(-70000, 70000))) for _ in range(200)]
    return result


def is_near_srgb_boundary(bits):
    """Where a curve in double precision cannot say to which byte."""
    value = float_value(bits & 0x7fffffff, F32)
    if value is None or bits >> 31 or not 0 < value < 1:
        return False
    value = float(value)
    scaled = 255 * (value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)
    return abs(scaled % 1 - 0.5) < 1e-9


def ask_plain(lines, rng, every):
    memo = {}
    for name, sizes in PLAIN.items():
        for number in ALL_NUMBERS:
            if number not in NUMBERS[name]:
                lines.ask(f"decode {name} {number} {'00' * (sum(sizes) // 8)}", None)
                continue
            columns = [values_of(size, rng) for size in sizes]
            longest = max(map(len, columns))
            # A component's values once in full; beside others of which the places are tested.
            full = longest if len(sizes) == 1 or every or longest <= 4096 else 1200
            for column in columns:
                rng.shuffle(column)
            for k in range(full):
                ask_decode(lines, name, number, [column[k % len(column)] for column in columns], memo)
            candidates = [floats_for(number, size, rng, every) for size in sizes]
            for k in range(max(map(len, candidates))):
                values = [column[k % len(column)] for column in candidates]
                if number == "srgb" and any(is_near_srgb_boundary(value) for value in values):
                    continue
                ask_encode(lines, name, number, values + [0x12345678] * (4 - len(values)))


def ask_special(lines, rng):
    # 5_9_9_9: value = mantissa * 2^(exponent - 15 - 9) (EXT_texture_shared_exponent).
    for k in range(3000):
        exponent, mantissas = k % 32, [rng.randrange(512) for _ in range(3)]
        word = exponent << 27 | mantissas[2] << 18 | mantissas[1] << 9 | mantissas[0]
        values = [f32(mantissa * Fraction(2) ** (exponent - 24)) for mantissa in mantissas]
        lines.ask(f"decode 5_9_9_9 float {struct.pack('<I', word).hex()}", " ".join(f"{v:x}" for v in [*values, 0]))
    largest = Fraction(511) * 2 ** (31 - 24)
    for _ in range(3000):
        bits = [f32(Fraction(rng.uniform(0, 1)) * Fraction(2) ** rng.randrange(-30, 18)) for _ in range(3)]
        values = [min(float_value(b, F32), largest) for b in bits]
        exponent = next(e for e in range(32) if all(round_even(v / Fraction(2) ** (e - 24)) <= 511 for v in values))
        mantissas = [round_even(v / Fraction(2) ** (exponent - 24)) for v in values]
        word = exponent << 27 | mantissas[2] << 18 | mantissas[1] << 9 | mantissas[0]
        lines.ask("encode 5_9_9_9 float " + " ".join(f"{b:x}" for b in [*bits, 0]), struct.pack("<I", word).hex())
    lines.ask("encode 5_9_9_9 float ff800000 7fc00000 7f800000 0",
              struct.pack("<I", 31 << 27 | 511 << 18).hex())
    # 32_FLOAT_CLAMP: 0 to 1, NaN is 0.
    for bits, clamped in ((0, 0), (0x80000000, 0), (0xbf800000, 0), (0x3f000000, 0x3f000000), (0x3f800000, 0x3f800000),
                          (0x3f800001, 0x3f800000), (0x7f800000, 0x3f800000), (0xff800000, 0), (0x7fc00000, 0), (1, 1)):
        lines.ask(f"decode 32_FLOAT_CLAMP float {struct.pack('<I', bits).hex()}", f"{clamped:x} 0 0 0")
        lines.ask(f"encode 32_FLOAT_CLAMP float {bits:x} 0 0 0", struct.pack("<I", clamped).hex())
    # X24_8_32: depth in the first dword, stencil in the byte behind it.
    for _ in range(200):
        depth, stencil, rest = rng.getrandbits(32), rng.randrange(256), rng.getrandbits(24)
        memory = struct.pack("<II", depth, stencil | rest << 8).hex()
        lines.ask(f"decode X24_8_32 uint {memory}", f"{depth:x} {stencil:x} 0 0")
        lines.ask(f"decode X24_8_32 float {memory}", f"{depth:x} 0 0 0")
    for name in ("BC1", "BC7", "1", "GB_GR", "6E4", "15", "32_AS_8"):
        lines.ask(f"decode {name} unorm {'00' * 16}", None)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--all", action="store_true")
    options = arguments.parse_args()
    seed = int(os.environ.get("LW_SEED", random.randrange(1 << 32)))
    rng = random.Random(seed)
    lines = Lines(options.program)
    ask_plain(lines, rng, options.all)
    ask_special(lines, rng)
    wrong = lines.wrong()
    for question, expected, answer in wrong[:20]:
        print(f"{question}: expected {expected}, got {answer}")
    print(f"{len(lines)} elements, {len(wrong)} wrong (LW_SEED={seed})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
