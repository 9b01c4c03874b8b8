#include "exec/private_memory.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "sem/memory_layout.h"

namespace lw::exec {
namespace {

// FLAT_SCRATCH of gfx8 is { 0, offset[31:8], 0, size[18:0] } (GCN3 manual, 9.6).
constexpr uint32_t kOffsetMask = 0xffffff, kSizeMask = 0x7ffff;

sem::Elements elements_of(const WaveContext& c) {
  return {2, static_cast<unsigned>(std::countr_zero(c.machine->model->wave_size))};
}
// Bytes from one dword of a lane to its next.
uint64_t row_bytes(const WaveContext& c) { return elements_of(c).distance(0, 4); }

// Address of byte 0 of lane 0, as FLAT_SCRATCH has it. Addresses are of 48 bits; programs may extend their sign.
uint64_t private_begin(const WaveContext& c) {
  constexpr uint64_t kAddressMask = (uint64_t{1} << 48) - 1;
  const state::Wave& wave = *c.machine->wave;
  switch (c.machine->model->flat_scratch) {
    case MachineModel::FlatScratch::address: return wave.sgpr_pair(state::flat_scratch_lo) & kAddressMask;
    case MachineModel::FlatScratch::hardware_register:
      return (wave.flat_scratch[0] | uint64_t{wave.flat_scratch[1]} << 32) & kAddressMask;
    case MachineModel::FlatScratch::offset_and_size: break;
  }
  return c.scratch_arena + (uint64_t{wave.sgpr[state::flat_scratch_hi] & kOffsetMask} << 8);
}

// Bytes of a lane that an access may reach.
uint64_t private_bytes(const WaveContext& c) {
  const uint64_t bytes = c.scratch_bytes_per_lane;
  if (c.machine->model->flat_scratch != MachineModel::FlatScratch::offset_and_size) return bytes;
  return std::min<uint64_t>(bytes, c.machine->wave->sgpr[state::flat_scratch_lo] & kSizeMask);
}

// Host pointer of byte 0 of lane 0, or nullptr where FLAT_SCRATCH does not point at the wave's own private memory.
std::byte* host_begin(const WaveContext& c) { return private_begin(c) == c.scratch_address ? c.scratch_host : nullptr; }

}  // namespace

template <AccessMode mode>
bool access_private(WaveContext& c, int lane, uint64_t offset, unsigned bytes, std::byte* data) {
  std::byte* host = host_begin(c);
  const uint64_t limit = private_bytes(c);
  if (host == nullptr || offset > limit || bytes > limit - offset) {
    events::Fault fault;
    fault.access = mode == AccessMode::read ? events::AccessKind::load : events::AccessKind::store;
    fault.size_bytes = bytes;
    fault.address = offset;
    fault.space = "private";
    fault.place.lane = lane;
    fault.relation = host == nullptr
                         ? fmt::format("FLAT_SCRATCH points to {:#x}, the wave's private memory is at {:#x}",
                                       private_begin(c), c.scratch_address)
                         : fmt::format("{} bytes past the end of the lane's {} bytes of private memory",
                                       offset + bytes - limit, limit);
    raise(c, events::OutcomeKind::memory_fault, std::move(fault));
    return false;
  }
  const sem::Elements elements = elements_of(c);
  for (unsigned i = 0; i < bytes; ++i) {
    std::byte* at_byte = host + static_cast<unsigned>(lane) * elements.size() + elements.distance(0, offset + i);
    if constexpr (mode == AccessMode::read)
      data[i] = *at_byte;
    else
      *at_byte = data[i];
  }
  return true;
}
template bool access_private<AccessMode::read>(WaveContext&, int, uint64_t, unsigned, std::byte*);
template bool access_private<AccessMode::write>(WaveContext&, int, uint64_t, unsigned, std::byte*);

namespace {

// True where every lane's offset is a multiple of 4 with `bytes` (a multiple of 4 too) inside the lane's memory.
template <class T>
bool all_inside(const WaveContext& c, const T* addresses, uint64_t lanes, uint64_t subtract, unsigned bytes) {
  const uint64_t limit = private_bytes(c);
  if (bytes % 4 != 0 || bytes > limit) return false;
  const uint64_t last = limit - bytes;
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const uint64_t offset = addresses[std::countr_zero(left)] - subtract;
    if (offset > last || offset % 4 != 0) return false;
  }
  return true;
}

}  // namespace

template <class T>
bool load_private_together(WaveContext& c, const T* addresses, uint64_t lanes, uint64_t subtract, unsigned bytes,
                           uint32_t* const* rows) {
  const std::byte* host = host_begin(c);
  if (host == nullptr || !all_inside(c, addresses, lanes, subtract, bytes)) return false;
  const uint64_t row = row_bytes(c);
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    const std::byte* from = host + (addresses[lane] - subtract) / 4 * row + static_cast<unsigned>(lane) * 4;
    for (unsigned w = 0; w < bytes / 4; ++w) std::memcpy(&rows[w][lane], from + w * row, 4);
  }
  return true;
}
template <class T>
bool store_private_together(WaveContext& c, const T* addresses, uint64_t lanes, uint64_t subtract, unsigned bytes,
                            const uint32_t* const* rows, const unsigned* steps) {
  std::byte* host = host_begin(c);
  if (host == nullptr || !all_inside(c, addresses, lanes, subtract, bytes)) return false;
  const uint64_t row = row_bytes(c);
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    std::byte* to = host + (addresses[lane] - subtract) / 4 * row + static_cast<unsigned>(lane) * 4;
    for (unsigned w = 0; w < bytes / 4; ++w)
      std::memcpy(to + w * row, &rows[w][static_cast<unsigned>(lane) * steps[w]], 4);
  }
  return true;
}

template bool load_private_together<uint32_t>(WaveContext&, const uint32_t*, uint64_t, uint64_t, unsigned,
                                              uint32_t* const*);
template bool load_private_together<uint64_t>(WaveContext&, const uint64_t*, uint64_t, uint64_t, unsigned,
                                              uint32_t* const*);
template bool store_private_together<uint32_t>(WaveContext&, const uint32_t*, uint64_t, uint64_t, unsigned,
                                               const uint32_t* const*, const unsigned*);
template bool store_private_together<uint64_t>(WaveContext&, const uint64_t*, uint64_t, uint64_t, unsigned,
                                               const uint32_t* const*, const unsigned*);

}  // namespace lw::exec
