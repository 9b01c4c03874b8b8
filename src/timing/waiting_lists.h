// Lists of those that wait for the same thing, each in the order in which they came.
#pragma once

#include <cstdint>

#include "timing/reused_places.h"

namespace lw::timing {

template <class T>
class WaitingLists {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  struct List {
    uint32_t first = kNone, last = kNone;
  };

  void add(List& list, const T& value) {
    const uint32_t place = entries_.add({value, kNone});
    (list.last == kNone ? list.first : entries_[list.last].next) = place;
    list.last = place;
  }
  // Brings the first value into the host's cache.
  void expect(const List& list) const {
    if (list.first != kNone) entries_.expect(list.first);
  }
  // Calls each(value) for all values of the list, and frees the list.
  template <class F>
  void take_all(const List& list, F each) {
    for (uint32_t at = list.first; at != kNone;) {
      const Entry entry = entries_[at];
      entries_.free(at);
      at = entry.next;
      each(entry.value);
    }
  }

 private:
  struct Entry {
    T value;
    uint32_t next;
  };
  ReusedPlaces<Entry> entries_;
};

}  // namespace lw::timing
