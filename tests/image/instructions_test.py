#!/usr/bin/env python3
"""Image instructions as kernels execute them, against the manuals' words: cases 1, 4 to 10, 15, 26 to 28 and 30.

    tests/image/instructions_test.py LANEWISE

Descriptors are written here, bit by bit, texels are computed from the definitions in formats_test.py, and blocks are
those of equations.py; nothing is shared with src/. Each experiment is one instruction on 64 lanes with an image of its own; its six registers of data and
the whole memory of all images are compared, so that whatever an instruction must leave alone is.
"""
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

from buffers_test import KERNEL, word3
from equations import Surface
from formats_test import decoded

TARGETS = ("gfx803", "gfx810", "gfx900", "gfx1010", "gfx1030")
LANES, ADDRESSES, DATA = 64, 6, 6
STRIDE = 64 + 256 * (ADDRESSES + DATA)  # of an experiment: descriptors, then a row for each register
ROW, REGION = 256, 256 * 32  # of an image, which has rows of 256 bytes
WIDTH, HEIGHT, SLICES = 7, 5, 4
FORMATS = {  # data and number format, the one number, sizes of components
    "rgba8": (10, 0, 56, (8, 8, 8, 8), "unorm"), "rgba16f": (12, 7, 71, (16,) * 4, "float"),
    "r32ui": (4, 4, 20, (32,), "uint"), "rg32ui": (11, 4, 62, (32, 32), "uint"), "r32f": (4, 7, 22, (32,), "float"),
    "rg32f": (11, 7, 64, (32, 32), "float"), "rgba32ui": (14, 4, 75, (32,) * 4, "uint"),
    "r16i": (2, 5, 12, (16,), "sint"), "r8i": (1, 5, 6, (8,), "sint"),
}
D2, D2_ARRAY = 9, 13
DIM = {D2: "2D", D2_ARRAY: "2D_ARRAY"}
GENERATIONS = {"gfx803": ("gfx8", "polaris10"), "gfx810": ("gfx8", "polaris10"), "gfx900": ("gfx9", "vega10"),
               "gfx1010": ("gfx10.1", "navi10"), "gfx1030": ("gfx10.3", "navi21")}
ATOMICS = ("swap", "add", "sub", "smin", "umin", "smax", "umax", "and", "or", "xor", "inc", "dec", "cmpswap")
FLOAT_ATOMICS = ("fmin", "fmax", "fcmpswap")


def is_gfx10(target):
    return target.startswith("gfx10")


def element_bytes(name):
    return sum(FORMATS[name][3]) // 8


def image_words(target, name, kind, region, slices=(0, 0), warn=0, surface=None):
    """T#: the base is the region's distance, to which the kernel adds the address; one level, in rows of 256 bytes or as
    the surface has it."""
    data, number, unified, sizes, _ = FORMATS[name]
    pitch = surface.pitch if surface and not is_gfx10(target) else ROW // element_bytes(name)
    mode = surface.mode if surface else 0
    select = sum((4 + c if c < len(sizes) else 1 if c == 3 else 0) << 3 * c for c in range(4))
    first, last = slices
    words = [region * REGION >> 8, 0, 0, select | kind << 28, last, first, warn, 0]
    if is_gfx10(target):
        words[1] = unified << 20 | (WIDTH - 1 & 3) << 30
        words[2] = WIDTH - 1 >> 2 | HEIGHT - 1 << 14 | 1 << 31
        words[3] |= mode << 20
        words[4] |= first << 16
        words[5], words[6] = warn << 8, 0
    else:
        words[1] = data << 20 | number << 26
        words[2] = WIDTH - 1 | HEIGHT - 1 << 14
        words[4] |= pitch - 1 << 13
        words[3] |= mode << 20
        if target != "gfx900":
            words[3] |= 0 if surface else 8 << 20  # rows
            words[4] = SLICES - 1 | pitch - 1 << 13
            words[5] |= last << 13
    return words


class Experiment:
    """text: the instruction, its data v[16..], its address v[8..]. expect(lane, address, data, texel) gives the registers
    from v16 on that change and the texel's new bytes or None; texel is None outside the view."""

    def __init__(self, text, name, expect, kind=D2, slices=(0, 0), words=None, sampler=(0, 0, 0, 0), halves=False,
                 address=None, data=None, level=None, surface=None):
        self.__dict__.update(locals())


