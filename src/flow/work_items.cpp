#include "flow/work_items.h"

#include <algorithm>

namespace lw::flow {
namespace {

// No device runs larger workgroups.
constexpr uint32_t kMaxWorkgroup = 1024;

LaneValue counted(uint32_t below, uint32_t every, uint8_t aligned_bits) {
  LaneValue result;
  for (unsigned lane = 0; lane < kWaveLanes; ++lane) result.offset[lane] = lane / every % below;
  result.aligned_bits = aligned_bits;
  result.most = below - 1;
  normalise(result);
  return result;
}

// floor(n / every) % below of the numbers n of a wave's work-items, a run of 64 from a multiple of 64.
std::optional<LaneValue> digit(uint32_t every, uint32_t below, uint32_t total) {
  if (total <= kWaveLanes) return counted(below, every, 32);
  if (every % kWaveLanes == 0) {
    LaneValue result;
    result.most = below - 1;
    return result;
  }
  if (kWaveLanes % every != 0) return std::nullopt;
  const uint32_t in_a_wave = kWaveLanes / every;  // a power of two
  if (in_a_wave % below == 0) return counted(below, every, 32);
  if (below % in_a_wave != 0) return std::nullopt;
  return counted(below, every, static_cast<uint8_t>(std::countr_zero(in_a_wave)));
}

}  // namespace

std::array<std::optional<LaneValue>, 3> work_item_ids(const std::array<uint32_t, 3>& size) {
  if (std::ranges::all_of(size, [](uint32_t n) { return n == 0; })) {
    std::array<std::optional<LaneValue>, 3> ids = {counted(kMaxWorkgroup, 1, 6), LaneValue::of_uniform(),
                                                   LaneValue::of_uniform()};
    for (auto& id : ids) {
      id->most = kMaxWorkgroup - 1;
      id->assumed = true;
    }
    return ids;
  }
  const uint64_t x = std::max(1u, size[0]);
  const uint64_t y = std::max(1u, size[1]);
  const uint64_t z = std::max(1u, size[2]);
  if (std::max({x, y, z}) > kMaxWorkgroup || x * y * z > kMaxWorkgroup) return {};
  const auto total = static_cast<uint32_t>(x * y * z);
  return {digit(1, static_cast<uint32_t>(x), total), digit(static_cast<uint32_t>(x), static_cast<uint32_t>(y), total),
          digit(static_cast<uint32_t>(x * y), static_cast<uint32_t>(z), total)};
}

}  // namespace lw::flow
