#!/usr/bin/env python3
"""Writes the witness data of this folder anew from llvm-mc-22.

  data/gfx*.t       text that LLVM prints for random words, with the words its own assembler gives it
  data/mutations.t  such text with one thing changed, where LLVM rejects the result
  data/spellings.t  keeps its texts, takes the words from LLVM
  data/sources/     NAME.expect from NAME.s
  data/statements.t keeps its sources, takes what LLVM makes of them; the messages are Lanewise's own

With names of steps (words, spellings, sources, statements) only those. Fixed seeds: the same LLVM gives the same files.
"""
import pathlib
import random
import re
import struct
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent / "data"
TARGETS = ["gfx803", "gfx900", "gfx906"]
CDNA_TARGETS = ["gfx908", "gfx90a", "gfx942", "gfx950"]
LINES_PER_TARGET = 2500
MUTATIONS_PER_TARGET = 3000
IMAGES_PER_TARGET = 400
IMAGE_MUTATIONS_PER_TARGET = 600

# (fixed bits, random bits) of the first word: one row per encoding family.
HEADS = [
    (0x00000000, 0x7FFFFFFF), (0x80000000, 0x3FFFFFFF), (0xB0000000, 0x0FFFFFFF), (0xBE800000, 0x007FFFFF),
    (0xBF000000, 0x007FFFFF), (0xBF800000, 0x007FFFFF), (0xC0000000, 0x03FFFFFF), (0xD0000000, 0x03FFFFFF),
    (0xD3800000, 0x007FFFFF), (0xD4000000, 0x03FFFFFF), (0xD8000000, 0x03FFFFFF), (0xDC000000, 0x03FFFFFF),
    (0xE0000000, 0x03FFFFFF), (0xE8000000, 0x03FFFFFF), (0xC4000000, 0x03FFFFFF), (0x7E000000, 0x01FFFFFF),
    (0x7C000000, 0x01FFFFFF),
]
# matrix instructions of both ways of counting them
MATRIX_HEADS = [(0xD3C00000, 0x003FFFFF), (0xD3A00000, 0x001FFFFF)]
# bit 0 must be 0; most combinations of dmask and opcode are there
IMAGE_HEADS = [(0xF0000000, 0x03FFFFFE)]

# Text on which Lanewise differs from llvm-mc-22 on purpose, and why.
DEVIATIONS = [
    (r"^image_gather4\S* (v\d|v\[\d+:\d+\]), .* tfe .*d16", "LLVM shows a gather of 3 registers as one of 2"),
    (r"^v_cmpx?_\w+ src_scc|^s_\w+ (src_)?(scc|vccz|execz)\b", "LLVM writes to the condition flags"),
    (r"^s_swappc_b64 \S+ -?[\d.]+$|^s_cbranch_g_fork", "a constant as a program counter"),
    (r"^v_mac_f\d+_sdwa .*dst_(unused|sel):", "LLVM does not read v_mac's SDWA destination selects back"),
    (r"_f64_dpp", "LLVM prints but does not read DPP of 64-bit operands"),
    (r"^scratch_\w+ .*\b(m0|exec_lo|exec_hi|ttmp\d+)", "scratch addresses in m0 and exec"),
    (r"(vccz|execz|scc)\b", "condition flags as scalar offsets"),
]


def deviates(text):
    return any(re.search(pattern, text) for pattern, _ in DEVIATIONS)


def disassemble(target, lines):
    done = subprocess.run(["llvm-mc-22", "-arch=amdgcn", "-mcpu=" + target, "-disassemble"], input="\n".join(lines),
                          capture_output=True, text=True)
    if done.returncode < 0 or done.returncode > 1:  # some words crash LLVM: halve until they stand alone
        if len(lines) == 1:
            return []
        half = len(lines) // 2
        return disassemble(target, lines[:half]) + disassemble(target, lines[half:])
    texts = (line.split("//")[0].strip() for line in done.stdout.splitlines())
    return [text for text in texts if text and not text.startswith(".") and "/*" not in text]


def random_texts(target, count, heads, what, prefix=""):
    rng = random.Random(f"{target} {what}")
    texts = []
    while len(texts) < count:
        words = []
        for _ in range(2000):
            fixed, mask = rng.choice(heads)
            first = fixed | (rng.getrandbits(32) & mask)
            if rng.random() < 0.25 and first < 0x80000000:
                first = (first & ~0x1FF) | rng.choice([0xF9, 0xFA])
            second = rng.getrandbits(32)
            if rng.random() < 0.5:
                second &= rng.getrandbits(32)
            words.append(" ".join(f"0x{b:02x}" for b in struct.pack("<II", first, second)))
        texts += [t for t in disassemble(target, words) if t.startswith(prefix) and not deviates(t)]
    texts = sorted(set(texts))
    rng.shuffle(texts)
    return texts[:count]


