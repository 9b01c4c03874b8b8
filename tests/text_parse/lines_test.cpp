// Single instructions: their words as llvm-mc-22 has them, and what is rejected with which message.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "bytes/bytes.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::text {
namespace {

std::string hex_of(const bytes::Encoded& encoded) {
  std::string out;
  for (unsigned w = 0; w < encoded.words; ++w)
    for (unsigned b = 0; b < 4; ++b) {
      constexpr char kDigits[] = "0123456789abcdef";
      const unsigned byte = encoded.word[w] >> (8 * b) & 0xff;
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    }
  return out;
}

// The words of an instruction, or "COLUMN: message".
std::string assemble_line(const isa::Target& target, const std::string& text, TextOrigin origin = TextOrigin::source) {
  Diagnostics diagnostics;
  const auto encoded = assemble_instruction(target, text, diagnostics, Dialect::llvm, origin);
  if (!encoded) {
    if (diagnostics.all().empty()) return "rejected without a message";
    const Diagnostic& first = diagnostics.all().front();
    return std::to_string(first.location.column) + ": " + first.message;
  }
  return hex_of(*encoded);
}

struct Row {
  std::string target, text, expected;
  int line = 0;
};

// "gfx900 TEXT SEPARATOR EXPECTED" per line; '#' begins a comment line.
std::vector<Row> read_rows(const std::string& name, const std::string& separator) {
  std::ifstream file(std::string(LW_PARSE_DATA) + "/" + name);
  EXPECT_TRUE(file.is_open()) << name;
  std::vector<Row> rows;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    const size_t target_end = line.find(' ');
    const size_t split = line.rfind(separator);
    if (target_end == std::string::npos || split == std::string::npos || split < target_end) {
      ADD_FAILURE() << name << ":" << number << ": no row";
      continue;
    }
    std::string text = line.substr(target_end + 1, split - target_end - 1);
    while (!text.empty() && text.back() == ' ') text.pop_back();
    rows.push_back({line.substr(0, target_end), text, line.substr(split + separator.size()), number});
  }
  return rows;
}

void check(const std::string& name, const std::string& separator, size_t at_least) {
  const std::vector<Row> rows = read_rows(name, separator);
  EXPECT_GE(rows.size(), at_least);
  int failures = 0;
  for (const Row& row : rows) {
    const isa::Target* target = isa::find_target(row.target);
    ASSERT_NE(target, nullptr) << name << ":" << row.line;
    const std::string got = assemble_line(*target, row.text);
    if (got == row.expected) continue;
    ADD_FAILURE() << name << ":" << row.line << ": " << row.target << "  " << row.text << "\n  expected "
                  << row.expected << "\n  found    " << got;
    if (++failures == 20) break;
  }
}

TEST(Lines, random_instructions_of_gfx803_as_llvm) { check("gfx803.t", " = ", 1000); }
TEST(Lines, random_instructions_of_gfx900_as_llvm) { check("gfx900.t", " = ", 1000); }
TEST(Lines, random_instructions_of_gfx906_as_llvm) { check("gfx906.t", " = ", 1000); }
TEST(Lines, random_instructions_of_gfx908_as_llvm) { check("gfx908.t", " = ", 1000); }
TEST(Lines, random_instructions_of_gfx90a_as_llvm) { check("gfx90a.t", " = ", 1000); }
TEST(Lines, random_instructions_of_gfx942_as_llvm) { check("gfx942.t", " = ", 1000); }
TEST(Lines, random_instructions_of_gfx950_as_llvm) { check("gfx950.t", " = ", 1000); }
TEST(Lines, spelling_variants_as_llvm) { check("spellings.t", " = ", 150); }
TEST(Lines, rejections_name_column_and_reason) { check("reject.t", " ! ", 80); }

TEST(Lines, what_llvm_loses_is_lost_with_a_warning) {
  check("warnings.t", " = ", 10);
  for (const Row& row : read_rows("warnings.t", " = ")) {
    Diagnostics diagnostics;
    parse_instruction(*isa::find_target(row.target), row.text, diagnostics);
    ASSERT_EQ(diagnostics.all().size(), 1u) << row.line;
    EXPECT_EQ(diagnostics.all().front().severity, Severity::warning) << row.line;
  }
}

// The text of what the bytes, in hexadecimal, are.
std::string text_of(const isa::Target& target, const std::string& hex) {
  std::vector<std::byte> code;
  for (size_t i = 0; i + 1 < hex.size(); i += 2)
    code.push_back(static_cast<std::byte>(std::stoul(hex.substr(i, 2), nullptr, 16)));
  return to_string(target, bytes::decode(target, code).instruction);
}

TEST(Lines, read_and_shown_as_llvm) {
  check("both_ways.t", " = ", 2);
  for (const Row& row : read_rows("both_ways.t", " = "))
    EXPECT_EQ(text_of(*isa::find_target(row.target), row.expected), row.text) << row.line;
}

TEST(Lines, what_llvm_shows_is_read_in_listings_and_as_llvm_mc_has_it_in_sources) {
  const std::vector<Row> shown = read_rows("shown.t", " = ");
  const std::vector<Row> answers = read_rows("shown.t", " ! ");
  ASSERT_GE(shown.size(), 20u);
  ASSERT_EQ(shown.size(), answers.size());
  for (size_t i = 0; i < shown.size(); ++i) {
    const isa::Target& target = *isa::find_target(shown[i].target);
    const std::string& text = shown[i].text;
    const std::string words = shown[i].expected.substr(0, shown[i].expected.find(' '));
    EXPECT_EQ(text_of(target, words), text) << shown[i].line;
    EXPECT_EQ(assemble_line(target, text, TextOrigin::listing), words) << shown[i].line;
    EXPECT_EQ(assemble_line(target, text), answers[i].expected) << shown[i].line;
  }
}

// What llvm-mc rejects among mutated lines, and we too; which message is ours to choose.
void check_rejected(const std::string& name) {
  std::ifstream file(std::string(LW_PARSE_DATA) + "/" + name);
  ASSERT_TRUE(file.is_open());
  std::string line;
  size_t count = 0;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    const size_t split = line.find(' ');
    const isa::Target* target = isa::find_target(line.substr(0, split));
    ASSERT_NE(target, nullptr);
    Diagnostics diagnostics;
    EXPECT_FALSE(assemble_instruction(*target, line.substr(split + 1), diagnostics))
        << name << ":" << number << ": " << line;
    ++count;
  }
  EXPECT_GE(count, 1000u);
}

TEST(Lines, mutations_that_llvm_rejects) { check_rejected("mutations.t"); }
TEST(Lines, mutations_of_cdna_that_llvm_rejects) { check_rejected("mutations_cdna.t"); }

}  // namespace
}  // namespace lw::text
