#include "inst/roles.h"

#include <algorithm>
#include <bit>

#include "inst/kinds.h"
#include "inst/wait_counters.h"
#include "isa/operand_values.h"
#include "isa/timing.h"

namespace lw::inst {
namespace {

using isa::Modifier;
using isa::Role;
using isa::Roles;

constexpr uint32_t kHwregIdMask = 63;

// Hardware registers of gfx8 and gfx9 (GCN3 ISA, table 5.5; LLVM: AMDGPUAsmUtils).
enum Hwreg : uint32_t { kMode = 1, kTrapStatus = 3, kFlatScratchLow = 20, kFlatScratchHigh = 21 };

bool is_vmem(isa::Unit unit) { return unit == isa::Unit::vmem || unit == isa::Unit::flat; }

bool is_vector(isa::Unit unit) {
  return unit == isa::Unit::valu || is_vmem(unit) || unit == isa::Unit::lds || unit == isa::Unit::gds ||
         unit == isa::Unit::interp || unit == isa::Unit::exp;
}

// Those that hold for every instruction of an encoding.
void add_roles_of_encoding(const isa::Encoding& encoding, Roles& roles) {
  const isa::Record& record = encoding.record();
  const isa::Form form = isa::form_of(encoding.format);
  roles.set(Role::valu, record.unit == isa::Unit::valu);
  roles.set(Role::salu, record.unit == isa::Unit::salu);
  roles.set(Role::smem, record.unit == isa::Unit::smem);
  roles.set(Role::vmem, is_vmem(record.unit));
  roles.set(Role::ds, record.unit == isa::Unit::lds);
  roles.set(Role::vector, is_vector(record.unit));
  roles.set(Role::memory, is_vmem(record.unit) || record.unit == isa::Unit::lds);
  roles.set(Role::scalar, record.unit == isa::Unit::salu || record.unit == isa::Unit::smem);
  roles.set(Role::salu_result, record.unit == isa::Unit::salu && form != isa::Form::sopp);
  roles.set(Role::dpp, is_dpp(encoding.format));
}

// An offset with its sign, if its field has one.
int32_t signed_offset(const Instruction& instruction) {
  for (const isa::ModifierField& field : instruction.enc().modifiers())
    if (field.modifier == Modifier::offset) {
      const unsigned unused = 32u - field.width;
      return static_cast<int32_t>(instruction.mod(Modifier::offset) << unused) >> unused;
    }
  return 0;
}

bool reads_operand(const Instruction& instruction, const Accesses& accesses, std::string_view name, bool is_vector) {
  return std::ranges::any_of(accesses, [&](const Access& access) {
    return access.operand != Access::kImplicit && access.read && access.is_vector() == is_vector &&
           isa::operand_name(instruction.enc().operands()[access.operand].name) == name;
  });
}
bool has_sgpr(const Instruction& instruction, const Accesses& accesses, std::string_view name) {
  return reads_operand(instruction, accesses, name, false);
}

bool is_stored_data(const isa::Encoding& encoding, const Access& access) {
  return access.operand != Access::kImplicit && access.read && access.is_vector() &&
         isa::operand_name(encoding.operands()[access.operand].name).find("data") != std::string_view::npos;
}

// Whether a store has more than 64 bits of data, so that VALU must not overwrite its VGPRs at once. Image stores count
// only with a descriptor of 128 bits (LLVM: createsVALUHazard).
bool keeps_stored_data(const Instruction& instruction, const Accesses& accesses) {
  const isa::Encoding& encoding = instruction.enc();
  if (!is_vmem(encoding.record().unit) || !has(encoding.record().writes, isa::Implicit::memory)) return false;
  if (is_image(encoding.format))
    return instruction.mod(Modifier::r128) != 0 && std::popcount(instruction.mod(Modifier::dmask)) > 2;
  return std::ranges::any_of(
      accesses, [&](const Access& access) { return access.count > 2 && is_stored_data(encoding, access); });
}

void add_roles_of_memory(const Instruction& instruction, const Accesses& accesses, Roles& roles) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Form form = isa::form_of(encoding.format);
  roles.set(Role::uses_gds, encoding.record().unit == isa::Unit::gds || instruction.mod(Modifier::gds) != 0);
  const isa::Record& record = encoding.record();
  const bool moves_lds = isa::has(record.writes, isa::Implicit::lds) || isa::has(record.reads, isa::Implicit::lds);
  roles.set(Role::lds_dma, instruction.mod(Modifier::lds) != 0 ||
                               (is_vmem(record.unit) && form != isa::Form::flat && moves_lds &&
                                !roles.has(Role::writes_vgpr) && !roles.has(Role::nsa) && !is_image(encoding.format)));
  // A wait of LDS direct for VALU, as part of the instruction.
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.modifier == Modifier::wait_vdst || field.modifier == Modifier::wait_va_vdst)
      roles.set(Role::waits_va_vdst, instruction.mod(field.modifier) == 0);
  if (keeps_stored_data(instruction, accesses)) {
    roles.set(has_sgpr(instruction, accesses, "soffset") ? Role::offset_store : Role::wide_store);
  }
  if (is_image(encoding.format)) {
    constexpr uint32_t kLongWords = 4, kMostAddresses = 5;
    const uint32_t words = instruction.mod(Modifier::nsa);
    roles.set(Role::nsa, words != 0);
    roles.set(Role::nsa_long, words != 0 && instruction.size_bytes >= 4 * kLongWords);
    roles.set(Role::nsa_many,
              words != 0 && std::ranges::count(accesses, kImageAddress, &Access::operand) > kMostAddresses);
  }
  roles.set(Role::offset_6, is_buffer(encoding.format) && (instruction.mod(Modifier::offset) & 6) != 0);
  roles.set(Role::flat_offset, form == isa::Form::flat && instruction.mod(Modifier::offset) != 0);
  if (form == isa::Form::scratch) {
    const int32_t offset = signed_offset(instruction);
    roles.set(Role::negative_offset, offset < 0 && has_sgpr(instruction, accesses, "saddr"));
    roles.set(Role::unaligned_offset,
              offset < 0 && offset % 4 != 0 && reads_operand(instruction, accesses, "addr", true));
  }
  const bool waits_for_vmem = std::ranges::any_of(
      encoding.modifiers(), [](const isa::ModifierField& field) { return field.modifier == Modifier::wait_vm_vsrc; });
  roles.set(Role::late_lds_direct,
            form == isa::Form::ldsdir && !(waits_for_vmem && instruction.mod(Modifier::wait_vm_vsrc) == 0));
}

