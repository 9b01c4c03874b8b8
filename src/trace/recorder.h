// Traces of a dispatch while it runs.
#pragma once

#include <functional>
#include <vector>

#include "events/events.h"
#include "trace/trace.h"

namespace lw::trace {

// Watches a dispatch that runs on one thread, and hands over each workgroup once it has ended.
class Recorder final : public events::Sink {
 public:
  using Deliver = std::function<void(GroupTrace&&)>;
  // The code begins at `code_begin` in device memory.
  Recorder(uint64_t code_begin, Deliver deliver) : code_begin_(code_begin), deliver_(std::move(deliver)) {}

  bool wants_accesses() const override { return true; }
  void begin_group(const events::GroupStart& group) override;
  void before(const events::Instruction& instruction) override;
  void access(const events::Instruction& instruction, const events::Access& access) override;
  void end_group(const events::GroupStart& group, events::OutcomeKind outcome) override;

 private:
  // Puts the access that is held into its wave's trace.
  void flush();

  uint64_t code_begin_;
  Deliver deliver_;
  GroupTrace group_;
  // What an instruction has done so far in one space: buffer instructions tell of each dword.
  events::Access held_;
  WaveTrace* held_in_ = nullptr;
};

}  // namespace lw::trace
