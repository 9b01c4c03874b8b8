// Which bits of a program's values its effects depend on: a backward walk over the nodes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sem/program.h"

namespace lw::sem {

// Facts about a program's values, and the bits of them that chosen effects need. Use: need() or need_effect(), then
// propagate(), then at(). clear() forgets the needs and keeps the facts.
class Demand {
 public:
  explicit Demand(const Program& program);

  void clear();
  void need(NodeId id, uint64_t mask);
  // All arguments of an effect: of a store the bytes that reach memory; of a VGPR write the bits that can change.
  void need_effect(NodeId id);
  void propagate();
  uint64_t at(NodeId id) const { return demand_[id]; }

  std::optional<uint64_t> constant(NodeId id) const;
  // Bits of a value that are those of VGPR `number` in place.
  uint64_t unchanged(NodeId id, unsigned number) const;

 private:
  uint64_t find_zeros(const Node& node) const;
  uint64_t find_ones(const Node& node) const;
  // What a node's arguments must have for `demand` of its bits.
  void visit(const Node& node, uint64_t demand);
  void need_shifted(const Node& node, uint64_t demand, unsigned width, bool is_left);
  void need_both(const Node& node, uint64_t demand);
  void need_undecided(const Node& node, uint64_t demand, const std::vector<uint64_t>& decided);
  void need_selected(const Node& node, uint64_t demand);
  void need_all(const Node& node);

  const Program& program_;
  std::vector<uint64_t> demand_;
  std::vector<uint64_t> zeros_;  // bits that are zero whatever the registers hold
  std::vector<uint64_t> ones_;   // bits that are one whatever the registers hold
};

}  // namespace lw::sem
