// Records the waves of a dispatch with the registers that each instruction wrote (lanewise::Recording).
#pragma once

#include <array>
#include <map>
#include <unordered_map>
#include <utility>

#include "lanewise/recording.h"
#include "observe/steps.h"

namespace lw::observe {

class WaveRecorder : public Steps {
 public:
  // `filter` has no range of addresses: registers are known only if every instruction of a wave is seen.
  WaveRecorder(code::CodeFacts& facts, const StepFilter& filter, const lanewise::RecordingRequest& limits);

  // After the dispatch; once.
  lanewise::Recording take();

 private:
  bool begin_step(const events::ExecutedInstruction& instruction) override;
  void end_step(StepTaken& step) override;

  size_t wave_of(const events::ExecutedInstruction& instruction);
  size_t instruction_at(uint64_t pc);
  void add_write(lanewise::RecordedWave& wave, const WrittenRegister& write);
  void add_access(lanewise::RecordedWave& wave, const RecordedAccess& access);

  const uint64_t most_steps_, most_bytes_;
  uint64_t bytes_ = 0;
  uint64_t steps_beyond_ = 0, steps_when_full_ = 0;
  std::map<std::pair<uint64_t, uint32_t>, size_t> index_of_;  // by number of the workgroup, and of the wave in it
  std::unordered_map<uint64_t, size_t> instruction_of_;       // by pc
  lanewise::Recording recording_;
};

}  // namespace lw::observe
