// The registers that instructions name, as far as kernel descriptors may not grant them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/base.h"

namespace lw::text {

// How many registers an instruction needs, counted from 0: its highest one and 1.
struct RegisterUse {
  uint32_t section = 0;
  uint64_t offset = 0;
  Location at;
  unsigned vgprs = 0;
  unsigned sgprs = 0;
};

// Keeps those instructions that name a higher register than all before them since the last label: no stretch of code
// that begins at a label needs more than they say.
class RegisterUses {
 public:
  void label() { vgprs_ = sgprs_ = 0; }

  // `at` is asked for the location where it matters.
  template <class At>
  void note(uint32_t section, uint64_t offset, unsigned vgprs, unsigned sgprs, At&& at) {
    if (vgprs <= vgprs_ && sgprs <= sgprs_) [[likely]]
      return;
    vgprs_ = std::max(vgprs, vgprs_);
    sgprs_ = std::max(sgprs, sgprs_);
    all_.push_back({section, offset, at(), vgprs, sgprs});
  }

  const std::vector<RegisterUse>& all() const { return all_; }

 private:
  std::vector<RegisterUse> all_;
  unsigned vgprs_ = 0, sgprs_ = 0;
};

}  // namespace lw::text
