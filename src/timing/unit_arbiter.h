// Gives a unit that several SIMDs share to them in the order in which they asked for it.
#pragma once

#include <cstdint>
#include <vector>

namespace lw::timing {

class UnitArbiter {
 public:
  // By the numbers of SIMDs in the cluster.
  explicit UnitArbiter(uint32_t simds) : asked_(simds) {}

  // A SIMD asks while the unit accepts nothing, or while another SIMD is first.
  void ask(uint32_t simd) {
    if (asked_[simd] != 0) return;
    asked_[simd] = ++last_;
    ++waiting_;
  }
  // No other SIMD has asked before this one, which may not have asked at all.
  bool is_first(uint32_t simd) const {
    if (waiting_ == 0) return true;
    const uint64_t own = asked_[simd] != 0 ? asked_[simd] : UINT64_MAX;
    for (const uint64_t other : asked_)
      if (other != 0 && other < own) return false;
    return true;
  }
  // The unit accepts an instruction of the SIMD.
  void served(uint32_t simd) {
    if (asked_[simd] == 0) return;
    asked_[simd] = 0;
    --waiting_;
  }

 private:
  std::vector<uint64_t> asked_;  // by SIMD: when, counted in requests; 0: it has not asked
  uint64_t last_ = 0;
  uint32_t waiting_ = 0;
};

}  // namespace lw::timing
