#include "observe/wave_recorder.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>

#include "isa/machines.h"
#include "isa/operand_values.h"
#include "observe/row.h"

namespace lw::observe {
namespace {

using lanewise::RecordedWave;

constexpr uint64_t kDefaultSteps = 1'000'000, kDefaultBytes = uint64_t{512} << 20;

template <class Value>
void append_of_lanes(uint64_t lanes, const Value& of_lane, auto& list) {
  for (uint64_t left = lanes; left != 0; left &= left - 1)
    list.push_back(of_lane(static_cast<unsigned>(std::countr_zero(left))));
}

}  // namespace

WaveRecorder::WaveRecorder(code::CodeFacts& facts, const StepFilter& filter, const lanewise::RecordingRequest& limits)
    : Steps(facts, filter),
      most_steps_(limits.most_steps != 0 ? limits.most_steps : kDefaultSteps),
      most_bytes_(limits.most_bytes != 0 ? limits.most_bytes : kDefaultBytes) {}

size_t WaveRecorder::wave_of(const events::ExecutedInstruction& instruction) {
  const auto [at, is_new] =
      index_of_.try_emplace({instruction.wave.group, instruction.wave.wave}, recording_.waves.size());
  if (!is_new) return at->second;
  RecordedWave& wave = recording_.waves.emplace_back();
  wave.workgroup = instruction.wave.workgroup;
  wave.wave = instruction.wave.wave;
  wave.lanes = instruction.wave.lanes;
  wave.sgprs = facts().target().limits->addressable_sgprs;
  const events::Registers& registers = instruction.registers;
  static_assert(std::tuple_size_v<decltype(wave.first.scalars)> == isa::kScalarRegisters);
  std::copy_n(registers.sgprs, isa::kScalarRegisters, wave.first.scalars.begin());
  wave.first.scc = registers.scc;
  wave.first.vgprs.assign(registers.vgprs, registers.vgprs + size_t{registers.vgpr_count} * kRowWords);
  bytes_ += sizeof wave + wave.first.vgprs.size() * sizeof(uint32_t);
  return at->second;
}

size_t WaveRecorder::instruction_at(uint64_t pc) {
  const auto [at, is_new] = instruction_of_.try_emplace(pc, recording_.instructions.size());
  if (!is_new) return at->second;
  lanewise::RecordedInstruction& instruction = recording_.instructions.emplace_back();
  instruction.address = facts().in_object(pc);
  instruction.text = facts().at(pc).text;
  if (const auto line = facts().line(pc)) instruction.source = fmt::format("{}:{}", line->file, line->line);
  return at->second;
}

bool WaveRecorder::begin_step(const events::ExecutedInstruction& instruction) {
  // A wave with a missing step would have wrong registers from there on: once the memory is full, no wave goes on.
  if (bytes_ >= most_bytes_) {
    ++steps_when_full_;
    return false;
  }
  RecordedWave& wave = recording_.waves[wave_of(instruction)];
  if (wave.steps.size() < most_steps_) return true;
  ++steps_beyond_;
  return false;
}

void WaveRecorder::add_write(RecordedWave& wave, const WrittenRegister& write) {
  wave.writes.push_back({write.reg, write.lanes, wave.values.size()});
  if (write.is_scalar())
    wave.values.push_back(write.after[0]);
  else
    append_of_lanes(
        write.lanes, [&](unsigned lane) { return write.after[lane]; }, wave.values);
}

void WaveRecorder::add_access(RecordedWave& wave, const RecordedAccess& access) {
  wave.accesses.push_back({events::access_name(access.kind), events::space_name(access.space), access.size_bytes,
                           access.lanes, wave.addresses.size()});
  append_of_lanes(
      access.lanes, [&](unsigned lane) { return access.address[lane]; }, wave.addresses);
}

void WaveRecorder::end_step(StepTaken& step) {
  RecordedWave& wave = recording_.waves[wave_of(step.instruction)];
  const auto size = [&] {
    return wave.writes.size() * sizeof wave.writes[0] + wave.values.size() * sizeof wave.values[0] +
           wave.accesses.size() * sizeof wave.accesses[0] + wave.addresses.size() * sizeof wave.addresses[0];
  };
  const uint64_t before = size();
  wave.steps.push_back(
      {instruction_at(step.instruction.pc), step.instruction.number, wave.writes.size(), wave.accesses.size()});
  for (const WrittenRegister& write : step.writes) add_write(wave, write);
  for (const RecordedAccess& access : step.accesses) add_access(wave, access);
  bytes_ += sizeof wave.steps[0] + size() - before;
}

lanewise::Recording WaveRecorder::take() {
  // Instructions were numbered in the order in which they first executed.
  std::vector<size_t> order(recording_.instructions.size()), place(order.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::sort(order, {}, [&](size_t i) { return recording_.instructions[i].address; });
  std::vector<lanewise::RecordedInstruction> sorted;
  for (size_t i = 0; i < order.size(); ++i) {
    sorted.push_back(std::move(recording_.instructions[order[i]]));
    place[order[i]] = i;
  }
  recording_.instructions = std::move(sorted);
  for (RecordedWave& wave : recording_.waves)
    for (lanewise::RecordedStep& step : wave.steps) step.instruction = place[step.instruction];
  if (steps_beyond_ != 0)
    recording_.left_out.push_back(fmt::format(
        "{} executed instructions are left out: the recording has at most {} per wave", steps_beyond_, most_steps_));
  if (steps_when_full_ != 0)
    recording_.left_out.push_back(
        fmt::format("{} executed instructions are left out: the recording has reached its limit of {} MiB",
                    steps_when_full_, most_bytes_ >> 20));
  return std::move(recording_);
}

}  // namespace lw::observe
