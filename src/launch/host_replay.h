// What the host did while a kernel was recorded, done again: loads find what they found then.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "events/events.h"
#include "launch/launch.h"
#include "launch/launch_inputs.h"
#include "state/state.h"

namespace lw::launch {

class HostReplay final : public events::Sink {
 public:
  // `inputs` are on the device, and name the file and the buffers; both must outlive the replay.
  static Result<std::unique_ptr<HostReplay>> create(const LaunchInputs& inputs, const state::Memory& memory);

  bool wants_accesses() const override { return true; }
  void access(const events::Instruction& instruction, const events::Access& access) override;

  // What was recorded, to be written down again.
  launch::RecordedHost recorded() const { return {buffers_, reads_, {}}; }

  // Set where the kernel does something else than it did; it would wait for the host forever.
  const std::atomic<bool>& left() const { return left_; }
  // What it did, and what was recorded; empty where it did all of that and nothing else.
  std::string difference() const;

 private:
  struct Range {
    uint64_t begin = 0, end = 0;
  };
  explicit HostReplay(const state::Memory& memory) : memory_(memory) {}
  bool is_of_host(const events::Access& access) const;

  const state::Memory& memory_;
  std::vector<uint64_t> buffers_;  // addresses
  std::vector<Range> ranges_;
  std::vector<launch::HostRead> reads_;
  size_t next_ = 0;    // in reads_
  uint32_t done_ = 0;  // accesses of that read
  std::atomic<bool> left_{false};
  std::string difference_;
};

}  // namespace lw::launch
