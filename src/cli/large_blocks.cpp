// Memory for whole files. A page of 4 KiB at a time, taking a file into memory costs as much as decoding a sixth of it
// (measured with 16 MiB on Linux 6, where large pages have to be asked for).
#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

constexpr size_t kLargePageBytes = size_t{2} << 20;
constexpr size_t kLargeBlockBytes = kLargePageBytes;

void* large_block(size_t size) {
  if (size > SIZE_MAX - kLargePageBytes) return nullptr;
  const size_t whole_pages = (size + kLargePageBytes - 1) / kLargePageBytes * kLargePageBytes;
  void* block = std::aligned_alloc(kLargePageBytes, whole_pages);
  // Without large pages, small ones do.
  if (block != nullptr) madvise(block, whole_pages, MADV_HUGEPAGE);
  return block;
}

void* block_of(size_t size, size_t alignment) {
  for (;;) {
    void* block = size >= kLargeBlockBytes && alignment <= kLargePageBytes ? large_block(size)
                                                                           : std::aligned_alloc(alignment, size);
    if (block != nullptr) return block;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}

}  // namespace

void* operator new(size_t size) {
  if (size < kLargeBlockBytes)
    if (void* block = std::malloc(size != 0 ? size : 1); block != nullptr) return block;
  return block_of(size, alignof(std::max_align_t));
}
void* operator new(size_t size, std::align_val_t alignment) { return block_of(size, static_cast<size_t>(alignment)); }

void operator delete(void* block) noexcept { std::free(block); }
void operator delete(void* block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void* block, size_t) noexcept { std::free(block); }
