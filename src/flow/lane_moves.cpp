#include "flow/lane_moves.h"

#include <algorithm>
#include <optional>

namespace lw::flow {
namespace {

using sem::Node;
using sem::NodeId;
using sem::Program;
using sem::Uop;
using From = LaneMove::From;

constexpr unsigned kDeepest = 5;

bool is_move(Uop op) { return op == Uop::shuffle32 || op == Uop::scatter32 || op == Uop::read_lane; }

// A VGPR that a value is made of without crossing lanes again.
std::optional<Register> vgpr_of(const Program& program, NodeId id, unsigned depth = 0) {
  const Node& node = program.nodes[id];
  if (node.op == Uop::read_vgpr) return static_cast<Register>(kVgpr + node.imm);
  if (depth == kDeepest) return std::nullopt;
  for (const NodeId argument : program.args(node))
    if (const auto found = vgpr_of(program, argument, depth + 1)) return found;
  return std::nullopt;
}

bool is_zero(const Node& node) { return node.op == Uop::const32 && node.imm == 0; }

// Where the moved value is used as select(truth, value, otherwise): what takes its place.
const Node* guard_of(const Program& program, NodeId moved) {
  for (const Node& node : program.nodes)
    if (node.op == Uop::select32 && program.args(node)[1] == moved) return &node;
  return nullptr;
}

// Whether a write takes a moved value as it is: the value itself, or a choice between it and what takes its place.
bool takes_unchanged(const Program& program, const Node& write, NodeId moved) {
  const NodeId value = program.args(write)[0];
  const Node& node = program.nodes[value];
  return value == moved || (node.op == Uop::select32 && program.args(node)[1] == moved);
}

// The write that takes a moved value as it is, or else the first one.
const Node* write_of(const Program& program, bool to_vgpr, NodeId moved) {
  const Node* found = nullptr;
  for (const Node& node : program.nodes) {
    if (node.op != (to_vgpr ? Uop::write_vgpr : Uop::write_sgpr)) continue;
    if (takes_unchanged(program, node, moved)) return &node;
    if (found == nullptr) found = &node;
  }
  return found;
}

class Reader {
 public:
  Reader(const Program& program, unsigned wave_lanes, const StaticLanes& lanes)
      : program_(program), wave_lanes_(wave_lanes), lanes_(lanes) {}

  std::optional<LaneMove> read(NodeId id) const {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(node);
    const std::optional<Register> source = vgpr_of(program_, args[0]);
    if (!source) return std::nullopt;  // of EXEC's bits, say, which tells whether a lane is there
    const bool is_scalar = node.op == Uop::read_lane;
    const Node* write = write_of(program_, !is_scalar, id);
    LaneMove move{.source = *source, .destination = std::nullopt, .lanes = {}};
    if (write != nullptr) {
      move.destination = static_cast<Register>(is_scalar ? write->imm : kVgpr + write->imm);
      move.is_result = takes_unchanged(program_, *write, id);
    }
    if (is_scalar) {
      const std::optional<uint64_t> from = lanes_.value(args[1], 0);
      if (!from) return std::nullopt;
      move.lanes.push_back({From::lane, static_cast<uint8_t>(*from % wave_lanes_)});
      return move;
    }
    if (!(node.op == Uop::scatter32 ? scatter(args, move) : shuffle(id, args, move))) return std::nullopt;
    if (write == nullptr) return move;
    const uint64_t written = lanes_.certain(program_.args(*write)[1]);
    for (unsigned lane = 0; lane < wave_lanes_; ++lane)
      if ((written >> lane & 1) == 0) move.lanes[lane] = {From::kept, 0};
    return move;
  }

 private:
  bool shuffle(NodeId id, std::span<const NodeId> args, LaneMove& move) const {
    const Node* guard = guard_of(program_, id);
    const uint64_t valid = guard != nullptr ? lanes_.certain(program_.args(*guard)[0]) : ~uint64_t{0};
    const From otherwise =
        guard != nullptr && !is_zero(program_.nodes[program_.args(*guard)[2]]) ? From::kept : From::zero;
    // What a lane offers may be 0 for one that is disabled.
    const Node& offered = program_.nodes[args[0]];
    uint64_t offering = ~uint64_t{0};
    if (offered.op == Uop::select32 && is_zero(program_.nodes[program_.args(offered)[2]]))
      offering = lanes_.certain(program_.args(offered)[0]);
    for (unsigned lane = 0; lane < wave_lanes_; ++lane) {
      const std::optional<uint64_t> from = lanes_.value(args[1], lane);
      if (!from) return false;
      const auto source = static_cast<uint8_t>(*from % wave_lanes_);
      if ((valid >> lane & 1) == 0)
        move.lanes.push_back({otherwise, 0});
      else if ((offering >> source & 1) == 0)
        move.lanes.push_back({From::zero, 0});
      else
        move.lanes.push_back({From::lane, source});
    }
    return true;
  }

  // Higher lanes last; the sender's EXEC bit is what the write's own needs too, and is read from the same registers.
  bool scatter(std::span<const NodeId> args, LaneMove& move) const {
    const std::optional<uint64_t> exec = lanes_.exec();
    if (!exec) return false;
    move.lanes.assign(wave_lanes_, {From::zero, 0});
    for (unsigned lane = 0; lane < wave_lanes_; ++lane) {
      if ((*exec >> lane & 1) == 0) continue;
      const std::optional<uint64_t> to = lanes_.value(args[1], lane);
      if (!to) return false;
      move.lanes[*to % wave_lanes_] = {From::lane, static_cast<uint8_t>(lane)};
    }
    return true;
  }

  const Program& program_;
  unsigned wave_lanes_;
  const StaticLanes& lanes_;
};

}  // namespace

bool moves_lanes(const Program& program) {
  return std::ranges::any_of(program.nodes, [](const Node& node) { return is_move(node.op); });
}

std::vector<LaneMove> lane_moves(const Program& program, unsigned wave_lanes, const StaticLanes& lanes) {
  const Reader reader(program, wave_lanes, lanes);
  std::vector<LaneMove> moves;
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    if (!is_move(program.nodes[i].op)) continue;
    if (auto move = reader.read(static_cast<NodeId>(i))) moves.push_back(std::move(*move));
  }
  return moves;
}

}  // namespace lw::flow
