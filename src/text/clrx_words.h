// What the readers of CLRX's operands and of its modifiers share. Private to this folder.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "isa/isa.h"

namespace lw::text {

// A name in small letters; empty for one that is longer than any name of the dialect.
class Lower {
 public:
  explicit Lower(std::string_view name) {
    if (name.size() > text_.size()) return;
    std::transform(name.begin(), name.end(), text_.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    size_ = name.size();
  }
  std::string_view view() const { return {text_.data(), size_}; }

 private:
  std::array<char, 32> text_{};
  size_t size_ = 0;
};

// The 21 bits of a scalar offset are written without their sign.
inline int64_t signed_scalar_offset(const isa::Target& target, int64_t number) {
  constexpr int64_t kCount = int64_t{1} << 21;
  const bool wraps = target.has(isa::Feature::smem_signed_offset) && number >= kCount / 2 && number < kCount;
  return wraps ? number - kCount : number;
}

}  // namespace lw::text
