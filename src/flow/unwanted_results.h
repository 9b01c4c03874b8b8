// Instructions without wanted results. They still execute, so all their operands count as wanted once it is certain
// that no result will be wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::flow {

class UnwantedResults {
 public:
  explicit UnwantedResults(size_t instructions) : unwanted_(instructions), certain_(instructions) {}

  // The result of the last walk over an instruction: none of its results is wanted, as far as known.
  void note(size_t i, bool unwanted) {
    unwanted_[i] = unwanted ? 1 : 0;
    any_unwanted_ = any_unwanted_ || unwanted;
  }
  // Some walk since the last call of forget_any() has found such an instruction.
  bool any() const { return any_unwanted_; }
  void forget_any() { any_unwanted_ = false; }

  // What was noted of instructions [first, end) is certain. Whether there is any of which it was noted.
  bool make_certain(size_t first, size_t end) {
    bool any = false;
    for (size_t i = first; i < end; ++i) {
      if (unwanted_[i] == 0) continue;
      certain_[i] = 1;
      any = any_certain_ = true;
    }
    return any;
  }
  bool any_certain() const { return any_certain_; }
  bool is_certain(size_t i) const { return certain_[i] != 0; }

  size_t memory_bytes() const { return unwanted_.capacity() + certain_.capacity(); }

 private:
  std::vector<uint8_t> unwanted_, certain_;  // by instruction
  bool any_unwanted_ = false, any_certain_ = false;
};

}  // namespace lw::flow
