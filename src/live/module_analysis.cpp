#include "live/module_analysis.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "bytes/bytes.h"
#include "live/holders.h"
#include "live/registers.h"
#include "report/occupancy.h"
#include "report/unit_names.h"
#include "text/printer.h"

namespace lw::live {
namespace {

using report::LiveFunction;
using report::RegisterFile;

report::CodeMix report_mix(const flow::CodeMix& code) {
  report::CodeMix out;
  out.instructions = code.instructions;
  out.code_bytes = code.code_bytes;
  for (const auto& [unit, count] : code.by_unit) out.by_unit.push_back({std::string(report::unit_name(unit)), count});
  out.literals = code.literals;
  out.vector_float = code.vector_float;
  out.packed = code.packed;
  out.sdwa = code.sdwa;
  out.dpp = code.dpp;
  out.waits = code.waits;
  out.nops = code.nops;
  out.branches = code.branches;
  out.no_meaning = code.no_meaning;
  out.undecodable = code.undecodable;
  return out;
}

// Lines count from instruction `first`.
report::AccessMix report_access(const flow::AccessMix& access, size_t first) {
  report::AccessMix out;
  out.mnemonic = access.mnemonic;
  out.unit = report::unit_name(access.unit);
  out.kind = flow::memory_kind_name(access.kind);
  out.count = access.count;
  out.bytes_per_lane = access.bytes_per_lane;
  out.is_load = access.is_load;
  out.is_store = access.is_store;
  out.is_atomic = access.is_atomic;
  out.d16 = access.d16;
  out.is_pair = access.is_pair;
  out.stride_bytes = access.stride_bytes;
  out.strides = access.strides;
  for (const uint32_t i : access.instructions) out.lines.push_back(static_cast<uint32_t>(i - first + 1));
  return out;
}

// The kernel or function that is named; else all kernels, or all functions if there is no kernel. By entry.
std::vector<bool> wanted_entries(const input::CodeModule& module, const LiveOptions& options) {
  const bool has_kernels = std::ranges::any_of(module.entries, &input::CodeEntry::is_kernel);
  std::vector<bool> wanted;
  for (const input::CodeEntry& entry : module.entries) {
    if (!options.kernel.empty() || !options.function.empty())
      wanted.push_back(entry.name == (entry.is_kernel ? options.kernel : options.function));
    else
      wanted.push_back(entry.is_kernel || !has_kernels);
  }
  return wanted;
}

}  // namespace

ModuleAnalysis::ModuleAnalysis(input::CodeModule module, std::vector<bool> wanted, const LiveOptions& options)
    : options_(options), read_(std::move(module), std::move(wanted)) {}

std::shared_ptr<ModuleAnalysis> ModuleAnalysis::make(input::CodeModule module, const LiveOptions& options) {
  std::vector<bool> wanted = wanted_entries(module, options);
  std::shared_ptr<ModuleAnalysis> self(new ModuleAnalysis(std::move(module), std::move(wanted), options));
  flow::LivenessOptions liveness;
  liveness.live_out = options.live_out;
  self->liveness_ = std::make_unique<flow::Liveness>(self->code(), self->graph(), liveness);
  if (options.details) self->hazards_ = input::hazards_of(self->read_);
  return self;
}

std::vector<LiveFunction> ModuleAnalysis::functions(std::vector<std::string>& not_modelled) const {
  std::vector<LiveFunction> list;
  for (const Extent& extent : read_.wanted()) list.push_back(fill(extent, not_modelled));
  return list;
}

LiveFunction ModuleAnalysis::fill(const Extent& extent, std::vector<std::string>& not_modelled) const {
  LiveFunction f;
  f.file = read_.module().file;
  f.name = extent.entry->name;
  f.target = read_.module().target->name;
  f.is_kernel = extent.entry->is_kernel;
  f.wave_size = read_.module().target->wave_size;
  f.has_wave_sizes = read_.module().target->has(isa::Feature::wave32);
  f.from_descriptor = extent.entry->states_vgprs;
  f.instructions = extent.last - extent.first;
  f.code = report_mix(flow::code_mix(read_.code(), extent.first, extent.last));
  object::KernelResources resources =
      fill_registers(*liveness_, extent.first, extent.last, extent.function, *extent.entry, f);
  if (options_.workgroup_size != 0) resources.workgroup_size = options_.workgroup_size;
  f.lds_bytes = resources.lds_bytes;
  f.scratch_bytes = resources.scratch_bytes;
  f.vgpr_spills = resources.vgpr_spills;
  f.sgpr_spills = resources.sgpr_spills;
  f.workgroup_size = resources.workgroup_size;
  for (RegisterFile* file : {&f.vgprs, &f.sgprs, &f.agprs})
    file->peak_text = read_.text(extent.first + file->peak_line - 1);
  fill_occupancy(resources, f);
  fill_notes(extent, f, not_modelled);
  if (options_.details) fill_details(extent, f);
  f.graphviz = [self = shared_from_this(), function = extent.function] {
    return flow::graphviz(self->code(), self->graph(), function, [&](size_t i) { return self->read_.text(i); });
  };
  return f;
}

void ModuleAnalysis::fill_occupancy(const object::KernelResources& kernel, LiveFunction& f) const {
  const isa::TargetLimits& own = *read_.module().target->limits;
  std::vector<const isa::Device*> devices;
  if (options_.device != nullptr) devices.push_back(options_.device);
  for (const bool of_target : {true, false})
    for (const isa::Device& device : isa::devices())
      if (&device != options_.device && (device.target() == own.target) == of_target &&
          device.limits->family == own.family)
        devices.push_back(&device);
  const auto steps = [](const std::vector<timing::OccupancyStep>& list) {
    std::vector<report::OccupancyStep> result;
    for (const timing::OccupancyStep& step : list) result.push_back({step.waves_per_simd, step.most});
    return result;
  };
  for (const isa::Device* device : devices) {
    const isa::TargetLimits& limits = *device->limits;
    report::DeviceOccupancy out;
    out.target = limits.target;
    out.fits = report::occupancy_info(device->name, timing::occupancy(limits, kernel));
    const timing::NextSteps next = timing::next_steps(limits, kernel);
    const auto give_up = [&](std::string_view resource, const std::optional<timing::NextStep>& step) {
      if (step) out.next_step.push_back({std::string(resource), step->give_up, step->keep, step->waves_per_simd});
    };
    give_up("VGPRs", next.vgprs);
    give_up("SGPRs", next.sgprs);
    give_up("bytes of LDS", next.lds_bytes);
    out.vgpr_steps = steps(timing::vgpr_steps(limits, kernel.wave_size));
    out.sgpr_steps = steps(timing::sgpr_steps(limits));
    out.lds_steps = steps(timing::lds_steps(limits, kernel));
    f.occupancy.push_back(std::move(out));
  }
}

void ModuleAnalysis::fill_notes(const Extent& extent, LiveFunction& f, std::vector<std::string>& not_modelled) const {
  const auto line_of = [&](size_t i) { return static_cast<uint32_t>(i - extent.first + 1); };
  for (const flow::Note& note : read_.graph().notes)
    if (note.instruction >= extent.first && note.instruction < extent.last)
      f.notes.push_back({line_of(note.instruction), note.text});
  if (f.code.no_meaning != 0) {
    std::set<std::string_view> mnemonics;
    for (size_t i = extent.first; i < extent.last; ++i)
      if (read_.code().at(i).is_instruction && read_.code().effects(i).from_operands)
        mnemonics.insert(isa::encoding(read_.code().effects(i).encoding).mnemonic());
    std::string list;
    for (const std::string_view mnemonic : mnemonics) list += fmt::format("{}{}", list.empty() ? "" : ", ", mnemonic);
    f.notes.push_back(
        {0, fmt::format("{} without a recorded meaning; reads and writes are taken from the operands: {}",
                        f.code.no_meaning == 1 ? "1 instruction" : fmt::format("{} instructions", f.code.no_meaning),
                        list)});
  }
  note_image_addresses(extent, f);
  note_unwritten(extent, f);
  if (extent.entry->states_vgprs && f.vgprs.named > f.vgprs.allocated)
    f.notes.push_back({0, fmt::format("the code names v{}, the descriptor allocates {} VGPRs", f.vgprs.named - 1,
                                      f.vgprs.allocated)});
  for (size_t at = extent.first; at < extent.last;) {
    const flow::Block& block = read_.graph().blocks[read_.graph().block_of(at)];
    at = std::max<size_t>(block.end, at + 1);
    if (!block.reachable) continue;
    const std::optional<size_t> word = read_.undecodable_after(block);
    if (!word) continue;
    not_modelled.push_back(
        fmt::format("{}: {}: line {} ({:#x}): {} is not a known instruction of {}; liveness before it is unknown",
                    f.file, f.name, line_of(*word), read_.code().address(*word), read_.text(*word), f.target));
  }
}

// Before targets whose image instructions say how many dimensions the image has.
void ModuleAnalysis::note_image_addresses(const Extent& extent, LiveFunction& f) const {
  std::vector<bool> is_image(read_.code().effects_count());
  for (uint32_t number = 0; number < is_image.size(); ++number)
    is_image[number] = inst::is_image(isa::encoding(read_.code().effects_at(number).encoding).format);
  if (std::ranges::find(is_image, true) == is_image.end()) return;
  for (size_t i = extent.first; i < extent.last; ++i) {
    if (!read_.code().at(i).is_instruction || !is_image[read_.code().at(i).effects]) continue;
    const inst::Instruction image = read_.instruction(i);
    const unsigned least = inst::least_image_address_dwords(*read_.module().target, image);
    const unsigned most = inst::touched(*read_.module().target, image, inst::kImageAddress).read;
    if (least >= most) continue;
    const auto address = static_cast<flow::Register>(image.operand[inst::kImageAddress]);
    f.notes.push_back({static_cast<uint32_t>(i - extent.first + 1),
                       fmt::format("the address has {} to {} registers, because the instruction does not give the "
                                   "image's dimensions; registers up to {} count as read",
                                   least, most, flow::register_name(static_cast<flow::Register>(address + most - 1)))});
  }
}

// Registers that are read though nothing has written them.
void ModuleAnalysis::note_unwritten(const Extent& extent, LiveFunction& f) const {
  const flow::Unwritten& unwritten = liveness_->unwritten();
  if (!unwritten.any()) return;
  std::map<flow::Register, size_t> first_read;
  for (size_t i = extent.first; i < extent.last;) {
    const flow::BlockId id = read_.graph().block_of(i);
    for (; i < std::min<size_t>(extent.last, read_.graph().blocks[id].end); ++i) {
      if (!read_.code().at(i).is_instruction) continue;
      for (const flow::Read& read : read_.code().effects(i).reads)
        if (const flow::Register reg = read_.code().resolve(i, read.slot); unwritten.is_unwritten(id, i, reg))
          first_read.try_emplace(reg, i);
    }
  }
  std::map<size_t, std::string> by_instruction;
  for (const auto& [reg, i] : first_read) {
    std::string& names = by_instruction[i];
    if (!names.empty()) names += ", ";
    names += flow::register_name(reg);
  }
  for (const auto& [i, names] : by_instruction)
    f.notes.push_back({static_cast<uint32_t>(i - extent.first + 1),
                       fmt::format("reads {}, which nothing has written: not counted as live", names)});
}

void ModuleAnalysis::fill_details(const Extent& extent, LiveFunction& f) const {
  f.vgprs_by_line.resize(f.instructions);
  f.sgprs_by_line.resize(f.instructions);
  for (size_t i = 0; i < f.instructions; ++i) {
    f.vgprs_by_line[i] = static_cast<uint16_t>(liveness_->vgprs(extent.first + i));
    f.sgprs_by_line[i] = static_cast<uint16_t>(liveness_->sgprs(extent.first + i));
  }
  fill_memory(extent, f);
  const flow::Ranges ranges = flow::live_ranges(*liveness_, extent.first, extent.last);
  const RegisterFile& file = options_.sgprs ? f.sgprs : f.vgprs;
  f.holders = holders_at(read_.code(), ranges, extent.first, extent.first + file.peak_line - 1, options_.sgprs);
  if (read_.module().source)
    for (report::LiveHolder& holder : f.holders) {
      if (holder.live_in || holder.definition_line == 0) continue;
      const auto place = read_.module().source(read_.code().address(extent.first + holder.definition_line - 1));
      if (!place) continue;
      holder.source_file = place->file;
      holder.source_line = place->line;
    }
  f.ranges = report_ranges(ranges, extent.first);
  const std::span<const lanewise::LintFinding> hazards = hazards_in(extent);
  f.hazards.assign(hazards.begin(), hazards.end());
  f.rows = [self = shared_from_this(), extent](const report::RowVisitor& visit) { self->visit_rows(extent, visit); };
}

void ModuleAnalysis::fill_memory(const Extent& extent, LiveFunction& f) const {
  flow::MemoryMix memory = flow::memory_mix(read_.code(), read_.graph(), liveness_->masks(), extent.first, extent.last,
                                            [&](size_t i) { return read_.instruction(i); });
  for (const flow::AccessMix& access : memory.accesses)
    f.memory.accesses.push_back(report_access(access, extent.first));
  for (const flow::BankConflict& c : memory.conflicts)
    f.memory.conflicts.push_back({.line = static_cast<uint32_t>(c.instruction - extent.first + 1),
                                  .ways = c.ways,
                                  .affine = c.affine,
                                  .stride_bytes = c.stride_bytes,
                                  .assumed = c.assumed});
  f.memory.lds_unknown = memory.lds_unknown;
  f.memory.lds_lane_moves = memory.lds_lane_moves;
  f.memory.assumption = std::move(memory.assumption);
}

// Symbols, and names for the places that branches go to.
std::vector<input::CodeLabel> ModuleAnalysis::labels_of(const Extent& extent) const {
  const uint64_t begin = read_.code().address(extent.first);
  const uint64_t end = read_.code().end_address(extent.last - 1);
  std::set<uint64_t> targets;
  for (size_t i = extent.first; i < extent.last; ++i) {
    if (!read_.code().at(i).is_instruction) continue;
    const flow::ControlFlow control = read_.code().effects(i).control;
    if (control == flow::ControlFlow::branch || control == flow::ControlFlow::conditional)
      targets.insert(read_.code().end_address(i) + static_cast<uint64_t>(int64_t{4} * read_.code().at(i).immediate));
  }
  for (const auto& [block, successor] : read_.graph().more_successors)
    targets.insert(read_.code().address(read_.graph().blocks[successor].first));
  std::vector<input::CodeLabel> labels;
  for (const input::CodeLabel& label : read_.module().labels) {
    const bool is_own_name = label.address == begin && label.name == extent.entry->name;
    if (label.address < begin || label.address >= end || is_own_name) continue;
    if (!labels.empty() && labels.back().address == label.address) continue;
    labels.push_back(label);
    targets.erase(label.address);
  }
  unsigned number = 0;
  for (const uint64_t target : targets)
    if (target >= begin && target < end) labels.push_back({target, fmt::format("L{}", ++number)});
  std::sort(labels.begin(), labels.end(),
            [](const input::CodeLabel& a, const input::CodeLabel& b) { return a.address < b.address; });
  return labels;
}

std::string ModuleAnalysis::lanes_text(const Extent& extent, const flow::Live& live) const {
  const flow::Masks& masks = liveness_->masks();
  std::string text;
  if (live.lanes == flow::kNoLanes) {
    text = "none";
  } else if (live.lanes != flow::kAllLanes && live.lanes != flow::kUnknownMask &&
             live.lanes != masks.exec_at_entry(extent.function)) {
    const auto place = [&](size_t i) {
      return i >= extent.first && i < extent.last ? fmt::format("line {}", i - extent.first + 1)
                                                  : fmt::format("{:#x}", read_.code().address(i));
    };
    for (const flow::MaskId part : masks.parts(live.lanes)) {
      const flow::Mask& mask = masks.at(part);
      std::string one;
      if (mask.instruction != UINT32_MAX)
        one = fmt::format("those of the mask that {} makes", place(mask.instruction));
      else if (mask.block != flow::kNoBlock)
        one = fmt::format("those enabled where {} is reached", place(read_.graph().blocks[mask.block].first));
      else if (mask.function < read_.graph().functions.size())
        one = fmt::format("those enabled when {} is entered", read_.graph().functions[mask.function].name);
      text += (text.empty() ? "" : " and ") + one;
    }
  }
  if (live.lane_mask == ~uint64_t{0}) return text;
  return fmt::format("{}{}{:#018x}", text, text.empty() ? "" : ", of ", live.lane_mask);
}

std::span<const lanewise::LintFinding> ModuleAnalysis::hazards_in(const Extent& extent) const {
  const auto address = [](const lanewise::LintFinding& finding) { return finding.at.address; };
  const auto first = std::ranges::lower_bound(hazards_, read_.code().address(extent.first), {}, address);
  const auto last =
      std::ranges::lower_bound(first, hazards_.end(), read_.code().end_address(extent.last - 1), {}, address);
  return {first, last};
}

void ModuleAnalysis::visit_rows(const Extent& extent, const report::RowVisitor& visit) const {
  const std::vector<input::CodeLabel> labels = labels_of(extent);
  const auto label_at = [&](uint64_t address) -> std::string_view {
    const auto found = std::lower_bound(labels.begin(), labels.end(), address,
                                        [](const input::CodeLabel& l, uint64_t a) { return l.address < a; });
    return found != labels.end() && found->address == address ? std::string_view(found->name) : std::string_view();
  };
  std::map<std::pair<flow::MaskId, uint64_t>, std::string> lanes;
  std::vector<report::LiveRegister> live;
  std::vector<report::RegisterAccess> accesses;
  std::string source_file;
  text::OutputBuffer text_buffer({}, 1024);
  std::span<const lanewise::LintFinding> hazards = hazards_in(extent);  // of this row and those behind it
  liveness_->rows(extent.first, extent.last, [&](const flow::Row& row) {
    const size_t i = row.instruction;
    report::LiveRow out;
    out.line = static_cast<uint32_t>(i - extent.first + 1);
    out.address = read_.code().address(i);
    out.size_bytes = read_.code().at(i).size_bytes;
    text_buffer.clear();
    std::string word;
    if (const inst::Instruction decoded = read_.instruction(i); decoded.valid())
      text::print(*read_.module().target, decoded, text_buffer);
    else
      text_buffer.append(read_.text(i));
    out.text = text_buffer.view();
    out.label = label_at(out.address);
    if (read_.code().at(i).is_instruction) {
      const flow::ControlFlow control = read_.code().effects(i).control;
      if (control == flow::ControlFlow::branch || control == flow::ControlFlow::conditional)
        out.target_label =
            label_at(read_.code().end_address(i) + static_cast<uint64_t>(int64_t{4} * read_.code().at(i).immediate));
    }
    if (read_.module().source) {
      if (std::optional<input::SourcePlace> place = read_.module().source(out.address)) {
        source_file = std::move(place->file);
        out.source_file = source_file;
        out.source_line = place->line;
      }
    }
    live.clear();
    for (const flow::Live& l : row.live) {
      const auto [found, is_new] = lanes.try_emplace({l.lanes, l.lane_mask});
      if (is_new) found->second = lanes_text(extent, l);
      // SCC is a bit and has no other bytes.
      live.push_back({l.reg, l.reg == flow::kScc ? flow::kAllBytes : l.bytes, found->second});
    }
    accesses.clear();
    for (const flow::InstructionAccess& a : row.accesses)
      accesses.push_back({a.reg, a.read != 0 || a.keeps, a.written != 0, a.live_after});
    out.live = live;
    out.accesses = accesses;
    out.vgprs = row.vgprs;
    out.sgprs = row.sgprs;
    out.agprs = row.agprs;
    out.reachable = row.reachable;
    size_t here = 0;
    while (here < hazards.size() && hazards[here].at.address == out.address) ++here;
    out.hazards = hazards.first(here);
    hazards = hazards.subspan(here);
    visit(out);
  });
}

}  // namespace lw::live
