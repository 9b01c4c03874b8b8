// Runs programs one after another on a wave that the caller has set up: for tests, and for results of the prover.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "events/events.h"
#include "exec/exec.h"
#include "interp/interp.h"
#include "sem/sem.h"
#include "state/state.h"

namespace lw::interp {

struct StraightLineMemory {
  const state::Memory* memory = nullptr;  // memory of global and flat accesses; null: every access faults
  std::span<std::byte> lds{};
  // Private memory of the 64 lanes, interleaved by dword, at state::Wave::scratch_address; on gfx8, at that distance
  // from the private aperture's hidden base.
  std::span<std::byte> private_memory{};
};

// Programs that run many times: their lowered form is kept for the next run.
class StraightLine {
 public:
  // The programs must outlive it.
  StraightLine(std::span<const sem::Program> programs, const exec::MachineModel& machine,
               HostLevel level = HostLevel::best);
  ~StraightLine();
  // Runs programs [first, last) as run_straight_line does.
  events::Outcome run(size_t first, size_t last, state::Wave& wave, const StraightLineMemory& memory = {});

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// Runs the programs in order, as if each were the instruction at its place in a piece of code. Stops at the first
// outcome that is not `finished`; a program that branches or ends the wave has no further effect.
events::Outcome run_straight_line(std::span<const sem::Program> programs, state::Wave& wave,
                                  const exec::MachineModel& machine, const StraightLineMemory& memory = {},
                                  HostLevel level = HostLevel::best);

// A float micro-operation on one lane's values, under MODE, computed as in execution. Empty if the node is not a float
// micro-operation.
std::optional<uint64_t> evaluate_float(const sem::Node& node, std::span<const uint64_t> arguments, uint32_t mode);

}  // namespace lw::interp
