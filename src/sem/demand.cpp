#include "sem/demand.h"

#include <algorithm>
#include <bit>

#include "sem/memory_layout.h"

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

// All bits from the highest set one downwards: what an addition needs to know of its arguments.
uint64_t below_highest(uint64_t mask) {
  for (unsigned shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  return mask;
}

uint64_t reversed_word(uint64_t word) {
  uint64_t reversed = 0;
  for (unsigned bit = 0; bit < 32; ++bit) reversed |= ((word >> bit) & 1) << (31 - bit);
  return reversed;
}

// What the operands of a comparison of numbers have for a sign and all else, where MODE cannot turn them into zeros.
struct Number {
  bool is_nan;
  bool is_negative;
  uint64_t magnitude;
};
template <unsigned kExponentBits, unsigned kMantissaBits>
std::optional<Number> number(uint64_t bits) {
  constexpr uint64_t sign = uint64_t{1} << (kExponentBits + kMantissaBits);
  constexpr uint64_t infinity = ((uint64_t{1} << kExponentBits) - 1) << kMantissaBits;
  const uint64_t magnitude = bits & (sign - 1);
  if (magnitude != 0 && (magnitude & infinity) == 0) return std::nullopt;  // a denormal
  return Number{magnitude > infinity, (bits & sign) != 0, magnitude};
}

std::optional<bool> compare(Uop op, uint64_t a, uint64_t b) {
  std::optional<Number> x, y;
  switch (op) {
    case Uop::feq16:
    case Uop::flt16: x = number<5, 10>(a), y = number<5, 10>(b); break;
    case Uop::feq32:
    case Uop::flt32: x = number<8, 23>(a), y = number<8, 23>(b); break;
    case Uop::feq64:
    case Uop::flt64: x = number<11, 52>(a), y = number<11, 52>(b); break;
    default: return std::nullopt;
  }
  if (!x || !y) return std::nullopt;
  if (x->is_nan || y->is_nan) return false;
  const bool equal = x->magnitude == y->magnitude && (x->is_negative == y->is_negative || x->magnitude == 0);
  if (op == Uop::feq16 || op == Uop::feq32 || op == Uop::feq64) return equal;
  if (x->is_negative != y->is_negative) return x->is_negative && !equal;
  return x->is_negative ? x->magnitude > y->magnitude : x->magnitude < y->magnitude;
}

bool takes_halves(const Node& node) {
  const UopInfo& about = info(node.op);
  return about.is_float && about.name.ends_with("16") && node.op != Uop::fldexp16;
}

}  // namespace

Demand::Demand(const Program& program)
    : program_(program), demand_(program.nodes.size()), zeros_(program.nodes.size()), ones_(program.nodes.size()) {
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const Node& node = program.nodes[i];
    zeros_[i] = find_zeros(node);
    ones_[i] = find_ones(node);
    if (!info(node.op).is_float || node.type != ValueType::b1 || node.argument_count != 2) continue;
    const auto args = program.args(node);
    const auto a = constant(args[0]), b = constant(args[1]);
    if (!a || !b) continue;
    if (const auto truth = compare(node.op, *a, *b)) (*truth ? ones_[i] : zeros_[i]) = 1;
  }
}

void Demand::clear() { std::fill(demand_.begin(), demand_.end(), 0); }

void Demand::need(NodeId id, uint64_t mask) { demand_[id] |= mask & width_mask(program_.nodes[id].type); }

void Demand::need_effect(NodeId id) {
  const Node& node = program_.nodes[id];
  const auto args = program_.args(node);
  switch (node.op) {
    case Uop::write_vgpr:
      need(args[0], ~unchanged(args[0], static_cast<unsigned>(node.imm)));
      need(args[1], 1);
      return;
    case Uop::store: {
      const unsigned bytes = MemoryAccess::unpack(node.imm).bytes;
      need(args[0], kAll);
      need(args[1], 1);
      const size_t end = AccessLayout::unpack(node.imm).in_elements ? args.size() - 2 : args.size();
      for (size_t word = 2; word < end; ++word) {
        const size_t begin = 4 * (word - 2);
        need(args[word],
             bytes >= begin + 4 ? kAll : (uint64_t{1} << (8 * (bytes - std::min<size_t>(bytes, begin)))) - 1);
      }
      for (size_t i = end; i < args.size(); ++i) need(args[i], kAll);
      return;
    }
    default:
      for (NodeId argument : args) need(argument, kAll);
      return;
  }
}

