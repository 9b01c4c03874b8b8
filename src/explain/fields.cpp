// An instruction's words as fields, with what each value means.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/base.h"
#include "explain/explain.h"
#include "isa/operand_values.h"

namespace lw::explain {
namespace {

using report::BitField;

// What a value of a modifier means; `last` with `#` in the text stands for a range of values, # for the value itself.
struct ValueWords {
  std::string_view modifier;
  uint32_t first, last;
  std::string_view words;
};

constexpr uint32_t kAny = 0xffffffff;

// One value a line, aligned.
// clang-format off
constexpr ValueWords kValueWords[] = {
    {"neg0",       0,     0,     ""},
    {"neg0",       1,     1,     "s0 is negated"},
    {"neg1",       0,     0,     ""},
    {"neg1",       1,     1,     "s1 is negated"},
    {"neg2",       0,     0,     ""},
    {"neg2",       1,     1,     "s2 is negated"},
    {"abs0",       0,     0,     ""},
    {"abs0",       1,     1,     "s0 without its sign"},
    {"abs1",       0,     0,     ""},
    {"abs1",       1,     1,     "s1 without its sign"},
    {"abs2",       0,     0,     ""},
    {"abs2",       1,     1,     "s2 without its sign"},
    {"sext0",      0,     0,     "zeros above the selected bits of s0"},
    {"sext0",      1,     1,     "the sign above the selected bits of s0"},
    {"sext1",      0,     0,     "zeros above the selected bits of s1"},
    {"sext1",      1,     1,     "the sign above the selected bits of s1"},
    {"clamp",      0,     0,     ""},
    {"clamp",      1,     1,     "floats are limited to [0, 1], integers saturate"},
    {"omod",       0,     0,     ""},
    {"omod",       1,     1,     "the result times 2"},
    {"omod",       2,     2,     "the result times 4"},
    {"omod",       3,     3,     "the result divided by 2"},
    {"op_sel0",    0,     0,     "the low half of s0"},
    {"op_sel0",    1,     1,     "the high half of s0"},
    {"op_sel1",    0,     0,     "the low half of s1"},
    {"op_sel1",    1,     1,     "the high half of s1"},
    {"op_sel2",    0,     0,     "the low half of s2"},
    {"op_sel2",    1,     1,     "the high half of s2"},
    {"op_sel3",    0,     0,     "the result goes to the low half"},
    {"op_sel3",    1,     1,     "the result goes to the high half"},
    {"op_sel_hi0", 0,     0,     "the high result takes the low half of s0"},
    {"op_sel_hi0", 1,     1,     "the high result takes the high half of s0"},
    {"op_sel_hi1", 0,     0,     "the high result takes the low half of s1"},
    {"op_sel_hi1", 1,     1,     "the high result takes the high half of s1"},
    {"op_sel_hi2", 0,     0,     "the high result takes the low half of s2"},
    {"op_sel_hi2", 1,     1,     "the high result takes the high half of s2"},
    {"neg_lo0",    0,     0,     ""},
    {"neg_lo0",    1,     1,     "s0 is negated for the low result"},
    {"neg_lo1",    0,     0,     ""},
    {"neg_lo1",    1,     1,     "s1 is negated for the low result"},
    {"neg_lo2",    0,     0,     ""},
    {"neg_lo2",    1,     1,     "s2 is negated for the low result"},
    {"neg_hi0",    0,     0,     ""},
    {"neg_hi0",    1,     1,     "s0 is negated for the high result"},
    {"neg_hi1",    0,     0,     ""},
    {"neg_hi1",    1,     1,     "s1 is negated for the high result"},
    {"neg_hi2",    0,     0,     ""},
    {"neg_hi2",    1,     1,     "s2 is negated for the high result"},
    {"dst_sel",    0,     0,     "the result goes to bits 7:0"},
    {"dst_sel",    1,     1,     "the result goes to bits 15:8"},
    {"dst_sel",    2,     2,     "the result goes to bits 23:16"},
    {"dst_sel",    3,     3,     "the result goes to bits 31:24"},
    {"dst_sel",    4,     4,     "the result goes to bits 15:0"},
    {"dst_sel",    5,     5,     "the result goes to bits 31:16"},
    {"dst_sel",    6,     6,     "the result goes to all 32 bits"},
    {"dst_unused", 0,     0,     "the other bits become 0"},
    {"dst_unused", 1,     1,     "bits above become the result's sign, below 0"},
    {"dst_unused", 2,     2,     "the other bits keep what they hold"},
    {"src0_sel",   0,     0,     "s0 is bits 7:0"},
    {"src0_sel",   1,     1,     "s0 is bits 15:8"},
    {"src0_sel",   2,     2,     "s0 is bits 23:16"},
    {"src0_sel",   3,     3,     "s0 is bits 31:24"},
    {"src0_sel",   4,     4,     "s0 is bits 15:0"},
    {"src0_sel",   5,     5,     "s0 is bits 31:16"},
    {"src0_sel",   6,     6,     "s0 is all 32 bits"},
    {"src1_sel",   0,     0,     "s1 is bits 7:0"},
    {"src1_sel",   1,     1,     "s1 is bits 15:8"},
    {"src1_sel",   2,     2,     "s1 is bits 23:16"},
    {"src1_sel",   3,     3,     "s1 is bits 31:24"},
    {"src1_sel",   4,     4,     "s1 is bits 15:0"},
    {"src1_sel",   5,     5,     "s1 is bits 31:16"},
    {"src1_sel",   6,     6,     "s1 is all 32 bits"},
    {"dpp_ctrl",   0x000, 0x0ff, "each lane reads the lane of its four that the list names"},
    {"dpp_ctrl",   0x101, 0x10f, "each lane reads a higher one of its row of 16"},
    {"dpp_ctrl",   0x111, 0x11f, "each lane reads a lower one of its row of 16"},
    {"dpp_ctrl",   0x121, 0x12f, "each lane reads a lower one, around the row of 16"},
    {"dpp_ctrl",   0x130, 0x130, "each lane reads the next higher one of the wave"},
    {"dpp_ctrl",   0x134, 0x134, "each lane reads the next higher one, around the wave"},
    {"dpp_ctrl",   0x138, 0x138, "each lane reads the next lower one of the wave"},
    {"dpp_ctrl",   0x13c, 0x13c, "each lane reads the next lower one, around the wave"},
    {"dpp_ctrl",   0x140, 0x140, "each row of 16 is mirrored"},
    {"dpp_ctrl",   0x141, 0x141, "each half row of 8 is mirrored"},
    {"dpp_ctrl",   0x142, 0x142, "a row's last lane goes to the whole next row"},
    {"dpp_ctrl",   0x143, 0x143, "lane 31 goes to the rows above it"},
    {"dpp_ctrl",   0x150, 0x15f, "one lane of a row goes to the whole row"},
    {"dpp_ctrl",   0x160, 0x16f, "each lane reads the one whose number differs in these bits"},
    {"row_mask",   15,    15,    "all rows of 16 lanes are written"},
    {"row_mask",   0,     14,    "rows of 16 lanes whose bit is set are written"},
    {"bank_mask",  15,    15,    "all four groups of 4 lanes of a row are written"},
    {"bank_mask",  0,     14,    "groups of 4 lanes of a row whose bit is set are written"},
    {"bound_ctrl", 0,     0,     "lanes whose source is not there are not written"},
    {"bound_ctrl", 1,     1,     "a source lane that is not there reads as 0"},
    {"fi",         0,     0,     "a source lane that EXEC disables is not there"},
    {"fi",         1,     1,     "source lanes are read even where EXEC disables them"},
    {"dpp8",       0,     kAny,  "three bits a lane of eight: which lane it reads"},
    {"offset",     0,     kAny,  "bytes added to the address"},
    {"offset0",    0,     kAny,  "element offset of the first address"},
    {"offset1",    0,     kAny,  "element offset of the second address"},
    {"gds",        0,     0,     "LDS"},
    {"gds",        1,     1,     "global data share in place of LDS"},
    {"glc",        0,     0,     ""},
    {"glc",        1,     1,     "globally coherent; an atomic returns the old value"},
    {"slc",        0,     0,     ""},
    {"slc",        1,     1,     "streamed: not kept in the L2 cache"},
    {"dlc",        0,     0,     ""},
    {"dlc",        1,     1,     "coherent at the device's level-1 cache"},
    {"scc",        0,     0,     ""},
    {"scc",        1,     1,     "coherent across the system"},
    {"tfe",        0,     0,     ""},
    {"tfe",        1,     1,     "one more register says which texels were not resident"},
    {"lds",        0,     0,     "data go to or come from VGPRs"},
    {"lds",        1,     1,     "data go to LDS, at M0"},
    {"offen",      0,     0,     "no offset in vaddr"},
    {"offen",      1,     1,     "vaddr holds a byte offset"},
    {"idxen",      0,     0,     "no index in vaddr"},
    {"idxen",      1,     1,     "vaddr holds an index of records"},
    {"dfmt",       0,     kAny,  "how many bits each component has in memory"},
    {"nfmt",       0,     kAny,  "how components are read: as norms, integers, floats"},
    {"format",     0,     kAny,  "bits and kind of the components in memory"},
    {"high",       0,     0,     "the low half of the attribute"},
    {"high",       1,     1,     "the high half of the attribute"},
    {"en",         0,     kAny,  "which of the four sources are exported, one bit each"},
    {"done",       0,     0,     "more exports of this kind follow"},
    {"done",       1,     1,     "the last export of its kind"},
    {"compr",      0,     0,     "32 bits a source"},
    {"compr",      1,     1,     "two 16-bit components a source"},
    {"row",        0,     0,     ""},
    {"row",        1,     1,     "M0 says which row of a mesh shader's output is written"},
    {"wait_exp",   0,     7,     "waits until at most so many exports and parameter loads are outstanding"},
    {"wait_vdst",  0,     15,    "waits until at most so many vector instructions have yet to write"},
    {"vm",         0,     0,     ""},
    {"vm",         1,     1,     "EXEC is the mask of valid pixels"},
    {"row_en",     0,     0,     ""},
    {"row_en",     1,     1,     "M0 names the row of the export"},
    {"dmask",      0,     kAny,  "which components vdata holds, red lowest"},
    {"unorm",      0,     0,     "coordinates from 0 to 1"},
    {"unorm",      1,     1,     "coordinates in texels"},
    {"da",         0,     0,     ""},
    {"da",         1,     1,     "the image is an array"},
    {"r128",       0,     0,     "the descriptor has 8 registers"},
    {"r128",       1,     1,     "the descriptor has 4 registers"},
    {"a16",        0,     0,     "32-bit coordinates"},
    {"a16",        1,     1,     "16-bit coordinates, two to a register"},
    {"lwe",        0,     0,     ""},
    {"lwe",        1,     1,     "one more register says where the level of detail was clamped"},
    {"d16",        0,     0,     "32-bit components"},
    {"d16",        1,     1,     "16-bit components"},
    {"dim",        0,     kAny,  "the image's dimensions"},
    {"nsa",        0,     kAny,  "how many words of separate address registers follow"},
    {"th",         0,     kAny,  "temporal hint: how long caches should keep it"},
    {"scope",      0,     0,     "coherent in the compute unit"},
    {"scope",      1,     1,     "coherent in the shader engine"},
    {"scope",      2,     2,     "coherent on the device"},
    {"scope",      3,     3,     "coherent across the system"},
    {"nv",         0,     0,     ""},
    {"nv",         1,     1,     "non-volatile: no other wave writes it"},
    {"sc0",        0,     0,     ""},
    {"sc0",        1,     1,     "scope bit 0; an atomic returns the old value"},
    {"sc1",        0,     0,     ""},
    {"sc1",        1,     1,     "scope bit 1: system where sc0 is set too"},
    {"th",         0,     0,     "no hint"},
    {"th",         1,     7,     "how long the caches should keep the data; of an atomic, bit 0 returns the old value"},
    {"scope",      0,     0,     "coherent within a compute unit"},
    {"scope",      1,     1,     "coherent within a shader engine"},
    {"scope",      2,     2,     "coherent within the device"},
    {"scope",      3,     3,     "coherent within the system"},
    {"wait_va_vdst", 0,   15,    "waits until at most so many vector instructions have yet to write"},
    {"wait_vm_vsrc", 0,   0,     "waits until memory instructions have read their sources"},
    {"wait_vm_vsrc", 1,   1,     ""},
    {"address1",   0,     kAny,  "the second register of the address, where it has one"},
    {"address2",   0,     kAny,  "the third register of the address, where it has one"},
    {"address3",   0,     kAny,  "the fourth register of the address, or the first of the rest"},
    {"address4",   0,     kAny,  "the fifth register of the address, where it has one"},
    {"nt",         0,     0,     ""},
    {"nt",         1,     1,     "non-temporal: not worth keeping in caches"},
    {"cbsz",       0,     kAny,  "matrix: which blocks of s0 are broadcast, or the type of s0"},
    {"abid",       0,     kAny,  "matrix: the block that is broadcast"},
    {"bitop3_lo",  0,     kAny,  "the low bits of the table of results"},
    {"bitop3_mid", 0,     kAny,  "the middle bits of the table of results"},
    {"bitop3_hi",  0,     kAny,  "the high bits of the table of results"},
    {"blgp",       0,     kAny,  "matrix: permutation of lane groups of s1, or signs, or its type"},
};
// clang-format on

uint64_t bits_of(std::span<const uint32_t> words, unsigned lsb, unsigned width) {
  uint64_t value = 0;
  for (unsigned i = 0; i < width; ++i) {
    const unsigned bit = lsb + i;
    if (bit / 32 < words.size()) value |= uint64_t{(words[bit / 32] >> (bit % 32)) & 1} << i;
  }
  return value;
}

std::string constant_words(uint32_t source) {
  if (isa::is_inline_integer(source)) return fmt::format("the constant {}", isa::inline_integer(source));
  if (isa::is_inline_float(source)) return "a floating-point constant";
  if (source == isa::kLiteral) return "a literal follows";
  return {};
}

std::string plain_register(std::string_view text) {
  while (text.starts_with('-') || text.starts_with('|')) text.remove_prefix(1);
  while (text.ends_with('|')) text.remove_suffix(1);
  if (text.starts_with("sext(") || text.starts_with("neg(") || text.starts_with("abs(")) {
    text.remove_prefix(text.find('(') + 1);
    if (text.ends_with(')')) text.remove_suffix(1);
  }
  return std::string(text);
}

std::string operand_words(const isa::Target& target, const inst::Instruction& instruction, const isa::Operand& operand,
                          uint32_t value) {
  if (operand.kind == isa::Kind::imm)
    if (std::string words = immediate_words(target, instruction, value); !words.empty()) return words;
  if (operand.kind == isa::Kind::label)
    return fmt::format("{:+} bytes from the next instruction", 4 * static_cast<int64_t>(static_cast<int32_t>(value)));
  std::string out;
  const auto add = [&](std::string_view words) {
    if (!words.empty()) out += fmt::format("{}{}", out.empty() ? "" : ", ", words);
  };
  if (operand.type != isa::Type::none) add(isa::type_name(operand.type));
  if (operand.dwords != 0 || operand.kind == isa::Kind::vgpr) {
    add(operand.is_read ? (operand.is_written ? "read and written" : "read") : "written");
    if (value < isa::kFirstVgpr) add(constant_words(value));
    if (operand.shift != 0) add(fmt::format("counts registers in steps of {}", 1u << operand.shift));
  }
  return out;
}

// The word of an instruction's text that states a modifier: "WORD_1" of "dst_sel:WORD_1", "clamp".
std::string modifier_text(isa::Modifier modifier, const TextPieces& pieces) {
  const std::string_view name = isa::modifier_name(modifier);
  for (const auto& [shown, text] : pieces.modifiers) {
    if (shown != modifier) continue;
    const bool repeats_name = text.starts_with(name) && text.size() > name.size() && text[name.size()] == ':';
    return repeats_name ? text.substr(name.size() + 1) : text;
  }
  return {};
}

// The bits that make AGPRs of VGPRs: one for an operand, or one for several, which the manuals call ACC_CD.
void add_acc_bits(const isa::Encoding& encoding, std::span<const uint32_t> words, std::vector<BitField>& fields) {
  struct AccBit {
    unsigned bit = 0;
    std::vector<std::string_view> names;
  };
  std::vector<AccBit> bits;
  for (const isa::Operand& operand : encoding.operands()) {
    const bool is_of_number = operand.acc_bit >= operand.lsb && operand.acc_bit < operand.lsb + operand.width;
    if (operand.acc_bit == 0 || is_of_number) continue;
    auto at = std::find_if(bits.begin(), bits.end(), [&](const AccBit& b) { return b.bit == operand.acc_bit; });
    if (at == bits.end()) at = bits.insert(at, {operand.acc_bit, {}});
    at->names.push_back(isa::operand_name(operand.name));
  }
  for (const AccBit& each : bits) {
    const bool is_one = each.names.size() == 1;
    const uint64_t value = bits_of(words, each.bit, 1);
    const std::string_view file = value != 0 ? "AGPR" : "VGPR";
    fields.push_back({BitField::Kind::modifier, is_one ? fmt::format("{}_acc", each.names[0]) : "acc", each.bit, 1,
                      value, "",
                      is_one ? fmt::format("{} is {} {}", each.names[0], value != 0 ? "an" : "a", file)
                             : fmt::format("{} are {}s", fmt::join(each.names, " and "), file)});
  }
}

// Fills in what no opcode, operand or modifier covers, by the encoding's picture.
void add_uncovered(std::string_view picture, std::span<const uint32_t> words, std::vector<BitField>& fields) {
  std::vector<bool> covered(picture.size(), false);
  for (const BitField& field : fields)
    for (unsigned i = 0; i < field.width_bits && field.lsb + i < covered.size(); ++i) covered[field.lsb + i] = true;
  const auto kind_at = [&](size_t bit) {
    return picture[picture.size() - 1 - bit] == '-' ? BitField::Kind::ignored : BitField::Kind::fixed;
  };
  for (size_t bit = 0; bit < covered.size();) {
    size_t end = bit + 1;
    if (!covered[bit]) {
      while (end < covered.size() && end % 32 != 0 && !covered[end] && kind_at(end) == kind_at(bit)) ++end;
      const auto lsb = static_cast<unsigned>(bit);
      const auto width = static_cast<unsigned>(end - bit);
      fields.push_back({kind_at(bit), "", lsb, width, bits_of(words, lsb, width), "", ""});
    }
    bit = end;
  }
}

}  // namespace

std::string modifier_words(std::string_view modifier, uint32_t value, bool* known) {
  if (known != nullptr) *known = false;
  for (const ValueWords& row : kValueWords) {
    if (row.modifier != modifier) continue;
    if (known != nullptr) *known = true;
    if (value >= row.first && value <= row.last) return std::string(row.words);
  }
  return {};
}

std::vector<BitField> bit_fields(const isa::Target& target, const inst::Instruction& instruction,
                                 std::span<const uint32_t> words, const TextPieces& pieces) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::BitLayout& layout = isa::layouts()[encoding.layout];
  const std::vector<std::string>& texts = pieces.operands;
  std::vector<BitField> fields;
  if (layout.opcode_width != 0)
    fields.push_back({BitField::Kind::opcode, "opcode", layout.opcode_lsb, layout.opcode_width,
                      bits_of(words, layout.opcode_lsb, layout.opcode_width), std::string(encoding.stem()), ""});
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    const size_t index = i++;
    if (operand.width == 0) continue;
    const std::string name(isa::operand_name(operand.name));
    std::vector<report::ImmediateField> parts =
        immediate_fields(target.column, encoding, operand, instruction.operand[index]);
    fields.push_back({BitField::Kind::operand, name, operand.lsb, operand.width,
                      bits_of(words, operand.lsb, operand.width), plain_register(texts[index]),
                      parts.empty() ? operand_words(target, instruction, operand, instruction.operand[index]) : "",
                      std::move(parts)});
    if (operand.scalar_bit != 0) {
      const uint64_t scalar = bits_of(words, operand.scalar_bit, 1);
      fields.push_back({BitField::Kind::modifier, name + "_scalar", operand.scalar_bit, 1, scalar, "",
                        scalar != 0 ? name + " is a scalar register or constant" : name + " is a VGPR"});
    }
  }
  for (const isa::ModifierField& field : encoding.modifiers()) {
    const std::string name(isa::modifier_name(field.modifier));
    const uint64_t value = bits_of(words, field.lsb, field.width);
    bool known = false;
    std::string meaning =
        field.allowed ? modifier_words(name, static_cast<uint32_t>(value), &known) : std::string("not used here");
    if (known && meaning.empty() && value == 0) meaning = "off";
    std::string shown = modifier_text(field.modifier, pieces);
    const bool is_swizzle = encoding.op == isa::Op::ds_swizzle_b32 && name == "offset" && field.allowed;
    if (is_swizzle) meaning = "how lanes are exchanged";
    if (field.required >= 0) meaning += meaning.empty() ? "always so in this form" : "; always so in this form";
    const bool covered = std::any_of(fields.begin(), fields.end(), [&](const BitField& f) {
      return f.lsb == field.lsb && f.width_bits == field.width;
    });
    if (!covered)
      fields.push_back({field.allowed ? BitField::Kind::modifier : BitField::Kind::unused, name, field.lsb, field.width,
                        value, std::move(shown), std::move(meaning),
                        is_swizzle ? swizzle_fields(target.column, static_cast<uint32_t>(value))
                                   : std::vector<report::ImmediateField>()});
  }
  add_acc_bits(encoding, words, fields);
  add_uncovered(layout.picture(), words, fields);
  for (size_t word = encoding.words; word < words.size(); ++word)
    fields.push_back({BitField::Kind::literal, instruction.has_literal ? "literal" : "address",
                      static_cast<unsigned>(32 * word), 32, words[word], "", ""});
  std::sort(fields.begin(), fields.end(), [](const BitField& a, const BitField& b) { return a.lsb > b.lsb; });
  return fields;
}

}  // namespace lw::explain
