// Consecutive bytes of device memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lw {

struct ByteRange {
  uint64_t begin = 0, end = 0;  // addresses; `end` is behind the last byte

  bool overlaps(const ByteRange& other) const { return begin < other.end && other.begin < end; }
};

// The ranges sorted by address; ranges that overlap or adjoin become one.
inline std::vector<ByteRange> merged(std::vector<ByteRange> ranges) {
  std::ranges::sort(ranges, {}, &ByteRange::begin);
  std::vector<ByteRange> result;
  for (const ByteRange& range : ranges) {
    if (!result.empty() && range.begin <= result.back().end)
      result.back().end = std::max(result.back().end, range.end);
    else
      result.push_back(range);
  }
  return result;
}

}  // namespace lw
