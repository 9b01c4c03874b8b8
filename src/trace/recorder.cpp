#include "trace/recorder.h"

#include <algorithm>
#include <bit>

#include "base/base.h"
#include "trace/banks.h"

namespace lw::trace {
namespace {

Pattern pattern_of(const events::Access& access) {
  bool linear = true, uniform = true;
  uint64_t rest = access.lanes;
  const uint64_t first = access.address[static_cast<size_t>(std::countr_zero(rest))];
  uint64_t expected = first;
  for (; rest != 0 && (linear || uniform); rest &= rest - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(rest))];
    linear &= address == expected;
    uniform &= address == first;
    expected += access.size_bytes;
  }
  return linear ? Pattern::linear : uniform ? Pattern::uniform : Pattern::other;
}

// Adds the distinct lines of the access, in the order of lanes.
void add_lines(const events::Access& access, std::vector<uint64_t>& lines) {
  const size_t first = lines.size();
  for (uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(rest))];
    const uint64_t last = (address + std::max(1u, access.size_bytes) - 1) / kLineBytes;
    for (uint64_t line = address / kLineBytes; line <= last; ++line) {
      if (lines.size() > first && lines.back() == line) continue;
      if (std::find(lines.begin() + static_cast<ptrdiff_t>(first), lines.end(), line) == lines.end())
        lines.push_back(line);
    }
  }
}

// Private memory lies in memory with the dwords of all lanes side by side (AMDGPU ABI, swizzled scratch). Every wave of
// the dispatch has memory of its own here; on hardware those that follow each other on a SIMD share it.
events::Access in_memory(const events::WaveId& wave, const events::Access& told) {
  constexpr uint64_t kScratch = uint64_t{1} << 52, kWaveBytes = uint64_t{1} << 26;
  events::Access result = told;
  const uint64_t base = kScratch + (wave.group * 32 + wave.wave) * kWaveBytes;
  for (uint64_t rest = told.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<size_t>(std::countr_zero(rest));
    const uint64_t offset = told.address[lane];
    result.address[lane] = base + offset / 4 * 4 * wave.lanes + lane * 4 + offset % 4;
  }
  return result;
}

// Whether every lane goes on right behind where it was.
bool continues(const events::Access& held, const events::Access& more) {
  if (more.space != held.space || more.kind != held.kind || more.lanes != held.lanes ||
      more.space == events::Space::private_memory)
    return false;
  for (uint64_t rest = held.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<size_t>(std::countr_zero(rest));
    if (more.address[lane] != held.address[lane] + held.size_bytes) return false;
  }
  return true;
}

}  // namespace

void Recorder::begin_group(const events::GroupStart& group) {
  group_ = {};
  group_.number = group.group;
  group_.waves.resize(group.waves);
}

void Recorder::before(const events::Instruction& instruction) {
  flush();
  const uint64_t word = (instruction.pc - code_begin_) / 4;
  LW_CHECK(word < kMostInstructions, "code of more than 512 MiB");
  const uint32_t low = (instruction.exec & 0xffff'ffff) != 0, high = instruction.exec >> 32 != 0;
  group_.waves[instruction.wave.wave].steps.push_back({static_cast<uint32_t>(word), low | high << 1, 0});
}

void Recorder::access(const events::Instruction& instruction, const events::Access& told) {
  if (told.lanes == 0) return;
  if (held_in_ != nullptr && continues(held_, told)) {
    held_.size_bytes += told.size_bytes;
    return;
  }
  flush();
  held_in_ = &group_.waves[instruction.wave.wave];
  held_ = told.space == events::Space::private_memory ? in_memory(instruction.wave, told) : told;
}

void Recorder::flush() {
  if (held_in_ == nullptr) return;
  WaveTrace& wave = *held_in_;
  held_in_ = nullptr;
  Access result;
  result.kind = held_.kind;
  result.space = held_.space;
  result.lanes = static_cast<uint8_t>(std::popcount(held_.lanes));
  result.size_bytes = static_cast<uint8_t>(std::min(64u, held_.size_bytes));
  result.pattern = pattern_of(held_);
  const BankCycles banks = held_.space == events::Space::scalar ? BankCycles{1, 1} : bank_cycles(held_);
  result.bank_cycles = static_cast<uint16_t>(banks.cycles);
  result.free_bank_cycles = static_cast<uint16_t>(banks.free);
  result.first_line = static_cast<uint32_t>(wave.lines.size());
  if (held_.space != events::Space::lds) add_lines(held_, wave.lines);
  result.line_count = static_cast<uint16_t>(wave.lines.size() - result.first_line);
  LW_CHECK(wave.steps.back().accesses < 7, "an instruction with more than seven accesses");
  wave.accesses.push_back(result);
  ++wave.steps.back().accesses;
}

void Recorder::end_group(const events::GroupStart&, events::OutcomeKind outcome) {
  flush();
  group_.ended = outcome == events::OutcomeKind::finished;
  deliver_(std::move(group_));
  group_ = {};
}

}  // namespace lw::trace
