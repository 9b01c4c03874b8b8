#include "check/unwritten.h"

#include <algorithm>

namespace lw::check {

uint64_t UnwrittenMemory::look(uint64_t address, uint32_t size_bytes) const {
  const std::lock_guard lock(mutex_);
  uint64_t unwritten = 0;
  auto page = pages_.end();
  uint64_t number = UINT64_MAX;
  for (uint32_t i = 0; i < size_bytes; ++i) {
    const uint64_t at = address + i;
    if (at / kPageBytes != number) page = pages_.find(number = at / kPageBytes);
    const bool written = page != pages_.end() && (page->second == nullptr || page->second->test(at % kPageBytes));
    if (!written) unwritten |= uint64_t{1} << i;
  }
  return unwritten;
}

void UnwrittenMemory::set(uint64_t address, uint32_t size_bytes, uint64_t unwritten) {
  const std::lock_guard lock(mutex_);
  for (uint32_t i = 0; i < size_bytes; ++i) {
    const uint64_t at = address + i;
    const bool is_written = (unwritten >> i & 1) == 0;
    const auto [page, is_new] = pages_.try_emplace(at / kPageBytes);
    if (is_new) page->second = std::make_unique<std::bitset<kPageBytes>>();
    if (page->second == nullptr) {
      if (is_written) continue;
      page->second = std::make_unique<std::bitset<kPageBytes>>();
      page->second->set();
    }
    page->second->set(at % kPageBytes, is_written);
  }
}

void UnwrittenMemory::written(uint64_t address, uint64_t size_bytes) {
  for (uint64_t at = address; at < address + size_bytes;) {
    const uint64_t bytes = std::min(kPageBytes - at % kPageBytes, address + size_bytes - at);
    if (bytes == kPageBytes) {
      const std::lock_guard lock(mutex_);
      pages_[at / kPageBytes] = nullptr;
      at += bytes;
    } else {
      const auto piece = static_cast<uint32_t>(std::min<uint64_t>(bytes, 64));
      set(at, piece, 0);
      at += piece;
    }
  }
}

void UnwrittenMemory::forget(uint64_t address, uint64_t size_bytes) {
  const std::lock_guard lock(mutex_);
  const uint64_t first = address / kPageBytes, last = (address + size_bytes + kPageBytes - 1) / kPageBytes;
  if (last - first > pages_.size())
    std::erase_if(pages_, [&](const auto& page) { return page.first >= first && page.first < last; });
  else
    for (uint64_t number = first; number < last; ++number) pages_.erase(number);
}

}  // namespace lw::check
