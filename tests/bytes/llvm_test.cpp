// Bits and spelling against LLVM 22's disassembler: the library for most words, llvm-objdump-22 for a sample.
//
// How much is asked is set by the environment: LW_INSTANCES of each encoding, LW_RANDOM_WORDS (of them a third anywhere
// in the space of words, a third with each encoding as likely as the next, a third with its operands and modifiers at
// their limits besides), LW_ONE_BIT_IN, LW_LITERAL_IN, LW_SEED; LW_SHOWN of the differences.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/base.h"
#include "bytes/bytes.h"
#include "llvm_assembler.h"
#include "llvm_library.h"
#include "llvm_witness.h"
#include "random_instances.h"
#include "text/assembler.h"
#include "text/listing.h"
#include "text/listing_reader.h"
#include "text/printer.h"

namespace lw::test {
namespace {

using Outcome = Witnessed::Outcome;

uint64_t seed() { return setting("LW_SEED", 20261121); }

// A rule of llvm_exceptions.txt, with the evidence beside it: words that Lanewise refuses or accepts where LLVM does
// not, or a part of a text that LLVM spells wrong.
struct Exception {
  std::regex llvm;
  std::regex ours;
  bool is_part = false;  // the texts are the same without what `ours` matches in either, and `llvm` matches LLVM's
  Words example;         // words for which it holds
  std::string line;
  bool used = false;
};

// "LLVM-PATTERN => OUR-PATTERN @ WORD WORD": each pattern matches the whole text, with "-" for no instruction; the
// words are an example. "LLVM-PATTERN ~ PATTERN @ WORD WORD": the texts are the same but for what the second pattern
// matches. "[gfx942 gfx950] " before it limits it to their columns. '#' begins a comment.
std::vector<Exception> read_exceptions(const isa::Target& target) {
  std::vector<Exception> result;
  std::ifstream file(LW_EXCEPTIONS_FILE);
  for (std::string line; std::getline(file, line);) {
    if (!take_targets(line, target)) continue;
    const bool is_part = line.find(" ~ ") != std::string::npos;
    const size_t arrow = is_part ? line.find(" ~ ") : line.find(" => ");
    const size_t pattern = arrow + (is_part ? 3 : 4);
    const size_t at = line.rfind(" @ ");
    if (line.empty() || line[0] == '#') continue;
    LW_CHECK(arrow < at && at != std::string::npos, line);
    Exception exception{
        std::regex(line.substr(0, arrow)), std::regex(line.substr(pattern, at - pattern)), is_part, {}, line};
    std::istringstream words(line.substr(at + 3));
    words >> std::hex;
    for (uint32_t& word : exception.example) words >> word;
    result.push_back(std::move(exception));
  }
  return result;
}

bool excuses(const Exception& rule, const std::string& llvm, const std::string& ours) {
  if (!std::regex_match(llvm, rule.llvm)) return false;
  if (!rule.is_part) return std::regex_match(ours, rule.ours);
  return std::regex_replace(llvm, rule.ours, "") == std::regex_replace(ours, rule.ours, "");
}

struct Ours {
  std::string text = "-";
  unsigned size_bytes = 4;
};

Ours ours(const isa::Target& target, std::span<const uint32_t> words) {
  const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(words));
  if (!decoded.instruction.valid()) return {};
  return {text::to_string(target, decoded.instruction), decoded.size_bytes};
}

Answer assemble(const isa::Target& target, const std::string& text) {
  Diagnostics diagnostics("text", text);
  const auto encoded = text::assemble_instruction(target, text, diagnostics);
  if (!encoded || diagnostics.has_errors()) return kRejected;
  return hex_of(std::as_bytes(std::span(encoded->word).first(encoded->words)));
}

std::string_view line_of(std::string_view text, int number) {
  for (int line = 1; line < number; ++line) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return text.substr(0, text.find('\n'));
}

// Compares answers with what Lanewise says, and counts by what came out. The code ends after `there` of an element's
// words.
class Comparison {
 public:
  explicit Comparison(const isa::Target& target, size_t there = std::tuple_size_v<Words>)
      : target_(target), there_(there), exceptions_(read_exceptions(target)) {}

  std::vector<Words> examples() const {
    std::vector<Words> result;
    for (const Exception& e : exceptions_) result.push_back(e.example);
    return result;
  }

  // The library calls words undecodable where a bit that must be zero is not; llvm-objdump-22 shows what they are.
  // Where Lanewise decodes such words the program is asked too, which takes whole elements.
  void compare_with_library(std::span<const Words> words) {
    std::vector<Words> doubtful;
    const std::vector<Witnessed> answers = ask_llvm_library(target_, words, there_);
    for (size_t i = 0; i < words.size(); ++i) {
      if (answers[i].outcome == Outcome::undecodable && ours_of(words[i]).text != "-")
        doubtful.push_back(words[i]);
      else
        compare(words[i], answers[i]);
    }
    if (there_ == std::tuple_size_v<Words>)
      compare(doubtful, ask_llvm(target_, doubtful, 512));
    else if (!doubtful.empty())
      count_["left out: cut, and refused by the library"] += doubtful.size();
  }

