// Facts about encodings that some folder works out from the tables: those of an encoding are made when they are first
// asked for. A run of the program meets a few hundred of the encodings, of which there are tens of thousands.
#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>

#include "isa/isa.h"

namespace lw::isa {

// Any number of threads may ask. What was given stays where it is.
template <class Facts>
class PerEncoding {
 public:
  using Make = Facts (*)(const Encoding&);

  explicit PerEncoding(Make make_one)
      : make_(make_one), made_(std::make_unique<std::atomic<const Facts*>[]>(encodings().size())) {}

  const Facts& operator[](EncodingId id) {
    const Facts* facts = made_[id].load(std::memory_order_acquire);
    if (facts == nullptr) [[unlikely]]
      facts = make(id);
    return *facts;
  }

 private:
  [[gnu::noinline]] const Facts* make(EncodingId id) {
    const Encoding& of = encoding(id);
    const std::lock_guard lock(mutex_);
    if (const Facts* other = made_[id].load(std::memory_order_relaxed)) return other;
    const Facts* facts = &all_.emplace_back(make_(of));
    made_[id].store(facts, std::memory_order_release);
    return facts;
  }

  Make make_;
  std::unique_ptr<std::atomic<const Facts*>[]> made_;
  std::deque<Facts> all_;
  std::mutex mutex_;
};

}  // namespace lw::isa
