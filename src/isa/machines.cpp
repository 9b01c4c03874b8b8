#include "isa/machines.h"

#include "isa/tables.h"

namespace lw::isa {

const VgprFile* TargetLimits::vgpr_file(uint32_t wave_size) const {
  if (wave_size == 0) wave_size = default_wave_size();
  const VgprFile* file = wave_size == 64 ? &wave64 : wave_size == 32 ? &wave32 : nullptr;
  return file != nullptr && file->per_lane != 0 ? file : nullptr;
}

std::span<const Source> sources() { return {kSources, kSourcesCount}; }
std::span<const TargetLimits> all_limits() { return {kTargetLimits, kTargetLimitsCount}; }
std::span<const Chip> chips() { return {kChips, kChipsCount}; }
std::span<const Product> products() { return {kProducts, kProductsCount}; }
std::span<const Device> devices() { return {kDevices, kDevicesCount}; }

const TargetLimits* find_limits(std::string_view target) {
  for (const TargetLimits& limits : all_limits())
    if (limits.target == target) return &limits;
  return nullptr;
}

const Device* find_device(std::string_view name) {
  for (const Device& device : devices())
    if (device.name == name || device.target() == name) return &device;
  return nullptr;
}

}  // namespace lw::isa
