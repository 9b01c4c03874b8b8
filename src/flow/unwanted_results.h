// Instructions without wanted results. They still execute, so all their operands count as wanted once it is certain
// that no result will be wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::flow {

// Whether the results of an instruction are wanted. `wanted`: some result is, or the instruction does something else.
// `unwanted_so_far`: no result is, as far as the walk knows. `unwanted`: no result is, for certain; the operands count
// as wanted then, because the instruction executes all the same.
enum class Results : uint8_t { wanted, unwanted_so_far, unwanted };

class UnwantedResults {
 public:
  explicit UnwantedResults(size_t instructions) : results_(instructions), certain_(instructions) {}

  // The result of the last walk over an instruction.
  void note(size_t i, Results results) {
    results_[i] = results;
    any_unwanted_ = any_unwanted_ || results == Results::unwanted_so_far;
  }
  // Some walk since the last call of forget_any() has found such an instruction.
  bool any() const { return any_unwanted_; }
  void forget_any() { any_unwanted_ = false; }

  // What was noted of instructions [first, end) is certain. Whether there is any of which it was noted.
  bool make_certain(size_t first, size_t end) {
    bool any = false;
    for (size_t i = first; i < end; ++i) {
      if (results_[i] != Results::unwanted_so_far) continue;
      certain_[i] = 1;
      any = any_certain_ = true;
    }
    return any;
  }
  bool any_certain() const { return any_certain_; }
  bool is_certain(size_t i) const { return certain_[i] != 0; }
  // After the last walk.
  bool is_unwanted(size_t i) const { return results_[i] != Results::wanted; }

  size_t memory_bytes() const { return results_.capacity() + certain_.capacity(); }

 private:
  std::vector<Results> results_;  // by instruction, as the next
  std::vector<uint8_t> certain_;
  bool any_unwanted_ = false, any_certain_ = false;
};

}  // namespace lw::flow
