#include "isa/images.h"

#include <algorithm>

#include "base/check.h"
#include "isa/tables.h"

namespace lw::isa {
namespace {

size_t checked(int generation) {
  LW_CHECK(generation >= 0 && static_cast<size_t>(generation) < kImageGenerations, "no generation of images");
  return static_cast<size_t>(generation);
}

}  // namespace

int image_generation(Column column) { return kImageGenerationOfColumns[static_cast<size_t>(column)]; }

std::span<const ResourceField> image_resource_fields() { return {kImageResourceFields, kImageResourceFieldsCount}; }
std::span<const ResourceField> sampler_fields() { return {kSamplerFields, kSamplerFieldsCount}; }
std::span<const ResourceField> buffer_resource_fields() { return {kBufferResourceFields, kBufferResourceFieldsCount}; }
size_t buffer_generation(Column column) { return kBufferGenerationOfColumns[static_cast<size_t>(column)]; }
const FieldPlace& buffer_field(Column column, BufferField field) {
  return buffer_resource_fields()[static_cast<size_t>(field)].places[buffer_generation(column)];
}

std::string_view number_format_name(NumberFormat format) {
  switch (format) {
#define LW_NUMBER_FORMAT(name, value, text) \
  case NumberFormat::name:                  \
    return text;
#include "isa/generated/number_formats.inc"
#undef LW_NUMBER_FORMAT
  }
  return "reserved";
}

std::span<const DataFormatFacts> data_formats() { return {kDataFormats, kDataFormatsCount}; }
const DataFormatFacts& facts(DataFormat format) {
  LW_CHECK(static_cast<size_t>(format) < kDataFormatsCount, "a data format that is none");
  return kDataFormats[static_cast<size_t>(format)];
}

std::span<const FormatNumber> format_numbers(int generation) { return kFormatNumbers[checked(generation)]; }
const FormatNumber* find_format(int generation, uint32_t value) {
  const auto all = format_numbers(generation);
  const auto found = std::ranges::lower_bound(all, value, {}, &FormatNumber::value);
  return found != all.end() && found->value == value ? &*found : nullptr;
}
bool formats_are_unified(int generation) { return kFormatsAreUnified[checked(generation)]; }

std::span<const UnifiedBufferFormat> unified_buffer_formats(Column column) {
  return kUnifiedBufferFormats[static_cast<size_t>(column)];
}
const DataFormatFacts& buffer_data_format(uint32_t data_format) {
  static const DataFormatFacts kNone{};
  const FormatNumber* found = data_format < 16 ? find_format(0, data_format) : nullptr;
  return found == nullptr ? kNone : facts(found->data);
}

std::span<const ChannelOrderFacts> channel_orders() { return {kChannelOrders, kChannelOrdersCount}; }
std::span<const NamedFormatFacts> named_formats() { return {kNamedFormats, kNamedFormatsCount}; }
std::span<const NamedLayoutFacts> named_layouts() { return {kNamedLayouts, kNamedLayoutsCount}; }

LevelChain level_chain(int generation) { return kLevelChains[checked(generation)]; }
FoldFacts folds(int generation) { return kFolds[checked(generation)]; }

// A chip's own numbers are nearer than its target's.
const PipeFacts* find_pipes(std::string_view target, std::string_view chip) {
  const std::span all(kPipes, kPipesCount);
  for (const std::string_view name : {chip, target})
    if (const auto found = std::ranges::find(all, name, &PipeFacts::of); found != all.end()) return &*found;
  return nullptr;
}

std::span<const SwizzleModeFacts> swizzle_modes() { return {kSwizzleModes, kSwizzleModesCount}; }
const SwizzleModeFacts* find_swizzle_mode(uint32_t value) {
  const auto found = std::ranges::find(swizzle_modes(), value, &SwizzleModeFacts::value);
  return found == swizzle_modes().end() ? nullptr : &*found;
}

bool ArrayModeFacts::is_linear() const { return name.starts_with("linear"); }
const ArrayModeFacts& array_mode(uint32_t value) {
  LW_CHECK(value < 16, "ARRAY_MODE has four bits");
  return kArrayModes[value];
}
std::span<const uint32_t, kTileModesCount> tile_modes() { return kTileModes; }

const TexelOrder* find_order(std::string_view name, unsigned dimensions, unsigned element_log2, int generation,
                             std::string_view target, std::string_view chip) {
  const TexelOrder* best = nullptr;
  for (const TexelOrder& order : std::span(kTexelOrders, kTexelOrdersCount)) {
    if (order.name != name || order.dimensions != dimensions || order.element_log2 != element_log2) continue;
    if (order.generation < 0) {
      if (order.only == chip || order.only == target) return &order;
    } else if (order.generation <= generation && (best == nullptr || best->generation < order.generation)) {
      best = &order;
    }
  }
  return best == nullptr || best->bits.empty() ? nullptr : best;
}

}  // namespace lw::isa
