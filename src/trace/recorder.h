// Traces of a dispatch while it runs.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "events/events.h"
#include "trace/banks.h"
#include "trace/sampling.h"
#include "trace/trace.h"

namespace lw::trace {

// Watches a dispatch that runs on one thread, and hands over each workgroup once it has ended.
class DispatchRecorder final : public events::Sink {
 public:
  using Deliver = std::function<void(GroupTrace&&)>;
  // The cycle in which a wave of a workgroup issues its last instruction, from what the workgroup has done so far;
  // nullopt if that would take too long.
  using Cycle = std::function<std::optional<uint64_t>(const GroupTrace&, uint32_t wave)>;
  // The code begins at `code_begin` in device memory.
  // `cycle` answers kernels that read a clock.
  DispatchRecorder(uint64_t code_begin, const MachineBanks& banks, Deliver deliver,
                   const WorkgroupSampling& sampling = {}, Cycle cycle = {})
      : code_begin_(code_begin),
        banks_(banks),
        deliver_(std::move(deliver)),
        sampling_(sampling),
        cycle_(std::move(cycle)) {}

  bool wants_accesses() const override { return true; }
  bool wants_group(const events::GroupStart& group) override { return wanted_ = sampling_.wants(group.group); }
  void begin_group(const events::GroupStart& group) override;
  void arrive(const events::WaveId& wave) override;
  void end_wave(const events::WaveId& wave) override;
  void before(const events::ExecutedInstruction& instruction) override;
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;
  std::optional<uint64_t> cycle(const events::ExecutedInstruction& instruction) override;
  void end_group(const events::GroupStart& group, events::OutcomeKind outcome) override;

 private:
  // Where a wave is in its parts.
  struct Place {
    uint32_t barriers = 0;  // passed
    uint32_t since = 0;     // parts since the last of them
    uint32_t steps = 0;     // of the part
    bool keeps = true;      // the part is recorded
    TraceStep last{};
    // The last clock that the wave read, and how many instructions it had executed then.
    uint64_t clock = 0, clock_at = 0;

    uint32_t number() const { return barriers + since; }
  };
  // Puts the access that is held into its wave's trace.
  void flush();
  void begin_part(uint32_t wave);
  // The wave's last step becomes a part with this number, and the next step begins another.
  void set_apart(uint32_t wave, uint32_t number);
  void thin();

  uint64_t code_begin_;
  MachineBanks banks_;
  Deliver deliver_;
  WorkgroupSampling sampling_;
  Cycle cycle_;
  bool wanted_ = true;  // the workgroup; told of others, it does not listen
  GroupTrace group_;
  std::vector<Place> places_;  // by wave
  uint32_t stride_ = 1;        // of the parts that are kept
  uint64_t executed_ = 0;      // of the workgroup
  // What an instruction has done so far in one space: buffer instructions tell of each dword.
  events::Access held_;
  std::vector<events::Access> more_texels_;  // that the same instruction samples
  WaveTrace* held_in_ = nullptr;
};

}  // namespace lw::trace
