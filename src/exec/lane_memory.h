// Loads and stores of all lanes of a wave, from and to host rows that hold registers.
//
// A wave's access is checked once, by its lowest and highest address. Lanes are checked one by one only if that fails,
// to find the lane at fault, or if a flat address may mean LDS or private memory. These are templates, so that an
// engine's own functions contain the loops.
#pragma once

#include <bit>
#include <cstring>

#include "exec/machine.h"
#include "exec/private_memory.h"
#include "exec/wave_access.h"

namespace lw::exec {

// One lane's bytes, in any space; false if the wave stops.
bool load_one(WaveContext& c, const WaveAccess& access, int lane, std::byte* into);
bool store_one(WaveContext& c, const WaveAccess& access, int lane, std::byte* from);

// Scalar space: one access, regardless of EXEC. A store's words may be in separate places.
void load_scalar(WaveContext& c, uint64_t address, unsigned bytes, std::byte* into);
void store_scalar(WaveContext& c, uint64_t address, unsigned bytes, const std::byte* const* words);

// Stops the wave: Lanewise has no global data share.
void raise_global_data_share(WaveContext& c);

// True if the bytes of each lane are contiguous.
bool lies_together(const WaveAccess& access);

// The number of rows that hold an access of `bytes` bytes.
template <unsigned Bytes>
constexpr unsigned kRows = (Bytes + 3) / 4;

// The properties of an access that decide how all lanes are handled at once. T is the type of an address: 64 bits, or
// 32 for offsets in LDS and private memory.
template <class T>
struct LaneAddresses {
  sem::AddressSpace space;
  uint64_t lanes;        // lanes that take part; at least one
  const T* addresses;    // a row, or one value
  bool address_uniform;  // `addresses` is one value
  uint16_t flat_offset;
  bool may_be_swizzled;  // WaveAccess::elements may say that a lane's bytes are not contiguous
};

namespace lane_memory {

inline AddressRange range_of(WaveContext& c, const uint64_t* addresses, uint64_t lanes, uint64_t stride) {
  return c.machine->ranges->of64(addresses, lanes, stride);
}
inline AddressRange range_of(WaveContext& c, const uint32_t* addresses, uint64_t lanes, uint64_t stride) {
  return c.machine->ranges->of32(addresses, lanes, stride);
}

// Moves one lane's value from and to memory, as words. Two words move together: other threads see all 64 bits or none.
template <unsigned Bytes>
void load_lane(const std::byte* from, uint32_t* const* rows, int lane) {
  if constexpr (Bytes < 4) {
    uint32_t value = 0;
    std::memcpy(&value, from, Bytes);
    rows[0][lane] = value;
  } else {
    unsigned w = 0;
    for (; w + 2 <= Bytes / 4; w += 2) {
      uint64_t both;
      std::memcpy(&both, from + 4 * w, 8);
      rows[w][lane] = static_cast<uint32_t>(both);
      rows[w + 1][lane] = static_cast<uint32_t>(both >> 32);
    }
    if (w < Bytes / 4) std::memcpy(&rows[w][lane], from + 4 * w, 4);
  }
}
template <unsigned Bytes>
void store_lane(std::byte* to, const uint32_t* const* rows, const unsigned* steps, int lane) {
  if constexpr (Bytes < 4) {
    std::memcpy(to, &rows[0][static_cast<unsigned>(lane) * steps[0]], Bytes);
  } else {
    const auto word = [rows, steps, lane](unsigned w) { return rows[w][static_cast<unsigned>(lane) * steps[w]]; };
    unsigned w = 0;
    for (; w + 2 <= Bytes / 4; w += 2) {
      const uint64_t both = word(w) | uint64_t{word(w + 1)} << 32;
      std::memcpy(to + 4 * w, &both, 8);
    }
    if (w < Bytes / 4) std::memcpy(to + 4 * w, &rows[w][static_cast<unsigned>(lane) * steps[w]], 4);
  }
}

// All participating lanes are inside one piece of host memory, in which `host` corresponds to address `low`.
template <unsigned Bytes, class T>
void copy_from(const std::byte* host, const AddressRange& range, const T* addresses, uint64_t lanes,
               uint32_t* const* rows) {
  const T low = static_cast<T>(range.low);
  const auto load_all = [&]<int Count>() {
    if (!range.is_run)
      for (int i = 0; i < Count; ++i) load_lane<Bytes>(host + (addresses[i] - low), rows, i);
    else if (Bytes == 4)
      std::memcpy(rows[0], host, 4 * Count);
    else
      for (int i = 0; i < Count; ++i) load_lane<Bytes>(host + i * static_cast<int>(Bytes), rows, i);
  };
  if (lanes == ~uint64_t{0}) return load_all.template operator()<64>();
  if (range.is_run) return load_all.template operator()<32>();
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    load_lane<Bytes>(host + (addresses[i] - low), rows, i);
  }
}
template <unsigned Bytes, class T>
void copy_to(std::byte* host, const AddressRange& range, const T* addresses, uint64_t lanes,
             const uint32_t* const* rows, const unsigned* steps) {
  const T low = static_cast<T>(range.low);
  if (Bytes == 4 && range.is_run && steps[0] == 1) {
    if (lanes == ~uint64_t{0})
      std::memcpy(host, rows[0], 4 * 64);
    else
      std::memcpy(host, rows[0], 4 * 32);
    return;
  }
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    store_lane<Bytes>(host + (addresses[i] - low), rows, steps, i);
  }
}

