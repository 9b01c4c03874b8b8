// Generated tables and the questions one may ask them (by name, by bits, by generation, by feature).
//
// The tables come from the records in isa/*.isa through tools/isac.py. One record describes one operation (`Op`); a
// record has one or more encodings (its VOP2, VOP3, SDWA, DPP, … forms), and an encoding belongs to the opcode columns
// (gfx8, gfx9, gfx906, …) in which its bits, spelling and operands are the same.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace lw::isa {

struct TargetLimits;

// clang-format off: what repeats is aligned.

// One per record; the enumerator is the record's name, e.g. Op::v_add_f16.
enum class Op : uint16_t {
#define LW_OP(name) name,
#include "isa/generated/ops.inc"
#undef LW_OP
};
inline constexpr size_t kOpCount = 0
#define LW_OP(name) +1
#include "isa/generated/ops.inc"
#undef LW_OP
    ;

// The encodings of the manuals, with the forms of a VOP word that a second word changes as formats of their own
// (VOP1_SDWA, VOP2_DPP, …). From isa/formats.isa.
enum class Format : uint8_t {
#define LW_FORMAT(name) name,
#include "isa/generated/formats.inc"
#undef LW_FORMAT
};

// What an instruction of a format is, as the manuals group them: `mix` is VOP3P of f16 or f32 sources, `mai` are matrix
// products and moves of AGPRs.
enum class Form : uint8_t {
  sop1,
  sop2,
  sopk,
  sopc,
  sopp,
  smem,
  vop1,
  vop2,
  vopc,
  vop3,
  vop3p,
  mix,
  mai,
  vopd,
  vintrp,
  vinterp,
  ldsdir,
  ds,
  mubuf,
  mtbuf,
  mimg,
  flat,
  global,
  scratch,
  exp,
};
// What the second word of a vector instruction does: selects bytes, or moves lanes within rows of 16 or groups of 8.
enum class Extension : uint8_t { none, sdwa, dpp16, dpp8 };

constexpr Form form_of(Format format) {
  constexpr Form forms[] = {
#define LW_FORMAT_FACTS(name, form, extension) Form::form,
#include "isa/generated/format_facts.inc"
#undef LW_FORMAT_FACTS
  };
  return forms[static_cast<size_t>(format)];
}
constexpr Extension extension_of(Format format) {
  constexpr Extension extensions[] = {
#define LW_FORMAT_FACTS(name, form, extension) Extension::extension,
#include "isa/generated/format_facts.inc"
#undef LW_FORMAT_FACTS
  };
  return extensions[static_cast<size_t>(format)];
}

// Opcode columns. A target reads one column in each size of wave it has, since lane masks have a register a 32 lanes;
// from isa/generations.isa.
enum class Column : uint8_t {
#define LW_COLUMN(name) name,
#include "isa/generated/columns.inc"
#undef LW_COLUMN
};
inline constexpr size_t kColumnCount = 0
#define LW_COLUMN(name) +1
#include "isa/generated/columns.inc"
#undef LW_COLUMN
    ;

// Bit set over Column.
using ColumnSet = uint32_t;
static_assert(kColumnCount <= 32);

// What a target can do; asked instead of comparing generations. From isa/generations.isa.
enum class Feature : uint8_t {
#define LW_FEATURE(name) name,
#include "isa/generated/features.inc"
#undef LW_FEATURE
};
inline constexpr size_t kFeatureCount = 0
#define LW_FEATURE(name) +1
#include "isa/generated/features.inc"
#undef LW_FEATURE
    ;

// Bit set over Feature.
struct FeatureSet {
  uint64_t words[(kFeatureCount + 63) / 64];
  constexpr bool has(Feature feature) const {
    const auto bit = static_cast<size_t>(feature);
    return (words[bit / 64] >> (bit % 64)) & 1;
  }
};

// A column and those that inherit from it, those of waves of 32 lanes among them.
constexpr ColumnSet columns_from(Column column) {
  constexpr ColumnSet sets[] = {
#define LW_COLUMN_FACTS(name, heirs, ...) heirs,
#include "isa/generated/column_facts.inc"
#undef LW_COLUMN_FACTS
  };
  return sets[static_cast<size_t>(column)];
}

