// The direct witness: runs a meaning on plain numbers for one wave, without recorder, interpreter or prover.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "inst/inst.h"
#include "isa/operand_values.h"

namespace lw::direct {

inline constexpr unsigned kLanes = 64;
inline constexpr unsigned kVgprs = 32;
inline constexpr unsigned kSgprs = 128;

// What an instruction may read and write: one wave and the memory that belongs to it alone.
struct World {
  std::array<uint32_t, kSgprs> sgpr{};
  std::vector<std::array<uint32_t, kLanes>> vgpr;  // kVgprs of them, or none for an instruction that needs none
  bool scc = false;
  uint32_t mode = 0;
  uint32_t trapsts = 0;
  std::vector<std::byte> global;  // from global_address on
  std::vector<std::byte> lds;
  std::vector<std::byte> scratch;  // lane after lane
  bool operator==(const World&) const = default;
  uint64_t exec() const { return sgpr[isa::kExec] | uint64_t{sgpr[isa::kExecHi]} << 32; }
};

// Where the pieces of a World lie for the instruction.
struct Surroundings {
  uint64_t global_address = 0;
  uint64_t next_pc = 0;      // address after the instruction
  uint64_t shared_base = 0;  // apertures, 4 GiB each
  uint64_t private_base = 0;
  size_t scratch_bytes_per_lane = 0;
};

struct Ending {
  uint64_t pc = 0;  // where the wave goes on
  bool ended = false;
  bool trapped = false;
  std::string refusal;  // the meaning called not_modelled, or asked for what the witness cannot know
  std::string defect;   // a value that should be the same in all lanes was not, an access outside memory, …
};

// The meaning of `instruction`, applied to `world`. LW_CHECKs that its record is no gap.
Ending run(const isa::Target& target, const inst::Instruction& instruction, const Surroundings& surroundings,
           World& world);

bool has_meaning(isa::Op op);

}  // namespace lw::direct
