// Registers and constants by source number, as LLVM spells them, ready to copy. Private to this folder.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "isa/isa.h"

namespace lw::text {

// Copying a block of `text` and moving on by `size` beats copying a variable length.
struct ReadyText {
  std::array<char, 31> text;
  uint8_t size;
};

struct RegisterNames {
  std::array<ReadyText, 512> one;  // by source number: what an operand of one dword says
  std::array<ReadyText, 512> two;  // an operand of two dwords
};

// At most 31 characters.
ReadyText ready_text(std::string_view text);

inline char* copy(char* to, const ReadyText& name) {
  constexpr size_t kMost = 16;  // names are rarely longer
  std::memcpy(to, name.text.data(), kMost);
  if (name.size > kMost) [[unlikely]]
    std::memcpy(to + kMost, name.text.data() + kMost, name.text.size() - kMost);
  return to + name.size;
}

// Those of a column are made when they are first asked for, by any thread.
const RegisterNames& make_register_names(isa::Column column, std::atomic<const RegisterNames*>& place);
inline const RegisterNames& register_names(isa::Column column) {
  static constinit std::array<std::atomic<const RegisterNames*>, isa::kColumnCount> ready_names;
  std::atomic<const RegisterNames*>& place = ready_names[static_cast<size_t>(column)];
  if (const RegisterNames* names = place.load(std::memory_order_acquire)) [[likely]]
    return *names;
  return make_register_names(column, place);
}

// "v7", "s[4:7]", of `dwords` registers from `first` on.
char* emit_range(char* to, std::string_view prefix, unsigned first, unsigned dwords);
// The tuple that a source number begins; LLVM names the one that a misaligned scalar register falls into.
char* emit_tuple(char* to, isa::Column column, unsigned value, unsigned dwords);

}  // namespace lw::text