void Demand::propagate() {
  for (size_t i = program_.nodes.size(); i-- > 0;)
    if ((demand_[i] & ~(zeros_[i] | ones_[i])) != 0) visit(program_.nodes[i], demand_[i] & ~(zeros_[i] | ones_[i]));
}

std::optional<uint64_t> Demand::constant(NodeId id) const {
  const Node& node = program_.nodes[id];
  if (node.op != Uop::const1 && node.op != Uop::const32 && node.op != Uop::const64) return std::nullopt;
  return node.imm;
}

uint64_t Demand::find_zeros(const Node& node) const {
  const auto args = program_.args(node);
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64: return ~node.imm;
    case Uop::and1:
    case Uop::and32:
    case Uop::and64: return zeros_[args[0]] | zeros_[args[1]];
    case Uop::or1:
    case Uop::or32:
    case Uop::or64: return zeros_[args[0]] & zeros_[args[1]];
    case Uop::not1: return ones_[args[0]];
    case Uop::xor32:
    case Uop::xor64: return (zeros_[args[0]] & zeros_[args[1]]) | (ones_[args[0]] & ones_[args[1]]);
    case Uop::add32: {
      const uint64_t most = (~zeros_[args[0]] & 0xffffffff) + (~zeros_[args[1]] & 0xffffffff);
      return most > 0xffffffff ? 0 : ~below_highest(most);
    }
    case Uop::sub32:
      if (const auto from = constant(args[0]); from && (~zeros_[args[1]] & 0xffffffff) <= *from)
        return ~below_highest(*from);
      return 0;
    case Uop::shl32:
      if (const auto by = constant(args[1])) return (zeros_[args[0]] << (*by & 31)) | ((uint64_t{1} << (*by & 31)) - 1);
      return 0;
    case Uop::lshr32:
      if (const auto by = constant(args[1])) return ~((~zeros_[args[0]] & 0xffffffff) >> (*by & 31));
      return 0;
    case Uop::select32:
    case Uop::select64:
      if ((ones_[args[0]] & 1) != 0) return zeros_[args[1]];
      if ((zeros_[args[0]] & 1) != 0) return zeros_[args[2]];
      return zeros_[args[1]] & zeros_[args[2]];
    case Uop::zext64: return zeros_[args[0]] | ~uint64_t{0xffffffff};
    // Exact conversions to wider numbers leave the low bits of the fraction 0.
    case Uop::f64_from_u32:
    case Uop::f64_from_i32: return (uint64_t{1} << 21) - 1;
    case Uop::f64_from_f32: return (uint64_t{1} << 29) - 1;
    case Uop::f32_from_f16: return (uint64_t{1} << 13) - 1;
    case Uop::f32_from_u32: {
      const auto used = static_cast<unsigned>(std::bit_width(~zeros_[args[0]] & 0xffffffff));
      return used >= 24 ? 0 : (uint64_t{1} << (24 - std::max(used, 1u))) - 1;
    }
    case Uop::lo64: return zeros_[args[0]];
    case Uop::hi64: return zeros_[args[0]] >> 32;
    case Uop::pack64: return (zeros_[args[0]] & 0xffffffff) | (zeros_[args[1]] << 32);
    default: return 0;
  }
}

uint64_t Demand::find_ones(const Node& node) const {
  const auto args = program_.args(node);
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64: return node.imm;
    case Uop::and1:
    case Uop::and32:
    case Uop::and64: return ones_[args[0]] & ones_[args[1]];
    case Uop::or1:
    case Uop::or32:
    case Uop::or64: return ones_[args[0]] | ones_[args[1]];
    case Uop::not1: return zeros_[args[0]];
    default: return 0;
  }
}

uint64_t Demand::unchanged(NodeId id, unsigned number) const {
  const Node& node = program_.nodes[id];
  const auto args = program_.args(node);
  switch (node.op) {
    case Uop::read_vgpr: return node.imm == number ? kAll : 0;
    case Uop::and32:
      return (unchanged(args[0], number) & ones_[args[1]]) | (unchanged(args[1], number) & ones_[args[0]]);
    case Uop::or32:
    case Uop::xor32:
      return (unchanged(args[0], number) & zeros_[args[1]]) | (unchanged(args[1], number) & zeros_[args[0]]);
    default: return 0;
  }
}

