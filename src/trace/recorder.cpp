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

}  // namespace

void Recorder::begin_group(const events::GroupStart& group) {
  group_ = {};
  group_.number = group.group;
  group_.waves.resize(group.waves);
}

void Recorder::before(const events::Instruction& instruction) {
  const uint64_t word = (instruction.pc - code_begin_) / 4;
  LW_CHECK(word < kMostInstructions, "code of more than 512 MiB");
  const uint32_t low = (instruction.exec & 0xffff'ffff) != 0, high = instruction.exec >> 32 != 0;
  group_.waves[instruction.wave.wave].steps.push_back({static_cast<uint32_t>(word), low | high << 1, 0});
}

void Recorder::access(const events::Instruction& instruction, const events::Access& told) {
  if (told.lanes == 0) return;
  events::Access swizzled;
  if (told.space == events::Space::private_memory) swizzled = in_memory(instruction.wave, told);
  const events::Access& access = told.space == events::Space::private_memory ? swizzled : told;
  WaveTrace& wave = group_.waves[instruction.wave.wave];
  Access result;
  result.kind = access.kind;
  result.space = access.space;
  result.lanes = static_cast<uint8_t>(std::popcount(access.lanes));
  result.size_bytes = static_cast<uint8_t>(std::min(64u, access.size_bytes));
  result.pattern = pattern_of(access);
  const BankCycles banks = access.space == events::Space::scalar ? BankCycles{1, 1} : bank_cycles(access);
  result.bank_cycles = static_cast<uint16_t>(banks.cycles);
  result.free_bank_cycles = static_cast<uint16_t>(banks.free);
  result.first_line = static_cast<uint32_t>(wave.lines.size());
  if (access.space != events::Space::lds) add_lines(access, wave.lines);
  result.line_count = static_cast<uint16_t>(wave.lines.size() - result.first_line);
  wave.accesses.push_back(result);
  ++wave.steps.back().accesses;
}

void Recorder::end_group(const events::GroupStart&, events::OutcomeKind outcome) {
  group_.ended = outcome == events::OutcomeKind::finished;
  deliver_(std::move(group_));
  group_ = {};
}

}  // namespace lw::trace
