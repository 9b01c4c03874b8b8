#include "compare/renaming.h"

#include <algorithm>
#include <unordered_map>

namespace lw::compare {
namespace {

constexpr size_t kStretch = 256;  // lines
// Pairs that must agree on a new name: one alone may be a wrong pair.
constexpr uint32_t kLeastVotes = 2;

}  // namespace

Renaming::Renaming(const Keys& before, const Keys& after, const Partners& partners)
    : before_(before), after_(after), counterparts_(before.registers) {
  for (size_t first = 0; first < before.size(); first += kStretch) {
    const size_t last = std::min(first + kStretch, before.size());
    std::unordered_map<uint64_t, uint32_t> votes;
    for (size_t i = first; i < last; ++i) {
      if (partners[i] == kNone || before.shape[i] != after.shape[partners[i]]) continue;
      const auto olds = before.registers_of(i), news = after.registers_of(partners[i]);
      for (size_t r = 0; r < olds.size(); ++r) ++votes[uint64_t{olds[r]} << 32 | news[r]];
    }
    std::unordered_map<NamedRegister, std::pair<uint32_t, NamedRegister>> best;  // votes and counterpart
    for (const auto& [pair, count] : votes) {
      const auto from = static_cast<NamedRegister>(pair >> 32), to = static_cast<NamedRegister>(pair);
      auto& [most, counterpart] = best[from];
      // Of equally many, the one that keeps its name, then the lowest: the order in the map does not matter.
      const auto rank = [from](uint32_t n, NamedRegister reg) { return std::tuple(n, reg == from, UINT32_MAX - reg); };
      if (most == 0 || rank(count, to) > rank(most, counterpart)) most = count, counterpart = to;
    }
    for (uint32_t r = before.first_register[first]; r < before.first_register[last]; ++r)
      if (const auto found = best.find(before.registers[r]); found != best.end() && found->second.first >= kLeastVotes)
        counterparts_[r] = found->second.second;
  }
}

Renaming::Registers Renaming::compared(size_t before, size_t after) const {
  const auto olds = before_.registers_of(before), news = after_.registers_of(after);
  const NamedRegister* counterparts = counterparts_.data() + before_.first_register[before];
  Registers found{.all = olds.size()};
  for (size_t r = 0; r < olds.size(); ++r) {
    found.equal += olds[r] == news[r] ? 1 : 0;
    found.counterparts += counterparts[r] == news[r] ? 1 : 0;
  }
  return found;
}

// A line that fits its counterparts is preferred to one that has the same registers by chance, and either of them to
// two lines of the same shape with other registers.
int Renaming::fit(size_t before, size_t after) const {
  if (before_.operation[before] != after_.operation[after]) return 0;
  if (before_.shape[before] != after_.shape[after]) return 2;
  const Registers found = compared(before, after);
  if (found.counterparts == found.all) return kBest;
  if (found.equal == found.all) return kBest - 2;
  return 4 + static_cast<int>(4 * std::max(found.equal, found.counterparts) / found.all);
}

bool Renaming::agree(size_t before, size_t after) const {
  return before_.exact[before] == after_.exact[after] || fit(before, after) == kBest;
}

int64_t total_fit(const Keys& before, const Keys& after, const Partners& partners) {
  const Renaming renaming(before, after, partners);
  int64_t sum = 0;
  for (size_t i = 0; i < partners.size(); ++i)
    if (partners[i] != kNone) sum += renaming.fit(i, partners[i]);
  return sum;
}

}  // namespace lw::compare
