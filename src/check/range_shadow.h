// Something to remember for each byte of memory that ranges of any size are accessed in.
#pragma once

#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <set>

namespace lw::check {

// One cell for a page as long as all of it is the same; cells of aligned words, and where something smaller is
// accessed, of bytes. Cells compare with ==.
template <class Cell>
class RangeShadow {
 public:
  static constexpr uint64_t kPageBytes = 4096;

  // Calls visit(cell, address, bytes) for the cells that cover the range, in the order of addresses. A cell may cover
  // a whole page.
  template <class Visit>
  void touch(uint64_t address, uint64_t size_bytes, Visit&& visit) {
    for (const uint64_t end = address + size_bytes; address != end;) {
      Page& page = page_of(address / kPageBytes);
      const uint64_t offset = address % kPageBytes;
      const uint64_t here = std::min(kPageBytes - offset, end - address);
      visit_page(page, address, here, visit);
      address += here;
    }
  }

  // Calls visit(cell, address) for what is remembered of the range, and forgets the pages that begin in it.
  template <class Visit>
  void forget(uint64_t address, uint64_t size_bytes, Visit&& visit) {
    const uint64_t last = (address + size_bytes + kPageBytes - 1) / kPageBytes;
    for (auto it = pages_.lower_bound(address / kPageBytes); it != pages_.end() && it->first < last;) {
      const uint64_t begin = std::max(address, it->first * kPageBytes);
      const uint64_t end = std::min(address + size_bytes, (it->first + 1) * kPageBytes);
      const auto clear = [&](Cell& cell, uint64_t at, uint64_t) {
        visit(static_cast<const Cell&>(cell), at);
        cell = {};
      };
      visit_page(it->second, begin, end - begin, clear);
      it = end - begin == kPageBytes ? pages_.erase(it) : std::next(it);
    }
    last_ = nullptr;
  }

  // Pages that were touched one cell at a time and hold the same everywhere now become small again.
  void compact() {
    for (const uint64_t number : split_) {
      const auto found = pages_.find(number);
      if (found == pages_.end() || !found->second.words) continue;
      Page& page = found->second;
      const Cell first = page.words->front();
      if (!std::ranges::all_of(*page.words, [&](const Cell& cell) { return cell == first; })) continue;
      page.all = first;
      page.words.reset();
    }
    split_.clear();
  }

  void clear() {
    pages_.clear();
    split_.clear();
    last_ = nullptr;
  }

 private:
  static constexpr uint64_t kWords = kPageBytes / 4;
  struct Page {
    Cell all{};
    std::unique_ptr<std::array<Cell, kWords>> words;
    std::unique_ptr<std::array<Cell, kPageBytes>> bytes;
  };

  Page& page_of(uint64_t number) {
    if (last_ == nullptr || number != last_number_) {
      last_ = &pages_[number];
      last_number_ = number;
    }
    return *last_;
  }

  template <class Visit>
  void visit_page(Page& page, uint64_t address, uint64_t size_bytes, Visit& visit) {
    const uint64_t offset = address % kPageBytes;
    if (!page.bytes && !page.words && size_bytes == kPageBytes) return visit(page.all, address, kPageBytes);
    if (!page.bytes && (offset % 4 != 0 || size_bytes % 4 != 0)) {
      page.bytes = std::make_unique<std::array<Cell, kPageBytes>>();
      for (size_t i = 0; i < kPageBytes; ++i) (*page.bytes)[i] = page.words ? (*page.words)[i / 4] : page.all;
      page.words.reset();
    }
    if (page.bytes) {
      for (uint64_t i = 0; i < size_bytes; ++i) visit((*page.bytes)[offset + i], address + i, uint64_t{1});
      return;
    }
    if (!page.words) {
      page.words = std::make_unique<std::array<Cell, kWords>>();
      page.words->fill(page.all);
      split_.insert(address / kPageBytes);
    }
    for (uint64_t i = 0; i < size_bytes; i += 4) visit((*page.words)[(offset + i) / 4], address + i, uint64_t{4});
  }

  std::map<uint64_t, Page> pages_;  // by number
  std::set<uint64_t> split_;        // numbers of pages that got words since they were looked at
  Page* last_ = nullptr;
  uint64_t last_number_ = 0;
};

}  // namespace lw::check
