// Lines from the tables, as they are and with one thing changed: what llvm-mc-22 takes is taken here, with the same
// bytes, and what it rejects is rejected; each as a source of its own, and all of them as one. LW_LINES sets how many a
// target, LW_CHANGE_IN which part of all changes, LW_VARIANTS how many with other registers, LW_SEED which; LW_SHOWN
// how many differences are shown.
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

Answer answer_of(const text::Assembly& assembly) {
  const text::AssemblySection& code = assembly.sections.front();
  if (assembly.instruction_count == 0) return {};
  return (code.relocations.empty() ? Answer() : kLinked) + hex_of(code.bytes);
}

Answer ours(const isa::Target& target, const std::string& line) {
  const std::string source = line + "\n";
  Diagnostics diagnostics("line", source);
  const text::Assembly assembly = text::assemble(target, source, diagnostics);
  return diagnostics.has_errors() ? kRejected : answer_of(assembly);
}

// Compares lines, and counts them by what comes out.
class Comparison {
 public:
  explicit Comparison(const isa::Target& target) : target_(target) {}

  void compare(std::span<const std::string> lines) {
    std::vector<Answer> theirs(lines.size());
    ask_llvm_mc(target_, folder_, lines, theirs);
    std::vector<size_t> same;
    for (size_t i = 0; i < lines.size(); ++i)
      if (compare(lines[i], theirs[i])) same.push_back(i);
    compare_as_one_source(lines, theirs, same);
  }

  void say() const {
    for (const auto& [what, how_often] : count_) std::cout << "  " << how_often << " " << what << "\n";
  }

 private:
  // Whether there is an answer of llvm-mc's, and ours is the same.
  bool compare(const std::string& line, const Answer& theirs) {
    if (theirs == "!") {
      ++count_["left out: llvm-mc crashes, does not end, or answers by chance"];
      std::cout << "  left out: " << line << "\n";
      return false;
    }
    if (theirs == kLinked || theirs.empty()) {
      ++count_["left out: symbols as single bits, and no instruction"];
      return false;
    }
    const Answer mine = ours(target_, line);
    if (mine == theirs) {
      ++count_[mine == kRejected           ? "rejected by both"
               : mine.starts_with(kLinked) ? "same bytes, with symbols"
                                           : "same bytes"];
      return true;
    }
    if (mine == kRejected && theirs.starts_with(kLinked) && !llvm_mc_makes_object(target_, folder_, line)) {
      ++count_["rejected by both, as an object"];
      return false;
    }
    // Other lines may have defined the same label, or left in memory what llvm-mc takes for signs of a symbol.
    Answer alone;
    ask_llvm_mc(target_, folder_, {&line, 1}, {&alone, 1});
    if (mine == alone)
      ++count_["the same where llvm-mc reads nothing else"];
    else
      fail(line, mine, alone);
    return false;
  }

  // What lines leave behind for the next ones must be nothing: all of them twice, so that lines and shapes of lines
  // that were there before are met. Then only those that are taken, for their bytes.
  void compare_as_one_source(std::span<const std::string> lines, std::span<const Answer> theirs,
                             std::span<const size_t> numbers) {
    std::string all, taken;
    std::vector<size_t> in_order, in_order_of_taken;
    for (int times = 0; times < 2; ++times) {
      for (const size_t i : numbers) {
        all += lines[i] + "\n";
        in_order.push_back(i);
        if (theirs[i] == kRejected) continue;
        taken += lines[i] + "\n";
        in_order_of_taken.push_back(i);
      }
    }
    const std::vector<std::string> errors = errors_of_lines(all, in_order.size());
    for (size_t k = 0; k < in_order.size(); ++k) {
      const size_t i = in_order[k];
      const bool is_rejected = !errors[k].empty();
      if (is_rejected == (theirs[i] == kRejected)) continue;
      // Another line has made an address of the symbol, which the linker would have to bring into the word.
      if (theirs[i].starts_with(kLinked) && errors[k].ends_with("does not fit in 4 bytes")) {
        ++count_["left out among others: sums with an address that do not fit"];
        std::vector<size_t> without(numbers.begin(), numbers.end());
        std::erase(without, i);
        return compare_as_one_source(lines, theirs, without);
      }
      return fail(lines[i], is_rejected ? "among others: " + errors[k] : "taken among others", theirs[i]);
    }
    Diagnostics diagnostics("lines", taken);
    const Answer code = hex_of(text::assemble(target_, taken, diagnostics).sections.front().bytes);
    size_t at = 0;
    for (const size_t i : in_order_of_taken) {
      const std::string_view bytes = std::string_view(theirs[i]).substr(theirs[i].starts_with(kLinked) ? 1 : 0);
      if (code.compare(at, bytes.size(), bytes) != 0)
        return fail(lines[i], "among others " + code.substr(at, bytes.size()), theirs[i]);
      at += bytes.size();
    }
    count_["the same among others"] += in_order.size();
  }

