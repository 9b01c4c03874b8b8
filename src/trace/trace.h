// What each wave of a workgroup did, compactly: the instructions in order, and what they did to memory.
//
// A trace knows nothing of time. It says what a clock needs of function: which way a wave went, which halves of it were
// active, and which lines and banks its accesses touched.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "events/events.h"

namespace lw::trace {

// One executed instruction.
struct TraceStep {
  uint32_t instruction : 27;  // its word in the code, from Code::begin on
  uint32_t halves : 2;        // which of lanes 0..31 and 32..63 had an active one
  uint32_t accesses : 3;      // how many of the wave's accesses, in order, are its: FLAT has one for each space

  bool operator==(const TraceStep&) const = default;
};
static_assert(sizeof(TraceStep) == 4);
inline constexpr uint32_t kMostInstructions = 1u << 27;

inline constexpr unsigned kLineBytes = 64;

// How the lanes of an access lie to each other.
enum class Pattern : uint8_t {
  linear,   // each active lane's bytes are right behind those of the active lane before
  uniform,  // all at one address
  other,
};

// How the active lanes lie to each other, as an address unit looks at them: four neighbours (a quad) at a time, or a
// row of 16. Lanes are in step if all are at one address, or the bytes of each are right behind those of the one
// before.
struct LaneGroups {
  uint8_t rows = 0;   // with an active lane
  uint8_t runs = 0;   // of neighbouring quads in step, none of them longer than a row
  uint8_t quads = 0;  // with an active lane
  uint8_t apart = 0;  // quads that are not in step; of texels: that touch more than one line

  bool operator==(const LaneGroups&) const = default;
};

// What an instruction did in one space.
struct StepAccess {
  events::AccessKind kind = events::AccessKind::load;
  events::Space space = events::Space::global;
  Pattern pattern = Pattern::linear;
  uint8_t lanes = 0;       // active
  uint8_t size_bytes = 0;  // of a lane, at most 64; of an image, of a texel
  bool is_texel = false;
  uint8_t quads = 0;  // of a sample: 1 for up to four texels a lane, 2 for up to eight, and so on
  LaneGroups groups;
  uint16_t line_count = 0;  // memory: distinct lines touched, in the order of lanes, from WaveTrace::lines on
  // LDS: clocks of the banks, and what they would be if no two lanes met in a bank. Other spaces: the same for the
  // dword banks of RDNA's L0; equal where the machine has none.
  uint16_t bank_cycles = 0, free_bank_cycles = 0;
  uint32_t first_line = 0;  // accesses that follow each other may share lines

  bool operator==(const StepAccess&) const = default;
};

// Steps that follow each other. Where a trace is thinned, all parts of a workgroup's waves go whose numbers are no
// multiple of a stride. A barrier and the end of a wave are parts of their own, whose numbers are the same in all
// waves, so that no wave waits at a barrier that others do not come to.
struct Part {
  uint32_t number = 0;
  uint32_t first_step = 0, first_access = 0;  // to those of the part behind
};

struct WaveTrace {
  std::vector<TraceStep> steps;
  std::vector<StepAccess> accesses;
  std::vector<uint64_t> lines;  // addresses divided by kLineBytes
  std::vector<Part> parts;

  std::span<const uint64_t> lines_of(const StepAccess& access) const {
    return std::span(lines).subspan(access.first_line, access.line_count);
  }
  size_t bytes() const;
  // Keeps the parts whose numbers are multiples of `stride`.
  void thin(uint32_t stride);
};

struct GroupTrace {
  uint64_t number = 0;
  std::vector<WaveTrace> waves;
  bool ended = true;  // false: the dispatch stopped in it, so that its waves end anywhere
  double weight = 1;  // for how many instructions of the dispatch each of its own stands

  size_t bytes() const;
  uint64_t steps() const;
  // What timing it takes, in about the time of an instruction without an access.
  uint64_t work() const;
  // A copy with the parts of its waves whose numbers are multiples of `stride`.
  std::shared_ptr<const GroupTrace> thinned(uint32_t stride) const;
};

// Where a clock gets workgroups from, in the order of their numbers.
class GroupSource {
 public:
  virtual ~GroupSource() = default;
  // nullptr once there is none left.
  virtual std::shared_ptr<const GroupTrace> next() = 0;
};

}  // namespace lw::trace
