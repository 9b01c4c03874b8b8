#include "observe/buffer_use.h"

#include <algorithm>
#include <bit>
#include <map>

namespace lw::observe {

BufferUses::BufferUses(std::vector<BufferRange> ranges) {
  std::map<const std::byte*, size_t> by_host;
  for (BufferRange& range : ranges) {
    const auto [known, is_new] = by_host.emplace(range.host, uses_.size());
    if (is_new) uses_.emplace_back().use.name = std::move(range.name);
    uint64_t& size_bytes = uses_[known->second].use.size_bytes;
    size_bytes = std::max(size_bytes, range.size_bytes);
    ranges_.push_back({range.address, range.size_bytes, known->second});
  }
}

const BufferUses::Range* BufferUses::find(uint64_t address) {
  if (last_ != nullptr && address - last_->address < last_->size_bytes) return last_;
  const auto behind = std::upper_bound(ranges_.begin(), ranges_.end(), address,
                                       [](uint64_t at, const Range& range) { return at < range.address; });
  if (behind == ranges_.begin()) return nullptr;
  const Range& range = *std::prev(behind);
  return address - range.address < range.size_bytes ? last_ = &range : nullptr;
}

void BufferUses::Use::touch(uint64_t first, uint64_t bytes) {
  if (touched.empty()) touched.resize((use.size_bytes + kPageBytes - 1) / kPageBytes);
  for (uint64_t at = first; at < first + bytes; ++at) {
    std::unique_ptr<Page>& page = touched[at / kPageBytes];
    if (page == nullptr) page = std::make_unique<Page>();
    auto&& bit = (*page)[at % kPageBytes];
    use.touched_bytes += bit ? 0 : 1;
    bit = true;
  }
}

void BufferUses::access(const events::ExecutedInstruction&, const events::Access& access) {
  if (access.space != events::Space::global && access.space != events::Space::scalar) return;
  for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
    const Range* range = find(address);
    if (range == nullptr) continue;
    Use& use = uses_[range->use];
    const uint64_t first = address - range->address;
    const uint64_t bytes = std::min<uint64_t>(access.size_bytes, range->size_bytes - first);
    (access.kind == events::AccessKind::load    ? use.use.loaded_bytes
     : access.kind == events::AccessKind::store ? use.use.stored_bytes
                                                : use.use.atomic_bytes) += bytes;
    use.touch(first, bytes);
  }
}

std::vector<lanewise::BufferUse> BufferUses::report() const {
  std::vector<lanewise::BufferUse> report;
  for (const Use& use : uses_)
    if (use.use.touched_bytes != 0) report.push_back(use.use);
  return report;
}

}  // namespace lw::observe
