#!/usr/bin/env python3
"""The record compiler's messages about bad record files, word for word, and what it makes of small good ones."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from isac import expand, model, reader  # noqa: E402

GENERATIONS = """\
feature sdwa "sub-dword addressing"
column gfx8
  with sdwa
column gfx9
machine vgprs_per_lane=256 vgpr_granule=4 sgprs_per_simd=800 sgpr_granule=16 max_sgprs=102 max_waves_per_simd=10
machine lds_bytes_per_workgroup=65536 lds_granule_bytes=512
target gfx803 in gfx8 mach=0x2a
"""
OPERANDS = """\
operand d0 w
operand d1 w
operand s0 r
operand s1 r
modifier clamp
"""
FORMATS = """\
format VOP2
  suffix _e32
  bits 0 oooooo dddddddd bbbbbbbb aaaaaaaaa
  o opcode
  d d0 vgpr
  a s0 vsrc
  b s1 vgpr
format SOP2
  bits 10 ooooooo ddddddd bbbbbbbb aaaaaaaa
  o opcode
  d d0 sdst
  a s0 ssrc
  b s1 ssrc
"""
RECORD = """\
default does lane unit valu reads exec
v_add_f32
  enc VOP2 gfx8=0x01
  ops d0:f32 s0:f32 s1:f32
"""


def compile_records(**files):
    """Error lines and the tables of a folder of record files; files that are not given are small good ones."""
    contents = {"generations": GENERATIONS, "operands": OPERANDS, "formats": FORMATS, "valu": RECORD}
    contents.update(files)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in contents.items():
            (pathlib.Path(folder) / f"{name}.isa").write_text(text)
        errors = reader.Errors()
        isa = model.read(pathlib.Path(folder), errors)
        tables = None if errors.any() else expand.expand(isa, errors)
    return errors.lines(), tables


class BadRecords(unittest.TestCase):
    def expect(self, expected, **files):
        self.assertEqual(compile_records(**files)[0], expected)

    def test_good_files_have_no_errors(self):
        self.expect([])

    def test_all_errors_at_once(self):
        self.expect(
            ["valu.isa:2: v_a has no encoding", "valu.isa:3: unknown word 'encode'", "valu.isa:5: unknown format 'VOP9'",
             "valu.isa:6: unknown operand 's9'", "valu.isa:6: unknown word 'f33' in operand 's1:f33'"],
            valu="default does lane unit valu\nv_a\n  encode VOP2 gfx8=1\nv_b\n  enc VOP9 gfx8=1\n  ops s9:f32 s1:f33\n"
                 "  enc VOP2 gfx8=1\n")

    def test_opcode_that_does_not_fit(self):
        self.expect(["valu.isa:3: opcode 0x40 does not fit the 6 bits of VOP2"], valu=RECORD.replace("0x01", "0x40"))

    def test_two_records_with_one_opcode(self):
        self.expect(["valu.isa:6: v_sub_f32_e32 and v_add_f32_e32 claim the same gfx8 words (VOP2 opcode 0x1)",
                     "valu.isa:6: v_sub_f32_e32 and v_add_f32_e32 claim the same gfx9 words (VOP2 opcode 0x1)"],
                    valu=RECORD + "v_sub_f32\n  enc VOP2 gfx8=0x01\n  ops d0:f32 s0:f32 s1:f32\n")

    def test_an_escape_leaves_words_to_the_format_that_it_announces(self):
        formats = FORMATS + """\
format VOP3
  bits ----------------------- aaaaaaaaa  110100 oooooooooo pp ------ dddddddd
  o opcode
  d d0 vgpr
  a s0 vsrc
  p opsel if=never
  escape a 011111010
format VOP3_DPP
  suffix _dpp
  bits ------------------------ aaaaaaaa  ----------------------- 011111010  110100 oooooooooo -- ------ dddddddd
  o opcode
  d d0 vgpr
  a s0 vgpr
