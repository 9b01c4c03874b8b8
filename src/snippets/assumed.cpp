#include "snippets/assumed.h"

#include <algorithm>

namespace lw::snippets {
namespace {

using sem::NodeId;
using sem::Uop;

NodeId append(sem::Program& program, Uop op, NodeId argument, uint64_t imm = 0) {
  sem::Node node;
  node.op = op;
  node.type = sem::info(op).result;
  node.uniform = true;
  node.argument_count = 1;
  node.argument_first = static_cast<uint32_t>(program.arguments.size());
  node.imm = imm;
  program.arguments.push_back(argument);
  program.nodes.push_back(node);
  return static_cast<NodeId>(program.nodes.size() - 1);
}

// Leaves in SCC whether the condition holds, or in s[0:1] in which lanes.
sem::Program asking(const prove::Expression& condition) {
  sem::Program program = condition.program;
  if (program.nodes[condition.value].uniform) {
    append(program, Uop::write_scc, condition.value);
    return program;
  }
  const NodeId mask = append(program, Uop::ballot, condition.value);
  const NodeId low = append(program, Uop::lo64, mask), high = append(program, Uop::hi64, mask);
  append(program, Uop::write_sgpr, low, 0);
  append(program, Uop::write_sgpr, high, 1);
  return program;
}

}  // namespace

AssumedState::AssumedState(std::span<const prove::Assumption> assumptions, const exec::MachineModel& machine)
    : all_lanes_(machine.wave_size == 64 ? ~uint64_t{0} : (uint64_t{1} << machine.wave_size) - 1) {
  for (const prove::Assumption& assumption : assumptions) {
    programs_.push_back(asking(assumption.condition));
    is_uniform_.push_back(assumption.condition.program.nodes[assumption.condition.value].uniform);
    mode_mask_ |= assumption.mode_mask;
    mode_bits_ |= assumption.mode_bits;
  }
  if (!programs_.empty()) code_.emplace(programs_, machine);
}

std::optional<uint64_t> AssumedState::lanes(const state::Wave& wave) {
  uint64_t lanes = all_lanes_;
  for (size_t i = 0; i < programs_.size(); ++i) {
    state::Wave asked = same(wave);
    LW_CHECK(code_->run(i, i + 1, asked).finished(), "an assumption cannot be executed");
    if (!is_uniform_[i])
      lanes &= asked.sgpr_pair(0);
    else if (!asked.scc)
      return std::nullopt;
  }
  return lanes;
}

bool AssumedState::holds(const state::Wave& wave) {
  const std::optional<uint64_t> lanes_that_do = lanes(wave);
  return lanes_that_do && (wave.sgpr_pair(state::exec_lo) & all_lanes_ & ~*lanes_that_do) == 0;
}

state::Wave same(const state::Wave& from) {
  state::Wave wave(from.vgpr_count());
  std::copy_n(from.vgpr(0), size_t{from.vgpr_count()} * state::kLanes, wave.vgpr(0));
  wave.sgpr = from.sgpr;
  wave.scc = from.scc;
  wave.mode = from.mode;
  return wave;
}

}  // namespace lw::snippets
