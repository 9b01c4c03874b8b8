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
target gfx803 in gfx8 mach=0x2a
"""
MACHINES = """\
source LLVM modelled "LLVM 22"
source pages stated "product pages"
machine gcn3 GCN "GCN3"
target gfx803 is gcn3
table machines "Waves"
  fact waves max_waves_per_simd "" "of a SIMD"
  fact WGP has_wgp no|yes "two compute units pool what they have"
  head waves WGP
  gcn3 10 no | LLVM
chip fiji gfx803 "Fiji"
table chips "Caches"
  fact L2 l2_bytes bytes "of the chip"
  head L2
  fiji 2M | LLVM
product r9-nano fiji "R9 Nano"
table products "Board"
  fact CUs compute_units "" "that work"
  fact boost boost_clock_mhz MHz "highest clock"
  fact type memory_type text "kind of memory"
  head CUs boost type
  r9-nano 64 1000@pages HBM1 | LLVM pages
"""
TIMING = """\
class add "additions" v_add_*
table costs "VALU" on gcn3
  fact busy busy_cycles cycles "with a wave"
  head busy
  add 4 | LLVM
"""
HAZARDS = """\
role valu "VALU"
group adds v_add_*
targets gcn gcn3
hazard AddThenAdd "an addition, then one"
  targets gcn
  first valu adds
  second adds -valu
  common vgpr
  wait 2
  ignored wrong
  source LLVM
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
  is vop2
format SOP2
  bits 10 ooooooo ddddddd bbbbbbbb aaaaaaaa
  o opcode
  d d0 sdst
  a s0 ssrc
  b s1 ssrc
  is sop2
"""
IMAGES = """\
generations gfx8 gfx9
descriptor sampler 2
  clamp gfx8=w0.2:0
  bias  gfx8=w0.31:30+w1.3:0 gfx9=w1.5:0
number unorm 0
data 8   1 1 0:8
data BC1 2 8 "blocks"
unified gfx9
  1 8 unorm
order S 2d gfx9
  8 x0 y0 x1^y0 y1
"""
RECORD = """\
default does lane unit valu reads exec
v_add_f32
  enc VOP2 gfx8=0x01
  ops d0:f32 s0:f32 s1:f32
