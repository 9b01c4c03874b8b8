#include "sem/record/recorder.h"

#include <algorithm>
#include <tuple>

#include "sem/float_rules.h"
#include "sem/fold.h"

namespace lw::sem {
inline namespace record {
namespace {

thread_local Recorder* current_recorder = nullptr;

bool is_constant(Uop op) { return op == Uop::const1 || op == Uop::const32 || op == Uop::const64; }

// Constants stand on the right of these.
bool is_commutative(Uop op) {
  switch (op) {
    case Uop::add32:
    case Uop::mul32:
    case Uop::and32:
    case Uop::or32:
    case Uop::xor32:
    case Uop::eq32:
    case Uop::add64:
    case Uop::mul64:
    case Uop::and64:
    case Uop::or64:
    case Uop::xor64:
    case Uop::eq64: return true;
    default: return false;
  }
}

Uop constant_of(ValueType type) {
  switch (type) {
    case ValueType::b1: return Uop::const1;
    case ValueType::w64: return Uop::const64;
    default: return Uop::const32;
  }
}

}  // namespace

Recorder::Recorder() : outer_(current_recorder) {
  current_recorder = this;
  program_.nodes.reserve(32);
  program_.arguments.reserve(64);
}
Recorder::~Recorder() { current_recorder = outer_; }

Recorder& Recorder::current() {
  LW_CHECK(current_recorder != nullptr, "a meaning ran outside a recording");
  return *current_recorder;
}

size_t Recorder::KeyHash::operator()(const Key& key) const {
  uint64_t h = static_cast<uint64_t>(key.op) * 0x9e3779b97f4a7c15u + key.imm + key.always_flush;
  for (NodeId id : key.arguments) h = (h ^ id) * 0x100000001b3u;
  return h ^ (h >> 29);
}

std::optional<uint64_t> Recorder::constant(NodeId id) const {
  const Node& node = program_.nodes[id];
  if (!is_constant(node.op)) return std::nullopt;
  return node.imm;
}

bool Recorder::result_is_uniform(Uop op, std::span<const NodeId> arguments, uint64_t imm) const {
  switch (op) {
    case Uop::read_vgpr:
    case Uop::read_vgpr_at:
    case Uop::lane_id:
    case Uop::lane_bit:
    case Uop::input:
    case Uop::input_mask:
    case Uop::scatter32: return false;
    case Uop::read_lane:
    case Uop::first_lane:
    case Uop::ballot: return true;
    case Uop::shuffle32: return is_uniform(arguments[0]);
    case Uop::load:
    case Uop::atomic_begin: return MemoryAccess::unpack(imm).space == Space::scalar;
    default:
      if (info(op).result == ValueType::bundle) return false;
      return std::all_of(arguments.begin(), arguments.end(), [&](NodeId id) { return is_uniform(id); });
  }
}

// Forms that are equal for every value of their arguments and cheaper.
std::optional<NodeId> Recorder::simplify(Uop op, std::span<const NodeId> arguments, uint64_t imm) {
  std::array<uint64_t, 3> values{};
  bool all_constant = !arguments.empty() && arguments.size() <= values.size();
  for (size_t i = 0; i < arguments.size() && all_constant; ++i) {
    const std::optional<uint64_t> value = constant(arguments[i]);
    all_constant = value.has_value();
    if (value) values[i] = *value;
  }
  if (all_constant)
    if (const auto value = fold(op, std::span(values).first(arguments.size())))
      return emit(constant_of(info(op).result), {}, *value);

  if (is_commutative(op) && constant(arguments[0]) && !constant(arguments[1]))
    return emit(op, std::array{arguments[1], arguments[0]}, imm);
  const auto is = [&](size_t i, uint64_t value) { return constant(arguments[i]) == value; };
  switch (op) {
    case Uop::and32:
      if (is(0, 0xffffffff)) return arguments[1];
      if (is(1, 0xffffffff)) return arguments[0];
      if (is(0, 0) || is(1, 0)) return emit(Uop::const32, {}, 0);
      if (const auto mask = constant(arguments[1])) {
        // and(and(x, m), k) with m inside k, and masks of what is known to be narrow already.
        const Node& inner = program_.nodes[arguments[0]];
        if (inner.op == Uop::and32) {
          const auto inner_mask = constant(program_.args(inner)[1]);
          if (inner_mask && (*inner_mask & ~*mask) == 0) return arguments[0];
        }
        if (inner.op == Uop::lshr32) {
          const auto amount = constant(program_.args(inner)[1]);
          if (amount && ((0xffffffffu >> (*amount & 31)) & ~*mask) == 0) return arguments[0];
        }
        const bool half_result = info(inner.op).name.ends_with("16") && info(inner.op).is_float &&
                                 inner.type == ValueType::w32 && inner.op != Uop::f32_from_f16 &&
                                 inner.op != Uop::ffrexp_exp16;
        if (*mask == 0xffff && (half_result || info(inner.op).name.starts_with("f16_from"))) return arguments[0];
      }
      return std::nullopt;
    case Uop::or32:
    case Uop::xor32:
    case Uop::add32:
      if (is(0, 0)) return arguments[1];
      if (is(1, 0)) return arguments[0];
      return std::nullopt;
    case Uop::sub32:
    case Uop::shl32:
    case Uop::lshr32:
    case Uop::ashr32:
      if (is(1, 0)) return arguments[0];
      return std::nullopt;
    case Uop::add64:
    case Uop::or64:
    case Uop::xor64:
      if (is(0, 0)) return arguments[1];
      if (is(1, 0)) return arguments[0];
      return std::nullopt;
    case Uop::shl64:
    case Uop::lshr64:
    case Uop::ashr64:
      if (is(1, 0)) return arguments[0];
      return std::nullopt;
    case Uop::select32:
    case Uop::select64:
      if (arguments[1] == arguments[2]) return arguments[1];
      if (is(0, 1)) return arguments[1];
      if (is(0, 0)) return arguments[2];
      return std::nullopt;
    case Uop::and1:
      if (is(0, 1)) return arguments[1];
      if (is(1, 1)) return arguments[0];
      if (is(0, 0) || is(1, 0)) return emit(Uop::const1, {}, 0);
      return std::nullopt;
    case Uop::or1:
      if (is(0, 0)) return arguments[1];
      if (is(1, 0)) return arguments[0];
      if (is(0, 1) || is(1, 1)) return emit(Uop::const1, {}, 1);
      return std::nullopt;
    case Uop::xor1:
      if (is(0, 0)) return arguments[1];
      if (is(1, 0)) return arguments[0];
      return std::nullopt;
    case Uop::not1: {
      const Node& inner = program_.nodes[arguments[0]];
      if (inner.op == Uop::not1) return program_.args(inner)[0];
      return std::nullopt;
    }
    case Uop::lo64:
    case Uop::hi64: {
      const Node& inner = program_.nodes[arguments[0]];
      if (inner.op == Uop::pack64) return program_.args(inner)[op == Uop::lo64 ? 0 : 1];
      if (inner.op == Uop::zext64) {
        const NodeId low = program_.args(inner)[0];
        return op == Uop::lo64 ? low : emit(Uop::const32, {}, 0);
      }
      return std::nullopt;
    }
    case Uop::pack64: {
      const Node& low = program_.nodes[arguments[0]];
      const Node& high = program_.nodes[arguments[1]];
      if (low.op == Uop::lo64 && high.op == Uop::hi64 && program_.args(low)[0] == program_.args(high)[0])
        return program_.args(low)[0];
      return std::nullopt;
    }
    case Uop::lane_bit:
      if (is(0, 0xffffffff) && is(1, 0xffffffff)) return emit(Uop::const1, {}, 1);
      if (is(0, 0) && is(1, 0)) return emit(Uop::const1, {}, 0);
      return std::nullopt;
    default: return std::nullopt;
  }
}

NodeId Recorder::append(Uop op, std::span<const NodeId> arguments, uint64_t imm, bool always_flush) {
  LW_CHECK(program_.nodes.size() < kNoNode, "a recorded program is too long");
  Node node;
  node.op = op;
  node.type = info(op).result;
  node.uniform = result_is_uniform(op, arguments, imm);
  node.always_flush = always_flush;
  node.argument_count = static_cast<uint8_t>(arguments.size());
  node.argument_first = static_cast<uint32_t>(program_.arguments.size());
  node.imm = imm;
  node.composition = composition_;
  node.composition_bits = static_cast<uint8_t>(composition_bits_);
  program_.arguments.insert(program_.arguments.end(), arguments.begin(), arguments.end());
  program_.nodes.push_back(node);
  return static_cast<NodeId>(program_.nodes.size() - 1);
}

bool Recorder::always_flushes(Uop op) const {
  if (flushed_widths_ == 0 || !info(op).is_float) return false;
  // The modifiers of operands and results do as they say.
  if (composition_ == Composition::source_sign || composition_ == Composition::omod ||
      composition_ == Composition::clamp)
    return false;
  return (denormal_width(op) & flushed_widths_) != 0;
}

NodeId Recorder::emit(Uop op, std::span<const NodeId> arguments, uint64_t imm) {
  const bool always_flush = always_flushes(op);
  LW_CHECK(arguments.size() <= kMaxArguments, "a micro-operation with too many arguments");
  for (NodeId id : arguments) LW_CHECK(id < program_.nodes.size(), "a meaning used a value it did not set");
  // Clocks differ from one read to the next.
  if (info(op).has_effect || op == Uop::read_clock) return append(op, arguments, imm, always_flush);
  if (const auto simpler = simplify(op, arguments, imm)) return *simpler;
  LW_CHECK(arguments.size() <= 3, "a pure micro-operation with too many arguments");
  Key key{op, always_flush, imm, {kNoNode, kNoNode, kNoNode}};
  std::copy(arguments.begin(), arguments.end(), key.arguments.begin());
  const auto known = known_.find(key);
  if (known != known_.end()) {
    // What stands outside of compositions as well is described by itself.
    if (composition_ == Composition::none) program_.nodes[known->second].composition = Composition::none;
    return known->second;
  }
  const NodeId id = append(op, arguments, imm, always_flush);
  known_.emplace(key, id);
  return id;
}

Within::Within(Composition composition, unsigned float_bits) {
  std::tie(outer_, outer_bits_) = Recorder::current().enter(composition, float_bits);
}
Within::~Within() { Recorder::current().enter(outer_, outer_bits_); }

NodeId emit(Uop op, std::initializer_list<NodeId> arguments, uint64_t imm) {
  // Arguments are copied: the list may point into the vector that append() grows.
  return Recorder::current().emit(op, std::span(arguments.begin(), arguments.size()), imm);
}

}  // namespace record
}  // namespace lw::sem
