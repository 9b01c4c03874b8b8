#!/usr/bin/env python3
"""Offsets of texels against equations.py, over every layout, size of element and generation.

    tests/image/layouts_test.py IMAGE_LINES [--coordinates N]

Sizes, levels, slices and coordinates are random (LW_SEED); N is how many texels are compared for each layout and size
of element.
"""
import argparse
import os
import random
import subprocess
import sys

from equations import Surface

BPP = (8, 16, 32, 64, 128)
TARGETS = {"gfx8": [("gfx803", "fiji"), ("gfx803", "polaris10"), ("gfx810", "-")],
           "gfx9": [("gfx900", "vega10"), ("gfx902", "raven"), ("gfx906", "vega20")],
           "gfx10.1": [("gfx1010", "navi10")], "gfx10.3": [("gfx1030", "navi21")]}
SURFACES = 10  # of each layout and size of element


def layouts():
    """(generation, target, chip, dimensions, mode, bpp) of all that there are."""
    for bpp in BPP:
        for mode in (8, 9, 13):
            for target, chip in TARGETS["gfx8"]:
                yield "gfx8", target, chip, 2, mode, bpp
            yield "gfx8", "gfx803", "polaris10", 3, mode, bpp
        for mode in (10, 14):
            yield "gfx8", "gfx803", "polaris10", 2, mode, bpp
            yield "gfx8", "gfx802", "-", 2, mode, bpp
        for mode in (0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 21, 22, 23, 25, 26, 27):
            if mode % 4 == 3 and bpp == 128:
                continue
            for target, chip in TARGETS["gfx9"] if mode > 20 else TARGETS["gfx9"][:1]:
                yield "gfx9", target, chip, 2, mode, bpp
        for mode in (0, 5, 9, 21, 25):
            yield "gfx9", "gfx900", "vega10", 3, mode, bpp
        yield "gfx9", "gfx902", "raven", 3, 25, bpp
        for generation in ("gfx10.1", "gfx10.3"):
            (target, chip), = TARGETS[generation]
            for mode in (0, 1, 2, 5, 6, 9, 10):
                yield generation, target, chip, 2, mode, bpp
            for mode in (21, 22, 25, 26):
                yield generation, target, chip, 2, mode, bpp
            if (generation, bpp) != ("gfx10.3", 128):
                yield generation, target, chip, 2, 27, bpp
            for mode in (0, 5, 9, 21, 25):
                yield generation, target, chip, 3, mode, bpp
        for mode in (21, 25, 26):
            yield "gfx10.1", "gfx1012", "gfx1012", 2, mode, bpp
        for generation, target in (("gfx9", "gfx900"), ("gfx10.1", "gfx1010"), ("gfx10.3", "gfx1030")):
            yield generation, target, "-", 1, 0, bpp


def random_surface(rng, generation, chip, dimensions, mode, bpp):
    largest = rng.choice((20, 100, 300, 1500)) if dimensions < 3 else rng.choice((10, 40, 150))
    size = [rng.randint(1, largest) for _ in range(3)]
    if rng.random() < 0.4:
        size = [1 << rng.randrange(largest.bit_length()) for _ in range(3)]
    if dimensions < 3:
        size[2] = 1
    if dimensions == 1:
        size[1] = 1
    most = max(size).bit_length()
    levels = 1
    if generation != "gfx8" and not (generation == "gfx9" and mode in (1, 2, 3)):
        levels = rng.choice((1, most, rng.randint(1, most)))
    # Of gfx8's blocks of tiles only the first slice is known.
    single = dimensions == 3 or (generation == "gfx8" and mode in (10, 14))
    slices = 1 if single else rng.choice((1, 1, rng.randint(1, 40), rng.randint(1, 600)))
    xor = rng.randrange(256) if mode > 20 or (generation == "gfx8" and mode in (10, 14)) else 0
    pitch = 0
    if levels == 1 and rng.random() < 0.3 and (generation in ("gfx8", "gfx9") or (generation == "gfx10.3" and mode == 0)):
        step = {0: 256 // (bpp // 8), 8: 64}.get(mode, 256)
        pitch = (size[0] // step + rng.randint(1, 3)) * step
    return Surface(generation, chip, dimensions, tuple(size), slices, levels, bpp, mode, pitch, xor), pitch


def ask(rng, case, count, questions, checks):
    generation, target, chip, dimensions, mode, bpp = case
    surface, pitch = random_surface(rng, generation, chip, dimensions, mode, bpp)
    w, h, d = surface.size
    asked_chip = "-" if chip == target else chip
    questions.append(f"layout {target} {asked_chip} {dimensions} {w} {h} {d} {surface.slices} {surface.levels} {bpp // 8} {mode} "
                     f"{pitch} {surface.xor}")
    checks.append(("layout", surface))
    for _ in range(count):
        level = rng.randrange(surface.levels)
        lw, lh, ld = surface.extent(level)
        x = rng.choice((rng.randrange(lw), lw - 1))
        y = rng.choice((rng.randrange(lh), lh - 1))
        z = rng.randrange(ld if dimensions == 3 else surface.slices)
        questions.append(f"at {level} {x} {y} {z}")
        checks.append(("at", surface, (level, x, y, z)))


def wrong_layout(surface, answer):
    """What is wrong with `size alignment pitch rows field_is_rows`; nothing: ''."""
    if answer.startswith("refused"):
        return answer
    size, _, pitch, rows, field_is_rows = map(int, answer.split())
    block = getattr(surface, "block", (1, 1, 1))
    layers = -(-surface.size[2] // block[2]) if surface.thick else max(surface.size[2], surface.slices)
    if size != layers * surface.slice_size:
        return f"size {size}, expected {layers * surface.slice_size}"
    if surface.generation == "gfx9":
        if pitch != surface.pitch or rows != surface.rows:
            return f"pitch {pitch} and rows {rows}, expected {surface.pitch} and {surface.rows}"
        expected = surface.levels > 1 if surface.mode == 0 else surface.field_is_rows
        if bool(field_is_rows) != expected:
            return f"the pitch field has {'rows' if field_is_rows else 'elements'}"
    return ""


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--coordinates", type=int, default=800)
    options = arguments.parse_args()
    seed = int(os.environ.get("LW_SEED", random.randrange(1 << 32)))
    rng = random.Random(seed)
    compared = wrong = count = 0
    for case in layouts():
        count += 1
        questions, checks = [], []
        for _ in range(SURFACES):
            ask(rng, case, options.coordinates // SURFACES, questions, checks)
        answers = subprocess.run([options.program], input="\n".join(questions) + "\n", capture_output=True, text=True,
                                 check=True).stdout.splitlines()
        assert len(answers) == len(questions), "an answer is missing"
        said = ""
        for question, check, answer in zip(questions, checks, answers):
            if check[0] == "layout":
                said, why = question, wrong_layout(check[1], answer)
            else:
                compared += 1
                expected = check[1].offset(*check[2])
                why = "" if answer == str(expected) else f"{answer}, expected {expected}"
            if why:
                wrong += 1
                if wrong <= 20:
                    print(f"{said}\n  {question}: {why}")
    print(f"{count} layouts, {compared} texels, {wrong} wrong (LW_SEED={seed})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
