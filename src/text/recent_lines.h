// The words of lines that were assembled not long ago, by their text. Private to this folder.
//
// Compilers repeat themselves: half of the lines of a kernel appear in it before, and those of a library many times.
// Finding a line here takes a tenth of the time of reading it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "base/base.h"

namespace lw::text {

// Holds lines that are one instruction of one or two words and nothing else that could have a meaning, none of whose
// parts means something else at another place.
class RecentLines {
 public:
  struct Code {
    std::array<uint32_t, 2> words{};
    uint16_t used_vgprs = 0;  // one more than the highest register named
    uint8_t used_sgprs = 0;
    uint8_t size_bytes = 0;  // 4 or 8
  };

  // For a source of so many characters.
  explicit RecentLines(size_t characters)
      : sets_(std::bit_ceil(std::clamp(characters / (kCharactersOfLine * kWays), kFewestSets, kMostSets))),
        shift_(static_cast<unsigned>(64 - std::countr_zero(sets_.size()))) {}

  // nullptr when the line is not here.
  const Code* find(std::string_view line) const {
    if (!fits(line)) return nullptr;
    for (const Entry& entry : sets_[place(line)])
      if (entry.text_size == line.size() && std::memcmp(entry.text.data(), line.data(), line.size()) == 0)
        return &entry.code;
    return nullptr;
  }

  void keep(std::string_view line, const Code& code) {
    if (!fits(line)) return;
    Entry& entry = sets_[place(line)][oldest_way_++ % kWays];
    entry.code = code;
    entry.text_size = static_cast<uint8_t>(line.size());
    std::memcpy(entry.text.data(), line.data(), line.size());
  }

  void clear() { std::ranges::fill(sets_, Set{}); }

 private:
  static constexpr size_t kMostText = 51;
  struct alignas(64) Entry {
    Code code;
    uint8_t text_size = 0;  // 0: none
    std::array<char, kMostText> text;
  };
  static constexpr size_t kWays = 2;
  using Set = std::array<Entry, kWays>;

  // 4 MiB at most.
  static constexpr size_t kFewestSets = 32;
  static constexpr size_t kMostSets = size_t{1} << 15;
  static constexpr size_t kCharactersOfLine = 32;

  // The hash reads eight characters at a time.
  static bool fits(std::string_view line) { return line.size() >= sizeof(uint64_t) && line.size() <= kMostText; }

  size_t place(std::string_view line) const {
    constexpr uint64_t kFactor = 0x9e37'79b9'7f4a'7c15;
    const char* const last = line.data() + line.size() - sizeof(uint64_t);
    uint64_t hash = load_le<uint64_t>(last);
    for (const char* at = line.data(); at < last; at += sizeof(uint64_t)) {
      hash = (hash ^ load_le<uint64_t>(at)) * kFactor;
      hash ^= hash >> 32;
    }
    return static_cast<size_t>((hash * kFactor) >> shift_);
  }

  std::vector<Set> sets_;
  unsigned shift_;
  unsigned oldest_way_ = 0;
};

}  // namespace lw::text