  std::vector<std::string> errors_of_lines(const std::string& source, size_t count) const {
    std::vector<std::string> errors(count);
    Diagnostics diagnostics("lines", source);
    text::assemble(target_, source, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.all())
      if (diagnostic.severity == Severity::error)
        errors.at(static_cast<size_t>(diagnostic.location.line) - 1) = diagnostic.message;
    return errors;
  }

  void fail(const std::string& line, const Answer& mine, const Answer& theirs) {
    ++count_["different"];
    if (++shown_ <= setting("LW_SHOWN", 20))
      ADD_FAILURE() << line << " (seed " << seed() << ")\n  ours: " << mine << "\n  LLVM: " << theirs;
  }

  const isa::Target& target_;
  const ScratchFolder folder_;
  std::map<std::string, size_t> count_;
  uint64_t shown_ = 0;
};

class Lines : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(has_llvm()) << "llvm-mc-22 is not installed";
    encodings_ = encodings_of(target());
  }

  const isa::Target& target() const { return *isa::find_target(GetParam()); }
  uint64_t part() const { return sample_part(GetParam()); }

  // Empty where no instance is found.
  std::string line_of(const isa::Encoding& encoding, std::mt19937_64& random) const {
    const auto words = random_instance(target(), encoding, random);
    if (!words.has_value()) return {};
    const bytes::Decoded decoded = bytes::decode(target(), std::as_bytes(std::span(*words)));
    return decoded.instruction.valid() ? text::to_string(target(), decoded.instruction) : std::string();
  }

  std::vector<const isa::Encoding*> encodings_;  // of the target
};

constexpr size_t kBatch = 20000;

bool is_open(std::string_view line) { return std::ranges::count(line, '"') % 2 != 0; }

TEST_P(Lines, AreTakenAndRejectedAsLlvmMcDoes) {
  std::mt19937_64 random(seed());
  const auto any_line = [&] {
    std::string line;
    while (line.empty()) line = line_of(*encodings_[random() % encodings_.size()], random);
    return line;
  };
  Comparison comparison(target());
  for (uint64_t left = setting("LW_LINES", 200 / part()); left > 0;) {
    std::vector<std::string> lines;
    for (; left > 0 && lines.size() < kBatch; --left) {
      std::string line = any_line();
      if (random() % 8 != 0) line = mutate(line, any_line(), random);
      if (random() % 8 == 0) line = mutate(line, any_line(), random);
      if (!is_open(line)) lines.push_back(std::move(line));
    }
    comparison.compare(lines);
  }
  comparison.say();
}

// One in LW_CHANGE_IN of all changes to a line of each encoding.
TEST_P(Lines, AnyChangeIsTakenAndRejectedAsLlvmMcDoes) {
  const uint64_t one_in = setting("LW_CHANGE_IN", 12288 * part());
  std::mt19937_64 random(seed() + 1);
  Comparison comparison(target());
  std::vector<std::string> lines;
  for (const isa::Encoding* encoding : encodings_) {
    const std::string line = line_of(*encoding, random);
    if (!line.empty()) lines.push_back(line);
    for (std::string& changed : all_changes(line, one_in, random)) lines.push_back(std::move(changed));
    if (lines.size() < kBatch && encoding != encodings_.back()) continue;
    comparison.compare(lines);
    lines.clear();
  }
  comparison.say();
}

// LW_VARIANTS of a line of each encoding that differ in the numbers of its registers: after the first ones the words
// are made from those of a line before.
TEST_P(Lines, OtherRegistersAreTakenAndRejectedAsLlvmMcDoes) {
  std::mt19937_64 random(seed() + 2);
  Comparison comparison(target());
  std::vector<std::string> lines;
  for (const isa::Encoding* encoding : encodings_) {
    const std::string line = line_of(*encoding, random);
    for (uint64_t i = setting("LW_VARIANTS", 4 / part()); i > 0 && !line.empty(); --i)
      lines.push_back(with_other_registers(line, random));
    if (lines.size() < kBatch && encoding != encodings_.back()) continue;
    comparison.compare(lines);
    lines.clear();
  }
  comparison.say();
}

INSTANTIATE_TEST_SUITE_P(Llvm, Lines, testing::ValuesIn(kLlvmTargets),
                         [](const auto& instance) { return test_name(instance.param); });
INSTANTIATE_TEST_SUITE_P(LlvmSiblings, Lines, testing::ValuesIn(kLlvmSiblings),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace lw::test
