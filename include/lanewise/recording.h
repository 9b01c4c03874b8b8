// Recordings of waves: every instruction that they executed, and the registers before each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/launch.h"
#include "lanewise/register.h"

namespace lanewise {

// How much of a launch is recorded.
struct RecordingRequest {
  std::uint64_t most_steps = 0;  // highest number of instructions per wave; 0: 1,000,000
  std::uint64_t most_bytes = 0;  // highest memory of the recording, in bytes; 0: 512 MiB
};

// A register that an instruction wrote.
struct RegisterWrite {
  Register reg = 0;
  std::uint64_t lanes = 0;  // of a VGPR: the lanes that were written; 0: a scalar register
  // The values are RecordedWave::values from here on: one per written lane, from the lowest lane, or one for a scalar.
  std::size_t first_value = 0;
};

// A memory access of an instruction, by lane.
struct AccessedMemory {
  std::string_view kind;         // "load", "store", "atomic"
  std::string_view space;        // "global", "scalar", "LDS", "private"
  std::uint32_t size_bytes = 0;  // per lane
  std::uint64_t lanes = 0;       // lanes that take part; a scalar access has lane 0
  // The device addresses, or offsets in LDS and private memory, are RecordedWave::addresses from here on, one per lane.
  std::size_t first_address = 0;
};

// An instruction of the code that was executed.
struct RecordedInstruction {
  std::uint64_t address = 0;  // as `disassemble` shows it
  std::string text;           // "v_add_f32_e32 v0, v1, v2"
  std::string source;         // "scale.cl:4"; empty without debug information
};

// One executed instruction.
struct RecordedStep {
  std::size_t instruction = 0;   // index into Recording::instructions
  std::uint64_t number = 0;      // of the wave's instructions, from 0
  std::size_t first_write = 0;   // its writes are RecordedWave::writes from here up to the first of the next step
  std::size_t first_access = 0;  // its accesses are RecordedWave::accesses, in the same way
};

// The registers of a wave.
struct WaveRegisters {
  std::array<std::uint32_t, 128> scalars{};  // by Register
  bool scc = false;
  std::vector<std::uint32_t> vgprs;  // 64 words per VGPR, one per lane

  std::uint64_t exec() const { return scalars[126] | std::uint64_t{scalars[127]} << 32; }
};

// One wave, with all that it executed.
struct RecordedWave {
  Extent workgroup{};               // X, Y, Z, from 0
  std::uint32_t wave = 0;           // number within the workgroup, from 0
  std::uint32_t lanes = 64;         // 32 or 64
  std::uint32_t sgprs = 0;          // number of SGPRs that instructions can name: 102 or 106
  WaveRegisters first;              // before the first step
  std::vector<RecordedStep> steps;  // in the order of execution
  std::vector<RegisterWrite> writes;
  std::vector<std::uint32_t> values;
  std::vector<AccessedMemory> accesses;
  std::vector<std::uint64_t> addresses;

  // One past the last write, and the last access, of a step.
  std::size_t end_of_writes(std::size_t step) const {
    return step + 1 < steps.size() ? steps[step + 1].first_write : writes.size();
  }
  std::size_t end_of_accesses(std::size_t step) const {
    return step + 1 < steps.size() ? steps[step + 1].first_access : accesses.size();
  }
  // The last step before the step `before` that wrote the register; of a VGPR with a `lane`, that wrote this lane.
  std::optional<std::size_t> last_write(Register reg, std::optional<std::uint32_t> lane, std::size_t before) const;
};

// A wave's registers at a step. Not for several threads at once. The wave must outlive this.
class WaveReplay {
 public:
  explicit WaveReplay(const RecordedWave& wave);

  // The registers before the step executes; `step` is at most the number of steps, which stands for the end. Going
  // forward costs the writes in between; going back starts from the first step. Valid until the next call. Throws
  // std::out_of_range if there is no such step.
  const WaveRegisters& before(std::size_t step);

 private:
  const RecordedWave& wave_;
  std::size_t at_ = 0;
  WaveRegisters now_;
};

// The recorded waves of a launch. Registers for matrix instructions (AGPRs), LDS and buffers are not recorded.
struct Recording {
  std::vector<RecordedWave> waves;                // in the order of their first steps
  std::vector<RecordedInstruction> instructions;  // those that were executed, by address
  std::vector<std::string> left_out;              // what the request's limits left out, in sentences
};

}  // namespace lanewise