def assemble(target, texts):
    """The hex words of each text; None where LLVM rejects it."""
    source = pathlib.Path("/tmp/lanewise_refresh.s")
    source.write_text("\n".join(texts) + "\n")
    done = subprocess.run(["llvm-mc-22", "-arch=amdgcn", "-mcpu=" + target, "-show-encoding", str(source)],
                          capture_output=True, text=True)
    bad = {int(m[1]) for m in re.finditer(r"\.s:(\d+):\d+: error:", done.stderr)}
    words = iter(m[1].replace("0x", "").replace(",", "")
                 for m in re.finditer(r"encoding: \[([^\]]*)\]", done.stdout))
    return [None if number in bad else next(words) for number in range(1, len(texts) + 1)]


REGISTERS = """v0 v255 v256 s0 s101 s102 v[0:1] v[3:6] s[0:1] s[1:2] s[2:3] s[4:7] s[6:9] vcc vcc_lo exec m0 ttmp0
ttmp[0:1] ttmp12 off null xnack_mask lds_direct src_shared_base v[255:256] [v0,v1] [s2,s3] a0 s[0:2]""".split()
NUMBERS = """0 64 65 -16 -17 0.5 -4.0 0.15915494 1.1 1e10 1e-10 65536.0 0x3c00 0x10000 0xffffffff 0x100000000 -32769
-0x80000001 0x3ff0000000000000 1+1 ~0""".split()
MODIFIERS = """clamp mul:2 mul:3 glc slc tfe lds gds offen idxen offset:4 offset:0xffff offset0:1 dst_sel:BYTE_1
src0_sel:WORD_1 row_shl:1 row_mirror quad_perm:[0,1,2,3] row_mask:0x3 op_sel:[0,1] op_sel_hi:[0,0] neg_lo:[1,0] high done
compr vm addr64""".split()
# None of their own: LLVM takes those in one order only, Lanewise in any.
IMAGE_MODIFIERS = "offset:4 clamp idxen offen lds gds dim:SQ_RSRC_IMG_2D dfmt:4 op_sel:[0,1] high".split()


CDNA_REGISTERS = "a1 a[0:1] a[1:2] a[0:3] a[2:5] a[0:15] v[2:17] a[248:255] acc0".split()
CDNA_MODIFIERS = """sc0 sc1 nt scc cbsz:1 cbsz:8 abid:15 abid:16 blgp:3 blgp:8 neg:[1,0,1] bitop3:5 row_newbcast:3
row_newbcast:16 byte_sel:1""".split()


def mutate(rng, text, modifiers, registers):
    mnemonic, _, rest = text.partition(" ")
    operands = [o.strip() for o in re.split(r",(?![^\[\(]*[\]\)])", rest)] if rest else []
    kind = rng.random()
    if operands and kind < 0.55:
        place = rng.randrange(len(operands))
        words = operands[place].split(" ")
        words[0] = rng.choice(registers if rng.random() < 0.6 else NUMBERS)
        operands[place] = " ".join(words)
    elif operands and kind < 0.62:
        del operands[rng.randrange(len(operands))]
    elif operands and kind < 0.70:
        operands.insert(rng.randrange(len(operands) + 1), rng.choice(registers + NUMBERS))
    elif operands and kind < 0.80:
        place = rng.randrange(len(operands))
        words = operands[place].split(" ")
        words[0] = rng.choice(["-%s", "|%s|", "sext(%s)", "-|%s|"]) % words[0]
        operands[place] = " ".join(words)
    elif kind < 0.92:
        return f"{mnemonic} {', '.join(operands)} {rng.choice(modifiers)}"
    else:
        stem = re.sub(r"_(e32|e64|sdwa|dpp)$", "", mnemonic)
        mnemonic = stem + rng.choice(["_e64", "_sdwa", "_dpp"])
    return f"{mnemonic} {', '.join(operands)}".strip()


# Mutations that LLVM rejects and Lanewise takes: it is freer about the order of modifiers and what may be left out.
FREER = [
    r"\b(glc|slc|offen|idxen|clamp|mul:2)\b.* (offset|row_mask|dfmt|nfmt|src\d_sel|dst_sel|clamp|mul|op_sel)", r"noclamp",
    r" (row_mask|bank_mask|bound_ctrl):.* (row_|quad_perm|wave_)", r"op_sel:\S+ .*op_sel|neg_lo:\S+ ", r"tfe|--|null",
]


def mutations(target, texts, count, modifiers, what, registers=REGISTERS):
    rng = random.Random(f"{target} {what}")
    made = [mutate(rng, rng.choice(texts), modifiers, registers) for _ in range(count)]
    made = [t for t in dict.fromkeys(made) if not deviates(t) and not any(re.search(p, t) for p in FREER)]
    return [t for t, words in zip(made, assemble(target, made)) if words is None]


def write(name, comment, rows):
    (HERE / name).write_text(f"# {comment} Written by refresh.py.\n" + "".join(row + "\n" for row in rows))