// What every target of a column can do.
inline constexpr FeatureSet kColumnFeatures[] = {
#define LW_COLUMN_FACTS(name, heirs, ...) {{__VA_ARGS__}},
#include "isa/generated/column_facts.inc"
#undef LW_COLUMN_FACTS
};
constexpr bool column_has(Column column, Feature feature) {
  return kColumnFeatures[static_cast<size_t>(column)].has(feature);
}

// The columns that have a feature.
inline constexpr std::array<ColumnSet, kFeatureCount> kColumnsWith = [] {
  std::array<ColumnSet, kFeatureCount> sets{};
  for (size_t feature = 0; feature < kFeatureCount; ++feature)
    for (size_t column = 0; column < kColumnCount; ++column)
      if (kColumnFeatures[column].has(static_cast<Feature>(feature))) sets[feature] |= ColumnSet{1} << column;
  return sets;
}();

// What an operand may name. Operand values use the machine's 9-bit source numbering wherever a register or constant is
// possible: 0..127 scalar registers (102/103 FLAT_SCRATCH, 104/105 XNACK_MASK before gfx10, 106/107 VCC, 108.. TTMP
// on gfx9 and later, 112.. on gfx8, 124 M0, 125 NULL, 126/127 EXEC), 128 the integer 0, 129..192 the integers 1..64,
// 193..208 the integers -1..-16, 235..239 apertures and POPS, 240..248 float constants, 251 VCCZ, 252 EXECZ, 253 SCC,
// 254 LDS_DIRECT, 255 a literal, 256 + n the VGPR n, 512 + n the AGPR n.
enum class Kind : uint8_t {
  none,
  vgpr,        // a VGPR tuple: value 256 + first register
  agpr,        // an AGPR tuple: value 512 + first register
  avgpr,       // either
  asrc,        // either, or an inline constant: the third source of matrix instructions
  vsrc,        // any 9-bit VALU source
  vsrc_nolit,  // any 9-bit VALU source but a literal
  ssrc,        // any 8-bit scalar source
  sdst,        // a scalar register tuple that can be written
  sreg,        // a scalar register tuple that is read (no constants), e.g. SMEM's sbase, MUBUF's srsrc
  soffset,     // scalar register, M0 or inline constant
  vcc,         // VCC, always; it has no bits in the encoding but is written in the text
  imm,         // an immediate; `type` says its width and sign
  literal,     // a 32-bit literal that is always present (v_madmk_f32, s_setreg_imm32_b32)
  label,       // a branch target: signed words relative to the next instruction
  waitcnt,
  depctr,
  delay,
  sendmsg,
  hwreg,
  swizzle,
  gpr_idx,  // immediates with symbolic spellings
  attr,
  attr_chan,
  interp_param,
  exp_target,  // VINTRP and EXP
  off,         // the word `off` where another form of the instruction has an address; no bits, value 0
};

// The element type an operand is read or written as. `dwords` of the operand says how many registers it spans.
enum class Type : uint8_t {
  none,
  b8,
  i8,
  u8,
  b16,
  i16,
  u16,
  f16,
  b32,
  i32,
  u32,
  f32,
  b64,
  i64,
  u64,
  f64,
  v2f16,
  v2i16,
  v2u16,
  v2b16,  // two halves in one register
  mask,   // one bit a lane: a pair of scalar registers, one register in waves of 32 lanes
  b96,
  b128,
  b192,
  b256,
  b320,
  b512,
  b1024,
  bf16,
  v2bf16,
  v4bf16,
  v8bf16,
  v16bf16,
  v4f16,
  v8f16,
  v16f16,
  v2f32,
  v2b32,
  v4f32,
  v16f32,
  v32f32,
  v4i32,
  v16i32,
  v32i32,
  v4f64,
};

