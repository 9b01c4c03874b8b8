// Facts about encodings that some folder works out from the tables: those of an encoding are made when they are first
// asked for. A run of the program meets a few hundred of the encodings, of which there are tens of thousands; what it
// meets lies together, so that a short run need not have memory for the others.
#pragma once

#include <array>
#include <atomic>
#include <limits>
#include <memory>
#include <mutex>
#include <new>

#include "isa/isa.h"

namespace lw::isa {

// Any number of threads may ask. What was given stays where it is for the rest of the program: objects have static
// storage. All zeros, they take neither time nor memory before they are asked for, and what they made is not taken
// apart at the end.
template <class Facts, Facts (*kMake)(const Encoding&)>
class PerEncoding {
 public:
  constexpr PerEncoding() = default;

  const Facts& operator[](EncodingId id) {
    const uint16_t number = numbers_[id].load(std::memory_order_acquire);
    if (number == 0) [[unlikely]]
      return make(id);
    return at(number);
  }

 private:
  static constexpr size_t kBlock = 32;
  static constexpr size_t kMostEncodings = size_t{std::numeric_limits<EncodingId>::max()} + 1;

  Facts& at(size_t number) { return blocks_[number / kBlock][number % kBlock]; }

  [[gnu::noinline]] const Facts& make(EncodingId id) {
    const Encoding& of = encoding(id);
    const std::lock_guard lock(mutex_);
    if (const uint16_t other = numbers_[id].load(std::memory_order_relaxed); other != 0) return at(other);
    const auto number = static_cast<uint16_t>(count_ + 1);
    Facts*& block = blocks_[number / kBlock];
    if (block == nullptr) block = std::allocator<Facts>().allocate(kBlock);
    const Facts* made = new (&block[number % kBlock]) Facts(kMake(of));
    count_ = number;
    numbers_[id].store(number, std::memory_order_release);
    return *made;
  }

  std::array<std::atomic<uint16_t>, kMostEncodings> numbers_{};  // of what was made, from 1 on
  std::array<Facts*, kMostEncodings / kBlock> blocks_{};
  size_t count_ = 0;
  std::mutex mutex_;
};

}  // namespace lw::isa
