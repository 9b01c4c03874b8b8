// Bytes that begin as zeros and cost nothing until somebody touches them.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

namespace lw::launch {

// Memory comes zeroed from the system, page by page as it is used; making a value of nothing leaves it as it is.
template <class T>
struct ZeroedAllocator {
  using value_type = T;
  ZeroedAllocator() = default;
  template <class U>
  ZeroedAllocator(const ZeroedAllocator<U>&) {}

  T* allocate(size_t count) {
    void* memory = std::calloc(count, sizeof(T));
    if (memory == nullptr) throw std::bad_alloc();
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, size_t) { std::free(memory); }

  void construct(T*) {}
  template <class... Arguments>
  void construct(T* at, Arguments&&... arguments) {
    ::new (static_cast<void*>(at)) T(std::forward<Arguments>(arguments)...);
  }

  bool operator==(const ZeroedAllocator&) const = default;
};

// A vector of them must not shrink and grow again: what was there before would come back.
using ZeroedBytes = std::vector<std::byte, ZeroedAllocator<std::byte>>;

}  // namespace lw::launch
