// The fields that `explain` finds in words, of every encoding of every column.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "bytes/bytes.h"
#include "explain/explain.h"
#include "random_instances.h"

namespace lw::test {
namespace {

using Kind = report::BitField::Kind;

constexpr uint64_t kSeed = 20261122;

// What is wrong with the fields of an instruction; empty where nothing is.
std::string wrong_field(const isa::Encoding& encoding, const std::vector<report::BitField>& fields) {
  const std::string_view picture = isa::layouts()[encoding.layout].picture();
  std::vector<int> covered(picture.size(), 0);
  std::set<std::string> names;
  for (const report::BitField& field : fields) {
    if (field.kind == Kind::literal) continue;
    if (!field.name.empty() && !names.insert(field.name).second) return field.name + " is there twice";
    for (unsigned bit = field.lsb; bit < field.lsb + field.width_bits; ++bit) {
      const char letter = picture.at(picture.size() - 1 - bit);
      if (++covered[bit] > 1) return fmt::format("bit {} belongs to {} and to another", bit, field.name);
      if (field.name.empty() && std::string_view("01-+").find(letter) == std::string_view::npos)
        return fmt::format("bit {} is '{}' in the picture and has no name", bit, letter);
    }
  }
  for (size_t bit = 0; bit < covered.size(); ++bit)
    if (covered[bit] == 0) return fmt::format("bit {} belongs to no field", bit);
  return {};
}

TEST(Fields, NameEveryBitOfEveryEncodingThatMeansSomething) {
  std::mt19937_64 random(kSeed);
  size_t instructions = 0;
  for (const isa::Target& target : isa::targets()) {
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column)) continue;
      const auto words = random_instance(target, encoding, random);
      ASSERT_TRUE(words.has_value()) << encoding.mnemonic();
      const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(*words)));
      ASSERT_TRUE(decoded.instruction.valid()) << encoding.mnemonic();
      const auto fields =
          explain::bit_fields(target, decoded.instruction, std::span(*words).first(decoded.size_bytes / 4),
                              explain::text_pieces(target, decoded.instruction));
      EXPECT_EQ(wrong_field(decoded.instruction.enc(), fields), "")
          << target.name << " " << encoding.mnemonic() << " (seed " << kSeed << ")";
      ++instructions;
    }
  }
  EXPECT_GT(instructions, isa::encodings().size());
}

}  // namespace
}  // namespace lw::test
