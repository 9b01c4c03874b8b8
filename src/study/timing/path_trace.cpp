#include "study/timing/path_trace.h"

#include <fmt/format.h>

#include <map>

namespace lw::study {
namespace {

// Bytes of a lane, from the name: global_load_b64, ds_store_b128, global_load_u8.
uint8_t lane_bytes(std::string_view mnemonic) {
  constexpr std::pair<std::string_view, uint8_t> kSizes[] = {
      {"b128", 16}, {"b96", 12}, {"b64", 8}, {"u64", 8}, {"f64", 8}};
  for (const auto& [suffix, bytes] : kSizes)
    if (mnemonic.find(suffix) != std::string_view::npos) return bytes;
  return 4;
}

// More than any kernel of a case executes in one wave.
constexpr size_t kMostSteps = 4'000'000;

}  // namespace

void add_step(trace::WaveTrace& trace, const code::InstructionFacts& facts, uint32_t word, uint32_t wave) {
  constexpr uint64_t kArguments = 0x10000, kBuffers = 0x1000000, kBufferBytes = 0x100000;
  trace::TraceStep step{word, 1, 0};
  trace::StepAccess access;
  access.lanes = 32;
  access.kind = facts.mnemonic().find("atomic") != std::string_view::npos  ? events::AccessKind::atomic
                : facts.mnemonic().find("store") != std::string_view::npos ? events::AccessKind::store
                                                                           : events::AccessKind::load;
  access.size_bytes = lane_bytes(facts.mnemonic());
  access.first_line = static_cast<uint32_t>(trace.lines.size());
  const auto add_lines = [&](uint64_t address, uint32_t bytes) {
    for (uint64_t line = address / trace::kLineBytes; line <= (address + bytes - 1) / trace::kLineBytes; ++line)
      trace.lines.push_back(line);
  };
  bool has_access = facts.effects->control == flow::ControlFlow::none;
  switch (facts.unit()) {
    case isa::Unit::smem:
      access.space = events::Space::scalar;
      access.lanes = 1;
      access.size_bytes = static_cast<uint8_t>(4 * facts.effects->writes.size());
      add_lines(kArguments, access.size_bytes);
      break;
    case isa::Unit::lds:
      access.space = events::Space::lds;
      access.bank_cycles = access.free_bank_cycles = static_cast<uint16_t>(access.size_bytes / 4);
      break;
    case isa::Unit::vmem:
    case isa::Unit::flat:
      access.bank_cycles = access.free_bank_cycles = 1;
      add_lines(
          kBuffers + kBufferBytes * (facts.instruction.operand[2] & 127) + uint64_t{wave} * 32 * access.size_bytes,
          32 * access.size_bytes);
      break;
    default: has_access = false;
  }
  if (has_access) {
    access.line_count = static_cast<uint16_t>(trace.lines.size() - access.first_line);
    step.accesses = 1;
    trace.accesses.push_back(access);
  }
  trace.steps.push_back(step);
}

Result<std::vector<uint64_t>> straight_path(code::CodeFacts& facts, uint64_t entry, uint32_t loops) {
  std::vector<uint64_t> path;
  std::map<uint64_t, uint32_t> taken;  // of the branch there
  for (uint64_t pc = entry; path.size() < kMostSteps;) {
    if (!facts.contains(pc)) return Error{fmt::format("the path goes to {:#x}, where there is no code", pc)};
    const code::InstructionFacts& at = facts.at(pc);
    if (!at.valid()) return Error{fmt::format("no instruction at {:#x}", pc)};
    path.push_back(pc);
    const uint64_t next = pc + at.instruction.size_bytes;
    const uint8_t slot = at.effects->immediate;
    const int32_t words = slot == flow::RegisterSlot::kFixed ? 0 : static_cast<int32_t>(at.instruction.operand[slot]);
    const uint64_t label = next + static_cast<uint64_t>(int64_t{words} * 4);
    switch (at.effects->control) {
      case flow::ControlFlow::end: return path;
      case flow::ControlFlow::none: pc = next; break;
      case flow::ControlFlow::branch: pc = label; break;
      case flow::ControlFlow::conditional:
        if (label <= pc && ++taken[pc] < loops) {
          pc = label;
        } else {
          taken[pc] = 0;
          pc = next;
        }
        break;
      default: return Error{fmt::format("{} at {:#x}: its target is unknown", at.text, pc)};
    }
  }
  return Error{"the kernel does not end"};
}

}  // namespace lw::study
