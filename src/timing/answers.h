// Answers of the shared memory on their way to a cluster, taken in the order of their times and tokens.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "timing/memory_system.h"

namespace lw::timing {

// Most answers come within some hundred cycles: they lie in buckets of a few cycles, and only those that are taken are
// put in order. Another thread may add than takes, so that adding touches little of the host's memory.
class Answers {
 public:
  // None is before the end of what was taken.
  void add(const Response& response) {
    next_ = std::min(next_, response.time);
    new_.push_back(response);
  }
  // The time of the first one; UINT64_MAX: there is none.
  uint64_t next() const { return next_; }
  // Puts those before `end` behind what is in `due`.
  void take(uint64_t end, std::vector<Response>& due) {
    for (const Response& response : new_) {
      const uint64_t bucket = response.time / kCycles;
      if (bucket - first_ < kBuckets)
        put(bucket, response);
      else
        later_.push_back(response);
    }
    new_.clear();
    if (next_ >= end) return;
    const auto old = static_cast<ptrdiff_t>(due.size());
    const auto before_end = [&](const Response& response) {
      if (response.time >= end) return false;
      due.push_back(response);
      return true;
    };
    for (uint64_t distance = first_used(); distance < kBuckets && (first_ + distance) * kCycles < end;
         distance = first_used()) {
      std::vector<Response>& bucket = buckets_[(first_ + distance) % kBuckets];
      std::erase_if(bucket, before_end);
      if (!bucket.empty()) break;
      used_ &= ~(uint64_t{1} << (first_ + distance) % kBuckets);
    }
    first_ = end / kCycles;
    if (!later_.empty()) {
      std::erase_if(later_, before_end);
      std::erase_if(later_, [&](const Response& response) {
        const uint64_t bucket = response.time / kCycles;
        if (bucket - first_ >= kBuckets) return false;
        put(bucket, response);
        return true;
      });
    }
    std::sort(due.begin() + old, due.end(), [](const Response& a, const Response& b) {
      return a.time != b.time ? a.time < b.time : a.token < b.token;
    });
    find_next();
  }

 private:
  static constexpr uint64_t kBuckets = 64, kCycles = 32;

  void put(uint64_t bucket, const Response& response) {
    buckets_[bucket % kBuckets].push_back(response);
    used_ |= uint64_t{1} << bucket % kBuckets;
  }
  // How far the first bucket with answers is from first_; kBuckets: there is none.
  uint64_t first_used() const {
    return static_cast<uint64_t>(std::countr_zero(std::rotr(used_, static_cast<int>(first_ % kBuckets))));
  }
  void find_next() {
    const uint64_t distance = first_used();
    const std::vector<Response>& bucket = distance < kBuckets ? buckets_[(first_ + distance) % kBuckets] : later_;
    next_ = UINT64_MAX;
    for (const Response& response : bucket) next_ = std::min(next_, response.time);
  }

  uint64_t next_ = UINT64_MAX;
  std::vector<Response> new_;  // since the last take()
  uint64_t used_ = 0;          // a bit a bucket
  uint64_t first_ = 0;         // the bucket of the end of what was taken, counted from the time 0
  std::array<std::vector<Response>, kBuckets> buckets_;
  std::vector<Response> later_;  // behind all buckets
};

}  // namespace lw::timing