derive dpp VOP3 VOP3_DPP 0
"""
        record = "default does lane unit valu\nv_a\n  enc VOP3 gfx8=1 dpp\n  ops d0:f32 s0:f32\n"
        with_modifier = OPERANDS + "modifier opsel\n"
        self.expect([], operands=with_modifier, formats=formats, valu=record)
        without = formats.replace("  escape a 011111010\n", "")
        self.expect([f"valu.isa:3: v_a_dpp and v_a claim the same {column} words (VOP3_DPP opcode 0x1)"
                     for column in ("gfx8", "gfx9")], operands=with_modifier, formats=without, valu=record)

    def test_an_ended_opcode_is_free_again(self):
        self.expect([], valu=RECORD.replace("gfx8=0x01", "gfx8=0x01 gfx9=-") +
                    "v_sub_f32\n  enc VOP2 gfx9=0x01\n  ops d0:f32 s0:f32 s1:f32\n")

    def test_record_twice(self):
        self.expect(["valu.isa:2: v_add_f32 is already a record of other.isa"],
                    other=RECORD, valu=RECORD.replace("0x01", "0x02"))

    def test_unknown_words(self):
        self.expect(["valu.isa:1: unknown word 'fast'"], valu=RECORD.replace("reads exec", "reads exec fast"))
        self.expect(["valu.isa:3: unknown form 'sdwa' of VOP2"], valu=RECORD.replace("0x01", "0x01 sdwa"))
        self.expect(["valu.isa:3: unknown column in 'sdwa:gfx7'"], valu=RECORD.replace("0x01", "0x01 sdwa:gfx7"))
        self.expect(["valu.isa:3: 'one' is not a number"], valu=RECORD.replace("0x01", "one"))
        self.expect(["valu.isa:5: unknown word '+omod'"], valu=RECORD + "  mods +omod\n")

    def test_record_without_its_parts(self):
        self.expect(["valu.isa:1: v_add_f32 does not say what it does"],
                    valu="v_add_f32\n  enc VOP2 gfx8=1\n  ops d0:f32 s0:f32 s1:f32\n")
        self.expect(["valu.isa:2: v_add_f32 is a gap without a reason"], valu=RECORD + "  does gap\n")

    def test_operands(self):
        self.expect(["valu.isa:4: operand d1 has no bits in this format"], valu=RECORD.replace("d0:f32", "d0:f32 d1:f32"))
        self.expect(["valu.isa:4: operand s0 has no type"], valu=RECORD.replace("s0:f32", "s0"))
        self.expect(["valu.isa:4: operand s1: a field of 8 bits cannot be label"],
                    valu=RECORD.replace("s1:f32", "s1:label.f32"))

    def test_pictures(self):
        self.expect(["formats.isa:1: format VOP2 has no bits", "formats.isa:3: picture has 31 bits, not 32, 64, 96 or 128"],
                    formats=FORMATS.replace("bits 0 oooooo", "bits oooooo"))
        self.expect(["formats.isa:1: format VOP2: letter 'x' means nothing"],
                    formats=FORMATS.replace("bits 0 oooooo", "bits x oooooo"))
        self.expect(["formats.isa:1: format VOP2: the bits of 'a' are not side by side"],
                    formats=FORMATS.replace("0 oooooo dddddddd bbbbbbbb aaaaaaaaa", "a oooooo dddddddd bbbbbbbb 0aaaaaaaa"))
        self.expect(["formats.isa:5: operand field d0 has no kind", "formats.isa:5: unknown word 'vgprs'"],
                    formats=FORMATS.replace("d d0 vgpr", "d d0 vgprs"))

    def test_generations(self):
        self.expect(["generations.isa:7: unknown column 'gfx7'"], generations=GENERATIONS.replace("in gfx8", "in gfx7"))
        self.expect(["generations.isa:3: unknown feature 'dpp'"], generations=GENERATIONS.replace("with sdwa", "with dpp"))
        self.expect(["generations.isa:7: target gfx803 has no mach"], generations=GENERATIONS.replace(" mach=0x2a", ""))

    def test_form_of_the_lines(self):
        self.expect(["valu.isa:3: tab character"], valu=RECORD.replace("enc VOP2", "enc\tVOP2"))
        self.expect(["valu.isa:5: quotation mark without a partner"], valu=RECORD + "  does gap \"no\n")

    def test_exit_code_and_summary_of_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            process = subprocess.run([sys.executable, "-B", ROOT / "tools" / "isac.py", folder, "--check"],
                                     capture_output=True, text=True, check=False)
        self.assertEqual(process.returncode, 1)
        self.assertEqual(process.stderr, "formats.isa:1: file is missing\ngenerations.isa:1: file is missing\n"
                                         "operands.isa:1: file is missing\n3 error(s)\n")


class GoodRecords(unittest.TestCase):
    def test_columns_are_inherited_and_equal_ones_are_one_encoding(self):
        _, tables = compile_records()
        self.assertEqual([(e.mnemonic, e.opcode, e.columns) for e in tables.encodings], [("v_add_f32_e32", 1, 0b11)])

    def test_renamed_mnemonic(self):
        _, tables = compile_records(valu=RECORD + "  called gfx8=v_plus_f32 gfx9=v_add_f32\n")
        self.assertEqual(sorted((e.mnemonic, e.columns) for e in tables.encodings),
                         [("v_add_f32_e32", 0b10), ("v_plus_f32_e32", 0b01)])

    def test_columns_make_a_tree(self):
        generations = GENERATIONS.replace("target", "column gfx906 from gfx9\ncolumn gfx10 from gfx8\ntarget", 1)
        record = RECORD.replace("gfx8=0x01", "gfx8=0x01 gfx9=0x02")
        _, tables = compile_records(generations=generations, valu=record)
        self.assertEqual(sorted((e.opcode, e.columns) for e in tables.encodings), [(1, 0b1001), (2, 0b0110)])

    def test_lane_masks_have_a_register_for_32_lanes(self):
        generations = GENERATIONS.replace("target", "column gfx9_32 wave32 of gfx9\ntarget", 1)
        record = RECORD.replace("d0:f32", "d0:mask.sdst")
        _, tables = compile_records(generations=generations, valu=record)
        self.assertEqual(sorted((e.operands[0].dwords, e.columns) for e in tables.encodings), [(1, 0b100), (2, 0b011)])

    def test_vgpr_fields_count_from_256(self):
        _, tables = compile_records()
        operands = {o.name: (o.kind, o.lsb, o.width, o.bias) for o in tables.encodings[0].operands}
        self.assertEqual(operands, {"d0": ("vgpr", 17, 8, 256), "s0": ("vsrc", 0, 9, 0), "s1": ("vgpr", 9, 8, 256)})


if __name__ == "__main__":
    unittest.main()
