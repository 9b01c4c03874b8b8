// Repeats what the host did while a kernel was recorded: loads find the values that they found then.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "events/events.h"
#include "launch/launch.h"
#include "launch/launch_inputs.h"
#include "state/state.h"
#include "watch/watcher.h"

namespace lw::watch {

class HostReplay final : public Watcher, events::Sink {
 public:
  // `inputs` are on the device, and name the file of the record and the buffers; nullptr where they name none. `memory`
  // must outlive the replay.
  static Result<std::unique_ptr<HostReplay>> create(const launch::LaunchInputs& inputs, const state::Memory& memory,
                                                    const Files& files);

  // First in the list: the other watchers see what the host did.
  events::Sink* sink() override { return this; }
  bool wants_one_thread() const override { return true; }
  // Set where the kernel does something else than it did; it would wait for the host forever.
  const std::atomic<bool>* stop_flag() const override { return &left_; }

  // What was recorded, to be written down again.
  launch::RecordedHost recorded() const { return {buffers_, reads_, {}}; }

  // Says that the kernel does something else than was recorded, and what; empty where it does not.
  std::string difference() const;

 private:
  struct Range {
    uint64_t begin = 0, end = 0;
  };
  explicit HostReplay(const state::Memory& memory) : memory_(memory) {}
  bool is_of_host(const events::Access& access) const;
  bool wants_accesses() const override { return true; }
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;

  const state::Memory& memory_;
  std::vector<uint64_t> buffers_;  // addresses
  std::vector<Range> ranges_;
  std::vector<launch::HostRead> reads_;
  size_t next_ = 0;    // in reads_
  uint32_t done_ = 0;  // accesses of that read
  std::atomic<bool> left_{false};
  std::string difference_;
};

}  // namespace lw::watch
