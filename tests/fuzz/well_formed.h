// What every recorded program keeps to.
#pragma once

#include "base/base.h"
#include "sem/sem.h"

namespace lwfuzz {

// Arguments come before their users, lie inside the program, and have the types that uops.def states.
inline void check_well_formed(const lw::sem::Program& program) {
  using lw::sem::ValueType;
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const lw::sem::Node& node = program.nodes[i];
    LW_CHECK(node.argument_first + size_t{node.argument_count} <= program.arguments.size(), "arguments past the end");
    const lw::sem::UopInfo& what = lw::sem::info(node.op);
    const auto arguments = program.args(node);
    for (lw::sem::NodeId id : arguments) LW_CHECK(id < i, "a value is used before it exists");
    if (what.arguments == "*") continue;
    LW_CHECK(arguments.size() == what.arguments.size(), "a wrong number of arguments");
    for (size_t a = 0; a < arguments.size(); ++a) {
      const char letter = what.arguments[a];
      const ValueType type = letter == '1' ? ValueType::b1 : letter == 'd' ? ValueType::w64 : ValueType::w32;
      LW_CHECK(program.nodes[arguments[a]].type == type, "an argument of the wrong type");
    }
  }
}

}  // namespace lwfuzz