// One operand of one encoding, in the order of the assembly text.
struct Operand {
  uint8_t name;  // index for operand_name(): d0, s0, vdata, …
  Kind kind;
  Type type;
  uint8_t dwords;       // registers spanned; 0 for immediates. Of the data and the address of an image: the fewest
  uint8_t most_dwords;  // equal to dwords but for these two, whose number inst::dwords and inst::touched work out
  bool is_read;
  bool is_written;
  bool in_text;  // false: implied (an implicit operand that the text does not show)
  // value = (((words >> lsb) & ((1 << width) - 1)) << shift) + bias, over the words as one little-endian number. No
  // field lies across the end of the second word.
  uint8_t lsb;
  uint8_t width;       // 0: no bits (Kind::vcc, Kind::literal)
  uint8_t shift;       // sbase and srsrc count in pairs and quads of registers
  uint16_t bias;       // 256 for VGPR fields
  uint8_t scalar_bit;  // 0: none. Else the bit of the word that, when set, takes the bias away: an SDWA source of gfx9
                       // whose 8 bits name a scalar register or inline constant instead of a VGPR
  uint8_t acc_bit;  // 0: none. Else the bit that, when set, makes a VGPR the AGPR of the same number. All operands of
                    // an encoding that share the bit are VGPRs or AGPRs together
  // Operands that are halves of VGPRs (Feature::real_true16): 1 + n where Modifier::op_sel0 + n of an instruction says
  // which; 0 for whole registers. The words of VOP1, VOP2, VOPC and their DPP forms have that as bit 7 of the
  // register's number, the other seven bits of which reach to v127; where `half` is 0 that bit must be 0.
  uint8_t half;
  bool half_in_number;
};

// Fields that are not operands. Values are raw field bits; 0 is what an unwritten field holds unless
// isa/operands.isa states another default.
enum class Modifier : uint8_t {
#define LW_MODIFIER(name) name,
#include "isa/generated/modifiers.inc"
#undef LW_MODIFIER
};
inline constexpr size_t kModifierCount = 0
#define LW_MODIFIER(name) +1
#include "isa/generated/modifiers.inc"
#undef LW_MODIFIER
    ;

struct ModifierField {
  Modifier modifier;
  uint8_t lsb;
  uint8_t width;
  bool allowed;       // false: the bits exist but this instruction ignores or forbids them
  int8_t required;    // the value that this form of the instruction always has (offen, idxen, tfe, lds); -1: any
  uint8_t unwritten;  // the value when the text does not mention the modifier; assemblers write it even where the
                      // modifier is not allowed (op_sel_hi of v_dot4_i32_i8)
};

// Machine state a record touches besides its operands.
enum class Implicit : uint16_t {
  exec = 1 << 0,
  vcc = 1 << 1,
  scc = 1 << 2,
  m0 = 1 << 3,
  mode = 1 << 4,
  flat_scratch = 1 << 5,
  pc = 1 << 6,
  memory = 1 << 7,
  lds = 1 << 8,
  gds = 1 << 9,
  hwreg = 1 << 10,
  vgpr_indexed = 1 << 11,
  sgpr_indexed = 1 << 12,
  lanes = 1 << 13,  // lanes of its VGPRs that EXEC disables
};
using ImplicitSet = uint16_t;
constexpr bool has(ImplicitSet set, Implicit bit) { return (set & static_cast<uint16_t>(bit)) != 0; }

// Which kind of function states the meaning of a record (src/sem).
enum class MeaningKind : uint8_t { lane, scalar, wave, memory, control, gap };

enum class Unit : uint8_t { salu, valu, smem, vmem, flat, lds, gds, branch, message, interp, exp };

// What an instruction does to the flow of control.
enum class ControlFlow : uint8_t {
  none,
  branch,       // always, to the label
  conditional,  // to the label or on
  jump,         // to an address in a register pair (s_setpc_b64): a return, too
  call,         // the same, leaving a return address (s_swappc_b64)
  call_label,   // to the label, leaving a return address (s_call_b64)
  end,          // the wave ends
};

// What an instruction waits for: nothing, counters (isa/wait_fields.h), those with fields in s_waitcnt, all there are,
// or something else that happens.
enum class WaitKind : uint8_t { none, counters, fields, all, event };

// One record.
struct Record {
  Op op;
  MeaningKind meaning;
  Unit unit;
  ImplicitSet reads;
  ImplicitSet writes;
  uint32_t name_offset;
  uint32_t family_offset;  // the file of isa/ and of src/sem/insts/ it is in: "valu_int"
  uint32_t note_offset;    // errata anchor or, for MeaningKind::gap, the reason; may be empty
  ControlFlow control;
  WaitKind waits;
  uint8_t wait_first;  // into the table of WaitParts
  uint8_t wait_count;
  std::string_view name() const;
  std::string_view family() const;
  std::string_view note() const;
};

using EncodingId = uint16_t;  // index into encodings(); 0 means "none"

