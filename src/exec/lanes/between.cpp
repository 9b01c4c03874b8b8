// Micro-operations between lanes. The destination is never an argument (lowering sees to it).
#include "exec/lanes/level.h"

namespace lw::exec::LW_LEVEL {
namespace {

using sem::Uop;

void shuffle(Context& c, const Step& s) {
  const uint32_t* a = at<uint32_t>(c, s.a);
  const uint32_t* lane = at<uint32_t>(c, s.b);
  uint32_t* d = at<uint32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = a[lane[i] & 63];
}

template <bool UA>
void scatter(Context& c, const Step& s) {
  const Argument<uint32_t, UA> a(c, s.a);
  const uint32_t* lane = at<uint32_t>(c, s.b);
  uint32_t* d = at<uint32_t>(c, s.d);
  for (int i = 0; i < kLaneCount; ++i) d[i] = 0;
  for (uint64_t left = *c.exec; left != 0; left &= left - 1) {
    const int i = __builtin_ctzll(left);
    d[lane[i] & 63] = a[i];
  }
}

}  // namespace

StepFunction find_between(const LaneQuery& q) {
  switch (q.op) {
    case Uop::shuffle32: return q.uniform ? nullptr : shuffle;
    case Uop::scatter32: return q.uniform == 0 ? scatter<false> : q.uniform == 1 ? scatter<true> : nullptr;
    default: return nullptr;
  }
}

}  // namespace lw::exec::LW_LEVEL
