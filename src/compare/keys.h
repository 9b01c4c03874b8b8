// What makes lines equal: numbers for their texts with and without the numbers of registers. Private to this folder.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "compare/align.h"

namespace lw::compare {

// A register of an operand: the kind in the upper half, the number of the first register in the lower.
using NamedRegister = uint32_t;

// The keys of one listing. Keys of two listings can be compared if both come from one KeyTable.
struct Keys {
  std::vector<uint32_t> shape;           // mnemonic, modifiers, constants and kinds of operands
  std::vector<uint32_t> exact;           // the same with the numbers of registers
  std::vector<uint32_t> operation;       // the mnemonic without the suffix of its encoding
  std::vector<uint32_t> first_register;  // index into `registers` of a line's first one; one entry more than lines
  std::vector<NamedRegister> registers;

  size_t size() const { return shape.size(); }
  std::span<const NamedRegister> registers_of(size_t line) const {
    return std::span(registers).subspan(first_register[line], first_register[line + 1] - first_register[line]);
  }
};

class KeyTable {
 public:
  Keys keys_of(std::span<const Line> lines);

 private:
  uint32_t number_of(std::string_view kind, const std::string& text);
  std::unordered_map<std::string, uint32_t> numbers_;
};

}  // namespace lw::compare
