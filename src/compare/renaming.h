// Which register of the new version stands for one of the old, as pairs of lines agree on it. Private to this folder.
#pragma once

#include <cstdint>
#include <vector>

#include "compare/keys.h"
#include "compare/myers.h"

namespace lw::compare {

// Compilers name registers anew for each value, so a register has a counterpart for a stretch of code only.
class Renaming {
 public:
  Renaming(const Keys& before, const Keys& after, const Partners& partners);

  // How well two lines fit together: 0 if they do not, kBest at most.
  static constexpr int kBest = 12;
  int fit(size_t before, size_t after) const;
  // Whether they are equal except for registers, and the registers are equal or counterparts.
  bool agree(size_t before, size_t after) const;

 private:
  struct Registers {
    size_t all = 0, equal = 0, counterparts = 0;
  };
  Registers compared(size_t before, size_t after) const;

  const Keys& before_;
  const Keys& after_;
  std::vector<NamedRegister> counterparts_;  // of Keys::registers of the old version
};

// The sum of fit() over all pairs.
int64_t total_fit(const Keys& before, const Keys& after, const Partners& partners);

}  // namespace lw::compare
