#include "interp/schedule.h"

#include <algorithm>

namespace lw::interp {

using sem::Node;
using sem::NodeId;
using sem::Uop;
using OperandKind = LoweredValue::OperandKind;

unsigned register_read(const Values& values, const LowerContext& context, NodeId id) {
  const Node& node = values.program->nodes[id];
  if (values.value[id].kind == OperandKind::constant) return kNoRegister;
  switch (node.op) {
    case Uop::read_vgpr: return node.imm < context.vgpr_count ? static_cast<unsigned>(node.imm) : 0;
    case Uop::read_sgpr: return kScalarBegin + static_cast<unsigned>(node.imm & 127);
    case Uop::read_scc: return kSccRegister;
    default: return kNoRegister;
  }
}

unsigned register_written(const Values& values, const LowerContext& context, NodeId id) {
  const Node& node = values.program->nodes[id];
  switch (node.op) {
    case Uop::write_vgpr:
    case Uop::write_lane: return node.imm < context.vgpr_count ? static_cast<unsigned>(node.imm) : kNoRegister;
    case Uop::write_sgpr: return kScalarBegin + static_cast<unsigned>(node.imm & 127);
    case Uop::write_scc: return kSccRegister;
    default: return kNoRegister;
  }
}

bool is_pair_view(const Values& values, NodeId id) {
  const Node& node = values.program->nodes[id];
  if (node.op != Uop::pack64 && node.op != Uop::lane_bit) return false;
  const auto args = values.program->args(node);
  const Node& low = values.node(args[0]);
  const Node& high = values.node(args[1]);
  return values.at(args[0]).kind == OperandKind::uniform && values.at(args[1]).kind == OperandKind::uniform &&
         low.op == Uop::read_sgpr && high.op == Uop::read_sgpr && high.imm == low.imm + 1;
}

bool is_half_view(const Values& values, NodeId id) {
  const Node& node = values.program->nodes[id];
  return (node.op == Uop::lo64 || node.op == Uop::hi64) &&
         values.at(values.program->args(node)[0]).kind == OperandKind::uniform;
}

bool is_ballot_view(const Values& values, NodeId id) {
  const Node& node = values.program->nodes[id];
  return node.op == Uop::ballot && values.at(values.program->args(node)[0]).kind == OperandKind::mask;
}

namespace {

class StepScheduler {
 public:
  StepScheduler(const Values& values, const LowerContext& context) : v_(values), context_(context) {
    const size_t count = values.program->nodes.size();
    s_.position.assign(count, Schedule::kNowhere);
    s_.last_use.assign(count, 0);
    s_.use_count.assign(count, 0);
    s_.read_early.assign(count, false);
    s_.sole_writer.fill(sem::kNoNode);
    live_.assign(count, false);
  }

  Schedule run() {
    mark_live();
    const auto& nodes = v_.program->nodes;
    for (size_t i = 0; i < nodes.size(); ++i) {
      const auto id = static_cast<NodeId>(i);
      switch (nodes[i].op) {
        // Their values depend on where in the program they stand.
        case Uop::read_vgpr_at:
        case Uop::read_sgpr_at:
        case Uop::read_hwreg:
        case Uop::read_mode:
        case Uop::read_clock:
        case Uop::first_lane:
        case Uop::scatter32:
          if (live_[id] && v_.of(id) == id && v_.value[id].kind != OperandKind::constant) need(id);
          break;
        default:
          if (is_effect(id)) need(id);
      }
    }
    find_uses();
    find_hazards();
    return std::move(s_);
  }

 private:
  bool is_effect(NodeId id) const {
    const Node& node = v_.program->nodes[id];
    switch (node.op) {
      case Uop::message:
      case Uop::wait:
      case Uop::hint:
      case Uop::atomic_begin: return false;  // atomic_end does the work
      case Uop::branch_if: return !v_.is_constant(v_.program->args(id)[0], 0);
      case Uop::write_vgpr:
        return register_written(v_, context_, id) != kNoRegister && !v_.is_constant(v_.program->args(id)[1], 0);
      case Uop::write_lane: return register_written(v_, context_, id) != kNoRegister;
      default: return sem::info(node.op).has_effect;
    }
  }

