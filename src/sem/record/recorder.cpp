#include "sem/record/recorder.h"

#include <algorithm>
#include <tuple>

#include "sem/float_rules.h"
#include "sem/fold.h"

namespace lw::sem {
inline namespace record {
namespace {

thread_local ProgramRecorder* current_recorder = nullptr;

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

// The value of an operation on constants.
std::optional<uint64_t> folded(const ProgramRecorder& recorder, Uop op, std::span<const NodeId> arguments) {
  std::array<uint64_t, 3> values{};
  if (arguments.empty() || arguments.size() > values.size()) return std::nullopt;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::optional<uint64_t> value = recorder.constant(arguments[i]);
    if (!value) return std::nullopt;
    values[i] = *value;
  }
  return fold(op, std::span(values).first(arguments.size()));
}

// What an operation on these arguments is equal to; nothing where that is no simpler.
class Simplifier {
 public:
  Simplifier(ProgramRecorder& recorder, const Program& program, std::span<const NodeId> arguments)
      : recorder_(recorder), program_(program), arguments_(arguments) {}

  std::optional<NodeId> simplify(Uop op) {
    switch (op) {
      case Uop::and32: return and_of_words();
      case Uop::or32:
      case Uop::xor32:
      case Uop::add32:
      case Uop::add64:
      case Uop::or64:
      case Uop::xor64:
      case Uop::xor1: return beside(0);
      case Uop::sub32:
      case Uop::shl32:
      case Uop::lshr32:
      case Uop::ashr32:
      case Uop::shl64:
      case Uop::lshr64:
      case Uop::ashr64: return is(1, 0) ? std::optional(arguments_[0]) : std::nullopt;
      case Uop::select32:
      case Uop::select64: return selected();
      case Uop::and1:
        if (const auto other = beside(1)) return other;
        return either_is(0) ? std::optional(constant_bit(0)) : std::nullopt;
      case Uop::or1:
        if (const auto other = beside(0)) return other;
        return either_is(1) ? std::optional(constant_bit(1)) : std::nullopt;
      case Uop::not1: return argument_of(arguments_[0], Uop::not1, 0);
      case Uop::lo64: return low_half();
      case Uop::hi64: return high_half();
      case Uop::pack64: return whole_of_halves();
      case Uop::lane_bit:
        if (is(0, 0xffffffff) && is(1, 0xffffffff)) return constant_bit(1);
        return is(0, 0) && is(1, 0) ? std::optional(constant_bit(0)) : std::nullopt;
      default: return std::nullopt;
    }
  }

 private:
  bool is(size_t i, uint64_t value) const { return recorder_.constant(arguments_[i]) == value; }
  bool either_is(uint64_t value) const { return is(0, value) || is(1, value); }
  NodeId constant_bit(uint64_t value) { return recorder_.emit(Uop::const1, {}, value); }

  // The other argument of two, where one is `neutral`.
  std::optional<NodeId> beside(uint64_t neutral) const {
    if (is(0, neutral)) return arguments_[1];
    if (is(1, neutral)) return arguments_[0];
    return std::nullopt;
  }

  // Argument `i` of a node that is `op`.
  std::optional<NodeId> argument_of(NodeId id, Uop op, size_t i) const {
    const Node& node = program_.nodes[id];
    return node.op == op ? std::optional(program_.args(node)[i]) : std::nullopt;
  }

  std::optional<NodeId> and_of_words() {
    if (const auto other = beside(0xffffffff)) return other;
    if (either_is(0)) return recorder_.emit(Uop::const32, {}, 0);
    const auto mask = recorder_.constant(arguments_[1]);
    return mask && has_no_bit_outside(program_.nodes[arguments_[0]], *mask) ? std::optional(arguments_[0])
                                                                            : std::nullopt;
  }

  // and(x, m) with m inside the mask, and what is known to be narrow already.
  bool has_no_bit_outside(const Node& node, uint64_t mask) const {
    if (node.op == Uop::and32) {
      const auto inner_mask = recorder_.constant(program_.args(node)[1]);
      if (inner_mask && (*inner_mask & ~mask) == 0) return true;
    }
    if (node.op == Uop::lshr32) {
      const auto amount = recorder_.constant(program_.args(node)[1]);
      if (amount && ((0xffffffffu >> (*amount & 31)) & ~mask) == 0) return true;
    }
    return mask == 0xffff && makes_half(node.op);
  }

  std::optional<NodeId> selected() const {
    if (arguments_[1] == arguments_[2] || is(0, 1)) return arguments_[1];
    return is(0, 0) ? std::optional(arguments_[2]) : std::nullopt;
  }

  std::optional<NodeId> low_half() const {
    if (const auto low = argument_of(arguments_[0], Uop::pack64, 0)) return low;
    return argument_of(arguments_[0], Uop::zext64, 0);
  }

  std::optional<NodeId> high_half() {
    if (const auto high = argument_of(arguments_[0], Uop::pack64, 1)) return high;
    return program_.nodes[arguments_[0]].op == Uop::zext64 ? std::optional(recorder_.emit(Uop::const32, {}, 0))
                                                           : std::nullopt;
  }

  std::optional<NodeId> whole_of_halves() const {
    const auto of_low = argument_of(arguments_[0], Uop::lo64, 0);
    return of_low && of_low == argument_of(arguments_[1], Uop::hi64, 0) ? of_low : std::nullopt;
  }

  ProgramRecorder& recorder_;
  const Program& program_;
  std::span<const NodeId> arguments_;
};

}  // namespace

ProgramRecorder::ProgramRecorder() : outer_(current_recorder) {
  current_recorder = this;
  program_.nodes.reserve(32);
  program_.arguments.reserve(64);
}
ProgramRecorder::~ProgramRecorder() { current_recorder = outer_; }

ProgramRecorder& ProgramRecorder::current() {
  LW_CHECK(current_recorder != nullptr, "a meaning ran outside a recording");
  return *current_recorder;
}

size_t ProgramRecorder::KeyHash::operator()(const Key& key) const {
  uint64_t h = static_cast<uint64_t>(key.op) * 0x9e3779b97f4a7c15u + key.imm + key.always_flush;
  for (NodeId id : key.arguments) h = (h ^ id) * 0x100000001b3u;
  return h ^ (h >> 29);
}

std::optional<uint64_t> ProgramRecorder::constant(NodeId id) const {
  const Node& node = program_.nodes[id];
  if (!is_constant(node.op)) return std::nullopt;
  return node.imm;
}

bool ProgramRecorder::result_is_uniform(Uop op, std::span<const NodeId> arguments, uint64_t imm) const {
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
    case Uop::atomic_begin: return MemoryAccess::unpack(imm).space == AddressSpace::scalar;
    default:
      if (info(op).result == ValueType::bundle) return false;
      return std::all_of(arguments.begin(), arguments.end(), [&](NodeId id) { return is_uniform(id); });
  }
}

