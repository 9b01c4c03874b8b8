// Assembly with its instructions replaced: a line keeps its label, its directives and its comment.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "api/improved_module.h"

namespace lw::api {

class AssemblyRewriter {
 public:
  explicit AssemblyRewriter(std::string_view text);

  // Instructions that do not stand alone in a line of the text: those of macros, repetitions and included files.
  std::set<uint64_t> fixed(const input::CodeModule& module) const;
  // Whether any instruction of the module stands in the text: other sources and listings have none.
  bool has_instructions(const ImprovedModule& module) const;
  // The line of an addition of a number to the result of s_getpc_b64, or of a branch by a number of words out of its
  // function, if something was improved: the number would have to change, and only a label says to what.
  std::optional<size_t> number_for_a_place(const ImprovedModule& module) const;
  // The text with what was improved.
  std::string rewritten(const ImprovedModule& module) const;

 private:
  // The instructions that have a number in the text where a label could stand, as indices of `program`.
  std::vector<size_t> with_number(const ImprovedModule& module, const rewrite::Program& program) const;
  // Where the instruction stands in a line; nothing where the line does not begin with it, but for labels.
  struct Place {
    size_t begin = 0, end = 0;
  };
  std::optional<Place> place_of(size_t line, std::string_view stem) const;

  std::vector<std::string_view> lines_;
};

}  // namespace lw::api
