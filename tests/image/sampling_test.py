#!/usr/bin/env python3
"""Samples against the published rules in exact rational arithmetic: cases 16 to 25 and 29 of the image tests.

    tests/image/sampling_test.py IMAGE_LINES [--all] [--seed N]

Nothing is shared with src/. Coordinates become fixed point with 8 bits behind the point (D3D's 16.8, PAL's words on
TRUNC_COORD), texels are mixed by products of 8-bit parts, levels of detail have 8 bits behind the point.
"""
import argparse
import functools
import os
import random
import struct
import subprocess
import sys
from fractions import Fraction

from formats_test import decoded

D1, D2, D3, D1_ARRAY, D2_ARRAY = 8, 9, 10, 12, 13
AXES = {D1: 1, D2: 2, D3: 3, D1_ARRAY: 1, D2_ARRAY: 2}
OUTSIDE = None
STANDARD_4K = 5  # SW_MODE: not on gfx8


def f32_bits(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def f32(value):
    """A number as the nearest f32, as a rational."""
    return Fraction(struct.unpack("<f", struct.pack("<f", float(value)))[0])


def rounded(value):
    """To the nearest whole number, ties to even."""
    whole = value.numerator // value.denominator
    rest = value - whole
    return whole + (1 if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2) else 0)


def texel_value(level, x, y, z):
    return (level * 7919 + z * 1373 + y * 131 + x * 17 + x * y * 29) % 251


class Sampler:
    FIELDS = {  # S# of gfx10: word, lowest bit, width
        "clamp_x": (0, 0, 3), "clamp_y": (0, 3, 3), "clamp_z": (0, 6, 3), "compare": (0, 12, 3),
        "unnormalized": (0, 15, 1), "trunc": (0, 27, 1), "mode": (0, 29, 2), "min_lod": (1, 0, 12),
        "max_lod": (1, 12, 12), "bias": (2, 0, 14), "mag": (2, 20, 2), "min": (2, 22, 2), "z": (2, 24, 2),
        "mip": (2, 26, 2), "border": (3, 30, 2),
    }

    def __init__(self, **fields):
        self.__dict__.update({name: 0 for name in self.FIELDS}, max_lod=0xFFF)
        self.__dict__.update(fields)

    def words(self):
        words = [0, 0, 0, 0]
        for name, (word, lsb, width) in self.FIELDS.items():
            words[word] |= (getattr(self, name) & ((1 << width) - 1)) << lsb
        return " ".join(f"{word:x}" for word in words)


def wrapped(index, size, clamp):
    if clamp in (3, 5, 7) and index < 0:  # mirrored once about 0
        index = -1 - index
    if clamp == 0:
        return index % size
    if clamp == 1:
        index %= 2 * size
        return index if index < size else 2 * size - 1 - index
    if clamp in (2, 3):
        return min(max(index, 0), size - 1)
    return index if 0 <= index < size else OUTSIDE


