#if defined(__x86_64__)
#if defined(__clang__)
#define _Bool bool  // the header uses C's name, which g++ knows in C++, too
#endif
#include <sys/platform/x86.h>
#undef _Bool
#endif

#include "exec/dispatcher.h"
#include "interp/interp.h"
#include "interp/interpreter_executor.h"

namespace lw::interp {

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

class Interpreter : public exec::Engine {
 public:
  explicit Interpreter(HostLevel level) : level_(level) {}

  std::unique_ptr<exec::PreparedCode> prepare(const exec::ProgramSource& source,
                                              const exec::MachineModel& machine) override {
    return std::make_unique<InterpretedCode>(source, machine, lane_table(level_, machine.wave_size));
  }

  events::Outcome launch(exec::PreparedCode& code, const exec::DispatchInfo& dispatch, state::Memory& memory,
                         const exec::DispatchOptions& options) override {
    auto& interpreted = static_cast<InterpretedCode&>(code);
    return dispatcher_.launch(
        interpreted.source(), interpreted.model(), dispatch, memory, options,
        [&](const exec::ExecutorSetup& setup) { return std::make_unique<InterpreterExecutor>(setup, interpreted); });
  }

 private:
  HostLevel level_;
  exec::Dispatcher dispatcher_;
};

}  // namespace

std::unique_ptr<exec::Engine> make_interpreter(HostLevel level) { return std::make_unique<Interpreter>(level); }

}  // namespace lw::interp
