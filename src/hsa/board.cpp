#include "hsa/board.h"

#include <fmt/format.h>

#include "base/base.h"
#include "isa/isa.h"

namespace lw::hsa {
namespace {

// As ROCR names the instruction set of a board on which both are switched off.
std::string instruction_set(std::string_view target_name) {
  const isa::Target* target = isa::find_target(target_name);
  LW_CHECK(target != nullptr, target_name);
  return fmt::format("{}{}{}", target_name, target->has(isa::Feature::sramecc) ? ":sramecc-" : "",
                     target->has(isa::Feature::xnack) ? ":xnack-" : "");
}

}  // namespace

Board board_of(const isa::Device& device) {
  // Programs divide by some of these, so each has a value: that of no board where nothing is known.
  constexpr uint64_t kMemoryBytes = uint64_t{4} << 30;
  static constexpr isa::Chip kNoChip;
  isa::Product stand_in;
  stand_in.chip = &kNoChip;
  stand_in.compute_units = 8;
  const isa::Product& product = device.is_generic() ? stand_in : *device.product;
  const isa::Chip& chip = *product.chip;
  return {.marketing_name =
              device.is_generic() ? fmt::format("Lanewise {}", device.target()) : std::string(product.marketing_name),
          .instruction_set = instruction_set(device.target()),
          .chip_id = product.pci_device_id.value_or(0),
          .compute_units = product.compute_units,
          .shader_engines = chip.shader_engines.value_or(1),
          .shader_arrays_per_engine = chip.shader_arrays_per_engine.value_or(1),
          .clock_mhz = product.boost_clock_mhz.value_or(1000),
          .memory_clock_mhz = product.memory_clock_mhz.value_or(1000),
          .memory_bus_bits = product.memory_bus_bits.value_or(128),
          .memory_bytes = product.memory_bytes.value_or(kMemoryBytes),
          .l1_bytes = chip.vector_cache_bytes.value_or(16 << 10),
          .l2_bytes = chip.l2_bytes.value_or(1 << 20),
          .l3_bytes = chip.l3_bytes.value_or(0),
          .cache_line_bytes = chip.l2_line_bytes.value_or(64)};
}

}  // namespace lw::hsa