def words():
    rejected, rejected_images = [], []
    for target in TARGETS:
        texts = random_texts(target, LINES_PER_TARGET, HEADS, "words")
        rejected += [f"{target} {t}" for t in mutations(target, texts, MUTATIONS_PER_TARGET, MODIFIERS, "mutations")]
        images = random_texts(target, IMAGES_PER_TARGET, IMAGE_HEADS, "images", "image_")
        mutated = mutations(target, images, IMAGE_MUTATIONS_PER_TARGET, IMAGE_MODIFIERS, "image mutations")
        rejected_images += [f"{target} {t}" for t in mutated]
        texts += images
        rows = [f"{target} {t} = {w}" for t, w in zip(texts, assemble(target, texts)) if w is not None]
        write(f"{target}.t", "Text of random words and the words llvm-mc-22 assembles it to.", rows)
    write("mutations.t", "Text that llvm-mc-22 rejects.", rejected + rejected_images)
    rejected = []
    for target in CDNA_TARGETS:
        texts = random_texts(target, LINES_PER_TARGET, HEADS + MATRIX_HEADS, "words")
        rejected += [f"{target} {t}" for t in mutations(target, texts, MUTATIONS_PER_TARGET, MODIFIERS + CDNA_MODIFIERS,
                                                        "mutations", REGISTERS + CDNA_REGISTERS)]
        rows = [f"{target} {t} = {w}" for t, w in zip(texts, assemble(target, texts)) if w is not None]
        write(f"{target}.t", "Text of random words and the words llvm-mc-22 assembles it to.", rows)
    write("mutations_cdna.t", "Text that llvm-mc-22 rejects.", rejected)


def spellings():
    rows = [line for line in (HERE / "spellings.t").read_text().splitlines() if line]
    result = []
    for row in rows:
        if row.startswith("#"):
            result.append(row)
            continue
        target, text = row.split(" = ")[0].rstrip().split(" ", 1)
        words = assemble(target, [text])[0]
        if words is None:
            raise SystemExit(f"llvm-mc-22 rejects: {row}")
        result.append(f"{target} {text} = {words}")
    (HERE / "spellings.t").write_text("\n".join(result) + "\n")


def assemble_object(target, source):
    """Whether LLVM takes the source; the object is in /tmp/lanewise_refresh.o."""
    try:
        done = subprocess.run(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target, "-filetype=obj", "-o",
                               "/tmp/lanewise_refresh.o"], input=source, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        raise SystemExit(f"llvm-mc-22 hangs: {target} {source}")
    if done.returncode < 0:
        raise SystemExit(f"llvm-mc-22 crashes: {target} {source}")
    return done.returncode == 0


def section_hex(section):
    content = pathlib.Path("/tmp/lanewise_refresh.bin")
    content.write_bytes(b"")
    subprocess.run(["llvm-objcopy-22", "-O", "binary", "-j", section, "/tmp/lanewise_refresh.o", content],
                   stderr=subprocess.DEVNULL)
    return content.read_bytes().hex()


def sources():
    for source in sorted((HERE / "sources").glob("*.s")):
        text = source.read_text()
        named = re.search(r'\.amdgcn_target "amdgcn-amd-amdhsa--(\w+)"', text)
        if not assemble_object(named[1] if named else "gfx900", text):
            raise SystemExit(f"llvm-mc-22 rejects {source}")
        rows = [(section, section_hex(section)) for section in [".text", ".data", ".rodata", ".other"]]
        source.with_suffix(".expect").write_text("".join(f"{name} {content}\n" for name, content in rows if content))


def statements():
    """Rows of TARGET SOURCE => the bytes of .text and its relocations, or TARGET SOURCE ! the message of Lanewise."""
    result = []
    for row in (HERE / "statements.t").read_text().splitlines():
        if not row or row.startswith("#"):
            result.append(row)
            continue
        target, rest = row.split(" ", 1)
        text, is_message, message = rest.partition(" ! ")
        if not is_message:
            text = re.sub(r" => (-|[0-9a-f]+)( \w+@\S+)*$", "", rest)
        if not assemble_object(target, text.replace("\\n", "\n") + "\n"):
            result.append(f"{target} {text} ! {message}")
            continue
        listed = subprocess.run(["llvm-readobj-22", "-r", "/tmp/lanewise_refresh.o"], capture_output=True, text=True)
        of_text = re.search(r"\) \.rela\.text \{(.*?)\}", listed.stdout, re.S)
        relocations = re.findall(r"0x(\w+) (R_\w+) (\S+) 0x(\w+)", of_text[1]) if of_text else []
        result.append(" ".join([target, text, "=>", section_hex(".text") or "-"] +
                               [f"{kind}@{place.lower()}:{symbol}+{addend.lower()}"
                                for place, kind, symbol, addend in relocations]))
    (HERE / "statements.t").write_text("\n".join(result) + "\n")


def main():
    steps = {step.__name__: step for step in (words, spellings, sources, statements)}
    for name in sys.argv[1:] or steps:
        steps[name]()


main()
