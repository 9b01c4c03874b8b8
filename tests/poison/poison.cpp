#include "poison.h"

#include <algorithm>

#include <fmt/format.h>

#include "bytes/bytes.h"
#include "input/code_modules.h"

namespace lw::poison {
namespace {

using flow::Register;

flow::Code code_of(const object::CodeObject& object) {
  const isa::Target* target = isa::find_target(object.target.processor);
  LW_CHECK(target != nullptr, "a target that is known");
  flow::Code code(*target);
  for (const object::Section& section : object.sections) {
    if (!section.is_executable()) continue;
    for (size_t at = 0; at + 4 <= section.bytes.size();) {
      const bytes::Decoded decoded = bytes::decode(*target, std::span(section.bytes).subspan(at));
      if (decoded.instruction.valid()) {
        code.add(section.address + at, decoded.instruction);
      } else {
        code.add_undecodable(section.address + at);
      }
      at += decoded.size_bytes;
    }
  }
  return code;
}

std::vector<flow::EntryPoint> entries_of(const object::CodeObject& object) {
  std::vector<flow::EntryPoint> entries;
  for (const object::Kernel& kernel : object.kernels)
    entries.push_back({kernel.entry_address, kernel.name, true, false, input::received_by(kernel.descriptor)});
  for (const object::Symbol& symbol : object.symbols) {
    if (symbol.kind != object::SymbolKind::function) continue;
    const bool known = std::any_of(entries.begin(), entries.end(),
                                   [&](const flow::EntryPoint& entry) { return entry.address == symbol.address; });
    if (!known) entries.push_back({symbol.address, symbol.name, false, false});
  }
  return entries;
}

uint64_t mixed(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

uint32_t byte_mask(flow::ByteMask bytes) {
  uint32_t mask = 0;
  for (unsigned byte = 0; byte < 4; ++byte)
    if ((bytes >> byte & 1) != 0) mask |= 0xffu << (8 * byte);
  return mask;
}

const std::vector<Register>& every_scalar() {
  static const std::vector<Register> list = [] {
    std::vector<Register> all;
    for (Register r = 0; r < 108; ++r) all.push_back(r);
    for (Register r : {flow::kM0, flow::kExec, Register(flow::kExec + 1), flow::kScc}) all.push_back(r);
    return all;
  }();
  return list;
}

}  // namespace

Analysed::Analysed(const object::CodeObject& object)
    : code_(code_of(object)), graph_(flow::make_graph(code_, entries_of(object))) {
  liveness_ = std::make_unique<flow::Liveness>(code_, graph_);
  liveness_->rows(0, code_.size(), [&](const flow::Row& row) {
    first_.push_back(live_.size());
    live_.insert(live_.end(), row.live.begin(), row.live.end());
  });
  first_.push_back(live_.size());
  LW_CHECK(first_.size() == code_.size() + 1, "a row for each instruction");
}

LaneSets::LaneSets(const Analysed& analysed) : analysed_(analysed) {
  const flow::Masks& masks = analysed.liveness().masks();
  values_.assign(masks.size(), 0);
  values_[flow::kAllLanes] = ~uint64_t{0};
  for (flow::MaskId id = 2; id < masks.size(); ++id)
    if (masks.at(id).block != flow::kNoBlock) begins_.emplace(masks.at(id).block, id);
}

uint64_t LaneSets::value(flow::MaskId id) const {
  uint64_t lanes = 0;
  for (const flow::MaskId part : analysed_.liveness().masks().parts(id)) lanes |= values_[part];
  return lanes;
}

void LaneSets::before(const state::Wave& wave, size_t i, size_t previous) {
  const flow::Graph& graph = analysed_.graph();
  const flow::Masks& masks = analysed_.liveness().masks();
  const flow::BlockId block = graph.block_of(i);
  const auto take = [&](flow::MaskId id) { values_[id] = wave.sgpr_pair(masks.at(id).slot); };
  if (previous < analysed_.code().size())
    for (const flow::Masks::Change& change : masks.changes(graph.block_of(previous)))
      if (change.instruction == previous && change.defined != flow::kUnknownMask) take(change.defined);
  // A function that calls itself makes its sets anew; its caller's come back when it returns.
  bool called = previous == analysed_.code().size();
  if (previous < analysed_.code().size() && analysed_.code().at(previous).is_instruction) {
    const flow::ControlFlow control = analysed_.code().effects(previous).control;
    const flow::BlockId from = graph.block_of(previous);
    const bool enters = graph.functions[graph.blocks[block].function].entry == block && i == graph.blocks[block].first;
    const bool tail_call = control == flow::ControlFlow::jump && graph.call_at(from) != nullptr && enters;
    called = control == flow::ControlFlow::call || control == flow::ControlFlow::call_label || tail_call;
    if (called && !tail_call) callers_.push_back(values_);
    if (!called && control == flow::ControlFlow::jump && graph.blocks[from].ends == flow::BlockEnd::returns &&
        !callers_.empty()) {
      values_ = std::move(callers_.back());
      callers_.pop_back();
    }
  }
  if (i != graph.blocks[block].first) return;
  const flow::Function& function = graph.functions[graph.blocks[block].function];
  if (function.entry == block && called) values_[masks.exec_at_entry(graph.blocks[block].function)] = wave.exec();
  const auto [first, last] = begins_.equal_range(block);
  for (auto at = first; at != last; ++at) take(at->second);
}

void Poison::overwrite(state::Wave& wave, const LaneSets& sets, Register reg, const flow::Live* live, uint32_t noise) {
  const uint32_t live_bits = live != nullptr ? byte_mask(live->bytes) : 0;
  if (flow::is_vgpr(reg)) {
    if (static_cast<unsigned>(reg - flow::kVgpr) >= wave.vgpr_count()) return;  // of another kernel
    uint32_t* row = wave.vgpr(reg - flow::kVgpr);
    const uint64_t lanes = live != nullptr ? sets.value(live->lanes) & live->lane_mask : 0;
    for (unsigned lane = 0; lane < 64; ++lane) {
      const uint32_t keep = (lanes >> lane & 1) != 0 ? live_bits : 0;
      row[lane] = (row[lane] & keep) | ((noise + lane * 0x9e3779b9u) & ~keep);
    }
    overwritten_bytes_ += 64 * 4;
  } else if (reg == flow::kScc) {
    if (live == nullptr) wave.scc = noise & 1;
  } else {
    wave.sgpr[reg] = (wave.sgpr[reg] & live_bits) | (noise & ~live_bits);
    overwritten_bytes_ += 4;
  }
}

void Poison::before(state::Wave& wave, uint64_t pc) {
  const flow::Code& code = analysed_.code();
  const size_t i = code.find(pc - base_);
  if (i == code.size()) {
    trouble_ = fmt::format("executed {:#x}, where the analysis sees no instruction", pc - base_);
    return;
  }
  WaveState& state = waves_[&wave];
  const flow::Graph& graph = analysed_.graph();
  const flow::Block& block = graph.blocks[graph.block_of(i)];
  if (!block.reachable) trouble_ = fmt::format("executed {:#x}, which the analysis calls unreachable", pc - base_);
  const bool starts = state.sets == nullptr || (wave.retired == 0 && graph.functions[block.function].is_kernel &&
                                                graph.blocks[graph.functions[block.function].entry].first == i);
  if (starts) {
    state.sets = std::make_unique<LaneSets>(analysed_);
    state.previous = code.size();
  }
  state.sets->before(wave, i, state.previous);

  candidates_.clear();
  if (starts) {
    candidates_ = every_scalar();
    for (unsigned n = 0; n < wave.vgpr_count(); ++n) candidates_.push_back(static_cast<Register>(flow::kVgpr + n));
  } else {
    for (const flow::Live& live : analysed_.live(state.previous)) candidates_.push_back(live.reg);
    const flow::Effects& effects = code.effects(state.previous);
    for (const flow::Write& write : effects.writes) candidates_.push_back(code.resolve(state.previous, write.slot));
  }
  const std::span<const flow::Live> live = analysed_.live(i);
  if (only_instruction_ && *only_instruction_ != i) candidates_.clear();
  for (Register reg : candidates_) {
    if (only_register_ && *only_register_ != reg) continue;
    const auto at = std::lower_bound(live.begin(), live.end(), reg,
                                     [](const flow::Live& l, Register wanted) { return l.reg < wanted; });
    const auto noise = static_cast<uint32_t>(mixed(seed_ + reg * 0x10001u + pc));
    overwrite(wave, *state.sets, reg, at != live.end() && at->reg == reg ? &*at : nullptr, noise);
  }
  state.previous = i;
}

}  // namespace lw::poison
