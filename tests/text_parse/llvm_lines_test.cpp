// Lines from the tables, as they are and with one thing changed: what llvm-mc-22 takes is taken here, with the same
// bytes, and what it rejects is rejected. LW_LINES sets how many a target, LW_SEED which; LW_SHOWN how many differences
// it shows.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "base/base.h"
#include "bytes/bytes.h"
#include "llvm_assembler.h"
#include "llvm_witness.h"
#include "mutations.h"
#include "random_instances.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::test {
namespace {

uint64_t seed() { return setting("LW_SEED", 20261123); }

Answer ours(const isa::Target& target, const std::string& line) {
  Diagnostics diagnostics("line", line);
  const auto encoded = text::assemble_instruction(target, line, diagnostics);
  if (!encoded || diagnostics.has_errors()) return kRejected;
  return hex_of(std::as_bytes(std::span(encoded->word).first(encoded->words)));
}

class Lines : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(has_llvm()) << "llvm-mc-22 is not installed"; }
};

TEST_P(Lines, AreTakenAndRejectedAsLlvmMcDoes) {
  const isa::Target& target = *isa::find_target(GetParam());
  const ScratchFolder folder;
  std::mt19937_64 random(seed());
  std::vector<const isa::Encoding*> encodings;
  for (const isa::Encoding& encoding : isa::encodings())
    if (encoding.id != 0 && encoding.in(target.column)) encodings.push_back(&encoding);
  const auto any_line = [&] {
    for (;;) {
      const auto words = random_instance(target, *encodings[random() % encodings.size()], random);
      if (!words.has_value()) continue;
      const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(*words)));
      if (decoded.instruction.valid()) return text::to_string(target, decoded.instruction);
    }
  };
  std::map<std::string, size_t> count;
  uint64_t shown = 0;
  for (uint64_t left = setting("LW_LINES", 2000); left > 0;) {
    std::vector<std::string> lines;
    for (; left > 0 && lines.size() < 20000; --left) {
      std::string line = any_line();
      if (random() % 8 != 0) line = mutate(line, any_line(), random);
      if (random() % 8 == 0) line = mutate(line, any_line(), random);
      if (std::ranges::count(line, '"') % 2 != 0) continue;  // a string without an end takes the next lines with it
      lines.push_back(std::move(line));
    }
    std::vector<Answer> theirs(lines.size());
    ask_llvm_mc(target, folder, lines, theirs);
    for (size_t i = 0; i < lines.size(); ++i) {
      if (theirs[i] == "!") {
        ++count["left out: llvm-mc crashes, does not end, or answers by chance"];
        std::cout << "  left out: " << lines[i] << "\n";
      } else if (theirs[i] == "?" || theirs[i].empty())
        ++count["left out: symbols, and no instruction"];
      else if (const Answer mine = ours(target, lines[i]); mine == theirs[i])
        ++count[mine == "-" ? "rejected by both" : "same bytes"];
      else {
        ++count["different"];
        if (++shown <= setting("LW_SHOWN", 20))
          ADD_FAILURE() << lines[i] << " (seed " << seed() << ")\n  ours: " << mine << "\n  LLVM: " << theirs[i];
      }
    }
  }
  for (const auto& [what, how_often] : count) std::cout << "  " << how_often << " " << what << "\n";
}

INSTANTIATE_TEST_SUITE_P(Llvm, Lines, testing::ValuesIn(kLlvmTargets),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace lw::test
