// Random instructions of every encoding, printed in a dialect and read back to the same bytes: LW_INSTANCES of each, by
// LW_SEED.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "base/base.h"
#include "bytes/bytes.h"
#include "llvm_witness.h"
#include "random_instances.h"
#include "text/assembler.h"
#include "text/dialect_printer.h"
#include "text/printer.h"

namespace lw::test {
namespace {

uint64_t seed() { return setting("LW_SEED", 20261121); }

std::string words_text(const bytes::Encoded& encoded) {
  std::string text;
  for (unsigned i = 0; i < encoded.words; ++i) text += fmt::format("{}{:08x}", i == 0 ? "" : " ", encoded.word[i]);
  return text;
}

std::optional<inst::Instruction> read(const isa::Target& target, const std::string& text, text::Dialect dialect,
                                      std::string& messages) {
  Diagnostics diagnostics("text", text);
  const auto instruction = text::parse_instruction(target, text, diagnostics, dialect);
  messages = diagnostics.render();
  return instruction;
}

// Some texts of LLVM's disassembler do not lead back: tuples that start where none can (shown where the one before
// starts), more scalar operands than the bus brings, names that stand for no value. The dialects refuse the same words.
bool llvm_leads_back(const isa::Target& target, const inst::Instruction& instruction, const std::string& expected) {
  std::string messages;
  const auto back = read(target, text::to_string(target, instruction), text::Dialect::llvm, messages);
  if (!back) return false;
  const Result<bytes::Encoded> encoded = bytes::encode(target, *back);
  return encoded && words_text(*encoded) == expected;
}

struct Count {
  size_t same = 0, refused = 0;
};

void check(const isa::Target& target, text::Dialect dialect, text::DialectPrinter& printer,
           const inst::Instruction& instruction, Count& count) {
  const Result<bytes::Encoded> expected = bytes::encode(target, instruction);
  ASSERT_TRUE(expected) << expected.error().message;
  const std::string text = printer.text(instruction);
  std::string messages;
  const auto back = read(target, text, dialect, messages);
  const Result<bytes::Encoded> encoded =
      back ? bytes::encode(target, *back) : Result<bytes::Encoded>(Error{std::move(messages)});
  const std::string got = encoded ? words_text(*encoded) : encoded.error().message;
  if (got == words_text(*expected)) {
    ++count.same;
    return;
  }
  ++count.refused;
  EXPECT_FALSE(llvm_leads_back(target, instruction, words_text(*expected))) << fmt::format(
      "{} on {}, LW_SEED={}\n  words {}\n  llvm  {}\n  text  {}\n  read  {}", text::dialect_name(dialect), target.name,
      seed(), words_text(*expected), text::to_string(target, instruction), text, got);
}

// The instruction of the words, and as LLVM's assembler would make it: with what it writes into bits that are ignored.
void check(const isa::Target& target, text::Dialect dialect, text::DialectPrinter& printer, const Words& words,
           Count& count) {
  const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words)));
  ASSERT_TRUE(decoded.instruction.valid());
  check(target, dialect, printer, decoded.instruction, count);
  std::string messages;
  const auto of_llvm = read(target, text::to_string(target, decoded.instruction), text::Dialect::llvm, messages);
  if (of_llvm) check(target, dialect, printer, *of_llvm, count);
}

void check_all(text::Dialect dialect) {
  const uint64_t instances = setting("LW_INSTANCES", 8);
  std::mt19937_64 random(seed());
  for (const isa::Target& target : isa::targets()) {
    if (!text::covers(dialect, target)) continue;
    if (target.has(isa::Feature::aligned_vgprs)) continue;  // most random tuples would begin with an odd register
    Count count;
    text::DialectPrinter printer(target, dialect);
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column)) continue;
      for (uint64_t i = 0; i < instances; ++i) {
        if (const auto words = random_instance(target, encoding, random))
          check(target, dialect, printer, *words, count);
        if (::testing::Test::HasFatalFailure()) return;
      }
      if (::testing::Test::HasFailure() && std::getenv("LW_ALL") == nullptr) return;
    }
    EXPECT_GT(count.same, 2 * count.refused) << target.name;
    std::printf("%s %s: %zu the same, %zu that LLVM refuses, too\n", std::string(text::dialect_name(dialect)).c_str(),
                std::string(target.name).c_str(), count.same, count.refused);
  }
}

TEST(DialectRoundTrip, sp3) { check_all(text::Dialect::sp3); }
TEST(DialectRoundTrip, clrx) { check_all(text::Dialect::clrx); }

}  // namespace
}  // namespace lw::test
