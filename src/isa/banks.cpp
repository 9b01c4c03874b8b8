#include "isa/banks.h"

#include <algorithm>
#include <array>
#include <bit>

#include "isa/timing.h"

namespace lw::isa {
namespace {

constexpr size_t kMostLanes = 64;
constexpr uint32_t kDwordBytes = 4;

}  // namespace

uint32_t Banks::lanes_at_once(unsigned dwords) const {
  const uint32_t lanes = bytes_per_cycle / (kDwordBytes * std::max(1u, dwords));
  return std::clamp<uint32_t>(std::bit_floor(lanes), 1, kMostLanes);
}

uint32_t Banks::clocks(std::span<const uint64_t> first_dwords, unsigned dwords, bool is_atomic) const {
  if (count == 0) return 1;
  if (first_dwords.empty()) return 0;
  const uint64_t first = first_dwords.front();
  // Most accesses are of dwords side by side, or all of the same ones.
  const auto step_by = [&](uint64_t step) {
    uint64_t expected = first;
    for (const uint64_t at : first_dwords) {
      if (at != expected) return false;
      expected += step;
    }
    return true;
  };
  const auto side_by_side = [&](size_t all) { return static_cast<uint32_t>((all + count - 1) / count); };
  if (step_by(dwords)) return side_by_side(std::min(first_dwords.size() * dwords, kMostLanes * kMostDwords));
  if (!is_atomic && step_by(0)) return side_by_side(dwords);

  std::array<uint64_t, kMostLanes * kMostDwords> wanted;
  size_t size = 0;
  for (const uint64_t at : first_dwords)
    for (unsigned d = 0; d < dwords && size < wanted.size(); ++d) wanted[size++] = at + d;
  const auto begin = wanted.begin();
  auto end = begin + static_cast<ptrdiff_t>(size);
  if (!is_atomic) {
    // Most accesses come in order and without repetition.
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    end = std::unique(begin, end);
  }
  std::array<uint16_t, kMost> served{};
  uint16_t most = 0;
  const uint32_t banks = std::min(count, kMost);
  const bool is_mask = std::has_single_bit(banks);  // a division takes as long as all else
  for (auto at = begin; at != end; ++at) most = std::max(most, ++served[is_mask ? *at & (banks - 1) : *at % banks]);
  return most;
}

std::optional<Banks> lds_banks(const TargetLimits& limits) {
  const Fact* count = find_timing(limits, TimingKey::lds_banks);
  const Fact* rate = find_timing(limits, TimingKey::lds_bytes_per_cycle);
  if (count == nullptr || rate == nullptr) return std::nullopt;
  return Banks{static_cast<uint32_t>(count->number), static_cast<uint32_t>(rate->number)};
}

}  // namespace lw::isa
