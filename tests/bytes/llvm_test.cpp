// Bits and spelling against LLVM 22's disassembler: the library for most words, llvm-objdump-22 for a sample.
//
// How much is asked is set by the environment: LW_INSTANCES of each encoding, LW_RANDOM_WORDS (of them half anywhere in
// the space of words, half with each encoding as likely as the next), LW_SEED; LW_SHOWN of the differences.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "base/base.h"
#include "bytes/bytes.h"
#include "llvm_assembler.h"
#include "llvm_library.h"
#include "llvm_witness.h"
#include "random_instances.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::test {
namespace {

using Outcome = Witnessed::Outcome;

uint64_t seed() { return setting("LW_SEED", 20261121); }

// A rule of llvm_exceptions.txt, with the evidence beside it.
struct Exception {
  enum class Kind : uint8_t {
    text,      // words that Lanewise refuses or accepts where LLVM does not: `ours` matches Lanewise's text
    part,      // a part of a text that LLVM spells wrong: the texts are the same without what `ours` matches in either
    assembly,  // llvm-mc makes something else of a text that llvm-objdump shows: `ours` matches its Answer
  };
  Kind kind = Kind::text;
  std::regex llvm;  // matches LLVM's text
  std::regex ours;
  Words example;  // words for which it holds
  std::string line;
  bool used = false;
};

// "LLVM-PATTERN => OUR-PATTERN @ WORD WORD": each pattern matches the whole text, with "-" for no instruction; the
// words are an example. "LLVM-PATTERN ~ PATTERN @ WORD WORD": the texts are the same but for what the second pattern
// matches. "LLVM-PATTERN -> BYTES-PATTERN @ WORD WORD": llvm-mc makes these bytes of the text, with "-" where it
// refuses it. "[gfx942 gfx950] " before it limits it to some targets. '#' begins a comment.
std::vector<Exception> read_exceptions(const isa::Target& target) {
  using Kind = Exception::Kind;
  constexpr std::pair<std::string_view, Kind> kSigns[] = {
      {" => ", Kind::text}, {" ~ ", Kind::part}, {" -> ", Kind::assembly}};
  std::vector<Exception> result;
  std::ifstream file(LW_EXCEPTIONS_FILE);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#' || !take_targets(line, target)) continue;
    const auto* sign =
        std::ranges::find_if(kSigns, [&](const auto& s) { return line.find(s.first) != std::string::npos; });
    LW_CHECK(sign != std::end(kSigns), line);
    const size_t between = line.find(sign->first);
    const size_t pattern = between + sign->first.size();
    const size_t at = line.rfind(" @ ");
    LW_CHECK(between < at && at != std::string::npos, line);
    Exception exception;
    exception.kind = sign->second;
    exception.llvm = line.substr(0, between);
    exception.ours = line.substr(pattern, at - pattern);
    exception.line = line;
    std::istringstream words(line.substr(at + 3));
    words >> std::hex;
    for (uint32_t& word : exception.example) words >> word;
    result.push_back(std::move(exception));
  }
  return result;
}

bool excuses(const Exception& rule, const std::string& llvm, const std::string& ours) {
  if (rule.kind == Exception::Kind::assembly || !std::regex_match(llvm, rule.llvm)) return false;
  if (rule.kind == Exception::Kind::text) return std::regex_match(ours, rule.ours);
  return std::regex_replace(llvm, rule.ours, "") == std::regex_replace(ours, rule.ours, "");
}

