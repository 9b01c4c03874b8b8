#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "state/registers.h"

namespace lw::state {

// Why a wave does not go on.
enum class WaveStatus : uint8_t { ready, at_barrier, ended };

// One wave. VGPR n is the row of 64 words at vgpr(n); only the rows the kernel asked for exist. In waves of 32 lanes
// the upper half of each row belongs to lanes that are never on.
class Wave {
 public:
  explicit Wave(unsigned vgpr_count);

  uint32_t* vgpr(unsigned n) { return vgprs_.get() + size_t{n} * kLanes; }
  const uint32_t* vgpr(unsigned n) const { return vgprs_.get() + size_t{n} * kLanes; }
  unsigned vgpr_count() const { return vgpr_count_; }
  void clear_vgprs();

  uint64_t sgpr_pair(unsigned n) const { return sgpr[n] | uint64_t{sgpr[n + 1]} << 32; }
  void set_sgpr_pair(unsigned n, uint64_t value) {
    sgpr[n] = static_cast<uint32_t>(value);
    sgpr[n + 1] = static_cast<uint32_t>(value >> 32);
  }
  uint64_t exec() const { return sgpr_pair(exec_lo); }

  alignas(64) std::array<uint32_t, kScalarRegisters> sgpr{};  // by encoding number; EXEC, VCC, M0 included
  uint64_t scc = 0;                                           // 0 or 1
  uint32_t mode = 0;
  uint32_t status = 0;
  uint32_t trapsts = 0;
  uint32_t hw_id = 0;
  uint32_t gpr_alloc = 0;
  uint32_t lds_alloc = 0;
  std::array<uint32_t, 2> flat_scratch{};  // HW_REG_FLAT_SCR_LO, _HI
  uint64_t pc = 0;
  uint64_t retired = 0;  // instructions executed so far; what the clocks derive from
  WaveStatus wave_status = WaveStatus::ready;
  unsigned index_in_workgroup = 0;
  unsigned sgprs_set = 0;        // SGPRs from 0 on that hold something when the wave starts
  unsigned vgprs_set = 0;        // the same of VGPRs, in the lanes that EXEC enables
  uint64_t scratch_address = 0;  // of this wave's private memory, lanes interleaved by dword

 private:
  struct Free {
    void operator()(uint32_t* p) const;
  };
  unsigned vgpr_count_;
  std::unique_ptr<uint32_t[], Free> vgprs_;
};

}  // namespace lw::state
