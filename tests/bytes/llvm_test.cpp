// Bits and spelling against llvm-objdump-22.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "base/base.h"
#include "bytes/bytes.h"
#include "llvm_witness.h"
#include "random_instances.h"
#include "text/printer.h"

namespace lw::test {
namespace {

using Outcome = Witnessed::Outcome;

constexpr uint64_t kSeed = 20261121;

// A rule of llvm_exceptions.txt: words that Lanewise refuses or accepts where LLVM does not, with the evidence beside
// it.
struct Exception {
  std::regex llvm;
  std::regex ours;
  Words example;  // words for which it holds
  std::string line;
  bool used = false;
};

// "LLVM-PATTERN => OUR-PATTERN @ WORD WORD": each pattern matches the whole text, with "-" for no instruction; the
// words are an example. "[gfx942 gfx950] " before it limits it to some targets. '#' begins a comment.
std::vector<Exception> read_exceptions(const isa::Target& target) {
  std::vector<Exception> result;
  std::ifstream file(LW_EXCEPTIONS_FILE);
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] == '[') {
      const size_t end = line.find("] ");
      LW_CHECK(end != std::string::npos, line);
      const std::string names = " " + line.substr(1, end - 1) + " ";
      line.erase(0, end + 2);
      if (names.find(" " + std::string(target.name) + " ") == std::string::npos) continue;
    }
    const size_t arrow = line.find(" => ");
    const size_t at = line.rfind(" @ ");
    if (line.empty() || line[0] == '#') continue;
    LW_CHECK(arrow < at && at != std::string::npos, line);
    Exception exception{
        std::regex(line.substr(0, arrow)), std::regex(line.substr(arrow + 4, at - arrow - 4)), {}, line};
    std::istringstream words(line.substr(at + 3));
    words >> std::hex >> exception.example[0] >> exception.example[1] >> exception.example[2];
    result.push_back(std::move(exception));
  }
  return result;
}

struct Ours {
  std::string text = "-";
  unsigned size_bytes = 4;
};

Ours ours(const isa::Target& target, const Words& words) {
  const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words)));
  if (!decoded.instruction.valid()) return {};
  return {text::to_string(target, decoded.instruction), decoded.size_bytes};
}

class Targets : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    if (!has_llvm()) GTEST_FAIL() << "llvm-objdump-22 is not installed";
  }
  const isa::Target& target() const { return *isa::find_target(GetParam()); }
};

TEST_P(Targets, EveryEncodingIsSpelledAsLlvmSpellsIt) {
  constexpr int kInstances = 50;
  std::mt19937_64 random(kSeed);
  std::vector<Words> words;
  for (const isa::Encoding& encoding : isa::encodings()) {
    if (encoding.id == 0 || !encoding.in(target().column)) continue;
    for (int i = 0; i < kInstances; ++i) {
      const auto instance = random_instance(target(), encoding, random);
      ASSERT_TRUE(instance.has_value()) << "no instance of " << encoding.mnemonic();
      words.push_back(*instance);
    }
  }
  std::vector<Exception> exceptions = read_exceptions(target());
  const std::vector<Witnessed> answers = ask_llvm(target(), words);
  int shown = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const Ours mine = ours(target(), words[i]);
    const Witnessed& theirs = answers[i];
    if (theirs.text == mine.text && theirs.size_bytes == mine.size_bytes) continue;
    const std::string said = theirs.outcome == Outcome::undecodable ? "-" : theirs.text;
    bool excused = false;
    for (const Exception& e : exceptions)
      excused |= std::regex_match(said, e.llvm) && std::regex_match(mine.text, e.ours);
    if (excused) continue;
    ADD_FAILURE() << std::hex << words[i][0] << " " << words[i][1] << " " << words[i][2] << " (seed " << std::dec
                  << kSeed << ")\n  ours: " << mine.text << "\n  LLVM: " << said;
    if (++shown == 20) FAIL() << "and more";
  }
}

// Words without any thought, in the formats' shares of the whole space and then with each encoding as likely as the
// next. What Lanewise calls reserved is what LLVM tends to crash on; of those words only a sample is asked about.
TEST_P(Targets, RandomWordsDecodeAsLlvmDecodesThem) {
  constexpr size_t kAnywhere = 100000;
  constexpr size_t kReservedSample = 40;  // one of so many
  std::mt19937_64 random(kSeed + 1);
  std::vector<Words> words, reserved;
  size_t reserved_seen = 0;
  std::map<std::string, size_t> count;
  const auto add = [&](const Words& element) {
    const bool is_reserved =
        bytes::decode(target(), std::as_bytes(std::span(element))).why == bytes::Undecodable::reserved_value;
    if (is_reserved && reserved_seen++ % kReservedSample != 0)
      ++count["not asked: reserved here"];
    else
      (is_reserved ? reserved : words).push_back(element);
  };
  for (size_t i = 0; i < kAnywhere; ++i) {
    const uint64_t both = random();
    add({static_cast<uint32_t>(both), static_cast<uint32_t>(both >> 32), static_cast<uint32_t>(random()), 0, 0});
  }
  for (const isa::Encoding& encoding : isa::encodings())
    if (encoding.id != 0 && encoding.in(target().column))
      for (int i = 0; i < 20; ++i) add(random_words(encoding, random));

  std::vector<Exception> exceptions = read_exceptions(target());
  for (const Exception& e : exceptions) words.push_back(e.example);
  std::vector<Witnessed> answers = ask_llvm(target(), words, 16384);
  const std::vector<Witnessed> about_reserved = ask_llvm(target(), reserved, 4);
  words.insert(words.end(), reserved.begin(), reserved.end());
  answers.insert(answers.end(), about_reserved.begin(), about_reserved.end());
  int shown = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const Ours mine = ours(target(), words[i]);
    const Witnessed& theirs = answers[i];
    const bool refused = mine.text == "-";
    if (theirs.outcome == Outcome::crash) {
      ++count["left out: LLVM crashes"];
      continue;
    }
    if (theirs.outcome == Outcome::garbage && refused) {
      ++count["reserved here, complained about by LLVM"];
      continue;
    }
    const std::string said = theirs.outcome == Outcome::undecodable ? "-" : theirs.text;
    if (said == mine.text && theirs.size_bytes == mine.size_bytes) {
      ++count[refused ? "undecodable for both" : "same text"];
      continue;
    }
    bool excused = false;
    for (Exception& e : exceptions)
      if (std::regex_match(said, e.llvm) && std::regex_match(mine.text, e.ours)) excused = e.used = true;
    if (excused) {
      ++count["llvm_exceptions.txt"];
      continue;
    }
    ++count["different"];
    if (++shown <= 20)
      ADD_FAILURE() << std::hex << words[i][0] << " " << words[i][1] << " " << words[i][2] << " (seed " << std::dec
                    << kSeed + 1 << ")\n  ours: " << mine.text << "\n  LLVM: " << said;
  }
  for (const Exception& e : exceptions) EXPECT_TRUE(e.used) << "no longer needed: " << e.line;
  for (const auto& [what, how_often] : count) std::cout << "  " << how_often << " " << what << "\n";
}

INSTANTIATE_TEST_SUITE_P(Llvm, Targets,
                         testing::Values("gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace lw::test
