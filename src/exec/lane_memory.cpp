#include "exec/lane_memory.h"

namespace lw::exec {
namespace {

using sem::AddressSpace;

// Where a lane's access goes.
enum class Where { buffer, lds, private_memory };
Where where(const WaveContext& c, AddressSpace space, uint64_t address) {
  if (space == AddressSpace::lds) return Where::lds;
  if (space == AddressSpace::scratch) return Where::private_memory;
  if (space == AddressSpace::flat) {
    switch (aperture_of(c, address)) {
      case Aperture::shared: return Where::lds;
      case Aperture::private_memory: return Where::private_memory;
      case Aperture::none: break;
    }
  }
  return Where::buffer;
}

// One lane's bytes that lie together, any space; false where the wave stops.
bool load_run(WaveContext& c, AddressSpace space, uint64_t address, unsigned bytes, int lane, std::byte* into) {
  switch (where(c, space, address)) {
    case Where::lds: {
      const uint64_t offset = space == AddressSpace::flat ? address - c.shared_base : address;
      // Reads out of range give zero (GCN3 manual, 3.6.1).
      if (offset + bytes > c.lds_bytes)
        std::memset(into, 0, bytes);
      else
        std::memcpy(into, c.lds + offset, bytes);
      return true;
    }
    case Where::private_memory: {
      const uint64_t offset = space == AddressSpace::flat ? address - c.private_base : address;
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
bool store_run(WaveContext& c, AddressSpace space, uint64_t address, unsigned bytes, int lane, std::byte* from) {
  switch (where(c, space, address)) {
    case Where::lds: {
      const uint64_t offset = space == AddressSpace::flat ? address - c.shared_base : address;
      if (offset + bytes <= c.lds_bytes) std::memcpy(c.lds + offset, from, bytes);
      return true;
    }
    case Where::private_memory: {
      const uint64_t offset = space == AddressSpace::flat ? address - c.private_base : address;
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
bool access_one(WaveContext& c, const WaveAccess& access, AccessMode mode, int lane, std::byte* data, Run run) {
  const uint64_t address = access.address(lane);
  if (access.space == AddressSpace::flat && changes_aperture(c, address, access.flat_offset)) {
    raise_aperture_fault(c, mode, lane, address, access.flat_offset, access.bytes);
    return false;
  }
  const std::optional<sem::Elements> elements = access.crossed_elements(lane);
  if (!elements) return run(c, access.space, address, access.bytes, lane, data);
  const uint64_t offset = access.record_offset(lane);
  for (unsigned n = 0; n < access.bytes; ++n)
    if (!run(c, access.space, address + elements->distance(offset, n), 1, lane, data + n)) return false;
  return true;
}

}  // namespace

bool load_one(WaveContext& c, const WaveAccess& access, int lane, std::byte* into) {
  return access_one(c, access, AccessMode::read, lane, into, load_run);
}
bool store_one(WaveContext& c, const WaveAccess& access, int lane, std::byte* from) {
  return access_one(c, access, AccessMode::write, lane, from, store_run);
}

bool lies_together(const WaveAccess& access) {
  if (access.elements == 0) return true;
  if (access.offset_uniform) return !access.crossed_elements(0);
  for (uint64_t left = access.lanes; left != 0; left &= left - 1)
    if (access.crossed_elements(std::countr_zero(left))) return false;
  return true;
}

void load_scalar(WaveContext& c, uint64_t address, unsigned bytes, std::byte* into) {
  const std::byte* host = resolve(c, address, bytes, AccessMode::read);
  if (host == nullptr) return raise_memory_fault(c, AccessMode::read, -1, address, bytes);
  if (bytes < 4) std::memset(into, 0, 4);
  std::memcpy(into, host, bytes);
}

void store_scalar(WaveContext& c, uint64_t address, unsigned bytes, const std::byte* const* words) {
  std::byte* host = resolve(c, address, bytes, AccessMode::write);
  if (host == nullptr) return raise_memory_fault(c, AccessMode::write, -1, address, bytes);
  for (unsigned w = 0; w * 4 < bytes; ++w) std::memcpy(host + 4 * w, words[w], std::min(bytes - 4 * w, 4u));
}

void raise_global_data_share(WaveContext& c) {
  raise(c, events::OutcomeKind::not_modelled, std::string("access to the global data share"));
}

}  // namespace lw::exec