bool excuses_assembly(const Exception& rule, const std::string& text, const Answer& answer) {
  return rule.kind == Exception::Kind::assembly && std::regex_match(text, rule.llvm) &&
         std::regex_match(answer, rule.ours);
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

Answer assemble(const isa::Target& target, const std::string& text, text::TextOrigin origin) {
  Diagnostics diagnostics("text", text);
  const auto encoded = text::assemble_instruction(target, text, diagnostics, text::Dialect::llvm, origin);
  return encoded && !diagnostics.has_errors() ? hex_of(*encoded) : kRejected;
}

// Compares answers with what Lanewise says, and counts by what came out.
class Comparison {
 public:
  explicit Comparison(const isa::Target& target) : target_(target), exceptions_(read_exceptions(target)) {}

  std::vector<Words> examples() const {
    std::vector<Words> result;
    for (const Exception& e : exceptions_) result.push_back(e.example);
    return result;
  }

  // The library calls words undecodable where a bit that must be zero is not; llvm-objdump-22 shows what they are.
  // Where Lanewise decodes such words the program is asked too.
  void compare_with_library(std::span<const Words> words) {
    std::vector<Words> doubtful;
    const std::vector<Witnessed> answers = ask_llvm_library(target_, words);
    for (size_t i = 0; i < words.size(); ++i) {
      if (answers[i].outcome == Outcome::undecodable && ours(target_, words[i]).text != "-")
        doubtful.push_back(words[i]);
      else
        compare(words[i], answers[i]);
    }
    compare(doubtful, ask_llvm(target_, doubtful, 512));
  }

  void compare(std::span<const Words> words, std::span<const Witnessed> answers) {
    for (size_t i = 0; i < words.size(); ++i) compare(words[i], answers[i]);
  }

  // The way back from text to words. llvm-mc is asked where the words of a text depend on where it comes from, and of
  // every so many others.
  void compare_assembly(std::span<const Words> words) {
    constexpr size_t kOneIn = 20;
    std::vector<std::string> texts;
    std::vector<Answer> mine;
    for (const Words& each : words) {
      const Ours shown = ours(target_, each);
      if (shown.text == "-") continue;
      bytes::Encoded encoded;
      encoded.words = shown.size_bytes / 4;
      std::copy_n(each.begin(), encoded.words, encoded.word.begin());
      const Answer bytes = hex_of(encoded);
      const Answer listed = assemble(target_, shown.text, text::TextOrigin::listing);
      ++count_[listed == bytes ? "assembled to their words" : "not assembled to their words"];
      if (listed != bytes && ++shown_ <= setting("LW_SHOWN", 20))
        ADD_FAILURE() << shown.text << " (seed " << seed() << ")\n  words:     " << bytes
                      << "\n  assembled: " << listed;
      const Answer source = assemble(target_, shown.text, text::TextOrigin::source);
      if (source == listed && ++unasked_ % kOneIn != 0) continue;
      texts.push_back(shown.text);
      mine.push_back(source);
    }
    std::vector<Answer> theirs(texts.size());
    ask_llvm_mc(target_, folder_, texts, theirs);
    for (size_t i = 0; i < texts.size(); ++i) {
      bool excused = false;
      for (Exception& e : exceptions_)
        if (excuses_assembly(e, texts[i], theirs[i])) excused = e.used = true;
      const bool differs = assemble(target_, texts[i], text::TextOrigin::listing) != mine[i];
      const bool agrees = theirs[i] == "!" || (theirs[i] == mine[i] && differs == excused);
      ++count_[theirs[i] == "!" ? "left out: llvm-mc crashes"
               : !agrees        ? "different for llvm-mc"
               : differs        ? "of which llvm-mc makes something else"
                                : "of which llvm-mc makes the same"];
      if (!agrees && ++shown_ <= setting("LW_SHOWN", 20))
        ADD_FAILURE() << texts[i] << " (seed " << seed() << ")\n  ours: " << mine[i] << "\n  LLVM: " << theirs[i]
                      << (differs == excused ? ""
                          : excused          ? "\n  an exception, but read alike"
                                             : "\n  no exception");
    }
  }

  void say() const {
    for (const auto& [what, how_often] : count_) std::cout << "  " << how_often << " " << what << "\n";
  }

  // Some rules are of lane masks of waves of 32 lanes.
  void expect_all_exceptions_used() const {
    if (target_.wave_size == 64 && target_.has(isa::Feature::wave32)) return;
    for (const Exception& e : exceptions_) EXPECT_TRUE(e.used) << "no longer needed: " << e.line;
  }

 private:
  void compare(const Words& words, const Witnessed& theirs) {
    if (theirs.outcome == Outcome::crash) {
      ++count_["left out: LLVM crashes"];
      return;
    }
    const Ours mine = ours(target_, words);
    const bool refused = mine.text == "-";
    if (theirs.outcome == Outcome::garbage && refused) {
      ++count_["reserved here, complained about by LLVM"];
      return;
    }
    const std::string said = theirs.outcome == Outcome::undecodable ? "-" : theirs.text;
    if (said == mine.text && theirs.size_bytes == mine.size_bytes) {
      ++count_[refused ? "undecodable for both" : "same text"];
      return;
    }
    bool excused = false;
    for (Exception& e : exceptions_)
      if (excuses(e, said, mine.text)) excused = e.used = true;
    if (excused) {
      ++count_["llvm_exceptions.txt"];
      return;
    }
    ++count_["different"];
    if (++shown_ <= setting("LW_SHOWN", 20))
      ADD_FAILURE() << std::hex << words[0] << " " << words[1] << " " << words[2] << " " << words[3] << " (seed "
                    << std::dec << seed() << ")\n  ours: " << mine.text << "\n  LLVM: " << said;
  }

  const isa::Target& target_;
  const ScratchFolder folder_;
  size_t unasked_ = 0;
  std::vector<Exception> exceptions_;
  std::map<std::string, size_t> count_;
  uint64_t shown_ = 0;
};

class Targets : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(has_llvm()) << "llvm-objdump-22 is not installed";
    ASSERT_TRUE(has_llvm_library()) << "libLLVM.so.22.1 is not installed";
    for (const isa::Encoding& encoding : isa::encodings())
      if (encoding.id != 0 && encoding.in(target().column)) encodings_.push_back(&encoding);
  }

  const isa::Target& target() const { return *isa::find_target(GetParam()); }

  Words anything(std::mt19937_64& random) const {
    if (random() % 2 == 0) return random_words(*encodings_[random() % encodings_.size()], random);
    Words words;
    for (uint32_t& word : words) word = static_cast<uint32_t>(random());
    return words;
  }

  std::vector<const isa::Encoding*> encodings_;  // of the target
};

