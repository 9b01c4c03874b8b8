// The vocabulary of observations (retired instructions, memory accesses, outcomes) and the sinks that collect them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lw::events {

// How a dispatch ended.
enum class OutcomeKind : uint8_t {
  finished,
  memory_fault,             // an access outside every buffer, or against a buffer's permissions
  misaligned_access,        // an atomic or scalar access at an address its size does not allow
  instruction_fetch_fault,  // the program counter left the code
  illegal_instruction,      // the words at the program counter are no instruction of the target
  trap,                     // s_trap
  limit_reached,            // more instructions than Options::max_instructions
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
  uint32_t wave = 0;        // within the workgroup
  int lane = -1;            // -1: the wave as a whole
  uint64_t pc = 0;          // address of the instruction
  std::string instruction;  // its text
  std::string source;       // "scale.cl:4:12" where there is debug information
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

// Told about each instruction of each wave before it executes. Calls come from several threads at once unless the
// dispatch runs on one.
class Sink {
 public:
  virtual ~Sink() = default;
  struct Retired {
    std::array<uint32_t, 3> workgroup;
    uint32_t wave;
    uint64_t pc;
    uint64_t exec;
  };
  virtual void instruction(const Retired& retired) = 0;
};

}  // namespace lw::events