void add_roles_of_hwreg(const Instruction& instruction, Roles& roles) {
  const uint32_t reg = hardware_register(instruction);
  if (reg > kHwregIdMask) return;
  constexpr unsigned kVskipBit = 28;
  roles.set(Role::hwreg_mode, reg == kMode);
  roles.set(Role::hwreg_vskip, reg == kMode && has_register_bit(instruction, kVskipBit));
  roles.set(Role::hwreg_trapsts, reg == kTrapStatus);
  roles.set(Role::flat_scratch, roles.has(Role::setreg) && (reg == kFlatScratchLow || reg == kFlatScratchHigh));
}

void add_roles_of_waits(const isa::Target& target, const Instruction& instruction, const Accesses& accesses,
                        Roles& roles) {
  const std::optional<Waits> waits = waits_of(target, instruction);
  if (!waits) return;
  const auto is_zero = [&](Counter counter) { return (*waits)[counter] == 0; };
  for (size_t counter = 0; counter < static_cast<size_t>(Counter::va_vdst); ++counter)
    roles.set(Role::waits, waits->most[counter] != UINT32_MAX);
  // With an SGPR the number is not known.
  if (accesses.any_operand_is_read()) return;
  roles.set(Role::waits_vm, is_zero(Counter::vm) || is_zero(Counter::load));
  roles.set(Role::waits_vs, is_zero(Counter::vs) || is_zero(Counter::store));
  roles.set(Role::waits_lgkm, is_zero(Counter::lgkm) || (is_zero(Counter::ds) && is_zero(Counter::km)));
  roles.set(Role::waits_vm_vsrc, is_zero(Counter::vm_vsrc));
  roles.set(Role::waits_sa_sdst, is_zero(Counter::sa_sdst));
  roles.set(Role::waits_va_sdst, is_zero(Counter::va_sdst));
  roles.set(Role::waits_va_vcc, is_zero(Counter::va_vcc));
  roles.set(Role::waits_va_vdst, is_zero(Counter::va_vdst));
}

