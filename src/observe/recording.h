// What the waves of a workgroup did, so that it can be stepped through forward and back: docs/observe.md has the keys.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "observe/steps.h"
#include "sem/sem.h"

namespace lw::observe {

struct RecordingOptions {
  StepFilter filter;              // without a workgroup: the first one that does something that is let through
  uint64_t most_steps = 1000;     // of a wave
  size_t most_bytes = 32u << 20;  // of all steps, as JSON
};

struct RecordingSources {
  // Host view of device memory; empty where there is none.
  std::function<std::span<const std::byte>(uint64_t address, uint64_t bytes)> memory;
  // "argument 2 'out' (f32[1024]) + 0x40"; empty where nothing is there.
  std::function<std::string(uint64_t address, uint64_t bytes)> buffer;
};

class Recording : public Steps {
 public:
  Recording(code::CodeFacts& facts, const RecordingOptions& options, RecordingSources sources);
  ~Recording() override;

  void begin_group(const events::GroupStart& group) override;

  // Each a JSON object; in the order in which they were executed.
  const std::vector<std::string>& steps() const { return steps_; }
  // Registers of each wave before its first step; steps name them by index.
  const nlohmann::ordered_json& waves() const { return waves_; }
  const std::set<uint64_t>& addresses() const { return addresses_; }  // of recorded instructions, in device memory
  size_t bytes() const { return bytes_; }

  // What was let through by the filter and is not there, in sentences.
  std::vector<std::string> left_out() const;

 private:
  struct Wave;
  struct Word {
    events::Space space = events::Space::global;
    uint64_t address = 0;
    uint32_t before = 0;
  };

  bool begin_step(const events::ExecutedInstruction& instruction) override;
  void about_to_access(const events::ExecutedInstruction& instruction, const events::Access& access) override;
  void end_step(StepTaken& step) override;

  Wave& wave_of(const events::ExecutedInstruction& instruction);
  nlohmann::ordered_json moves_of(const events::ExecutedInstruction& instruction);
  nlohmann::ordered_json changed_words();
  std::optional<uint32_t> word_at(const Word& word) const;

  RecordingOptions options_;
  RecordingSources sources_;
  std::optional<std::array<uint32_t, 3>> group_;
  std::span<const std::byte> lds_;
  std::map<uint32_t, std::unique_ptr<Wave>> wave_states_;     // of group_, by number in it
  std::map<uint64_t, std::unique_ptr<sem::Program>> movers_;  // by address; nullptr: moves nothing between lanes
  nlohmann::ordered_json waves_ = nlohmann::ordered_json::array();
  std::vector<std::string> steps_;
  std::set<uint64_t> addresses_;
  size_t bytes_ = 0;

  nlohmann::ordered_json pending_;  // of the current step, what is known before it
  std::vector<Word> words_;         // that it may change
  bool full_ = false;
  uint64_t steps_beyond_ = 0, steps_when_full_ = 0, groups_begun_ = 0;
  std::set<uint32_t> waves_beyond_;
};

}  // namespace lw::observe
