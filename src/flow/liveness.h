// Live registers, by byte and by lane.
//
// A byte of a register is live before an instruction if overwriting it could change the program's behaviour. An
// instruction whose results are all dead still executes: its operands count as live, as in earlier tools. Bytes on
// which no wanted result depends are dead even if the instruction reads the register (such as the upper half of the
// data of a 16-bit store).
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

// A register with live bytes, in some lanes.
struct Live {
  Register reg = 0;
  ByteMask bytes = 0;
  MaskId lanes = kAllLanes;           // at most the lanes of this mask (masks.h) …
  uint64_t lane_mask = ~uint64_t{0};  // … that are also in this one
};

// One access of an instruction, as a row shows it.
struct InstructionAccess {
  Register reg = 0;
  ByteMask read = 0;  // bytes that matter for its wanted results
  ByteMask written = 0;
  bool partial = false;     // only some bytes are written, or only some of the lanes that EXEC enables
  bool keeps = false;       // partial, and the unwritten part of the register is wanted: the old value stays live
  bool live_after = false;  // some byte that is written is live after the instruction
};

// The facts before one instruction.
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
  std::vector<Register> live_out;  // registers that are live where code runs off its end
  bool full_waves = false;         // every lane is enabled at a kernel's entry: workgroups are whole waves
};

// The peak of one function (including registers that its callers keep alive, if all callers are known).
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
  // Whether the instruction has results, no result is wanted, and the instruction does nothing else.
  bool is_unwanted(size_t instruction) const;
  Peak peak_vgprs(uint32_t function) const;
  Peak peak_sgprs(uint32_t function) const;
  // The most VGPRs and the most SGPRs of `wanted` that must be held at once in a function, what it calls left out.
  // `wanted` has all that its instructions name.
  struct Peaks {
    uint32_t vgprs = 0;
    uint32_t sgprs = 0;
  };
  Peaks peaks_among(uint32_t function, const std::bitset<kRegisterCount>& wanted) const;

  // Registers that are uninitialised where they are read. They are not live there.
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
