#include "trace/banks.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lw::trace {
namespace {

// The most different dwords that lie in one bank, of the lanes in `lanes`.
uint32_t deepest_bank(const events::Access& access, uint64_t lanes, unsigned dwords) {
  // At most 32 dwords a window, or as many as lanes have: 8 lanes of 4, or 32 of one that crosses a dword.
  std::array<uint64_t, 128> seen{};
  size_t count = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const uint64_t first = access.address[static_cast<size_t>(std::countr_zero(lanes))] / 4;
    for (unsigned d = 0; d < dwords && count < seen.size(); ++d) seen[count++] = first + d;
  }
  const auto begin = seen.begin(), end = begin + static_cast<ptrdiff_t>(count);
  // Most accesses come in order and without repetition.
  if (!std::is_sorted(begin, end)) std::sort(begin, end);
  const auto last = std::unique(begin, end);
  std::array<uint8_t, kBanks> depth{};
  uint8_t deepest = 0;
  for (auto at = begin; at != last; ++at) deepest = std::max(deepest, ++depth[*at % kBanks]);
  return deepest;
}

}  // namespace

BankCycles bank_cycles(const events::Access& access) {
  const unsigned dwords = std::max(1u, (access.size_bytes + 3) / 4);
  const unsigned window = dwords == 1 ? 32 : dwords == 2 ? 16 : 8;
  // Wider ones are several accesses of four dwords.
  const unsigned at_once = std::min(dwords, 4u), parts = (dwords + 3) / 4;
  BankCycles result;
  for (unsigned first = 0; first < 64; first += window) {
    const uint64_t mask = (window == 64 ? ~uint64_t{0} : (uint64_t{1} << window) - 1) << first;
    const uint64_t lanes = access.lanes & mask;
    if (lanes == 0) continue;
    result.cycles += deepest_bank(access, lanes, at_once) * parts;
    result.free += parts;
  }
  return result;
}

}  // namespace lw::trace
