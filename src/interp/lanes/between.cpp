// Micro-operations between lanes. The destination is never an argument (lowering sees to it).
#include "interp/lanes/level.h"

namespace lw::interp::LW_LEVEL {
namespace {

using sem::Uop;

void shuffle(StepContext& c, const Step& s) {
  const uint32_t* a = at<uint32_t>(c, s.a);
  const uint32_t* lane = at<uint32_t>(c, s.b);
  uint32_t* d = at<uint32_t>(c, s.d);
#if defined(LW_AVX512)
  // The whole row fits four registers: two permutes over half of it each, and bit 5 of the lane number chooses.
  const __m512i row[4] = {_mm512_load_si512(a), _mm512_load_si512(a + 16), _mm512_load_si512(a + 32),
                          _mm512_load_si512(a + 48)};
  for (int k = 0; k < kLaneCount / 16; ++k) {
    const __m512i from = _mm512_load_si512(lane + 16 * k);
    const __m512i low = _mm512_permutex2var_epi32(row[0], from, row[1]);
    const __m512i high = _mm512_permutex2var_epi32(row[2], from, row[3]);
    _mm512_store_si512(d + 16 * k,
                       _mm512_mask_blend_epi32(_mm512_test_epi32_mask(from, _mm512_set1_epi32(32)), low, high));
  }
#else
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = a[lane[i] & 63];
#endif
}

template <bool UA>
void scatter(StepContext& c, const Step& s) {
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

}  // namespace lw::interp::LW_LEVEL
