"""Where texels lie, from the published equations, bit by bit: slow, plain, and sharing nothing with src/.

`Surface` answers offset(level, x, y, z). Sources: equations computed with the address library of ROCR-Runtime; the
standard swizzle is Microsoft's. All sizes of blocks and places of levels are worked out anew here.
"""

# Address bits upward from the element's size; · only groups. The first 8 bits of an address are the 256 B mode, the
# first 12 the 4 KB mode.
S_2D = {
    8: "x0 x1 x2 x3 y0 y1 y2 y3 · y4 x4 y5 x5 · y6 x6 y7 x7",
    16: "x0 x1 x2 y0 y1 y2 x3 · y3 x4 y4 x5 · y5 x6 y6 x7",
    32: "x0 x1 y0 y1 y2 x2 · y3 x3 y4 x4 · y5 x5 y6 x6",
    64: "x0 y0 y1 x1 x2 · y2 x3 y3 x4 · y4 x5 y5 x6",
    128: "y0 y1 x0 x1 · y2 x2 y3 x3 · y4 x4 y5 x5",
}
# Display: the first 8 bits; above as S.
D_LOW = {
    "gfx9": {8: "x0 x1 x2 y1 y0 y2 x3 y3", 16: "x0 x1 x2 y0 y1 y2 x3", 32: "x0 x1 y0 x2 y1 y2", 64: "x0 y0 x1 x2 y1",
             128: "x0 y0 x1 y1"},
    "gfx10.1": {8: "x0 x1 x2 y1 y0 y2 x3 y3", 16: "x0 x1 x2 y0 y1 y2 x3", 32: "x0 x1 y0 y1 y2 x2", 64: "x0 y0 x1 x2 y1",
                128: "x0 y0 x1 y1"},
    "gfx10.3": {8: "x0 x1 x2 y1 y0 y2 x3 y3", 16: "x0 x1 x2 y0 y1 y2 x3", 32: "x0 x1 y0 y1 x2 y2", 64: "x0 y0 x1 x2 y1",
                128: "x0 y0 x1 y1"},
}
R_LOW = {8: "y0 y1 y2 x1 x0 x2 x3 y3", 16: "y0 y1 y2 x0 x1 x2 x3", 32: "y0 y1 x0 y2 x1 x2", 64: "y0 x0 y1 x1 x2"}
S_3D_GFX9 = {
    8: "x0 x1 x2 x3 y0 y1 z0 z1 z2 y2 z3 y3 x4 z4 y4 x5",
    16: "x0 x1 x2 y0 y1 z0 z1 z2 y2 z3 y3 x3 z4 y4 x4",
    32: "x0 x1 y0 y1 z0 z1 y2 x2 z2 y3 x3 z3 y4 x4",
    64: "x0 y0 y1 z0 z1 x1 x2 z2 y2 x3 z3 y3 x4",
    128: "y0 y1 z0 z1 x0 x1 z2 y2 x2 z3 y3 x3",
}
S_3D_GFX10 = {
    8: "x0 x1 z0 y0 z1 y1 x2 z2 y2 x3 z3 y3 x4 z4 y4 x5",
    16: "x0 z0 y0 z1 y1 x1 z2 y2 x2 z3 y3 x3 z4 y4 x4",
    32: "x0 y0 z0 y1 x1 z1 y2 x2 z2 y3 x3 z3 y4 x4",
    64: "x0 z0 y0 x1 z1 y1 x2 z2 y2 x3 z3 y3 x4",
    128: "z0 y0 x0 z1 y1 x1 z2 y2 x2 z3 y3 x3",
}
# X modes: all bits of a block of 64 KB; z is the slice, where it is said, and else goes into the pipes reversed.
# GB_ADDR_CONFIG 0x2a114042 (Vega 10 and 20), 0x44 (Navi 10), 0x444.
LOW_32, LOW_64 = "x0 x1 y0 y1 y2 x2 ", "x0 y0 y1 x1 x2 "
R_X_10 = "x3^y3^z3 x4^y4^z2 x6^y5^z1 x5^y6^z0"
R_X_103 = "x8^y4^y8 x4^y4^z3 x7^y5^z2 x5^y7^z1"
X_MODES = {
    ("vega10", 25, 32): LOW_32 + "x6^y3 x3^y6 x5^y4 x4^y5 x8^y5 x5^y8 x7^y6 x6^y7",
    ("vega10", 25, 64): LOW_64 + "x6^y2 x3^y5 x5^y3 x4^y4 x8^y4 x5^y7 x7^y5 x6^y6",
    ("navi10", 25, 32): LOW_32 + "x6^y3 x3^y6 x5^y4 x4^y5 y5 x5 y6 x6",
    ("navi10", 25, 64): LOW_64 + "x6^y2 x3^y5 x5^y3 x4^y4 y4 x5 y5 x6",
    ("navi21", 25, 32): LOW_32 + "x6^y3 x3^y6 x5^y4 x4^y5 y5 x5 y6 x6",
    ("navi21", 25, 64): LOW_64 + "x6^y2 x3^y5 x5^y3 x4^y4 y4 x5 y5 x6",
    ("navi10", 27, 8): f"x0 x1 x2 y1 y0 y2 x3 y4 {R_X_10} y6 x6 y7 x7",
    ("navi10", 27, 16): f"x0 x1 x2 y0 y1 y2 x3 {R_X_10} y4 x6 y6 x7",
    ("navi10", 27, 32): LOW_32 + f"{R_X_10} y3 x4 y6 x6",
    ("navi10", 27, 64): f"x0 y0 x1 x2 y1 {R_X_10} y2 x3 y4 x6",
    ("navi10", 27, 128): f"x0 y0 x1 y1 {R_X_10} y2 x2 y3 x4",
    ("navi21", 27, 8): f"x0 x1 x2 x3 y0 y1 y2 y3 {R_X_103} x6 x7 x8^y7 x6^y6^z0",
    ("navi21", 27, 16): f"x0 x1 x2 y0 y1 y2 x3 {R_X_103} y3 x6 x7^y7 x6^y6^z0",
    ("navi21", 27, 32): f"x0 x1 y0 y1 x2 y2 {R_X_103} x3 y3 x6^y7 x6^y6^z0",
    ("navi21", 27, 64): f"x0 y0 x1 x2 y1 {R_X_103} y2 x3 x7^y3 x6^y6^z0",
}
MICRO_THIN = "x0 y0 x1 y1 x2 y2"
MICRO_DISPLAY = {8: "x0 x1 x2 y1 y0 y2", 16: "x0 x1 x2 y0 y1 y2", 32: "x0 x1 y0 x2 y1 y2", 64: "x0 y0 x1 x2 y1 y2",
                 128: "y0 x0 x1 x2 y1 y2"}
