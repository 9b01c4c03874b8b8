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

  bool has_stored() const { return !stores_.empty(); }
  // Whether the stores of this lane are not those of the other side, in their order.
  z3::expr stores_differ_from(const SymbolicLane& other) const;

  // A pure micro-operation on terms.
  static z3::expr pure(World& world, const sem::Node& node, const std::vector<z3::expr>& arguments,
                       const z3::expr& mode);

 private:
  z3::expr node_value(const sem::Node& node, const std::vector<z3::expr>& arguments);
  z3::expr where_true(const z3::expr& condition, const z3::expr& term);
  void effect(const sem::Node& node, const std::vector<z3::expr>& arguments);
  z3::expr first_lane();
  z3::expr scattered(const z3::expr& value, const z3::expr& to);
  z3::expr load(const sem::Node& node, const std::vector<z3::expr>& arguments);
  void store(const sem::Node& node, const std::vector<z3::expr>& arguments);
  z3::expr takes_part(sem::AddressSpace space, const z3::expr& truth);

  struct Store {
    sem::AddressSpace space;
    unsigned bytes;
    z3::expr active, address, data;
  };
  World& world_;
  std::map<std::string, z3::expr> registers_;
  std::vector<Store> stores_;
};

}  // namespace lw::prove
