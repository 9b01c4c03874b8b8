#include "support/selection.h"

#include <algorithm>
#include <array>

namespace lw::kernels {
namespace {

bool is_compiled(const Case& test, const std::string& target, const std::string& level) {
  return std::ranges::none_of(test.not_compiled, [&](const std::string& what) {
    const size_t space = what.find(' ');
    return target.starts_with(what.substr(0, space)) && level == what.substr(space + 1);
  });
}

}  // namespace

std::vector<std::string> all_targets() {
  return {"gfx803", "gfx900", "gfx906", "gfx1010", "gfx1010:wave64", "gfx1030", "gfx1030:wave64"};
}

std::vector<std::string> targets_in_turn(const Case& test, const std::vector<std::string>& targets) {
  const std::vector<std::string> all = all_targets();
  std::vector<std::string> chosen;
  for (size_t turn = 0; turn < all.size(); ++turn)
    if ((2 * turn + test.number) % all.size() < 3 && std::ranges::find(targets, all[turn]) != targets.end())
      chosen.push_back(all[turn]);
  return chosen;
}

std::vector<std::string> all_levels() { return {"O0", "O1", "O2", "O3"}; }

bool is_selected(const Case& test, const std::vector<std::string>& texts) {
  return texts.empty() ||
         std::ranges::any_of(texts, [&](const std::string& text) { return test.name.find(text) != std::string::npos; });
}

std::vector<std::string> levels_of(const Case& test, const std::string& target, const std::vector<std::string>& levels,
                                   Unoptimised unoptimised) {
  std::vector<std::string> chosen = levels;
  if (levels.empty()) {
    constexpr std::array<const char*, 3> kOptimised{"O1", "O2", "O3"};
    // The three targets of a case meet the three levels; targets change levels from case to case.
    const std::vector<std::string> targets = all_targets(), in_turn = targets_in_turn(test, targets);
    const auto own = std::ranges::find(in_turn, target);
    const auto turn = static_cast<size_t>(own != in_turn.end() ? own - in_turn.begin()
                                                               : std::ranges::find(targets, target) - targets.begin());
    const size_t place = (test.number + test.number / targets.size() + turn) % kOptimised.size();
    if (unoptimised == Unoptimised::with && place == 0) chosen.push_back("O0");
    chosen.push_back(kOptimised[place]);
  }
  std::erase_if(chosen, [&](const std::string& level) { return !is_compiled(test, target, level); });
  return chosen;
}

}  // namespace lw::kernels
