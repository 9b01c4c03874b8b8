#include "trace/recorder.h"

#include <algorithm>
#include <bit>

#include "base/base.h"

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

// Whether `lanes`, some of the active ones, are in step (see LaneGroups).
bool in_step(const events::Access& access, uint64_t lanes) {
  const uint64_t first = access.address[static_cast<size_t>(std::countr_zero(lanes))];
  uint64_t expected = first;
  bool linear = true, uniform = true;
  for (; lanes != 0 && (linear || uniform); lanes &= lanes - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
    linear &= address == expected;
    uniform &= address == first;
    expected += access.size_bytes;
  }
  return linear || uniform;
}

// Whether the texels of `lanes` lie in one line.
bool in_one_line(const events::Access& access, uint64_t lanes) {
  const uint64_t line = access.address[static_cast<size_t>(std::countr_zero(lanes))] / kLineBytes;
  for (; lanes != 0; lanes &= lanes - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
    if (address / kLineBytes != line || (address + std::max(1u, access.size_bytes) - 1) / kLineBytes != line)
      return false;
  }
  return true;
}

LaneGroups groups_of(const events::Access& access, Pattern pattern) {
  constexpr unsigned kMostLanes = 64, kRow = 16, kQuad = 4;
  const bool all_in_step = pattern != Pattern::other;
  LaneGroups groups;
  for (unsigned row = 0; row < kMostLanes; row += kRow) {
    uint64_t run = 0;  // that the next quad may continue
    bool has_lanes = false;
    for (unsigned quad = row; quad < row + kRow; quad += kQuad) {
      const uint64_t lanes = access.lanes & uint64_t{0xf} << quad;
      if (lanes == 0) continue;
      has_lanes = true;
      ++groups.quads;
      const bool together = all_in_step || in_step(access, lanes);
      groups.apart += access.is_texel ? !in_one_line(access, lanes) : !together;
      if (run != 0 && (all_in_step || in_step(access, run | lanes))) {
        run |= lanes;
        continue;
      }
      ++groups.runs;
      run = together ? lanes : 0;
    }
    groups.rows += has_lanes;
  }
  return groups;
}