"""


def compile_records(**files):
    """Error lines and the tables of a folder of record files; files that are not given are small good ones."""
    contents = {"generations": GENERATIONS, "machines": MACHINES, "operands": OPERANDS, "formats": FORMATS, "hazards": "",
                "images": "", "denormals": "", "exchanges": "", "valu": RECORD}
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

    def test_what_formats_and_records_are(self):
        self.expect(["formats.isa:1: format VOP2 does not say what it is", "formats.isa:8: unknown word 'is'"],
                    formats=FORMATS.replace("is vop2", "is vop9"))
        self.expect(["formats.isa:1: format VOP2 does not say what it is", "formats.isa:8: unknown word 'is'"],
                    formats=FORMATS.replace("is vop2", "is vop2 dpp9"))
        self.expect([], valu=RECORD + "  control jump\n  waits vm=5:0 exp=8:6\n")
        self.expect([], valu=RECORD + "  waits all\n")
        self.expect(["valu.isa:5: unknown word 'control'"], valu=RECORD + "  control leap\n")
        self.expect(["valu.isa:5: 'cm=5:0' is not COUNTER=MOST:LEAST", "valu.isa:5: 'vm=0:5' is not COUNTER=MOST:LEAST"],
                    valu=RECORD + "  waits cm=5:0 vm=0:5\n")

    def test_counters(self):
        waits = "  waits vmcnt=3:0 expcnt=6:4 lgkmcnt=11:8\n"
        with_counts = lambda counts: GENERATIONS.replace("column gfx9", f"  counts {counts}\n{waits}column gfx9")
        self.expect([], generations=with_counts("vm=4 exp=3 lgkm=4 vs=6"))
        self.expect(["generations.isa:1: gfx8: the field vmcnt has 4 bits, the counter has not"],
                    generations=with_counts("vm=5 exp=3"))
        self.expect([f"generations.isa:4: '{word}' is not a counter that is not there yet, with its bits"
                     for word in ("cm=4", "vm=0", "vm=x")], generations=with_counts("cm=4 vm=0 vm=x exp=3"))

    def test_exchanges(self):
        two = RECORD + "v_sub_f32\n  enc VOP2 gfx8=0x02\n  ops d0:f32 s0:f32 s1:f32\n"
        self.expect([], valu=two, exchanges="other v_sub_* v_add_*\n")
        self.expect(["exchanges.isa:1: no record fits 'v_mul_*'"], valu=two, exchanges="same v_mul_*\n")
        self.expect(["exchanges.isa:1: expected 'same' and names, or 'other' and the beginnings of two names"], valu=two,
                    exchanges="other v_sub_*\n")
        self.expect(["exchanges.isa:2: v_add_f32 is exchanged with v_add_f32 already"], valu=two,
                    exchanges="same v_add_*\nother v_sub_* v_add_*\n")

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
  is vop3
  escape a 011111010
format VOP3_DPP
  suffix _dpp
  bits ------------------------ aaaaaaaa  ----------------------- 011111010  110100 oooooooooo -- ------ dddddddd
  o opcode
  d d0 vgpr
  a s0 vgpr
  is vop3 dpp16
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
        self.expect(["generations.isa:5: 'gfx8x3' is not the name of a target: gfx, major, minor and stepping",
                     "machines.isa:1: target gfx8x3 of generations.isa is no target here",
                     "machines.isa:4: gfx803 is no target of generations.isa"],
                    generations=GENERATIONS.replace("target gfx803", "target gfx8x3"))
        self.expect(["generations.isa:5: unknown column 'gfx7'"], generations=GENERATIONS.replace("in gfx8", "in gfx7"))
        self.expect(["generations.isa:3: unknown feature 'dpp'"], generations=GENERATIONS.replace("with sdwa", "with dpp"))
        self.expect(["generations.isa:5: target gfx803 has no mach"], generations=GENERATIONS.replace(" mach=0x2a", ""))
        self.expect(["generations.isa:5: unknown word 'waves=10'"],
                    generations=GENERATIONS.replace("mach=0x2a", "mach=0x2a waves=10"))

    def test_fields_of_waits(self):
        def waits(text):
            return GENERATIONS.replace("column gfx8", f"column gfx8\n  waits {text}", 1)
        self.expect([], generations=waits("vmcnt=3:0+15:14 expcnt=6:4 lgkmcnt=11:8"))
        order = "waits needs the fields of vmcnt, expcnt and lgkmcnt, in that order"
        form = "is not counter=MOST:LEAST or counter=MOST:LEAST+MOST:LEAST of free bits up to 15"
        at = 1 + GENERATIONS[:GENERATIONS.index("column gfx8")].count("\n") + 1
        for text, word in [("vmcnt=3:0 expcnt=3:1 lgkmcnt=11:8", "expcnt=3:1"), ("vmcnt=0:3 expcnt=6:4 lgkmcnt=11:8", "vmcnt=0:3"),
                           ("vmcnt=3:0 expcnt=6:4 lgkmcnt=16:8", "lgkmcnt=16:8"), ("vmcnt expcnt=6:4 lgkmcnt=11:8", "vmcnt")]:
            self.expect([f"generations.isa:{at}: '{word}' {form}", f"generations.isa:{at}: {order}"], generations=waits(text))
        self.expect([f"generations.isa:{at}: {order}"], generations=waits("expcnt=6:4 vmcnt=3:0 lgkmcnt=11:8"))

    def test_form_of_the_lines(self):
        self.expect(["valu.isa:3: tab character"], valu=RECORD.replace("enc VOP2", "enc\tVOP2"))
        self.expect(["valu.isa:5: quotation mark without a partner"], valu=RECORD + "  does gap \"no\n")

    def test_exit_code_and_summary_of_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            process = subprocess.run([sys.executable, "-B", ROOT / "tools" / "isac.py", folder, "--check"],
                                     capture_output=True, text=True, check=False)
        self.assertEqual(process.returncode, 1)
        self.assertEqual(process.stderr, "formats.isa:1: file is missing\ngenerations.isa:1: file is missing\n"
                                         "machines.isa:1: file is missing\noperands.isa:1: file is missing\n4 error(s)\n")


class BadMachines(unittest.TestCase):
    def expect(self, expected, *replaced):
        text = MACHINES
        for old, new in zip(replaced[::2], replaced[1::2]):
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        self.assertEqual(compile_records(machines=text)[0], expected)

    def test_lines_that_are_none(self):
        self.expect(["machines.isa:3: unknown word 'machines': expected source, machine, target, chip, product, class, table, fitted or error"],
                    "machine gcn3", "machines gcn3", "target gfx803", "machine gcn3 GCN \"GCN3\"\ntarget gfx803")
        self.expect(['machines.isa:2: source needs a key, one of measured, fitted, stated, modelled, inferred, public, and "what it stands '
                     'for"'], "source pages", "source\nsource pages")
        self.expect(["machines.isa:4: machine needs a name, a family and \"words\""], "target gfx803", "machine gcn4\ntarget gfx803")
        for bad, message in {
                "target gfx803 gcn3": "target needs a gfx name, 'is' and a machine",
                "chip tonga gfx803": 'chip needs a name, a target and "words"',
                "product fury fiji": 'product needs a name, a chip and "words"'}.items():
            self.expect([f"machines.isa:10: {message}"], "chip fiji", f"{bad}\nchip fiji")
        self.expect(["machines.isa:5: table needs machines, chips, products, timing or costs, and a \"title\"",
                     *(f"machines.isa:{line}: a line of a table without a table" for line in range(6, 10))],
                    'table machines "Waves"', "table waves")

    def test_errors_of_the_model(self):
        end = '  r9-nano 64 1000@pages HBM1 | LLVM pages\n'
        self.expect([], end, end + "error VALU 91..110 of 16 cases | LLVM\n")
        form = "error needs what bounds the kernels, LEAST..MOST in percent, 'of' how many 'cases', and | a source"
        self.expect([f"machines.isa:22: {form}", f"machines.isa:23: {form}"], end,
                    end + "error VALU 91 of 16 cases | LLVM\nerror VALU 91..110 of 16 cases\n")
        self.expect(["machines.isa:22: 100..110: no time is exact, so the least is below 100 percent and the most above",
                     "machines.isa:23: the error of VALU is there twice", "machines.isa:23: unknown source 'study'"], end,
                    end + "error VALU 100..110 of 16 cases | LLVM\nerror VALU 91..110 of 16 cases | study\n")

    def test_names(self):
        self.expect(["machines.isa:4: source LLVM is there twice"], 'machine gcn3 GCN "GCN3"',
                    'machine gcn3 GCN "GCN3"\nsource LLVM stated "again"')
        self.expect(["machines.isa:1: target gfx803 of generations.isa is no target here",
                     "machines.isa:4: gfx7 is no target of generations.isa", "machines.isa:10: unknown target 'gfx803'"],
                    "target gfx803", "target gfx7")
        self.expect(["machines.isa:4: unknown machine 'gcn2'"], "is gcn3", "is gcn2")
        self.expect(["machines.isa:15: unknown chip 'tonga'"], "r9-nano fiji", "r9-nano tonga")
        self.expect(["machines.isa:15: 'R9' is not the name of a product", "machines.isa:21: unknown product 'r9-nano'"],
                    "product r9-nano", "product R9")
        self.expect(["machines.isa:15: chip fiji is there twice"], "product r9-nano",
                    'chip fiji gfx803 "Fiji"\nproduct r9-nano')

    def test_facts_and_head(self):
        self.expect(["machines.isa:12: fact needs a heading, a member, a unit and \"words\""] +
                    ["machines.isa:13: the head is not that of the facts: expected facts above it",
                     "machines.isa:14: 1 values before the '|': expected 0, as the head has"], "l2_bytes bytes", "l2_bytes")
        self.expect(["machines.isa:7: fact max_waves_per_simd is there twice",
                     "machines.isa:8: the head is not that of the facts: expected waves",
                     "machines.isa:9: 2 values before the '|': expected 1, as the head has"],
                    "WGP has_wgp no|yes", 'WGP max_waves_per_simd ""')
        self.expect(["machines.isa:8: the head is not that of the facts: expected waves WGP"], "head waves WGP", "head WGP waves")
        self.expect(["machines.isa:10: a fact behind the head of its table"], "chip fiji",
                    '  fact SIMDs simds "" "of a unit"\nchip fiji')
        self.expect(["machines.isa:11: table has no head", "machines.isa:13: expected fact or head before the rows, not 'fiji'"],
                    "  head L2\n", "")

    def test_rows(self):
        self.expect(["machines.isa:9: 1 values before the '|': expected 2, as the head has"], "10 no |", "10 |")
        self.expect(["machines.isa:9: a row needs a '|' between its values and their sources"], "10 no |", "10 no")
        self.expect(["machines.isa:9: a row needs a source behind the '|'"], "no | LLVM", "no |")
        self.expect(["machines.isa:9: unknown source 'LLVN'"], "no | LLVM", "no | LLVN")
        self.expect(["machines.isa:21: unknown source 'page'"], "1000@pages", "1000@page")
        self.expect(["machines.isa:9: waves is 'ten': expected a number or -"], "10 no", "ten no")
        self.expect(["machines.isa:9: waves is '10k': expected a number or -"], "10 no", "10k no")
        self.expect(["machines.isa:9: WGP is 'maybe': expected no or yes"], "10 no", "10 maybe")
        self.expect(["machines.isa:14: unknown chip 'tonga'"], "  fiji 2M", "  tonga 2M")
        self.expect(["machines.isa:10: gcn3 has two rows in this table"], "no | LLVM\n", "no | LLVM\n  gcn3 10 no | LLVM\n")

    def test_several_claims(self):
        self.expect([], "1000@pages", "1000(900..1100)@pages/1100@LLVM+pages", "LLVM pages\n", 'LLVM pages "read twice"\n')
        self.expect(["machines.isa:21: a row with several claims needs a \"why\" behind its sources"],
                    "1000@pages", "1000/1100@LLVM")
        self.expect(["machines.isa:21: boost: the claim 1100 needs a source: 1100@KEY"],
                    "1000@pages", "1000/1100", "LLVM pages\n", 'LLVM pages "read twice"\n')
        self.expect(["machines.isa:21: a why without several claims"], "LLVM pages\n", 'LLVM pages "read twice"\n')
        self.expect(["machines.isa:21: boost: 1000 does not lie in 1001..1100"], "1000@pages", "1000(1001..1100)")

    def test_classes_and_costs(self):
        self.expect([], "chip fiji", TIMING + "chip fiji")
        self.expect(["machines.isa:10: no record fits 'v_mul_*'"], "chip fiji", TIMING.replace("v_add_*", "v_mul_*") + "chip fiji")
        self.expect(["machines.isa:11: unknown machine or target 'gcn4'"], "chip fiji",
                    TIMING.replace("on gcn3", "on gcn4") + "chip fiji")
        self.expect(["machines.isa:11: a table of costs, and no other, says 'on' and the machines and targets it is about"],
                    "chip fiji", TIMING.replace(" on gcn3", "") + "chip fiji")
        self.expect(["machines.isa:14: unknown class 'sub'"], "chip fiji", TIMING.replace("  add 4", "  sub 4") + "chip fiji")
        self.expect(["machines.isa:16: no table of costs above has a fact 'idle'",
                     "machines.isa:17: 1 values before the '|': expected 0, as the head has"], "chip fiji",
                    TIMING + 'table costs "again" on gfx803\n  head idle\n  add 4 | LLVM\nchip fiji', )
        self.expect(["machines.isa:17: add has a row in another table for the same machine or target"], "chip fiji",
                    TIMING + 'table costs "again" on gcn3\n  head busy\n  add 4 | LLVM\nchip fiji')

    def test_fitted(self):
        self.expect([], "chip fiji", TIMING + "fitted add.busy_cycles of gcn3 to IR-1 IR-2\nfitted boost_clock_mhz of r9-nano to IR-3\nchip fiji")
        self.expect(["machines.isa:10: fitted needs a number, 'of' what, and 'to' the cases it was chosen by"],
                    "chip fiji", "fitted boost_clock_mhz of r9-nano\nchip fiji")
        self.expect(["machines.isa:10: r9-nano has no row with boost"], "chip fiji", "fitted boost of r9-nano to IR-1\nchip fiji")
        self.expect(["machines.isa:11: boost_clock_mhz of r9-nano is fitted twice"], "chip fiji",
                    2 * "fitted boost_clock_mhz of r9-nano to IR-1\n" + "chip fiji")

    def test_what_must_be_known(self):
        self.expect(["machines.isa:5: machine gcn3 has no row in this table"], "  gcn3 10 no | LLVM\n", "")
        self.expect(["machines.isa:15: product r9-nano has no compute_units"], "r9-nano 64", "r9-nano -")


class BadImages(unittest.TestCase):
    def expect(self, expected, *replaced):
        text = IMAGES
        for old, new in zip(replaced[::2], replaced[1::2]):
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        self.assertEqual(compile_records(images=text)[0], expected)

    def test_descriptors(self):
        self.expect([])
        self.expect(["images.isa:1: unknown column 'gfx7'"], "generations gfx8", "generations gfx7 gfx8")
        self.expect(["images.isa:3: 'gfx8=w0.2' is no place: expected GENERATION=wWORD.MSB:LSB or GENERATION=-"],
                    "w0.2:0", "w0.2")
        self.expect(["images.isa:3: 'w2.2:0' lies outside the descriptor"], "w0.2:0", "w2.2:0")
        self.expect(["images.isa:1: sampler of gfx8: bias and clamp share bits"], "w0.2:0", "w0.31:0 gfx9=w0.0:0")
        self.expect([], "w0.2:0", "w0.31:0@8 gfx9=w0.0:0", "w1.3:0", "w1.3:0@9")

    def test_formats(self):
        self.expect(["images.isa:6: '0-8' is no component: expected LSB:WIDTH",
                     "images.isa:6: a data format needs one to four components, or why it has none"], "0:8", "0-8")
        self.expect(["images.isa:6: a component lies outside the element"], "0:8", "0:9")
        self.expect(["images.isa:9: expected a number, a data format and number formats"], "1 8 unorm", "1 8 snorm")
        self.expect(["images.isa:10: 1 has a format already"], "  1 8 unorm", "  1 8 unorm\n  1 8 unorm")

    def test_orders(self):
        self.expect(["images.isa:10: 'gfx7' is no generation, target or chip"], "2d gfx9", "2d gfx7")
        self.expect(["images.isa:10: S of 8 bits: two texels have one address"], "y1", "x2")
        self.expect(["images.isa:11: expected one of 8, 16, 32, 64, 128, once, and coordinate bits such as x0 or x3^y6"],
                    "y1", "w1")
        self.expect(["images.isa:10: 'orders S 2d gfx9' is not understood, or says what is said before",
                     "images.isa:11: a line of nothing: expected descriptor, unified, order or tile_modes before it"],
                    "order S", "orders S")


class BadHazards(unittest.TestCase):
    def expect(self, expected, *replaced):
        text = HAZARDS
        for old, new in zip(replaced[::2], replaced[1::2]):
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        self.assertEqual(compile_records(hazards=text)[0], expected)

    def test_declarations(self):
        self.expect([])
        self.expect(["hazards.isa:12: unknown word 'hazards': expected source, role, group, targets, passes or hazard"],
                    "source LLVM\n", "source LLVM\nhazards none\n")
        self.expect(["hazards.isa:2: group needs a new name and what it is"], "group adds v_add_*", "group valu v_add_*",
                    "first valu adds", "first valu", "second adds -valu", "second valu")
        self.expect(["hazards.isa:2: no record fits 'v_mul_*'"], "v_add_*", "v_mul_*")
        self.expect(["hazards.isa:3: unknown target or machine 'gcn4'", "hazards.isa:4: AddThenAdd has no targets"],
                    "gcn gcn3", "gcn gcn4")
        self.expect(["hazards.isa:4: passes needs targets, one number or two of 2, 4, 8 and 16, a colon and records"],
                    "hazard AddThenAdd", "passes gcn 3 : v_add_*\nhazard AddThenAdd")
        self.expect(["hazards.isa:1: salu is used by no hazard"], "group adds", 'role salu "SALU"\ngroup adds')

    def test_lines_of_a_hazard(self):
        self.expect(["hazards.isa:6: unknown role or group 'subs'"], "valu adds", "valu adds subs")
        self.expect(["hazards.isa:4: AddThenAdd has neither wait states nor an instruction that ends it",
                     "hazards.isa:9: wait is '40': expected 1 to 32, which may be followed by a role or group, or passes and "
                     "numbers like 8=11"], "wait 2", "wait 40")
        self.expect(["hazards.isa:4: AddThenAdd has more than 2 distances, or some besides passes"], "wait 2",
                    "wait 2\n  wait passes 2=4 8=10")
        self.expect([], "wait 2", "wait passes 2=4 8=10")
        self.expect([], "wait 2", "wait 2\n  wait 3 valu\n  ends -valu adds\n  through valu")
        self.expect(["hazards.isa:10: unknown role or group 'nops'"], "wait 2", "wait 2\n  ends nops")
        self.expect(["hazards.isa:10: unchecked says nothing"], "  ignored", "  unchecked\n  ignored")
        self.expect(["hazards.isa:4: AddThenAdd is more than one of interlocked, special and unchecked"], "  ignored",
                    '  special\n  unchecked "no"\n  ignored')
        self.expect(["hazards.isa:11: unknown source 'LLVN'"], "source LLVM", "source LLVN")
        self.expect(["hazards.isa:8: 'common agpr' is no line of a hazard: expected targets, first, second, common, wait, ends, "
                     "through, remedy, ignored, severity, interlocked, special, unchecked or source"], "common vgpr", "common agpr")
        self.expect(["hazards.isa:4: AddThenAdd has no ignored"], "  ignored wrong\n", "")
        self.expect(["hazards.isa:4: AddThenAdd has neither wait states nor an instruction that ends it"], "  wait 2\n", "")
        self.expect(["hazards.isa:4: AddThenAdd has a distance and no first"], "  first valu adds\n", "")


class GoodMachines(unittest.TestCase):
    def test_facts_with_their_sources(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"generations": GENERATIONS, "machines": MACHINES, "operands": OPERANDS, "formats": FORMATS,
                               "hazards": "", "images": "", "denormals": "", "exchanges": ""}.items():
                (pathlib.Path(folder) / f"{name}.isa").write_text(text.replace("WGP\n  gcn3 10 no", "WGP\n  gcn3 - no"))
            errors = reader.Errors()
            machines = model.read(pathlib.Path(folder), errors).machines
        self.assertEqual(errors.lines(), [])
        facts = lambda thing: [(f.kind.member, f.value, f.sources) for f in thing.facts]
        self.assertEqual(facts(machines.machines["gcn3"]), [("has_wgp", "no", ("LLVM",))])
        self.assertEqual(facts(machines.chips["fiji"]), [("l2_bytes", 2 << 20, ("LLVM",))])
        self.assertEqual(facts(machines.products["r9-nano"]), [
            ("compute_units", 64, ("LLVM", "pages")), ("boost_clock_mhz", 1000, ("pages",)), ("memory_type", "HBM1", ("LLVM", "pages"))])


DENORMALS = """\
source manual stated "the manual"
flush sums 32
  of      v_add_*
  without sdwa
  says    "denormals are flushed"
  source  manual LLVM
