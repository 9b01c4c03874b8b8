// Decoder and encoder against each other, and what they refuse.
#include <gtest/gtest.h>

#include "base/base.h"
#include "bytes/bytes.h"
#include "isa/operand_values.h"
#include "random_instances.h"

namespace lw::test {
namespace {

using bytes::Undecodable;

std::span<const std::byte> as_code(const Words& words) { return std::as_bytes(std::span(words)); }

bytes::Decoded decode(std::string_view target, std::initializer_list<uint32_t> words) {
  return bytes::decode(*isa::find_target(target), std::as_bytes(std::span(words.begin(), words.size())));
}

TEST(Decode, SaysWhyNot) {
  EXPECT_EQ(decode("gfx803", {}).why, Undecodable::truncated);
  EXPECT_EQ(decode("gfx803", {0xffffffff, 0}).why, Undecodable::no_such_opcode);
  EXPECT_EQ(decode("gfx803", {0xd1010000}).why, Undecodable::truncated);          // VOP3 without its second word
  EXPECT_EQ(decode("gfx803", {0xbe8000ff}).why, Undecodable::truncated);          // literal missing
  EXPECT_EQ(decode("gfx803", {0x7e0002d1, 0}).why, Undecodable::reserved_value);  // source 209
  EXPECT_EQ(decode("gfx803", {0x020606f9, 0x06060701}).why, Undecodable::reserved_value);  // dst_sel 7
  EXPECT_EQ(decode("gfx803", {0x7e0002fa, 0xff010001}).why, Undecodable::reserved_value);  // dpp_ctrl 0x100
  EXPECT_EQ(decode("gfx900", {0xd1010000, 0x000002ff}).why, Undecodable::reserved_value);  // literal in VOP3
  for (const auto& why : {decode("gfx803", {0xffffffff, 0}), decode("gfx803", {0x7e0002d1, 0})}) {
    EXPECT_FALSE(why.instruction.valid());
    EXPECT_EQ(why.size_bytes, 4);
  }
}

// Alone, a word is v_nop whatever its field says that v_nop ignores; with another behind it, it is SDWA, DPP or DPP8.
TEST(Decode, TheEndOfTheCodeMayDecide) {
  for (const uint32_t word : {0x7e0000f9u, 0x7e0000fau, 0x7e0000e9u}) {
    const bytes::Decoded alone = decode("gfx1030", {word});
    EXPECT_TRUE(alone.instruction.valid()) << word;
    EXPECT_EQ(alone.size_bytes, 4) << word;
    EXPECT_EQ(decode("gfx1030", {word, 0}).size_bytes, 8) << word;
  }
}

// v_mfma_ld_scale_b32 and the product behind it are one instruction, unless a source of the product is an aperture or
// the like, or registers are missing at the end of their file.
TEST(Decode, FourWordsAreTwoWhereTheyAreNoInstruction) {
  EXPECT_EQ(decode("gfx950", {0xd3ac0000, 0x1003f000, 0xd3ae88fe, 0x18000000}).size_bytes, 8);           // a[254:269]
  EXPECT_FALSE(decode("gfx950", {0xd3ac0000, 0x1803ff1b, 0xd3ae08fe, 0xe1bbfd20}).instruction.valid());  // v[254:269]
  EXPECT_EQ(decode("gfx950", {0xd3ac1000, 0x0003fe6e, 0xd3ad087e, 0x107bfdfe}).size_bytes, 8);           // a[254:261]
  EXPECT_EQ(decode("gfx950", {0xd3ac1a00, 0x344a9a9a, 0xd3ad0d8b, 0xe3b13d9a}).size_bytes, 8);
  EXPECT_FALSE(decode("gfx950", {0xd3ac4100, 0x08f6367e, 0xd3ae8feb, 0x4ab796a3}).instruction.valid());
  EXPECT_EQ(decode("gfx950", {0xd3ac1a00, 0x344a9a9a, 0xbf800000, 0xbf800000}).size_bytes, 8);
  EXPECT_EQ(decode("gfx950", {0xd3ac0000, 0x04020501, 0xd3ad0800, 0x04221510}).size_bytes, 16);
}

TEST(Decode, NeverReadsPastTheEnd) {
  std::mt19937_64 random(11);
  for (int i = 0; i < 20000; ++i) {
    const size_t size = random() % 13;
    const std::vector<std::byte> code = [&] {  // on the heap and exactly as large, for the sanitizer
      std::vector<std::byte> bytes(size);
      for (std::byte& b : bytes) b = static_cast<std::byte>(random());
      return bytes;
    }();
    for (const std::string_view target : {"gfx803", "gfx900", "gfx906"}) {
      const bytes::Decoded decoded = bytes::decode(*isa::find_target(target), code);
      EXPECT_LE(decoded.size_bytes, size);
      EXPECT_EQ(decoded.instruction.valid(), decoded.why == Undecodable::none);
    }
  }
}

TEST(Encode, GivesBackWhatWasDecoded) {
  constexpr uint64_t kSeed = 20261121;
  std::mt19937_64 random(kSeed);
  RecordProperty("seed", kSeed);
  for (const isa::Target& target : isa::targets())
    for (const isa::Encoding* encoding : encodings_of(target)) {
      for (int i = 0; i < 4; ++i) {
        const auto words = random_instance(target, *encoding, random);
        ASSERT_TRUE(words.has_value()) << target.name << ": no instance of " << encoding->mnemonic();
        const bytes::Decoded decoded = bytes::decode(target, as_code(*words));
        const auto encoded = bytes::encode(target, decoded.instruction);
        ASSERT_TRUE(encoded.ok()) << encoded.error().message;
        EXPECT_EQ(encoded->words * 4, decoded.size_bytes);
        for (unsigned w = 0; w < encoded->words; ++w)
          EXPECT_EQ(encoded->word[w], (*words)[w]) << inst::debug_text(decoded.instruction) << " word " << w;
      }
    }
}

TEST(Encode, NamesTheOperandThatDoesNotFit) {
  const isa::Target& target = *isa::find_target("gfx803");
  const auto message = [&](inst::Instruction instruction) {
    const auto encoded = bytes::encode(target, instruction);
    return encoded.ok() ? std::string("encoded") : encoded.error().message;
  };
  const inst::Instruction add = decode("gfx803", {0x02020503}).instruction;  // v_add_f32_e32 v1, s3, v2
  ASSERT_TRUE(add.valid());
  EXPECT_EQ(message(add), "encoded");
  inst::Instruction changed = add;
  changed.operand[2] = 3;
  EXPECT_EQ(message(changed), "v_add_f32_e32: s1 cannot hold 3");
  changed = add;
  changed.operand[1] = isa::kLiteral;
  EXPECT_EQ(message(changed), "v_add_f32_e32: the literal is missing");
  changed = add;
  changed.has_literal = true;
  EXPECT_EQ(message(changed), "v_add_f32_e32: no operand takes the literal");
  changed = decode("gfx803", {0x020606f9, 0x06060601}).instruction;
  changed.set(isa::Modifier::dst_sel, 7);
  EXPECT_EQ(message(changed), "v_add_f32_sdwa: dst_sel cannot hold 7");
  EXPECT_EQ(message({}), "not an instruction");
  const auto elsewhere = bytes::encode(*isa::find_target("gfx900"), decode("gfx803", {0x7e006e00 | 1u}).instruction);
  EXPECT_FALSE(elsewhere.ok());
}

}  // namespace
}  // namespace lw::test
