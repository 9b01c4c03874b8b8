#include "image/named_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace lw::image {
namespace {

std::optional<uint32_t> number_or_none(int8_t number) {
  return number < 0 ? std::nullopt : std::optional(static_cast<uint32_t>(number));
}

ImageFormat make(const isa::NamedFormatFacts& facts, const isa::ChannelOrderFacts& order) {
  auto texel = TexelFormat::make(facts.data, facts.number);
  LW_CHECK(texel.ok(), "a named format that cannot be read");
  std::array<ComponentSelect, 4> select{};
  for (size_t i = 0; i < select.size(); ++i) select[i] = static_cast<ComponentSelect>(order.selects[i]);
  return {facts.name, *texel, ComponentSwizzle(select), number_or_none(facts.channel_type),
          number_or_none(order.number)};
}

// As many components as an order takes from an element.
size_t components_of(const isa::ChannelOrderFacts& order) {
  uint8_t last = static_cast<uint8_t>(ComponentSelect::r);
  for (const uint8_t select : order.selects) last = std::max(last, select);
  return last - static_cast<size_t>(ComponentSelect::r) + 1;
}

}  // namespace

std::optional<ImageFormat> find_image_format(std::string_view name) {
  const auto found = std::ranges::find(isa::named_formats(), name, &isa::NamedFormatFacts::name);
  if (found == isa::named_formats().end()) return std::nullopt;
  return make(*found, found->order);
}

std::optional<ImageFormat> find_image_format(uint32_t channel_type, uint32_t channel_order) {
  const auto order = std::ranges::find_if(isa::channel_orders(), [&](const isa::ChannelOrderFacts& facts) {
    return number_or_none(facts.number) == channel_order;
  });
  if (order == isa::channel_orders().end()) return std::nullopt;
  const isa::NamedFormatFacts* best = nullptr;
  for (const isa::NamedFormatFacts& facts : isa::named_formats()) {
    if (number_or_none(facts.channel_type) != channel_type || facts.order.number < 0) continue;
    if (&facts.order == &*order) return make(facts, *order);
    if ((facts.number == isa::NumberFormat::srgb) != order->name.starts_with("s")) continue;
    if (components_of(facts.order) == components_of(*order) && best == nullptr) best = &facts;
  }
  if (best == nullptr) return std::nullopt;
  return make(*best, *order);
}

std::string image_format_names() {
  std::vector<std::string_view> names;
  for (const isa::NamedFormatFacts& facts : isa::named_formats()) names.push_back(facts.name);
  return fmt::format("{}", fmt::join(names, " "));
}

namespace {

int8_t mode_on(const isa::NamedLayoutFacts& layout, const isa::Target& target) {
  const int generation = isa::image_generation(target.column);
  return generation < 0 ? int8_t{-1} : layout.modes[static_cast<size_t>(generation)];
}

}  // namespace

std::optional<uint32_t> find_image_layout(const isa::Target& target, std::string_view name) {
  for (const isa::NamedLayoutFacts& layout : isa::named_layouts())
    if (layout.name == name) return number_or_none(mode_on(layout, target));
  return std::nullopt;
}

bool is_compressed_layout(const isa::Target& target, std::string_view name) {
  const int generation = isa::image_generation(target.column);
  return generation >= 0 && std::ranges::any_of(isa::named_layouts(), [&](const isa::NamedLayoutFacts& layout) {
           return layout.name == name && layout.is_compressed[static_cast<size_t>(generation)];
         });
}

std::string image_layout_names(const isa::Target& target) {
  std::vector<std::string_view> names;
  for (const isa::NamedLayoutFacts& layout : isa::named_layouts())
    if (mode_on(layout, target) >= 0) names.push_back(layout.name);
  return fmt::format("{}", fmt::join(names, " "));
}

}  // namespace lw::image
