#include "live/registers.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <set>
#include <vector>

#include "isa/granules.h"
#include "isa/operand_values.h"
#include "timing/occupancy.h"

namespace lw::live {
namespace {

using report::RegisterFile;

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

// What instructions with the same effects name.
struct NamingForm {
  struct Range {
    uint8_t operand = 0, first = 0, count = 0;  // from the register that the operand names on
  };
  bool known = false;
  std::vector<Range> ranges;
};

NamingForm naming_form(const flow::Effects& effects, Named& fixed) {
  NamingForm form;
  form.known = true;
  std::array<uint8_t, inst::kMaxOperands> whole{};  // by operand: registers of its name
  uint8_t k = 0;
  for (const isa::Operand& operand : isa::encoding(effects.encoding).operands()) {
    if (flow::names_register(operand.kind) || operand.kind == isa::Kind::vcc) whole[k] = operand.dwords;
    if (whole[k] != 0) form.ranges.push_back({k, 0, whole[k]});
    ++k;
  }
  const auto touch = [&](const flow::RegisterSlot& slot) {
    if (slot.operand == flow::RegisterSlot::kFixed)
      fixed.add(slot.number, 1);
    else if (slot.number >= whole[slot.operand])
      form.ranges.push_back({slot.operand, static_cast<uint8_t>(slot.number), 1});
  };
  for (const flow::Read& read : effects.reads) touch(read.slot);
  for (const flow::Write& write : effects.writes) touch(write.slot);
  return form;
}

// In instructions [first, last).
Named named_in(const flow::Code& code, size_t first, size_t last) {
  Named named;
  std::vector<NamingForm> forms(code.effects_count());
  for (size_t i = first; i < last; ++i) {
    const flow::Stored& stored = code.at(i);
    if (!stored.is_instruction) continue;
    NamingForm& form = forms[stored.effects];
    if (!form.known) form = naming_form(code.effects_at(stored.effects), named);
    for (const NamingForm::Range& range : form.ranges) {
      const unsigned value = stored.operand[range.operand];
      if (value < isa::kScalarRegisters || value >= flow::kVgpr)
        named.add(static_cast<flow::Register>(value + range.first), range.count);
    }
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

// Adds the registers that the function's callees name, and raises the peaks by what is alive in callees.
void add_callees(const flow::Liveness& liveness, uint32_t function, Named& named, report::LiveFunction& f) {
  const flow::Graph& graph = liveness.graph();
  const std::set<uint32_t> callees = callees_of(graph, function);
  for (const uint32_t callee : callees)
    for (const flow::BlockId block : graph.functions[callee].blocks)
      named.add(named_in(liveness.code(), graph.blocks[block].first, graph.blocks[block].end));
  // The callers of a function together keep more alive in it than any one of them does: registers that neither the
  // kernel nor its callees name belong to other callers.
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
}

}  // namespace

object::KernelResources fill_registers(const flow::Liveness& liveness, size_t first, size_t last, uint32_t function,
                                       const input::CodeEntry& entry, report::LiveFunction& f) {
  const flow::Code& code = liveness.code();
  const isa::TargetLimits& limits = *code.target().limits;
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

  add_callees(liveness, function, named, f);
  object::KernelResources resources = entry.resources;
  if (!entry.states_vgprs) {
    resources.vgprs = named.vgprs();
    resources.agprs = named.agprs();
  }
  if (!entry.states_sgprs) resources.sgprs = named.sgprs() + (named.has_vcc() ? kVccSgprs : 0);
  f.vgprs.requested = resources.vgprs;
  f.sgprs.requested = resources.sgprs;
  f.agprs.requested = named.agprs();
  f.vgprs.allocated = timing::allocated_vgprs(limits, resources);
  f.sgprs.allocated = timing::allocated_sgprs(limits, resources);
  f.agprs.allocated = f.agprs.requested;
  f.vgprs.total = limits.max_vgprs;
  f.vgprs.granule = limits.vgpr_file(resources.wave_size)->allocation_granule;
  f.sgprs.total = limits.addressable_sgprs;
  f.sgprs.granule = limits.sgpr_allocation_granule;
  f.vgprs.allocated_for_named = isa::allocated_vgprs(limits, resources.wave_size, f.vgprs.named);
  f.sgprs.allocated_for_named = isa::allocated_sgprs(limits, f.sgprs.named);
  return resources;
}

}  // namespace lw::live