// Forms that are equal for every value of their arguments and cheaper.
std::optional<NodeId> ProgramRecorder::simplify(Uop op, std::span<const NodeId> arguments, uint64_t imm) {
  if (const auto value = folded(*this, op, arguments)) return emit(constant_of(info(op).result), {}, *value);
  if (is_commutative(op) && constant(arguments[0]) && !constant(arguments[1]))
    return emit(op, std::array{arguments[1], arguments[0]}, imm);
  return Simplifier(*this, program_, arguments).simplify(op);
}

NodeId ProgramRecorder::append(Uop op, std::span<const NodeId> arguments, uint64_t imm, bool always_flush) {
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

bool ProgramRecorder::always_flushes(Uop op) const {
  if (flushed_widths_ == 0 || !info(op).is_float) return false;
  // The modifiers of operands and results do as they say.
  if (composition_ == Composition::source_sign || composition_ == Composition::omod ||
      composition_ == Composition::clamp)
    return false;
  return (denormal_width(op) & flushed_widths_) != 0;
}

NodeId ProgramRecorder::emit(Uop op, std::span<const NodeId> arguments, uint64_t imm) {
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
  std::tie(outer_, outer_bits_) = ProgramRecorder::current().enter(composition, float_bits);
}
Within::~Within() { ProgramRecorder::current().enter(outer_, outer_bits_); }

NodeId emit(Uop op, std::initializer_list<NodeId> arguments, uint64_t imm) {
  // Arguments are copied: the list may point into the vector that append() grows.
  return ProgramRecorder::current().emit(op, std::span(arguments.begin(), arguments.size()), imm);
}

}  // namespace record
}  // namespace lw::sem
