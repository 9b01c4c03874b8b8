#include "prove/encoder.h"

#include <fmt/format.h>

namespace lw::prove {
namespace {

using sem::Uop;
using Terms = std::vector<z3::expr>;

// MODE.FP_DENORM: bits 5:4 single precision, 7:6 half and double.
constexpr uint32_t kDenormals32 = 0x30;
constexpr uint32_t kDenormals16And64 = 0xc0;

z3::expr is_nan(const z3::expr& value, unsigned width) {
  const uint64_t infinity = width == 16 ? 0x7c00 : width == 32 ? 0x7f800000 : 0x7ff0000000000000;
  z3::context& context = value.ctx();
  const z3::expr magnitude = value.extract(width - 2, 0);
  return z3::ugt(magnitude, context.bv_val(infinity, width - 1));
}

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

z3::expr World::initial(const std::string& name) {
  const auto known = initials_.find(name);
  if (known != initials_.end()) return known->second;
  return initials_.emplace(name, z3.bv_const(name.c_str(), 32)).first->second;
}

// A node that always flushes is the same function under a MODE whose denormal field says so.
z3::expr World::apply(const sem::Node& original, const std::vector<z3::expr>& arguments,
                      const z3::expr& original_mode) {
  sem::Node node = original;
  const sem::UopInfo& what = sem::info(node.op);
  const uint32_t denormals = what.name.ends_with("32") ? kDenormals32 : kDenormals16And64;
  const z3::expr mode = node.always_flush ? (original_mode & word(~denormals)).simplify() : original_mode;
  node.always_flush = false;
  const std::string name(what.name);
  auto known = functions_.find(name);
  if (known == functions_.end()) {
    z3::sort_vector sorts(z3);
    sorts.push_back(mode.get_sort());
    for (const z3::expr& argument : arguments) sorts.push_back(argument.get_sort());
    const z3::sort range = what.result == sem::ValueType::b1    ? z3.bool_sort()
                           : what.result == sem::ValueType::w64 ? z3.bv_sort(64)
                                                                : z3.bv_sort(32);
    known = functions_.emplace(name, z3.function(name.c_str(), sorts, range)).first;
  }
  z3::expr_vector values(z3);
  values.push_back(mode);
  for (const z3::expr& argument : arguments) values.push_back(argument);
  z3::expr result = known->second(values);
  for (const Application& earlier : applications_)
    if (z3::eq(earlier.result, result)) return result;
  applications_.push_back({node, arguments, mode, result, known->second});
  if (what.name.starts_with("fadd") || what.name.starts_with("fmul") || what.name.starts_with("ffma")) {
    z3::expr_vector swapped(z3);
    for (unsigned i = 0; i < values.size(); ++i) swapped.push_back(values[i == 1 ? 2 : i == 2 ? 1 : i]);
    const unsigned width = what.name.ends_with("16") ? 16 : what.name.ends_with("32") ? 32 : 64;
    lemmas_.push_back((is_nan(arguments[0], width) && is_nan(arguments[1], width)) || result == known->second(swapped));
  }
  return result;
}

z3::expr Machine::vgpr(unsigned number) {
  const std::string name = fmt::format("v{}", number);
  const auto known = registers_.find(name);
  return known != registers_.end() ? known->second : world_.initial(name);
}

z3::expr Machine::sgpr(unsigned number) {
  const std::string name = fmt::format("s{}", number);
  const auto known = registers_.find(name);
  return known != registers_.end() ? known->second : world_.initial(name);
}

z3::expr Machine::mode() {
  const auto known = registers_.find("mode");
  return known != registers_.end() ? known->second : world_.initial("mode");
}

z3::expr Machine::scc() {
  const auto known = registers_.find("scc");
  return known != registers_.end() ? known->second : world_.initial("scc").extract(0, 0) == world_.z3.bv_val(1, 1);
}

z3::expr Machine::lane_bit(const z3::expr& low, const z3::expr& high) {
  const z3::expr mask = z3::concat(high, low);
  const z3::expr bit = z3::lshr(mask, z3::zext(world_.lane, 32)).extract(0, 0);
  return bit == world_.z3.bv_val(1, 1);
}

// This lane's bit is known, what the other lanes contribute is not.
z3::expr Machine::ballot(const z3::expr& p) {
  const std::string name = fmt::format("{}.ballot{}", side_, ballots_++);
  const z3::expr others = world_.z3.bv_const(name.c_str(), 64);
  const z3::expr bit = z3::shl(world_.double_word(1), z3::zext(world_.lane, 32));
  return (others & ~bit) | z3::ite(p, bit, world_.double_word(0));
}

z3::expr Machine::pure(World& world, const sem::Node& node, const Terms& t, const z3::expr& mode) {
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
    case Uop::mul64: return t[0] * t[1];
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
  const std::string_view name = sem::info(node.op).name;
  const bool is_half =
      result.is_bv() && ((name.ends_with("16") && node.op != Uop::f32_from_f16 && node.op != Uop::ffrexp_exp16) ||
                         name.starts_with("f16_from") || name.starts_with("u16_from") || name.starts_with("i16_from"));
  return is_half ? z3::zext(result.extract(15, 0), 16) : result;
}

z3::expr Machine::node_value(const sem::Node& node, const Terms& t) {
  switch (node.op) {
    case Uop::read_vgpr: return vgpr(static_cast<unsigned>(node.imm));
    case Uop::read_sgpr: return sgpr(static_cast<unsigned>(node.imm));
    case Uop::read_scc: return scc();
    case Uop::read_mode: return mode();
    case Uop::lane_bit: return lane_bit(t[0], t[1]);
    case Uop::ballot: return ballot(t[0]);
    default: return pure(world_, node, t, mode());
  }
}

void Machine::effect(const sem::Node& node, const Terms& t) {
  const auto set = [&](const std::string& name, const z3::expr& value) {
    registers_.erase(name);
    registers_.emplace(name, value.simplify());
  };
  switch (node.op) {
    case Uop::write_vgpr: {
      const auto number = static_cast<unsigned>(node.imm);
      const z3::expr active = lane_bit(sgpr(126), sgpr(127));
      set(fmt::format("v{}", number), z3::ite(active && t[1], t[0], vgpr(number)));
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

// Values are computed from the state before the instruction: effects come last in every program, and are applied in
// their order after all values are known.
void Machine::run(const sem::Program& program) {
  std::vector<std::optional<z3::expr>> values(program.nodes.size());
  std::vector<std::pair<const sem::Node*, Terms>> effects;
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const sem::Node& node = program.nodes[i];
    Terms arguments;
    for (sem::NodeId id : program.args(node)) arguments.push_back(*values[id]);
    if (sem::info(node.op).has_effect) {
      effects.emplace_back(&node, std::move(arguments));
    } else {
      values[i] = node_value(node, arguments);
    }
  }
  for (const auto& [node, arguments] : effects) effect(*node, arguments);
}

z3::expr Machine::value(const LiveOut& place) {
  switch (place.file) {
    case LiveOut::File::scc: return z3::ite(scc(), world_.word(1), world_.word(0));
    case LiveOut::File::lane_mask:
      return z3::ite(lane_bit(sgpr(place.number), sgpr(place.number + 1)), world_.word(1), world_.word(0));
    case LiveOut::File::vgpr:
    case LiveOut::File::sgpr: break;
  }
  const z3::expr whole = place.file == LiveOut::File::vgpr ? vgpr(place.number) : sgpr(place.number);
  const z3::expr part = whole.extract(place.lsb + place.width - 1, place.lsb);
  return place.width == 32 ? part : z3::zext(part, 32 - place.width);
}

}  // namespace lw::prove
