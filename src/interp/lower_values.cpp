#include "interp/lower_values.h"

#include <bit>

#include "sem/fold.h"
#include "state/state.h"

namespace lw::interp {
namespace {

using sem::Node;
using sem::NodeId;
using sem::Uop;
using sem::ValueType;
using OperandKind = LoweredValue::OperandKind;

// Bits of a word that are known: those of MODE that lowering may rely on, and zeros above narrow values.
struct Known {
  uint32_t mask = 0;
  uint32_t bits = 0;
};

Known known_and(const Known& a, const Known& b) {
  const uint32_t zeros = (a.mask & ~a.bits) | (b.mask & ~b.bits);
  return {zeros | (a.mask & b.mask), a.bits & b.bits & a.mask & b.mask};
}

Known known_or(const Known& a, const Known& b) {
  const uint32_t ones = (a.mask & a.bits) | (b.mask & b.bits);
  return {ones | (a.mask & b.mask), ones | (a.bits & a.mask & b.mask) | (b.bits & a.mask & b.mask)};
}

Known known_xor(const Known& a, const Known& b) { return {a.mask & b.mask, (a.bits ^ b.bits) & a.mask & b.mask}; }

// Of a word that is one of the two.
Known known_of_either(const Known& a, const Known& b) {
  const uint32_t mask = a.mask & b.mask & ~(a.bits ^ b.bits);
  return {mask, a.bits & b.bits & mask};
}

Known shifted_left(const Known& a, unsigned distance) {
  return {a.mask << distance | ((1u << distance) - 1), (a.bits & a.mask) << distance};
}

Known shifted_right(const Known& a, unsigned distance) {
  return {a.mask >> distance | ~(0xffff'ffffu >> distance), (a.bits & a.mask) >> distance};
}

// Of a part of a load: narrow ones are zero-extended.
Known known_part(const Node& source) {
  if (source.op != Uop::load) return {};
  const unsigned bytes = sem::MemoryAccess::unpack(source.imm).bytes;
  return bytes < 4 ? Known{~((1u << (8 * bytes)) - 1), 0} : Known{};
}

class Folder {
 public:
  Folder(const sem::Program& program, const LowerContext& context, bool exec_full)
      : program_(program), context_(context), exec_full_(exec_full) {
    out_.program = &program;
    out_.alias.resize(program.nodes.size());
    out_.value.resize(program.nodes.size());
    known_.resize(program.nodes.size());
  }

  Values run() {
    for (size_t i = 0; i < program_.nodes.size(); ++i) {
      const auto id = static_cast<NodeId>(i);
      out_.alias[id] = id;
      const Node& node = program_.nodes[id];
      if ((node.op == Uop::write_sgpr && node.imm >= state::exec_lo) || node.op == Uop::write_sgpr_at)
        exec_full_ = false;  // reads from here on see what was written
      visit(id, node);
      narrow(id);
    }
    return std::move(out_);
  }

 private:
  NodeId argument(NodeId id, unsigned i) const { return out_.of(program_.args(id)[i]); }
  const LoweredValue& argument_value(NodeId id, unsigned i) const { return out_.value[argument(id, i)]; }

  void set_constant(NodeId id, uint64_t value) {
    out_.value[id] = {.kind = OperandKind::constant, .constant = value};
    known_[id] = {0xffff'ffff, static_cast<uint32_t>(value)};
  }
  void set_alias(NodeId id, NodeId to) {
    out_.alias[id] = out_.alias[to];
    out_.value[id] = out_.value[to];
    known_[id] = known_[to];
  }
  void set_kind(NodeId id, OperandKind kind) { out_.value[id] = {.kind = kind}; }
  void set_lanes(NodeId id, const LaneValues& lanes) {
    bool same = true;
    for (uint64_t v : lanes) same &= v == lanes[0];
    if (same) return set_constant(id, lanes[0]);
    out_.value[id] = {.kind = OperandKind::lane_constant,
                      .lane_constants = static_cast<uint32_t>(out_.lane_tables.size())};
    out_.lane_tables.push_back(lanes);
  }

  bool fold_alias(NodeId id, const Node& node) {
    const auto is = [&](unsigned i, uint64_t v) { return out_.is_constant(program_.args(id)[i], v); };
    switch (node.op) {
      case Uop::select32:
      case Uop::select64:
        if (argument(id, 1) == argument(id, 2)) return set_alias(id, argument(id, 1)), true;
        if (is(0, 1)) return set_alias(id, argument(id, 1)), true;
        if (is(0, 0)) return set_alias(id, argument(id, 2)), true;
        return false;
      case Uop::and1:
        if (is(0, 0) || is(1, 0)) return set_constant(id, 0), true;
        if (is(0, 1)) return set_alias(id, argument(id, 1)), true;
        if (is(1, 1) || argument(id, 0) == argument(id, 1)) return set_alias(id, argument(id, 0)), true;
        return false;
      case Uop::or1:
        if (is(0, 1) || is(1, 1)) return set_constant(id, 1), true;
        if (is(0, 0)) return set_alias(id, argument(id, 1)), true;
        if (is(1, 0) || argument(id, 0) == argument(id, 1)) return set_alias(id, argument(id, 0)), true;
        return false;
      case Uop::and64:
        if (is(1, ~uint64_t{0})) return set_alias(id, argument(id, 0)), true;
        if (is(0, ~uint64_t{0})) return set_alias(id, argument(id, 1)), true;
        return false;
      case Uop::or32:
      case Uop::add32:
      case Uop::xor32:
        if (is(1, 0)) return set_alias(id, argument(id, 0)), true;
        if (is(0, 0)) return set_alias(id, argument(id, 1)), true;
        return false;
      case Uop::add64:
        if (is(1, 0)) return set_alias(id, argument(id, 0)), true;
        return false;
      case Uop::and32: {
        if (is(0, 0) || is(1, 0)) return set_constant(id, 0), true;
        // Masking what is zero there already.
        for (unsigned i : {0u, 1u}) {
          const Known& other = known_[argument(id, 1 - i)];
          const LoweredValue& mask = argument_value(id, i);
          if (mask.kind != OperandKind::constant) continue;
          const uint32_t cleared = ~static_cast<uint32_t>(mask.constant);
          if ((other.mask & ~other.bits & cleared) == cleared) return set_alias(id, argument(id, 1 - i)), true;
        }
        return false;
      }
      case Uop::shuffle32:
        if (argument_value(id, 0).kind == OperandKind::constant || argument_value(id, 0).kind == OperandKind::uniform)
          return set_alias(id, argument(id, 0)), true;
        return false;
      case Uop::read_lane:
        if (argument_value(id, 0).kind == OperandKind::constant || argument_value(id, 0).kind == OperandKind::uniform)
          return set_alias(id, argument(id, 0)), true;
        return false;
      default: return false;
    }
  }

  // The value where every argument is known; false where there is none.
  bool fold_known(NodeId id, const Node& node) {
    const auto args = program_.args(id);
    if (args.empty() || args.size() > 3) return false;
    bool lanes = false;
    for (NodeId a : args) {
      const OperandKind kind = out_.at(a).kind;
      if (kind == OperandKind::lane_constant)
        lanes = true;
      else if (kind != OperandKind::constant)
        return false;
    }
    if (node.op == Uop::lane_bit) {
      const uint64_t mask = out_.at(args[0]).constant | out_.at(args[1]).constant << 32;
      LaneValues values;
      for (unsigned i = 0; i < 64; ++i) values[i] = mask >> i & 1;
      return set_lanes(id, values), true;
    }
    if (node.op == Uop::ballot) {
      uint64_t mask = 0;
      for (unsigned i = 0; i < 64; ++i) mask |= known_lane(args[0], i) << i;
      return set_constant(id, mask), true;
    }
    uint64_t arguments[3];
    LaneValues values;
    const unsigned count = lanes ? 64 : 1;
    for (unsigned lane = 0; lane < count; ++lane) {
      for (size_t k = 0; k < args.size(); ++k) arguments[k] = known_lane(args[k], lane);
      const auto folded = sem::fold(node.op, {arguments, args.size()});
      if (!folded) return false;
      values[lane] = *folded;
    }
    if (lanes)
      set_lanes(id, values);
    else
      set_constant(id, values[0]);
    return true;
  }
  uint64_t known_lane(NodeId id, unsigned lane) const {
    const LoweredValue& v = out_.at(id);
    return v.kind == OperandKind::constant ? v.constant : out_.lane_tables[v.lane_constants][lane];
  }

  void visit(NodeId id, const Node& node) {
    switch (node.op) {
      case Uop::const1: return set_constant(id, node.imm & 1);
      case Uop::const32: return set_constant(id, node.imm & 0xffff'ffff);
      case Uop::const64: return set_constant(id, node.imm);
      case Uop::read_pc: return set_constant(id, context_.address + context_.size_bytes);
      case Uop::lane_id: {
        LaneValues lanes;
        for (unsigned i = 0; i < 64; ++i) lanes[i] = i;
        return set_lanes(id, lanes);
      }
      case Uop::read_aperture: {
        const uint64_t base = node.imm < 2 ? context_.shared_base : context_.private_base;
        return set_constant(id, node.imm & 1 ? base + 0xffff'ffff : base);
      }
      case Uop::read_mode:
        set_kind(id, OperandKind::uniform);
        known_[id] = {kModeBitsKnown, context_.mode & kModeBitsKnown};
        return;
      case Uop::read_sgpr:
        if (exec_full_ && node.imm >= state::exec_lo)
          return set_constant(id, node.imm == state::exec_lo ? context_.lanes->full_exec & 0xffff'ffff
                                                             : context_.lanes->full_exec >> 32);
        return set_kind(id, OperandKind::uniform);
      case Uop::read_scc:
      case Uop::read_sgpr_at:
      case Uop::read_hwreg:
      case Uop::read_clock:
      case Uop::first_lane: return set_kind(id, OperandKind::uniform);
      case Uop::read_vgpr:
      case Uop::read_vgpr_at: return set_kind(id, OperandKind::row);
      case Uop::load:
      case Uop::atomic_begin:
        set_kind(id, OperandKind::bundle);
        out_.value[id].uniform_bundle = sem::MemoryAccess::unpack(node.imm).space == sem::AddressSpace::scalar;
        return;
      case Uop::part:
        return set_kind(id, argument_value(id, 0).uniform_bundle ? OperandKind::uniform : OperandKind::row);
      default: break;
    }
    if (node.type == ValueType::none) return;
    if (node.type == ValueType::bundle) return set_kind(id, OperandKind::bundle);
    if (fold_alias(id, node) || fold_known(id, node)) return;
    if (node.op == Uop::lane_bit) return set_kind(id, OperandKind::mask);
    if (node.op == Uop::ballot || node.op == Uop::read_lane) return set_kind(id, OperandKind::uniform);
    if (node.op == Uop::shuffle32 || node.op == Uop::scatter32) return set_kind(id, OperandKind::row);
    bool uniform = true;
    for (NodeId a : program_.args(id)) {
      const OperandKind kind = out_.at(a).kind;
      uniform &= kind == OperandKind::constant || kind == OperandKind::uniform;
    }
    set_kind(id, uniform ? OperandKind::uniform : node.type == ValueType::b1 ? OperandKind::mask : OperandKind::row);
  }

  // Known bits of words, and constants that follow from them.
  void narrow(NodeId id) {
    const Node& node = program_.nodes[id];
    if (out_.alias[id] != id || out_.value[id].kind == OperandKind::constant) return;
    if (node.op == Uop::eq32) {
      // Decided where a known bit differs.
      const Known a = known_argument(id, 0), b = known_argument(id, 1);
      if (a.mask & b.mask & (a.bits ^ b.bits)) set_constant(id, 0);
      return;
    }
    known_[id] = known_result(id, node);
    if (node.type == ValueType::w32 && known_[id].mask == 0xffff'ffff) set_constant(id, known_[id].bits);
  }

  Known known_argument(NodeId id, unsigned i) const { return known_[argument(id, i)]; }

  Known known_result(NodeId id, const Node& node) const {
    const auto known = [&](unsigned i) { return known_argument(id, i); };
    switch (node.op) {
      case Uop::and32: return known_and(known(0), known(1));
      case Uop::or32: return known_or(known(0), known(1));
      case Uop::xor32: return known_xor(known(0), known(1));
      case Uop::select32: return known_of_either(known(1), known(2));
      case Uop::lshr32:
      case Uop::shl32: {
        if (argument_value(id, 1).kind != OperandKind::constant) return {};
        const auto distance = static_cast<unsigned>(argument_value(id, 1).constant & 31);
        return node.op == Uop::shl32 ? shifted_left(known(0), distance) : shifted_right(known(0), distance);
      }
      case Uop::part: return known_part(out_.node(program_.args(id)[0]));
      default: return sem::makes_half(node.op) ? Known{0xffff'0000, 0} : Known{};
    }
  }

  const sem::Program& program_;
  const LowerContext& context_;
  bool exec_full_;
  Values out_;
  std::vector<Known> known_;
};

}  // namespace

Values find_values(const sem::Program& program, const LowerContext& context, bool exec_full) {
  return Folder(program, context, exec_full).run();
}

}  // namespace lw::interp
