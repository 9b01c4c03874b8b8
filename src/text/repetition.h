// Whether a text repeats itself enough to look for what was seen before. Private to this folder.
#pragma once

#include <cstdint>

namespace lw::text {

// Not finding something, and keeping it, costs half of what finding it saves. Where fewer than one in three is found,
// nothing is looked for during the next kRest: a stream without any repetition loses 2 to 8 % of its time.
class Repetition {
 public:
  // To be asked before each look.
  bool is_worth_looking() {
    if (rest_ == 0) [[likely]]
      return true;
    --rest_;
    return false;
  }
  void found(uint32_t count) { found_ += count; }
  void missed() {
    if (++missed_ < kMissesLookedAt) return;
    if (2 * found_ < missed_) rest_ = kRest;
    found_ = missed_ = 0;
  }

 private:
  static constexpr uint32_t kMissesLookedAt = 8192;
  static constexpr uint32_t kRest = 65536;
  uint32_t found_ = 0, missed_ = 0, rest_ = 0;
};

}  // namespace lw::text
