#include "inst/accesses.h"

#include <algorithm>

#include "base/check.h"
#include "inst/kinds.h"
#include "isa/operand_values.h"

namespace lw::inst {
namespace {

bool is_register(uint32_t value) {
  return (value < isa::kScalarRegisters && value != isa::kNull) || value >= isa::kFirstVgpr;
}

// A load with the modifier lds that does not have it set reads no M0, although its record does for the other loads.
bool loads_to_vgprs(const Instruction& instruction) {
  return instruction.mod(isa::Modifier::lds) == 0 &&
         std::ranges::any_of(instruction.enc().modifiers(),
                             [](const isa::ModifierField& field) { return field.modifier == isa::Modifier::lds; });
}

void add_implicit(const isa::Target& target, const Instruction& instruction, Accesses& accesses) {
  const isa::Record& record = instruction.enc().record();
  struct Place {
    isa::Implicit implicit;
    uint32_t first;
    uint8_t count;
  };
  const uint8_t of_lanes = target.wave_size == 64 ? 2 : 1;
  const Place places[] = {{isa::Implicit::vcc, isa::kVcc, of_lanes},
                          {isa::Implicit::exec, isa::kExec, of_lanes},
                          {isa::Implicit::m0, isa::kM0, 1},
                          {isa::Implicit::flat_scratch, kFlatScratch, 2}};
  for (const Place& place : places) {
    if (place.implicit == isa::Implicit::flat_scratch && target.has(isa::Feature::flat_scratch_hwreg)) continue;
    // GDS takes its base and size from M0 (GCN3 ISA, 11.3).
    const bool is_gds = place.implicit == isa::Implicit::m0 && instruction.mod(isa::Modifier::gds) != 0;
    const bool reads_none = place.implicit == isa::Implicit::m0 && loads_to_vgprs(instruction);
    const bool read = is_gds || (isa::has(record.reads, place.implicit) && !reads_none);
    const bool written = isa::has(record.writes, place.implicit);
    if (read || written)
      accesses.add({static_cast<uint16_t>(place.first), place.count, Access::kImplicit, read, written,
                    place.implicit == isa::Implicit::vcc});
  }
}

}  // namespace

void Accesses::add(const Access& access) {
  LW_CHECK(count_ < kMost, "more registers of an instruction than fit");
  list_[count_++] = access;
}

Accesses accesses_of(const isa::Target& target, const Instruction& instruction) {
  Accesses accesses;
  const isa::Encoding& encoding = instruction.enc();
  const std::span<const isa::Operand> operands = encoding.operands();
  const bool has_list = has_address_list(target, instruction);
  for (size_t i = 0; i < operands.size(); ++i) {
    const isa::Operand& operand = operands[i];
    const uint32_t value = instruction.operand[i];
    if (operand.dwords == 0 || !is_register(value)) continue;
    const bool is_mask = operand.type == isa::Type::mask;
    if (has_list && i == kImageAddress) {
      const unsigned count = std::min(image_address_dwords(target, instruction), 13u);
      for (unsigned n = 0; n < count; ++n)
        accesses.add({static_cast<uint16_t>(address_register(target, instruction, n)), 1, static_cast<uint8_t>(i), true,
                      false, false});
      continue;
    }
    auto [read, written] = touched(target, instruction, i);
    if (is_image(encoding.format) && i == kImageAddress)
      read = static_cast<uint8_t>(std::min<unsigned>(read, least_image_address_dwords(target, instruction)));
    const auto first = static_cast<uint16_t>(value);
    if (read == written) {
      if (read != 0) accesses.add({first, read, static_cast<uint8_t>(i), true, true, is_mask});
      continue;
    }
    if (read != 0) accesses.add({first, read, static_cast<uint8_t>(i), true, false, is_mask});
    if (written != 0) accesses.add({first, written, static_cast<uint8_t>(i), false, true, is_mask});
  }
  add_implicit(target, instruction, accesses);
  return accesses;
}

}  // namespace lw::inst
