// The texts of instructions that were printed not long ago, by their words. Private to this folder.
//
// Compilers repeat themselves: half of the instructions of a kernel appear in it before, and those of a library many
// times. Finding a text here takes a fifth of the time of decoding and printing it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace lw::text {

// Holds instructions of one or two words whose text follows from these alone: no words behind them and no address
// change it.
class RecentTexts {
 public:
  // Longer texts are not kept; one in twenty-five is longer.
  static constexpr size_t kMostText = 54;

  struct alignas(64) Entry {
    std::array<char, kMostText> text;  // filled up with blanks
    uint8_t text_size = 0;
    uint8_t size_bytes = 0;  // 4 or 8; 0: none
    uint64_t words = 0;      // without the second one of an instruction of one word
  };

  // For a stretch of code of so many words.
  explicit RecentTexts(size_t words)
      : sets_(std::bit_ceil(std::clamp(words / kWays, kFewestSets, kMostSets))),
        shift_(static_cast<unsigned>(64 - std::countr_zero(sets_.size()))) {}

  // How many bytes the instruction that begins with two words has, if it is here. It follows from the words alone, so
  // that looking for the next instruction need not wait for find().
  size_t size_bytes(uint64_t words) const {
    return sizeof(uint32_t) * (1 + (is_long_[prefix(words)] | unsigned{may_have_literal(words)}));
  }

  // The instruction of that size, which begins with two words, the first one lower; nullptr when it is not here.
  const Entry* find(uint64_t words, size_t size_bytes) const {
    const uint64_t own_words = own(words, size_bytes);
    const Set& set = sets_[place(own_words)];
    // Without a branch for each half of the question and each way.
    const auto fits = [&](const Entry& entry) {
      return static_cast<unsigned>(entry.words == own_words) & static_cast<unsigned>(entry.size_bytes == size_bytes);
    };
    const Entry& entry = set.data()[fits(set[1])];
    return fits(entry) != 0 ? &entry : nullptr;
  }

  // Brings the place of an instruction near. (GCC 12 removes calls of functions that do nothing else.)
  [[gnu::always_inline]] void prefetch(uint64_t words, size_t size_bytes) const {
    const Set& set = sets_[place(own(words, size_bytes))];
    __builtin_prefetch(&set[0]);
    __builtin_prefetch(&set[1]);
  }

  void keep(uint64_t words, size_t size, std::string_view text) {
    if (size == sizeof(uint64_t) && !may_have_literal(words)) is_long_[prefix(words)] = 1;
    if (text.size() > kMostText || size != size_bytes(words)) return;
    const uint64_t own_words = own(words, size);
    Entry& entry = sets_[place(own_words)][oldest_way_++ % kWays];
    entry.text.fill(' ');
    std::memcpy(entry.text.data(), text.data(), text.size());
    entry.text_size = static_cast<uint8_t>(text.size());
    entry.size_bytes = static_cast<uint8_t>(size);
    entry.words = own_words;
  }

 private:
  static constexpr size_t kWays = 2;
  using Set = std::array<Entry, kWays>;

  // 4 MiB at most. Twelve programs of 23,000 instructions, one after the other again and again, find 90 % of them here
  // and half as many entries find 85 %, which takes a tenth longer.
  static constexpr size_t kFewestSets = 32;
  static constexpr size_t kMostSets = size_t{1} << 15;

  static constexpr uint32_t prefix(uint64_t words) { return static_cast<uint32_t>(words) >> 23; }

  // Sources 249 to 255 are those that a second word goes with: SDWA, DPP, literals. Fields of other formats may look
  // the same; such instructions are not kept.
  static constexpr bool may_have_literal(uint64_t words) {
    return (words & 0xff) >= 249 || ((words >> 8) & 0xff) == 255;
  }

  static constexpr uint64_t own(uint64_t words, size_t size_bytes) {
    return size_bytes == sizeof(uint64_t) ? words : words & 0xffff'ffff;
  }
  size_t place(uint64_t own_words) const { return static_cast<size_t>((own_words * 0x9e37'79b9'7f4a'7c15) >> shift_); }

  std::vector<Set> sets_;
  unsigned shift_;
  unsigned oldest_way_ = 0;
  std::array<uint8_t, 512> is_long_{};  // whether instructions that begin with these nine bits have two words
};

}  // namespace lw::text
