// Where statements come from: the file, and the expansions of macros and repetitions in it.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/base.h"
#include "text/lexer.h"

namespace lw::text {

struct MacroParameter {
  std::string name;
  std::string default_value;
  bool required = false;
  bool variadic = false;
};

struct Macro {
  std::string name;
  std::vector<MacroParameter> parameters;
  std::string body;
  Location defined_at;
  uint64_t expansions = 0;  // so far
};

// What bounds the text that macros make out of little.
inline constexpr size_t kMaxMacroDepth = 20;  // LLVM's limit
inline constexpr size_t kMaxExpansionBytes = size_t{64} << 20;

// One buffer being read. `where` is the place in the file that caused an expansion; its line is 0 for the file itself.
struct Input {
  std::shared_ptr<std::string> text;
  Lexer lexer;
  Location where;
  std::string_view macro_name;  // empty for the file and for repetitions
  size_t condition_depth = 0;   // open .if at the start, which .exitm goes back to
  bool is_file = false;         // of an .include, whose name is macro_name
};

// What the marks in a body stand for besides the parameters.
struct Expansion {
  std::optional<uint64_t> instance;  // \@: how many macros were expanded before
  uint64_t repetition = 0;           // \+: how often this one was
  bool is_alternate = false;         // parameters need no backslash, and an & may stand behind them (.altmacro)
};
// Replaces \name, \@, \+ and \() in `body`. `arguments` runs along `parameters`.
std::string expand_macro(const Macro& macro, const std::vector<std::string>& arguments, const Expansion& expansion);

// The lines up to the directive that closes the block, which began at the lexer's current statement, without it. The
// lexer is left after it. `opens` and `closes` are the directives that nest. False when the text ends before.
bool take_block(Lexer& lexer, std::span<const std::string_view> opens, std::string_view closes,
                std::string_view also_closes, std::string& body);

}  // namespace lw::text