// One way to write one record as bits.
struct Encoding {
  EncodingId id;
  Op op;
  Format format;
  uint16_t layout;  // index into layouts(): the bit picture
  uint16_t opcode;
  ColumnSet columns;
  uint32_t mnemonic_offset;  // "v_add_f16_e32" as LLVM prints it, with its suffix
  uint32_t stem_offset;      // "v_add_f16", without the suffix
  uint16_t operand_first;    // into the table of operands
  uint8_t operand_count;
  uint16_t modifier_first;
  uint8_t modifier_count;
  uint8_t words;  // 1 to 4, without a literal
  std::string_view mnemonic() const;
  std::string_view stem() const;
  std::span<const Operand> operands() const;
  std::span<const ModifierField> modifiers() const;
  bool in(Column c) const { return (columns >> static_cast<unsigned>(c)) & 1; }
  const Record& record() const;
};

// A bit picture: which bits are fixed and to what, and where the opcode lies.
struct BitLayout {
  Format format;
  uint8_t words;
  uint64_t fixed_mask;  // bits of forbidden modifiers and of fields that must be zero among them
  uint64_t fixed_bits;
  uint64_t field_mask;       // bits that some field (opcode included) covers; bits in neither mask are ignored
  uint64_t fixed_mask_high;  // the same of the third and the fourth word
  uint64_t fixed_bits_high;
  uint64_t field_mask_high;
  uint8_t opcode_lsb;
  uint8_t opcode_width;
  uint32_t picture_offset;  // the picture itself, most significant bit first, one letter a field
  std::string_view picture() const;
};

// LLVM's ISA version, which a gfx name consists of: that of gfx90a is 9.0.10.
struct IsaVersion {
  uint8_t major, minor, stepping;
};

// A gfx name, in one size of wave.
struct Target {
  std::string_view name;  // "gfx900"
  IsaVersion version;
  Column column;
  uint8_t wave_size;  // lanes: 32 or 64
  uint32_t elf_mach;  // EF_AMDGPU_MACH of e_flags
  FeatureSet features;
  const TargetLimits* limits;  // never nullptr; isa/machines.h has the type
  bool has(Feature f) const { return features.has(f); }
};

// Whether some column that an encoding is in has a feature.
inline bool any_column_has(const Encoding& encoding, Feature feature) {
  return (encoding.columns & kColumnsWith[static_cast<size_t>(feature)]) != 0;
}

// Whether a literal may stand for an operand: in the one-word encodings, and in those of VOP3 with
// Feature::vop3_literal.
bool takes_literal(const Encoding& encoding, const Operand& operand);

// A product of matrices that VGPRs hold (v_wmma_…, gfx11 on). v_swmmac_…, of which one is sparse, is none.
bool is_wmma(const Encoding& encoding);

std::span<const Record> records();
std::span<const Encoding> encodings();  // [0] is a blank entry
std::span<const BitLayout> layouts();
std::span<const Target> targets();  // each with the size of wave that it has unless asked for another
const Record& record(Op op);
const Encoding& encoding(EncodingId id);

// By gfx name; "gfx1030:wave64" and "gfx1030:wave32" also say the size of waves. nullptr when there is none.
const Target* find_target(std::string_view name);
const Target* find_target_by_mach(uint32_t elf_mach);

// The same gfx name with waves of 32 or 64 lanes; nullptr where it has none of that size.
const Target* with_wave_size(const Target& target, unsigned wave_size);

std::string_view operand_name(uint8_t name);  // "d0"
std::string_view modifier_name(Modifier m);   // "clamp", as isa/operands.isa names it
std::string_view format_name(Format f);
std::string_view column_name(Column c);
std::string_view type_name(Type t);
std::string_view kind_name(Kind k);

// All encodings that the text of a mnemonic may mean in a column. The mnemonic may carry its suffix (_e32, _e64, _sdwa,
// _dpp) or not; without it every form is listed, in LLVM's order of preference.
std::span<const EncodingId> find_by_mnemonic(Column column, std::string_view mnemonic);

// The record of a name in any column it exists in; nullptr when there is none.
const Record* find_record(std::string_view name);

// The encoding whose fixed bits, opcode and form fit the word(s) in this column; 0 when none does. `words` is the
// first word in the low half and the second (0 when the text ends) in the high half. Encodings of four words are not
// found: their first two are an encoding by themselves.
EncodingId find_by_bits(Column column, uint64_t words);

// The encoding of one word that fits it; 0 when none does. What find_by_bits() takes for the first word of two may be
// whole where the code ends: 7e0000f9 is v_nop, which ignores the field that says SDWA.
EncodingId find_one_word(Column column, uint32_t word);

}  // namespace lw::isa
