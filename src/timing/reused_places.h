// A table that reuses its places: the place freed last is taken first.
#pragma once

#include <cstdint>
#include <vector>

namespace lw::timing {

template <class T>
class ReusedPlaces {
 public:
  // Returns the value's place.
  uint32_t add(const T& value) {
    if (free_.empty()) {
      values_.push_back(value);
      return static_cast<uint32_t>(values_.size() - 1);
    }
    const uint32_t place = free_.back();
    free_.pop_back();
    values_[place] = value;
    return place;
  }
  void free(uint32_t place) { free_.push_back(place); }
  T& operator[](uint32_t place) { return values_[place]; }
  // Brings the value into the host's cache.
  void expect(uint32_t place) const { __builtin_prefetch(&values_[place]); }
  // All places, including free ones.
  std::vector<T>& all() { return values_; }

 private:
  std::vector<T> values_;
  std::vector<uint32_t> free_;
};

}  // namespace lw::timing
