// The vocabulary of observations (retired instructions, memory accesses, outcomes) and the sinks that collect them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "isa/operand_values.h"

namespace lw::events {

// How a dispatch ended.
enum class OutcomeKind : uint8_t {
  finished,
  memory_fault,             // an access outside every buffer, or against a buffer's permissions
  misaligned_access,        // an atomic or scalar access at an address its size does not allow
  instruction_fetch_fault,  // the program counter left the code
  illegal_instruction,      // the words at the program counter are no instruction of the target
  register_out_of_range,    // the instruction names a register that the kernel descriptor does not grant
  trap,                     // s_trap
  limit_reached,            // more instructions than DispatchOptions::max_instructions
  interrupted,              // whoever asked for the dispatch wants no more of it; the detail says who
  barrier_never_completes,  // waves wait at a barrier that another wave can no longer reach
  not_modelled,             // something Lanewise does not model; the message names it
  bad_dispatch,             // the dispatch itself asks for what cannot be (too much LDS, a grid of nothing)
};
std::string_view outcome_name(OutcomeKind kind);  // "memory_fault"

enum class AccessKind : uint8_t { none, load, store, atomic, fetch };
std::string_view access_name(AccessKind kind);  // "load"

// Where in a dispatch something happened.
struct Place {
  std::string kernel;
  std::array<uint32_t, 3> workgroup{};
  uint32_t wave = 0;                    // within the workgroup
  int lane = -1;                        // -1: the wave as a whole
  uint64_t pc = 0;                      // address of the instruction
  std::string instruction;              // its text
  std::string source;                   // "scale.cl:4:12" where there is debug information
  std::vector<std::string> inlined_at;  // from where that was inlined, outwards
};

struct Fault {
  Place place;
  AccessKind access = AccessKind::none;
  uint32_t size_bytes = 0;
  uint64_t address = 0;
  std::string space;     // "global", "LDS", "private", …
  std::string relation;  // "4 bytes past the end of argument 2 'out' (f32[1024])"
  std::string detail;    // anything else a person needs

  // One paragraph: the access, how it lies to the nearest buffer, and the place.
  std::string text(OutcomeKind kind) const;
};

struct Outcome {
  OutcomeKind kind = OutcomeKind::finished;
  Fault fault;                // where kind is not finished
  uint64_t instructions = 0;  // wave instructions executed in the whole dispatch
  bool finished() const { return kind == OutcomeKind::finished; }
  std::string text() const { return finished() ? "finished" : fault.text(kind); }
};

// Which wave of a dispatch, and the host thread that runs it.
struct WaveId {
  std::array<uint32_t, 3> workgroup{};
  uint64_t group = 0;   // number of the workgroup, x fastest
  uint32_t wave = 0;    // within the workgroup
  unsigned thread = 0;  // below Sink::begin_dispatch's `threads`
  unsigned lanes = 64;  // of a wave of this kernel
};

// A wave's registers where they lie; valid during a call.
struct Registers {
  const uint32_t* vgprs = nullptr;  // 64 words a register
  unsigned vgpr_count = 0;
  const uint32_t* sgprs = nullptr;  // isa::kScalarRegisters of them, as operands number them
  bool scc = false;

  uint32_t vgpr(unsigned number, unsigned lane) const { return vgprs[size_t{number} * 64 + lane]; }
  uint64_t exec() const { return sgprs[isa::kExec] | uint64_t{sgprs[isa::kExecHi]} << 32; }
};

struct ExecutedInstruction {
  WaveId wave;
  uint64_t pc = 0;
  uint64_t exec = 0;    // before it executes
  uint64_t number = 0;  // of the wave's instructions, from 0
  Registers registers;
};

enum class Space : uint8_t { global, scalar, lds, private_memory };
std::string_view space_name(Space space);  // "global"

// What an instruction does to memory, about to happen. An access of the wave as a whole (Space::scalar) has one lane,
// 0. Flat instructions are told of once for each space that some lane reaches.
struct Access {
  AccessKind kind = AccessKind::load;
  Space space = Space::global;
  uint32_t size_bytes = 0;  // a lane
  uint64_t lanes = 0;
  bool is_texel = false;  // of an image; an instruction with a sampler is told of once for each texel that a lane takes
  bool is_sampled = false;
  std::array<uint64_t, 64> address{};  // of each of those lanes; an offset in LDS and private memory
  // A store's words: word w of lane l is words[w][l], or words[w][0] where word_uniform has bit w.
  std::array<const uint32_t*, 16> words{};
  uint16_t word_uniform = 0;

  uint32_t word(unsigned w, unsigned lane) const { return words[w][(word_uniform >> w & 1) != 0 ? 0 : lane]; }
};

// What a workgroup finds when it starts.
struct GroupStart {
  std::array<uint32_t, 3> workgroup{};
  uint64_t group = 0;
  unsigned thread = 0;
  unsigned waves = 0;
  uint32_t lds_bytes = 0;
  unsigned sgprs_set = 0;          // the first so many SGPRs hold what the kernel descriptor asks for
  unsigned vgprs_set = 0;          // the same of VGPRs, in the lanes that EXEC enables
  unsigned own_vgprs = 256;        // what is behind them lane i and lane i + 32 have together
  const std::byte* lds = nullptr;  // `lds_bytes` of it where they lie; valid until the workgroup ends
};

// Told what happens in a dispatch. Calls come from several threads at once unless the dispatch runs on one; those of
// one workgroup come from one thread. Everything is optional, and what is not asked for costs nothing.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void begin_dispatch(unsigned /*threads*/) {}
  // False: nothing need be told of this workgroup, which is executed as fast as without a sink.
  virtual bool wants_group(const GroupStart&) { return true; }
  virtual void begin_group(const GroupStart&) {}
  // Every wave of the workgroup, in order, right after begin_group; and each once it has executed its last instruction.
  // A wave that stops with the dispatch has no end.
  virtual void begin_wave(const WaveId&) {}
  virtual void end_wave(const WaveId&) {}
  // Before and after an instruction executes; accesses come in between, in the order of lanes. An instruction that
  // faults has no after().
  virtual void before(const ExecutedInstruction&) {}
  virtual void access(const ExecutedInstruction&, const Access&) {}
  // Asked between before() and after() of an instruction that reads a clock: the cycle that the clock shows, if the
  // sink has one. Otherwise the clock counts instructions.
  virtual std::optional<uint64_t> cycle(const ExecutedInstruction&) { return std::nullopt; }
  // After a load, or an atomic whose old value the instruction uses: the access as it was told of, with the words that
  // memory gave.
  virtual void loaded(const ExecutedInstruction&, const Access&) {}
  virtual void after(const ExecutedInstruction&) {}
  // The wave executed a barrier instruction, whose after() came before, and waits there until barrier().
  virtual void arrive(const WaveId&) {}
  // Every wave of the workgroup that has not ended is at a barrier and goes on.
  virtual void barrier(const GroupStart&) {}
  // Every wave ended, or the dispatch stopped with this outcome.
  virtual void end_group(const GroupStart&, OutcomeKind) {}
  virtual bool wants_accesses() const { return false; }
  virtual bool wants_loads() const { return false; }  // needs wants_accesses()
};

}  // namespace lw::events
