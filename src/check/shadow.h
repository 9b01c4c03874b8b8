// Something to remember for each byte of memory, made when it is first asked for.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace lw::check {

// Cells of whole aligned words as long as nothing smaller is accessed in a page; of bytes from then on.
template <class Cell>
class Shadow {
 public:
  static constexpr uint64_t kPageBytes = 4096;

  // Calls visit(cell, first_byte, bytes) for the cells that an access touches: bytes [first_byte, first_byte + bytes)
  // of the access are the cell's.
  template <class Visit>
  void touch(uint64_t address, uint32_t size_bytes, Visit&& visit) {
    for (uint32_t done = 0; done < size_bytes;) {
      const uint64_t at = address + done;
      Page& page = page_of(at / kPageBytes);
      const uint64_t offset = at % kPageBytes;
      const bool whole_word = offset % 4 == 0 && size_bytes - done >= 4;
      if (!whole_word && !page.bytes) split(page);
      if (!page.bytes) {
        visit((*page.words)[offset / 4], done, 4u);
        done += 4;
      } else {
        visit((*page.bytes)[offset], done, 1u);
        done += 1;
      }
    }
  }
  void clear() {
    pages_.clear();
    last_ = nullptr;
  }

 private:
  struct Page {
    std::unique_ptr<std::array<Cell, kPageBytes / 4>> words;
    std::unique_ptr<std::array<Cell, kPageBytes>> bytes;
  };
  Page& page_of(uint64_t number) {
    if (last_ != nullptr && number == last_number_) return *last_;
    Page& page = pages_[number];
    if (!page.words && !page.bytes) page.words = std::make_unique<std::array<Cell, kPageBytes / 4>>();
    last_ = &page;
    last_number_ = number;
    return page;
  }
  static void split(Page& page) {
    page.bytes = std::make_unique<std::array<Cell, kPageBytes>>();
    for (size_t i = 0; i < kPageBytes; ++i) (*page.bytes)[i] = (*page.words)[i / 4].of_byte(i % 4);
    page.words.reset();
  }

  std::unordered_map<uint64_t, Page> pages_;
  Page* last_ = nullptr;
  uint64_t last_number_ = 0;
};

}  // namespace lw::check
