// What a kernel read from memory that the host changed while it ran, so that replaying gives it the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/base.h"

namespace lw::launch {

// One load or atomic of a wave, or several in a row that did the same.
struct HostRead {
  uint64_t lanes = 0;           // which took part; 1 for the wave as a whole
  uint32_t size_bytes = 0;      // of one lane's access, at most 64
  uint32_t count = 1;           // so many accesses in a row
  std::vector<uint32_t> words;  // lane after lane, each (size_bytes + 3) / 4; empty where nobody looked at the value
  bool same(const HostRead& other) const {
    return lanes == other.lanes && size_bytes == other.size_bytes && words == other.words;
  }
};

// The file: for each, little endian: lanes (8 bytes), size_bytes (4), count (4), number of words (4), words.
std::vector<std::byte> pack_host_reads(std::span<const HostRead> reads);
// Fails on what is cut short, on sizes that no access has and on words that do not belong to the lanes.
Result<std::vector<HostRead>> unpack_host_reads(std::span<const std::byte> bytes);

}  // namespace lw::launch
