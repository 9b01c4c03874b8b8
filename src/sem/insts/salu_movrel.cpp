// Scalar moves whose register number is offset by M0.
#include "domain.h"

namespace lw::sem {
namespace {

U32 relative_destination(Scalar& x) { return u32(static_cast<uint32_t>(host_value(x.old_d0))) + x.m0(); }
U32 relative_source(Scalar& x) { return u32(static_cast<uint32_t>(host_value(x.s0))) + x.m0(); }

}  // namespace

// D0 = SGPR[S0 + M0].
void s_movrels_b32(Scalar& x) { x.d0 = x.sgpr(relative_source(x)); }

// D0 = the pair at SGPR[S0 + M0].
void s_movrels_b64(Scalar& x) {
  const U32 number = relative_source(x);
  x.d0 = pack64(x.sgpr(number), x.sgpr(number + u32(1)));
}

// SGPR[D0 + M0] = S0.
void s_movreld_b32(Scalar& x) { x.set_sgpr(relative_destination(x), u32(x.s0)); }

// The pair at SGPR[D0 + M0] = S0.
void s_movreld_b64(Scalar& x) {
  const U32 number = relative_destination(x);
  const U64 value = u64(x.s0);
  x.set_sgpr(number, lo(value));
  x.set_sgpr(number + u32(1), hi(value));
}

}  // namespace lw::sem
