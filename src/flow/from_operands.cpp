#include <algorithm>

#include "flow/derive.h"
#include "flow/every_lane.h"
#include "isa/operand_values.h"

namespace lw::flow {

// Operand by operand, whole: for records without a meaning.
Effects from_operands(const isa::Target& target, const inst::Instruction& instruction) {
  Effects effects;
  effects.encoding = instruction.encoding;
  effects.from_operands = true;
  effects.has_effect = true;
  const isa::Encoding& encoding = instruction.enc();
  const isa::Record& record = encoding.record();
  // Matrix products ignore EXEC.
  const Lanes of_vgprs = isa::has(record.reads, isa::Implicit::exec) ? Lanes::exec : Lanes::whole;
  const bool crosses_lanes = isa::has(record.reads, isa::Implicit::lanes) || inst::is_dpp(encoding.format);
  const auto read = [&](RegisterSlot slot, bool vector) {
    effects.reads.push_back({slot, kAllBytes, vector && !crosses_lanes ? of_vgprs : Lanes::whole, 0, kEveryLane});
  };
  const bool has_list = inst::has_address_list(target, instruction);
  std::vector<std::pair<RegisterSlot, bool>> written;
  for (size_t i = 0; i < encoding.operand_count; ++i) {
    const isa::Operand& operand = encoding.operands()[i];
    const uint32_t value = instruction.operand[i];
    const bool vector = value >= kVgpr && operand.width != 0;
    if (operand.kind == isa::Kind::none || operand.dwords == 0) continue;
    if (!vector && value >= isa::kScalarRegisters && operand.kind != isa::Kind::vcc) continue;
    const inst::OperandRegisters touched = inst::touched(target, instruction, i);
    for (unsigned dword = 0; dword < std::max(touched.read, touched.written); ++dword) {
      RegisterSlot slot{static_cast<uint8_t>(i), static_cast<uint16_t>(dword)};
      if (i == inst::kImageAddress && has_list)
        slot = {RegisterSlot::kFixed, static_cast<uint16_t>(inst::address_register(target, instruction, dword))};
      if (operand.kind == isa::Kind::vcc) slot = {RegisterSlot::kFixed, static_cast<uint16_t>(kVcc + dword)};
      if (dword < touched.read) read(slot, vector);
      if (dword < touched.written) written.emplace_back(slot, vector);
    }
  }
  const auto implicit = [&](isa::Implicit bit, Register reg, unsigned count) {
    for (unsigned i = 0; i < count; ++i) {
      const RegisterSlot slot{RegisterSlot::kFixed, static_cast<uint16_t>(reg + i)};
      if (isa::has(record.reads, bit)) read(slot, false);
      if (isa::has(record.writes, bit)) written.emplace_back(slot, false);
    }
  };
  implicit(isa::Implicit::exec, kExec, 2);
  implicit(isa::Implicit::vcc, kVcc, 2);
  implicit(isa::Implicit::scc, kScc, 1);
  implicit(isa::Implicit::m0, kM0, 1);
  effects.always.assign(effects.reads.size(), kAllBytes);
  effects.all_bytes = effects.always;
  for (const auto& [slot, vector] : written) {
    Write write;
    write.slot = slot;
    write.bytes = kAllBytes;
    write.lanes = vector ? of_vgprs : Lanes::whole;
    for (ReadBytes& needs : write.needs) needs.assign(effects.reads.size(), kAllBytes);
    effects.writes.push_back(std::move(write));
    effects.writes_scalar = effects.writes_scalar || !vector;
    effects.writes_exec = effects.writes_exec || (slot.operand == RegisterSlot::kFixed && (slot.number & ~1u) == kExec);
  }
  return effects;
}

}  // namespace lw::flow
