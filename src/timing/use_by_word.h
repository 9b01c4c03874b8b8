// Counts of each instruction that was executed, by its word in the code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "timing/stall.h"

namespace lw::timing {

// Counts of one instruction.
struct InstructionUse {
  uint64_t executed = 0;
  Cycles cycles{};

  bool operator==(const InstructionUse&) const = default;
};

// Needs memory only for the parts of the code that were executed. The clusters that one thread runs share a table: with
// a table for each of 64 clusters, a million instructions would need gigabytes.
class UseByWord {
 public:
  // `by_word` false: all instructions count as word 0, in one sum.
  explicit UseByWord(bool by_word = true) : by_word_(by_word) {}

  InstructionUse& operator[](uint32_t word) {
    if (!by_word_) word = 0;
    const size_t page = word / kPageWords;
    if (page >= pages_.size()) pages_.resize(page + 1);
    if (pages_[page].empty()) pages_[page].resize(kPageWords);
    return pages_[page][word % kPageWords];
  }
  void add(const UseByWord& other) {
    other.for_each([&](uint32_t word, const InstructionUse& use) {
      InstructionUse& sum = (*this)[word];
      sum.executed += use.executed;
      for (size_t s = 0; s < kStalls; ++s) sum.cycles[s] += use.cycles[s];
    });
  }
  // Calls visit(word, use) for each word that has counts, in the order of the code. A table of one thread may have
  // cycles of an instruction that another thread executed: the launch of a wave is counted before its first
  // instruction.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (size_t page = 0; page < pages_.size(); ++page)
      for (size_t i = 0; i < pages_[page].size(); ++i)
        if (pages_[page][i] != InstructionUse{}) visit(static_cast<uint32_t>(page * kPageWords + i), pages_[page][i]);
  }

 private:
  static constexpr size_t kPageWords = 1024;
  bool by_word_;
  std::vector<std::vector<InstructionUse>> pages_;
};

}  // namespace lw::timing
