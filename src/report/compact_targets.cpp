#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "report/reference_frame.h"

namespace lw::report {
namespace {

// "gfx9" of "gfx90a": two digits stand for the product's version.
std::string_view generation(std::string_view target) { return target.substr(0, target.size() - 2); }

}  // namespace

std::string compact_targets(const std::vector<std::string>& names) {
  const auto is_named = [&](std::string_view target) { return std::ranges::find(names, target) != names.end(); };
  std::vector<std::string_view> all;
  for (const isa::Target& target : isa::targets())
    if (std::ranges::find(all, target.name) == all.end()) all.push_back(target.name);
  std::ranges::sort(all, {}, [](std::string_view name) { return std::pair(name.size(), name); });
  std::vector<std::string> pieces;
  for (size_t first = 0; first < all.size();) {
    size_t end = first;
    while (end < all.size() && generation(all[end]) == generation(all[first])) ++end;
    if (std::all_of(all.begin() + first, all.begin() + end, is_named)) {
      pieces.emplace_back(generation(all[first]));
    } else {
      for (size_t i = first; i < end;) {
        size_t stop = i;
        while (stop < end && is_named(all[stop])) ++stop;
        if (stop - i > 2)
          pieces.push_back(fmt::format("{}–{}", all[i], all[stop - 1].substr(3)));
        else
          for (size_t k = i; k < stop; ++k) pieces.emplace_back(all[k]);
        i = std::max(stop, i + 1);
      }
    }
    first = end;
  }
  return fmt::format("{}", fmt::join(pieces, ", "));
}

}  // namespace lw::report
