// Copies, broadcasts, merges under EXEC, and questions about address rows.
#include "interp/lanes/level.h"

namespace lw::interp::LW_LEVEL {
namespace {

template <class T, bool UA>
void move(StepContext& c, const Step& s) {
  const Argument<T, UA> a(c, s.a);
  T* d = at<T>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = a[i];
}

template <bool UA, bool Where>
void merge(StepContext& c, const Step& s) {
  const Argument<uint32_t, UA> a(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
  const uint64_t mask = Where ? *c.exec & *at<uint64_t>(c, s.b) : *c.exec;
  for (int half = 0; half < kLaneCount / 32; ++half) {
    const uint32_t bits = static_cast<uint32_t>(mask >> (32 * half));
#pragma GCC ivdep
    for (int j = 0; j < 32; ++j) {
      const uint32_t value = a[32 * half + j], old = d[32 * half + j];
      d[32 * half + j] = (bits & kBit[j]) != 0 ? value : old;
    }
  }
}

void lane_id(StepContext& c, const Step& s) {
  uint32_t* d = at<uint32_t>(c, s.d);
  for (int i = 0; i < kLaneCount; ++i) d[i] = static_cast<uint32_t>(i);
}

template <class T>
exec::AddressRange range(const T* addresses, uint64_t mask, uint64_t stride) {
  const T first = addresses[__builtin_ctzll(mask)];
  T low = first, high = first;
  constexpr uint64_t kAll = kLaneCount == 64 ? ~uint64_t{0} : 0xffff'ffff;
  if (mask == kAll) {
    T differs = 0;
    for (int i = 0; i < kLaneCount; ++i)
      differs |= addresses[i] ^ static_cast<T>(first + static_cast<T>(i) * static_cast<T>(stride));
    const T last = static_cast<T>(first + (kLaneCount - 1) * static_cast<T>(stride));
    if (differs == 0 && last > first) return {first, last, true};
    for (int i = 0; i < kLaneCount; ++i) {
      low = addresses[i] < low ? addresses[i] : low;
      high = addresses[i] > high ? addresses[i] : high;
    }
  } else {
    for (int half = 0; half < kLaneCount / 32; ++half) {
      const uint32_t bits = static_cast<uint32_t>(mask >> (32 * half));
      for (int j = 0; j < 32; ++j) {
        const T address = (bits & kBit[j]) != 0 ? addresses[32 * half + j] : first;
        low = address < low ? address : low;
        high = address > high ? address : high;
      }
    }
  }
  return {low, high, false};
}

}  // namespace

void fill_moves(LaneTable& table) {
  const auto set = [&](LaneStep step, StepFunction function) { table.steps[static_cast<size_t>(step)] = function; };
  set(LaneStep::copy32, move<uint32_t, false>);
  set(LaneStep::copy64, move<uint64_t, false>);
  set(LaneStep::broadcast32, move<uint32_t, true>);
  set(LaneStep::broadcast64, move<uint64_t, true>);
  set(LaneStep::merge32, merge<false, false>);
  set(LaneStep::merge32_uniform, merge<true, false>);
  set(LaneStep::merge32_where, merge<false, true>);
  set(LaneStep::merge32_where_uniform, merge<true, true>);
  set(LaneStep::lane_id, lane_id);
}

void fill_addresses(LaneTable& table) { table.ranges = {range<uint64_t>, range<uint32_t>}; }

}  // namespace lw::interp::LW_LEVEL
