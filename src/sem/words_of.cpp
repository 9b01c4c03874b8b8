#include <array>

#include "sem/sem.h"

namespace lw::sem {

std::string_view meaning_in_words(isa::Op op) {
  // Gaps have no words.
  static const std::array<std::string_view, isa::kOpCount> words = [] {
    std::array<std::string_view, isa::kOpCount> table;
#define LW_WORDS(name, text) table[static_cast<size_t>(isa::Op::name)] = text;
#include "sem/generated/words.inc"
#undef LW_WORDS
    return table;
  }();
  return words[static_cast<size_t>(op)];
}

}  // namespace lw::sem
