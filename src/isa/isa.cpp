#include "isa/isa.h"

#include <vector>

#include "base/base.h"
#include "isa/exchanges.h"
#include "isa/tables.h"

namespace lw::isa {

namespace {

std::string_view text_at(uint32_t offset) { return kStrings + offset; }

template <class T>
const T& checked(const T* table, size_t count, size_t index) {
  LW_CHECK(index < count, "index outside a table of instructions");
  return table[index];
}

}  // namespace

std::string_view Record::name() const { return text_at(name_offset); }
std::string_view Record::family() const { return text_at(family_offset); }
std::string_view Record::note() const { return text_at(note_offset); }
std::string_view Encoding::mnemonic() const { return text_at(mnemonic_offset); }
std::string_view Encoding::stem() const { return text_at(stem_offset); }
std::span<const Operand> Encoding::operands() const { return {kOperands + operand_first, operand_count}; }
std::span<const ModifierField> Encoding::modifiers() const {
  return {kModifierFields + modifier_first, modifier_count};
}
const Record& Encoding::record() const { return isa::record(op); }
std::string_view BitLayout::picture() const { return text_at(picture_offset); }

std::span<const Record> records() { return {kRecords, kRecordsCount}; }
std::span<const Encoding> encodings() { return {kEncodings, kEncodingsCount}; }
std::span<const BitLayout> layouts() { return {kLayouts, kLayoutsCount}; }
std::span<const Target> targets() { return {kTargets, kTargetsCount}; }

const Record& record(Op op) { return checked(kRecords, kRecordsCount, static_cast<size_t>(op)); }
const Encoding& encoding(EncodingId id) { return checked(kEncodings, kEncodingsCount, id); }

bool takes_literal(const Encoding& encoding, const Operand& operand) {
  if (operand.kind != Kind::vsrc && operand.kind != Kind::ssrc) return false;
  return encoding.words == 1 || any_column_has(encoding, Feature::vop3_literal);
}

bool is_wmma(const Encoding& encoding) { return encoding.stem().starts_with("v_wmma_"); }

const Target* find_target(std::string_view name) {
  for (const unsigned wave_size : {32u, 64u}) {
    const std::string_view suffix = wave_size == 32 ? ":wave32" : ":wave64";
    if (!name.ends_with(suffix)) continue;
    const Target* target = find_target(name.substr(0, name.size() - suffix.size()));
    return target == nullptr ? nullptr : with_wave_size(*target, wave_size);
  }
  for (const Target& target : targets())
    if (target.name == name) return &target;
  return nullptr;
}

const Target* find_target_by_mach(uint32_t elf_mach) {
  for (const Target& target : targets())
    if (target.elf_mach == elf_mach) return &target;
  return nullptr;
}

const Target* with_wave_size(const Target& target, unsigned wave_size) {
  if (target.wave_size == wave_size) return &target;
  for (size_t i = 0; i < kTargetsCount; ++i)
    for (const Target* candidate : {&kTargets[i], &kTargetsOfOtherWaves[i]})
      if (candidate->name == target.name && candidate->wave_size == wave_size) return candidate;
  return nullptr;
}

std::string_view operand_name(uint8_t name) {
  // Their lengths are asked for with every instruction that is read.
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (size_t i = 0; i < kOperandNamesCount; ++i) all.push_back(text_at(kOperandNames[i]));
    return all;
  }();
  return checked(names.data(), names.size(), name);
}

std::string_view modifier_name(Modifier m) {
  return text_at(checked(kModifierNames, kModifierNamesCount, static_cast<size_t>(m)));
}

std::string_view format_name(Format f) {
  return text_at(checked(kFormatNames, kFormatNamesCount, static_cast<size_t>(f)));
}

std::string_view column_name(Column c) {
  return text_at(checked(kColumnNames, kColumnNamesCount, static_cast<size_t>(c)));
}

const WaitFields& wait_fields(Column column) {
  return checked(kWaitFields, kWaitFieldsCount, static_cast<size_t>(column));
}

const CounterBits& counter_bits(Column column) {
  return checked(kCounterBits, kCounterBitsCount, static_cast<size_t>(column));
}

const Record* with_sources_exchanged(const Record& record) {
  const uint16_t other = checked(kExchanged, kExchangedCount, static_cast<size_t>(record.op));
  return other == 0 ? nullptr : &isa::record(static_cast<Op>(other - 1));
}

std::span<const WaitPart> wait_parts(const Record& record) {
  return {kWaitParts + record.wait_first, record.wait_count};
}

std::string_view type_name(Type t) {
  static constexpr std::string_view names[] = {
      "none",  "b8",    "i8",     "u8",     "b16",    "i16",     "u16",    "f16",    "b32",
      "i32",   "u32",   "f32",    "b64",    "i64",    "u64",     "f64",    "v2f16",  "v2i16",
      "v2u16", "v2b16", "mask",   "b96",    "b128",   "b192",    "b256",   "b320",   "b512",
      "b1024", "bf16",  "v2bf16", "v4bf16", "v8bf16", "v16bf16", "v4f16",  "v8f16",  "v16f16",
      "v2f32", "v2b32", "v4f32",  "v16f32", "v32f32", "v4i32",   "v16i32", "v32i32", "v4f64",
  };
  static_assert(std::size(names) == static_cast<size_t>(Type::v4f64) + 1);
  return checked(names, std::size(names), static_cast<size_t>(t));
}

std::string_view kind_name(Kind k) {
  static constexpr std::string_view names[] = {
      "none",    "vgpr",    "agpr",    "avgpr",   "asrc",    "vsrc",      "vsrc_nolit",   "ssrc",       "sdst",
      "sreg",    "soffset", "vcc",     "imm",     "literal", "label",     "waitcnt",      "depctr",     "delay",
      "sendmsg", "hwreg",   "swizzle", "gpr_idx", "attr",    "attr_chan", "interp_param", "exp_target", "off",
  };
  static_assert(std::size(names) == static_cast<size_t>(Kind::off) + 1);
  return checked(names, std::size(names), static_cast<size_t>(k));
}

}  // namespace lw::isa
