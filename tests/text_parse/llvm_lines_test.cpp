// Lines from the tables, as they are and with one thing changed: what llvm-mc-22 takes is taken here, with the same
// bytes, and what it rejects is rejected. LW_LINES sets how many a target, LW_SEED which; LW_SHOWN how many differences
// it shows, LW_EXCUSED how many of the lines that are excused.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>

#include "base/base.h"
#include "bytes/bytes.h"
#include "llvm_witness.h"
#include "mutations.h"
#include "random_instances.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::test {
namespace {

uint64_t seed() { return setting("LW_SEED", 20261123); }

// What an assembler makes of a line: bytes in hexadecimal, "-" where it rejects it, "?" where LLVM leaves it to a
// linker, "!" where LLVM crashes or does not end.
using Answer = std::string;

Answer ours(const isa::Target& target, const std::string& line) {
  Diagnostics diagnostics("line", line);
  const auto encoded = text::assemble_instruction(target, line, diagnostics);
  if (!encoded || diagnostics.has_errors()) return "-";
  std::string hex;
  for (unsigned i = 0; i < encoded->words; ++i)
    for (unsigned shift = 0; shift < 32; shift += 8) hex += fmt::format("{:02x}", (encoded->word[i] >> shift) & 255);
  return hex;
}

// A line of its own behind each line, since some make no instruction and are no error: labels, assignments.
constexpr std::string_view kMark = "s_nop 0x7abc";

// Runs llvm-mc on the lines: "-" for those it rejects, the bytes of the others. False where it crashes, or takes longer
// than such lines take, so that some have no answer.
bool run_llvm_mc(const isa::Target& target, const ScratchFolder& folder, std::span<const std::string> lines,
                 std::span<Answer> answers) {
  std::string source;
  for (const std::string& line : lines) source += fmt::format("{}\n{}\n", line, kMark);
  write_file(folder.file("lines.s"), source);
  const std::string features = wave_features(target);
  const size_t seconds = 2 + lines.size() / 1000;  // of the processor's time
  const CommandResult result = run_command(
      fmt::format("ulimit -t {}; llvm-mc-22 -triple=amdgcn -mcpu={}{} -show-encoding {} 2>{}", seconds, target.name,
                  features.empty() ? "" : " -mattr=" + features, folder.file("lines.s"), folder.file("errors")));
  std::ranges::fill(answers, Answer());
  std::ifstream errors(folder.file("errors"));
  const std::string prefix = folder.file("lines.s") + ":";
  for (std::string line; std::getline(errors, line);) {
    if (!line.starts_with(prefix) || line.find(": error:") == std::string::npos) continue;
    const size_t number = std::strtoull(line.c_str() + prefix.size(), nullptr, 10);
    if (number >= 1 && number / 2 < lines.size()) answers[(number - 1) / 2] = Answer(1, '-');
  }
  size_t next = 0;
  std::istringstream output(result.output);
  for (std::string line; next < answers.size() && std::getline(output, line);) {
    const size_t at = line.find("; encoding: [");
    if (at == std::string::npos) continue;
    if (line.find(kMark) != std::string::npos) {
      ++next;
      continue;
    }
    const std::string numbers = line.substr(at + 13, line.find(']', at) - at - 13);
    if (numbers.find_first_of("A'") != std::string::npos) answers[next] = Answer(1, '?');
    if (answers[next] == "?") continue;
    std::istringstream bytes(numbers);
    for (std::string byte; std::getline(bytes, byte, ',');)
      answers[next] += fmt::format("{:02x}", std::strtoul(byte.c_str(), nullptr, 16));
  }
  return next == answers.size();
}

// What llvm-mc makes of the lines, "!" of those that it does not survive.
void ask_llvm_mc(const isa::Target& target, const ScratchFolder& folder, std::span<const std::string> lines,
                 std::span<Answer> answers) {
  if (run_llvm_mc(target, folder, lines, answers)) return;
  if (lines.size() == 1) {
    answers[0] = Answer(1, '!');
    return;
  }
  const size_t half = lines.size() / 2;
  ask_llvm_mc(target, folder, lines.first(half), answers.first(half));
  ask_llvm_mc(target, folder, lines.subspan(half), answers.subspan(half));
}

// A line of which the two make different things.
struct Difference {
  std::string line;
  Answer ours, theirs;
};

// Where LLVM contradicts itself: llvm-objdump shows Lanewise's bytes as Lanewise does, Lanewise reads that text as
// these bytes, and llvm-mc refuses it, or makes other bytes of it, as it does of the line. The texts; empty for the
// others.
std::vector<std::string> find_contradictions(const isa::Target& target, const ScratchFolder& folder,
                                             std::span<const Difference> differences) {
  std::vector<std::string> result(differences.size());
  std::vector<size_t> asked;
  std::vector<Words> words;
  for (size_t i = 0; i < differences.size(); ++i) {
    const Answer& bytes = differences[i].ours;
    if (bytes == "-") continue;
    asked.push_back(i);
    Words& of_line = words.emplace_back();
    for (size_t at = 0; at < bytes.size(); at += 2)
      of_line[at / 8] |= static_cast<uint32_t>(std::stoul(bytes.substr(at, 2), nullptr, 16)) << at % 8 * 4;
  }
  if (asked.empty()) return result;
  const std::vector<Witnessed> shown = ask_llvm(target, words, 64);
  std::vector<std::string> texts;
  for (const Witnessed& witnessed : shown) texts.push_back(witnessed.text);
  std::vector<Answer> read(texts.size());
  ask_llvm_mc(target, folder, texts, read);
  for (size_t i = 0; i < asked.size(); ++i) {
    const Answer& bytes = differences[asked[i]].ours;
    const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words[i])));
    const bool is_shown = shown[i].outcome == Witnessed::Outcome::text && shown[i].size_bytes * 2 == bytes.size() &&
                          decoded.instruction.valid() && text::to_string(target, decoded.instruction) == shown[i].text;
    if (is_shown && read[i] == differences[asked[i]].theirs && ours(target, shown[i].text) == bytes)
      result[asked[i]] = shown[i].text;
  }
  return result;
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
  uint64_t shown = 0, excused = 0;
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
    std::vector<Difference> differences;
    for (size_t i = 0; i < lines.size(); ++i) {
      if (theirs[i] == "!") {
        ++count["left out: llvm-mc crashes or does not end"];
        std::cout << "  llvm-mc does not survive: " << lines[i] << "\n";
      } else if (theirs[i] == "?" || theirs[i].empty())
        ++count["left out: symbols, and no instruction"];
      else if (const Answer mine = ours(target, lines[i]); mine != theirs[i])
        differences.push_back({lines[i], mine, theirs[i]});
      else
        ++count[mine == "-" ? "rejected by both" : "same bytes"];
    }
    const std::vector<std::string> contradictions = find_contradictions(target, folder, differences);
    for (size_t i = 0; i < differences.size(); ++i) {
      const Difference& difference = differences[i];
      if (!contradictions[i].empty()) {
        ++count[difference.theirs == "-" ? "llvm-objdump shows it and llvm-mc refuses it"
                                         : "llvm-objdump shows it and llvm-mc makes other bytes of it"];
        if (++excused <= setting("LW_EXCUSED", 0))
          std::cout << fmt::format("  excused: {}\n    ours: {}\n    LLVM: {}\n    shown: {}\n", difference.line,
                                   difference.ours, difference.theirs, contradictions[i]);
        continue;
      }
      ++count["different"];
      if (++shown <= setting("LW_SHOWN", 20))
        ADD_FAILURE() << difference.line << " (seed " << seed() << ")\n  ours: " << difference.ours
                      << "\n  LLVM: " << difference.theirs;
    }
  }
  for (const auto& [what, how_often] : count) std::cout << "  " << how_often << " " << what << "\n";
}

INSTANTIATE_TEST_SUITE_P(Llvm, Lines, testing::ValuesIn(kLlvmTargets),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace lw::test
