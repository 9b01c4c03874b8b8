// Descriptors that a thread has met last, made ready once.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "base/result.h"
#include "image/refusal.h"
#include "isa/isa.h"

namespace lw::image {

// Words as registers hold them, and what Thing::make(target, words) makes of them. References stay valid until
// as many other words were asked for as are kept.
template <class TexelWords, class Thing>
class Recent {
 public:
  explicit Recent(const isa::Target& target) : target_(target) {}

  const Result<Thing, ImageRefusal>& find(const TexelWords& words) {
    if (last_ < entries_.size() && entries_[last_]->words == words) return entries_[last_]->thing;
    for (size_t i = 0; i < entries_.size(); ++i)
      if (entries_[i]->words == words) return entries_[last_ = i]->thing;
    auto entry = std::make_unique<Entry>(Entry{words, Thing::make(target_, words)});
    if (entries_.size() < kMost) {
      entries_.push_back(std::move(entry));
      last_ = entries_.size() - 1;
    } else {
      last_ = next_++ % kMost;
      entries_[last_] = std::move(entry);
    }
    return entries_[last_]->thing;
  }

 private:
  static constexpr size_t kMost = 64;
  struct Entry {
    TexelWords words;
    Result<Thing, ImageRefusal> thing;
  };
  const isa::Target& target_;
  std::vector<std::unique_ptr<Entry>> entries_;
  size_t last_ = 0, next_ = 0;
};

}  // namespace lw::image