void add_roles_of_accesses(const Accesses& accesses, Roles& roles) {
  constexpr Access kVccPair{isa::kVcc, 2}, kExecPair{isa::kExec, 2}, kFlatScratchPair{kFlatScratch, 2},
      kM0{isa::kM0, 1};
  for (const Access& access : accesses) {
    const bool is_named = access.operand != Access::kImplicit;
    const bool is_vcc = access.overlaps(kVccPair), is_exec = access.overlaps(kExecPair);
    if (access.written) {
      roles.set(Role::writes_vgpr, access.is_vector());
      roles.set(Role::writes_sgpr, !access.is_vector() && (is_named || is_vcc));
      roles.set(Role::writes_vcc, is_vcc);
      roles.set(Role::half_vcc, is_vcc && access.count == 1);
      roles.set(Role::whole_vcc, is_vcc && access.count > 1);
      roles.set(Role::writes_exec, is_exec);
      roles.set(Role::writes_m0, access.overlaps(kM0));
      roles.set(Role::flat_scratch, access.overlaps(kFlatScratchPair));
    }
    if (access.read) {
      roles.set(Role::reads_vgpr, access.is_vector());
      roles.set(Role::reads_sgpr, !access.is_vector() && is_named);
      roles.set(Role::reads_scalar, !access.is_vector() && (is_named || is_vcc));
      roles.set(Role::reads_exec, is_exec);
    }
  }
}

bool may_select_lane(const isa::Record& record) {
  return record.op == isa::Op::v_readlane_b32 || record.op == isa::Op::v_writelane_b32;
}

void add_roles_of_vector(const Instruction& instruction, const Accesses& accesses, Roles& roles) {
  const isa::Encoding& encoding = instruction.enc();
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    const uint32_t value = instruction.operand[i++];
    const bool is_source = operand.is_read && operand.dwords != 0;
    roles.set(Role::reads_vccz, is_source && value == isa::kVccz);
    roles.set(Role::reads_execz, is_source && value == isa::kExecz);
    roles.set(Role::direct_source, is_source && value == isa::kLdsDirect);
  }
  roles.set(Role::lane_select, may_select_lane(encoding.record()) && roles.has(Role::reads_sgpr));
  constexpr uint32_t kWholeRegister = 6;  // dst_sel:DWORD
  roles.set(Role::partial_result, (is_sdwa(encoding.format) && instruction.mod(Modifier::dst_sel) != kWholeRegister) ||
                                      instruction.mod(Modifier::op_sel3) != 0 ||
                                      (roles.has(Role::fp8_conversion) && instruction.mod(Modifier::op_sel2) != 0));
  roles.set(Role::op_sel, (instruction.mod(Modifier::op_sel0) | instruction.mod(Modifier::op_sel1) |
                           instruction.mod(Modifier::op_sel2)) != 0);
  if (!roles.has(Role::mad64)) return;
  for (const Access& written : accesses)
    for (const Access& read : accesses) {
      // LLVM lets the high half of the addend be the low half of the result if nothing wants the high half of both.
      const bool is_unwanted_half = read.count == 2 && read.first + 1 == written.first;
      roles.set(Role::overlaps_source, written.written && written.is_vector() && read.read && !read.written &&
                                           read.overlaps(written) && !is_unwanted_half);
    }
}

}  // namespace

