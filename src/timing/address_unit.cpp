#include "timing/address_unit.h"

namespace lw::timing {
namespace {

constexpr uint32_t kLanes = 64, kRows = 4, kQuads = 16;  // of 64 lanes

uint32_t rounded_up(uint32_t numerator, uint32_t denominator) { return (numerator + denominator - 1) / denominator; }

}  // namespace

AddressUnit::Work AddressUnit::begin(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords,
                                     uint64_t time) {
  const uint32_t cycles = access_cycles(access, lines, image_dwords);
  const uint64_t start = std::max(time, free_);
  free_ = start + cycles;
  return {start, cycles};
}

uint32_t AddressUnit::of_quads(const trace::StepAccess& access, uint32_t in_step, uint32_t apart) const {
  if (in_step == apart && !looks_at_groups()) return in_step * access.lanes / kLanes;
  const trace::LaneGroups& groups = access.groups;
  return rounded_up((groups.quads - groups.apart) * in_step + groups.apart * apart, kQuads);
}

uint32_t AddressUnit::of_runs(const trace::StepAccess& access, uint32_t in_step, uint32_t apart) const {
  if (!looks_at_groups()) return in_step * access.lanes / kLanes;
  // A row of one run takes a fourth of `in_step`, a row of four runs a fourth of `apart`.
  const trace::LaneGroups& groups = access.groups;
  const uint32_t more_runs = groups.runs - groups.rows;
  return rounded_up(groups.rows * in_step * (kQuads / kRows - 1) + more_runs * (apart - std::min(apart, in_step)),
                    kRows * (kQuads / kRows - 1));
}

// The way of texels to registers, and the filter. Stores have the path of others for their data.
uint32_t AddressUnit::texel_cycles(const trace::StepAccess& access, uint32_t dwords) const {
  if (access.kind != events::AccessKind::load)
    return std::max(of_quads(access, machine_.image_x1, machine_.image_x1),
                    access.lanes * access.size_bytes / machine_.store_bytes);
  const uint32_t loaded = dwords <= 2 ? of_quads(access, machine_.image_x1, machine_.image_x1)
                                      : of_quads(access, machine_.image_x4_linear, machine_.image_x4_random);
  const uint32_t bytes = access.size_bytes;
  const uint32_t filtered = bytes <= 4 ? machine_.filter_4 : bytes <= 8 ? machine_.filter_8 : machine_.filter_16;
  return std::max(loaded, of_quads(access, filtered, filtered) * access.quads);
}

// The same of buffers.
uint32_t AddressUnit::dword_cycles(const trace::StepAccess& access) const {
  const uint32_t dwords = std::max(1u, (access.size_bytes + 3u) / 4);
  if (access.kind == events::AccessKind::store) {
    // Addresses as for a dword; data through a path of their own.
    return std::max(of_runs(access, machine_.load_x1_linear, machine_.load_x1_random),
                    access.lanes * access.size_bytes / machine_.store_bytes);
  }
  switch (dwords) {
    case 1: return of_runs(access, machine_.load_x1_linear, machine_.load_x1_random);
    case 2: return of_quads(access, machine_.load_x2, machine_.load_x2);
    case 3: return of_quads(access, machine_.load_x3_linear, machine_.load_x3_random);
    default: return of_quads(access, machine_.load_x4_linear, machine_.load_x4_random) * ((dwords + 3) / 4);
  }
}

uint32_t AddressUnit::access_cycles(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords) const {
  const bool side_by_side = access.pattern != trace::Pattern::other;
  uint32_t cycles = std::max(1u, access.is_texel ? texel_cycles(access, image_dwords) : dword_cycles(access));
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