  void mark_live() {
    std::vector<NodeId> work;
    for (size_t i = 0; i < v_.program->nodes.size(); ++i)
      if (is_effect(static_cast<NodeId>(i))) work.push_back(static_cast<NodeId>(i));
    while (!work.empty()) {
      const NodeId id = work.back();
      work.pop_back();
      if (live_[id]) continue;
      live_[id] = true;
      if (v_.value[id].kind == OperandKind::constant || v_.value[id].kind == OperandKind::lane_constant) continue;
      for (NodeId a : v_.program->args(id)) work.push_back(v_.of(a));
    }
  }

  void need(NodeId first) {
    struct Frame {
      NodeId id;
      size_t next;
    };
    std::vector<Frame> stack{{first, 0}};
    while (!stack.empty()) {
      Frame& frame = stack.back();
      const NodeId id = frame.id;
      if (s_.position[id] != Schedule::kNowhere) {
        stack.pop_back();
        continue;
      }
      const auto wanted = v_.program->args(id);
      const bool known = v_.value[id].kind == OperandKind::constant || v_.value[id].kind == OperandKind::lane_constant;
      if (!known && frame.next < wanted.size()) {
        const NodeId a = v_.of(wanted[frame.next++]);
        if (s_.position[a] == Schedule::kNowhere) stack.push_back({a, 0});
        continue;
      }
      s_.position[id] = static_cast<uint32_t>(s_.order.size());
      s_.order.push_back(id);
      stack.pop_back();
    }
  }

  void use(NodeId id, uint32_t at) {
    s_.last_use[id] = std::max(s_.last_use[id], at);
    if (is_pair_view(v_, id) || is_half_view(v_, id) || is_ballot_view(v_, id))
      for (NodeId a : v_.program->args(id)) use(v_.of(a), at);
    if (v_.program->nodes[id].op == Uop::part) use(v_.of(v_.program->args(id)[0]), at);
  }

  void find_uses() {
    for (uint32_t at = 0; at < s_.order.size(); ++at) {
      const NodeId id = s_.order[at];
      if (v_.value[id].kind == OperandKind::constant || v_.value[id].kind == OperandKind::lane_constant) continue;
      for (NodeId a : v_.program->args(id)) {
        use(v_.of(a), at);
        ++s_.use_count[v_.of(a)];
      }
    }
  }

  void find_hazards() {
    std::array<uint32_t, kRegisterCount> first_written;
    first_written.fill(Schedule::kNowhere);
    uint32_t any_vgpr = Schedule::kNowhere, any_sgpr = Schedule::kNowhere;
    for (uint32_t at = 0; at < s_.order.size(); ++at) {
      const NodeId id = s_.order[at];
      const Node& node = v_.program->nodes[id];
      if (node.op == Uop::read_vgpr_at || node.op == Uop::write_vgpr_at) s_.relative_vgprs = true;
      if (node.op == Uop::read_sgpr_at || node.op == Uop::write_sgpr_at) s_.relative_sgprs = true;
      if (node.op == Uop::write_vgpr_at) any_vgpr = std::min(any_vgpr, at);
      if (node.op == Uop::write_sgpr_at) any_sgpr = std::min(any_sgpr, at);
      const unsigned written = register_written(v_, context_, id);
      if ((node.op == Uop::write_sgpr && node.imm >= state::exec_lo) || node.op == Uop::write_sgpr_at)
        s_.exec_written_at = std::min(s_.exec_written_at, at);
      if (written == kNoRegister || !sem::info(node.op).has_effect) continue;
      first_written[written] = std::min(first_written[written], at);
      ++s_.written_count[written];
      s_.sole_writer[written] = s_.written_count[written] == 1 ? id : sem::kNoNode;
    }
    for (NodeId id : s_.order) {
      const unsigned read = register_read(v_, context_, id);
      if (read == kNoRegister) continue;
      const bool vector = read < kScalarBegin;
      const uint32_t written = std::min(first_written[read], vector                ? any_vgpr
                                                             : read < kSccRegister ? any_sgpr
                                                                                   : Schedule::kNowhere);
      // What stands behind the write in the program reads what was written; the recorder puts writes last.
      const bool before_write = written == Schedule::kNowhere || id < s_.order[written];
      if (before_write && s_.last_use[id] > written)
        s_.read_early[id] = true;
      else
        s_.last_read_in_place[read] = std::max(s_.last_read_in_place[read], s_.last_use[id]);
    }
  }

  const Values& v_;
  const LowerContext& context_;
  Schedule s_;
  std::vector<bool> live_;
};

}  // namespace

Schedule make_schedule(const Values& values, const LowerContext& context) {
  return StepScheduler(values, context).run();
}

}  // namespace lw::interp
