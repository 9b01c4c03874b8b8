#!/usr/bin/env python3
"""Random programs that `lanewise rewrite` has improved leave the same registers.

    random_test.py --lanewise PROGRAM --rules FOLDER [--programs N] [--seed S] [--target T] [--keep DIR] [--options TEXT]

Programs of arithmetic on few registers, with branches, loops and parts under a changed EXEC, assembled by llvm-mc.
Between random instructions stand the instructions that rules look for, with random registers. Both programs start with
the same random registers; both must leave the same in those that the program stores at its end, which are about half,
SCC, VCC and EXEC among them. `run --check=waits` must find nothing new, and `lint` no further error. A difference is
reported with each rule that makes it when applied alone; --keep DIR keeps the programs.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile

SECONDS = 120
MC, LLD = os.environ.get("LW_MC", "llvm-mc-22"), os.environ.get("LW_LLD", "ld.lld-22")
TARGETS = ("gfx803", "gfx900", "gfx906", "gfx1010", "gfx1010:wave64", "gfx1030", "gfx1030:wave64")
VGPRS = range(1, 15)       # that programs compute with
SGPRS = range(8, 24)
KERNELS = 4                # of a file
# s[0:1] arguments; s[2:3] EXEC at the start; s4, s5 counters; s[24:25] EXEC before a part under another;
# s[26:31] for the end. v[30:31] and v[32:33] are addresses, v34 and v35 for the end.
SKELETON = """.globl k{n}
.p2align 8
.type k{n},@function
k{n}:
{body}
  s_endpgm
.Lend{n}:
.size k{n}, .Lend{n}-k{n}
.rodata
.p2align 6
.amdhsa_kernel k{n}
  .amdhsa_user_sgpr_private_segment_buffer 0
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 16
  .amdhsa_next_free_vgpr 40
  .amdhsa_next_free_sgpr 48
  .amdhsa_float_denorm_mode_32 {denormals}
  .amdhsa_dx10_clamp {clamp}
  .amdhsa_ieee_mode {ieee}
{wave}.end_amdhsa_kernel
.text
"""
METADATA = """  - .name: k{n}
    .symbol: k{n}.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: {lanes}
    .sgpr_count: 48
    .vgpr_count: 40
    .max_flat_workgroup_size: 64
    .args:
      - {{ .name: start, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: end, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }}
