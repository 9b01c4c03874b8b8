// How many bytes of each buffer a dispatch read and wrote.
#pragma once

#include <bitset>
#include <memory>
#include <string>
#include <vector>

#include "events/events.h"
#include "lanewise/counts.h"

namespace lw::observe {

struct BufferRange {
  uint64_t address = 0, size_bytes = 0;
  const std::byte* host = nullptr;  // ranges that begin at one host address are one buffer
  std::string name;
};

// Watches dispatches that run on one thread.
class BufferUses : public events::Sink {
 public:
  // In order of address. Accesses elsewhere are not counted.
  explicit BufferUses(std::vector<BufferRange> ranges);
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;
  bool wants_accesses() const override { return true; }

  // The buffers that were accessed, in order of their first address.
  std::vector<lanewise::BufferUse> report() const;

 private:
  static constexpr uint64_t kPageBytes = 1 << 16;
  using Page = std::bitset<kPageBytes>;
  struct Use {
    lanewise::BufferUse use;
    std::vector<std::unique_ptr<Page>> touched;  // by page of the buffer; null until the first access

    void touch(uint64_t first, uint64_t bytes);
  };
  struct Range {
    uint64_t address = 0, size_bytes = 0;
    size_t use = 0;  // in uses_
  };
  const Range* find(uint64_t address);

  std::vector<Use> uses_;
  std::vector<Range> ranges_;  // by address
  const Range* last_ = nullptr;
};

}  // namespace lw::observe
