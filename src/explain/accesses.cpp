// What an instruction reads and writes: bits from its meaning, lanes from the analysis of effects.
#include <fmt/format.h>

#include <algorithm>

#include "explain/explain.h"
#include "flow/flow.h"
#include "isa/registers.h"
#include "sem/sem.h"
#include "sem/touch.h"

namespace lw::explain {
namespace {

using report::ExplainedAccess;

std::string register_name(const isa::Target& target, flow::Register reg) {
  return reg < flow::kScc ? isa::scalar_register_name(target, reg) : flow::register_name(reg);
}

uint32_t bits_of_bytes(flow::ByteMask bytes) {
  uint32_t bits = 0;
  for (unsigned i = 0; i < 4; ++i)
    if ((bytes >> i) & 1) bits |= 0xffu << (8 * i);
  return bits;
}

// "lanes 0-3, 8"
std::string lane_ranges(uint64_t mask) {
  if (mask == 0) return "no lane";
  std::string out = "lanes";
  for (unsigned lane = 0; lane < 64; ++lane) {
    if (((mask >> lane) & 1) == 0) continue;
    unsigned last = lane;
    while (last < 63 && ((mask >> (last + 1)) & 1) != 0) ++last;
    out += fmt::format("{}{}", out.ends_with('s') ? " " : ", ", lane);
    if (last != lane) out += fmt::format("-{}", last);
    lane = last;
  }
  return out;
}

std::string lanes_words(flow::Lanes lanes, unsigned lane, uint64_t mask, flow::Register reg) {
  switch (lanes) {
    case flow::Lanes::whole: return reg >= flow::kVgpr ? "every lane, whatever EXEC says" : "";
    case flow::Lanes::exec:
      return ~mask == 0 ? "lanes that EXEC enables" : fmt::format("{} where EXEC enables them", lane_ranges(mask));
    case flow::Lanes::some: return "some of the lanes that EXEC enables";
    case flow::Lanes::one: return fmt::format("lane {}, whatever EXEC says", lane);
    case flow::Lanes::unknown: return "one lane, known when it runs";
    case flow::Lanes::first: return "the lowest lane that EXEC enables";
  }
  return "";
}

// A write that depends on what EXEC says of other lanes: DPP.
std::string written_lanes_words(const flow::Write& write, flow::Register reg) {
  if (write.lanes != flow::Lanes::exec || write.lane_mask_if_all == write.lane_mask)
    return lanes_words(write.lanes, write.lane, write.lane_mask, reg);
  const std::string lanes = ~write.lane_mask_if_all == 0 ? "lanes" : lane_ranges(write.lane_mask_if_all);
  return lanes + " where EXEC enables them and the lane that they read";
}

// What the meaning says of single bits; the whole of what the analysis of effects says where it is silent.
uint32_t bits_of(const std::map<unsigned, uint32_t>& vgprs, const std::map<unsigned, uint32_t>& sgprs,
                 flow::Register reg, uint32_t otherwise) {
  const auto& file = reg >= flow::kVgpr ? vgprs : sgprs;
  const auto at = file.find(reg >= flow::kVgpr ? reg - flow::kVgpr : reg);
  return at == file.end() ? otherwise : at->second;
}

// "vcc_lo" and "vcc_hi" are "vcc".
void join_halves(std::vector<ExplainedAccess>& list) {
  for (size_t i = 0; i + 1 < list.size(); ++i) {
    const std::string& low = list[i].name;
    if (!low.ends_with("_lo") || list[i + 1].name != low.substr(0, low.size() - 3) + "_hi") continue;
    if (list[i].bits != ~0u || list[i + 1].bits != ~0u || list[i].lanes != list[i + 1].lanes) continue;
    list[i].name.resize(low.size() - 3);
    list.erase(list.begin() + static_cast<ptrdiff_t>(i) + 1);
  }
}

void add_state(std::vector<ExplainedAccess>& list, std::string_view name) {
  for (const ExplainedAccess& access : list)
    if (access.name == name) return;
  list.push_back({.name = std::string(name), .bits = ~0u, .is_register = false, .lanes = ""});
}

struct StateName {
  isa::Implicit bit;
  std::string_view name;
};
constexpr StateName kStates[] = {
    {isa::Implicit::mode, "mode"},
    {isa::Implicit::memory, "memory"},
    {isa::Implicit::lds, "lds"},
    {isa::Implicit::gds, "gds"},
    {isa::Implicit::pc, "pc"},
    {isa::Implicit::hwreg, "hardware registers"},
    {isa::Implicit::vgpr_indexed, "VGPRs chosen when it runs"},
    {isa::Implicit::sgpr_indexed, "SGPRs chosen when it runs"},
};

void add_states(isa::ImplicitSet set, std::vector<ExplainedAccess>& list) {
  for (const StateName& state : kStates)
    if (isa::has(set, state.bit)) add_state(list, state.name);
}

bool same_place(const ExplainedAccess& a, const ExplainedAccess& b) { return a.name == b.name && a.lanes == b.lanes; }

void add(std::vector<ExplainedAccess>& list, ExplainedAccess access) {
  for (ExplainedAccess& known : list)
    if (same_place(known, access)) {
      known.bits |= access.bits;
      return;
    }
  list.push_back(std::move(access));
}

}  // namespace

void fill_accesses(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page) {
  const isa::Record& record = instruction.enc().record();
  const flow::Effects effects = flow::effects_of(target, instruction);
  const sem::Specialised meaning = sem::specialise(target, instruction);
  sem::Touched touched;
  if (meaning.refusal == sem::ProgramRefusal::none) touched = sem::touched(meaning.program);
  page.accesses_from_operands = effects.from_operands;
  for (const flow::Read& read : effects.reads) {
    const flow::Register reg = read.slot.number;
    if (read.bytes == 0) continue;
    add(page.reads,
        {.name = register_name(target, reg),
         .bits =
             reg == flow::kScc ? ~0u : bits_of(touched.vgprs_read, touched.sgprs_read, reg, bits_of_bytes(read.bytes)),
         .is_register = true,
         .lanes = lanes_words(read.lanes, read.lane, read.lane_mask, reg)});
  }
  for (const flow::Write& write : effects.writes) {
    const flow::Register reg = write.slot.number;
    add(page.writes, {.name = register_name(target, reg),
                      .bits = reg == flow::kScc ? ~0u
                                                : bits_of(touched.vgprs_written, touched.sgprs_written, reg,
                                                          bits_of_bytes(write.bytes)),
                      .is_register = true,
                      .lanes = written_lanes_words(write, reg)});
  }
  join_halves(page.reads);
  join_halves(page.writes);
  if (meaning.refusal != sem::ProgramRefusal::none) {
    add_states(record.reads, page.reads);
    add_states(record.writes, page.writes);
    return;
  }
  if (touched.reads_mode) add_state(page.reads, "mode");
  if (touched.writes_mode) add_state(page.writes, "mode");
  const auto memory_of = [&](isa::ImplicitSet set) {
    return isa::has(set, isa::Implicit::lds) && !isa::has(set, isa::Implicit::memory) ? "lds" : "memory";
  };
  if (touched.reads_memory) add_state(page.reads, memory_of(record.reads));
  if (touched.writes_memory) add_state(page.writes, memory_of(record.writes));
  if (touched.indexes_registers) add_state(page.reads, "registers chosen when it runs");
  if (touched.changes_flow || effects.control != flow::ControlFlow::none) add_state(page.writes, "pc");
}

}  // namespace lw::explain
