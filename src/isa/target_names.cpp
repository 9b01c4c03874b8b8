#include "isa/target_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/similar.h"
#include "isa/machines.h"

namespace lw::isa {
namespace {

// "gfx9" of "gfx90a": two digits stand for the product's version.
std::string_view generation(std::string_view target) { return target.substr(0, target.size() - 2); }

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  return result;
}

// "gfx900", "gfx900 or gfx902".
std::string choice(const std::vector<std::string>& names) {
  std::string list;
  for (size_t i = 0; i < names.size(); ++i)
    list += fmt::format("{}{}", i == 0 ? "" : i + 1 == names.size() ? " or " : ", ", names[i]);
  return list;
}

void add_once(std::vector<std::string>& names, std::string_view name) {
  if (std::ranges::find(names, name) == names.end()) names.emplace_back(name);
}

// What to say of a product, a chip, or how their names begin: "did you mean gfx900, the target of vega-64?"
std::string device_hint(std::string_view name) {
  constexpr size_t kShortest = 3;
  if (name.size() < kShortest) return {};
  std::vector<std::string> targets, devices;
  for (const bool whole : {true, false}) {
    const auto is_meant = [&](std::string_view device) {
      return whole ? lower_case(device) == name : lower_case(device).starts_with(name);
    };
    for (const Product& product : products()) {
      if (!is_meant(product.name) && !is_meant(product.chip->name) && !is_meant(product.chip->words)) continue;
      add_once(devices, product.name);
      add_once(targets, product.chip->limits->target);
    }
    if (!targets.empty()) break;
  }
  if (targets.empty()) return {};
  return fmt::format("did you mean {}, the target{} of {}?", choice(targets), targets.size() == 1 ? "" : "s",
                     fmt::join(devices, ", "));
}

// What to say of the name of a generation, which begins the names of its targets.
std::string generation_hint(std::string_view name) {
  std::vector<std::string> targets;
  for (const Target& target : isa::targets())
    if (name.size() > std::string_view("gfx").size() && target.name.starts_with(name)) add_once(targets, target.name);
  return targets.empty() ? std::string() : fmt::format("did you mean {}?", choice(targets));
}

// The major version in "gfx700" or "gfx90a"; 0 where there is none.
unsigned major_version(std::string_view name) {
  if (!name.starts_with("gfx") || name.size() < 6) return 0;
  unsigned major = 0;
  for (const char digit : name.substr(3, name.size() - 5)) {
    if (digit < '0' || digit > '9') return 0;
    major = major * 10 + static_cast<unsigned>(digit - '0');
  }
  return major;
}

std::string hint_for(const std::string& name) {
  const std::string bare = name.substr(0, name.find(':'));
  if (bare != name && find_target(bare) != nullptr) {
    const std::string feature = name.substr(bare.size() + 1);
    if (feature == "wave32" || feature == "wave64")
      return fmt::format("{} has no waves of {} lanes", bare, feature.substr(4));
    return fmt::format("expected {} alone, or with :wave32 or :wave64", bare);
  }
  if (std::string hint = generation_hint(bare); !hint.empty()) return hint;
  if (std::string hint = device_hint(bare); !hint.empty()) return hint;
  const unsigned major = major_version(bare);
  const auto& known = isa::targets();
  const auto [oldest, newest] =
      std::ranges::minmax_element(known, {}, [](const Target& t) { return std::pair(t.version.major, t.name); });
  if (major != 0 && (major < oldest->version.major || major > newest->version.major))
    return fmt::format("the targets are {} to {}", oldest->name, newest->name);
  NearestName nearest(bare);
  for (const Target& target : known) nearest.offer(target.name);
  if (!nearest.found().empty()) return fmt::format("did you mean {}?", nearest.found());
  return fmt::format("expected a name from {} to {}, as gfx900; `lanewise devices` lists them", oldest->name,
                     newest->name);
}

}  // namespace

std::string compact_targets(const std::vector<std::string>& names) {
  const auto is_named = [&](std::string_view target) { return std::ranges::find(names, target) != names.end(); };
  std::vector<std::string_view> all;
  for (const Target& target : targets())
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

std::string targets_with(const std::function<bool(const Target&)>& has) {
  std::vector<std::string> names;
  for (const Target& target : targets())
    if (has(target)) add_once(names, target.name);
  return compact_targets(names);
}

std::string elsewhere(const std::function<bool(const Target&)>& has) {
  const std::string targets = targets_with(has);
  return targets.empty() ? std::string() : fmt::format("; it exists on {}", targets);
}

std::string unknown_target(std::string_view name) {
  return fmt::format("unknown target '{}'; {}", name, hint_for(lower_case(name)));
}

}  // namespace lw::isa
