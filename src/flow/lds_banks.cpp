#include "flow/lds_banks.h"

#include <algorithm>

namespace lw::flow {
namespace {

constexpr unsigned kBankBytes = 4;

using Addresses = std::array<uint32_t, kWaveLanes>;

uint32_t worst_group(const isa::Banks& banks, const Addresses& addresses, unsigned bytes, bool is_atomic) {
  const unsigned dwords = std::max(1u, bytes / kBankBytes);
  const unsigned group = banks.lanes_at_once(dwords);
  std::array<uint64_t, kWaveLanes> wanted;
  std::ranges::transform(addresses, wanted.begin(), [](uint32_t address) { return address / kBankBytes; });
  uint32_t worst = 1;
  for (unsigned first = 0; first < kWaveLanes; first += group)
    worst = std::max(worst, banks.clocks({wanted.data() + first, group}, dwords, is_atomic));
  return worst;
}

}  // namespace

std::optional<BankUse> bank_use(const isa::Banks& banks, const LaneValue& address, unsigned bytes, bool is_atomic) {
  const uint32_t unit = std::min(bytes, kBankBytes);
  BankUse result;
  result.stride_bytes = static_cast<int32_t>(address.offset[1] - address.offset[0]);
  for (unsigned lane = 1; lane < kWaveLanes; ++lane) {
    const uint32_t apart = address.offset[lane] - address.offset[lane - 1];
    if (apart % unit != 0) return std::nullopt;
    result.affine &= static_cast<int32_t>(apart) == result.stride_bytes;
  }
  if (!result.affine) result.stride_bytes = 0;

  // Whatever is unknown turns all banks alike, but for its bits below a dword: the worst of what these may be counts.
  const uint32_t known = (uint32_t{1} << std::min<unsigned>(address.aligned_bits, 2)) - 1;
  bool possible = false;
  for (uint32_t low = 0; low < kBankBytes; low += unit) {
    if (((low ^ address.offset[0]) & known) != 0) continue;
    possible = true;
    Addresses addresses;
    for (unsigned lane = 0; lane < kWaveLanes; ++lane) {
      // Far above 0, so that a lane below lane 0 does not wrap where the program's would not.
      addresses[lane] =
          address.is_exact() ? address.offset[lane] : 0x40000000 + low + (address.offset[lane] - address.offset[0]);
    }
    result.ways = std::max(result.ways, worst_group(banks, addresses, bytes, is_atomic));
  }
  if (!possible) return std::nullopt;
  return result;
}

}  // namespace lw::flow
