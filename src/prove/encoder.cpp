#include "prove/encoder.h"

#include <fmt/format.h>

#include "isa/operand_values.h"
#include "prove/float_facts.h"

namespace lw::prove {
namespace {

using sem::Uop;
using Terms = std::vector<z3::expr>;

z3::expr bit_reverse(World& world, const z3::expr& a) {
  z3::expr result = a.extract(0, 0);
  for (unsigned i = 1; i < 32; ++i) result = z3::concat(result, a.extract(i, i));
  (void)world;
  return result;
}

z3::expr popcount(World& world, const z3::expr& a) {
  z3::expr sum = world.word(0);
  for (unsigned i = 0; i < 32; ++i) sum = sum + z3::zext(a.extract(i, i), 31);
  return sum;
}

z3::expr leading_zeros(World& world, const z3::expr& a) {
  z3::expr result = world.word(32);
  for (unsigned i = 0; i < 32; ++i)
    result = z3::ite(a.extract(i, i) == world.z3.bv_val(1, 1), world.word(31 - i), result);
  return result;
}

z3::expr trailing_zeros(World& world, const z3::expr& a) {
  z3::expr result = world.word(32);
  for (unsigned i = 32; i-- > 0;) result = z3::ite(a.extract(i, i) == world.z3.bv_val(1, 1), world.word(i), result);
  return result;
}

z3::expr shift_amount(World& world, const z3::expr& b, unsigned width) {
  const z3::expr masked = b & world.word(width - 1);
  return width == 64 ? z3::zext(masked, 32) : masked;
}

}  // namespace

z3::expr SymbolicLane::vgpr(unsigned number) {
  const std::string name = fmt::format("v{}", number);
  const auto known = registers_.find(name);
  return known != registers_.end() ? known->second : world_.initial(name);
}

z3::expr SymbolicLane::sgpr(unsigned number) {
  const std::string name = fmt::format("s{}", number);
  const auto known = registers_.find(name);
  return known != registers_.end() ? known->second : world_.initial(name);
}

z3::expr SymbolicLane::mode() {
  const auto known = registers_.find("mode");
  return known != registers_.end() ? known->second : world_.initial("mode");
}

z3::expr SymbolicLane::scc() {
  const auto known = registers_.find("scc");
  return known != registers_.end() ? known->second : world_.initial("scc").extract(0, 0) == world_.z3.bv_val(1, 1);
}

z3::expr SymbolicLane::lane_bit(const z3::expr& low, const z3::expr& high) {
  if (const std::optional<z3::expr> known = world_.ballot_bit(low, high)) return *known;
  const z3::expr mask = z3::concat(high, low);
  const z3::expr bit = z3::lshr(mask, z3::zext(world_.lane, 32)).extract(0, 0);
  return bit == world_.z3.bv_val(1, 1);
}

// The lowest lane of EXEC; 0 where there is none.
z3::expr SymbolicLane::first_lane() {
  const z3::expr low = sgpr(isa::kExec), high = sgpr(isa::kExecHi);
  const z3::expr in_high = world_.lane_count == 32
                               ? world_.word(0)
                               : z3::ite(high == 0, world_.word(0), trailing_zeros(world_, high) + world_.word(32));
  return z3::ite(low == 0, in_high, trailing_zeros(world_, low));
}

// What the last of the active lanes sent here.
z3::expr SymbolicLane::scattered(const z3::expr& value, const z3::expr& to) {
  const z3::expr active = lane_bit(sgpr(isa::kExec), sgpr(isa::kExecHi));
  // Of every sender, all at once: whether it is active, to where it sends, and what.
  const z3::expr sent = z3::concat(z3::ite(active, world_.word(1), world_.word(0)), z3::concat(to, value));
  z3::expr result = world_.word(0);
  for (unsigned i = 0; i < world_.lane_count; ++i) {
    const z3::expr from = world_.at_lane(sent, world_.word(i)).simplify();
    const z3::expr is_for_here =
        from.extract(64, 64) == world_.z3.bv_val(1, 1) && (from.extract(63, 32) & world_.word(63)) == world_.lane;
    result = z3::ite(is_for_here, from.extract(31, 0), result);
  }
  return result;
}

z3::expr SymbolicLane::pure(World& world, const sem::Node& node, const Terms& t, const z3::expr& mode) {
  const auto is_one = [&](const z3::expr& p) { return p; };
  switch (node.op) {
    case Uop::const1: return world.z3.bool_val((node.imm & 1) != 0);
    case Uop::const32: return world.word(static_cast<uint32_t>(node.imm));
    case Uop::const64: return world.double_word(node.imm);
    case Uop::lane_id: return world.lane;
    case Uop::add32:
    case Uop::add64: return t[0] + t[1];
    case Uop::sub32:
    case Uop::sub64: return t[0] - t[1];
    case Uop::mul32:
    case Uop::mul64: return world.product(node.op, t[0], t[1]);
    case Uop::and32:
    case Uop::and64: return t[0] & t[1];
    case Uop::or32:
    case Uop::or64: return t[0] | t[1];
    case Uop::xor32:
    case Uop::xor64: return t[0] ^ t[1];
    case Uop::shl32: return z3::shl(t[0], shift_amount(world, t[1], 32));
    case Uop::lshr32: return z3::lshr(t[0], shift_amount(world, t[1], 32));
    case Uop::ashr32: return z3::ashr(t[0], shift_amount(world, t[1], 32));
    case Uop::shl64: return z3::shl(t[0], shift_amount(world, t[1], 64));
    case Uop::lshr64: return z3::lshr(t[0], shift_amount(world, t[1], 64));
    case Uop::ashr64: return z3::ashr(t[0], shift_amount(world, t[1], 64));
    case Uop::eq32:
    case Uop::eq64: return t[0] == t[1];
    case Uop::ult32:
    case Uop::ult64: return z3::ult(t[0], t[1]);
    case Uop::slt32:
    case Uop::slt64: return z3::slt(t[0], t[1]);
    case Uop::select32:
    case Uop::select64: return z3::ite(is_one(t[0]), t[1], t[2]);
    case Uop::popcount32: return popcount(world, t[0]);
    case Uop::clz32: return leading_zeros(world, t[0]);
    case Uop::ctz32: return trailing_zeros(world, t[0]);
    case Uop::reverse32: return bit_reverse(world, t[0]);
    case Uop::zext64: return z3::zext(t[0], 32);
    case Uop::sext64: return z3::sext(t[0], 32);
    case Uop::lo64: return t[0].extract(31, 0);
    case Uop::hi64: return t[0].extract(63, 32);
    case Uop::pack64: return z3::concat(t[1], t[0]);
    case Uop::and1: return t[0] && t[1];
    case Uop::or1: return t[0] || t[1];
    case Uop::xor1: return t[0] != t[1];
    case Uop::not1: return !t[0];
    default: break;
  }
  LW_CHECK(sem::info(node.op).is_float, "a micro-operation without a bit-vector form reached the prover");
  z3::expr result = world.apply(node, t, mode);
  // A half occupies the low bits of a word, whatever function computes it.
  return sem::makes_half(node.op) ? z3::zext(result.extract(15, 0), 16) : result;
}

z3::expr SymbolicLane::node_value(const sem::Node& node, const Terms& t) {
  switch (node.op) {
    case Uop::read_vgpr: return vgpr(static_cast<unsigned>(node.imm));
    case Uop::read_sgpr: return sgpr(static_cast<unsigned>(node.imm));
    case Uop::read_scc: return scc();
    case Uop::read_mode: return mode();
    case Uop::lane_bit: return lane_bit(t[0], t[1]);
    case Uop::ballot: return world_.ballot(world_.simplified(t[0]));
    case Uop::first_lane: return first_lane();
    case Uop::load: return load(node, t);
    case Uop::part: {
      const auto lsb = 32 * static_cast<unsigned>(node.imm);
      return t[0].extract(lsb + 31, lsb);
    }
    case Uop::shuffle32:
    case Uop::read_lane: return world_.at_lane(t[0], t[1]);
    case Uop::scatter32: return scattered(t[0], t[1]);
    default: return pure(world_, node, t, mode());
  }
}

// The term where the condition holds. Sources that were written under the same EXEC lose their old contents there.
z3::expr SymbolicLane::where_true(const z3::expr& condition, const z3::expr& term) {
  z3::expr_vector from(world_.z3), to(world_.z3);
  const z3::expr simple = condition.simplify();
  from.push_back(condition);
  to.push_back(world_.z3.bool_val(true));
  if (!z3::eq(simple, condition)) {
    from.push_back(simple);
    to.push_back(world_.z3.bool_val(true));
  }
  z3::expr whole = term;
  return whole.substitute(from, to);
}

void SymbolicLane::effect(const sem::Node& node, const Terms& t) {
  const auto set = [&](const std::string& name, const z3::expr& value) {
    registers_.erase(name);
    registers_.emplace(name, world_.simplified(value));
  };
  switch (node.op) {
    case Uop::write_vgpr: {
      const auto number = static_cast<unsigned>(node.imm);
      const z3::expr active = lane_bit(sgpr(isa::kExec), sgpr(isa::kExecHi));
      set(fmt::format("v{}", number), z3::ite(active && t[1], where_true(active, t[0]), vgpr(number)));
      break;
    }
    case Uop::write_lane: {
      const auto number = static_cast<unsigned>(node.imm);
      const z3::expr here = world_.lane == (t[1] & world_.word(world_.lane_count - 1));
      set(fmt::format("v{}", number), z3::ite(here, t[0], vgpr(number)));
      break;
    }
    case Uop::write_sgpr: set(fmt::format("s{}", node.imm), t[0]); break;
    case Uop::write_scc: set("scc", t[0]); break;
    case Uop::write_mode: set("mode", t[0]); break;
    case Uop::hint:
    case Uop::wait: break;
    default: LW_CHECK(false, "an effect without a bit-vector form reached the prover");
  }
}

// Values are computed from the state before the instruction: effects on registers come last in every program, and are
// applied in their order after all values are known. Memory is read and written on the way.
void SymbolicLane::run(const sem::Program& program) {
  std::vector<std::optional<z3::expr>> values(program.nodes.size());
  std::vector<std::pair<const sem::Node*, Terms>> effects;
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const sem::Node& node = program.nodes[i];
    Terms arguments;
    for (sem::NodeId id : program.args(node)) arguments.push_back(*values[id]);
    if (node.op == Uop::store) {
      store(node, arguments);
    } else if (sem::info(node.op).has_effect && !sem::info(node.op).only_reads) {
      effects.emplace_back(&node, std::move(arguments));
    } else {
      values[i] = node_value(node, arguments);
    }
  }
  for (const auto& [node, arguments] : effects) effect(*node, arguments);
}

