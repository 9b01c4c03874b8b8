#include "flow/affine.h"

#include <algorithm>
#include <span>

namespace lw::flow {
namespace {

using Known = LaneEvaluation::Known;
using LaneValues = std::array<uint32_t, kWaveLanes>;

constexpr uint32_t kNoBound = 0xffffffff;

uint32_t low_mask(unsigned bits) { return bits >= 32 ? 0xffffffff : (uint32_t{1} << bits) - 1; }
unsigned zeros_below(uint32_t value) { return value == 0 ? 32 : static_cast<unsigned>(std::countr_zero(value)); }
// All bits that a value of at most `most` can have.
uint32_t possible_bits(uint32_t most) { return low_mask(static_cast<unsigned>(std::bit_width(most))); }
uint32_t bounded(uint64_t most) { return static_cast<uint32_t>(std::min<uint64_t>(most, kNoBound)); }

bool all_equal(const LaneValues& lanes) {
  return std::ranges::all_of(lanes, [&](uint32_t value) { return value == lanes[0]; });
}

template <class Operation>
LaneValue by_lane(const LaneValue& a, const LaneValue& b, Operation operation) {
  LaneValue result;
  for (unsigned i = 0; i < kWaveLanes; ++i) result.offset[i] = operation(a.offset[i], b.offset[i]);
  result.aligned_bits = std::min(a.aligned_bits, b.aligned_bits);
  return result;
}

// Where neither operand differs between lanes, no result does.
Known uniform_at_least(const LaneValue& a, const LaneValue& b) {
  if (a.is_uniform() && b.is_uniform()) return LaneValue::of_uniform();
  return std::nullopt;
}

LaneValue sum(const LaneValue& a, const LaneValue& b) {
  LaneValue result = by_lane(a, b, [](uint32_t x, uint32_t y) { return x + y; });
  result.most = bounded(uint64_t{a.most} + b.most);
  return result;
}

LaneValue difference(const LaneValue& a, const LaneValue& b) {
  return by_lane(a, b, [](uint32_t x, uint32_t y) { return x - y; });
}

LaneValue times(const LaneValue& a, uint32_t factor) {
  LaneValue result;
  for (unsigned i = 0; i < kWaveLanes; ++i) result.offset[i] = a.offset[i] * factor;
  result.aligned_bits = static_cast<uint8_t>(std::min(32u, a.aligned_bits + zeros_below(factor)));
  result.most = bounded(uint64_t{a.most} * factor);
  return result;
}

Known product(const LaneValue& a, const LaneValue& b) {
  if (const auto factor = b.constant()) return times(a, *factor);
  if (const auto factor = a.constant()) return times(b, *factor);
  if (a.is_exact() && b.is_exact()) return by_lane(a, b, [](uint32_t x, uint32_t y) { return x * y; });
  if (!a.is_uniform() || !b.is_uniform()) return std::nullopt;
  // (o + u 2^m)(p + v 2^n): what is unknown in it is a multiple of the least of 2^m p, 2^n o and 2^(m+n).
  LaneValue result = by_lane(a, b, [](uint32_t x, uint32_t y) { return x * y; });
  const unsigned bits = std::min({a.aligned_bits + zeros_below(b.offset[0]), b.aligned_bits + zeros_below(a.offset[0]),
                                  unsigned{a.aligned_bits} + b.aligned_bits, 32u});
  result.aligned_bits = static_cast<uint8_t>(bits);
  result.most = bounded(uint64_t{a.most} * b.most);
  return result;
}

// Replaces the bits below 2^aligned_bits, which are known, by what `operation` makes of them.
template <class Operation>
LaneValue with_low_bits(const LaneValue& a, Operation operation) {
  LaneValue result = a;
  const uint32_t mask = low_mask(a.aligned_bits);
  for (unsigned i = 0; i < kWaveLanes; ++i) {
    result.offset[i] = (a.offset[i] & ~mask) + (operation(a.offset[i] & mask, i) & mask);
  }
  result.most = kNoBound;
  return result;
}

Known conjunction(const LaneValue& a, const LaneValue& b) {
  if (a.is_exact() && b.is_exact()) return by_lane(a, b, [](uint32_t x, uint32_t y) { return x & y; });
  if (!b.constant()) return a.constant() ? conjunction(b, a) : uniform_at_least(a, b);
  const uint32_t mask = *b.constant();
  const uint32_t known = low_mask(a.aligned_bits);
  if ((mask & possible_bits(a.most)) == possible_bits(a.most)) return a;
  if ((mask & ~known) == 0) {
    LaneValue result = by_lane(a, b, [](uint32_t x, uint32_t y) { return x & y; });
    result.aligned_bits = 32;
    return result;
  }
  const uint32_t unknown = possible_bits(a.most) & ~known;
  if ((mask & unknown) == unknown) {
    LaneValue result = with_low_bits(a, [&](uint32_t low, unsigned) { return low & mask; });
    result.most = a.most;
    return result;
  }
  if (!a.is_uniform()) return std::nullopt;
  LaneValue result;
  result.most = mask;
  result.aligned_bits = static_cast<uint8_t>(std::min<unsigned>(32, zeros_below(mask)));
  return result;
}

// The lowest bit that may be set.
unsigned certain_zeros(const LaneValue& a) {
  unsigned zeros = a.aligned_bits;
  for (const uint32_t offset : a.offset) zeros = std::min(zeros, zeros_below(offset));
  return zeros;
}

template <class Operation>
Known disjunction(const LaneValue& a, const LaneValue& b, Operation operation) {
  if (a.is_exact() && b.is_exact()) return by_lane(a, b, operation);
  const auto lies_below = [](const LaneValue& low, const LaneValue& high) {
    return possible_bits(low.most) <= low_mask(certain_zeros(high));
  };
  if (lies_below(a, b) || lies_below(b, a)) return sum(a, b);
  if (!b.is_exact()) return a.is_exact() ? disjunction(b, a, operation) : uniform_at_least(a, b);
  if (b.most <= low_mask(a.aligned_bits)) {
    return with_low_bits(a, [&](uint32_t low, unsigned lane) { return operation(low, b.offset[lane]); });
  }
  return uniform_at_least(a, b);
}

// Exact in the lower bits, and no lane wraps round: then the differences between lanes are those of the integers.
Known shifted_right(const LaneValue& a, unsigned amount) {
  if (amount == 0) return a;
  if (a.aligned_bits < amount || a.most > 0x7fffffff) {
    if (!a.is_uniform()) return std::nullopt;
    LaneValue result;
    result.most = a.most >> amount;
    return result;
  }
  const uint32_t mask = low_mask(amount);
  const uint32_t low_first = a.offset[0] & mask;
  LaneValue result;
  for (unsigned i = 0; i < kWaveLanes; ++i) {
    const auto apart = static_cast<int32_t>(a.offset[i] - a.offset[0]);
    const int64_t whole = int64_t{apart} - (a.offset[i] & mask) + low_first;
    result.offset[i] = (a.offset[0] >> amount) + static_cast<uint32_t>(whole >> amount);
  }
  result.aligned_bits = static_cast<uint8_t>(a.aligned_bits - amount);
  result.most = a.most >> amount;
  return result;
}

Known right_shift(const LaneValue& a, const LaneValue& b, bool is_signed) {
  if (a.is_exact() && b.is_exact()) {
    return by_lane(a, b, [&](uint32_t x, uint32_t y) {
      return is_signed ? static_cast<uint32_t>(static_cast<int32_t>(x) >> (y & 31)) : x >> (y & 31);
    });
  }
  const auto amount = b.constant();
  if (amount && (!is_signed || a.most <= 0x7fffffff)) return shifted_right(a, *amount & 31);
  return uniform_at_least(a, b);
}

Known left_shift(const LaneValue& a, const LaneValue& b, unsigned width) {
  if (const auto amount = b.constant()) {
    const uint32_t bits = *amount & (width - 1);
    return times(a, bits < 32 ? uint32_t{1} << bits : 0);
  }
  if (a.is_exact() && b.is_exact() && width == 32) {
    return by_lane(a, b, [](uint32_t x, uint32_t y) { return x << (y & 31); });
  }
  return uniform_at_least(a, b);
}

Known less(const LaneValue& a, const LaneValue& b, bool is_signed) {
  if (a.is_exact() && b.is_exact()) {
    return by_lane(a, b, [&](uint32_t x, uint32_t y) {
      return uint32_t{is_signed ? static_cast<int32_t>(x) < static_cast<int32_t>(y) : x < y};
    });
  }
  const auto limit = b.constant();
  if (limit && !is_signed && a.most < *limit) return LaneValue::of_constant(1);
  return uniform_at_least(a, b);
}

Known chosen(const Known& condition, const Known& a, const Known& b) {
  if (!a || !b) {
    if (condition && condition->constant()) return *condition->constant() != 0 ? a : b;
    return std::nullopt;
  }
  if (*a == *b) return a;
  if (!condition) return std::nullopt;
  if (const auto truth = condition->constant()) return *truth != 0 ? a : b;
  if (!condition->is_exact()) return join(*a, *b);
  if (!a->is_exact() || !b->is_exact()) return std::nullopt;
  LaneValue result;
  for (unsigned i = 0; i < kWaveLanes; ++i) result.offset[i] = (condition->offset[i] != 0 ? a : b)->offset[i];
  result.aligned_bits = 32;
  return result;
}

Known one_operand(const LaneValue& a, uint32_t (*operation)(uint32_t)) {
  if (!a.is_exact()) return a.is_uniform() ? Known(LaneValue::of_uniform()) : std::nullopt;
  return by_lane(a, a, [&](uint32_t x, uint32_t) { return operation(x); });
}

uint32_t reversed(uint32_t value) {
  uint32_t result = 0;
  for (unsigned bit = 0; bit < 32; ++bit) result |= ((value >> bit) & 1) << (31 - bit);
  return result;
}

Known lane_number() {
  LaneValues lanes;
  for (unsigned i = 0; i < kWaveLanes; ++i) lanes[i] = i;
  return LaneValue::of_lanes(lanes);
}

Known lane_bit(const LaneValue& low, const LaneValue& high) {
  const auto low_word = low.constant();
  const auto high_word = high.constant();
  if (!low_word || !high_word) return std::nullopt;
  const uint64_t mask = *low_word | uint64_t{*high_word} << 32;
  LaneValues lanes;
  for (unsigned i = 0; i < kWaveLanes; ++i) lanes[i] = (mask >> i) & 1;
  return LaneValue::of_lanes(lanes);
}

// The node's value where it follows from its arguments' being of the form.
Known computed(const sem::Node& node, std::span<const Known* const> args) {
  using sem::Uop;
  if (node.op == Uop::select32 || node.op == Uop::select64) return chosen(*args[0], *args[1], *args[2]);
  if (node.op == Uop::pack64) return *args[0];
  for (const Known* arg : args) {
    if (!*arg) return std::nullopt;
  }
  const auto conjunction_of_bits = [](uint32_t x, uint32_t y) { return x & y; };
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64: return LaneValue::of_constant(static_cast<uint32_t>(node.imm));
    case Uop::lane_id: return lane_number();
    case Uop::lane_bit: return lane_bit(**args[0], **args[1]);
    case Uop::add32:
    case Uop::add64: return sum(**args[0], **args[1]);
    case Uop::sub32:
    case Uop::sub64: return difference(**args[0], **args[1]);
    case Uop::mul32:
    case Uop::mul64: return product(**args[0], **args[1]);
    case Uop::and32:
    case Uop::and64: return conjunction(**args[0], **args[1]);
    case Uop::or32:
    case Uop::or64: return disjunction(**args[0], **args[1], [](uint32_t x, uint32_t y) { return x | y; });
    case Uop::xor32:
    case Uop::xor64: return disjunction(**args[0], **args[1], [](uint32_t x, uint32_t y) { return x ^ y; });
    case Uop::shl32: return left_shift(**args[0], **args[1], 32);
    case Uop::shl64: return left_shift(**args[0], **args[1], 64);
    case Uop::lshr32: return right_shift(**args[0], **args[1], false);
    case Uop::ashr32: return right_shift(**args[0], **args[1], true);
    case Uop::ult32: return less(**args[0], **args[1], false);
    case Uop::slt32: return less(**args[0], **args[1], true);
    case Uop::zext64:
    case Uop::sext64:
    case Uop::lo64: return *args[0];
    case Uop::popcount32:
      return one_operand(**args[0], [](uint32_t x) { return static_cast<uint32_t>(std::popcount(x)); });
    case Uop::clz32:
      return one_operand(**args[0], [](uint32_t x) { return static_cast<uint32_t>(std::countl_zero(x)); });
    case Uop::ctz32:
      return one_operand(**args[0], [](uint32_t x) { return static_cast<uint32_t>(std::countr_zero(x)); });
    case Uop::reverse32: return one_operand(**args[0], reversed);
    case Uop::not1: return one_operand(**args[0], [](uint32_t x) { return x ^ 1; });
    case Uop::and1:
      if ((*args[0])->is_exact() && (*args[1])->is_exact()) return by_lane(**args[0], **args[1], conjunction_of_bits);
      return uniform_at_least(**args[0], **args[1]);
    case Uop::or1:
    case Uop::xor1:
    case Uop::eq32: {
      if (!(*args[0])->is_exact() || !(*args[1])->is_exact()) return uniform_at_least(**args[0], **args[1]);
      return by_lane(**args[0], **args[1], [&](uint32_t x, uint32_t y) {
        if (node.op == Uop::or1) return x | y;
        return node.op == Uop::xor1 ? x ^ y : uint32_t{x == y};
      });
    }
    case Uop::shuffle32: return (*args[0])->is_uniform() ? *args[0] : std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace

bool LaneValue::is_uniform() const { return all_equal(offset); }

std::optional<uint32_t> LaneValue::constant() const {
  if (!is_exact() || !is_uniform()) return std::nullopt;
  return offset[0];
}

LaneValue LaneValue::of_constant(uint32_t value) {
  LaneValue result;
  result.aligned_bits = 32;
  result.most = value;
  result.offset.fill(value);
  return result;
}

LaneValue LaneValue::of_lanes(const std::array<uint32_t, kWaveLanes>& lanes) {
  LaneValue result;
  result.aligned_bits = 32;
  result.most = std::ranges::max(lanes);
  result.offset = lanes;
  return result;
}

void normalise(LaneValue& value) {
  if (value.is_exact()) {
    value.most = std::ranges::max(value.offset);
    return;
  }
  const uint32_t taken_over = value.offset[0] & ~low_mask(value.aligned_bits);
  for (uint32_t& offset : value.offset) offset -= taken_over;
}

std::optional<LaneValue> join(const LaneValue& a, const LaneValue& b) {
  const uint32_t apart = a.offset[0] - b.offset[0];
  for (unsigned i = 1; i < kWaveLanes; ++i) {
    if (a.offset[i] - b.offset[i] != apart) return std::nullopt;
  }
  LaneValue result = a;
  result.aligned_bits =
      static_cast<uint8_t>(std::min({unsigned{a.aligned_bits}, unsigned{b.aligned_bits}, zeros_below(apart)}));
  result.assumed = a.assumed || b.assumed;
  // Bounds grow by powers of two, so that a counter in a loop reaches the end soon.
  if (a.most != b.most) result.most = possible_bits(std::max(a.most, b.most));
  normalise(result);
  return result;
}

LaneEvaluation::LaneEvaluation(const sem::Program& program, const ReadRegister& read) {
  values_.resize(program.nodes.size());
  std::array<const Known*, sem::kMaxArguments> args;
  for (size_t id = 0; id < program.nodes.size(); ++id) {
    const sem::Node& node = program.nodes[id];
    if (node.type == sem::ValueType::none || node.type == sem::ValueType::bundle) continue;
    Known& value = values_[id];
    bool assumed = false;
    if (node.op == sem::Uop::read_vgpr || node.op == sem::Uop::read_sgpr) {
      value = read(static_cast<unsigned>(node.imm) + (node.op == sem::Uop::read_vgpr ? kVgpr : 0));
      assumed = value && value->assumed;
    } else {
      size_t count = 0;
      for (const sem::NodeId arg : program.args(node)) {
        args[count++] = &values_[arg];
        assumed |= values_[arg] && values_[arg]->assumed;
      }
      value = computed(node, std::span(args).first(count));
    }
    if (!value && node.uniform) value = LaneValue::of_uniform();
    if (value) {
      normalise(*value);
      value->assumed = assumed;
    }
  }
}

}  // namespace lw::flow
