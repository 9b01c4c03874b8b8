// The loops of atomics over the lanes of a wave: templates, so that an engine's own functions contain them.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "exec/atomics.h"
#include "exec/float_one_lane.h"
#include "exec/lane_memory.h"
#include "exec/machine.h"
#include "exec/private_memory.h"

namespace lw::exec {
namespace atomic_lanes {

using sem::AddressSpace;

// The memory that lanes update: host memory, shared with other host threads or (LDS and copies of private memory) used
// by this thread only.
struct AtomicCells {
  std::array<std::byte*, state::kLanes> host;
  uint64_t found = 0;   // lanes that have a place
  uint64_t shared = 0;  // lanes whose place is in shared memory
  bool is_one = false;  // all lanes have the same place
};

// The rows of an instruction's operands.
template <class T>
struct Operands {
  const T* data;
  const T* compared;
  size_t data_step, compare_step;

  explicit Operands(const AtomicUpdate& wanted)
      : data(static_cast<const T*>(wanted.operand.values)),
        compared(static_cast<const T*>(wanted.compare.values)),
        data_step(wanted.operand.uniform ? 0 : 1),
        compare_step(wanted.compare.uniform ? 0 : 1) {}
  T x(int lane) const { return data[static_cast<size_t>(lane) * data_step]; }
  T compare(int lane) const { return compared[static_cast<size_t>(lane) * compare_step]; }
};

// Updates one lane after the other; each sees the result of the lane before it. Other threads see all updates or none,
// which is one of the orders that the machine may take.
template <class T, class F>
void update_one(std::byte* host, uint64_t lanes, bool shared, T* olds, F f) {
  T before;
  const auto run = [&] {
    T value = before;
    for_lanes(lanes, [&](int lane) {
      olds[lane] = value;
      value = f(value, lane);
    });
    return value;
  };
  if (shared) {
    std::atomic_ref<T> cell(*reinterpret_cast<T*>(host));
    before = cell.load();
    while (true) {
      const T after = run();
      if (after == before || cell.compare_exchange_weak(before, after)) return;
    }
  }
  std::memcpy(&before, host, sizeof before);
  const T after = run();
  std::memcpy(host, &after, sizeof after);
}

// `f` updates one value. `native` does the same on shared memory, if the host has an instruction for it.
template <class T, class F, class Native>
void update_each(const AtomicCells& cells, T* olds, F f, Native native) {
  if (cells.is_one && std::popcount(cells.found) > 1)
    return update_one(cells.host[static_cast<size_t>(std::countr_zero(cells.found))], cells.found, cells.shared != 0,
                      olds, f);
  for_lanes(cells.found & cells.shared, [&](int lane) {
    olds[lane] = native(std::atomic_ref<T>(*reinterpret_cast<T*>(cells.host[static_cast<size_t>(lane)])), lane);
  });
  for_lanes(cells.found & ~cells.shared, [&](int lane) {
    std::byte* host = cells.host[static_cast<size_t>(lane)];
    std::memcpy(&olds[lane], host, sizeof(T));
    const T updated = f(olds[lane], lane);
    std::memcpy(host, &updated, sizeof updated);
  });
}
template <class T, class F>
void update_each(const AtomicCells& cells, T* olds, F f) {
  update_each(cells, olds, f, [&](std::atomic_ref<T> cell, int lane) {
    T old = cell.load();
    while (true) {
      const T updated = f(old, lane);
      if (updated == old || cell.compare_exchange_weak(old, updated)) return old;
    }
  });
}

// Computes the new values of all lanes from the current memory, then replaces one after the other. If two lanes have
// the same place, or another thread changes it in between, the value is computed again.
template <class T>
void update_generally(AtomicBody& body, const AtomicCells& cells, T* olds) {
  std::array<uint64_t, state::kLanes> seen{};
  for_lanes(cells.found, [&](int lane) {
    std::byte* host = cells.host[static_cast<size_t>(lane)];
    T old;
    if ((cells.shared >> lane & 1) != 0)
      old = std::atomic_ref<T>(*reinterpret_cast<T*>(host)).load();
    else
      std::memcpy(&old, host, sizeof old);
    seen[static_cast<size_t>(lane)] = old;
  });
  body.compute(cells.found, seen.data());
  for_lanes(cells.found, [&](int lane) {
    std::byte* host = cells.host[static_cast<size_t>(lane)];
    T old = static_cast<T>(seen[static_cast<size_t>(lane)]);
    T updated = static_cast<T>(body.updated(lane));
    if ((cells.shared >> lane & 1) != 0) {
      std::atomic_ref<T> cell(*reinterpret_cast<T*>(host));
      while (!cell.compare_exchange_weak(old, updated)) updated = static_cast<T>(body.update(lane, old));
    } else {
      T now;
      std::memcpy(&now, host, sizeof now);
      if (now != old) {
        old = now;
        updated = static_cast<T>(body.update(lane, old));
      }
      std::memcpy(host, &updated, sizeof updated);
    }
    olds[lane] = old;
  });
}

template <class T>
[[gnu::always_inline]] inline void update(WaveContext& c, const AtomicUpdate& wanted, const AtomicCells& cells,
                                          T* olds) {
  using Ref = std::atomic_ref<T>;
  using Signed = std::make_signed_t<T>;
  const Operands<T> o(wanted);
  const auto is_less = [](T a, T b) { return static_cast<Signed>(a) < static_cast<Signed>(b); };
  switch (wanted.kind) {
    case AtomicKind::general: return update_generally(*wanted.body, cells, olds);
    case AtomicKind::swap:
      return update_each(
          cells, olds, [&](T, int lane) { return o.x(lane); }, [&](Ref m, int lane) { return m.exchange(o.x(lane)); });
    case AtomicKind::add:
      return update_each(
          cells, olds, [&](T m, int lane) { return m + o.x(lane); },
          [&](Ref m, int lane) { return m.fetch_add(o.x(lane)); });
    case AtomicKind::subtract:
      return update_each(
          cells, olds, [&](T m, int lane) { return m - o.x(lane); },
          [&](Ref m, int lane) { return m.fetch_sub(o.x(lane)); });
    case AtomicKind::bit_and: return update_each(cells, olds, [&](T m, int lane) { return m & o.x(lane); });
    case AtomicKind::bit_or: return update_each(cells, olds, [&](T m, int lane) { return m | o.x(lane); });
    case AtomicKind::bit_xor: return update_each(cells, olds, [&](T m, int lane) { return m ^ o.x(lane); });
    case AtomicKind::signed_min:
      return update_each(cells, olds, [&](T m, int lane) { return is_less(m, o.x(lane)) ? m : o.x(lane); });
    case AtomicKind::signed_max:
      return update_each(cells, olds, [&](T m, int lane) { return is_less(m, o.x(lane)) ? o.x(lane) : m; });
    case AtomicKind::unsigned_min:
      return update_each(cells, olds, [&](T m, int lane) { return m < o.x(lane) ? m : o.x(lane); });
    case AtomicKind::unsigned_max:
      return update_each(cells, olds, [&](T m, int lane) { return m < o.x(lane) ? o.x(lane) : m; });
    case AtomicKind::compare_swap:
      return update_each(cells, olds, [&](T m, int lane) { return m == o.compare(lane) ? o.x(lane) : m; });
    case AtomicKind::count_up:
      return update_each(cells, olds, [&](T m, int lane) { return m < o.x(lane) ? m + 1 : 0; });
    case AtomicKind::count_down:
      return update_each(cells, olds, [&](T m, int lane) { return m == 0 || o.x(lane) < m ? o.x(lane) : m - 1; });
    case AtomicKind::float_add:
      need_rounding(c, wanted.mode.rounding);
      if constexpr (sizeof(T) == 4)
        return update_each(cells, olds, [&](T m, int lane) { return add_one_lane(wanted.mode, o.x(lane), m); });
      LW_CHECK(false, "a float sum of 8 bytes");
  }
}

// Handles the case that all lanes are in LDS or in one buffer; false if lanes must be handled one by one.
template <class A>
bool find_together(WaveContext& c, const LaneAddresses<A>& at, uint64_t size, AtomicCells& cells) {
  const auto* addresses = at.addresses;
  AddressRange range;
  if (at.address_uniform)
    range = {*addresses, *addresses, false};
  else
    range = lane_memory::range_of(c, addresses, at.lanes, size);
  std::byte* host = nullptr;
  if (at.space == AddressSpace::lds) {
    if (range.high + size > c.lds_bytes) return false;
    host = c.lds + range.low;
  } else if (at.space == AddressSpace::global || (at.space == AddressSpace::flat && range.high < c.shared_base)) {
    const uint64_t bytes = range.high - range.low + size;
    if (bytes < size) return false;
    host = resolve(c, range.low, bytes, AccessMode::atomic);
    if (host == nullptr) return false;
    cells.shared = at.lanes;
  } else {
    return false;
  }
  cells.is_one = range.low == range.high;
  uint64_t bits = range.low;
  for_lanes(at.lanes, [&](int lane) {
    const uint64_t address = addresses[at.address_uniform ? 0 : lane];
    bits |= address;
    cells.host[static_cast<size_t>(lane)] = host + (address - range.low);
  });
  cells.found = at.lanes;
  return bits % size == 0;
}

template <class T>
[[gnu::noinline]] void update_apart(WaveContext& c, const AtomicUpdate& wanted, const AtomicCells& cells, T* olds) {
  update<T>(c, wanted, cells, olds);
}

// Lane by lane, in any space. A lane that faults stops the wave after the updates of the lanes before it.
template <class T>
[[gnu::noinline]] void update_one_by_one(WaveContext& c, const WaveAccess& access, const AtomicUpdate& wanted,
                                         T* olds) {
  const AddressSpace space = access.space;
  AtomicCells cells;
  const auto finish = [&] { update_apart<T>(c, wanted, cells, olds); };
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    uint64_t address = access.address(lane);
    bool is_lds = space == AddressSpace::lds, is_private = space == AddressSpace::scratch;
    if (space == AddressSpace::flat) {
      if (changes_aperture(c, address, access.flat_offset)) {
        finish();
        return raise_aperture_fault(c, AccessMode::atomic, lane, address, access.flat_offset, sizeof(T));
      }
      const Aperture aperture = aperture_of(c, address);
      if (aperture == Aperture::shared)
        is_lds = true, address -= c.shared_base;
      else if (aperture == Aperture::private_memory)
        is_private = true, address -= c.private_base;
    }
    const int reported = space == AddressSpace::scalar ? -1 : lane;
    const uint64_t bit = uint64_t{1} << lane;
    if (address % sizeof(T) != 0) {
      finish();
      return raise_misaligned(c, sizeof(T), reported, address, is_lds ? "LDS" : is_private ? "private" : "global");
    }
    if (is_lds) {
      // Out of range: nothing is written and 0 comes back (GCN3 manual, 3.6.1).
      if (address + sizeof(T) > c.lds_bytes) continue;
      cells.host[static_cast<size_t>(lane)] = c.lds + address;
    } else if (is_private) {
      // Only the lane itself can access its private memory.
      T value;
      std::byte* bytes = reinterpret_cast<std::byte*>(&value);
      if (!access_private<AccessMode::read>(c, lane, address, sizeof(T), bytes)) return finish();
      AtomicCells own;
      own.host[static_cast<size_t>(lane)] = bytes;
      own.found = bit;
      update_apart<T>(c, wanted, own, olds);
      if (!access_private<AccessMode::write>(c, lane, address, sizeof(T), bytes)) return finish();
      continue;
    } else {
      std::byte* host = resolve(c, address, sizeof(T), AccessMode::atomic);
      if (host == nullptr) {
        finish();
        return raise_memory_fault(c, AccessMode::atomic, reported, address, sizeof(T));
      }
      cells.host[static_cast<size_t>(lane)] = host;
      cells.shared |= bit;
    }
    cells.found |= bit;
  }
  finish();
}

}  // namespace atomic_lanes

// Updates memory lane after lane. T is uint32_t or uint64_t, as wide as the access; A is the type of an address. `olds`
// has state::kLanes values and receives the old values, or 0 for a lane out of range. `whole` makes the WaveAccess, for
// lanes that must be handled one by one.
template <class T, class A, class Whole>
[[gnu::always_inline]] inline void update_lanes(WaveContext& c, const LaneAddresses<A>& at, const AtomicUpdate& update,
                                                T* olds, Whole whole) {
  // g++ 12 compiles a memset of constant size to `rep stos`, which takes a third of the time of an update.
  if (at.lanes != c.machine->full_exec || at.space == sem::AddressSpace::lds || at.space == sem::AddressSpace::flat)
    std::memset(olds, 0, sizeof(T) * c.machine->model->wave_size);
  if (at.lanes == 0) return;
  atomic_lanes::AtomicCells cells;
  const bool may_be_together = at.space != sem::AddressSpace::scalar && at.space != sem::AddressSpace::scratch;
  if (may_be_together && atomic_lanes::find_together(c, at, sizeof(T), cells))
    atomic_lanes::update<T>(c, update, cells, olds);
  else
    atomic_lanes::update_one_by_one<T>(c, whole(), update, olds);
}

}  // namespace lw::exec
