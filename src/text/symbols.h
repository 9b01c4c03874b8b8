// Names of one assembly and what they stand for while it is read.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "text/assembler.h"

namespace lw::text {

using SymbolId = uint32_t;
using ExpressionId = uint32_t;
inline constexpr uint32_t kNone = UINT32_MAX;

struct SymbolState {
  std::string_view name;  // in the table's own storage
  SymbolPlace place = SymbolPlace::undefined;
  AssemblySymbolBinding binding = AssemblySymbolBinding::local;
  AssemblySymbolVisibility visibility = AssemblySymbolVisibility::default_;
  SymbolType type = SymbolType::none;
  bool binding_stated = false;  // .globl, .weak or .local was seen
  bool is_variable = false;     // .set and its like: `variable` is its value
  bool redefinable = false;     // by .set and =, not by .equiv
  bool used = false;            // an expression or a directive names it
  bool is_distance = false;     // `variable` comes from where labels lie, which llvm-mc does not know in instructions
  bool referenced = false;      // an expression has a node of it
  bool superseded = false;      // its name stands for a later one
  bool weakly_referenced = false;  // by .weakref
  bool evaluating = false;         // for the detection of cycles
  uint32_t section = 0;
  uint64_t value = 0;  // offset in the section, or size and alignment below for common and LDS symbols
  uint64_t alignment = 0;
  ExpressionId variable = kNone;
  ExpressionId size = kNone;
  Location defined_at;
};

// What begins the names of the symbols that '.' and labels of digits make.
inline constexpr std::string_view kHere = ".Lhere$", kNumberedLabel = ".Llocal";
// Such a name as the text has it: '.', or the digits.
std::string_view written_name(std::string_view name);
// The same of one that is not defined, with the direction in which it was looked for: "1f".
std::string undefined_name(std::string_view name);

class Symbols {
 public:
  Symbols();
  // The symbol of that name, made when there is none.
  SymbolId intern(std::string_view name);
  // kNone when there is none.
  SymbolId find(std::string_view name) const;
  // A new one of the same name, alike; expressions that were read before keep the old one.
  SymbolId supersede(SymbolId id);

  SymbolState& operator[](SymbolId id) { return states_[id]; }
  const SymbolState& operator[](SymbolId id) const { return states_[id]; }
  size_t size() const { return states_.size(); }

 private:
  uint32_t slot_of(std::string_view name, uint64_t hash) const;
  void grow();

  std::deque<SymbolState> states_;
  std::deque<std::string> names_;
  struct Slot {
    uint32_t hash_high;
    SymbolId id;
  };
  std::vector<Slot> slots_;
};

}  // namespace lw::text
