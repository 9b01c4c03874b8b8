// Live registers, by byte and by lane.
//
// A byte of a register is live before an instruction where overwriting it could change what the program does. An
// instruction all of whose results are dead still executes: its operands count as live, as tools before this one count
// them. Bytes that no wanted result depends on are dead though the instruction reads the register (the upper half of
// what a 16-bit store stores).
#pragma once

#include <bitset>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "flow/graph.h"
#include "flow/masks.h"
#include "flow/unwritten.h"

namespace lw::flow {

// A register some of whose bytes are live, in some lanes.
struct Live {
  Register reg = 0;
  ByteMask bytes = 0;
  MaskId lanes = kAllLanes;           // at most the lanes of this mask (masks.h) …
  uint64_t lane_mask = ~uint64_t{0};  // … that are also in this one
};

// One access of an instruction, as a row shows it.
struct InstructionAccess {
  Register reg = 0;
  ByteMask read = 0;  // bytes that matter to what is wanted of its results
  ByteMask written = 0;
  bool partial = false;     // only some bytes are written, or only some of the lanes that EXEC enables
  bool keeps = false;       // partial, and what it does not write of the register is wanted: the old value lives on
  bool live_after = false;  // some byte that is written is live after the instruction
};

// What is known before one instruction.
struct Row {
  size_t instruction = 0;
  std::span<const Live> live;                   // by register; all kinds, SCC included
  std::span<const InstructionAccess> accesses;  // by register
  // Registers live before the instruction plus those it writes that are live after it: what must be held at once.
  uint32_t vgprs = 0;
  uint32_t sgprs = 0;  // general ones only
  uint32_t agprs = 0;
  // Registers live before the instruction.
  uint32_t vgprs_in = 0;
  uint32_t sgprs_in = 0;
  uint32_t agprs_in = 0;
  bool reachable = true;
};

struct LivenessOptions {
  std::vector<Register> live_out;  // live where code runs off its end, besides nothing
  bool full_waves = false;         // every lane is enabled at a kernel's entry: workgroups are whole waves
};

// The peak of one function (with what its callers keep alive, where all are known).
struct Peak {
  uint32_t count = 0;
  size_t instruction = 0;  // the first that reaches it
};

class Liveness {
 public:
  // `code` and `graph` must outlive the result.
  Liveness(const Code& code, const Graph& graph, const LivenessOptions& options = {});
  ~Liveness();
  Liveness(Liveness&&) noexcept;

  const Code& code() const;
  const Graph& graph() const;
  const Masks& masks() const;

  // Rn of the row, without the sets.
  uint32_t vgprs(size_t instruction) const;
  uint32_t sgprs(size_t instruction) const;
  uint32_t agprs(size_t instruction) const;
  Peak peak_vgprs(uint32_t function) const;
  Peak peak_sgprs(uint32_t function) const;
  // The most VGPRs and the most SGPRs of `wanted` that must be held at once in a function, what it calls left out.
  // `wanted` has all that its instructions name.
  struct Peaks {
    uint32_t vgprs = 0;
    uint32_t sgprs = 0;
  };
  Peaks peaks_among(uint32_t function, const std::bitset<kRegisterCount>& wanted) const;

  // Registers that nothing has written where they are read. They are not live there.
  const Unwritten& unwritten() const;

  // Rows [first, last) in order; what a row refers to is valid during the call only. Linear in last - first.
  void rows(size_t first, size_t last, const std::function<void(const Row&)>& visit) const;

  // Live registers before one instruction: rows() of one.
  std::vector<Live> live_before(size_t instruction) const;

  size_t memory_bytes() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace lw::flow