void Demand::need_shifted(const Node& node, uint64_t demand, unsigned width, bool is_left) {
  const auto args = program_.args(node);
  if (const auto by = constant(args[1])) {
    const unsigned amount = *by & (width - 1);
    need(args[0], is_left ? demand >> amount : demand << amount);
    return;
  }
  // By any amount that the known bits of it leave.
  const unsigned most = static_cast<unsigned>(~zeros_[args[1]]) & (width - 1);
  uint64_t reached = 0;
  for (unsigned amount = 0; amount <= most; ++amount) reached |= is_left ? demand >> amount : demand << amount;
  need(args[0], reached);
  need(args[1], width - 1);
}

void Demand::need_both(const Node& node, uint64_t demand) {
  need(program_.args(node)[0], demand);
  need(program_.args(node)[1], demand);
}

// Of two arguments the bits that those of the other, `decided`, do not decide.
void Demand::need_undecided(const Node& node, uint64_t demand, const std::vector<uint64_t>& decided) {
  const auto args = program_.args(node);
  need(args[0], demand & ~decided[args[1]]);
  need(args[1], demand & ~decided[args[0]]);
}

void Demand::need_selected(const Node& node, uint64_t demand) {
  const auto args = program_.args(node);
  if ((ones_[args[0]] & 1) != 0) return need(args[1], demand);
  if ((zeros_[args[0]] & 1) != 0) return need(args[2], demand);
  need(args[0], 1);
  need(args[1], demand);
  need(args[2], demand);
}

// All that a micro-operation may look at.
void Demand::need_all(const Node& node) {
  // Halves come in words whose upper bits no half-precision micro-operation looks at.
  const uint64_t mask = takes_halves(node) ? 0xffff : kAll;
  for (NodeId id : program_.args(node)) need(id, program_.nodes[id].type == ValueType::w32 ? mask : kAll);
}

void Demand::visit(const Node& node, uint64_t demand) {
  const auto args = program_.args(node);
  switch (node.op) {
    case Uop::and32:
    case Uop::and64: return need_undecided(node, demand, zeros_);
    case Uop::or32:
    case Uop::or64: return need_undecided(node, demand, ones_);
    case Uop::and1: return need_undecided(node, kAll, zeros_);
    case Uop::or1: return need_undecided(node, kAll, ones_);
    case Uop::xor32:
    case Uop::xor64: return need_both(node, demand);
    case Uop::add32:
    case Uop::sub32:
    case Uop::mul32:
    case Uop::add64:
    case Uop::sub64:
    case Uop::mul64: return need_both(node, below_highest(demand));
    case Uop::shl32: return need_shifted(node, demand, 32, true);
    case Uop::lshr32: return need_shifted(node, demand, 32, false);
    case Uop::shl64: return need_shifted(node, demand, 64, true);
    case Uop::lshr64: return need_shifted(node, demand, 64, false);
    case Uop::ashr32:
    case Uop::ashr64: {
      const unsigned width = node.op == Uop::ashr32 ? 32 : 64;
      need_shifted(node, demand, width, false);
      return need(args[0], uint64_t{1} << (width - 1));
    }
    case Uop::select32:
    case Uop::select64: return need_selected(node, demand);
    case Uop::reverse32: return need(args[0], reversed_word(demand));
    case Uop::zext64:
    case Uop::lo64: return need(args[0], demand & 0xffffffff);
    case Uop::sext64: return need(args[0], (demand & 0xffffffff) | ((demand >> 32) != 0 ? uint64_t{1} << 31 : 0));
    case Uop::hi64: return need(args[0], demand << 32);
    case Uop::pack64: need(args[0], demand & 0xffffffff); return need(args[1], demand >> 32);
    case Uop::shuffle32:
    case Uop::scatter32:
    case Uop::read_lane: need(args[0], demand); return need(args[1], 63);
    case Uop::f16_from_u16:
    case Uop::f16_from_i16: return need(args[0], 0xffff);
    default: return need_all(node);
  }
}

}  // namespace lw::sem
