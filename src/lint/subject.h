// The code that is looked at, with what the rules ask of each instruction.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "flow/flow.h"
#include "inst/accesses.h"
#include "inst/wait_counters.h"
#include "isa/hazards.h"

namespace lw::lint {

// The hazards of a target that code can be checked against, at most 64: sets of them are bits.
using Rows = uint64_t;
inline constexpr size_t kMostRows = 64;
// Kinds of instructions, besides wait states, by which distances are counted.
inline constexpr size_t kMostUnits = 3;
// No row requires more wait states.
inline constexpr unsigned kMostStates = 32;

class HazardRows {
 public:
  explicit HazardRows(const isa::Target& target);

  size_t size() const { return rows_.size(); }
  const isa::Hazard& row(size_t i) const { return *rows_[i]; }
  std::span<const isa::Roles> units() const { return units_; }
  Rows special() const { return special_; }
  Rows from_kernel_entry() const { return from_kernel_entry_; }
  // Rows that no longer apply once so many wait states, or instructions of a unit, lie between.
  Rows ended_by_states(unsigned states) const { return ended_by_states_[std::min(states, kMostStates)]; }
  Rows ended_by_unit(size_t unit, unsigned count) const { return ended_by_unit_[unit][std::min(count, kMostStates)]; }

 private:
  void add(const isa::Hazard& hazard);
  size_t unit_of(const isa::Roles& roles);

  std::vector<const isa::Hazard*> rows_;
  std::vector<isa::Roles> units_;
  Rows special_ = 0, from_kernel_entry_ = 0;
  std::array<Rows, kMostStates + 1> ended_by_states_{};
  std::array<std::array<Rows, kMostStates + 1>, kMostUnits> ended_by_unit_{};
};

// Facts about one instruction; instructions with equal words share them.
struct Facts {
  inst::Instruction instruction;
  inst::Accesses accesses;
  isa::Roles roles;
  uint8_t wait_states = 1;
  uint8_t units = 0;                 // bits: HazardRows::units()
  Rows first = 0, second = 0;        // rows of which it can be that instruction
  Rows alone = 0;                    // rows about one instruction
  Rows ends = 0, through = 0;        // rows that it ends; rows whose `through` it has
  std::optional<inst::Waits> waits;  // of s_waitcnt and its like; empty if an SGPR has a part in the number
  inst::CounterAmounts counts;       // what it adds to counters
  bool counts_any = false;
  bool is_zero_word = false;
  bool valid() const { return instruction.valid(); }
  bool is_s_nop() const { return valid() && instruction.op() == isa::Op::s_nop; }
};

// The words of the code from an address on.
using Bytes = std::function<std::span<const std::byte>(uint64_t address)>;

// Registers that a kernel has by its descriptor; 0: not known. AGPRs count apart from VGPRs.
struct Allocated {
  uint32_t vgprs = 0, sgprs = 0, agprs = 0;
};

class Subject {
 public:
  // `code` and `graph` must outlive the subject. `allocated`: by function of the graph, or empty.
  Subject(const flow::Code& code, const flow::Graph& graph, const Bytes& bytes, std::vector<Allocated> allocated = {});

  const flow::Code& code() const { return code_; }
  const flow::Graph& graph() const { return graph_; }
  const isa::Target& target() const { return code_.target(); }
  const HazardRows& rows() const { return rows_; }
  size_t size() const { return by_instruction_.size(); }
  const Facts& facts(size_t instruction) const { return *by_instruction_[instruction]; }
  // Whether some path leads to a block.
  bool is_reached(flow::BlockId block) const {
    return graph_.blocks[block].reachable && !graph_.functions[graph_.blocks[block].function].is_unreached;
  }
  uint32_t function_of(size_t instruction) const { return graph_.blocks[graph_.block_of(instruction)].function; }
  Allocated allocated(uint32_t function) const {
    return function < allocated_.size() ? allocated_[function] : Allocated{};
  }

  // Blocks that call a function; blocks that end it by a return, or by a jump to a function of this code that returns
  // in its place.
  std::span<const flow::BlockId> callers_of(uint32_t function) const { return callers_[function]; }
  std::span<const flow::BlockId> ends_of(uint32_t function) const { return ends_[function]; }
  // Whether a block ends its function by a return. A jump to a function, or to code that is not known, is none.
  bool is_return(flow::BlockId b) const { return is_return_[b]; }
  // Whether a block that calls a function is one of ends_of() of its own function.
  bool is_tail_call(flow::BlockId b) const { return graph_.blocks[b].ends == flow::BlockEnd::returns; }
  // The functions that may end a call of a function: itself, and those to which ends_of() jump.
  std::span<const uint32_t> tails_of(uint32_t function) const { return tails_[function]; }
  // visit(block) for each block to which one jumps or falls through.
  template <class Visit>
  void for_each_jump(flow::BlockId b, const Visit& visit) const {
    graph_.for_each_jump(b, visit);
  }
  // The same with the function that it calls, and with what runs after the calls of the function that it ends.
  template <class Visit>
  void for_each_successor(flow::BlockId b, const Visit& visit) const {
    for_each_jump(b, visit);
    if (const flow::Call* call = graph_.call_at(b); call != nullptr && call->callee != flow::Graph::kUnknownFunction)
      visit(graph_.functions[call->callee].entry);
    if (!is_return(b)) return;
    for (const flow::BlockId after : after_calls_[graph_.blocks[b].function]) visit(after);
  }
  // The rows whose first instruction may have run before a block, and that nothing has ended on some path (armed.h).
  Rows armed_before(flow::BlockId block) const { return armed_[block]; }
  // Whether a kernel, or another function, begins with this block.
  bool is_kernel_entry(flow::BlockId block) const { return entry_[block] == Entry::kernel; }
  bool is_function_entry(flow::BlockId block) const { return entry_[block] == Entry::function; }

 private:
  enum class Entry : uint8_t { none, kernel, function };
  Facts make_facts(std::span<const std::byte> words) const;
  void read_instructions(const Bytes& bytes);
  void read_calls();
  void find_returns();
  void find_tails();
  std::vector<uint16_t> return_addresses(uint32_t function) const;

  const flow::Code& code_;
  const flow::Graph& graph_;
  HazardRows rows_;
  std::vector<Allocated> allocated_;
  std::deque<Facts> facts_;
  std::vector<const Facts*> by_instruction_;
  std::vector<std::vector<flow::BlockId>> callers_, ends_;  // by function
  std::vector<std::vector<uint32_t>> tails_;                // by function
  std::vector<std::vector<flow::BlockId>> after_calls_;     // by function: what runs after it has returned
  std::vector<bool> is_return_;                             // by block
  std::vector<Entry> entry_;                                // by block
  std::vector<Rows> armed_;                                 // by block
};

}  // namespace lw::lint
