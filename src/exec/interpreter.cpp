#if defined(__x86_64__)
#include <sys/platform/x86.h>
#endif

#include <algorithm>
#include <mutex>
#include <thread>

#include "exec/exec.h"
#include "exec/helpers.h"
#include "exec/runner.h"

namespace lw::exec {

const LaneTable& lane_table(HostLevel level, unsigned wave_size) {
  const bool whole = wave_size == 64;
#if defined(__x86_64__)
  // What the C library found out when the process began. The compiler's own list costs every process, whether it asks
  // or not, a twentieth of a millisecond in a virtual machine, where CPUID is slow.
  const bool v3 =
      CPU_FEATURE_ACTIVE(AVX2) && CPU_FEATURE_ACTIVE(FMA) && CPU_FEATURE_ACTIVE(BMI2) && CPU_FEATURE_ACTIVE(F16C);
  const bool v4 = v3 && CPU_FEATURE_ACTIVE(AVX512F) && CPU_FEATURE_ACTIVE(AVX512BW) && CPU_FEATURE_ACTIVE(AVX512DQ) &&
                  CPU_FEATURE_ACTIVE(AVX512VL) && CPU_FEATURE_ACTIVE(AVX512CD);
  if (v4 && (level == HostLevel::best || level == HostLevel::v4))
    return whole ? lane_table_v4() : lane_table_v4_wave32();
  if (v3 && level != HostLevel::baseline) return whole ? lane_table_v3() : lane_table_v3_wave32();
#endif
  static_cast<void>(level);
  return whole ? lane_table_baseline() : lane_table_baseline_wave32();
}

namespace {

class Interpreter : public Engine {
 public:
  explicit Interpreter(HostLevel level) : level_(level) {}

  std::unique_ptr<PreparedCode> prepare(const ProgramSource& source, const MachineModel& machine) override {
    return std::make_unique<InterpretedCode>(source, machine, lane_table(level_, machine.wave_size));
  }

  events::Outcome launch(PreparedCode& code, const DispatchInfo& dispatch, state::Memory& memory,
                         const Options& options) override {
    auto& interpreted = static_cast<InterpretedCode&>(code);
    events::Outcome outcome;
    Result<DispatchPlan> plan = make_plan(dispatch, interpreted.model());
    if (!plan) {
      outcome.kind = events::OutcomeKind::bad_dispatch;
      outcome.fault.place.kernel = dispatch.kernel_name;
      outcome.fault.detail = plan.error().message;
      return outcome;
    }
    plan->garbage = options.garbage;
    write_packet(dispatch, memory);
    SharedRun shared{.plan = *plan,
                     .code = interpreted,
                     .memory = memory,
                     .sink = options.sink,
                     .probe = options.probe,
                     .max_instructions = options.max_instructions,
                     .cancel = options.cancel,
                     .progress = options.progress};
    if (options.progress != nullptr) {
      options.progress->groups_done = 0;
      options.progress->instructions = 0;
      options.progress->groups = plan->group_count;
    }
    // The library asks the system each time: ten microseconds.
    static const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    const unsigned wanted = options.threads != 0 ? options.threads : cores;
    const auto threads = static_cast<unsigned>(std::min<uint64_t>(wanted, plan->group_count));

    std::mutex runners_mutex;
    std::vector<std::unique_ptr<Runner>> runners;
    const auto run_on_this_thread = [&] {
      Runner* mine = nullptr;
      {
        const std::lock_guard lock(runners_mutex);
        runners.push_back(std::make_unique<Runner>(shared, static_cast<unsigned>(runners.size())));
        mine = runners.back().get();
      }
      mine->run();
    };
    Helpers::Job job{run_on_this_thread};
    bool offered = false;
    if (threads > 1)
      shared.ask_for_help = [&] {
        offered = true;
        helpers_.offer(job, threads - 1);
      };
    if (options.sink != nullptr) options.sink->begin_dispatch(threads);
    run_on_this_thread();
    if (offered) helpers_.finish(job);
    outcome.instructions = shared.instructions.load();
    Runner* stopped = nullptr;
    for (const auto& runner : runners)
      if (runner->stopped_group() != UINT64_MAX &&
          (stopped == nullptr || runner->stopped_group() < stopped->stopped_group()))
        stopped = runner.get();
    if (stopped != nullptr) {
      outcome.kind = stopped->outcome();
      outcome.fault = stopped->take_fault();
    }
    return outcome;
  }

 private:
  HostLevel level_;
  Helpers helpers_;
};

}  // namespace

std::unique_ptr<Engine> make_interpreter(HostLevel level) { return std::make_unique<Interpreter>(level); }

}  // namespace lw::exec
