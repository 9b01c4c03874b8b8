// Numbers of scalar registers as the encodings give them, and fields of hardware registers.
#pragma once

#include <cstdint>

#include "isa/operand_values.h"

namespace lw::state {

inline constexpr unsigned kLanes = 64;
inline constexpr unsigned kScalarRegisters = isa::kScalarRegisters;

enum ScalarRegister : unsigned {
  flat_scratch_lo = 102,
  flat_scratch_hi = 103,
  vcc_lo = isa::kVcc,
  vcc_hi = isa::kVccHi,
  m0 = isa::kM0,
  exec_lo = isa::kExec,
  exec_hi = isa::kExecHi,
};

// HW_REG_*: operand values of s_getreg and s_setreg (GCN3 manual, table 5.7; SH_MEM_BASES from gfx9,
// FLAT_SCR_LO and _HI from gfx10).
enum class HwReg : uint8_t {
  mode = 1,
  status = 2,
  trapsts = 3,
  hw_id = 4,
  gpr_alloc = 5,
  lds_alloc = 6,
  ib_sts = 7,
  sh_mem_bases = 15,
  flat_scr_lo = 20,
  flat_scr_hi = 21,
};

// Fields of MODE (GCN3 manual, table 3.4).
namespace mode {
inline constexpr uint32_t kRound32Lsb = 0, kRound16_64Lsb = 2;    // 0 nearest even, 1 up, 2 down, 3 toward zero
inline constexpr uint32_t kDenorm32Lsb = 4, kDenorm16_64Lsb = 6;  // bit 0: inputs kept, bit 1: results kept
inline constexpr uint32_t kDx10Clamp = 1u << 8;
inline constexpr uint32_t kIeee = 1u << 9;
inline constexpr uint32_t kFp16Overflow = 1u << 23;  // gfx9
inline constexpr uint32_t kGprIndexEnable = 1u << 27;
}  // namespace mode

}  // namespace lw::state
