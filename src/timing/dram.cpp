#include "timing/dram.h"

#include <algorithm>

namespace lw::timing {

DramShape faster(DramShape shape, double factor) {
  for (Ticks DramTimes::*time :
       {&DramTimes::burst, &DramTimes::same_group, &DramTimes::row_to_read, &DramTimes::row_to_write,
        &DramTimes::precharge, &DramTimes::row_open, &DramTimes::row_to_row, &DramTimes::four_rows,
        &DramTimes::read_to_precharge, &DramTimes::write_to_precharge, &DramTimes::read_to_write,
        &DramTimes::write_to_read, &DramTimes::refresh})
    shape.times.*time = static_cast<Ticks>(static_cast<double>(shape.times.*time) / factor);
  return shape;
}

uint64_t Dram::hashed_block(uint64_t address, uint32_t interleave_bytes) {
  const uint64_t block = address / interleave_bytes;
  return block ^ block >> 7 ^ block >> 13;
}

// A row of a channel holds consecutive blocks of that channel. Consecutive rows lie in different banks, and bits of the
// row's number above are mixed into the bank's, so that streams that are a power of two apart do not meet in one bank
// (permutation-based interleaving; which hash AMD uses is not published).
void Dram::add(uint64_t time, uint64_t address, uint32_t bytes, bool is_write, uint32_t token) {
  const uint64_t block = hashed_block(address, shape_.interleave_bytes);
  const uint64_t in_channel = block / shape_.channels;
  const uint64_t row = in_channel / std::max(1u, shape_.row_bytes / shape_.interleave_bytes);
  const uint32_t banks = shape_.times.banks;
  const auto shift = static_cast<uint32_t>(std::countr_zero(banks));
  const uint64_t bank = (row ^ row >> shift ^ row >> 2 * shift ^ row >> 3 * shift) % banks;
  const uint64_t channel = block % shape_.channels;
  channels_[channel].add({.arrival = static_cast<Ticks>(time) * kTicks,
                          .row = row / banks,
                          .token = token,
                          .bank = static_cast<uint16_t>(bank),
                          .bursts = static_cast<uint16_t>((bytes + shape_.burst_bytes - 1) / shape_.burst_bytes),
                          .is_write = is_write});
  next_[channel] = channels_[channel].next_decision();
}

uint64_t Dram::next_decision() const {
  const Ticks next = std::ranges::min(next_);
  return next == kNeverTicks ? UINT64_MAX : static_cast<uint64_t>(next / kTicks);
}

// A channel that still transfers at `end` has done so without a pause since before.
double Dram::busy_cycles(uint64_t end) const {
  double sum = 0;
  for (const DramChannel& channel : channels_) {
    const Ticks late = std::max<Ticks>(0, channel.busy_until() - static_cast<Ticks>(end) * kTicks);
    sum += static_cast<double>(std::max<Ticks>(0, channel.use().transfer - late));
  }
  return sum / static_cast<double>(kTicks) / static_cast<double>(channels_.size());
}

// One channel that is asked for as much as its bus could transfer, by two streams of rows.
double copied_bytes_per_cycle(const DramShape& shape) {
  constexpr uint32_t kBlocks = 4096, kApart = 1u << 20;  // blocks of each stream; rows between the streams
  DramChannel channel(shape.times);
  const uint32_t blocks_per_row = std::max(1u, shape.row_bytes / shape.interleave_bytes);
  const auto bursts = static_cast<uint16_t>(std::max(1u, shape.interleave_bytes / shape.burst_bytes));
  for (uint32_t i = 0; i < kBlocks; ++i)
    for (const bool is_write : {false, true}) {
      const uint32_t row = i / blocks_per_row + (is_write ? kApart + 1 : 0);
      channel.add({.arrival = 2 * i * bursts * shape.times.burst,
                   .row = row / shape.times.banks,
                   .bank = static_cast<uint16_t>(row % shape.times.banks),
                   .bursts = bursts,
                   .is_write = is_write});
    }
  channel.advance(
      kNeverTicks, [](const DramAccess&, Ticks) {}, [](const DramAccess&, Ticks) {});
  const double cycles = static_cast<double>(channel.busy_until()) / static_cast<double>(kTicks);
  return kBlocks * static_cast<double>(shape.interleave_bytes) * shape.channels / cycles;
}

}  // namespace lw::timing
