// The device's memory: DRAM channels, and the way from an address to a channel, a bank and a row.
#pragma once

#include <vector>

#include "timing/dram_channel.h"

namespace lw::timing {

struct DramShape {
  uint32_t channels = 0;
  uint32_t interleave_bytes = 0;  // consecutive bytes in one channel
  uint32_t row_bytes = 0;
  uint32_t burst_bytes = 0;
  DramTimes times;
};

// The same memory with its times divided by `factor` (> 0), except the refresh interval and the age limit.
DramShape faster(DramShape shape, double factor);

// Bytes that a large copy within the memory copies per cycle: as many are read and as many are written.
double copied_bytes_per_cycle(const DramShape& shape);

class Dram {
 public:
  explicit Dram(const DramShape& shape)
      : shape_(shape), channels_(shape.channels, DramChannel(shape.times)), next_(shape.channels, kNeverTicks) {}

  // The bytes lie in one block of interleave_bytes. `time` in cycles.
  void add(uint64_t time, uint64_t address, uint32_t bytes, bool is_write, uint32_t token);
  // Decides about the buses before the cycle `end`, channel by channel. Calls entered(token, time) for each write that
  // a controller accepts, and begun(token, time) for each read whose transfer begins; times in cycles.
  template <class Entered, class Begun>
  void advance(uint64_t end, Entered entered, Begun begun) {
    const Ticks end_ticks = static_cast<Ticks>(end) * kTicks;
    for (size_t c = 0; c < channels_.size(); ++c) {
      if (next_[c] >= end_ticks) continue;
      channels_[c].advance(
          end_ticks, [&](const DramAccess& access, Ticks time) { entered(access.token, cycles(time)); },
          [&](const DramAccess& access, Ticks time) {
            if (!access.is_write) begun(access.token, cycles(time));
          });
      next_[c] = channels_[c].next_decision();
    }
  }
  // In cycles: of the next decision, where something waits; UINT64_MAX otherwise.
  uint64_t next_decision() const;
  // Cycles before `end` in which the data buses transferred, as the mean of all channels.
  double busy_cycles(uint64_t end) const;

  // Blocks of addresses, hashed so that strides do not meet in one slice of the L2 or one channel.
  static uint64_t hashed_block(uint64_t address, uint32_t interleave_bytes);

 private:
  static uint64_t cycles(Ticks time) { return static_cast<uint64_t>((time + kTicks - 1) / kTicks); }

  DramShape shape_;
  std::vector<DramChannel> channels_;
  std::vector<Ticks> next_;  // by channel: DramChannel::next_decision()
};

}  // namespace lw::timing
