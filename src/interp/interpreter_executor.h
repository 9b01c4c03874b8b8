// Waves run by interpretation: instructions lowered to lists of steps (code_table.h), one after the other.
#pragma once

#include <memory>

#include "exec/access_events.h"
#include "exec/machine.h"
#include "exec/wave_executor.h"
#include "interp/code_table.h"

namespace lw::interp {

class InterpreterExecutor : public exec::WaveExecutor {
 public:
  InterpreterExecutor(const exec::ExecutorSetup& setup, InterpretedCode& code);
  ~InterpreterExecutor() override;
  InterpreterExecutor(const InterpreterExecutor&) = delete;
  InterpreterExecutor& operator=(const InterpreterExecutor&) = delete;

  exec::Pause run(state::Wave& wave, uint64_t budget) override;
  exec::Stopped take_stop() override { return {machine_.outcome, std::move(machine_.fault)}; }
  void rest() override { reader_.rest(); }

 private:
  template <bool Traced>
  exec::Pause run_as(state::Wave& wave, uint64_t budget);
  void enter(state::Wave& wave);
  CodeTable& table_for(const state::Wave& wave);
  void name_fault(const state::Wave& wave, uint64_t pc);
  // The wave has left the code.
  exec::Pause fetch_fault(const state::Wave& wave, uint64_t pc);
  // A step of the instruction at `pc` has set Context::stop.
  exec::Pause pause_of_stop(const state::Wave& wave, uint64_t pc);
  // Like run(), for sinks and probes (watch.cpp): reports each step that accesses memory before it runs.
  void run_steps_watched(const Lowered& instruction, events::ExecutedInstruction& event);
  void report_access(const Step& step, AccessPoint::Kind kind, const events::ExecutedInstruction& event);
  void report_loads(const Step& step, AccessPoint::Kind kind, const events::ExecutedInstruction& event);
  events::ExecutedInstruction event_of(const state::Wave& wave, uint64_t pc) const;

  const exec::DispatchPlan& plan_;
  const exec::DispatchOptions& options_;
  InterpretedCode& code_;
  exec::ResidentGroup& group_;
  state::Memory::Reader reader_;
  exec::ThreadState machine_;
  StepContext c_{};
  struct Free {
    void operator()(std::byte* p) const;
  };
  std::unique_ptr<std::byte, Free> temporaries_;
  exec::AccessEvents access_events_;
  CodeTable* table_ = nullptr;
  uint32_t table_mode_ = 0;
};

}  // namespace lw::interp
