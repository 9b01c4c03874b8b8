#include "text/clrx_targets.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "text/dialect.h"
#include "text/directives.h"

namespace lw::text {
namespace {

// From Vega on, CLRX calls devices by their gfx names. Of those of one target the first is printed.
struct Device {
  std::string_view name, target;
};
constexpr Device kDevices[] = {
    {"Carrizo", "gfx801"},   {"Tonga", "gfx802"},  {"Iceland", "gfx802"}, {"Fiji", "gfx803"},
    {"Ellesmere", "gfx803"}, {"Baffin", "gfx803"}, {"Stoney", "gfx810"},  {"GFX900", "gfx900"},
    {"GFX902", "gfx902"},    {"GFX904", "gfx904"}, {"GFX906", "gfx906"},
};

struct Architecture {
  std::string_view name, alias, target;
  isa::Feature feature;
  bool wanted;
};
constexpr Architecture kArchitectures[] = {
    {"GCN1.2", "gfx8", "gfx803", isa::Feature::clrx_gcn14, false},
    {"GCN1.4", "gfx9", "gfx900", isa::Feature::clrx_gcn14, true},
    {"GCN1.4.1", "gfx906", "gfx906", isa::Feature::clrx_gcn141, true},
};

bool has(const isa::Target& target, const Architecture& architecture) {
  return target.has(architecture.feature) == architecture.wanted;
}

}  // namespace

const isa::Target* find_clrx_device(std::string_view name) {
  const std::string small = lower(name);
  const auto* device = std::ranges::find_if(kDevices, [&](const Device& d) { return lower(d.name) == small; });
  const isa::Target* target = isa::find_target(device != std::end(kDevices) ? device->target : small);
  return target != nullptr && covers(Dialect::clrx, *target) ? target : nullptr;
}

const isa::Target* find_clrx_architecture(std::string_view name, const isa::Target& now) {
  const std::string small = lower(name);
  for (const Architecture& row : kArchitectures)
    if (small == lower(row.name) || small == row.alias)
      return covers(Dialect::clrx, now) && has(now, row) ? &now : isa::find_target(row.target);
  return nullptr;
}

std::string clrx_target_directive(const isa::Target& target) {
  const auto* device = std::ranges::find(kDevices, target.name, &Device::target);
  if (device != std::end(kDevices)) return fmt::format(".gpu {}\n", device->name);
  const auto* architecture =
      std::ranges::find_if(kArchitectures, [&](const Architecture& a) { return has(target, a); });
  return fmt::format(".arch {}\n", architecture->name);
}

}  // namespace lw::text
