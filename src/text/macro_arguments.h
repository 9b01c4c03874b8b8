// Arguments of macros and repetitions, split as llvm-mc splits them. Private to this folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/assembly_state.h"

namespace lw::text {

struct MacroArgument {
  std::string text;  // its tokens without the blanks between; strings without their quotation marks
  size_t tokens = 0;
};

// Reads from the state's current token on.
class ArgumentReader {
 public:
  // `is_alternate`: <text> is an argument with all that is in it, and %expression is its value (.altmacro).
  ArgumentReader(AssemblyState& state, bool is_alternate) : state_(state), is_alternate_(is_alternate) {}

  // Up to a comma, or a blank that no operator follows. Nullopt after an error, which is reported.
  std::optional<MacroArgument> next();

 private:
  std::optional<MacroArgument> value_of_expression();
  std::optional<MacroArgument> text_in_angles();

  AssemblyState& state_;
  bool is_alternate_;
};

// What is left of the statement from its current token on, without a comment.
std::string_view rest_of_statement(AssemblyState& state);

}  // namespace lw::text
