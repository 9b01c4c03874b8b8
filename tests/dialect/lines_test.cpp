// Lines with their words, from outside: the golden listing and data/*.lines.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "base/base.h"
#include "bytes/bytes.h"
#include "text/assembler.h"
#include "text/dialect_printer.h"

namespace lw::text {
namespace {

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string assembled(const isa::Target& target, Dialect dialect, const std::string& text) {
  Diagnostics diagnostics("line", text);
  const auto instruction = parse_instruction(target, text, diagnostics, dialect);
  if (!instruction) return diagnostics.render();
  const Result<bytes::Encoded> encoded = bytes::encode(target, *instruction);
  if (!encoded) return encoded.error().message;
  std::string words;
  for (unsigned i = 0; i < encoded->words; ++i) words += fmt::format("{}{:08X}", i == 0 ? "" : " ", encoded->word[i]);
  return words;
}

std::string printed(const isa::Target& target, Dialect dialect, const std::string& words) {
  std::array<uint32_t, 3> word{};
  unsigned count = 0;
  std::istringstream digits(words);
  for (std::string one; digits >> one;) word[count++] = static_cast<uint32_t>(std::stoul(one, nullptr, 16));
  const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(word.data(), count)));
  if (!decoded.instruction.valid() || decoded.size_bytes != 4 * count) return "no instruction";
  return DialectPrinter(target, dialect).text(decoded.instruction);
}

// 182 lines of a published article, in the vendor's own spelling.
TEST(DialectLines, golden) {
  const isa::Target& target = *isa::find_target("gfx900");
  std::istringstream lines(read_file(LW_LISTING_DATA "/gfx9_fp16_shader.sp3"));
  std::string line;
  std::getline(lines, line);
  size_t count = 0;
  while (std::getline(lines, line)) {
    const size_t first = line.find('\t'), second = line.find('\t', first + 1);
    const std::string words = line.substr(first + 1, second - first - 1), text = line.substr(second + 1);
    EXPECT_EQ(assembled(target, Dialect::sp3, text), words) << text;
    EXPECT_EQ(printed(target, Dialect::sp3, words), text) << words;
    ++count;
  }
  EXPECT_EQ(count, 182u);
}

struct Line {
  std::string target, dialect, direction, words, text, where;
};

// TARGET DIALECT both|read WORDS | TEXT | LLVM's TEXT: `read` only reads the text, `both` prints it, too. The words are
// llvm-mc's for its own text; refresh.py writes them.
std::vector<Line> lines_of(const std::string& file) {
  std::vector<Line> lines;
  std::istringstream in(read_file(std::string(LW_DIALECT_DATA) + "/" + file));
  int number = 0;
  for (std::string row; std::getline(in, row);) {
    ++number;
    if (row.empty() || row[0] == '#') continue;
    const size_t bar = row.find(" | ");
    EXPECT_NE(bar, std::string::npos) << file << ":" << number;
    if (bar == std::string::npos || row.rfind(" | ") == bar) continue;
    Line line;
    std::istringstream head(row.substr(0, bar));
    head >> line.target >> line.dialect >> line.direction;
    std::getline(head >> std::ws, line.words);
    while (!line.words.empty() && line.words.back() == ' ') line.words.pop_back();
    line.text = row.substr(bar + 3, row.rfind(" | ") - bar - 3);
    line.where = fmt::format("{}:{}", file, number);
    lines.push_back(std::move(line));
  }
  return lines;
}

void check(const std::string& file) {
  const std::vector<Line> lines = lines_of(file);
  EXPECT_FALSE(lines.empty());
  for (const Line& line : lines) {
    const isa::Target* target = isa::find_target(line.target);
    const auto dialect = find_dialect(line.dialect);
    ASSERT_TRUE(target != nullptr && dialect) << line.where;
    EXPECT_EQ(assembled(*target, *dialect, line.text), line.words) << line.where;
    if (line.direction == "both") {
      EXPECT_EQ(printed(*target, *dialect, line.words), line.text) << line.where;
    }
  }
}

TEST(DialectLines, published_clrx) { check("clrx_published.lines"); }
TEST(DialectLines, clrx) { check("clrx.lines"); }
TEST(DialectLines, sp3) { check("sp3.lines"); }

// A text, a bar, and a message with its place.
TEST(DialectLines, bad) {
  std::istringstream in(read_file(LW_DIALECT_DATA "/bad.lines"));
  size_t count = 0;
  for (std::string row; std::getline(in, row);) {
    if (row.empty() || row[0] == '#') continue;
    std::istringstream head(row);
    std::string target, dialect;
    head >> target >> dialect >> std::ws;
    std::string rest;
    std::getline(head, rest);
    const size_t bar = rest.find(" ! ");
    ASSERT_NE(bar, std::string::npos) << row;
    const std::string text = rest.substr(0, bar), message = rest.substr(bar + 3);
    Diagnostics diagnostics("line", text);
    EXPECT_FALSE(parse_instruction(*isa::find_target(target), text, diagnostics, *find_dialect(dialect))) << row;
    const std::string rendered = diagnostics.render();
    EXPECT_EQ(rendered.substr(0, rendered.find('\n')), "line:" + message) << row;
    ++count;
  }
  EXPECT_GT(count, 10u);
}

}  // namespace
}  // namespace lw::text