bool has_register_bit(const Instruction& instruction, uint32_t bit) {
  const auto index = static_cast<size_t>(operand_index(instruction.enc(), "simm16"));
  const uint32_t offset = (instruction.operand[index] >> 6) & 31, size = ((instruction.operand[index] >> 11) & 31) + 1;
  return offset <= bit && bit < offset + size;
}

uint32_t hardware_register(const Instruction& instruction) {
  const std::span<const isa::Operand> operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].kind == isa::Kind::hwreg) return instruction.operand[i] & kHwregIdMask;
  return kHwregIdMask + 1;
}

Roles roles_of(const isa::Target& target, const Instruction& instruction, const Accesses& accesses) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Record& record = encoding.record();
  Roles roles = isa::groups_of(record);
  add_roles_of_encoding(encoding, roles);
  add_roles_of_accesses(accesses, roles);
  if (is_vector(record.unit)) {
    add_roles_of_vector(instruction, accesses, roles);
    if (record.unit != isa::Unit::valu) add_roles_of_memory(instruction, accesses, roles);
    return roles;
  }
  add_roles_of_hwreg(instruction, roles);
  if (is_wait(record)) add_roles_of_waits(target, instruction, accesses, roles);
  constexpr uint32_t kFarOffset = 0x3f, kDeallocVgprs = 3;
  const int index = operand_index(encoding, "simm16");
  const uint32_t immediate = index < 0 ? 0 : instruction.operand[static_cast<size_t>(index)];
  roles.set(Role::offset_3f, roles.has(Role::branch) && immediate == kFarOffset);
  roles.set(Role::dealloc_vgprs, record.op == isa::Op::s_sendmsg && immediate == kDeallocVgprs);
  return roles;
}

Roles roles_of(const isa::Target& target, const Instruction& instruction) {
  return roles_of(target, instruction, accesses_of(target, instruction));
}

std::vector<const isa::Hazard*> hazards_after(const isa::Target& target, const Roles& roles) {
  std::vector<const isa::Hazard*> list;
  for (const isa::Hazard& hazard : isa::hazards())
    if (hazard.is_pair() && hazard.first.fits(roles) && hazard.concerns(target)) list.push_back(&hazard);
  return list;
}

std::vector<const isa::Hazard*> hazards_before(const isa::Target& target, const Roles& roles) {
  std::vector<const isa::Hazard*> list;
  for (const isa::Hazard& hazard : isa::hazards())
    if (hazard.second.fits(roles) && hazard.concerns(target)) list.push_back(&hazard);
  return list;
}

unsigned wait_states_of(const isa::Target& target, const Instruction& instruction) {
  if (instruction.op() != isa::Op::s_nop) return 1;
  return (instruction.operand[0] & (most_states_of_nop(target) - 1)) + 1;
}

unsigned most_states_of_nop(const isa::Target& target) {
  constexpr unsigned kUsual = 16;
  const isa::Fact* most = isa::find_timing(*target.limits, isa::TimingKey::nop_most);
  return most != nullptr ? static_cast<unsigned>(most->number) : kUsual;
}

unsigned wait_states_after(const isa::Target& target, const isa::Hazard& hazard, const Instruction& first) {
  if (std::ranges::all_of(hazard.by_passes, [](uint8_t states) { return states == 0; })) return hazard.wait_states;
  const isa::MatrixPasses* row = isa::matrix_passes(target, first.op());
  if (row == nullptr) return 0;
  // Formats 0 and 1 of a source are fp8 and bf8.
  const bool has_bytes = first.mod(Modifier::cbsz) < 2 || first.mod(Modifier::blgp) < 2;
  const uint8_t passes = has_bytes ? row->passes_of_bytes : row->passes;
  const auto* at = std::ranges::find(isa::kMatrixPassCounts, passes);
  return hazard.by_passes[static_cast<size_t>(at - isa::kMatrixPassCounts.begin())];
}

}  // namespace lw::inst
