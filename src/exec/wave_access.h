// One load, store or atomic of a wave: the lanes that take part, and the place of each lane's bytes.
#pragma once

#include <cstdint>
#include <optional>

#include "sem/memory_layout.h"
#include "sem/program.h"

namespace lw::exec {

struct WaveAccess {
  sem::AddressSpace space = sem::AddressSpace::global;
  unsigned bytes = 4;        // of a lane
  uint64_t lanes = 0;        // lanes that take part; in scalar space, 1 or 0
  uint16_t flat_offset = 0;  // as in sem::AccessLayout
  // A row, or one value for all lanes: 32 bits for offsets in LDS or private memory, otherwise 64.
  bool address_uniform = false;
  const void* addresses = nullptr;
  // Swizzled memory: its layout (sem::Elements::unpack; 0 if it is not swizzled), and the offset of each lane's access
  // within its record: a row, or one value.
  uint32_t elements = 0;
  bool offset_uniform = false;
  const uint64_t* record_offsets = nullptr;

  bool has_offsets() const { return space == sem::AddressSpace::lds || space == sem::AddressSpace::scratch; }
  uint64_t address(int lane) const {
    const int i = address_uniform ? 0 : lane;
    return has_offsets() ? static_cast<const uint32_t*>(addresses)[i] : static_cast<const uint64_t*>(addresses)[i];
  }
  uint64_t record_offset(int lane) const { return record_offsets[offset_uniform ? 0 : lane]; }
  // The layout of swizzled memory if a lane's access has bytes in more than one element.
  std::optional<sem::Elements> crossed_elements(int lane) const {
    if (elements == 0) return std::nullopt;
    const sem::Elements layout = sem::Elements::unpack(elements);
    if (!layout.are_crossed(record_offset(lane), bytes)) return std::nullopt;
    return layout;
  }
};

}  // namespace lw::exec