class Battery:
    def __init__(self, target, rng):
        self.target, self.rng, self.experiments = target, rng, []
        self.packed = target != "gfx803"
        self.add_loads()
        self.add_stores()
        self.add_blocks()
        self.add_atomics()
        self.add_others()

    def add(self, mnemonic, data_registers, address_registers, modifiers, *rest, sampled=False, nsa=False, **options):
        data = f"v[16:{15 + data_registers}]" if data_registers > 1 else "v16"
        address = f"v[8:{7 + address_registers}]" if address_registers > 1 else "v8"
        if nsa:
            address = "[" + ", ".join(f"v{8 + n}" for n in range(address_registers)) + "]"
        kind = options.get("kind", D2)
        words = set(modifiers.split())
        words |= {f"dim:SQ_RSRC_IMG_{DIM[kind]}"} if is_gfx10(self.target) else {"da"} if kind == D2_ARRAY else set()
        words |= set() if sampled else {"unorm"}
        place = {word: n for n, word in enumerate("dmask dim unorm glc a16 tfe lwe da d16".split())}
        text = f"{mnemonic} {data}, {address}, s[24:31]{', s[32:35]' if sampled else ''} "
        text += " ".join(sorted(words, key=lambda word: place[word.split(":")[0]]))
        self.experiments.append(Experiment(text, *rest, **options))

    # --- what comes out

    def components(self, name, texel):
        if texel is None:
            return [0, 0, 0, 0] if len(FORMATS[name][3]) == 4 else None
        _, _, _, sizes, number = FORMATS[name]
        value, out = int.from_bytes(texel, "little"), []
        for c, size in enumerate(sizes):
            out.append(decoded(number, value & ((1 << size) - 1), size, c == 3))
            value >>= size
        return out + [0, 0, 0, 0x3f800000 if number in ("unorm", "float") else 1][len(out):]

    def loaded(self, name, dmask, texel):
        return [value for c, value in enumerate(self.components(name, texel)) if dmask >> c & 1] or [0]

    def add_loads(self):
        for dmask in range(16):
            count = max(1, dmask.bit_count())
            self.add("image_load", count, 2, f"dmask:{dmask:#x}", "rgba8",
                     lambda lane, address, data, texel, dmask=dmask: (self.loaded("rgba8", dmask, texel), None))
            self.add("image_load", count + 1, 2, f"dmask:{dmask:#x} tfe", "rgba8",
                     lambda lane, address, data, texel, dmask=dmask: (self.loaded("rgba8", dmask, texel) + [0], None))
        for dmask in (1, 5, 7, 15):
            count = dmask.bit_count()
            registers = (count + 1) // 2 if self.packed else count

            def halves(lane, address, data, texel, dmask=dmask):
                values = [] if texel is None else struct.unpack("<4H", texel)
                values = [values[c] if texel else 0 for c in range(4) if dmask >> c & 1]
                if not self.packed:
                    return values, None
                values += [0] * (len(values) % 2)
                return [low | high << 16 for low, high in zip(values[::2], values[1::2])], None
            self.add("image_load", registers, 2, f"dmask:{dmask:#x} d16", "rgba16f", halves)
        whole = lambda lane, address, data, texel: (self.components("rgba32ui", texel), None)
        self.add("image_load", 4, 3, "dmask:0xf", "rgba32ui", whole, kind=D2_ARRAY, slices=(1, 2))
        self.add("image_load_mip", 4, 4, "dmask:0xf", "rgba32ui", whole, kind=D2_ARRAY, slices=(0, 3), level=3)
        self.add("image_load_mip", 4, 3, "dmask:0xf", "rgba32ui", whole, level=2)
        nothing = lambda lane, address, data, texel: ([0, 0, 0, 0], None)
        self.add("image_load", 4, 2, "dmask:0xf", "rgba32ui", nothing, words=[0] * 8)
        if not self.target.startswith("gfx8"):
            self.add("image_load", 4, 2, "dmask:0xf a16", "rgba32ui", whole, kind=D2_ARRAY, slices=(0, 3), halves=True)
        if is_gfx10(self.target):
            self.add("image_load", 4, 3, "dmask:0xf", "rgba32ui", whole, kind=D2_ARRAY, slices=(0, 3), nsa=True)
        for name, sgn in (("r8i", ""), ("r8i", "_sgn"), ("r16i", ""), ("r16i", "_sgn"), ("rgba8", ""), ("rgba8", "_sgn")):
            self.add(f"image_load_pck{sgn}", 1, 2, "dmask:0x1", name,
                     lambda lane, address, data, texel, sgn=sgn: (
                         [int.from_bytes(texel or b"\0", "little", signed=sgn != "") & 0xffffffff], None))
        self.add("image_load_mip_pck", 3, 3, "dmask:0xb", "rgba32ui",
                 lambda lane, address, data, texel: (
                     [word for c, word in enumerate(struct.unpack("<4I", texel or bytes(16))) if c != 2], None), level=2)

    def add_stores(self):
        for dmask in range(1, 16):
            def store(lane, address, data, texel, dmask=dmask):
                values, given = [0] * 4, iter(data)
                for c in range(4):
                    if dmask >> c & 1:
                        values[c] = next(given)
                return [], struct.pack("<4I", *values)
            self.add("image_store", dmask.bit_count(), 2, f"dmask:{dmask:#x}", "rgba32ui", store)
            self.add("image_store_pck", dmask.bit_count(), 2, f"dmask:{dmask:#x}", "rgba32ui", store)
        for count, dmask in ((1, 1), (3, 7), (4, 15)):
            def store_halves(lane, address, data, texel, count=count):
                halves = [data[c // 2] >> 16 * (c % 2) & 0xffff if self.packed else data[c] & 0xffff for c in range(count)]
                # NaNs of 16 bits stay NaNs, not which.
                return [], struct.pack("<4H", *halves, *[0] * (4 - count))
            registers = (count + 1) // 2 if self.packed else count
            self.add("image_store", registers, 2, f"dmask:{dmask:#x} d16", "rgba16f", store_halves, data="halves")
        whole = lambda lane, address, data, texel: ([], struct.pack("<4I", *data[:4]))
        self.add("image_store", 4, 3, "dmask:0xf", "rgba32ui", whole, kind=D2_ARRAY, slices=(1, 2))
        self.add("image_store_mip", 4, 3, "dmask:0xf", "rgba32ui", whole, level=2)
        self.add("image_store", 4, 2, "dmask:0xf", "rgba32ui", lambda *_: ([], None), words=[0] * 8)
        self.add("image_store_pck", 1, 2, "dmask:0x1", "r16i",
                 lambda lane, address, data, texel: ([], struct.pack("<H", data[0] & 0xffff)))

    def add_blocks(self):
        """Stores into blocks, and loads from them."""
        generation, chip = GENERATIONS[self.target]
        for mode in (9, 13) if generation == "gfx8" else (1, 2, 5, 6):
            for name, dwords in (("r8i", 1), ("r16i", 1), ("r32ui", 1), ("rg32ui", 2), ("rgba32ui", 4)):
                size = element_bytes(name)
                surface = Surface(generation, chip, 2, (WIDTH, HEIGHT, 1), 1, 1, 8 * size, mode)
                self.add("image_store_pck", dwords, 2, f"dmask:{(1 << dwords) - 1:#x}", name,
                         lambda lane, address, data, texel, size=size: ([], struct.pack("<4I", *data[:4])[:size]),
                         surface=surface)
                self.add("image_load_pck", dwords, 2, f"dmask:{(1 << dwords) - 1:#x}", name,
                         lambda lane, address, data, texel, dwords=dwords: (
                             list(struct.unpack("<4I", (texel or b"").ljust(16, b"\0"))[:dwords]), None), surface=surface)

    def add_atomics(self):
        names = ATOMICS + (FLOAT_ATOMICS if is_gfx10(self.target) else ())
        for name in names:
            for bits in (32, 64):
                words, swaps = bits // 32, name.endswith("cmpswap")
                dmask = {1: 1, 2: 3, 4: 15}[words * (2 if swaps else 1)]
                image = ("r32f", "rg32f") if name.startswith("f") else ("r32ui", "rg32ui")
                for returns in (True, False):
                    def update(lane, address, data, texel, name=name, words=words, bits=bits, returns=returns):
                        source = sum(data[n] << 32 * n for n in range(words))
                        compare = sum(data[words + n] << 32 * n for n in range(words))
                        old = int.from_bytes(texel or b"\0", "little")
                        new = atomic(name, old, source, compare, bits)
                        out = [old >> 32 * n & 0xffffffff for n in range(words)] if returns else []
                        return out, new.to_bytes(bits // 8, "little")
                    self.add(f"image_atomic_{name}", dmask.bit_count(), 2, f"dmask:{dmask:#x}" + " glc" * returns,
                             image[words - 1], update, address="apart", data="near")

    def add_others(self):
        def sizes(lane, address, data, texel):
            return [WIDTH, HEIGHT, 2, 1] if address[0] == 0 else [0, 0, 0, 1], None
        self.add("image_get_resinfo", 4, 1, "dmask:0xf", "rgba8", sizes, kind=D2_ARRAY, slices=(1, 2), address="small")
        # Nearest texels of level 0, below the level that is warned of, and not.
        for warn, status in ((0x80, 2), (0, 0)):
            words = image_words(self.target, "rgba32ui", D2, len(self.experiments), warn=warn)
            self.add("image_sample_lz", 4, 2, "dmask:0xf lwe", "rgba32ui",
                     lambda lane, address, data, texel, status=status: (self.components("rgba32ui", texel) + [status], None),
                     words=words, sampler=(0x8000 | 2 | 2 << 3, 0, 0, 0), address="floats", sampled=True)
        if not self.target.startswith("gfx8"):
            self.add("image_sample_lz", 4, 1, "dmask:0xf a16", "rgba32ui",
                     lambda lane, address, data, texel: (self.components("rgba32ui", texel), None),
                     sampler=(0x8000 | 2 | 2 << 3, 0, 0, 0), address="floats", halves=True, sampled=True)

    # --- inputs and expectations

    def lane_address(self, experiment, lane):
        rng = self.rng
        if experiment.address == "small":
            return [rng.choice((0, 0, 1, 9))] + [rng.getrandbits(32) for _ in range(ADDRESSES - 1)]
        if experiment.address == "apart":  # every texel once, then outside
            place = (lane % WIDTH, lane // WIDTH) if lane < WIDTH * HEIGHT else (WIDTH + lane, lane)
            return list(place) + [rng.getrandbits(32) for _ in range(ADDRESSES - 2)]
        if experiment.address == "floats":
            place = [rng.randrange(WIDTH) + 0.5, rng.randrange(HEIGHT) + 0.5]
            return [struct.unpack("<I", struct.pack("<f", value))[0] for value in place] + [0] * (ADDRESSES - 2)
        stores = "store" in experiment.text
        x, y = (lane % WIDTH, lane // WIDTH) if lane < WIDTH * HEIGHT else (rng.choice((WIDTH, 63, 0xffff)), rng.randrange(9))
        if not stores and rng.random() < 0.2:
            x, y = rng.choice(((0xffff, 0), (0, 0xffff), (WIDTH, 0), (WIDTH - 1, HEIGHT)))
        if not experiment.halves and x == 0xffff:
            x = 0xffffffff
        words = [x, y, lane % 6 if not stores else lane % 3] + [rng.getrandbits(32) for _ in range(ADDRESSES - 3)]
        if experiment.kind == D2:
            words[2] = rng.getrandbits(32)
        if experiment.level is not None:
            words[experiment.level] = rng.choice((0, 0, 0, 1, 0xffffffff))
        return words

    def lane_data(self, experiment, memory):
        rng = self.rng
        if experiment.data == "near":
            return [rng.choice((rng.getrandbits(32), *special(experiment.name), *memory)) for _ in range(DATA)]
        if experiment.data == "halves":
            return [rng.getrandbits(32) & 0xbbffbbff for _ in range(DATA)]
        return [rng.getrandbits(32) for _ in range(DATA)]

    def prepare(self):
        """The table that the kernel reads, the images, and what both registers and images hold afterwards."""
        rng = self.rng
        memory = bytearray()
        table, registers = bytearray(len(self.experiments) * STRIDE), []
        for region, experiment in enumerate(self.experiments):
            few = special(experiment.name)
            texels = [rng.choice((rng.getrandbits(32), *few)) for _ in range(REGION // 4)]
            if experiment.name == "rgba16f":  # no NaNs, which need not stay as they are
                texels = [texel & 0xbbffbbff for texel in texels]
            memory += struct.pack(f"<{REGION // 4}I", *texels)
        after = bytearray(memory)
        for region, experiment in enumerate(self.experiments):
            words = experiment.words or image_words(self.target, experiment.name, experiment.kind, region,
                                                    experiment.slices, surface=experiment.surface)
            struct.pack_into("<12I", table, region * STRIDE, *words, *experiment.sampler)
            size = element_bytes(experiment.name)
            first, last = experiment.slices
            near = struct.unpack_from("<40I", memory, region * REGION)
            for lane in range(LANES):
                address, data = self.lane_address(experiment, lane), self.lane_data(experiment, near)
                x, y, z = address[:3] if experiment.kind == D2_ARRAY else (*address[:2], 0)
                if experiment.address == "floats":
                    x, y = (int(struct.unpack("<f", struct.pack("<I", word))[0]) for word in address[:2])
                inside = x < WIDTH and y < HEIGHT and z <= last - first
                if experiment.level is not None:
                    inside = inside and address[experiment.level] == 0
                if experiment.words == [0] * 8:
                    inside = False
                at = region * REGION + ((first + z) * HEIGHT + y) * ROW + x * size
                if inside and experiment.surface:
                    at = region * REGION + experiment.surface.offset(0, x, y, 0)
                texel = bytes(after[at:at + size]) if inside else None
                out, new = experiment.expect(lane, address, data, texel)
                if new is not None and inside:
                    after[at:at + size] = new
                registers.append(out + data[len(out):])
                if experiment.halves and experiment.address == "floats":
                    halves = [struct.unpack("<H", struct.pack("<e", place + 0.5))[0] for place in (x, y)]
                    address = [halves[0] | halves[1] << 16]
                elif experiment.halves:
                    address = [address[0] & 0xffff | address[1] << 16, address[2] & 0xffff | 0x55550000, *address[2:5]]
                for n, word in enumerate(address[:ADDRESSES] + [0] * (ADDRESSES - len(address))):
                    struct.pack_into("<I", table, region * STRIDE + 64 + 256 * n + 4 * lane, word)
                for n, word in enumerate(data):
                    struct.pack_into("<I", table, region * STRIDE + 64 + 256 * (ADDRESSES + n) + 4 * lane, word)
        return bytes(table), bytes(memory), bytes(after), registers


def special(name):
    """What atomics of floats and integers have to do with."""
    if FORMATS[name][4] == "float":
        return (0, 0x80000000, 1, 0x80000001, 0x3f800000, 0xbf800000, 0x7f800000, 0x7fc00000, 0xffc12345, 0x7f800001)
    return (0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff)


def atomic(name, old, source, compare, bits):
    """The RDNA3 manual's operations (sections 16.18 and 16.16), in whole numbers and in floats of the host."""
    mask = (1 << bits) - 1
    signed = lambda value: value - (1 << bits) if value >> (bits - 1) else value
    real = lambda value: struct.unpack("<f" if bits == 32 else "<d", value.to_bytes(bits // 8, "little"))[0]
    return {
        "swap": lambda: source, "add": lambda: old + source & mask, "sub": lambda: old - source & mask,
        "smin": lambda: source if signed(source) < signed(old) else old, "umin": lambda: min(old, source),
        "smax": lambda: source if signed(source) > signed(old) else old, "umax": lambda: max(old, source),
        "and": lambda: old & source, "or": lambda: old | source, "xor": lambda: old ^ source,
        "inc": lambda: 0 if old >= source else old + 1, "dec": lambda: source if old == 0 or old > source else old - 1,
        "cmpswap": lambda: source if old == compare else old,
        "fmin": lambda: source if real(source) < real(old) else old,
        "fmax": lambda: source if real(source) > real(old) else old,
        "fcmpswap": lambda: source if real(old) == real(compare) else old,
    }[name]()


def kernel(target, experiments):
    """s[36:39] reads the table, s[40:43] writes results, s[44:45] is the images' address in units of 256 bytes."""
    wait_stores = "  s_waitcnt_vscnt null, 0x0" if is_gfx10(target) else "  s_waitcnt vmcnt(0)"
    plain = word3(is_gfx10(target), 0)
    lines = ["  s_mov_b64 s[36:37], s[10:11]", "  s_mov_b32 s38, -1", f"  s_mov_b32 s39, {plain:#x}",
             "  s_mov_b64 s[40:41], s[12:13]", "  s_mov_b32 s42, -1", f"  s_mov_b32 s43, {plain:#x}",
             "  s_lshr_b64 s[44:45], s[8:9], 8", "  v_lshlrev_b32_e32 v1, 2, v0"]
    for place, experiment in enumerate(experiments):
        lines += [f"  s_mov_b32 s20, {place * STRIDE}", "  s_load_dwordx8 s[24:31], s[10:11], s20",
                  f"  s_mov_b32 s21, {place * STRIDE + 32}", "  s_load_dwordx4 s[32:35], s[10:11], s21",
                  f"  s_mov_b32 s21, {place * STRIDE + 64}"]
        for n in range(ADDRESSES + DATA):
            register = 8 + n if n < ADDRESSES else 16 + n - ADDRESSES
            lines.append(f"  buffer_load_dword v{register}, v1, s[36:39], s21 offen offset:{256 * n}")
        lines.append("  s_waitcnt vmcnt(0) lgkmcnt(0)")
        if experiment.words != [0] * 8:
            lines += ["  s_add_u32 s24, s24, s44", "  s_or_b32 s25, s25, s45"]
        lines += [f"  {experiment.text}", "  s_waitcnt vmcnt(0)", wait_stores, f"  s_mov_b32 s21, {place * 256 * DATA}"]
        lines += [f"  buffer_store_dword v{16 + n}, v1, s[40:43], s21 offen offset:{256 * n}" for n in range(DATA)]
    wave = "  .amdhsa_wavefront_size32 0\n" if is_gfx10(target) else ""
    text = KERNEL.format(target=target, body="\n".join(lines), plain=plain, wave=wave)
    return text.replace("next_free_vgpr 16", "next_free_vgpr 24").replace("vgpr_count: 16", "vgpr_count: 24")


def run(lanewise, folder, target, battery):
    table, memory, after, registers = battery.prepare()
    source, code = folder / f"{target}.s", folder / f"{target}.hsaco"
    source.write_text(kernel(target, battery.experiments))
    subprocess.run([lanewise, "as", source, "-o", code], check=True)
    (folder / "memory.bin").write_bytes(memory)
    (folder / "table.bin").write_bytes(table)
    count = len(battery.experiments) * LANES * DATA
    subprocess.run([lanewise, "run", code, "--kernel", "formats", "--grid", "1", "--block", "64",
                    f"u8[{len(memory)}]=@{folder / 'memory.bin'}", f"u8[{len(table)}]=@{folder / 'table.bin'}",
                    f"u32[{count}]=zeros", "u32[1]=zeros", "--out", f"0={folder / 'after.bin'}",
                    "--out", f"2={folder / 'registers.bin'}"], check=True, stdout=subprocess.DEVNULL)
    got = struct.unpack(f"<{count}I", (folder / "registers.bin").read_bytes())
    wrong = []
    for place, experiment in enumerate(battery.experiments):
        for lane in range(LANES):
            for n in range(DATA):
                value, wanted = got[(place * DATA + n) * LANES + lane], registers[place * LANES + lane][n]
                if value != wanted:
                    wrong.append(f"{target}: {experiment.text}: lane {lane}, v{16 + n}: {value:#x}, expected {wanted:#x}")
    now = (folder / "after.bin").read_bytes()
    for at in (at for at in range(len(now)) if now[at] != after[at]):
        wrong.append(f"{target}: {battery.experiments[at // REGION].text}: byte {at % REGION:#x} of the image: "
                     f"{now[at]:#x}, expected {after[at]:#x}")
    return wrong


def main():
    seed = int(os.environ.get("LW_SEED", random.randrange(1 << 32)))
    count, wrong = 0, []
    with tempfile.TemporaryDirectory() as name:
        for target in TARGETS:
            battery = Battery(target, random.Random(seed))
            wrong += run(sys.argv[1], pathlib.Path(name), target, battery)
            count += len(battery.experiments)
    for line in wrong[:20]:
        print(line)
    print(f"{len(TARGETS)} targets, {count} instructions, {len(wrong)} wrong (LW_SEED={seed})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
