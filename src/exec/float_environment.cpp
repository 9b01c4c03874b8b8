#include <cfenv>

#include "exec/wave_context.h"

namespace lw::exec {

void set_host_rounding(WaveContext& c, unsigned rounding) {
  static constexpr int kHost[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  std::fesetround(kHost[rounding & 3]);
  c.rounding = rounding & 3;
}

}  // namespace lw::exec