z3::expr SymbolicLane::evaluate(const Expression& expression) {
  std::vector<z3::expr> values;
  for (const sem::Node& node : expression.program.nodes) {
    Terms arguments;
    for (sem::NodeId id : expression.program.args(node)) arguments.push_back(values[id]);
    values.push_back(node_value(node, arguments));
  }
  return values[expression.value];
}

z3::expr SymbolicLane::value(const LiveOut& place) {
  switch (place.file) {
    case LiveOut::File::scc: return z3::ite(scc(), world_.word(1), world_.word(0));
    case LiveOut::File::memory: return world_.word(0);
    case LiveOut::File::lane_mask:
      return z3::ite(lane_bit(sgpr(place.number), sgpr(place.number + 1)), world_.word(1), world_.word(0));
    case LiveOut::File::vgpr:
    case LiveOut::File::sgpr: break;
  }
  const z3::expr whole = place.file == LiveOut::File::vgpr ? vgpr(place.number) : sgpr(place.number);
  const z3::expr part = whole.extract(place.lsb + place.width - 1, place.lsb);
  return place.width == 32 ? part : z3::zext(part, 32 - place.width);
}

z3::expr SymbolicLane::holds_nan(const LiveOut& place) {
  const auto of = [&](unsigned number) { return place.file == LiveOut::File::vgpr ? vgpr(number) : sgpr(number); };
  switch (place.ignored_nan) {
    case FloatFormat::f16: return is_nan(value(place).extract(15, 0));
    case FloatFormat::f32: return is_nan(of(place.number));
    case FloatFormat::f64_low: return is_nan(z3::concat(of(place.number + 1), of(place.number)));
    case FloatFormat::f64_high: return is_nan(z3::concat(of(place.number), of(place.number - 1)));
    case FloatFormat::none:
    case FloatFormat::two_f16: break;
  }
  return world_.z3.bool_val(false);
}

}  // namespace lw::prove
