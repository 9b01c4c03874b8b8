#include <cfenv>

#include "interp/step.h"

namespace lw::interp {

void set_host_rounding(Context& c, unsigned rounding) {
  static constexpr int kHost[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  std::fesetround(kHost[rounding & 3]);
  c.rounding = rounding & 3;
}

}  // namespace lw::interp