def along(coordinate, size, clamp, offset, linear, trunc):
    """(index, part) of each texel on an axis; coordinate in texels."""
    scaled = coordinate * 256
    fixed = scaled.numerator // scaled.denominator if trunc else rounded(scaled)
    fixed += 256 * offset
    half = clamp in (4, 5)
    if half:
        fixed = abs(fixed) if clamp == 5 else fixed
        fixed = min(max(fixed, 0), 256 * size)
    if not linear:
        index = fixed // 256
        return [(wrapped(min(index, size - 1) if half else index, size, clamp), Fraction(1))]
    first = fixed - 128
    part = Fraction(first % 256, 256)
    return [(wrapped(first // 256, size, clamp), 1 - part), (wrapped(first // 256 + 1, size, clamp), part)]


class Image:
    def __init__(self, kind, width, height, depth, slices, levels, number="float", data=None, mode="-"):
        self.kind, self.size, self.slices, self.levels = kind, (width, height, depth), slices, levels
        self.number, self.mode = number, mode
        self.data = data or ("8_8_8_8" if number == "srgb" else "32_32_32_32")
        self.components = self.data.count("_") + 1

    def line(self, target):
        return (f"image {target} {self.kind} {' '.join(map(str, self.size))} {self.slices} {self.levels} {self.data} "
                f"{self.number} {self.mode}")

    def level_size(self, level, axis):
        return max(self.size[axis] >> level, 1)


def level_of(image, sampler, place):
    """(before, within) the bounds, in 1/256."""
    if sampler.unnormalized or place.get("unnormalized"):
        return 0, 0
    level = rounded(max(min(f32(place["level"]), 64), -64) * 256) if "level" in place else 0
    bias = sampler.bias - (1 << 14) if sampler.bias >> 13 else sampler.bias
    level += bias + (rounded(f32(place["bias"]) * 256) if "bias" in place else 0)
    within = max(sampler.min_lod, min(level, sampler.max_lod))
    if "lowest" in place:
        within = max(within, rounded(f32(place["lowest"]) * 256))
    return level, within


def holds(function, reference, depth):
    return [False, reference < depth, reference == depth, reference <= depth, reference > depth, reference != depth,
            reference >= depth, True][function]


def texel(image, sampler, level, index, z, place):
    if OUTSIDE in index:
        one = 1
        color = {0: [0, 0, 0, 0], 1: [0, 0, 0, one], 2: [one] * 4}[sampler.border]
    else:
        x, y = index[0], index[1] if len(index) > 1 else 0
        value = texel_value(level, x, y, index[2] if len(index) > 2 else z)
        color = [value + c if c < image.components else 0 for c in range(4)]
        if image.number == "srgb":
            color = [component(byte, c == 3) for c, byte in enumerate(color)]
    if "reference" in place:
        color[0] = 1 if holds(sampler.compare, f32(place["reference"]), color[0]) else 0
    return color


@functools.cache
def component(byte, is_alpha):
    return Fraction(struct.unpack("<f", struct.pack("<I", decoded("srgb", byte, 8, is_alpha)))[0])


def footprint(image, sampler, level, place, linear_xy, linear_z):
    axes = []
    for axis in range(AXES[image.kind]):
        size = image.level_size(level, axis)
        at = f32(place["at"][axis])
        if not (sampler.unnormalized or place.get("unnormalized")):
            at = f32(at * size)
        clamp = (sampler.clamp_x, sampler.clamp_y, sampler.clamp_z)[axis]
        linear = linear_z if axis == 2 else linear_xy
        axes.append(along(at, size, clamp, place.get("offset", (0, 0, 0))[axis], linear, sampler.trunc))
    return axes


def products(axes):
    result = [((), Fraction(1))]
    for axis in axes:
        result = [(index + (i,), part * p) for i, p in axis for index, part in result]
    return result


def mixed(image, sampler, level, place, linear, z):
    linear_z = {0: linear, 1: False, 2: True}[sampler.z]
    if image.number == "uint":
        linear = linear_z = False
    texels = [(texel(image, sampler, level, index, z, place), part)
              for index, part in products(footprint(image, sampler, level, place, linear, linear_z)) if part]
    if sampler.mode == 0 or len(texels) == 1:
        return [sum(color[c] * part for color, part in texels) for c in range(4)]
    return [(min, max)[sampler.mode - 1](color[c] for color, _ in texels) for c in range(4)]


def sample(image, sampler, place):
    z = 0
    if image.kind in (D1_ARRAY, D2_ARRAY):
        z = min(max(rounded(f32(place["slice"])), 0), image.slices - 1)
    _, within = level_of(image, sampler, place)
    last = image.levels - 1
    level = min(max(within, 0), 256 * last)
    unnormalized = sampler.unnormalized or place.get("unnormalized")
    if "gather" in place:
        level = 0 if unnormalized else level // 256
        axes = footprint(image, sampler, level, place, True, False)
        (x0, _), (x1, _) = axes[0]
        (y0, _), (y1, _) = axes[1]
        return [texel(image, sampler, level, (x, y), z, place)[place["gather"]]
                for x, y in ((x0, y1), (x1, y1), (x1, y0), (x0, y0))]
    linear = bool((sampler.mag if within <= 0 else sampler.min) & 1)
    if unnormalized or sampler.mip == 0:
        return mixed(image, sampler, 0, place, linear, z)
    if sampler.mip != 2 or image.number == "uint":
        nearest = (level + 128) // 256 if sampler.mip != 2 else level // 256
        return mixed(image, sampler, min(nearest, last), place, linear, z)
    low, part = level // 256, Fraction(level % 256, 256)
    first = mixed(image, sampler, low, place, linear, z)
    if not part:
        return first
    second = mixed(image, sampler, min(low + 1, last), place, linear, z)
    if sampler.mode:
        return [(min, max)[sampler.mode - 1](a, b) for a, b in zip(first, second)]
    return [a + (b - a) * part for a, b in zip(first, second)]


def line_of(place, question="sample"):
    form = [word for word, name in (("offset", "offset"), ("bias", "bias"), ("compare", "reference"), ("given", "level"),
                                    ("clamp", "lowest"), ("unnormalized", "unnormalized"), ("slice", "slice"))
            if name in place and place[name] is not False]
    if "level" not in place:
        form.append("zero")
    if "gather" in place:
        form.append(f"gather{place['gather']}")
    items = [f"at{i}={f32_bits(value):x}" for i, value in enumerate(place["at"])]
    items += [f"offset{i}={value}" for i, value in enumerate(place.get("offset", ()))]
    items += [f"{name}={f32_bits(place[name]):x}" for name in ("slice", "bias", "reference", "level", "lowest") if name in place]
    return f"{question} {','.join(form)} {' '.join(items)}"


def random_coordinate(rng, size, unnormalized):
    kind = rng.randrange(6)
    if kind == 0:
        texels = rng.randrange(-3 * size, 4 * size) + Fraction(rng.randrange(256), 256)
    elif kind == 1:  # about an edge of a texel
        texels = rng.randrange(-size, 2 * size + 1) + Fraction(rng.randrange(-3, 4), 1024)
    elif kind == 2:
        texels = rng.randrange(size) + Fraction(1, 2)
    elif kind == 3:
        texels = rng.choice([0, size, -size, 2 * size, Fraction(-1, 2), size + Fraction(1, 2), 10**5, -10**5])
    else:
        texels = Fraction(rng.random()) * 3 * size - size
    value = texels if unnormalized else texels / size
    return float(f32(value))


def random_place(rng, image, sampler):
    unnormalized = bool(sampler.unnormalized)
    place = {"at": [random_coordinate(rng, image.size[i], unnormalized) for i in range(AXES[image.kind])]}
    if image.kind in (D1_ARRAY, D2_ARRAY):
        place["slice"] = rng.choice([-1.0, 0.0, 0.5, 1.0, 1.5, 2.49, float(image.slices), rng.random() * image.slices])
    if rng.random() < 0.5:
        place["level"] = rng.choice([-1.0, 0.0, 0.49, 0.5, 0.51, 1.25, 20.0, rng.random() * image.levels])
    if rng.random() < 0.2:
        place["bias"] = rng.choice([-1.5, 0.25, 3.0])
    if rng.random() < 0.2:
        place["lowest"] = rng.choice([0.0, 1.0, 1.75])
    if rng.random() < 0.3:
        place["offset"] = [rng.randrange(-32, 32) for _ in range(3)]
    if rng.random() < 0.3 and image.number == "float":
        place["reference"] = float(rng.randrange(0, 251))
    if image.kind in (D2, D2_ARRAY) and rng.random() < 0.3:
        place["gather"] = rng.randrange(4)
    return place


def random_sampler(rng):
    return Sampler(clamp_x=rng.randrange(8), clamp_y=rng.randrange(8), clamp_z=rng.randrange(8), compare=rng.randrange(8),
                   unnormalized=int(rng.random() < 0.2), trunc=int(rng.random() < 0.2),
                   mode=rng.choice([0, 0, 0, 0, 1, 2]), min_lod=rng.choice([0, 0, 0x80, 0x123]),
                   max_lod=rng.choice([0, 0x1C0, 0xFFF, 0xFFF]), bias=rng.choice([0, 0, 0x40, 0x3F80]), mag=rng.randrange(2),
                   min=rng.randrange(2), z=rng.randrange(3), mip=rng.randrange(4), border=rng.randrange(3))


def random_image(rng):
    kind = rng.choice([D1, D2, D2, D2, D3, D1_ARRAY, D2_ARRAY])
    width, height, depth = (rng.choice([1, 2, 3, 5, 8, 16, 37, 64]) for _ in range(3))
    if AXES[kind] < 2:
        height = 1
    if AXES[kind] < 3:
        depth = 1
    slices = rng.randrange(1, 5) if kind in (D1_ARRAY, D2_ARRAY) else 1
    chain = max(width, height, depth).bit_length()
    data, number = rng.choice([("32_32_32_32", "float"), ("16_16_16_16", "float"), ("16_16", "float"), ("32", "float"),
                               ("32_32_32_32", "uint"), ("8_8_8_8", "uint")])
    mode = rng.choice(["-", STANDARD_4K]) if kind in (D2, D2_ARRAY) else "-"
    return Image(kind, width, height, depth, slices, rng.choice([1, chain]), number, data, mode)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lines")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "little"))
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    print(f"seed {arguments.seed}")
    asked, wanted = [], []

    def ask(line, answer):
        asked.append(line)
        wanted.append(answer)

    # Case 19: a linear sweep over two texels in quarters of 1/256; the parts go in steps of 1/256.
    two = Image(D2, 2, 1, 1, 1, 1)
    linear = Sampler(clamp_x=2, clamp_y=2, mag=1, min=1)
    ask(two.line("gfx1030"), "made")
    ask(f"sampler {linear.words()}", "made")
    steps = set()
    for step in range(1024):
        place = {"at": [step / 2048 + 0.25, 0.5]}
        result = sample(two, linear, place)
        steps.add(result[0])
        ask(line_of(place), result)
    assert len(steps) == 257, len(steps)

    # Case 17: nearest within 1/512 of an edge takes the upper texel, but where the sampler truncates.
    for trunc in (0, 1):
        nearest = Sampler(clamp_x=2, clamp_y=2, trunc=trunc)
        ask(f"sampler {nearest.words()}", "made")
        for step in range(-1024, 1025):
            ask(line_of({"at": [0.5 + step / 2**18, 0.5]}), sample(two, nearest, {"at": [0.5 + step / 2**18, 0.5]}))

    # Case 29: every byte of an srgb image mixed with its neighbours, decoded before.
    curve = Image(D1, 256, 1, 1, 1, 1, "srgb")
    ask(curve.line("gfx900"), "made")
    ask(f"sampler {linear.words()}", "made")
    for step in range(1024):
        ask(line_of({"at": [step / 1024]}), sample(curve, linear, {"at": [step / 1024]}))

    # Case 18: OpenCL's coordinates of nearest texels, floor(u * size) * (1 / size) in f32, find the texel that they mean,
    # also where the product lies below its edge.
    nearest = Sampler(clamp_x=2, clamp_y=2)
    for size in range(1, 4097):
        ask(Image(D1, size, 1, 1, 1, 1).line("gfx1010"), "made")
        ask(f"sampler {nearest.words()}", "made")
        part = f32(Fraction(1, size))
        texels = {size - 1} | {rng.randrange(size) for _ in range(1000 if arguments.all else 16)}
        below = [x for x in texels if f32(x * part) * size < x]
        for x in below[:50] + [size - 1]:
            ask(line_of({"at": [f32(x * part)]}), [texel_value(0, x, 0, 0) + c for c in range(4)])

    images, places = (400, 120) if arguments.all else (60, 60)
    for _ in range(images):
        image = random_image(rng)
        # gfx8 keeps levels of detail apart from each other in memory: no chain in one descriptor.
        has_gfx8 = image.levels == 1 and image.mode == "-"
        target = rng.choice(["gfx900", "gfx1010", "gfx1030"] + (["gfx803"] if has_gfx8 else []))
        # What mixtures of infinities and the like are is not compared with a rule, only lanes alone with lanes together.
        specials = rng.random() < 0.2 and image.number == "float"
        ask(image.line(target) + (" specials" if specials else ""), "made")
        for _ in range(4):
            sampler = random_sampler(rng)
            ask(f"sampler {sampler.words()}", "made")
            for _ in range(places):
                place = random_place(rng, image, sampler)
                if specials:
                    ask(line_of(place), None)
                    continue
                ask(line_of(place), [int(c) for c in sample(image, sampler, place)] if image.number == "uint"
                    else sample(image, sampler, place))
    asked.append("together")
    run = subprocess.run([arguments.lines], input="\n".join(asked) + "\n", capture_output=True, text=True, check=True)
    *answers, counts = run.stdout.splitlines()
    asked.pop()
    assert len(answers) == len(asked), (len(answers), len(asked))
    wrong, context = 0, []
    is_uint = False
    for line, want, answer in zip(asked, wanted, answers):
        if want == "made":
            is_uint = " uint " in line if line.startswith("image") else is_uint
            context = (context if line.startswith("sampler") else []) + [line]
        if want is None:
            want = answer if not answer.startswith(("differs", "refused")) else "the same alone and together"
        elif want != "made":
            want = " ".join(f"{int(c) if is_uint else f32_bits(float(c)):x}" for c in want)
        if want == answer:
            continue
        wrong += 1
        if wrong <= 10:
            print("\n".join(context[:1] + context[-1:]), line, f"  wanted {want}", f"  got    {answer}", sep="\n")
    samples, together = map(int, counts.split())
    print(f"{len(asked)} questions, {wrong} answered otherwise; of {samples} samples {together} together")
    # Both ways of sampling were compared.
    assert min(together, samples - together) > 5000, (samples, together)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
