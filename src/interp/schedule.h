// Second half of lowering, first step: the order in which nodes are computed, the registers that may be read and
// written in place, and the last use of each value.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "interp/lower_values.h"
#include "state/state.h"

namespace lw::interp {

// Registers by number: VGPR n, then scalar register n, then SCC.
inline constexpr unsigned kVgprRegisters = 256;
inline constexpr unsigned kScalarBegin = kVgprRegisters;
inline constexpr unsigned kSccRegister = kScalarBegin + state::kScalarRegisters;
inline constexpr unsigned kRegisterCount = kSccRegister + 1;
inline constexpr unsigned kNoRegister = ~0u;

struct Schedule {
  std::vector<sem::NodeId> order;  // effects in program order, each after the nodes that it needs
  std::vector<uint32_t> position;  // position in `order`, by node; kNowhere if a node is not needed
  std::vector<uint32_t> last_use;  // position of the last node that reads the place of this one
  std::vector<uint16_t> use_count;
  std::vector<bool> read_early;  // reads that must be copied before anything is written
  // By register. These are arrays because allocating them would take half of the time of lowering.
  std::array<uint16_t, kRegisterCount> written_count{};
  std::array<uint32_t, kRegisterCount> last_read_in_place{};  // position of the last use of it in place
  std::array<sem::NodeId, kRegisterCount> sole_writer{};      // the one effect that writes it
  bool relative_vgprs = false;                                // VGPRs are read or written by computed numbers
  bool relative_sgprs = false;
  uint32_t exec_written_at = 0xffffffff;  // position of the first effect that changes EXEC

  static constexpr uint32_t kNowhere = 0xffffffff;
};

// The register that a node reads in place, or kNoRegister.
unsigned register_read(const Values& values, const LowerContext& context, sem::NodeId id);
// The register that an effect writes, or kNoRegister (also where the register does not exist).
unsigned register_written(const Values& values, const LowerContext& context, sem::NodeId id);

// The node whose place a node shares: half of a uniform 64-bit value, the mask of a ballot, a pair of scalar registers.
bool is_pair_view(const Values& values, sem::NodeId id);    // pack64 or lane_bit over scalar registers n and n + 1
bool is_half_view(const Values& values, sem::NodeId id);    // lo64 or hi64 of a uniform value
bool is_ballot_view(const Values& values, sem::NodeId id);  // ballot of a mask

Schedule make_schedule(const Values& values, const LowerContext& context);

}  // namespace lw::interp