  // A process of llvm-objdump-22 that crashes says nothing of the other words, so only those are asked about that do
  // not crash the library, and for which is_asked(what the library says, number) holds.
  template <class IsAsked>
  void compare_with_program(std::span<const Words> words, IsAsked&& is_asked) {
    const std::vector<Witnessed> library = ask_llvm_library(target_, words);
    std::vector<Words> asked;
    for (size_t i = 0; i < words.size(); ++i)
      if (library[i].outcome != Outcome::crash && is_asked(library[i].outcome, i)) asked.push_back(words[i]);
    compare(asked, ask_llvm(target_, asked, 512));
  }

  void compare(std::span<const Words> words, std::span<const Witnessed> answers) {
    for (size_t i = 0; i < words.size(); ++i) compare(words[i], answers[i]);
  }

  // The way back from text to words: as a listing, each text is its words; as a source, what llvm-mc makes of it.
  void compare_assembly(std::span<const Words> words) {
    std::vector<Ours> shown;
    std::vector<std::byte> code;
    for (const Words& each : words) {
      const Ours mine = ours_of(each);
      if (mine.text == "-") continue;
      const auto bytes = std::as_bytes(std::span(each)).first(mine.size_bytes);
      code.insert(code.end(), bytes.begin(), bytes.end());
      shown.push_back(mine);
    }
    if (shown.empty()) return;
    read_listing(code);
    compare_source(shown, code);
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
  Ours ours_of(const Words& words) const { return ours(target_, std::span(words).first(there_)); }

  void compare(const Words& words, const Witnessed& theirs) {
    if (theirs.outcome == Outcome::crash) {
      ++count_["left out: LLVM crashes"];
      return;
    }
    const Ours mine = ours_of(words);
    const bool refused = mine.text == "-";
    if (theirs.outcome == Outcome::annotated && refused) {
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

  void read_listing(std::span<const std::byte> code) {
    text::OutputBuffer listing;
    text::write_listing(target_, {".text", 0, code, {}}, {.show_zeroes = true}, listing);
    const std::string text(listing.view());
    Diagnostics diagnostics("listing", text);
    const text::ReadListing read = text::read_listing(target_, text, text::ListingStyle::objdump, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.all()) {
      ++count_["refused as a listing"];
      if (++shown_ <= setting("LW_SHOWN", 20))
        ADD_FAILURE() << line_of(text, diagnostic.location.line) << " (seed " << seed()
                      << ")\n  as a listing: " << diagnostic.message;
    }
    std::vector<std::byte> back;
    for (const text::ListedInstruction& listed : read.instructions) {
      const auto bytes = std::as_bytes(std::span(listed.words).first(listed.words_count));
      back.insert(back.end(), bytes.begin(), bytes.end());
    }
    EXPECT_TRUE(std::ranges::equal(back, code)) << "a listing is not the words that it shows";
    count_["read as a listing"] += read.instructions.size();
  }

  void compare_source(std::span<const Ours> shown, std::span<const std::byte> code) {
    std::vector<std::string> texts;
    std::vector<Answer> words;
    const size_t one_in = shown.size() / setting("LW_ASSEMBLED", 2000) + 1;
    for (size_t i = 0, at = 0; i < shown.size(); at += shown[i++].size_bytes) {
      if (i % one_in != 0) continue;
      texts.push_back(shown[i].text);
      words.push_back(hex_of(code.subspan(at, shown[i].size_bytes)));
    }
    std::vector<Answer> theirs(texts.size());
    ask_llvm_mc(target_, folder_, texts, theirs);
    for (size_t i = 0; i < texts.size(); ++i) {
      if (theirs[i] == "!") {
        ++count_["left out: llvm-mc crashes, or answers by chance"];
        continue;
      }
      const Answer mine = assemble(target_, texts[i]);
      if (mine == theirs[i]) {
        ++count_[mine == words[i]    ? "assembled to its words"
                 : mine == kRejected ? "refused by llvm-mc, and here"
                                     : "assembled to other words by llvm-mc, and here"];
        continue;
      }
      ++count_["different for llvm-mc"];
      if (++shown_ <= setting("LW_SHOWN", 20))
        ADD_FAILURE() << texts[i] << " (seed " << seed() << ")\n  words: " << words[i] << "\n  ours:  " << mine
                      << "\n  LLVM:  " << theirs[i];
    }
  }

  const isa::Target& target_;
  const size_t there_;
  const ScratchFolder folder_;
  std::vector<Exception> exceptions_;
  std::map<std::string, size_t> count_;
  uint64_t shown_ = 0;
};

class Targets : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(has_llvm()) << "llvm-objdump-22 is not installed";
    ASSERT_TRUE(has_llvm_library()) << "libLLVM.so.22.1 is not installed";
    encodings_ = encodings_of(target());
  }

  const isa::Target& target() const { return *isa::find_target(GetParam()); }
  uint64_t part() const { return sample_part(GetParam()); }

  Words anything(std::mt19937_64& random) const {
    const isa::Encoding& encoding = *encodings_[random() % encodings_.size()];
    switch (random() % 3) {
      case 0: return random_words(encoding, random);
      case 1: return near_instance(encoding, random);
      default: break;
    }
    Words words;
    for (uint32_t& word : words) word = static_cast<uint32_t>(random());
    return words;
  }

  std::vector<const isa::Encoding*> encodings_;  // of the target
};

constexpr size_t kBatch = 100000;

TEST_P(Targets, EveryEncodingIsSpelledAsLlvmSpellsIt) {
  const uint64_t instances = setting("LW_INSTANCES", 4 / part());
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

// One in LW_LITERAL_IN of the literals that may be inline constants, as each operand that takes a literal.
TEST_P(Targets, EveryLiteralIsSpelledAsLlvmSpellsIt) {
  const uint64_t one_in = setting("LW_LITERAL_IN", 6400 * part());
  std::mt19937_64 random(seed() + 5);
  Comparison comparison(target());
  std::vector<Words> words;
  for (const isa::Encoding* encoding : encodings_) {
    const auto instance = random_instance(target(), *encoding, random);
    ASSERT_TRUE(instance.has_value()) << "no instance of " << encoding->mnemonic();
    add_literals(target(), *encoding, *instance, one_in, random, words);
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
  comparison.compare_with_program(comparison.examples(), [](Outcome, size_t) { return true; });
  std::vector<Words> words;
  for (uint64_t left = setting("LW_RANDOM_WORDS", 2000 / part()); left > 0;) {
    for (; left > 0 && words.size() < kBatch; --left) words.push_back(anything(random));
    comparison.compare_with_library(words);
    comparison.compare_assembly(words);
    words.clear();
  }
  comparison.expect_all_exceptions_used();
  comparison.say();
}

// What the end of the code cuts off: the words before it may be an instruction by themselves.
TEST_P(Targets, CodeMayEndAnywhere) {
  std::mt19937_64 random(seed() + 3);
  for (size_t there = 1; there < std::tuple_size_v<Words>; ++there) {
    Comparison comparison(target(), there);
    for (uint64_t left = setting("LW_RANDOM_WORDS", 2000 / part()) / 8; left > 0;) {
      std::vector<Words> words;
      for (; left > 0 && words.size() < kBatch; --left) words.push_back(anything(random));
      comparison.compare_with_library(words);
      comparison.compare_assembly(words);
    }
    comparison.say();
  }
}

// One in LW_ONE_BIT_IN of the bits of the first two words other than in an instruction: where one that must be 0 or 1
// is not, the library says nothing, and the program shows what LLVM has all the same.
TEST_P(Targets, EveryBitMeansWhatObjdumpTakesItFor) {
  const uint64_t one_in = setting("LW_ONE_BIT_IN", 768 * part());
  std::mt19937_64 random(seed() + 4);
  Comparison comparison(target());
  std::vector<Words> words;
  for (const isa::Encoding* encoding : encodings_) {
    const auto instance = random_instance(target(), *encoding, random);
    ASSERT_TRUE(instance.has_value()) << "no instance of " << encoding->mnemonic();
    for (uint64_t bit = random() % one_in; bit < 32u * std::min<unsigned>(encoding->words, 2); bit += one_in) {
      words.push_back(*instance);
      words.back()[bit / 32] ^= 1u << bit % 32;
    }
  }
  comparison.compare_with_program(words, [](Outcome, size_t) { return true; });
  comparison.say();
}

// The library and the program are the same disassembler, but the program shows what the library calls a soft failure.
TEST_P(Targets, ObjdumpSaysWhatTheLibrarySays) {
  Comparison comparison(target());
  std::mt19937_64 random(seed() + 2);
  std::vector<Words> words;
  for (uint64_t i = 0; i < setting("LW_OBJDUMP_WORDS", 1000 / part()); ++i) words.push_back(anything(random));
  comparison.compare_with_program(words, [](Outcome library, size_t i) {
    return library == Outcome::text || (library == Outcome::undecodable && i % 8 == 0);
  });
  comparison.say();
}

TEST(LlvmTargets, AreAllThereAre) {
  std::set<std::string_view> asked;
  for (const std::string_view name : kLlvmTargets) asked.insert(name.substr(0, name.find(':')));
  for (const std::string_view name : kLlvmSiblings) asked.insert(name.substr(0, name.find(':')));
  for (const isa::Target& target : isa::targets())
    EXPECT_TRUE(asked.contains(target.name)) << target.name << " is in neither list of llvm_witness.h";
  EXPECT_EQ(asked.size(), isa::targets().size());
}

INSTANTIATE_TEST_SUITE_P(Llvm, Targets, testing::ValuesIn(kLlvmTargets),
                         [](const auto& instance) { return test_name(instance.param); });
INSTANTIATE_TEST_SUITE_P(LlvmSiblings, Targets, testing::ValuesIn(kLlvmSiblings),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace lw::test
