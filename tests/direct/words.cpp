// The words that are too long for domain.h.
#include "domain.h"

namespace lw::sem {
inline namespace direct {
namespace {

namespace soft = lw::direct;
using soft::FloatFormat;
using soft::FloatMode;
using soft::kDouble;
using soft::kHalf;
using soft::kSingle;

uint32_t word(uint64_t v) { return static_cast<uint32_t>(v); }

// An approximate function with MODE's flushing around it.
template <class Bits>
Bits approximate(const FloatFormat& format, FloatMode mode, Bits (*function)(Bits), Bits a) {
  const auto argument = static_cast<Bits>(soft::flushed(format, a, mode.flush_inputs));
  return static_cast<Bits>(soft::flushed(format, function(argument), mode.flush_results));
}

}  // namespace

uint32_t& mode_in_force() {
  thread_local uint32_t mode = 0;
  return mode;
}

U32 popcount(U32 a) {
  uint32_t count = 0;
  for (unsigned i = 0; i < 32; ++i) count += a.v >> i & 1;
  return {count};
}
U32 leading_zeros(U32 a) {
  uint32_t count = 0;
  while (count < 32 && (a.v >> (31 - count) & 1) == 0) ++count;
  return {count};
}
U32 trailing_zeros(U32 a) {
  uint32_t count = 0;
  while (count < 32 && (a.v >> count & 1) == 0) ++count;
  return {count};
}
U32 reverse_bits(U32 a) {
  uint32_t result = 0;
  for (unsigned i = 0; i < 32; ++i) result = result << 1 | (a.v >> i & 1);
  return {result};
}

F16 rcp(F16 a) { return {approximate(kHalf, mode16(), approx::rcp16, a.v)}; }
F16 rsq(F16 a) { return {approximate(kHalf, mode16(), approx::rsq16, a.v)}; }
F16 sqrt(F16 a) { return {approximate(kHalf, mode16(), approx::sqrt16, a.v)}; }
F16 exp2(F16 a) { return {approximate(kHalf, mode16(), approx::exp16, a.v)}; }
F16 log2(F16 a) { return {approximate(kHalf, mode16(), approx::log16, a.v)}; }
F16 sin_turns(F16 a) { return {approximate(kHalf, mode16(), approx::sin16, a.v)}; }
F16 cos_turns(F16 a) { return {approximate(kHalf, mode16(), approx::cos16, a.v)}; }

F32 rcp(F32 a) { return {approximate(kSingle, mode32(), approx::rcp32, a.v)}; }
F32 rsq(F32 a) { return {approximate(kSingle, mode32(), approx::rsq32, a.v)}; }
F32 sqrt(F32 a) { return {approximate(kSingle, mode32(), approx::sqrt32, a.v)}; }
F32 exp2(F32 a) { return {approximate(kSingle, mode32(), approx::exp32, a.v)}; }
F32 log2(F32 a) { return {approximate(kSingle, mode32(), approx::log32, a.v)}; }
F32 sin_turns(F32 a) { return {approximate(kSingle, mode32(), approx::sin32, a.v)}; }
F32 cos_turns(F32 a) { return {approximate(kSingle, mode32(), approx::cos32, a.v)}; }

F64 rcp(F64 a) { return {approximate(kDouble, mode64(), approx::rcp64, a.v)}; }
F64 rsq(F64 a) { return {approximate(kDouble, mode64(), approx::rsq64, a.v)}; }
F64 sqrt(F64 a) { return {approximate(kDouble, mode64(), approx::sqrt64, a.v)}; }

F32 f32_from_u32(U32 a) { return {word(soft::from_integer(kSingle, mode32(), a.v))}; }
F32 f32_from_i32(I32 a) { return {word(soft::from_integer(kSingle, mode32(), a.v))}; }
F64 f64_from_u32(U32 a) { return {soft::from_integer(kDouble, mode64(), a.v)}; }
F64 f64_from_i32(I32 a) { return {soft::from_integer(kDouble, mode64(), a.v)}; }

// A conversion flushes its argument as its width asks, and its result as the other width asks.
F64 f64_from_f32(F32 a) { return {soft::convert(kSingle, kDouble, {.flush_inputs = mode32().flush_inputs}, a.v)}; }
F32 f32_from_f64(F64 a) {
  return {word(soft::convert(kDouble, kSingle, {mode64().rounding, false, mode32().flush_results}, a.v))};
}
F16 f16_from_f32(F32 a) {
  const FloatMode m{mode16().rounding, mode32().flush_inputs, mode16().flush_results};
  return {word(soft::convert(kSingle, kHalf, m, a.v))};
}
F16 f16_from_f32_rtz(F32 a) {
  const FloatMode m{soft::Rounding::toward_zero, mode32().flush_inputs, mode16().flush_results};
  return {word(soft::convert(kSingle, kHalf, m, a.v))};
}
F32 f32_from_f16(F16 a) { return {word(soft::convert(kHalf, kSingle, {.flush_inputs = mode16().flush_inputs}, a.v))}; }
F16 f16_from_u16(U32 a) { return {word(soft::from_integer(kHalf, mode16(), a.v & 0xffff))}; }
F16 f16_from_i16(U32 a) { return {word(soft::from_integer(kHalf, mode16(), static_cast<int16_t>(a.v)))}; }

U32 u32_from_f32(F32 a) { return {word(static_cast<uint64_t>(soft::to_integer(kSingle, a.v, 0, UINT32_MAX)))}; }
I32 i32_from_f32(F32 a) { return {static_cast<int32_t>(soft::to_integer(kSingle, a.v, INT32_MIN, INT32_MAX))}; }
U32 u32_from_f64(F64 a) { return {word(static_cast<uint64_t>(soft::to_integer(kDouble, a.v, 0, UINT32_MAX)))}; }
I32 i32_from_f64(F64 a) { return {static_cast<int32_t>(soft::to_integer(kDouble, a.v, INT32_MIN, INT32_MAX))}; }
U32 u16_from_f16(F16 a) { return {word(static_cast<uint64_t>(soft::to_integer(kHalf, a.v, 0, 65535)))}; }
U32 i16_from_f16(F16 a) { return {word(static_cast<uint64_t>(soft::to_integer(kHalf, a.v, -32768, 32767))) & 0xffff}; }

}  // namespace direct
}  // namespace lw::sem
