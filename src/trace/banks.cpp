#include "trace/banks.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lw::trace {
namespace {

constexpr unsigned kLanes = 64;

}  // namespace

BankCycles bank_cycles(const events::Access& access, const MachineBanks& machine) {
  if (access.space == events::Space::scalar) return {};
  const bool is_lds = access.space == events::Space::lds;
  const isa::Banks& banks = is_lds ? machine.lds : machine.vector_cache;
  if (banks.count == 0) return {};
  const unsigned dwords = std::max(1u, (access.size_bytes + 3) / 4),
                 at_once = std::min(dwords, isa::Banks::kMostDwords);
  const unsigned parts = (dwords + isa::Banks::kMostDwords - 1) / isa::Banks::kMostDwords;
  const unsigned group = banks.lanes_at_once(at_once);
  // Atomics on memory are executed in the L2.
  const bool is_atomic = is_lds && access.kind == events::AccessKind::atomic;
  BankCycles result{0, 0};
  for (unsigned first = 0; first < kLanes; first += group) {
    const uint64_t mask = (group == kLanes ? ~uint64_t{0} : (uint64_t{1} << group) - 1) << first;
    std::array<uint64_t, kLanes> wanted;
    size_t lanes = 0;
    for (uint64_t rest = access.lanes & mask; rest != 0; rest &= rest - 1)
      wanted[lanes++] = access.address[static_cast<size_t>(std::countr_zero(rest))] / 4;
    if (lanes == 0) {
      if (!banks.serves_idle_lanes) continue;
      result.cycles += parts;
      result.free += parts;
      continue;
    }
    result.cycles += banks.clocks({wanted.data(), lanes}, at_once, is_atomic) * parts;
    result.free += parts;
  }
  return result;
}

}  // namespace lw::trace
