// How many bytes of each buffer a dispatch read and wrote.
#pragma once

#include <string>
#include <vector>

#include "events/events.h"
#include "lanewise/counts.h"

namespace lw::observe {

struct BufferRange {
  uint64_t address = 0, size_bytes = 0;
  std::string name;
};

// Watches dispatches that run on one thread.
class BufferUses : public events::Sink {
 public:
  // In order of address. Accesses elsewhere are not counted.
  explicit BufferUses(std::vector<BufferRange> ranges);
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;
  bool wants_accesses() const override { return true; }

  // The buffers that were accessed, in order of address.
  std::vector<lanewise::BufferUse> report() const;

 private:
  struct Use {
    BufferRange range;
    lanewise::BufferUse use;
    std::vector<bool> touched;  // by byte; empty until the first access
  };
  Use* find(uint64_t address);

  std::vector<Use> uses_;
  Use* last_ = nullptr;
};

}  // namespace lw::observe