// Host memory of the lowest lane's address if all lanes are in LDS or in one buffer; nullptr if lanes must be handled
// one by one.
template <unsigned Bytes, class T, class Whole>
[[gnu::always_inline]] inline std::byte* host_of(WaveContext& c, const LaneAddresses<T>& at, const AddressRange& range,
                                                 AccessMode mode, Whole whole) {
  if (at.space == sem::AddressSpace::lds) return range.high + Bytes <= c.lds_bytes ? c.lds + range.low : nullptr;
  const bool is_buffer = (at.space == sem::AddressSpace::global && (!at.may_be_swizzled || lies_together(whole()))) ||
                         (at.space == sem::AddressSpace::flat && range.high < c.shared_base);
  if (!is_buffer) return nullptr;
  const uint64_t bytes = range.high - range.low + Bytes;
  return bytes < Bytes ? nullptr : resolve(c, range.low, bytes, mode);
}

template <class T>
bool is_private(const WaveContext& c, const LaneAddresses<T>& at, const AddressRange& range) {
  return at.space == sem::AddressSpace::scratch ||
         (at.space == sem::AddressSpace::flat && aperture_of(c, range.low, at.flat_offset) == Aperture::private_memory);
}

// Lane by lane.
template <unsigned Bytes>
[[gnu::noinline]] void load_each(WaveContext& c, const WaveAccess& access, uint32_t* const* rows) {
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    uint32_t words[kRows<Bytes>] = {};
    if (!load_one(c, access, lane, reinterpret_cast<std::byte*>(words))) return;
    for (unsigned w = 0; w < kRows<Bytes>; ++w) rows[w][lane] = words[w];
  }
}
template <unsigned Bytes>
[[gnu::noinline]] void store_each(WaveContext& c, const WaveAccess& access, const uint32_t* const* rows,
                                  const unsigned* steps) {
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    uint32_t words[kRows<Bytes>];
    for (unsigned w = 0; w < kRows<Bytes>; ++w) words[w] = rows[w][static_cast<unsigned>(lane) * steps[w]];
    if (!store_one(c, access, lane, reinterpret_cast<std::byte*>(words))) return;
  }
}

// One address per lane; `same` is storage for a common address of all lanes.
template <class T>
[[gnu::always_inline]] inline const T* row_of(const LaneAddresses<T>& at, T (&same)[state::kLanes]) {
  if (!at.address_uniform) return at.addresses;
  for (T& address : same) address = *at.addresses;
  return same;
}

}  // namespace lane_memory

// Writes the rows of the participating lanes; values narrower than a word are zero-extended. `whole` makes the
// WaveAccess, for lanes that must be handled one by one; most accesses do not need it.
template <unsigned Bytes, class T, class Whole>
[[gnu::always_inline]] inline void load_lanes(WaveContext& c, const LaneAddresses<T>& at, uint32_t* const* rows,
                                              Whole whole) {
  T same[state::kLanes];
  const T* addresses = lane_memory::row_of(at, same);
  const AddressRange range = lane_memory::range_of(c, addresses, at.lanes, Bytes);
  if (const std::byte* host = lane_memory::host_of<Bytes>(c, at, range, AccessMode::read, whole))
    return lane_memory::copy_from<Bytes, T>(host, range, addresses, at.lanes, rows);
  const uint64_t base = at.space == sem::AddressSpace::flat ? c.private_base : 0;
  if (lane_memory::is_private(c, at, range) && load_private_together(c, addresses, at.lanes, base, Bytes, rows)) return;
  lane_memory::load_each<Bytes>(c, whole(), rows);
}

// The same for a store, whose word w of a lane is rows[w][lane * steps[w]].
template <unsigned Bytes, class T, class Whole>
[[gnu::always_inline]] inline void store_lanes(WaveContext& c, const LaneAddresses<T>& at, const uint32_t* const* rows,
                                               const unsigned* steps, Whole whole) {
  T same[state::kLanes];
  const T* addresses = lane_memory::row_of(at, same);
  const AddressRange range = lane_memory::range_of(c, addresses, at.lanes, Bytes);
  if (std::byte* host = lane_memory::host_of<Bytes>(c, at, range, AccessMode::write, whole))
    return lane_memory::copy_to<Bytes, T>(host, range, addresses, at.lanes, rows, steps);
  const uint64_t base = at.space == sem::AddressSpace::flat ? c.private_base : 0;
  if (lane_memory::is_private(c, at, range) && store_private_together(c, addresses, at.lanes, base, Bytes, rows, steps))
    return;
  lane_memory::store_each<Bytes>(c, whole(), rows, steps);
}

// For callers that already have the WaveAccess.
template <class T>
LaneAddresses<T> lane_addresses(const WaveAccess& access) {
  return {access.space,           access.lanes,       static_cast<const T*>(access.addresses),
          access.address_uniform, access.flat_offset, access.elements != 0};
}

}  // namespace lw::exec