"""


class BadDenormals(unittest.TestCase):
    def expect(self, expected, *changes):
        text = DENORMALS
        for before, after in zip(changes[::2], changes[1::2]):
            self.assertIn(before, text)
            text = text.replace(before, after)
        self.assertEqual(compile_records(denormals=text)[0], expected)

    def test_rules(self):
        self.expect([])
        self.expect(["denormals.isa:2: flush needs a new name and widths: 16, 32, 64"], "sums 32\n", "sums 8\n",
                    DENORMALS[DENORMALS.index("  of"):], "")
        self.expect(["denormals.isa:1: unknown word 'flushes': expected source, flush or keep",
                     "denormals.isa:2: a line of a rule without a rule"], DENORMALS, "flushes\n  of v_add_*\n")

    def test_lines(self):
        self.expect(["denormals.isa:2: sums has no records", "denormals.isa:3: no record fits 'v_mul_*'"], "v_add_*", "v_mul_*")
        self.expect(["denormals.isa:4: unknown feature 'sdwb'"], "sdwa", "sdwb")
        self.expect(["denormals.isa:6: unknown source 'LLVN'"], "LLVM", "LLVN")
        self.expect(["denormals.isa:2: sums has no says"], '  says    "denormals are flushed"\n', "")
        self.expect(["denormals.isa:4: 'on gfx8' is no line of a rule: expected of, with, without, says or source"],
                    "without sdwa", "on gfx8")


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
