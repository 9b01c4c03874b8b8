#include "flow/lane_flow.h"

#include <algorithm>

#include "flow/work_items.h"
#include "isa/operand_values.h"

namespace lw::flow {
namespace {

// Values lose a bit of alignment or gain one of their bound each time they change; real loops settle in a few rounds.
constexpr unsigned kMaxRounds = 100;

constexpr size_t kMaxRemembered = 4096;

bool is_lds_access(const Effects& effects) {
  return effects.encoding != 0 && isa::encoding(effects.encoding).record().unit == isa::Unit::lds;
}

bool is_call(const Effects& effects) { return inst::is_call(effects.control); }

size_t hash_of(const LaneValue& value) {
  uint64_t hash = value.aligned_bits + (uint64_t{value.most} << 8) + uint64_t{value.assumed};
  for (const uint32_t offset : value.offset) hash = (hash ^ offset) * 0x100000001b3;
  return hash;
}

uint64_t hash_of(const inst::Instruction& instruction, std::span<const uint32_t> inputs) {
  uint64_t hash = instruction.encoding + (uint64_t{instruction.literal} << 16);
  const auto add = [&](uint64_t word) { hash = (hash ^ word) * 0x100000001b3 + (hash >> 29); };
  for (const uint32_t operand : instruction.operand) add(operand);
  for (const uint32_t modifier : instruction.modifier) add(modifier);
  for (const uint32_t input : inputs) add(input);
  return hash;
}

bool is_tracked(Register reg) { return reg < isa::kScalarRegisters || is_vgpr(reg); }

}  // namespace

LaneFlow::LaneFlow(const Code& code, const Graph& graph, const Masks& masks, const InstructionAt& instruction_at,
                   const MemoryOptions& options)
    : code_(code),
      graph_(graph),
      masks_(masks),
      instruction_at_(instruction_at),
      options_(options),
      traceable_(isa::encodings().size(), -1) {}

void LaneFlow::run(uint32_t function_index, const Visit& visit) {
  const Function& function = graph_.functions[function_index];
  begin_.clear();
  find_needed(function);
  find_instructions(function);
  solve(function);
  State state;
  for (const BlockId block : function.blocks) {
    const auto reached = begin_.find(block);
    if (reached == begin_.end()) continue;
    begin_block(reached->second, state);
    walk(block, state, &visit);
  }
}

// Integer and lane instructions: what addresses are made with.
bool LaneFlow::is_traceable(isa::EncodingId id) {
  if (id == 0) return false;
  if (traceable_[id] >= 0) return traceable_[id] != 0;
  const isa::Encoding& encoding = isa::encoding(id);
  const isa::Record& record = encoding.record();
  bool traceable =
      (record.unit == isa::Unit::salu || record.unit == isa::Unit::valu) && record.meaning != isa::MeaningKind::gap;
  if (traceable) {
    const sem::Program program = sem::abstract_program(code_.target(), encoding);
    traceable = std::ranges::none_of(program.nodes, [](const sem::Node& node) {
      return sem::info(node.op).is_float || node.op == sem::Uop::write_vgpr_at || node.op == sem::Uop::not_modelled;
    });
  }
  traceable_[id] = traceable ? 1 : 0;
  return traceable;
}

bool LaneFlow::writes_needed(size_t instruction) const {
  const Effects& effects = code_.effects(instruction);
  return std::ranges::any_of(effects.writes, [&](const Write& write) {
    const Register reg = code_.resolve(instruction, write.slot);
    return is_tracked(reg) && needed_[reg];
  });
}

// Which registers addresses may be made of, wherever they are written: a closure that ignores the order of
// instructions.
void LaneFlow::find_needed(const Function& function) {
  needed_.fill(false);
  const auto need_reads = [&](size_t instruction) {
    bool more = false;
    for (const Read& read : code_.effects(instruction).reads) {
      const Register reg = code_.resolve(instruction, read.slot);
      if (!is_tracked(reg) || needed_[reg]) continue;
      needed_[reg] = more = true;
    }
    return more;
  };
  std::vector<uint32_t> sources;
  bool any_lds = false;
  for (const BlockId id : function.blocks) {
    const Block& block = graph_.blocks[id];
    for (uint32_t i = block.first; i < block.end; ++i) {
      const Effects& effects = code_.effects(i);
      if (is_lds_access(effects)) {
        const int address = inst::operand_index(isa::encoding(effects.encoding), "addr");
        if (address >= 0) needed_[code_.at(i).operand[static_cast<size_t>(address)] % kTracked] = true;
        any_lds = true;
      } else if (is_traceable(effects.encoding)) {
        sources.push_back(i);
      }
    }
  }
  for (bool more = any_lds; more;) {
    more = false;
    for (size_t k = sources.size(); k-- > 0;) {
      if (writes_needed(sources[k])) more |= need_reads(sources[k]);
    }
  }
  needed_list_.clear();
  for (Register reg = 0; reg < kTracked; ++reg) {
    if (needed_[reg]) needed_list_.push_back(reg);
  }
}

void LaneFlow::find_instructions(const Function& function) {
  instructions_.clear();
  for (const BlockId id : function.blocks) {
    const Block& block = graph_.blocks[id];
    for (uint32_t i = block.first; i < block.end; ++i) {
      const Effects& effects = code_.effects(i);
      const bool any = effects.may_write_any_vgpr || effects.may_write_any_sgpr || is_call(effects);
      if (any || is_lds_access(effects) || writes_needed(i)) instructions_.push_back(i);
    }
  }
  std::ranges::sort(instructions_);
}

LaneFlow::Cells LaneFlow::at_entry(const Function& function) {
  Cells cells;
  if (!function.is_kernel || !options_.work_item_ids) return cells;
  const auto ids = work_item_ids(options_.workgroup_size);
  for (size_t i = 0; i < ids.size(); ++i) {
    const auto reg = static_cast<Register>(kVgpr + i);
    if (ids[i] && needed_[reg]) cells.push_back({reg, intern(*ids[i]), kAllLanes});
  }
  return cells;
}

void LaneFlow::solve(const Function& function) {
  if (function.entry == kNoBlock || instructions_.empty()) return;
  reach(function.entry, at_entry(function));
  std::unordered_map<BlockId, Cells> walked;  // what each block began with when it was walked last
  State state;
  bool changed = true;
  for (unsigned round = 0; changed && round < kMaxRounds; ++round) {
    changed = false;
    for (const BlockId block : function.blocks) {
      const auto reached = begin_.find(block);
      if (reached == begin_.end()) continue;
      const auto before = walked.find(block);
      if (before != walked.end() && before->second == reached->second) continue;
      walked[block] = reached->second;
      begin_block(reached->second, state);
      walk(block, state, nullptr);
      changed |= reach_successors(block, state);
    }
  }
  if (!changed) return;
  for (auto& [block, cells] : begin_) cells.clear();
}

bool LaneFlow::reach_successors(BlockId id, const State& state) {
  const Block& block = graph_.blocks[id];
  bool changed = false;
  const auto go = [&](BlockId to) {
    if (to != kNoBlock && graph_.blocks[to].function == block.function) changed |= reach(to, on_edge(state, id, to));
  };
  go(block.next);
  go(block.target);
  for (const auto& [from, to] : graph_.more_successors_of(id)) go(to);
  return changed;
}

bool LaneFlow::reach(BlockId block, const Cells& cells) {
  const auto [place, is_new] = begin_.try_emplace(block, cells);
  if (is_new) return true;
  Cells both;
  auto other = cells.begin();
  for (const Cell& cell : place->second) {
    while (other != cells.end() && other->reg < cell.reg) ++other;
    if (other == cells.end() || other->reg != cell.reg) continue;
    Cell joined = cell;
    if (masks_.is_within(other->lanes, cell.lanes)) {
      joined.lanes = other->lanes;
    } else if (!masks_.is_within(cell.lanes, other->lanes)) {
      continue;
    }
    if (cell.value != other->value) {
      const auto value = join(values_[cell.value], values_[other->value]);
      if (!value) continue;
      joined.value = intern(*value);
    }
    both.push_back(joined);
  }
  if (both == place->second) return false;
  place->second = std::move(both);
  return true;
}

// Masks that begin at `to` stand for new values there.
LaneFlow::Cells LaneFlow::on_edge(const State& state, BlockId from, BlockId to) const {
  const MaskId exec = masks_.exec_in(to);
  const MaskId exec_on_edge = masks_.on_edge(exec, to, from);
  Cells cells;
  for (const Register reg : needed_list_) {
    if (!state.cells[reg]) continue;
    Cell cell = *state.cells[reg];
    if (is_vgpr(cell.reg) && cell.lanes != kAllLanes) {
      const bool begins_here = masks_.at(cell.lanes).block == to;
      if (begins_here || !masks_.is_within(exec, cell.lanes)) {
        if (masks_.is_within(exec_on_edge, cell.lanes)) {
          cell.lanes = exec;
        } else if (begins_here) {
          continue;
        }
      }
    }
    cells.push_back(cell);
  }
  return cells;
}

void LaneFlow::begin_block(const Cells& cells, State& state) const {
  for (const Register reg : needed_list_) state.cells[reg].reset();
  for (const Cell& cell : cells) state.cells[cell.reg] = cell;
}

void LaneFlow::walk(BlockId id, State& state, const Visit* visit) {
  const Block& block = graph_.blocks[id];
  state.exec = masks_.exec_in(id);
  const std::span<const Masks::Change> changes = masks_.changes(id);
  auto change = changes.begin();
  auto at = std::ranges::lower_bound(instructions_, block.first);
  for (; at != instructions_.end() && *at < block.end; ++at) {
    for (; change != changes.end() && change->instruction < *at; ++change) change_exec(*change, state);
    if (visit != nullptr && is_lds_access(code_.effects(*at))) visit_access(*at, state, *visit);
    execute(*at, state);
  }
  for (; change != changes.end(); ++change) change_exec(*change, state);
}

void LaneFlow::visit_access(size_t instruction, const State& state, const Visit& visit) const {
  const inst::Instruction decoded = instruction_at_(instruction);
  std::optional<uint32_t> address;
  const int operand = inst::operand_index(decoded.enc(), "addr");
  if (operand >= 0) {
    const std::optional<Cell>& cell = state.cells[decoded.operand[static_cast<size_t>(operand)] % kTracked];
    const bool known = cell && masks_.is_within(state.exec, cell->lanes);
    address = known ? cell->value : kUnknownValue;
  }
  visit({instruction, decoded, address, [&](const auto& use) {
           const sem::Specialised specialised = sem::specialise(code_.target(), decoded);
           use(specialised.program,
               LaneEvaluation(specialised.program, [&](unsigned reg) { return read(reg, state); }));
         }});
}

// Values written under the mask that is made anew were those of other lanes.
void LaneFlow::change_exec(const Masks::Change& change, State& state) const {
  state.exec = change.exec_after;
  if (change.defined == kUnknownMask || change.defined == kAllLanes) return;
  for (const Register reg : needed_list_) {
    std::optional<Cell>& cell = state.cells[reg];
    if (cell && cell->lanes == change.defined) cell.reset();
  }
}

void LaneFlow::execute(size_t instruction, State& state) {
  const Effects& effects = code_.effects(instruction);
  if (is_call(effects)) {
    state.cells.fill(std::nullopt);
    return;
  }
  if (effects.may_write_any_vgpr) std::fill(state.cells.begin() + kVgpr, state.cells.end(), std::nullopt);
  if (effects.may_write_any_sgpr) std::fill(state.cells.begin(), state.cells.begin() + kVgpr, std::nullopt);
  const bool plain = !effects.from_operands && !effects.reads_any_vgpr && !effects.may_write_any_vgpr &&
                     !effects.may_write_any_sgpr && is_traceable(effects.encoding);
  if (plain && !reads_unknown_vgpr(instruction, state)) {
    evaluate(instruction, state);
  } else {
    forget_writes(instruction, state);
  }
}

bool LaneFlow::reads_unknown_vgpr(size_t instruction, const State& state) const {
  return std::ranges::any_of(code_.effects(instruction).reads, [&](const Read& read) {
    const Register reg = code_.resolve(instruction, read.slot);
    return is_vgpr(reg) && !state.cells[reg];
  });
}

void LaneFlow::forget_writes(size_t instruction, State& state) const {
  for (const Write& write : code_.effects(instruction).writes) {
    const Register reg = code_.resolve(instruction, write.slot);
    if (is_tracked(reg)) state.cells[reg].reset();
  }
}

LaneEvaluation::Known LaneFlow::read(unsigned reg, const State& state) const {
  if (reg < isa::kScalarRegisters) return state.cells[reg] ? values_[state.cells[reg]->value] : LaneValue::of_uniform();
  if (reg >= kTracked || !state.cells[reg]) return std::nullopt;
  if (!masks_.is_within(state.exec, state.cells[reg]->lanes)) return std::nullopt;
  return values_[state.cells[reg]->value];
}

// What a VGPR's cell is after a write of the lanes that EXEC enables.
std::optional<LaneFlow::Cell> LaneFlow::written(const Result& result, const State& state) const {
  if (!is_vgpr(result.reg)) return Cell{result.reg, result.value, kAllLanes};
  if (state.exec == kUnknownMask) return std::nullopt;
  const std::optional<Cell>& before = state.cells[result.reg];
  if (before && before->value == result.value && masks_.is_within(state.exec, before->lanes)) return before;
  return Cell{result.reg, result.value, state.exec};
}

const std::vector<LaneFlow::Result>& LaneFlow::results_of(size_t instruction, const State& state) {
  const inst::Instruction decoded = instruction_at_(instruction);
  std::vector<ValueId> inputs;
  for (const Read& slot : code_.effects(instruction).reads) {
    const Register reg = code_.resolve(instruction, slot.slot);
    if (!is_tracked(reg)) continue;
    const std::optional<Cell>& cell = state.cells[reg];
    const bool known = cell && (!is_vgpr(reg) || masks_.is_within(state.exec, cell->lanes));
    inputs.push_back(known ? cell->value : kUnknownValue);
  }
  if (remembered_.size() >= kMaxRemembered) remembered_.clear();
  const auto [place, is_new] = remembered_.try_emplace(hash_of(decoded, inputs));
  Remembered& entry = place->second;
  if (!is_new && entry.inputs == inputs && entry.instruction == decoded) return entry.results;
  entry.instruction = decoded;
  entry.inputs = std::move(inputs);
  entry.results.clear();

  const sem::Specialised specialised = sem::specialise(code_.target(), decoded);
  if (specialised.refusal != sem::ProgramRefusal::none) return entry.results;
  const sem::Program& program = specialised.program;
  const LaneEvaluation values(program, [&](unsigned reg) { return read(reg, state); });
  for (const sem::Node& node : program.nodes) {
    const bool is_vector = node.op == sem::Uop::write_vgpr;
    if (!is_vector && node.op != sem::Uop::write_sgpr) continue;
    const LaneEvaluation::Known& value = values.at(program.args(node)[0]);
    if (!value || (!is_vector && node.imm >= kExec)) continue;
    if (is_vector) {
      const LaneEvaluation::Known& takes_part = values.at(program.args(node)[1]);
      if (!takes_part || takes_part->constant() != 1) continue;
    }
    entry.results.push_back({static_cast<Register>(node.imm + (is_vector ? kVgpr : 0)), intern(*value)});
  }
  return entry.results;
}

void LaneFlow::evaluate(size_t instruction, State& state) {
  std::vector<Cell> cells;
  for (const Result& result : results_of(instruction, state)) {
    if (!needed_[result.reg]) continue;
    if (const auto cell = written(result, state)) cells.push_back(*cell);
  }
  forget_writes(instruction, state);
  for (const Cell& cell : cells) state.cells[cell.reg] = cell;
}

LaneFlow::ValueId LaneFlow::intern(const LaneValue& value) {
  const size_t hash = hash_of(value);
  for (auto [at, end] = value_of_.equal_range(hash); at != end; ++at) {
    if (values_[at->second] == value) return at->second;
  }
  const auto id = static_cast<ValueId>(values_.size());
  values_.push_back(value);
  value_of_.emplace(hash, id);
  return id;
}

}  // namespace lw::flow
