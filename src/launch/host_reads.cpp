#include "launch/host_reads.h"

#include <fmt/format.h>

#include <bit>

namespace lw::launch {
namespace {

void put(std::vector<std::byte>& to, uint64_t value, unsigned bytes) {
  for (unsigned i = 0; i < bytes; ++i) to.push_back(static_cast<std::byte>(value >> (8 * i)));
}

}  // namespace

std::vector<std::byte> pack_host_reads(std::span<const HostRead> reads) {
  std::vector<std::byte> bytes;
  for (const HostRead& read : reads) {
    put(bytes, read.lanes, 8);
    put(bytes, read.size_bytes, 4);
    put(bytes, read.count, 4);
    put(bytes, read.words.size(), 4);
    for (const uint32_t word : read.words) put(bytes, word, 4);
  }
  return bytes;
}

Result<std::vector<HostRead>> unpack_host_reads(std::span<const std::byte> bytes) {
  std::vector<HostRead> reads;
  size_t at = 0;
  const auto get = [&](unsigned size) {
    uint64_t value = 0;
    for (unsigned i = 0; i < size; ++i) value |= std::to_integer<uint64_t>(bytes[at + i]) << (8 * i);
    at += size;
    return value;
  };
  while (at < bytes.size()) {
    constexpr size_t kHeadBytes = 20;
    constexpr uint32_t kMostBytes = 64;
    const size_t begin = at;
    if (bytes.size() - at < kHeadBytes) return Error{fmt::format("byte {}: the last read is cut short", begin)};
    HostRead read;
    read.lanes = get(8);
    read.size_bytes = static_cast<uint32_t>(get(4));
    read.count = static_cast<uint32_t>(get(4));
    const uint64_t words = get(4);
    if (read.lanes == 0 || read.count == 0 || read.size_bytes == 0 || read.size_bytes > kMostBytes)
      return Error{fmt::format("byte {}: expected a read of 1 to {} bytes by at least one lane", begin, kMostBytes)};
    const uint64_t wanted = uint64_t{(read.size_bytes + 3) / 4} * static_cast<unsigned>(std::popcount(read.lanes));
    if (words != 0 && words != wanted)
      return Error{fmt::format("byte {}: {} words, expected {} or none", begin, words, wanted)};
    if (bytes.size() - at < 4 * words) return Error{fmt::format("byte {}: the last read is cut short", begin)};
    for (uint64_t i = 0; i < words; ++i) read.words.push_back(static_cast<uint32_t>(get(4)));
    reads.push_back(std::move(read));
  }
  return reads;
}

}  // namespace lw::launch
