// Which nodes may be computed right in the register that an effect writes.
#include "interp/emitter.h"

namespace lw::interp {

OperandLocation Emitter::direct_place(NodeId id) {
  const Node& node = program_.nodes[id];
  if (node.type == ValueType::w32 && kind(id) == OperandKind::row) return direct_vgpr(id);
  if (kind(id) == OperandKind::uniform || kind(id) == OperandKind::mask) return direct_scalar(id);
  return kNoLocation;
}

bool Emitter::free_after(unsigned number, uint32_t position) const {
  return s_.last_read_in_place[number] <= position && s_.written_count[number] == 1;
}

OperandLocation Emitter::direct_vgpr(NodeId id) {
  if (!exec_full_ || s_.relative_vgprs) return kNoLocation;
  for (NodeId writer : writers_of(id)) {
    const Node& write = program_.nodes[writer];
    const unsigned number = register_written(v_, context_, writer);
    if (write.op != Uop::write_vgpr || number == kNoRegister) continue;
    if (!v_.is_constant(program_.args(writer)[1], 1) || s_.sole_writer[number] != writer) continue;
    if (s_.exec_written_at < s_.position[writer]) continue;
    if (!free_after(number, now_)) continue;
    if (reads_across_lanes(id, number)) continue;
    in_place_.push_back(writer);
    return vgpr_place(number);
  }
  return kNoLocation;
}

bool Emitter::reads_across_lanes(NodeId id, unsigned number) const {
  const Node& node = program_.nodes[id];
  if (node.op != Uop::shuffle32 && node.op != Uop::scatter32) return false;
  for (NodeId a : program_.args(id))
    if (register_read(v_, context_, v_.of(a)) == number) return true;
  return false;
}

OperandLocation Emitter::direct_scalar(NodeId id) {
  if (s_.relative_sgprs) return kNoLocation;
  const ValueType t = program_.nodes[id].type;
  if (t == ValueType::b1 && kind(id) == OperandKind::uniform) {
    for (NodeId writer : writers_of(id))
      if (program_.nodes[writer].op == Uop::write_scc && s_.sole_writer[kSccRegister] == writer &&
          free_after(kSccRegister, now_)) {
        in_place_.push_back(writer);
        return scc_place();
      }
    return kNoLocation;
  }
  if (t == ValueType::w32) {
    for (NodeId writer : writers_of(id)) {
      const Node& write = program_.nodes[writer];
      if (write.op != Uop::write_sgpr || write.imm >= state::exec_lo) continue;
      const unsigned number = register_written(v_, context_, writer);
      if (s_.sole_writer[number] != writer || !free_after(number, now_)) continue;
      in_place_.push_back(writer);
      return sgpr_place(static_cast<unsigned>(write.imm));
    }
    return kNoLocation;
  }
  // 64 bits: both halves must go to neighbours.
  NodeId low = sem::kNoNode, high = sem::kNoNode;
  for (NodeId half : half_views_of(id))
    for (NodeId writer : writers_of(half)) {
      if (program_.nodes[writer].op != Uop::write_sgpr) continue;
      (program_.nodes[half].op == Uop::lo64 ? low : high) = writer;
    }
  if (low == sem::kNoNode || high == sem::kNoNode) return kNoLocation;
  const uint64_t n = program_.nodes[low].imm;
  if (program_.nodes[high].imm != n + 1 || n + 1 >= state::exec_lo) return kNoLocation;
  for (unsigned i : {0u, 1u}) {
    const unsigned number = kScalarBegin + static_cast<unsigned>(n) + i;
    if (s_.sole_writer[number] != (i == 0 ? low : high) || !free_after(number, now_)) return kNoLocation;
  }
  in_place_.push_back(low);
  in_place_.push_back(high);
  return sgpr_place(static_cast<unsigned>(n));
}

std::vector<NodeId> Emitter::writers_of(NodeId id) const {
  std::vector<NodeId> found;
  for (uint32_t at = now_ + 1; at < s_.order.size(); ++at) {
    const NodeId candidate = s_.order[at];
    const Uop op = program_.nodes[candidate].op;
    if (op != Uop::write_vgpr && op != Uop::write_sgpr && op != Uop::write_scc) continue;
    if (v_.of(program_.args(candidate)[0]) == id) found.push_back(candidate);
  }
  return found;
}

std::vector<NodeId> Emitter::half_views_of(NodeId id) const {
  std::vector<NodeId> found;
  for (uint32_t at = now_ + 1; at < s_.order.size(); ++at) {
    const NodeId candidate = s_.order[at];
    if (!is_half_view(v_, candidate)) continue;
    NodeId source = v_.of(program_.args(candidate)[0]);
    if (is_ballot_view(v_, source)) source = v_.of(program_.args(source)[0]);
    if (source == id) found.push_back(candidate);
  }
  return found;
}

bool Emitter::done_in_place(NodeId effect) const {
  return std::find(in_place_.begin(), in_place_.end(), effect) != in_place_.end();
}

OperandLocation Emitter::result(NodeId id) {
  OperandLocation p = direct_place(id);
  if (p == kNoLocation) p = kind(id) == OperandKind::row ? new_row(id) : new_scalar();
  return place_[id] = p;
}

}  // namespace lw::interp
