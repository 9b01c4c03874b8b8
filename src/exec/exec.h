// The `Engine` interface, which runs meanings over state and emits events, and what every engine shares.
//
// From a code object to a result:
//
//   state::Memory memory;                                  // 1. buffers: code segments, arguments
//   MachineModel machine = machine_model(target);
//   SystemBuffers system = *allocate_system_buffers(memory, machine);
//   fill_hidden_arguments(kernarg, hidden, values);        // 2. kernarg buffer (exec/dispatch.h)
//   auto engine = interp::make_interpreter();              // (interp/interp.h)
//   auto kernel = engine->prepare(source, machine);        // 3. `source` decodes and specialises on demand
//   events::Outcome outcome = engine->launch(*kernel, dispatch, memory, options);
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <string>

#include "base/base.h"
#include "events/events.h"
#include "exec/dispatch.h"
#include "exec/progress.h"
#include "sem/sem.h"
#include "state/state.h"

namespace lw::exec {

// The instruction at an address of the code.
struct Fetched {
  bool valid = false;  // false: no instruction of the target
  uint8_t size_bytes = 4;
  sem::Specialised meaning;  // of a valid instruction
};

// The source of programs: machine code through decoder and recorder, or a list of a test. All functions may be called
// from several threads at once.
class ProgramSource {
 public:
  virtual ~ProgramSource() = default;
  // The loaded code is [begin, end); both multiples of 4.
  virtual uint64_t begin() const = 0;
  virtual uint64_t end() const = 0;
  // begin() <= address < end(), a multiple of 4. Called once per address and kind of options.
  virtual Fetched fetch(uint64_t address, const sem::SpecialiseOptions& options) const = 0;
  // For messages: the instruction's text, "v_add_f32_e32 v0, v1, v2".
  virtual std::string text(uint64_t address) const = 0;
  // The bytes of the instruction at an address, by which the engine lowers equal instructions once. Empty if there is
  // no instruction, or if the source does not know its bytes.
  virtual std::span<const std::byte> instruction_bytes(uint64_t) const { return {}; }
};

// Called before each instruction of each wave, with the wave's registers, which it may read and change. For tests of
// the analyses. Calls come from several threads at once unless the dispatch runs on one thread.
class Probe {
 public:
  virtual ~Probe() = default;
  // `wave` is up to date except its pc, which is the second argument.
  virtual void before(state::Wave& wave, uint64_t pc) = 0;
};

// Flags that end a dispatch within milliseconds; unused ones are nullptr.
using CancelFlags = std::array<const std::atomic<bool>*, 4>;
inline bool is_cancelled(const CancelFlags& flags) {
  for (const std::atomic<bool>* flag : flags)
    if (flag != nullptr && flag->load(std::memory_order_relaxed)) return true;
  return false;
}

class ExecutorWrapper;  // wave_executor.h

struct DispatchOptions {
  unsigned threads = 0;                        // 0: one per core
  uint64_t max_instructions = 20'000'000'000;  // wave instructions of the whole dispatch
  // Instructions a wave may run before its siblings get a turn: waves may wait for each other through memory.
  uint64_t slice = 1 << 16;
  events::Sink* sink = nullptr;  // slows down the workgroups that it observes
  Probe* probe = nullptr;        // the same
  CancelFlags cancel{};          // once one is true, the dispatch ends with `interrupted`
  DispatchProgress* progress = nullptr;
  uint64_t fill_seed = 0;              // seed of the contents of uninitialised registers and LDS; 0: zeros
  ExecutorWrapper* wrapper = nullptr;  // stands before the engine's wave executors
};

// Prepared code. Keeps lowered instructions, so launching again is cheap. Must not outlive its Engine or source.
class PreparedCode {
 public:
  virtual ~PreparedCode() = default;
};

class Engine {
 public:
  virtual ~Engine() = default;
  // `source` must outlive the result.
  virtual std::unique_ptr<PreparedCode> prepare(const ProgramSource& source, const MachineModel& machine) = 0;
  // Runs every workgroup of the dispatch. The result does not depend on the number of threads unless the kernel races.
  virtual events::Outcome launch(PreparedCode& code, const DispatchInfo& dispatch, state::Memory& memory,
                                 const DispatchOptions& options) = 0;
};

}  // namespace lw::exec
