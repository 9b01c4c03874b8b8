#include "flow/lds_banks.h"

#include <algorithm>

namespace lw::flow {
namespace {

constexpr unsigned kBanks = 32;
constexpr unsigned kBankBytes = 4;

using Addresses = std::array<uint32_t, kWaveLanes>;

// Dwords that one bank serves for lanes [first, first + count), at worst.
uint32_t turns(const Addresses& addresses, unsigned first, unsigned count, unsigned dwords, bool is_atomic) {
  std::array<std::array<uint32_t, kWaveLanes>, kBanks> seen;
  std::array<uint32_t, kBanks> seen_count{};
  uint32_t worst = 0;
  for (unsigned lane = first; lane < first + count; ++lane) {
    for (unsigned i = 0; i < dwords; ++i) {
      const uint32_t dword = addresses[lane] / kBankBytes + i;
      auto& bank = seen[dword % kBanks];
      uint32_t& used = seen_count[dword % kBanks];
      if (is_atomic || std::find(bank.begin(), bank.begin() + used, dword) == bank.begin() + used) bank[used++] = dword;
      worst = std::max(worst, used);
    }
  }
  return worst;
}

uint32_t worst_group(const Addresses& addresses, unsigned bytes, bool is_atomic) {
  const unsigned dwords = std::max(1u, bytes / kBankBytes);
  const unsigned group = std::bit_floor(kBanks / dwords);
  uint32_t worst = 1;
  for (unsigned first = 0; first < kWaveLanes; first += group) {
    worst = std::max(worst, turns(addresses, first, group, dwords, is_atomic));
  }
  return worst;
}

}  // namespace

std::optional<BankUse> bank_use(const LaneValue& address, unsigned bytes, bool is_atomic) {
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
    result.ways = std::max(result.ways, worst_group(addresses, bytes, is_atomic));
  }
  if (!possible) return std::nullopt;
  return result;
}

}  // namespace lw::flow
