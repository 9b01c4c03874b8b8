// Private memory ("scratch"): elements of 4 bytes, those of all lanes of a wave together (sem::Elements), from an
// address on that follows from FLAT_SCRATCH. Buffer instructions reach the same bytes through a swizzled resource.
#pragma once

#include <cstddef>
#include <cstdint>

#include "exec/machine.h"

namespace lw::exec {

// One lane's access at `offset`; false if the wave stops.
template <AccessMode mode>
bool access_private(WaveContext& c, int lane, uint64_t offset, unsigned bytes, std::byte* data);

// The accesses of many lanes, if all are dword-aligned and in range; otherwise does nothing and returns false.
// addresses[lane] - `subtract` is the offset. T: uint32_t or uint64_t.
template <class T>
bool load_private_together(WaveContext& c, const T* addresses, uint64_t lanes, uint64_t subtract, unsigned bytes,
                           uint32_t* const* rows);
template <class T>
bool store_private_together(WaveContext& c, const T* addresses, uint64_t lanes, uint64_t subtract, unsigned bytes,
                            const uint32_t* const* rows, const unsigned* steps);

}  // namespace lw::exec
