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
  std::array<uint64_t, kMostLanes * kMostDwords> wanted;
  size_t size = 0;
  for (const uint64_t first : first_dwords)
    for (unsigned d = 0; d < dwords && size < wanted.size(); ++d) wanted[size++] = first + d;
  const auto begin = wanted.begin();
  auto end = begin + static_cast<ptrdiff_t>(size);
  if (!is_atomic) {
    // Most accesses come in order and without repetition.
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    end = std::unique(begin, end);
  }
  std::array<uint16_t, kMost> served{};
  uint16_t most = 0;
  for (auto at = begin; at != end; ++at) most = std::max(most, ++served[*at % std::min(count, kMost)]);
  return most;
}

std::optional<Banks> lds_banks(const TargetLimits& limits) {
  const Fact* count = find_timing(limits, TimingKey::lds_banks);
  const Fact* rate = find_timing(limits, TimingKey::lds_bytes_per_cycle);
  if (count == nullptr || rate == nullptr) return std::nullopt;
  return Banks{static_cast<uint32_t>(count->number), static_cast<uint32_t>(rate->number)};
}

}  // namespace lw::isa