"""
RECORD = 4 * 64            # of a lane: 64 words
STARTS = 64 * RECORD + 64  # the SGPRs stand behind
CONSTANTS = (0, 1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 23, 24, 28, 31, 32, 63, 64, -1, -2, -16, "0xff", "0xffff", "0xff00", "0xffff0000",
             "0x7fffffff", "0x80000000", "0x3f800000", "0xff000000", "0x10000", "0x1234567", "1.0", "-1.0", "0.5", "2.0", "4.0")

UNARY = """v_mov_b32 v_not_b32 v_bfrev_b32 v_ffbh_u32 v_ffbl_b32 v_cvt_f32_u32 v_cvt_f32_i32 v_cvt_u32_f32 v_cvt_i32_f32
v_cvt_f16_f32 v_cvt_f32_f16 v_cvt_f32_ubyte0 v_cvt_f32_ubyte1 v_cvt_f32_ubyte3 v_floor_f32 v_rcp_f32""".split()
BINARY = """v_and_b32 v_or_b32 v_xor_b32 v_lshlrev_b32 v_lshrrev_b32 v_ashrrev_i32 v_min_u32 v_max_u32 v_min_i32 v_max_i32
v_mul_u32_u24 v_mul_i32_i24 v_add_f32 v_sub_f32 v_mul_f32 v_min_f32 v_max_f32 v_add_f16 v_mul_f16 v_add_u16 v_sub_u16
v_mul_lo_u16 v_lshlrev_b16 v_lshrrev_b16 v_add_u32 v_sub_u32 v_add_nc_u32 v_sub_nc_u32 v_mul_lo_u32 v_mul_hi_u32
v_mac_f32 v_mac_f16 v_fmac_f32 v_pk_add_f16 v_pk_mul_f16 v_pk_add_u16 v_bcnt_u32_b32""".split()
TERNARY = """v_bfe_u32 v_bfe_i32 v_bfi_b32 v_fma_f32 v_mad_f32 v_mad_u32_u24 v_alignbit_b32 v_alignbyte_b32 v_perm_b32
v_med3_u32 v_min3_u32 v_max3_i32 v_lshl_add_u32 v_add3_u32 v_and_or_b32 v_or3_b32 v_lshl_or_b32 v_fma_f16 v_sad_u32""".split()
SCALAR = """s_and_b32 s_or_b32 s_xor_b32 s_add_u32 s_sub_u32 s_add_i32 s_addc_u32 s_lshl_b32 s_lshr_b32 s_ashr_i32 s_mul_i32
s_andn2_b32 s_min_u32 s_max_i32 s_bfe_u32 s_cselect_b32""".split()
SCALAR_UNARY = "s_mov_b32 s_not_b32 s_brev_b32 s_bcnt1_i32_b32 s_sext_i32_i8 s_sext_i32_i16 s_abs_i32".split()
SCALAR_64 = "s_and_b64 s_or_b64 s_xor_b64 s_andn2_b64 s_lshl_b64".split()
COMPARES = [f"{what}_{kind}" for what in ("eq", "lt", "gt") for kind in ("u32", "i32", "f32")] + ["ne_u32"]
DPP = ["quad_perm:[1,0,3,2]", "row_shr:1", "row_shl:1", "row_ror:4", "row_mirror", "row_half_mirror"]
SELECTIONS = ["BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"]


class Rule:
    """The instructions that a rule looks for, as docs/adding-a-rule.md describes them."""

    def __init__(self, text):
        self.name = text.split()[1]
        self.kinds, self.lets, self.alternatives, self.code = {}, [], [], []
        section = ""
        for line in text.splitlines():
            line = line.split("#")[0].rstrip()
            words = line.split()
            if not words:
                continue
            if words[0] in ("from", "to") and len(words) == 1:
                section = words[0]
            elif line.startswith("    ") and section:
                if section == "from":
                    self.code.append(line.strip())
            elif words[0] in ("vgpr", "sgpr", "mask", "value", "constant"):
                for word in words[1:]:
                    name, _, count = word.partition("[")
                    self.kinds[name] = (words[0], int(count.rstrip("]") or 1) if count else 1)
            elif words[0] == "let":
                name, _, expression = line.split("let", 1)[1].partition("=")
                self.lets.append((name.strip(), expression.strip()))
            elif words[0] == "for" and " in " in line:
                self.alternatives.append(([words[1]], words[3]))
            elif words[0] == "for":
                names, _, given = line.split("for", 1)[1].partition("=")
                self.alternatives.append((names.split(), given))

    def instance(self, source, maker):
        """Lines of assembly."""
        values, any_of = {}, {}
        for names, given in self.alternatives:
            if given in ("sdwa", "valu"):
                any_of[names[0]] = source.choice(UNARY + BINARY + (TERNARY if given == "valu" else []))
                continue
            rows = [re.findall(r'"[^"]*"|\S+', row) for row in re.split(r"\|(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", given)]
            row = source.choice([row for row in rows if len(row) == len(names)] or [rows[0]])
            values.update(zip(names, (word.strip('"') for word in row)))
        for name, (kind, count) in self.kinds.items():
            values[name] = maker.named(kind, count)
            for part in range(count if count > 1 else 0):
                values[f"{name}.{part}"] = maker.part(values[name], part)
        for name, expression in self.lets:
            try:
                numbers = {key: int(str(value), 0) for key, value in values.items() if re.fullmatch(r"-?(0x)?[0-9a-f]+", str(value))}
                values[name] = hex(eval(expression, {"__builtins__": {}}, numbers) & 0xffffffff)  # the rule's own arithmetic
            except (NameError, TypeError, ValueError, SyntaxError):
                values[name] = source.choice(CONSTANTS)
        lines = []
        for line in self.code:
            for _ in range(3):    # names that stand for text with names
                line = re.sub(r"(?<![\w.:])[A-Za-z_]\w*(?:\.\d)?(?![\w:])",
                              lambda m: str(values.get(m[0], any_of.get(m[0], m[0]))), line)
            line = re.sub(r"\{([^{}]*), ([^{}]*)\}",
                          lambda m: f"{m[1]}, {m[2]}" if source.random() < 0.5 else f"{m[2]}, {m[1]}", line)
            if "..." in line:
                line = self.completed(line, source, maker)
            lines.append(maker.for_waves(line))
        return lines

    @staticmethod
    def completed(line, source, maker):
        """`OP ... t ...` and `OP t ...` with random other operands."""
        name, _, rest = line.partition(" ")
        count = 1 if name in UNARY else 3 if name in TERNARY else 2
        if rest.startswith("..."):
            operands = [maker.vgpr() for _ in range(count)]
            operands[source.randrange(count)] = rest.replace("...", "").strip()
            return f"{name} {maker.vgpr()}, {', '.join(operands)}"
        return f"{name} {rest.replace('...', '').strip()}, {', '.join(maker.vgpr() for _ in range(count))}"


class Maker:
    def __init__(self, target, lanes, source, rules, number):
        self.target, self.lanes, self.source, self.rules, self.number = target, lanes, source, rules, number
        self.labels = 0

    def vgpr(self):
        return f"v{self.source.choice(VGPRS)}"

    def sgpr(self):
        return f"s{self.source.choice(SGPRS)}"

    def pair(self):
        first = self.source.randrange(SGPRS[0], SGPRS[-1], 2)
        return f"s[{first}:{first + 1}]"

    def mask(self):
        if self.source.random() < 0.4:
            return "vcc" if self.lanes == 64 else "vcc_lo"
        return self.pair() if self.lanes == 64 else self.sgpr()

    def constant(self):
        return str(self.source.choice(CONSTANTS)) if self.source.random() < 0.7 else hex(self.source.getrandbits(32))

    def value(self):
        at = self.source.random()
        return self.vgpr() if at < 0.65 else self.sgpr() if at < 0.8 else self.constant()

    def named(self, kind, count):
        if count == 1:
            return {"vgpr": self.vgpr, "sgpr": self.sgpr, "mask": self.mask, "value": self.value,
                    "constant": self.constant}[kind]()
        registers, letter = (VGPRS, "v") if kind == "vgpr" else (SGPRS, "s")
        step = 1 if kind == "vgpr" else 2
        first = self.source.randrange(registers[0], registers[-1] - count + 2, step)
        return f"{letter}[{first}:{first + count - 1}]"

    @staticmethod
    def part(register, part):
        return f"{register[0]}{int(register[2:].split(':')[0]) + part}"

    def for_waves(self, line):
        if self.lanes == 32:
            line = re.sub(r"\b(vcc|exec)\b", r"\1_lo", line)
        return line

    def random_instruction(self):
        s, source = self, self.source
        which = source.randrange(20)
        if which < 3:
            return f"{source.choice(UNARY)} {s.vgpr()}, {s.value()}"
        if which < 8:
            return f"{source.choice(BINARY)} {s.vgpr()}, {s.value()}, {s.vgpr()}"
        if which < 10:
            return f"{source.choice(TERNARY)} {s.vgpr()}, {s.vgpr()}, {s.value()}, {s.vgpr()}"
        if which == 10:
            return f"v_cmp_{source.choice(COMPARES)} {s.mask()}, {s.value()}, {s.vgpr()}"
        if which == 11:
            return f"v_cndmask_b32 {s.vgpr()}, {s.value()}, {s.vgpr()}, {s.mask()}"
        if which == 12:
            carry = "vcc" if s.lanes == 64 else "vcc_lo"
            name = "v_add_u32" if s.target.startswith("gfx8") else "v_add_co_u32"
            return f"{name} {s.vgpr()}, {carry}, {s.value()}, {s.vgpr()}"
        if which == 13:
            return f"{source.choice(SCALAR)} {s.sgpr()}, {s.sgpr()}, {source.choice((s.sgpr, s.constant))()}"
        if which == 14:
            return f"{source.choice(SCALAR_UNARY)} {s.sgpr()}, {source.choice((s.sgpr, s.constant))()}"
        if which == 15:
            return f"{source.choice(SCALAR_64)} {s.pair()}, {s.pair()}, {s.pair()}"
        if which == 16:
            return f"v_mov_b32_dpp {s.vgpr()}, {s.vgpr()} {source.choice(DPP)} row_mask:0xf bank_mask:0xf" + \
                source.choice(("", " bound_ctrl:1"))
        if which == 17:
            return source.choice((f"v_readfirstlane_b32 {s.sgpr()}, {s.vgpr()}",
                                  f"v_readlane_b32 {s.sgpr()}, {s.vgpr()}, {source.randrange(s.lanes)}"))
        if which == 18:
            return (f"{source.choice(('v_add_f16', 'v_and_b32', 'v_or_b32', 'v_mul_f32'))}_sdwa {s.vgpr()}, {s.vgpr()}, {s.vgpr()} "
                    f"dst_sel:{source.choice(SELECTIONS)} dst_unused:{source.choice(('UNUSED_PAD', 'UNUSED_PRESERVE'))} "
                    f"src0_sel:{source.choice(SELECTIONS)} src1_sel:{source.choice(SELECTIONS)}")
        return f"s_cmp_{source.choice(('eq_u32', 'lt_i32', 'gt_u32', 'lg_u32'))} {s.sgpr()}, {source.choice((s.sgpr, s.constant))()}"

    def straight(self, length):
        lines = []
        while len(lines) < length:
            if self.rules and self.source.random() < 0.45:
                wanted = self.source.choice(self.rules).instance(self.source, self)
                for line in wanted:
                    lines.append(line)
                    if self.source.random() < 0.15:
                        lines.append(self.random_instruction())
            else:
                lines.append(self.random_instruction())
        return lines

    def label(self):
        self.labels += 1
        return f".L{self.number}_{self.labels}"

    def part_of_program(self, depth):
        source, wide = self.source, "b64" if self.lanes == 64 else "b32"
        exec_name = "exec" if self.lanes == 64 else "exec_lo"
        which = source.randrange(6) if depth < 2 else 0
        inner = lambda: self.part_of_program(depth + 1) if source.random() < 0.5 else self.straight(source.randrange(2, 14))
        if which <= 1:
            return self.straight(source.randrange(4, 30))
        if which == 2:    # one way or the other, by SCC
            other, end = self.label(), self.label()
            return [f"s_cmp_lt_i32 {self.sgpr()}, {self.sgpr()}", f"s_cbranch_scc{source.randrange(2)} {other}", *inner(),
                    f"s_branch {end}", f"{other}:", *inner(), f"{end}:"]
        if which == 3 and depth == 0:    # under some of the lanes
            saved = "s[24:25]" if self.lanes == 64 else "s24"
            end = self.label()
            carry = "vcc" if self.lanes == 64 else "vcc_lo"
            skip = [f"s_cbranch_execz {end}"] if source.random() < 0.7 else []
            return [f"v_cmp_{source.choice(COMPARES)} {carry}, {self.value()}, {self.vgpr()}",
                    f"s_and_saveexec_{wide} {saved}, {carry}", *skip, *inner(), f"{end}:",
                    f"s_or_{wide} {exec_name}, {exec_name}, {saved}"]
        if which == 4:    # a loop
            begin, counter = self.label(), f"s{4 + depth}"
            return [f"s_mov_b32 {counter}, {source.randrange(1, 5)}", f"{begin}:", *inner(), f"s_sub_u32 {counter}, {counter}, 1",
                    f"s_cmp_lg_u32 {counter}, 0", f"s_cbranch_scc1 {begin}"]
        return self.straight(source.randrange(4, 14)) + inner()

    def body(self):
        lines = [line for _ in range(3) for line in self.part_of_program(0)]
        waited = [each for line in lines
                  for each in ([line, "s_waitcnt lgkmcnt(0)"] if line.startswith("ds_") else [line])]
        return [*self.begin(), *waited, *self.end()]

    def address(self, low, base):
        """v[low:low+1]: the lane's record at the address in an SGPR pair. v0: lane."""
        carry = "vcc" if self.lanes == 64 else "vcc_lo"
        add, with_carry = {"gfx8": ("v_add_u32", "v_addc_u32"), "gfx9": ("v_add_co_u32", "v_addc_co_u32"),
                           "gfx1": ("v_add_co_u32", "v_add_co_ci_u32")}[self.target[:4]]
        return [f"v_lshlrev_b32 v36, 8, v0", f"v_mov_b32 v37, s{base + 1}", f"{add} v{low}, {carry}, s{base}, v36",
                f"{with_carry} v{low + 1}, {carry}, 0, v37, {carry}"]

    def access(self, what, data, low, word):
        """A word of the record at v[low:low+1]."""
        operands = f"v{data}, v[{low}:{low + 1}]" if what == "load" else f"v[{low}:{low + 1}], v{data}"
        if not self.target.startswith("gfx8"):
            return [f"global_{what}_dword {operands}, off offset:{4 * word}"]
        carry = "vcc"
        return [f"flat_{what}_dword {operands}", f"v_add_u32 v{low}, {carry}, 4, v{low}",
                f"v_addc_u32 v{low + 1}, {carry}, 0, v{low + 1}, {carry}"]

    def begin(self):
        wide = "b64" if self.lanes == 64 else "b32"
        saved, exec_name = ("s[2:3]", "exec") if self.lanes == 64 else ("s2", "exec_lo")
        lines = [f"s_mov_{wide} {saved}, {exec_name}", "s_load_dwordx4 s[8:11], s[0:1], 0x0", "s_waitcnt lgkmcnt(0)",
                 *self.address(30, 8), *self.address(32, 10), f"s_add_u32 s6, s8, {64 * RECORD}", "s_addc_u32 s7, s9, 0"]
        for place, register in enumerate(VGPRS):
            lines += self.access("load", register, 30, place)
        return lines + ["s_load_dwordx16 s[8:23], s[6:7], 0x0", "s_waitcnt vmcnt(0) lgkmcnt(0)",
                        *([] if self.lanes == 64 else ["s_mov_b32 vcc_hi, 0"]), "s_mov_b32 vcc_lo, s9"]

    def end(self):
        """Stores about half of the registers, in all lanes that there were."""
        wide = "b64" if self.lanes == 64 else "b32"
        saved, exec_name = ("s[2:3]", "exec") if self.lanes == 64 else ("s2", "exec_lo")
        wanted = lambda registers: sorted(self.source.sample(list(registers), len(registers) // 2))
        kept = ["s_cselect_b32 s26, 1, 0", "s_mov_b32 s27, vcc_lo", "s_mov_b32 s28, exec_lo"] if self.source.random() < 0.6 \
            else ["s_mov_b32 s26, 0", "s_mov_b32 s27, 0", "s_mov_b32 s28, exec_lo"]
        lines = [*kept, f"s_mov_{wide} {exec_name}, {saved}"]
        word = 0
        for register in wanted(VGPRS):
            lines += self.access("store", register, 32, word)
            word += 1
        for register in (*wanted(SGPRS), 26, 27, 28):
            lines += [f"v_mov_b32 v34, s{register}", *self.access("store", 34, 32, word)]
            word += 1
        return lines


def command(*words):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=SECONDS)


def assembled(target, lanes, bodies, modes, folder):
    """The object, and the bodies without the lines that are no instructions of the target."""
    bodies = [list(body) for body in bodies]
    for _ in range(6):
        text, owner = f'.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n.text\n', {}
        for n, body in enumerate(bodies):
            wave = f"  .amdhsa_wavefront_size32 {int(lanes == 32)}\n" if target.startswith("gfx1") else ""
            # Lines of the body begin behind those of the skeleton's head.
            first = text.count("\n") + 5
            for place in range(len(body)):
                owner[first + place] = (n, place)
            text += SKELETON.format(n=n, body="\n".join(body), wave=wave, **modes)
        text += ".amdgpu_metadata\n---\namdhsa.version: [ 1, 2 ]\n" + f"amdhsa.target: amdgcn-amd-amdhsa--{target}\namdhsa.kernels:\n"
        text += "".join(METADATA.format(n=n, lanes=lanes) for n in range(len(bodies))) + "...\n.end_amdgpu_metadata\n"
        source = folder / "program.s"
        source.write_text(text)
        waves = [f"-mattr={'+' if lanes == 64 else '-'}wavefrontsize64,{'-' if lanes == 64 else '+'}wavefrontsize32"] \
            if target.startswith("gfx1") else []
        made = command(MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", *waves, "-filetype=obj", source, "-o", folder / "program.o")
        if made.returncode == 0:
            linked = command(LLD, "-shared", folder / "program.o", "-o", folder / "program.hsaco")
            if linked.returncode != 0:
                raise RuntimeError(linked.stderr)
            return folder / "program.hsaco", bodies
        wrong = collections.defaultdict(set)
        for line in re.findall(r"program\.s:(\d+):\d+: error", made.stderr):
            if int(line) not in owner:
                raise RuntimeError(made.stderr[:1500])
            n, place = owner[int(line)]
            wrong[n].add(place)
        for n, places in wrong.items():
            bodies[n] = [line for place, line in enumerate(bodies[n]) if place not in places]
    raise RuntimeError(made.stderr[:1500])


def executed(lanewise, program, kernel, lanes, start, folder):
    """(registers at the end, findings) or a text."""
    end = folder / f"{program.stem}-end.bin"
    done = command(lanewise, "run", program, "--kernel", kernel, "--grid", 1, "--block", lanes, "--threads", 1, "--json",
                   "--check=waits", "--max-instructions", 1000000, f"u32[{STARTS // 4}]=@{start}", f"u32[{64 * RECORD // 4}]=zeros",
                   "--out", f"1={end}")
    if done.returncode not in (0, 1):
        return f"run ends with {done.returncode}: {' '.join(done.stderr.split())}"
    return end.read_bytes(), json.loads(done.stdout)["findings"]


def rewrite(lanewise, given, output, options):
    done = command(lanewise, "rewrite", given, "-o", output, "--json", *options)
    if done.returncode != 0:
        raise RuntimeError(f"rewrite ends with {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def lint_errors(lanewise, program):
    done = command(lanewise, "lint", "--json", program)
    if done.returncode not in (0, 1, 4):
        raise RuntimeError(f"lint ends with {done.returncode}: {done.stderr.strip()}")
    return collections.Counter(f["name"] for f in json.loads(done.stdout)["findings"] if f["severity"] == "error")


def try_file(lanewise, rules, target, number, options, folder):
    """(instructions before, after, uses of rules, complaints)."""
    name, _, wave = target.partition(":")
    lanes = 32 if name.startswith("gfx1") and not wave else 64
    source = random.Random(f"{target} {number}")
    modes = {"denormals": source.choice((0, 3, 3)), "clamp": source.choice((0, 1)), "ieee": source.choice((0, 1))}
    bodies = [Maker(name, lanes, source, rules, n).body() for n in range(KERNELS)]
    given, _ = assembled(name, lanes, bodies, modes, folder)
    new, again = folder / "new.hsaco", folder / "again.hsaco"
    report = rewrite(lanewise, given, new, options)
    before = sum(code["instructions_before"] for code in report["code"])
    after = sum(code["instructions_after"] for code in report["code"])
    uses = collections.Counter(s["rule"] for s in report["suggestions"])
    complaints = [f"refused: {report['refused']}"] if report["refused"] else []
    if after > before:
        complaints.append(f"grows from {before} to {after} instructions")
    second = rewrite(lanewise, new, again, options)
    # What was withdrawn because of a hazard may be possible in the new code.
    if second["suggestions"] and not any(code["withdrawn"] for code in report["code"]):
        complaints.append(f"rewritten again: {dict(collections.Counter(s['rule'] for s in second['suggestions']))}")
    more = lint_errors(lanewise, new) - lint_errors(lanewise, given)
    if more:
        complaints.append(f"lint: {dict(more)}")
    start = folder / "start.bin"
    for n in range(KERNELS):
        words = [source.choice((0, 1, 0xffffffff, 0x80000000, 0x7fc00000, 0x3f800000, 0x0000ffff, 0x7c003c00))
                 if source.random() < 0.25 else source.getrandbits(source.choice((8, 16, 24, 32, 32))) for _ in range(STARTS // 4)]
        start.write_bytes(struct.pack(f"<{len(words)}I", *words))
        active = source.choice((lanes, lanes, source.randrange(1, lanes)))
        results = [executed(lanewise, program, f"k{n}", active, start, folder) for program in (given, new)]
        if isinstance(results[0], str):
            raise RuntimeError(f"k{n}: {results[0]}")
        if not any(results[0][0]):
            raise RuntimeError(f"k{n} has no results")
        complaint = results[1] if isinstance(results[1], str) else ""
        if not complaint and results[1][0] != results[0][0]:
            complaint = "other results"
        elif not complaint and len(results[1][1]) > len(results[0][1]):
            complaint = f"run --check=waits: {results[1][1][0]}"
        if complaint:
            guilty = []
            for rule in sorted({s["rule"] for s in report["suggestions"] if s["function"] == f"k{n}"}):
                rewrite(lanewise, given, again, [*options, "--only", rule])
                alone = executed(lanewise, again, f"k{n}", active, start, folder)
                if isinstance(alone, str) or alone[0] != results[0][0] or len(alone[1]) > len(results[0][1]):
                    guilty.append(rule)
            complaints.append(f"k{n} with {active} lanes: {complaint}; alone: {guilty or 'no rule'}")
    return before, after, uses, complaints


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--rules", required=True, type=pathlib.Path, help="folder of the rule files")
    parser.add_argument("--programs", type=int, default=84, help=f"so many, {KERNELS} of them in a file")
    parser.add_argument("--seed", type=int, default=1, help="number of the first file")
    parser.add_argument("--target", default="", help="only this one")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--options", default="", help="more options for rewrite")
    options = parser.parse_args()
    rules = [Rule(text) for file in sorted(options.rules.glob("*.rule"))
             for text in re.split(r"(?m)^(?=rule )", file.read_text())[1:]]
    targets = [options.target] if options.target else TARGETS
    files = [(targets[i % len(targets)], options.seed + i) for i in range(-(-options.programs // KERNELS))]

    def work(file):
        target, number = file
        with tempfile.TemporaryDirectory() as made:
            folder = made
            if options.keep:
                folder = options.keep / f"{target.replace(':', '_')}-{number}"
                folder.mkdir(parents=True, exist_ok=True)
            try:
                return try_file(options.lanewise, rules, target, number, options.options.split(), pathlib.Path(folder))
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                return 0, 0, collections.Counter(), [str(error)]

    failed, totals, uses = 0, [0, 0], collections.Counter()
    print(f"seed {options.seed}")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (target, number), (before, after, used, complaints) in zip(files, pool.map(work, files)):
            totals[0] += before
            totals[1] += after
            uses.update(used)
            failed += bool(complaints)
            for complaint in complaints:
                print(f"{target} --seed {number}: {complaint}", flush=True)
    for rule, count in sorted(uses.items(), key=lambda item: (-item[1], item[0])):
        print(f"{count:6} {rule}")
    print(f"{len(files) * KERNELS} programs, {totals[0]} instructions become {totals[1]}, {len(uses)} rules, {failed} files failed")
    sys.exit(1 if failed or totals[0] == totals[1] else 0)


if __name__ == "__main__":
    main()
