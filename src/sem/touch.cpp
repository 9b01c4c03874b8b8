#include "sem/touch.h"

#include <optional>
#include <vector>

namespace lw::sem {
namespace {

constexpr uint64_t kAll = ~uint64_t{0};

uint64_t width_mask(ValueType type) {
  switch (type) {
    case ValueType::b1: return 1;
    case ValueType::w32: return 0xffffffff;
    default: return kAll;
  }
}

// All bits from the lowest to the highest set one, downwards: what an addition needs to know of its arguments.
uint64_t below_highest(uint64_t mask) {
  for (unsigned shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  return mask;
}

class Analysis {
 public:
  explicit Analysis(const Program& program)
      : program_(program), demand_(program.nodes.size()), zero_(program.nodes.size()) {
    for (size_t i = 0; i < program.nodes.size(); ++i) zero_[i] = known_zero(program.nodes[i]);
    for (size_t i = program.nodes.size(); i-- > 0;) visit(program.nodes[i], demand_[i]);
  }

  Touched result() const {
    Touched touched;
    for (size_t i = 0; i < program_.nodes.size(); ++i) note(program_.nodes[i], demand_[i], touched);
    return touched;
  }

 private:
  std::optional<uint64_t> constant(NodeId id) const {
    const Node& node = program_.nodes[id];
    if (node.op != Uop::const1 && node.op != Uop::const32 && node.op != Uop::const64) return std::nullopt;
    return node.imm;
  }

  // Bits that are zero whatever the registers hold.
  uint64_t known_zero(const Node& node) const {
    const auto args = program_.args(node);
    switch (node.op) {
      case Uop::const1:
      case Uop::const32:
      case Uop::const64: return ~node.imm;
      case Uop::and32:
      case Uop::and64: return zero_[args[0]] | zero_[args[1]];
      case Uop::or32:
      case Uop::or64:
      case Uop::xor32:
      case Uop::xor64: return zero_[args[0]] & zero_[args[1]];
      case Uop::shl32:
        if (const auto by = constant(args[1]))
          return (zero_[args[0]] << (*by & 31)) | ((uint64_t{1} << (*by & 31)) - 1);
        return 0;
      case Uop::lshr32:
        if (const auto by = constant(args[1])) return ~((~zero_[args[0]] & 0xffffffff) >> (*by & 31));
        return 0;
      default: return 0;
    }
  }

  // Bits of a value that are those of VGPR `number` in place.
  uint64_t unchanged(NodeId id, unsigned number) const {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(node);
    switch (node.op) {
      case Uop::read_vgpr: return node.imm == number ? kAll : 0;
      case Uop::and32:
        if (const auto mask = constant(args[1])) return unchanged(args[0], number) & *mask;
        return 0;
      case Uop::or32:
      case Uop::xor32:
        return (unchanged(args[0], number) & zero_[args[1]]) | (unchanged(args[1], number) & zero_[args[0]]);
      default: return 0;
    }
  }

  void need(NodeId id, uint64_t mask) { demand_[id] |= mask & width_mask(program_.nodes[id].type); }

  void visit(const Node& node, uint64_t demand) {
    const auto args = program_.args(node);
    if (node.op == Uop::write_vgpr) {
      need(args[0], ~unchanged(args[0], static_cast<unsigned>(node.imm)));
      need(args[1], 1);
      return;
    }
    if (info(node.op).has_effect) {
      for (NodeId id : args) need(id, kAll);
      return;
    }
    if (demand == 0) return;
    const auto shifted = [&](unsigned width, bool left) {
      const auto by = constant(args[1]);
      if (!by) {
        need(args[0], kAll);
        need(args[1], width - 1);
        return;
      }
      const unsigned amount = *by & (width - 1);
      need(args[0], left ? demand >> amount : demand << amount);
    };
    switch (node.op) {
      case Uop::and32:
      case Uop::and64:
        need(args[0], demand & ~zero_[args[1]]);
        need(args[1], demand & ~zero_[args[0]]);
        return;
      case Uop::or32:
      case Uop::or64:
      case Uop::xor32:
      case Uop::xor64:
        need(args[0], demand);
        need(args[1], demand);
        return;
      case Uop::add32:
      case Uop::sub32:
      case Uop::mul32:
      case Uop::add64:
      case Uop::sub64:
      case Uop::mul64:
        need(args[0], below_highest(demand));
        need(args[1], below_highest(demand));
        return;
      case Uop::shl32: return shifted(32, true);
      case Uop::lshr32: return shifted(32, false);
      case Uop::shl64: return shifted(64, true);
      case Uop::lshr64: return shifted(64, false);
      case Uop::ashr32: {
        shifted(32, false);
        need(args[0], 0x80000000);
        return;
      }
      case Uop::select32:
      case Uop::select64:
        need(args[0], 1);
        need(args[1], demand);
        need(args[2], demand);
        return;
      case Uop::zext64:
      case Uop::lo64: need(args[0], demand & 0xffffffff); return;
      case Uop::hi64: need(args[0], demand << 32); return;
      case Uop::pack64:
        need(args[0], demand & 0xffffffff);
        need(args[1], demand >> 32);
        return;
      case Uop::shuffle32:
      case Uop::read_lane:
        need(args[0], demand);
        need(args[1], 63);
        return;
      default: break;
    }
    // Halves come in words whose upper bits no half-precision micro-operation looks at.
    const std::string_view name = info(node.op).name;
    const bool half_arguments = info(node.op).is_float && (name.ends_with("16") && !name.ends_with("_from_u16"));
    for (NodeId id : args)
      need(id, half_arguments && program_.nodes[id].type == ValueType::w32 && name != "fldexp16" ? 0xffff : kAll);
  }

  void note(const Node& node, uint64_t demand, Touched& touched) const {
    const auto number = static_cast<unsigned>(node.imm);
    switch (node.op) {
      case Uop::read_vgpr:
        if (demand != 0) touched.vgprs_read[number] |= static_cast<uint32_t>(demand);
        break;
      case Uop::read_sgpr:
        if (demand != 0) touched.sgprs_read[number] |= static_cast<uint32_t>(demand);
        break;
      case Uop::read_scc: touched.reads_scc = touched.reads_scc || demand != 0; break;
      case Uop::read_mode: touched.reads_mode = touched.reads_mode || demand != 0; break;
      case Uop::write_vgpr: {
        const NodeId value = program_.args(node)[0];
        touched.vgprs_written[number] |= static_cast<uint32_t>(~unchanged(value, number));
        break;
      }
      case Uop::write_lane: touched.vgprs_written[number] = 0xffffffff; break;
      case Uop::write_sgpr: touched.sgprs_written[number] = 0xffffffff; break;
      case Uop::write_scc: touched.writes_scc = true; break;
      case Uop::write_mode: touched.writes_mode = true; break;
      case Uop::read_vgpr_at:
      case Uop::read_sgpr_at:
      case Uop::write_vgpr_at:
      case Uop::write_sgpr_at: touched.indexes_registers = true; break;
      case Uop::shuffle32:
      case Uop::scatter32:
      case Uop::read_lane: touched.crosses_lanes = true; break;
      case Uop::load: touched.reads_memory = true; break;
      case Uop::store: touched.writes_memory = true; break;
      case Uop::atomic_begin: touched.reads_memory = touched.writes_memory = true; break;
      case Uop::branch_if:
      case Uop::jump:
      case Uop::end_program:
      case Uop::barrier:
      case Uop::trap: touched.changes_flow = true; break;
      default:
        if (info(node.op).is_float && (demand != 0)) touched.reads_mode = true;
        break;
    }
  }

  const Program& program_;
  std::vector<uint64_t> demand_;
  std::vector<uint64_t> zero_;
};

}  // namespace

Touched touched(const Program& program) { return Analysis(program).result(); }

}  // namespace lw::sem
