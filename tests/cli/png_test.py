#!/usr/bin/env python3
"""PNG files of every kind, made and taken apart here with zlib: png_test.py LANEWISE

An image argument shows what a file holds; files of every format show what an image holds.
"""
import json
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import zlib

SEED = 15
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
FORMATS = {(1, 8): "r8ui", (2, 8): "rg8ui", (4, 8): "rgba8ui", (1, 16): "r16ui", (2, 16): "rg16ui", (4, 16): "rgba16ui"}
SOURCE = "kernel void nothing(read_only image2d_t in) {}\n"


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def pack_row(samples, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", sample) for sample in samples)
    bits = "".join(f"{sample:0{depth}b}" for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


def predictor(kind, left, up, corner):
    if kind == 4:
        p = left + up - corner
        return min((left, up, corner), key=lambda value: abs(p - value))  # the first of equal ones
    return (0, left, up, (left + up) // 2)[kind]


def filtered(rows, step, rng):
    out, above = b"", bytes(len(rows[0])) if rows else b""
    for row in rows:
        kind = rng.randrange(5)
        out += bytes([kind]) + bytes(
            (byte - predictor(kind, row[i - step] if i >= step else 0, above[i], above[i - step] if i >= step else 0)) & 255
            for i, byte in enumerate(row))
        above = row
    return out


ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def encode(pixels, color, depth, interlaced, extra, rng):
    """`pixels`: rows of tuples of samples."""
    height, width = len(pixels), len(pixels[0])
    step = max(1, CHANNELS[color] * depth // 8)
    data = b""
    for x0, y0, dx, dy in ADAM7 if interlaced else ((0, 0, 1, 1),):
        rows = [pack_row([s for pixel in row[x0::dx] for s in pixel], depth) for row in pixels[y0::dy] if row[x0::dx]]
        data += filtered(rows, step, rng)
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlaced)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


def decode(data):
    """Rows of tuples of samples, and the bits of a sample."""
    at, body = 8, b""
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        part = data[at + 8:at + 8 + length]
        assert zlib.crc32(name + part) == struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0]
        if name == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", part)
        body += part if name == b"IDAT" else b""
        at += 12 + length
    assert not interlaced and depth in (8, 16)
    body, step = zlib.decompress(body), CHANNELS[color] * depth // 8
    rows, above = [], bytes(width * step)
    for y in range(height):
        line = body[y * (width * step + 1):(y + 1) * (width * step + 1)]
        row = bytearray()
        for i, byte in enumerate(line[1:]):
            row.append((byte + predictor(line[0], row[i - step] if i >= step else 0, above[i],
                                         above[i - step] if i >= step else 0)) & 255)
        above = bytes(row)
        samples = row if depth == 8 else struct.unpack(f">{len(row) // 2}H", row)
        rows.append([tuple(samples[i:i + CHANNELS[color]]) for i in range(0, len(samples), CHANNELS[color])])
    return rows, depth


class Failures(list):
    def compare(self, what, got, wanted):
        if got != wanted:
            self.append(f"{what}: {got[:3]}…, expected {wanted[:3]}…")


def run(lanewise, folder, argument, *options):
    command = [lanewise, "run", "nothing.hsaco", "--grid", "1", "--block", "1", argument, *options]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"{' '.join(command)}: {result.stderr}")
    return result.stdout


def check_reading(lanewise, folder, rng, failures):
    """Colour types, depths, filters, interlacing, palettes and transparent colours."""
    kinds = [(0, d) for d in (1, 2, 4, 8, 16)] + [(c, d) for c in (2, 4, 6) for d in (8, 16)] + [(3, d) for d in (1, 2, 4, 8)]
    count = 0
    for color, depth in kinds:
        for interlaced in (0, 1):
            for transparent in (False, True) if color in (0, 2, 3) else (False,):
                width, height = rng.randint(1, 19), rng.randint(1, 19)
                top = (1 << depth) - 1
                pixels = [[tuple(rng.randint(0, top) for _ in range(CHANNELS[color])) for _ in range(width)]
                          for _ in range(height)]
                extra, expand = b"", lambda pixel: tuple(s * 255 // top if depth < 8 else s for s in pixel)
                full = max(top, 255)
                if color == 3:
                    palette = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(top + 1)]
                    alphas = [rng.randrange(256) for _ in range(rng.randint(1, top + 1))]
                    extra = chunk(b"PLTE", bytes(sum(palette, ())))
                    extra += chunk(b"tRNS", bytes(alphas)) if transparent else b""
                    alpha = lambda i: alphas[i] if transparent and i < len(alphas) else 255
                    expand = lambda pixel: palette[pixel[0]] + (alpha(pixel[0]),)
                elif transparent:
                    key = pixels[0][0]
                    extra = chunk(b"tRNS", struct.pack(f">{len(key)}H", *key))
                    opaque = expand
                    expand = lambda pixel: opaque(pixel) + (0 if pixel == key else full,)
                elif color == 2:
                    expand = lambda pixel: pixel + (full,)
                wanted = [expand(pixel) for row in pixels for pixel in row]
                name = FORMATS[len(wanted[0]), max(depth, 8)]
                (folder / "in.png").write_bytes(encode(pixels, color, depth, interlaced, extra, rng))
                texts = json.loads(run(lanewise, folder, f"image2d[{width}x{height},{name}]=@in.png", "--print", "0",
                                       "--json"))["arguments"]["0"]
                got = [tuple(map(int, text.split(","))) for text in texts]
                failures.compare(f"colour {color} depth {depth} interlaced {interlaced} transparent {transparent}", got, wanted)
                count += 1
    return count


def halves(value):
    return struct.unpack("<e", struct.pack("<H", value))[0]


def clamped(value):
    return 0.0 if not value > 0 else min(value, 1.0)


def nearest(value, top):
    """Within one: the last place of single precision decides ties."""
    return value * top


# Format: bytes of a texel, how they are read, and what samples they make.
WRITTEN = {
    "r8": ("<B", lambda t: t, 8),
    "rg8": ("<2B", lambda t: t, 8),
    "rgba8": ("<4B", lambda t: t, 8),
    "rgba8_srgb": ("<4B", lambda t: t, 8),
    "bgra8": ("<4B", lambda t: (t[2], t[1], t[0], t[3]), 8),
    "r8ui": ("<B", lambda t: t, 8),
    "rg16": ("<2H", lambda t: t, 16),
    "rgba16": ("<4H", lambda t: t, 16),
    "r16ui": ("<H", lambda t: t, 16),
    "rgb565": ("<H", lambda t: tuple(nearest(v / top, 255) for v, top in (
        (t[0] >> 11, 31), (t[0] >> 5 & 63, 63), (t[0] & 31, 31))), 8),
    "rgb10a2": ("<I", lambda t: tuple(nearest(v / top, 65535) for v, top in (
        (t[0] & 1023, 1023), (t[0] >> 10 & 1023, 1023), (t[0] >> 20 & 1023, 1023), (t[0] >> 30, 3))), 16),
    "rgba16f": ("<4H", lambda t: tuple(nearest(clamped(halves(v)), 65535) for v in t), 16),
}


def check_writing(lanewise, folder, rng, failures):
    for name, (layout, samples, bits) in WRITTEN.items():
        width, height, slices = rng.randint(1, 19), rng.randint(1, 19), rng.randint(1, 3)
        size = struct.calcsize(layout)
        data = rng.randbytes(size * width * height * slices)
        (folder / "in.bin").write_bytes(data)
        run(lanewise, folder, f"image2d[{width}x{height * slices},{name}]=@in.bin", "--out", "0=out.png")
        rows, depth = decode((folder / "out.png").read_bytes())
        got = [pixel for row in rows for pixel in row]
        wanted = [samples(texel) for texel in struct.iter_unpack(layout, data)]
        if depth != bits or len(got) != len(wanted) or len(rows) != height * slices:
            failures.append(f"{name}: {depth} bits, {len(got)} pixels in {len(rows)} rows")
        elif any(len(g) != len(w) or any(abs(a - b) > 0.5001 for a, b in zip(g, w)) for g, w in zip(got, wanted)):
            failures.compare(name, got, wanted)
    return len(WRITTEN)


def main():
    lanewise = str(pathlib.Path(sys.argv[1]).resolve())
    rng, failures = random.Random(SEED), Failures()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "nothing.cl").write_text(SOURCE)
        subprocess.run([lanewise, "compile", "nothing.cl", "--target", "gfx900", "-o", "nothing.hsaco"], cwd=folder, check=True)
        read = check_reading(lanewise, folder, rng, failures)
        written = check_writing(lanewise, folder, rng, failures)
    print("\n".join(failures) or f"{read} files read, {written} formats written (seed {SEED})")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
