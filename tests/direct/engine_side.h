// The other side of the comparison: one instruction per wave through recorder and interpreter.
//
// A launch has one workgroup of one wave for each World. Hand-made programs put the World into the wave's registers and
// memory, go on at the instruction of its case, and write everything back afterwards.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "direct.h"
#include "events/events.h"
#include "exec/exec.h"
#include "sem/sem.h"

namespace lw::direct {

// How much of a World the instructions of a launch need; the rest is neither set up nor looked at.
struct Extent {
  bool vgprs = false;
  size_t lds_bytes = 0;               // multiples of 256
  size_t scratch_bytes_per_lane = 0;  // a multiple of 16
  size_t global_bytes = 0;            // a multiple of 4
};

struct Case {
  inst::Instruction instruction;
  sem::Program program;
};

// Scalar registers that the set-up keeps for itself: the address of the wave's block, and FLAT_SCRATCH.
inline constexpr unsigned kFirstReserved = 100;
inline constexpr unsigned kLastReserved = 103;

class EngineSide {
 public:
  EngineSide(const isa::Target& target, const Extent& extent, std::vector<Case> cases, size_t waves);
  ~EngineSide();

  Surroundings surroundings(size_t wave, size_t case_number) const;

  // Worlds in, worlds out. `case_of[i]` is the case of wave i; `landed` gets the address at which each wave went on, 0
  // where it ended.
  events::Outcome run(std::span<World> worlds, std::span<const size_t> case_of, std::span<uint64_t> landed);

 private:
  class Source;
  struct Layout;

  std::unique_ptr<Layout> layout_;
  std::unique_ptr<Source> source_;
  state::Memory memory_;
  exec::MachineModel machine_;
  exec::SystemBuffers system_;
  std::unique_ptr<exec::Engine> engine_;
  std::unique_ptr<exec::PreparedCode> code_;
  Extent extent_;
  size_t waves_;
};

}  // namespace lw::direct