constexpr size_t kBatch = 100000;

TEST_P(Targets, EveryEncodingIsSpelledAsLlvmSpellsIt) {
  const uint64_t instances = setting("LW_INSTANCES", 20);
  std::mt19937_64 random(seed());
  Comparison comparison(target());
  std::vector<Words> words;
  for (const isa::Encoding* encoding : encodings_) {
    for (uint64_t i = 0; i < instances; ++i) {
      const auto instance = random_instance(target(), *encoding, random);
      ASSERT_TRUE(instance.has_value()) << "no instance of " << encoding->mnemonic();
      words.push_back(*instance);
    }
    if (words.size() < kBatch && encoding != encodings_.back()) continue;
    comparison.compare_with_library(words);
    comparison.compare_assembly(words);
    words.clear();
  }
  comparison.say();
}

TEST_P(Targets, RandomWordsDecodeAsLlvmDecodesThem) {
  std::mt19937_64 random(seed() + 1);
  Comparison comparison(target());
  std::vector<Words> words = comparison.examples();
  comparison.compare_assembly(words);
  for (uint64_t left = setting("LW_RANDOM_WORDS", 50000); left > 0;) {
    for (; left > 0 && words.size() < kBatch; --left) words.push_back(anything(random));
    comparison.compare_with_library(words);
    words.clear();
  }
  comparison.expect_all_exceptions_used();
  comparison.say();
}

// The library and the program are the same disassembler, but the program shows what the library calls a soft failure.
// A process of llvm-objdump-22 that crashes says nothing of the other words, so only those are asked about that do not
// crash the library.
TEST_P(Targets, ObjdumpSaysWhatTheLibrarySays) {
  Comparison comparison(target());
  std::mt19937_64 random(seed() + 2);
  std::vector<Words> words;
  for (uint64_t i = 0; i < setting("LW_OBJDUMP_WORDS", 4000); ++i) words.push_back(anything(random));
  const std::vector<Witnessed> library = ask_llvm_library(target(), words);
  std::vector<Words> asked;
  for (size_t i = 0; i < words.size(); ++i)
    if (library[i].outcome == Outcome::text || (library[i].outcome == Outcome::undecodable && i % 8 == 0))
      asked.push_back(words[i]);
  comparison.compare(asked, ask_llvm(target(), asked, 512));
  comparison.say();
}

INSTANTIATE_TEST_SUITE_P(Llvm, Targets, testing::ValuesIn(kLlvmTargets),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace lw::test
