// Facts about encodings that some folder works out from the tables: those of an encoding are made when they are first
// asked for. A run of the program meets a few hundred of the encodings, of which there are tens of thousands; what it
// meets lies together, so that a short run need not have memory for the others.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "isa/isa.h"

namespace lw::isa {

// Any number of threads may ask. What was given stays where it is.
template <class Facts>
class PerEncoding {
 public:
  using Make = Facts (*)(const Encoding&);

  explicit PerEncoding(Make make_one)
      : make_(make_one),
        numbers_(std::make_unique<std::atomic<uint16_t>[]>(encodings().size())),
        blocks_(encodings().size() / kBlock + 1) {}

  const Facts& operator[](EncodingId id) {
    const uint16_t number = numbers_[id].load(std::memory_order_acquire);
    if (number == 0) [[unlikely]]
      return make(id);
    return at(number);
  }

 private:
  static constexpr size_t kBlock = 32;

  Facts& at(size_t number) { return (*blocks_[number / kBlock])[number % kBlock]; }

  [[gnu::noinline]] const Facts& make(EncodingId id) {
    const Encoding& of = encoding(id);
    const std::lock_guard lock(mutex_);
    if (const uint16_t other = numbers_[id].load(std::memory_order_relaxed); other != 0) return at(other);
    const auto number = static_cast<uint16_t>(count_ + 1);
    if (blocks_[number / kBlock] == nullptr) blocks_[number / kBlock] = std::make_unique<std::array<Facts, kBlock>>();
    at(number) = make_(of);
    count_ = number;
    numbers_[id].store(number, std::memory_order_release);
    return at(number);
  }

  Make make_;
  std::unique_ptr<std::atomic<uint16_t>[]> numbers_;  // of what was made, from 1 on
  std::vector<std::unique_ptr<std::array<Facts, kBlock>>> blocks_;
  size_t count_ = 0;
  std::mutex mutex_;
};

}  // namespace lw::isa
