#include "app/live_registers.h"

#include <algorithm>
#include <bitset>
#include <set>

#include "timing/timing.h"

namespace lw::app {
namespace {

using report::RegisterFile;

constexpr uint32_t kWaveSize = 64;
constexpr uint32_t kVccSgprs = 2;

// Registers that instructions name or touch.
class Named {
 public:
  void add(flow::Register reg, unsigned count) {
    for (unsigned i = 0; i < count && reg + i < flow::kRegisterCount; ++i) set_.set(reg + i);
  }
  void add(const Named& other) { set_ |= other.set_; }
  bool has(flow::Register reg) const { return set_[reg]; }
  const std::bitset<flow::kRegisterCount>& all() const { return set_; }
  bool has_vcc() const { return has(flow::kVcc) || has(flow::kVcc + 1); }

  // Highest number among those that `wanted` accepts, less `base`, plus 1.
  template <class Wanted>
  uint32_t end(Wanted wanted, flow::Register base) const {
    for (flow::Register reg = flow::kRegisterCount; reg-- > base;)
      if (set_[reg] && wanted(reg)) return reg - base + 1u;
    return 0;
  }
  uint32_t vgprs() const { return end(flow::is_vgpr, flow::kVgpr); }
  uint32_t sgprs() const { return end(flow::is_sgpr, 0); }
  uint32_t agprs() const { return end(flow::is_agpr, flow::kAgpr); }

 private:
  std::bitset<flow::kRegisterCount> set_;
};

// In instructions [first, last).
Named named_in(const flow::Code& code, size_t first, size_t last) {
  Named named;
  for (size_t i = first; i < last; ++i) {
    if (!code.at(i).is_instruction) continue;
    const flow::Effects& effects = code.effects(i);
    size_t k = 0;
    for (const isa::Operand& operand : isa::encoding(effects.encoding).operands()) {
      const uint32_t value = code.at(i).operand[k++];
      const bool scalar = value < 128;
      if ((flow::names_register(operand.kind) || operand.kind == isa::Kind::vcc) && operand.dwords != 0 &&
          (scalar || (value >= 256 && value < 512)))
        named.add(static_cast<flow::Register>(value), operand.dwords);
    }
    for (const flow::Read& read : effects.reads) named.add(code.resolve(i, read.slot), 1);
    for (const flow::Write& write : effects.writes) named.add(code.resolve(i, write.slot), 1);
  }
  return named;
}

// Kernels and functions that a function calls, directly or not, itself not included.
std::set<uint32_t> callees_of(const flow::Graph& graph, uint32_t function) {
  std::set<uint32_t> found;
  std::vector<uint32_t> open = {function};
  while (!open.empty()) {
    const uint32_t caller = open.back();
    open.pop_back();
    for (const flow::Call& call : graph.calls)
      if (call.callee != flow::Graph::kUnknownFunction && graph.blocks[call.block].function == caller &&
          call.callee != function && found.insert(call.callee).second)
        open.push_back(call.callee);
  }
  return found;
}

}  // namespace

void fill_registers(const flow::Liveness& liveness, size_t first, size_t last, uint32_t function,
                    const CodeEntry& entry, report::LiveFunction& f) {
  const flow::Code& code = liveness.code();
  const flow::Graph& graph = liveness.graph();
  const timing::TargetLimits& limits = *timing::find_limits(code.target().name);
  Named named = named_in(code, first, last);
  f.vgprs.named = named.vgprs();
  f.sgprs.named = named.sgprs();
  f.agprs.named = named.agprs();
  const auto own_peak = [&](RegisterFile& file, auto count) {
    size_t at = first;
    for (size_t i = first; i < last; ++i) {
      const uint32_t here = count(i);
      if (here <= file.own_peak) continue;
      file.own_peak = here;
      at = i;
    }
    file.peak = file.own_peak;
    file.peak_line = static_cast<uint32_t>(at - first + 1);
    file.peak_address = code.address(at);
  };
  own_peak(f.vgprs, [&](size_t i) { return liveness.vgprs(i); });
  own_peak(f.sgprs, [&](size_t i) { return liveness.sgprs(i); });
  own_peak(f.agprs, [&](size_t i) { return liveness.agprs(i); });

  const std::set<uint32_t> callees = callees_of(graph, function);
  for (const uint32_t callee : callees)
    for (const flow::BlockId block : graph.functions[callee].blocks)
      named.add(named_in(code, graph.blocks[block].first, graph.blocks[block].end));
  // What all callers of a function together keep alive in it is more than any one of them does: registers that the
  // kernel and what it calls never name are other callers'.
  for (const uint32_t callee : callees) {
    const flow::Liveness::Peaks peak = liveness.peaks_among(callee, named.all());
    const auto raise = [&](RegisterFile& file, uint32_t count) {
      if (count <= file.peak) return;
      file.peak = count;
      file.peak_function = graph.functions[callee].name;
    };
    raise(f.vgprs, peak.vgprs);
    raise(f.sgprs, peak.sgprs);
  }
  f.vgprs.requested = entry.vgprs.value_or(named.vgprs());
  f.sgprs.requested = entry.sgprs.value_or(named.sgprs() + (named.has_vcc() ? kVccSgprs : 0));
  f.agprs.requested = named.agprs();
  f.vgprs.allocated = timing::allocated_vgprs(limits, kWaveSize, f.vgprs.requested);
  f.sgprs.allocated = timing::allocated_sgprs(limits, f.sgprs.requested);
  f.agprs.allocated = f.agprs.requested;
  f.vgprs.total = limits.max_vgprs;
  f.vgprs.granule = limits.wave64.allocation_granule;
  f.sgprs.total = limits.addressable_sgprs;
  f.sgprs.granule = limits.sgpr_allocation_granule;
}

}  // namespace lw::app
