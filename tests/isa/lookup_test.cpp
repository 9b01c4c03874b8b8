// The tables agree with themselves: every encoding is found by its bits, by its name and by its record.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "isa/isa.h"

namespace lw::isa {
namespace {

constexpr Column column_at(size_t index) { return static_cast<Column>(index); }

uint64_t low_bits(unsigned width) { return (uint64_t{1} << width) - 1; }

// The fixed bits and the opcode, with the modifiers as an assembler writes them and VGPRs (or 0) in the operands.
uint64_t canonical_words(const Encoding& encoding) {
  const BitLayout& layout = layouts()[encoding.layout];
  uint64_t words = layout.fixed_bits | uint64_t{encoding.opcode} << layout.opcode_lsb;
  for (const ModifierField& field : encoding.modifiers())
    if (field.lsb < 64 && (layout.fixed_mask >> field.lsb & 1) == 0) words |= uint64_t{field.unwritten} << field.lsb;
  for (const Operand& operand : encoding.operands())
    if (operand.width == 9 && operand.lsb < 64) words |= uint64_t{256} << operand.lsb;
  return words;
}

TEST(Lookup, EveryEncodingIsFoundByItsBits) {
  for (const Encoding& encoding : encodings().subspan(1))
    for (size_t c = 0; c < kColumnCount; ++c)
      if (encoding.words <= 3 && encoding.in(column_at(c))) {  // bytes:: looks behind the words of the others
        const EncodingId found = find_by_bits(column_at(c), canonical_words(encoding));
        EXPECT_EQ(found, encoding.id) << encoding.mnemonic() << " in " << column_name(column_at(c)) << " is taken for "
                                      << isa::encoding(found).mnemonic();
      }
}

TEST(Lookup, EveryEncodingIsFoundByItsMnemonic) {
  for (const Encoding& encoding : encodings().subspan(1))
    for (size_t c = 0; c < kColumnCount; ++c)
      for (const std::string_view text : {encoding.mnemonic(), encoding.stem()}) {
        if (encoding.format == Format::VOPD && text != encoding.stem()) continue;  // pairs go by their first half
        const auto found = find_by_mnemonic(column_at(c), text);
        const bool listed = std::find(found.begin(), found.end(), encoding.id) != found.end();
        EXPECT_EQ(listed, encoding.in(column_at(c))) << text << " in " << column_name(column_at(c));
      }
}

TEST(Lookup, ShortFormsComeFirst) {
  const auto found = find_by_mnemonic(Column::gfx9, "v_add_f32");
  ASSERT_EQ(found.size(), 4u);
  const Format expected[] = {Format::VOP2, Format::VOP3A, Format::VOP2_SDWA, Format::VOP2_DPP};
  for (size_t i = 0; i < found.size(); ++i) EXPECT_EQ(encoding(found[i]).format, expected[i]);
}

TEST(Lookup, UnknownNamesAndWordsFindNothing) {
  EXPECT_TRUE(find_by_mnemonic(Column::gfx8, "v_fmac_f32").empty());
  EXPECT_TRUE(find_by_mnemonic(Column::gfx9, "").empty());
  EXPECT_TRUE(find_by_mnemonic(Column::gfx9, "v_add_f33").empty());
  EXPECT_EQ(find_record("v_add_f33"), nullptr);
  EXPECT_EQ(find_record("v_add_f32_e32"), nullptr);
  EXPECT_EQ(find_by_bits(Column::gfx9, 0xffffffffffffffff), 0);
  EXPECT_EQ(find_target("gfx700"), nullptr);
  EXPECT_EQ(find_target("gfx900:wave32"), nullptr);
  EXPECT_EQ(find_target_by_mach(0), nullptr);
}

TEST(Lookup, Source0OfSdwaAndDppNeverMeansTheShortForm) {
  // 0x7e0202f9 and 0x7e0202fa announce a second word; with the reserved bits 63:56 of that word set it is nothing.
  EXPECT_EQ(encoding(find_by_bits(Column::gfx8, 0x00061602'7e0202f9)).mnemonic(), "v_mov_b32_sdwa");
  EXPECT_EQ(encoding(find_by_bits(Column::gfx8, 0xff00b102'7e0202fa)).mnemonic(), "v_mov_b32_dpp");
  EXPECT_EQ(find_by_bits(Column::gfx8, 0x3f061602'7e0202f9), 0);
  EXPECT_EQ(find_by_bits(Column::gfx8, 0xfff0b102'7e0202fa), 0);
}

TEST(Lookup, RenamedMnemonicsMeanWhatTheirGenerationSays) {
  const auto gfx8 = find_by_mnemonic(Column::gfx8, "v_add_u32_e32");
  const auto gfx9 = find_by_mnemonic(Column::gfx9, "v_add_u32_e32");
  ASSERT_EQ(gfx8.size(), 1u);
  ASSERT_EQ(gfx9.size(), 1u);
  EXPECT_EQ(encoding(gfx8[0]).op, Op::v_add_co_u32);
  EXPECT_EQ(encoding(gfx9[0]).op, Op::v_add_u32);
}

TEST(Lookup, RecordsAreInOrderAndNamed) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < records().size(); ++i) {
    const Record& record = records()[i];
    EXPECT_EQ(static_cast<size_t>(record.op), i);
    EXPECT_EQ(find_record(record.name()), &record);
    EXPECT_TRUE(names.insert(record.name()).second) << record.name();
    EXPECT_TRUE(record.meaning != MeaningKind::gap || !record.note().empty())
        << record.name() << " is a gap without a reason";
  }
  EXPECT_EQ(records().size(), kOpCount);
}

TEST(Operands, StayInsideTheirWords) {
  for (const Encoding& encoding : encodings().subspan(1)) {
    const BitLayout& layout = layouts()[encoding.layout];
    for (const Operand& operand : encoding.operands()) {
      EXPECT_LE(operand.lsb + operand.width, 32 * encoding.words) << encoding.mnemonic();
      if (operand.width == 0) continue;
      const bool high = operand.lsb >= 64;
      const uint64_t field = low_bits(operand.width) << (operand.lsb % 64);
      const uint64_t fixed = high ? layout.fixed_mask_high : layout.fixed_mask;
      const uint64_t fields = high ? layout.field_mask_high : layout.field_mask;
      EXPECT_EQ(field & fixed, 0u) << encoding.mnemonic() << ' ' << operand_name(operand.name);
      EXPECT_EQ(field & ~fields, 0u) << encoding.mnemonic() << ' ' << operand_name(operand.name);
    }
  }
}

TEST(Operands, ModifierDefaultsFitTheirFields) {
  for (const Encoding& encoding : encodings().subspan(1))
    for (const ModifierField& field : encoding.modifiers()) {
      EXPECT_LE(field.unwritten, low_bits(field.width)) << encoding.mnemonic() << ' ' << modifier_name(field.modifier);
      EXPECT_TRUE(field.required < 0 || field.required == field.unwritten) << encoding.mnemonic();
    }
}

TEST(Targets, HaveTheirColumnAndFeatures) {
  const Target* fiji = find_target("gfx803");
  const Target* vega20 = find_target("gfx906");
  ASSERT_NE(fiji, nullptr);
  ASSERT_NE(vega20, nullptr);
  EXPECT_EQ(fiji->column, Column::gfx8);
  EXPECT_EQ(vega20->column, Column::gfx906);
  EXPECT_EQ(find_target_by_mach(0x2f), vega20);
  EXPECT_FALSE(fiji->has(Feature::add_no_carry));
  EXPECT_TRUE(vega20->has(Feature::add_no_carry));
  EXPECT_TRUE(fiji->has(Feature::lds_needs_m0));
  EXPECT_FALSE(vega20->has(Feature::lds_needs_m0));
  EXPECT_TRUE(find_target("gfx1200")->has(Feature::llvm_shows_all_elements));
  EXPECT_FALSE(vega20->has(Feature::llvm_shows_all_elements));
  EXPECT_TRUE(vega20->has(Feature::sramecc));
  EXPECT_FALSE(column_has(vega20->column, Feature::sramecc));  // other targets of a column may be without
}

TEST(Targets, AreNamedForTheirVersion) {
  const auto version = [](std::string_view name) {
    const IsaVersion& v = find_target(name)->version;
    return std::array<unsigned, 3>{v.major, v.minor, v.stepping};
  };
  EXPECT_EQ(version("gfx803"), (std::array{8u, 0u, 3u}));
  EXPECT_EQ(version("gfx90a"), (std::array{9u, 0u, 10u}));
  EXPECT_EQ(version("gfx1036"), (std::array{10u, 3u, 6u}));
}

// Of which there may be more than a word has bits.
TEST(Features, OfAColumnAreThoseOfItsTargets) {
  for (const Target& target : targets())
    for (size_t f = 0; f < kFeatureCount; ++f) {
      const auto feature = static_cast<Feature>(f);
      const bool in_column = (kColumnsWith[f] >> static_cast<unsigned>(target.column) & 1) != 0;
      EXPECT_EQ(column_has(target.column, feature), in_column);
      EXPECT_LE(in_column, target.has(feature));
    }
  for (const ColumnSet columns : kColumnsWith) EXPECT_LE(columns, (uint64_t{1} << kColumnCount) - 1);
}

}  // namespace
}  // namespace lw::isa
