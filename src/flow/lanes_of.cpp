#include "flow/lanes_of.h"

#include <bit>

#include "flow/registers.h"

namespace lw::flow {
namespace {

using sem::Uop;
using Value = std::optional<uint64_t>;

Value binary(Uop op, uint32_t a, uint32_t b) {
  switch (op) {
    case Uop::add32: return uint32_t(a + b);
    case Uop::sub32: return uint32_t(a - b);
    case Uop::mul32: return uint32_t(a * b);
    case Uop::and32: return a & b;
    case Uop::or32: return a | b;
    case Uop::xor32: return a ^ b;
    case Uop::shl32: return uint32_t(a << (b & 31));
    case Uop::lshr32: return a >> (b & 31);
    case Uop::eq32: return a == b;
    case Uop::ult32: return a < b;
    default: return std::nullopt;
  }
}

bool is_bit_of_exec(const sem::Program& program, const sem::Node& node) {
  const sem::Node& low = program.nodes[program.args(node)[0]];
  return low.op == Uop::read_sgpr && low.imm == kExec;
}

std::optional<uint64_t> exec_of(const KnownRegisters& registers) {
  const std::optional<uint32_t> low = registers.sgpr(kExec), high = registers.sgpr(kExec + 1);
  return low && high ? Value(*low | uint64_t{*high} << 32) : std::nullopt;
}

// `registers` may be null: then nothing is known of them but, with `every_lane_enabled`, EXEC's bits.
Value evaluate(const sem::Program& program, const sem::Node& node, unsigned lane,
               const std::vector<std::array<Value, 64>>& values, const KnownRegisters* registers,
               bool every_lane_enabled) {
  const auto args = program.args(node);
  const auto arg = [&](size_t i) -> const Value& { return values[args[i]][lane]; };
  switch (node.op) {
    case Uop::const1: return node.imm & 1;
    case Uop::const32: return node.imm & 0xffffffff;
    case Uop::lane_id: return lane;
    case Uop::read_sgpr:
      return registers != nullptr ? Value(registers->sgpr(static_cast<unsigned>(node.imm))) : std::nullopt;
    case Uop::read_vgpr:
      return registers != nullptr ? Value(registers->vgpr(static_cast<unsigned>(node.imm), lane)) : std::nullopt;
    case Uop::lane_bit: {
      if (registers == nullptr) return every_lane_enabled && is_bit_of_exec(program, node) ? Value(1) : std::nullopt;
      const Value& word = arg(lane < 32 ? 0 : 1);
      return word ? Value(*word >> (lane & 31) & 1) : std::nullopt;
    }
    case Uop::first_lane: {
      const std::optional<uint64_t> exec = registers != nullptr ? exec_of(*registers) : std::nullopt;
      if (!exec) return std::nullopt;
      return *exec == 0 ? 0 : static_cast<uint64_t>(std::countr_zero(*exec));
    }
    case Uop::shuffle32:
    case Uop::read_lane: return arg(1) ? values[args[0]][*arg(1) & 63] : std::nullopt;
    case Uop::not1: return arg(0) ? Value(*arg(0) ^ 1) : std::nullopt;
    case Uop::and1:
      if ((arg(0) && *arg(0) == 0) || (arg(1) && *arg(1) == 0)) return 0;
      return arg(0) && arg(1) ? Value(1) : std::nullopt;
    case Uop::or1:
      if ((arg(0) && *arg(0) != 0) || (arg(1) && *arg(1) != 0)) return 1;
      return arg(0) && arg(1) ? Value(0) : std::nullopt;
    case Uop::select32:
      if (!arg(0)) return std::nullopt;
      return *arg(0) != 0 ? arg(1) : arg(2);
    default: break;
  }
  if (args.size() != 2 || !arg(0) || !arg(1)) return std::nullopt;
  return binary(node.op, static_cast<uint32_t>(*arg(0)), static_cast<uint32_t>(*arg(1)));
}

}  // namespace

StaticLanes::StaticLanes(const sem::Program& program, bool every_lane_enabled)
    : StaticLanes(program, nullptr, every_lane_enabled) {}

StaticLanes::StaticLanes(const sem::Program& program, const KnownRegisters& registers)
    : StaticLanes(program, &registers, false) {
  exec_ = exec_of(registers);
}

StaticLanes::StaticLanes(const sem::Program& program, const KnownRegisters* registers, bool every_lane_enabled)
    : values_(program.nodes.size()) {
  for (size_t i = 0; i < program.nodes.size(); ++i)
    for (unsigned lane = 0; lane < 64; ++lane)
      values_[i][lane] = evaluate(program, program.nodes[i], lane, values_, registers, every_lane_enabled);
}

uint64_t StaticLanes::certain(sem::NodeId id) const {
  uint64_t lanes = 0;
  for (unsigned lane = 0; lane < 64; ++lane)
    if (values_[id][lane] && *values_[id][lane] != 0) lanes |= uint64_t{1} << lane;
  return lanes;
}

uint64_t StaticLanes::possible(sem::NodeId id) const {
  uint64_t lanes = 0;
  for (unsigned lane = 0; lane < 64; ++lane)
    if (!values_[id][lane] || *values_[id][lane] != 0) lanes |= uint64_t{1} << lane;
  return lanes;
}

}  // namespace lw::flow
