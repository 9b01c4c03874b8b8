#include "observe/buffer_use.h"

#include <algorithm>

namespace lw::observe {

BufferUses::BufferUses(std::vector<BufferRange> ranges) {
  for (BufferRange& range : ranges) uses_.push_back({std::move(range), {}, {}});
}

BufferUses::Use* BufferUses::find(uint64_t address) {
  if (last_ != nullptr && address - last_->range.address < last_->range.size_bytes) return last_;
  const auto behind = std::upper_bound(uses_.begin(), uses_.end(), address,
                                       [](uint64_t at, const Use& use) { return at < use.range.address; });
  if (behind == uses_.begin()) return nullptr;
  Use& use = *std::prev(behind);
  return address - use.range.address < use.range.size_bytes ? last_ = &use : nullptr;
}

void BufferUses::access(const events::ExecutedInstruction&, const events::Access& access) {
  if (access.space != events::Space::global && access.space != events::Space::scalar) return;
  for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
    Use* use = find(address);
    if (use == nullptr) continue;
    const uint64_t first = address - use->range.address;
    const uint64_t bytes = std::min<uint64_t>(access.size_bytes, use->range.size_bytes - first);
    (access.kind == events::AccessKind::load    ? use->use.loaded_bytes
     : access.kind == events::AccessKind::store ? use->use.stored_bytes
                                                : use->use.atomic_bytes) += bytes;
    if (use->touched.empty()) use->touched.resize(use->range.size_bytes);
    std::fill_n(use->touched.begin() + static_cast<std::ptrdiff_t>(first), bytes, true);
  }
}

std::vector<lanewise::BufferUse> BufferUses::report() const {
  std::vector<lanewise::BufferUse> report;
  for (const Use& use : uses_) {
    if (use.touched.empty()) continue;
    report.push_back(use.use);
    report.back().name = use.range.name;
    report.back().size_bytes = use.range.size_bytes;
    report.back().touched_bytes = static_cast<uint64_t>(std::count(use.touched.begin(), use.touched.end(), true));
  }
  return report;
}

}  // namespace lw::observe