// Adds the distinct lines of the access that are not there from `first` on, in the order of lanes.
void add_lines(const events::Access& access, size_t first, std::vector<uint64_t>& lines) {
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

// Where the access touches the same lines as the wave's one before, they are kept once.
void share_lines(WaveTrace& wave, StepAccess& access) {
  if (wave.accesses.empty() || access.line_count == 0) return;
  const StepAccess& before = wave.accesses.back();
  if (before.line_count != access.line_count) return;
  const auto lines = wave.lines_of(access);
  if (!std::equal(lines.begin(), lines.end(), wave.lines_of(before).begin())) return;
  wave.lines.resize(access.first_line);
  access.first_line = before.first_line;
}

constexpr uint32_t kPartSteps = 1024;  // at most

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

void DispatchRecorder::begin_group(const events::GroupStart& group) {
  if (!wanted_) return;
  group_ = {};
  group_.number = group.group;
  group_.ended = false;
  group_.waves.resize(group.waves);
  places_.assign(group.waves, {});
  stride_ = 1;
  executed_ = 0;
}

void DispatchRecorder::begin_part(uint32_t w) {
  if (sampling_.is_too_large(executed_, group_.steps(), group_.bytes())) thin();
  const uint32_t number = places_[w].number();
  places_[w].keeps = number % stride_ == 0;
  WaveTrace& wave = group_.waves[w];
  if (places_[w].keeps)
    wave.parts.push_back(
        {number, static_cast<uint32_t>(wave.steps.size()), static_cast<uint32_t>(wave.accesses.size())});
}

void DispatchRecorder::thin() {
  stride_ *= 2;
  for (size_t w = 0; w < group_.waves.size(); ++w) {
    group_.waves[w].thin(stride_);
    places_[w].keeps &= places_[w].number() % stride_ == 0;
  }
}

void DispatchRecorder::set_apart(uint32_t w, uint32_t number) {
  flush();
  WaveTrace& wave = group_.waves[w];
  Place& place = places_[w];
  if (place.steps == 0) return;
  if (place.keeps) {
    wave.steps.pop_back();
    if (wave.parts.back().first_step == wave.steps.size()) wave.parts.pop_back();
  }
  if (number % stride_ == 0) {
    wave.parts.push_back(
        {number, static_cast<uint32_t>(wave.steps.size()), static_cast<uint32_t>(wave.accesses.size())});
    wave.steps.push_back(place.last);
  }
  place.steps = 0;
}

void DispatchRecorder::arrive(const events::WaveId& wave) {
  if (!wanted_) return;
  Place& place = places_[wave.wave];
  set_apart(wave.wave, place.barriers);
  ++place.barriers;
  place.since = 0;
}

void DispatchRecorder::end_wave(const events::WaveId& wave) {
  if (wanted_) set_apart(wave.wave, 0);
}

void DispatchRecorder::before(const events::ExecutedInstruction& instruction) {
  if (!wanted_) return;
  flush();
  const uint64_t word = (instruction.pc - code_begin_) / 4;
  LW_CHECK(word < kMostInstructions, "code of more than 512 MiB");
  const uint32_t low = (instruction.exec & 0xffff'ffff) != 0, high = instruction.exec >> 32 != 0;
  const uint32_t w = instruction.wave.wave;
  Place& place = places_[w];
  if (place.steps == kPartSteps) {
    ++place.since;
    place.steps = 0;
  }
  if (place.steps++ == 0) begin_part(w);
  ++executed_;
  place.last = {static_cast<uint32_t>(word), low | high << 1, 0};
  if (place.keeps) group_.waves[w].steps.push_back(place.last);
}

void DispatchRecorder::access(const events::ExecutedInstruction& instruction, const events::Access& told) {
  if (told.lanes == 0 || !wanted_ || !places_[instruction.wave.wave].keeps) return;
  if (held_in_ != nullptr && told.is_sampled && held_.is_sampled) {
    more_texels_.push_back(told);
    return;
  }
  if (held_in_ != nullptr && !told.is_texel && continues(held_, told)) {
    held_.size_bytes += told.size_bytes;
    return;
  }
  flush();
  held_in_ = &group_.waves[instruction.wave.wave];
  held_ = told.space == events::Space::private_memory ? in_memory(instruction.wave, told) : told;
}

std::optional<uint64_t> DispatchRecorder::cycle(const events::ExecutedInstruction& instruction) {
  if (!wanted_ || !cycle_) return std::nullopt;
  constexpr uint64_t kCyclesOfInstruction = 4;  // where the clock is not worked out
  Place& place = places_[instruction.wave.wave];
  const uint64_t since = instruction.number - place.clock_at;
  uint64_t cycle = place.clock + since * kCyclesOfInstruction;
  // Of a part of the trace nobody can tell.
  if (stride_ == 1)
    if (const std::optional<uint64_t> known = cycle_(group_, instruction.wave.wave))
      cycle = std::max(place.clock, *known);
  place.clock = cycle;
  place.clock_at = instruction.number;
  return cycle;
}

void DispatchRecorder::flush() {
  if (held_in_ == nullptr) return;
  WaveTrace& wave = *held_in_;
  held_in_ = nullptr;
  StepAccess result;
  result.kind = held_.kind;
  result.space = held_.space;
  result.lanes = static_cast<uint8_t>(std::popcount(held_.lanes));
  result.size_bytes = static_cast<uint8_t>(std::min(64u, held_.size_bytes));
  result.pattern = pattern_of(held_);
  const BankCycles banks = bank_cycles(held_, banks_);
  result.bank_cycles = static_cast<uint16_t>(banks.cycles);
  result.free_bank_cycles = static_cast<uint16_t>(banks.free);
  result.first_line = static_cast<uint32_t>(wave.lines.size());
  result.is_texel = held_.is_texel;
  if (held_.space != events::Space::lds) result.groups = groups_of(held_, result.pattern);
  if (held_.space != events::Space::lds) add_lines(held_, result.first_line, wave.lines);
  // What a sampler takes for a lane is one access.
  for (const events::Access& more : more_texels_) add_lines(more, result.first_line, wave.lines);
  constexpr size_t kTexelsOfQuad = 4;
  if (held_.is_sampled) result.quads = static_cast<uint8_t>(more_texels_.size() / kTexelsOfQuad + 1);
  more_texels_.clear();
  result.line_count = static_cast<uint16_t>(wave.lines.size() - result.first_line);
  share_lines(wave, result);
  LW_CHECK(wave.steps.back().accesses < 7, "an instruction with more than seven accesses");
  wave.accesses.push_back(result);
  ++wave.steps.back().accesses;
}

void DispatchRecorder::end_group(const events::GroupStart&, events::OutcomeKind outcome) {
  if (!wanted_) return;
  flush();
  group_.ended = outcome == events::OutcomeKind::finished;
  const uint64_t recorded = group_.steps();
  group_.weight =
      sampling_.weight() * static_cast<double>(executed_) / static_cast<double>(std::max<uint64_t>(1, recorded));
  sampling_.ended(executed_, recorded);
  for (WaveTrace& wave : group_.waves) {
    wave.steps.shrink_to_fit();
    wave.accesses.shrink_to_fit();
    wave.lines.shrink_to_fit();
  }
  deliver_(std::move(group_));
  group_ = {};
}

}  // namespace lw::trace
