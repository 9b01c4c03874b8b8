// Programs of micro-operations as Z3 terms over one symbolic lane. Private to this folder.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "prove/world.h"

namespace lw::prove {

// The wave as one lane sees it, while a snippet runs.
class SymbolicLane {
 public:
  explicit SymbolicLane(World& world) : world_(world) {}

  void run(const sem::Program& program);
  // False where the time for the question ends before.
  bool run(const Snippet& snippet) {
    for (const sem::Program& program : snippet.programs) {
      if (world_.left_ms() == 0) return false;
      run(program);
    }
    return true;
  }
  z3::expr evaluate(const Expression& expression);
  z3::expr value(const LiveOut& place);  // zero-extended to 32 bits
  // Whether the float that `place` is part of (LiveOut::ignored_nan) is a NaN.
  z3::expr holds_nan(const LiveOut& place);

  z3::expr vgpr(unsigned number);
  z3::expr sgpr(unsigned number);
  z3::expr mode();
  z3::expr scc();
  z3::expr lane_bit(const z3::expr& low, const z3::expr& high);

  // A pure micro-operation on terms.
  static z3::expr pure(World& world, const sem::Node& node, const std::vector<z3::expr>& arguments,
                       const z3::expr& mode);

 private:
  z3::expr node_value(const sem::Node& node, const std::vector<z3::expr>& arguments);
  void effect(const sem::Node& node, const std::vector<z3::expr>& arguments);
  z3::expr first_lane();

  World& world_;
  std::map<std::string, z3::expr> registers_;
};

}  // namespace lw::prove
