#include "timing/address_unit.h"

namespace lw::timing {

AddressUnit::Work AddressUnit::begin(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords,
                                     uint64_t time) {
  const uint32_t cycles = access_cycles(access, lines, image_dwords);
  const uint64_t start = std::max(time, free_);
  free_ = start + cycles;
  return {start, cycles};
}

// Of 64 lanes' texels: the way of the data to registers, and the filter. Stores have the path of others for their data.
uint32_t AddressUnit::texel_cycles(const trace::StepAccess& access, uint32_t dwords) const {
  if (access.kind != events::AccessKind::load)
    return std::max(machine_.image_x1, 64 * access.size_bytes / machine_.store_bytes);
  const bool linear = access.pattern != trace::Pattern::other;
  const uint32_t loaded = dwords <= 2 ? machine_.image_x1
                          : linear    ? machine_.image_x4_linear
                                      : machine_.image_x4_random;
  const uint32_t bytes = access.size_bytes;
  const uint32_t filtered = bytes <= 4 ? machine_.filter_4 : bytes <= 8 ? machine_.filter_8 : machine_.filter_16;
  return std::max(loaded, filtered * access.quads);
}

// The same of buffers.
uint32_t AddressUnit::dword_cycles(const trace::StepAccess& access) const {
  const uint32_t dwords = std::max(1u, (access.size_bytes + 3u) / 4);
  const bool side_by_side = access.pattern != trace::Pattern::other;
  if (access.kind == events::AccessKind::store) {
    // Addresses as for a dword; data through a path of their own.
    const uint32_t addresses = side_by_side ? machine_.load_x1_linear : machine_.load_x1_random;
    return std::max(addresses, 64 * access.size_bytes / machine_.store_bytes);
  }
  switch (dwords) {
    case 1: return side_by_side ? machine_.load_x1_linear : machine_.load_x1_random;
    case 2: return machine_.load_x2;
    case 3: return side_by_side ? machine_.load_x3_linear : machine_.load_x3_random;
    default: return (side_by_side ? machine_.load_x4_linear : machine_.load_x4_random) * ((dwords + 3) / 4);
  }
}

uint32_t AddressUnit::access_cycles(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords) const {
  const bool side_by_side = access.pattern != trace::Pattern::other;
  uint32_t cycles = access.is_texel ? texel_cycles(access, image_dwords) : dword_cycles(access);
  // Numbers are for 64 lanes.
  cycles = std::max<uint32_t>(1, cycles * access.lanes / 64);
  // The data come from the cache at its rate, whatever the instruction is.
  if (access.kind == events::AccessKind::load && !access.is_texel)
    cycles = std::max(cycles, access.lanes * access.size_bytes / machine_.load_bytes);
  if (machine_.vector_banks.count != 0) {
    // Strides were measured on a WGP, whose two caches share the work.
    uint32_t found = (lines + machine_.line_rate - 1) / machine_.line_rate;
    if (!side_by_side && lines > 1) found = std::max(found, machine_.lines_least);
    // Texels come in blocks of lines; nothing says that their lanes meet in banks.
    const uint32_t conflicts = access.is_texel ? 0u : access.bank_cycles - access.free_bank_cycles;
    cycles = std::max(cycles + 2 * conflicts, 2 * found);
  }
  return cycles;
}

}  // namespace lw::timing
