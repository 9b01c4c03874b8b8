// Loads and stores. A wave's access is checked once, by its lowest and highest address; lanes are looked at one by one
// only where that fails, to find which of them is at fault, or where a flat address may mean LDS or private memory.
#include <bit>
#include <cstring>

#include "interp/lanes/lanes.h"
#include "interp/lower.h"
#include "interp/machine.h"
#include "interp/private_memory.h"

namespace lw::interp {
namespace {

using sem::Space;
constexpr int kLanes = state::kLanes;

// The lanes that take part.
uint64_t lanes_of(Context& c, const PlacedMemoryStep& m) {
  const uint64_t exec = active_lanes(c);
  return m.truth == kNoPlace ? exec : exec & *at<uint64_t>(c, m.truth);
}

AddressRange range_of(Context& c, const uint64_t* addresses, uint64_t lanes, uint64_t stride) {
  return c.machine->lanes->range64(addresses, lanes, stride);
}
AddressRange range_of(Context& c, const uint32_t* addresses, uint64_t lanes, uint64_t stride) {
  return c.machine->lanes->range32(addresses, lanes, stride);
}

// One lane's value out of and into memory, as words. Two words go together: other threads see all of 64 bits, or
// nothing.
template <unsigned Bytes>
inline void load_lane(const std::byte* from, uint32_t* const* rows, int lane) {
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
inline void store_lane(std::byte* to, const uint32_t* const* rows, const unsigned* steps, int lane) {
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

// All lanes that take part lie inside one piece of host memory that begins at `host` for address `low`.
template <unsigned Bytes, class T>
void load_lanes(const std::byte* host, const AddressRange& range, const T* addresses, uint64_t lanes,
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
void store_lanes(std::byte* host, const AddressRange& range, const T* addresses, uint64_t lanes,
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

// The generation-independent part of where a lane's access goes.
enum class Where { buffer, lds, private_memory };
Where where(const Context& c, Space space, uint64_t address) {
  if (space == Space::lds) return Where::lds;
  if (space == Space::scratch) return Where::private_memory;
  if (space == Space::flat) {
    switch (aperture_of(c, address)) {
      case Aperture::shared: return Where::lds;
      case Aperture::private_memory: return Where::private_memory;
      case Aperture::none: break;
    }
  }
  return Where::buffer;
}

// One lane's bytes that lie together, any space; false where the wave stops.
bool load_run(Context& c, Space space, uint64_t address, unsigned bytes, int lane, std::byte* into) {
  switch (where(c, space, address)) {
    case Where::lds: {
      const uint64_t offset = space == Space::flat ? address - c.shared_base : address;
      // Reads out of range give zero (GCN3 manual, 3.6.1).
      if (offset + bytes > c.lds_bytes)
        std::memset(into, 0, bytes);
      else
        std::memcpy(into, c.lds + offset, bytes);
      return true;
    }
    case Where::private_memory: {
      const uint64_t offset = space == Space::flat ? address - c.private_base : address;
      return access_private<AccessMode::read>(c, lane, offset, bytes, into);
    }
    case Where::buffer: {
      const std::byte* host = resolve(c, address, bytes, AccessMode::read);
      if (host == nullptr) {
        raise_memory_fault(c, AccessMode::read, lane, address, bytes);
        return false;
      }
      std::memcpy(into, host, bytes);
      return true;
    }
  }
  return false;
}
bool store_run(Context& c, Space space, uint64_t address, unsigned bytes, int lane, std::byte* from) {
  switch (where(c, space, address)) {
    case Where::lds: {
      const uint64_t offset = space == Space::flat ? address - c.shared_base : address;
      if (offset + bytes <= c.lds_bytes) std::memcpy(c.lds + offset, from, bytes);
      return true;
    }
    case Where::private_memory: {
      const uint64_t offset = space == Space::flat ? address - c.private_base : address;
      return access_private<AccessMode::write>(c, lane, offset, bytes, from);
    }
    case Where::buffer: {
      std::byte* host = resolve(c, address, bytes, AccessMode::write);
      if (host == nullptr) {
        raise_memory_fault(c, AccessMode::write, lane, address, bytes);
        return false;
      }
      std::memcpy(host, from, bytes);
      return true;
    }
  }
  return false;
}

// One lane's access, `run` for each of its pieces that lies together; false where the wave stops.
template <class Run>
bool access_one(Context& c, const PlacedMemoryStep& m, AccessMode mode, uint64_t address, int lane, std::byte* data,
                Run run) {
  const Space space = static_cast<Space>(m.space);
  if (space == Space::flat && changes_aperture(c, address, m.flat_offset)) {
    raise_aperture_fault(c, mode, lane, address, m.flat_offset, m.bytes);
    return false;
  }
  const std::optional<sem::Elements> elements = crossed_elements(c, m, lane);
  if (!elements) return run(c, space, address, m.bytes, lane, data);
  const uint64_t offset = record_offset(c, m, lane);
  for (unsigned n = 0; n < m.bytes; ++n)
    if (!run(c, space, address + elements->distance(offset, n), 1, lane, data + n)) return false;
  return true;
}

// False where the lanes have to be looked at one by one, because of bytes that lie apart.
bool all_together(Context& c, const PlacedMemoryStep& m, uint64_t lanes) {
  if (m.elements == kNoPlace || *at<uint32_t>(c, m.elements) == 0) return true;
  if (m.offset_uniform) return !crossed_elements(c, m, 0);
  for (uint64_t left = lanes; left != 0; left &= left - 1)
    if (crossed_elements(c, m, std::countr_zero(left))) return false;
  return true;
}

template <unsigned Bytes>
constexpr unsigned kWords = (Bytes + 3) / 4;

// T is the type of the address row: 64 bits, or 32 for LDS and scratch offsets.
template <unsigned Bytes, class T>
void load(Context& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(s.imm);
  const Space space = static_cast<Space>(m.space);
  const uint64_t lanes = lanes_of(c, m);
  uint32_t* rows[kWords<Bytes>];
  for (unsigned w = 0; w < kWords<Bytes>; ++w) rows[w] = at<uint32_t>(c, m.word[w]);
  if (!m.to_vgprs && lanes != c.machine->lanes->full_exec)
    for (uint32_t* row : rows) std::memset(row, 0, kLanes * sizeof(uint32_t));
  if (m.zero_rest)
    for (uint64_t rest = *c.exec & ~lanes; rest != 0; rest &= rest - 1)
      for (uint32_t* row : rows) row[std::countr_zero(rest)] = 0;
  if (lanes == 0) return;

  const T* addresses = at<const T>(c, m.address);
  T same[kLanes];
  if (m.address_uniform) {
    for (T& address : same) address = *addresses;
    addresses = same;
  }
  const AddressRange range = range_of(c, addresses, lanes, Bytes);
  if (space == Space::lds) {
    if (range.high + Bytes <= c.lds_bytes) {
      load_lanes<Bytes, T>(c.lds + range.low, range, addresses, lanes, rows);
      return;
    }
  } else if ((space == Space::global && all_together(c, m, lanes)) ||
             (space == Space::flat && range.high < c.shared_base)) {
    const uint64_t bytes = range.high - range.low + Bytes;
    if (const std::byte* host = bytes < Bytes ? nullptr : resolve(c, range.low, bytes, AccessMode::read)) {
      load_lanes<Bytes, T>(host, range, addresses, lanes, rows);
      return;
    }
  } else if (space == Space::scratch ||
             (space == Space::flat && aperture_of(c, range.low, m.flat_offset) == Aperture::private_memory)) {
    if (load_private_together(c, addresses, lanes, space == Space::flat ? c.private_base : 0, Bytes, rows)) return;
  }
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    uint32_t words[kWords<Bytes>] = {};
    if (!access_one(c, m, AccessMode::read, addresses[lane], lane, reinterpret_cast<std::byte*>(words), load_run))
      return;
    for (unsigned w = 0; w < kWords<Bytes>; ++w) rows[w][lane] = words[w];
  }
}

template <unsigned Bytes, class T>
void store(Context& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(s.imm);
  const Space space = static_cast<Space>(m.space);
  const uint64_t lanes = lanes_of(c, m);
  if (lanes == 0) return;
  const uint32_t* rows[kWords<Bytes>];
  unsigned steps[kWords<Bytes>];
  for (unsigned w = 0; w < kWords<Bytes>; ++w) {
    rows[w] = at<const uint32_t>(c, m.word[w]);
    steps[w] = (m.word_uniform >> w & 1) ? 0 : 1;
  }
  const T* addresses = at<const T>(c, m.address);
  T same[kLanes];
  if (m.address_uniform) {
    for (T& address : same) address = *addresses;
    addresses = same;
  }
  const AddressRange range = range_of(c, addresses, lanes, Bytes);
  if (space == Space::lds) {
    if (range.high + Bytes <= c.lds_bytes) {
      store_lanes<Bytes, T>(c.lds + range.low, range, addresses, lanes, rows, steps);
      return;
    }
  } else if ((space == Space::global && all_together(c, m, lanes)) ||
             (space == Space::flat && range.high < c.shared_base)) {
    const uint64_t bytes = range.high - range.low + Bytes;
    if (std::byte* host = bytes < Bytes ? nullptr : resolve(c, range.low, bytes, AccessMode::write)) {
      store_lanes<Bytes, T>(host, range, addresses, lanes, rows, steps);
      return;
    }
  } else if (space == Space::scratch ||
             (space == Space::flat && aperture_of(c, range.low, m.flat_offset) == Aperture::private_memory)) {
    if (store_private_together(c, addresses, lanes, space == Space::flat ? c.private_base : 0, Bytes, rows, steps))
      return;
  }
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    uint32_t words[kWords<Bytes>];
    for (unsigned w = 0; w < kWords<Bytes>; ++w) words[w] = rows[w][static_cast<unsigned>(lane) * steps[w]];
    if (!access_one(c, m, AccessMode::write, addresses[lane], lane, reinterpret_cast<std::byte*>(words), store_run))
      return;
  }
}

// Scalar space: one access whatever EXEC says. The words lie one after the other at word[0].
void scalar_load(Context& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(s.imm);
  std::byte* into = at<std::byte>(c, m.word[0]);
  if (m.truth != kNoPlace && *at<uint64_t>(c, m.truth) == 0) {
    std::memset(into, 0, size_t{m.words} * 4);
    return;
  }
  const uint64_t address = *at<uint64_t>(c, m.address);
  const std::byte* host = resolve(c, address, m.bytes, AccessMode::read);
  if (host == nullptr) return raise_memory_fault(c, AccessMode::read, -1, address, m.bytes);
  if (m.bytes < 4) std::memset(into, 0, 4);
  std::memcpy(into, host, m.bytes);
}
void scalar_store(Context& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(s.imm);
  if (m.truth != kNoPlace && *at<uint64_t>(c, m.truth) == 0) return;
  const uint64_t address = *at<uint64_t>(c, m.address);
  std::byte* host = resolve(c, address, m.bytes, AccessMode::write);
  if (host == nullptr) return raise_memory_fault(c, AccessMode::write, -1, address, m.bytes);
  for (unsigned w = 0; w * 4 < m.bytes; ++w)
    std::memcpy(host + 4 * w, at<std::byte>(c, m.word[w]), m.bytes - 4 * w < 4 ? m.bytes - 4 * w : 4);
}

void global_data_share(Context& c, const Step&) {
  raise(c, events::OutcomeKind::not_modelled, std::string("access to the global data share"));
}

}  // namespace

#define LW_BY_SIZE(FUNCTION, T)      \
  switch (m.bytes) {                 \
    case 1: return FUNCTION<1, T>;   \
    case 2: return FUNCTION<2, T>;   \
    case 4: return FUNCTION<4, T>;   \
    case 8: return FUNCTION<8, T>;   \
    case 12: return FUNCTION<12, T>; \
    case 16: return FUNCTION<16, T>; \
    case 32: return FUNCTION<32, T>; \
    case 64: return FUNCTION<64, T>; \
    default: return nullptr;         \
  }

StepFunction load_function(const PlacedMemoryStep& m) {
  switch (static_cast<Space>(m.space)) {
    case Space::scalar: return scalar_load;
    case Space::gds: return global_data_share;
    case Space::lds:
    case Space::scratch: LW_BY_SIZE(load, uint32_t)
    default: LW_BY_SIZE(load, uint64_t)
  }
}
StepFunction store_function(const PlacedMemoryStep& m) {
  switch (static_cast<Space>(m.space)) {
    case Space::scalar: return scalar_store;
    case Space::gds: return global_data_share;
    case Space::lds:
    case Space::scratch: LW_BY_SIZE(store, uint32_t)
    default: LW_BY_SIZE(store, uint64_t)
  }
}

}  // namespace lw::interp
