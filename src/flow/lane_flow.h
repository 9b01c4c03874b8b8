// Follows values that depend on the lane in a known way through a function, up to the uses of LDS addresses.
#pragma once

#include <unordered_map>
#include <vector>

#include "flow/affine.h"
#include "flow/graph.h"
#include "flow/masks.h"
#include "flow/mix.h"
#include "isa/operand_values.h"
#include "sem/sem.h"

namespace lw::flow {

// Follows only registers from which integer instructions compute LDS addresses.
class LaneFlow {
 public:
  // All arguments must outlive the object.
  LaneFlow(const Code& code, const Graph& graph, const Masks& masks, const InstructionAt& instruction_at,
           const MemoryOptions& options);

  // An LDS access while it is visited.
  struct Access {
    size_t instruction = 0;
    const inst::Instruction& decoded;
    // The value of the address register: equal numbers mean equal values. Nullopt if the instruction has none.
    std::optional<uint32_t> address;
    // The instruction's program and the values of its nodes; the program is empty where the instruction has none.
    const std::function<void(const std::function<void(const sem::Program&, const LaneEvaluation&)>&)>& evaluate;
  };
  static constexpr uint32_t kUnknownValue = 0xffffffff;

  // Visits the LDS accesses of the function that execution reaches, in order of block, then address.
  using Visit = std::function<void(const Access&)>;
  void run(uint32_t function, const Visit& visit);

 private:
  using ValueId = uint32_t;
  static constexpr unsigned kTracked = isa::kPastVgprs;  // scalar registers and VGPRs

  // A followed register. VGPRs: the value is that of the lanes in `lanes`. What has no cell is not known; a scalar
  // register is still the same in all lanes.
  struct Cell {
    Register reg = 0;
    ValueId value = 0;
    MaskId lanes = kAllLanes;
    bool operator==(const Cell&) const = default;
  };
  using Cells = std::vector<Cell>;  // by register

  // The cells while a block is walked; only those of needed registers.
  struct State {
    std::array<std::optional<Cell>, kTracked> cells;
    MaskId exec = kUnknownMask;
  };

  bool is_traceable(isa::EncodingId encoding);
  bool writes_needed(size_t instruction) const;
  void find_needed(const Function& function);
  void find_instructions(const Function& function);
  Cells at_entry(const Function& function);
  void solve(const Function& function);

  bool reach(BlockId block, const Cells& cells);  // whether the known values at its start changed
  bool reach_successors(BlockId block, const State& state);
  Cells on_edge(const State& state, BlockId from, BlockId to) const;
  void begin_block(const Cells& cells, State& state) const;
  void walk(BlockId block, State& state, const Visit* visit);
  void visit_access(size_t instruction, const State& state, const Visit& visit) const;
  void change_exec(const Masks::Change& change, State& state) const;
  void execute(size_t instruction, State& state);
  void evaluate(size_t instruction, State& state);
  // The known values that an instruction writes, from the values of its registers, in the lanes that EXEC enables.
  struct Result {
    Register reg = 0;
    ValueId value = 0;
  };
  const std::vector<Result>& results_of(size_t instruction, const State& state);
  void forget_writes(size_t instruction, State& state) const;
  bool reads_unknown_vgpr(size_t instruction, const State& state) const;
  LaneEvaluation::Known read(unsigned reg, const State& state) const;
  std::optional<Cell> written(const Result& result, const State& state) const;
  ValueId intern(const LaneValue& value);

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  const InstructionAt& instruction_at_;
  const MemoryOptions& options_;
  std::vector<int8_t> traceable_;  // by encoding: -1 not known yet

  // Of the function at hand.
  std::array<bool, kTracked> needed_{};
  std::vector<Register> needed_list_;         // the same, ascending
  std::vector<uint32_t> instructions_;        // LDS accesses and what may change a needed register, ascending
  std::unordered_map<BlockId, Cells> begin_;  // blocks that are reached

  // Results by hash of instruction and values: loops and repeated code need the same results again.
  struct Remembered {
    inst::Instruction instruction;
    std::vector<ValueId> inputs;
    std::vector<Result> results;
  };
  std::unordered_map<uint64_t, Remembered> remembered_;

  std::vector<LaneValue> values_;                      // distinct
  std::unordered_multimap<size_t, ValueId> value_of_;  // by hash
};

}  // namespace lw::flow
