// Snippets as text, and what the prover's library says of them.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "interp/straight_line.h"
#include "snippets/snippets.h"

namespace lw {

using prove::Verdict;

class Proofs : public testing::Test {
 protected:
  ~Proofs() override { std::filesystem::remove_all(folder_); }

  snippets::LoadedSnippet load(const std::string& text, const std::string& target) {
    const std::string path = folder_ / ("snippet" + std::to_string(loaded_++) + ".s");
    std::ofstream(path) << text << "\n";
    auto loaded = snippets::load({.files = lanewise::disk_files()}, path, target);
    EXPECT_TRUE(loaded) << text;
    return loaded ? *loaded : snippets::LoadedSnippet{};
  }

  static std::vector<prove::Assumption> read(const isa::Target& target, const std::string& list) {
    if (list.empty()) return {};
    const auto read = prove::parse_assumptions(target, list);
    EXPECT_TRUE(read) << (read ? "" : read.error().message);
    return read ? *read : std::vector<prove::Assumption>{};
  }

  struct Question {
    std::string target, a, b, live_out, assume;
  };
  static inline const char* kGfx9 = "gfx900";

  Result<prove::Answer> ask(const Question& q) {
    left_ = load(q.a, q.target);
    right_ = load(q.b, q.target);
    const auto places = prove::parse_live_out(*left_.target, q.live_out);
    EXPECT_TRUE(places) << q.live_out;
    prove::ProveOptions options;
    options.target = left_.target;
    options.evaluate = interp::evaluate_float;
    options.assumptions = read(*left_.target, q.assume);
    const auto answer = prove::prove_equal(left_.snippet, right_.snippet, *places, options);
    const bool has_memory = prove::accesses_memory(left_.snippet) || prove::accesses_memory(right_.snippet);
    if (answer && answer->verdict == Verdict::different && !has_memory) {
      const auto left = snippets::execute(left_, *answer), right = snippets::execute(right_, *answer);
      EXPECT_TRUE(left && right && *left == answer->left && *right == answer->right) << q.a << q.assume;
      EXPECT_TRUE(snippets::satisfies(left_, *answer, options.assumptions)) << q.a << q.assume;
    }
    return answer;
  }
  Verdict verdict(const Question& q) {
    const auto answer = ask(q);
    EXPECT_TRUE(answer) << q.a << ": " << (answer ? "" : answer.error().message);
    return answer ? answer->verdict : Verdict::unknown;
  }
  // The counterexample that random inputs show, within the assumptions.
  bool random_inputs_differ(const Question& q) {
    left_ = load(q.a, q.target);
    right_ = load(q.b, q.target);
    const auto assumptions = read(*left_.target, q.assume);
    snippets::RandomInputs inputs;
    inputs.assumptions = assumptions;
    const auto found =
        snippets::random_difference(left_, right_, *prove::parse_live_out(*left_.target, q.live_out), inputs, {});
    if (found) {
      EXPECT_TRUE(snippets::satisfies(left_, *found, assumptions)) << q.assume;
    }
    return found.has_value();
  }

 private:
  static std::filesystem::path made() {
    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / fmt::format("lanewise-proofs-{}", ::getpid());
    std::filesystem::create_directories(folder);
    return folder;
  }
  const std::filesystem::path folder_ = made();
  int loaded_ = 0;

 protected:
  snippets::LoadedSnippet left_, right_;  // of the last question
};

}  // namespace lw