# Tonga, Polaris 10: 8 pipes and 16 banks behind the first 256 bytes. Published for 32 and 64 bits:
MACRO_THIN = {
    32: "x0 y0 x1 y1 x2 y2 x3^x4^y3 x4^y4 x5^y5 x6^y8 x7^y7^y8 x8^y6 x9^y5 y3 y4",
    64: "x0 y0 x1 y1 x2 x3^x4^y3 x4^y4 x5^y5 x6^y8 x7^y7^y8 x8^y6 x9^y5 y2 y3 y4",
}
# GB_MACROTILE_MODE by bytes of a tile: bank_width 1:0, bank_height 3:2, macro_aspect 5:4, num_banks 7:6, as powers of 2.
MACRO_MODES = {64: 0xe8, 128: 0xe8, 256: 0xe8, 512: 0xe8, 1024: 0xd4}
TAIL_64KB = [32768, 16384, 8192, 4096, 2048, 1536, 1280, 1024, 768, 512, 256, 0]
# Of thick blocks on gfx10 the tail begins with the slot of 8192 bytes, of 4 KB with that of 1024.
TAIL = {("thin", 16): TAIL_64KB, ("thin", 12): TAIL_64KB[4:], ("thick", 16): TAIL_64KB[2:], ("thick", 12): TAIL_64KB[7:]}
# Blocks of 256 bytes.
SMALL_2D = {8: (16, 16), 16: (16, 8), 32: (8, 8), 64: (8, 4), 128: (4, 4)}
SMALL_3D_GFX10 = {8: (8, 4), 16: (4, 4), 32: (4, 4), 64: (4, 2), 128: (2, 2)}
BLOCK_2D = {8: SMALL_2D, 12: {8: (64, 64), 16: (64, 32), 32: (32, 32), 64: (32, 16), 128: (16, 16)},
            16: {8: (256, 256), 16: (256, 128), 32: (128, 128), 64: (128, 64), 128: (64, 64)}}
