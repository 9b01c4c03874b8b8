// The vendor's disassembly of a gfx9 shader: 182 lines of a published article, in the SP3 style.
#include "bytes/bytes.h"
#include "support.h"
#include "text/printer.h"

namespace lw::text {
namespace {

struct Row {
  std::string address, words, text;
};

std::vector<Row> golden_rows() {
  std::istringstream lines(read_file(std::string(LW_LISTING_DATA) + "/gfx9_fp16_shader.sp3"));
  std::vector<Row> rows;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    const size_t first = line.find('\t'), second = line.find('\t', first + 1);
    rows.push_back({line.substr(0, first), line.substr(first + 1, second - first - 1), line.substr(second + 1)});
  }
  return rows;
}

const isa::Target& gfx900() { return *isa::find_target("gfx900"); }

TEST(Golden, every_line_is_its_words) {
  const std::vector<Row> rows = golden_rows();
  ASSERT_EQ(rows.size(), 182u);
  const std::string text = read_file(std::string(LW_LISTING_DATA) + "/gfx9_fp16_shader.sp3");
  ASSERT_EQ(recognise_listing(text), ListingStyle::sp3);
  Diagnostics diagnostics("gfx9_fp16_shader.sp3", text);
  const ReadListing listing = read_listing(gfx900(), text, ListingStyle::sp3, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.render();
  ASSERT_EQ(listing.instructions.size(), rows.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    const ListedInstruction& listed = listing.instructions[i];
    EXPECT_EQ(hex(listed), rows[i].words) << rows[i].text;
    EXPECT_EQ(listed.address, std::stoull(rows[i].address, nullptr, 16)) << rows[i].text;
    EXPECT_EQ(listed.line, static_cast<int>(i) + 2);
    EXPECT_TRUE(decode(gfx900(), listed).valid()) << rows[i].text;
  }
}

TEST(Golden, every_text_alone_assembles_to_its_words) {
  for (const Row& row : golden_rows()) {
    Diagnostics diagnostics("line", row.text);
    const ReadListing listing = read_listing(gfx900(), row.text, ListingStyle::sp3, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.render();
    ASSERT_EQ(listing.instructions.size(), 1u) << row.text;
    EXPECT_FALSE(listing.instructions[0].words_given);
    EXPECT_EQ(hex(listing.instructions[0]), row.words) << row.text;
  }
}

std::string printed(const std::array<uint32_t, inst::kMaxWords>& words, unsigned count) {
  const bytes::Decoded decoded = bytes::decode(gfx900(), std::as_bytes(std::span(words.data(), count)));
  return decoded.instruction.valid() ? to_string(gfx900(), decoded.instruction) : "";
}

// A wrong bit in the words is an error, or one that the instruction ignores.
TEST(Golden, a_changed_bit_is_seen) {
  size_t refused = 0, accepted = 0;
  for (const Row& row : golden_rows()) {
    std::array<uint32_t, inst::kMaxWords> words{};
    unsigned count = 0;
    std::istringstream digits(row.words);
    for (std::string word; digits >> word;) words[count++] = static_cast<uint32_t>(std::stoul(word, nullptr, 16));
    for (unsigned bit = 0; bit < 32 * count; ++bit) {
      ListedInstruction changed;
      changed.words = words;
      changed.words[bit / 32] ^= uint32_t{1} << (bit % 32);
      changed.words_count = static_cast<uint8_t>(count);
      const std::string line = row.text + " // 000000000000: " + hex(changed);
      Diagnostics diagnostics("line", line);
      const ReadListing listing = read_listing(gfx900(), line, ListingStyle::sp3, diagnostics);
      if (diagnostics.has_errors()) {
        ++refused;
        continue;
      }
      ++accepted;
      ASSERT_EQ(listing.instructions.size(), 1u) << line;
      EXPECT_EQ(hex(listing.instructions[0]), hex(changed));
      EXPECT_EQ(printed(changed.words, count), printed(words, count)) << line;
    }
  }
  EXPECT_GT(refused, 8 * accepted);
}

TEST(Golden, excerpts_are_parts_and_gaps_fragments) {
  const std::string text = read_file(std::string(LW_LISTING_DATA) + "/gfx9_fp16_shader.sp3");
  Diagnostics diagnostics("gfx9_fp16_shader.sp3", text);
  const ReadListing listing = read_listing(gfx900(), text, ListingStyle::sp3, diagnostics);
  std::vector<std::pair<uint64_t, size_t>> parts;
  for (const ListedPart& part : listing.parts)
    parts.emplace_back(listing.instructions[part.first_instruction].address, part.instruction_count);
  for (const ListedFragment& fragment : listing.fragments)
    EXPECT_EQ(listing.instructions[fragment.first_instruction].address, fragment.address);
  EXPECT_EQ(parts.size(), 3u);
  EXPECT_GT(listing.fragments.size(), 3u);
}

}  // namespace
}  // namespace lw::text
