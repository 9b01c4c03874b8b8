#include "flow/definedness.h"

#include <algorithm>
#include <bit>
#include <span>

#include "sem/fold.h"

namespace lw::flow {
namespace {

using sem::Node;
using sem::NodeId;
using sem::Uop;
using Bits = uint64_t PartlyDefined::*;  // undefined, or unknown

constexpr uint64_t kAll = ~uint64_t{0};

uint64_t bits_of(sem::ValueType type) {
  switch (type) {
    case sem::ValueType::b1: return 1;
    case sem::ValueType::w32: return 0xffffffff;
    default: return kAll;
  }
}

PartlyDefined unknown_of(sem::ValueType type) { return {0, 0, bits_of(type), 0}; }
PartlyDefined undefined_of(sem::ValueType type, Register from) { return {0, bits_of(type), bits_of(type), from}; }

uint64_t zeros(const PartlyDefined& a) { return ~a.value & ~a.unknown; }
uint64_t ones(const PartlyDefined& a) { return a.value & ~a.unknown; }

uint64_t shifted(Uop op, Bits bits, const PartlyDefined& a, const PartlyDefined& amount, uint64_t amount_bits) {
  if ((amount.*bits & amount_bits) != 0) return kAll;
  if ((amount.unknown & amount_bits) != 0) return a.*bits != 0 ? kAll : 0;
  const std::array<uint64_t, 2> arguments{a.*bits, amount.value};
  return *sem::fold(op, arguments);
}

uint64_t moved(Uop op, uint64_t a, uint64_t b) {
  const std::array<uint64_t, 2> arguments{a, b};
  return *sem::fold(op, arguments);
}

// Which bits of a result are `bits` where those of its arguments are.
uint64_t spread(Uop op, Bits bits, const PartlyDefined& a, const PartlyDefined& b, const PartlyDefined& c) {
  const uint64_t x = a.*bits, y = b.*bits, z = c.*bits;
  switch (op) {
    case Uop::and1:
    case Uop::and32:
    case Uop::and64: return (x | y) & ~(zeros(a) | zeros(b));
    case Uop::or1:
    case Uop::or32:
    case Uop::or64: return (x | y) & ~(ones(a) | ones(b));
    case Uop::xor1:
    case Uop::xor32:
    case Uop::xor64:
    case Uop::not1: return x | y;
    // Carries go up.
    case Uop::add32:
    case Uop::sub32:
    case Uop::mul32:
    case Uop::add64:
    case Uop::sub64:
    case Uop::mul64: return (x | y) == 0 ? 0 : kAll << std::countr_zero(x | y);
    case Uop::shl32:
    case Uop::lshr32:
    case Uop::ashr32: return shifted(op, bits, a, b, 31);
    case Uop::shl64:
    case Uop::lshr64:
    case Uop::ashr64: return shifted(op, bits, a, b, 63);
    // One bit that differs decides.
    case Uop::eq32:
    case Uop::eq64: return ((a.value ^ b.value) & ~(a.unknown | b.unknown)) != 0 || (x | y) == 0 ? 0 : 1;
    case Uop::select32:
    case Uop::select64:
      if (x != 0) return y | z | b.unknown | c.unknown | (b.value ^ c.value);
      if (a.unknown != 0) return y | z;
      return a.value != 0 ? y : z;
    case Uop::reverse32:
    case Uop::zext64:
    case Uop::sext64:
    case Uop::lo64:
    case Uop::hi64:
    case Uop::pack64: return moved(op, x, y);
    default: return (x | y | z) != 0 ? kAll : 0;
  }
}

// The argument that undefined bits of the result came from.
Register source_of(Uop op, uint64_t undefined, const PartlyDefined& a, const PartlyDefined& b, const PartlyDefined& c) {
  const bool is_select = op == Uop::select32 || op == Uop::select64;
  if (is_select && a.unknown == 0) return a.value != 0 ? b.from : c.from;
  const bool in_place = op == Uop::and32 || op == Uop::and64 || op == Uop::or32 || op == Uop::or64;
  const uint64_t matters = in_place ? undefined : kAll;
  return (a.undefined & matters) != 0 ? a.from : (b.undefined & matters) != 0 ? b.from : c.from;
}

bool is_constant(const Node& node) {
  return node.op == Uop::const1 || node.op == Uop::const32 || node.op == Uop::const64;
}

}  // namespace

bool depends_on_contents(const sem::Program& program) {
  return std::ranges::any_of(program.nodes, [&](const Node& node) {
    const auto is_open = [&](size_t argument) { return !is_constant(program.nodes[program.args(node)[argument]]); };
    switch (node.op) {
      case Uop::and32:
      case Uop::and64:
      case Uop::or32:
      case Uop::or64: return is_open(0) && is_open(1);
      case Uop::shl32:
      case Uop::shl64:
      case Uop::lshr32:
      case Uop::lshr64:
      case Uop::ashr32:
      case Uop::ashr64: return is_open(1);
      case Uop::select32:
      case Uop::select64: return is_open(0);
      case Uop::eq32:
      case Uop::eq64:
      // Their lower halves do not depend on upper ones.
      case Uop::add64:
      case Uop::sub64:
      case Uop::mul64:
      // Some lanes may be defined where the register is not.
      case Uop::shuffle32:
      case Uop::read_lane: return true;
      default: return false;
    }
  });
}

void Definedness::evaluate(const sem::Program& program, const RegisterContents& contents, uint64_t lanes) {
  program_ = &program;
  contents_ = &contents;
  lanes_ = lanes;
  if (rows_.size() < program.nodes.size()) rows_.resize(program.nodes.size());
  for (size_t id = 0; id < program.nodes.size(); ++id) {
    const Node& node = program.nodes[id];
    if (node.type == sem::ValueType::none) continue;
    if (node.uniform) {
      rows_[id][0] = value_of(node, 0);
      continue;
    }
    for (uint64_t left = lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      rows_[id][lane] = value_of(node, lane);
    }
  }
}

PartlyDefined Definedness::in_lane(NodeId id, unsigned lane) const {
  const Node& node = program_->nodes[id];
  if (node.uniform) return rows_[id][0];
  return (lanes_ >> lane & 1) != 0 ? rows_[id][lane] : unknown_of(node.type);
}

PartlyDefined Definedness::from_lane(NodeId id, const PartlyDefined& lane) const {
  const sem::ValueType type = program_->nodes[id].type;
  if ((lane.undefined & 63) != 0) return undefined_of(type, lane.from);
  if ((lane.unknown & 63) == 0) return in_lane(id, lane.value & 63);
  for (uint64_t left = lanes_; left != 0; left &= left - 1)
    if (const PartlyDefined& a = at(id, static_cast<unsigned>(std::countr_zero(left))); a.undefined != 0)
      return undefined_of(type, a.from);
  return unknown_of(type);
}

PartlyDefined Definedness::ballot(NodeId id) const {
  PartlyDefined mask;
  for (unsigned lane = 0; lane < 64; ++lane) {
    const PartlyDefined bit = in_lane(id, lane);
    if (bit.undefined != 0 && mask.undefined == 0) mask.from = bit.from;
    mask.value |= (bit.value & 1) << lane;
    mask.undefined |= (bit.undefined & 1) << lane;
    mask.unknown |= (bit.unknown & 1) << lane;
  }
  return mask;
}

PartlyDefined Definedness::value_of(const Node& node, unsigned lane) const {
  const std::span<const NodeId> args = program_->args(node);
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64: return {node.imm & bits_of(node.type), 0, 0, 0};
    case Uop::read_vgpr: return contents_->vgpr(static_cast<unsigned>(node.imm), lane);
    case Uop::read_sgpr: return contents_->scalar(static_cast<Register>(node.imm));
    case Uop::read_scc: return contents_->scalar(kScc);
    case Uop::lane_id: return {lane, 0, 0, 0};
    case Uop::lane_bit: {
      const PartlyDefined& half = at(args[lane / 32], lane);
      const unsigned bit = lane % 32;
      return {half.value >> bit & 1, half.undefined >> bit & 1, half.unknown >> bit & 1, half.from};
    }
    case Uop::first_lane: {
      const uint64_t exec = contents_->scalar(kExec).value | contents_->scalar(kExec + 1).value << 32;
      return {exec == 0 ? 0 : static_cast<uint64_t>(std::countr_zero(exec)), 0, 0, 0};
    }
    case Uop::ballot: return ballot(args[0]);
    case Uop::shuffle32:
    case Uop::read_lane: return from_lane(args[0], at(args[1], lane));
    case Uop::scatter32:
      for (uint64_t left = lanes_; left != 0; left &= left - 1)
        for (const NodeId id : args)
          if (const PartlyDefined& a = at(id, static_cast<unsigned>(std::countr_zero(left))); a.undefined != 0)
            return undefined_of(node.type, a.from);
      return unknown_of(node.type);
    // Which register it is is not looked at.
    case Uop::read_vgpr_at:
    case Uop::read_sgpr_at: return undefined_of(node.type, 0);
    default: return computed(node, lane);
  }
}

PartlyDefined Definedness::computed(const Node& node, unsigned lane) const {
  const std::span<const NodeId> args = program_->args(node);
  static constexpr PartlyDefined kNothing;
  if (args.empty()) return unknown_of(node.type);
  const PartlyDefined& a = at(args[0], lane);
  const PartlyDefined& b = args.size() > 1 ? at(args[1], lane) : kNothing;
  const PartlyDefined& c = args.size() > 2 ? at(args[2], lane) : kNothing;
  const std::array<uint64_t, 3> values{a.value, b.value, c.value};
  const uint64_t mask = bits_of(node.type);
  PartlyDefined result{0, spread(node.op, &PartlyDefined::undefined, a, b, c) & mask, mask, 0};
  if (const auto value = sem::fold(node.op, values)) {
    result.value = *value;
    result.unknown = spread(node.op, &PartlyDefined::unknown, a, b, c) & mask;
  }
  if (result.undefined != 0) result.from = source_of(node.op, result.undefined, a, b, c);
  return result;
}

}  // namespace lw::flow