BLOCK_LOG2 = {1: 8, 2: 8, 3: 8, 5: 12, 6: 12, 7: 12, 9: 16, 10: 16, 11: 16, 21: 12, 22: 12, 23: 12, 25: 16, 26: 16,
              27: 16}
KIND = {mode: "ZSDR"[mode % 4] for mode in BLOCK_LOG2}
# Vega: 4 pipes x 4 shader engines and 16 banks; Raven: 4 pipes.
PIPES_BANKS = {"vega10": (4, 4), "vega20": (4, 4), "raven": (2, 0)}  # bits of both are folded
PIPES = {"navi10": 4, "navi21": 4, "gfx1012": 3}  # those alone
PIPE_MASKS = {"navi10": 0x0f | 3 << 6, "navi21": 0x0f | 3 << 6, "gfx1012": 0x07 | 7 << 5, "polaris10": 0x7f}


def tokens(text):
    return [token for token in text.split() if token != "·"]


def up(value, multiple):
    return -(-value // multiple) * multiple


def evaluate(text, **coordinates):
    """The number whose bits, upward, are the XORs of the coordinate bits named."""
    result = 0
    for place, token in enumerate(tokens(text)):
        for part in token.split("^"):
            result ^= ((coordinates[part[0]] >> int(part[1:])) & 1) << place
    return result


def reverse(value, bits):
    return int(f"{value & ((1 << bits) - 1):0{bits}b}"[::-1], 2) if bits else 0


class Surface:
    """generation: gfx8, gfx9, gfx10.1, gfx10.3. `size` is (width, height, depth); slices count faces."""

    def __init__(self, generation, chip, dimensions, size, slices, levels, bpp, mode, pitch=0, xor=0):
        self.generation, self.chip, self.dimensions = generation, chip, dimensions
        self.size, self.slices, self.levels, self.bpp, self.mode, self.pitch = size, slices, levels, bpp, mode, pitch
        self.bytes = bpp // 8
        self.xor = xor
        self.thick = dimensions == 3 and generation != "gfx8"
        if generation == "gfx8":
            self._plan_gfx8()
        elif mode == 0:
            self._plan_linear()
        else:
            self._plan_blocks()

    def extent(self, level):
        return tuple(max(1, value >> level) for value in self.size)

    # --- rows

    def _plan_gfx8(self):
        width, height, _ = self.size
        if self.mode == 8:
            row = self.pitch or width
            step = {8: 64, 16: 32, 32: 16, 64: 8, 128: 8}[self.bpp]
            if not self.pitch:
                row = up(width, step)
                while row * height * self.bytes % 256:
                    row += step
            self.pitch, self.slice_size = row, row * height * self.bytes
            return
        if self.mode in (9, 13):
            if not self.pitch:  # rows of tiles of whole 256 bytes
                self.pitch = up(width, 8)
                while self.pitch * 8 * self.bytes % 256:
                    self.pitch += 8
            self.slice_size = self.pitch * up(height, 8) * self.bytes
            return
        w, h = self._macro_tile()
        self.pitch = self.pitch or up(width, w)
        self.slice_size = self.pitch * up(height, h) * self.bytes

    def _macro_tile(self):
        mode = MACRO_MODES[64 * self.bytes]
        bank_width, bank_height, aspect, banks = 1 << (mode & 3), 1 << (mode >> 2 & 3), 1 << (mode >> 4 & 3), \
            2 << (mode >> 6)
        return 8 * bank_width * 8 * aspect, 8 * bank_height * banks // aspect

    def _plan_linear(self):
        width, height, _ = self.size
        step = 256 // self.bytes
        if self.generation == "gfx9":
            self.pitch = self.pitch or up(width, step)
            rows, self.first_row = 0, []
            for _ in range(self.levels):
                self.first_row.append(rows)
                rows += height
                height = up(height, 2) // 2
            self.rows = rows
            self.slice_size = self.pitch * rows * self.bytes
            return
        self.start, self.row = {}, {}
        at = 0
        for level in reversed(range(self.levels)):
            self.start[level] = at
            own = up(-(-width // (1 << level)), step)
            if level == 0 and self.pitch:
                own = self.pitch
            self.row[level] = own
            at += own * self.bytes * -(-height // (1 << level))
        self.slice_size = at

    # --- blocks

    def _order(self):
        kind, log2 = KIND[self.mode], BLOCK_LOG2[self.mode]
        if self.thick:
            text = (S_3D_GFX9 if self.generation == "gfx9" else S_3D_GFX10)[self.bpp]
        else:
            text = S_2D[self.bpp]
            low = {"D": D_LOW.get(self.generation, {}), "R": R_LOW}.get(kind, S_2D).get(self.bpp, S_2D[self.bpp])
            if kind != "S":
                below = 8 - (self.bytes.bit_length() - 1)
                text = " ".join(tokens(low) + tokens(text)[below:])
        return " ".join(tokens(text)[:log2 - (self.bytes.bit_length() - 1)])

    def _plan_blocks(self):
        self.log2 = BLOCK_LOG2[self.mode]
        self.order = self._order()
        if self.thick:
            names = tokens(self.order)
            self.block = tuple(1 << sum(name[0] == axis for name in names) for axis in "xyz")
        else:
            self.block = (*BLOCK_2D[self.log2][self.bpp], 1)
        if self.generation == "gfx9":
            self._plan_one_surface()
        else:
            self._plan_smallest_first()

    def _tail_size(self):
        w, h, d = self.block
        if not self.thick:
            return w // 2, h, d
        return (w // 2, h, d) if self.log2 == 16 else (w, h // 2, d)

    def _plan_one_surface(self):
        blocks = [-(-value // block) for value, block in zip(self.size, self.block)]
        if not self.thick:
            blocks[2] = 1
        self.place, self.slot = [(0, 0, 0)], [None]
        rows, across = blocks[1], blocks[0]
        if self.levels == 1:
            self.across = self.pitch // self.block[0] if self.pitch else across
            self.rows = rows * self.block[1]
            self.slice_size = self.across * rows << self.log2
            self.pitch = self.across * self.block[0]
            self.field_is_rows = False
            return
        tail = self._tail_size()
        whole_in_tail = all(value <= limit for value, limit in zip(self.size, tail)) if self.thick else \
            self.size[0] <= tail[0] and self.size[1] <= tail[1]
        w, h, d = blocks
        if self.thick:
            if w >= h and w >= d:
                major = "x"
            elif h > w and h >= d:
                major = "y"
            else:
                major = "z"
        else:
            major = "y" if h > w else "x"
        sizes = [blocks]
        first_in_tail = 0 if whole_in_tail else None
        position = [0, 0, 0]
        for level in range(1, self.levels):
            if first_in_tail is None:
                before = sizes[-1]
                if level in (1, 3):
                    axis = 0 if major == "y" else 1
                else:
                    axis = "xyz".index(major)
                position[axis] += before[axis]
                # The tail is a level of at most this; blocks halve, rounding up.
                limits = [2 if t == b else 1 for t, b in zip(tail, self.block)]
                if all(value <= limit for value, limit in list(zip(before, limits))[:3 if self.thick else 2]):
                    first_in_tail = level
                sizes.append([-(-value // 2) for value in before])
            self.place.append(tuple(position))
            self.slot.append(None)
        slots = TAIL_64KB if self.log2 == 16 else TAIL_64KB[4:]
        if first_in_tail is not None:
            for level in range(first_in_tail, self.levels):
                self.slot[level] = slots[level - first_in_tail]
        if not whole_in_tail:
            ending = min(self.levels - 1, self.levels if first_in_tail is None else first_in_tail)
            axis = 0 if major == "y" else 1
            second = -(-blocks[axis] // 2)
            if second == 1 and ending > 2:
                second = 2
            if major == "y":
                across += second
            else:
                rows += second
        self.field_is_rows = whole_in_tail or major != "y"
        self.across = across
        self.rows = rows * self.block[1]
        self.pitch = across * self.block[0]
        self.slice_size = across * rows << self.log2

    def _plan_smallest_first(self):
        w, h, _ = self.block
        tail = self._tail_size()
        slots = TAIL.get(("thick" if self.thick else "thin", self.log2), [])
        sizes = [[-(-value // (1 << level)) for value in self.size[:2]] for level in range(self.levels)]
        first_in_tail = self.levels
        if self.levels > 1:
            for level in range(self.levels):
                if sizes[level][0] <= tail[0] and sizes[level][1] <= tail[1] and self.levels - level <= len(slots):
                    first_in_tail = level
                    break
        self.start, self.across, self.shift = {}, {}, {}
        at = 0
        if first_in_tail < self.levels:
            at = 1 << self.log2
            for level in range(first_in_tail, self.levels):
                self.start[level], self.across[level] = 0, 1
                self.shift[level] = self._tail_texel(slots[level - first_in_tail])
        for level in reversed(range(first_in_tail)):
            self.start[level], self.shift[level] = at, (0, 0)
            self.across[level] = -(-sizes[level][0] // w)
            at += self.across[level] * -(-sizes[level][1] // h) << self.log2
        self.slice_size = at

    def _tail_texel(self, slot):
        """2D: the texel that the plain order puts there. Thick: blocks of 256 bytes count y, x, y, x from bit 8 up."""
        if not self.thick:
            x = y = 0
            order = " ".join(tokens(S_2D[self.bpp])[:self.log2 - (self.bytes.bit_length() - 1)])
            for place, token in enumerate(tokens(order)):
                if slot * 8 // self.bpp >> place & 1:
                    if token[0] == "x":
                        x |= 1 << int(token[1:])
                    else:
                        y |= 1 << int(token[1:])
            return x, y
        w, h = SMALL_3D_GFX10[self.bpp]
        count = slot >> 8
        y = sum((count >> (2 * bit) & 1) << bit for bit in range(6))
        x = sum((count >> (2 * bit + 1) & 1) << bit for bit in range(6))
        return x * w, y * h

    # --- texels

    def offset(self, level, x, y, z):
        if self.generation == "gfx8":
            return self._offset_gfx8(x, y, z)
        if self.mode == 0:
            if self.generation == "gfx9":
                return z * self.slice_size + ((self.first_row[level] + y) * self.pitch + x) * self.bytes
            return z * self.slice_size + self.start[level] + (y * self.row[level] + x) * self.bytes
        w, h, d = self.block
        if self.generation == "gfx9":
            px, py, pz = self.place[level]
            index = ((z // d + pz) * (self.rows // h) + y // h + py) * self.across + x // w + px
            return (index << self.log2) + self._in_block(x, y, z, self.slot[level] or 0)
        sx, sy = self.shift[level]
        index = y // h * self.across[level] + x // w
        inside = self._in_block(x + sx, y + sy, z, 0)
        return z // d * self.slice_size + self.start[level] + (index << self.log2) + inside

    def _in_block(self, x, y, z, slot):
        mask = (1 << self.log2) - 1
        if self.mode < 20:
            return evaluate(self.order, x=x, y=y, z=z) * self.bytes & mask | slot
        text = None if self.thick else X_MODES.get((self.chip, self.mode, self.bpp))
        inside = evaluate(text, x=x, y=y, z=z) * self.bytes if text else self._folded(x, y, z)
        inside |= slot
        if not self.thick and not (text and "z" in text):
            pipes, banks = self._pipes_banks()
            inside ^= reverse(z, pipes) << 8
            inside ^= reverse(z >> pipes, banks) << (8 + pipes)
        return (inside ^ self._exchange()) & mask

    def _pipes_banks(self):
        pipes, banks = PIPES_BANKS[self.chip] if self.generation == "gfx9" else (PIPES[self.chip], 0)
        pipes = min(pipes, self.log2 - 8)
        return pipes, min(banks, self.log2 - 8 - pipes)

    def _exchange(self):
        if self.generation == "gfx9":
            pipes, banks = self._pipes_banks()
            return (self.xor & ((1 << (pipes + banks)) - 1)) << 8
        return (self.xor & PIPE_MASKS[self.chip]) << 8

    def _folded(self, x, y, z):
        """The address as one number without end, whose pipe and bank bits are XORed with those above, reversed."""
        pipes, banks = self._pipes_banks()
        names = tokens(self._order_of_64kb())
        element = self.bytes.bit_length() - 1
        if self.thick:
            at = 10 - element
            sizes = [sum(name[0] == axis for name in names[:at]) for axis in "xyz"]
            turn = "zyx"
        else:
            at = 8 - element
            sizes = [sum(name[0] == axis for name in names[:at]) for axis in "xyz"]
            turn = "yx"
        whole = names[:at]
        for step in range(48):
            axis = turn[step % len(turn)]
            whole.append(f"{axis}{sizes['xyz'.index(axis)] + step // len(turn)}")
        number = evaluate(" ".join(whole), x=x, y=y, z=z) << element
        low, number = number & 0xff, number >> 8
        pipe, number = self._fold(number, pipes), number >> pipes
        bank, number = self._fold(number, banks), number >> banks
        return (((number << banks | bank) << pipes | pipe) << 8 | low) & ((1 << self.log2) - 1)

    def _fold(self, number, bits):
        result = number & ((1 << bits) - 1)
        if not self.thick:
            return result ^ reverse(number >> bits, bits)
        for start in (bits, bits + 1):
            every_other = sum((number >> (start + 2 * bit) & 1) << bit for bit in range(bits))
            result ^= reverse(every_other, bits)
        return result

    def _order_of_64kb(self):
        mode = self.mode
        self.mode = {"S": 9, "D": 10, "R": 11}[KIND[mode]]
        text = self._order()
        self.mode = mode
        return text

    def _offset_gfx8(self, x, y, z):
        if self.mode == 8:
            return z * self.slice_size + (y * self.pitch + x) * self.bytes
        if self.mode in (9, 13):
            text = MICRO_THIN if self.mode == 13 else MICRO_DISPLAY[self.bpp]
            tile = y // 8 * (self.pitch // 8) + x // 8
            return z * self.slice_size + (tile * 64 + evaluate(text, x=x & 7, y=y & 7)) * self.bytes
        w, h = self._macro_tile()
        inside = self._in_macro_tile(x, y) ^ (self.xor & PIPE_MASKS["polaris10"]) << 8
        return (y // h * (self.pitch // w) + x // w) * w * h * self.bytes + inside

    def _in_macro_tile(self, x, y):
        if self.mode == 14 and self.bpp in MACRO_THIN:
            return evaluate(MACRO_THIN[self.bpp], x=x, y=y) * self.bytes
        mode = MACRO_MODES[64 * self.bytes]
        bank_height = 1 << (mode >> 2 & 3)
        text = MICRO_THIN if self.mode == 14 else MICRO_DISPLAY[self.bpp]
        in_bank = (y // 8 % bank_height * 64 + evaluate(text, x=x & 7, y=y & 7)) * self.bytes
        pipe = evaluate("x3^x4^y3 x4^y4 x5^y5", x=x, y=y)
        # In tiles: a bank's column is as wide as all pipes, and as high as its tiles.
        bank = evaluate("x0^y3 x1^y2^y3 x2^y1 x3^y0", x=x // 64, y=y // (8 * bank_height))
        return in_bank & 0xff | pipe << 8 | bank << 11 | in_bank >> 8 << 15
