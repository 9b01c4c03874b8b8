#include "inst/roles.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>

#include "inst/kinds.h"
#include "isa/operand_values.h"

namespace lw::inst {
namespace {

using isa::Role;
using isa::Roles;

bool is_vmem(isa::Unit unit) { return unit == isa::Unit::vmem || unit == isa::Unit::flat; }

class RoleSet {
 public:
  explicit RoleSet(Roles roles) : roles_(roles) {}
  void set(Role role, bool on = true) { roles_ |= on ? isa::bit(role) : 0; }
  bool has(Role role) const { return (roles_ & isa::bit(role)) != 0; }
  Roles roles() const { return roles_; }

 private:
  Roles roles_;
};

// Those that hold of every instruction of an encoding.
Roles read_roles(const isa::Encoding& encoding) {
  const isa::Record& record = encoding.record();
  RoleSet roles(isa::groups_of(record));
  roles.set(Role::valu, record.unit == isa::Unit::valu);
  roles.set(Role::salu, record.unit == isa::Unit::salu);
  roles.set(Role::smem, record.unit == isa::Unit::smem);
  roles.set(Role::vmem, is_vmem(record.unit));
  roles.set(Role::ds, record.unit == isa::Unit::lds);
  roles.set(Role::dpp, is_dpp(encoding.format));
  roles.set(Role::sdwa, is_sdwa(encoding.format));
  roles.set(Role::writes_vcc, has(record.writes, isa::Implicit::vcc));
  roles.set(Role::writes_sgpr, has(record.writes, isa::Implicit::vcc));
  roles.set(Role::writes_exec, has(record.writes, isa::Implicit::exec));
  roles.set(Role::writes_m0, has(record.writes, isa::Implicit::m0));
  roles.set(Role::reads_exec, has(record.reads, isa::Implicit::exec));
  return roles.roles();
}

// The same, read once.
Roles roles_of_encoding(const isa::Encoding& encoding) {
  constexpr Roles kRead = Roles{1} << 63;
  static const auto known = std::make_unique<std::atomic<Roles>[]>(isa::encodings().size());
  std::atomic<Roles>& roles = known[encoding.id];
  if (const Roles read = roles.load(std::memory_order_relaxed); read != 0) return read & ~kRead;
  const Roles read = read_roles(encoding);
  roles.store(read | kRead, std::memory_order_relaxed);
  return read;
}

bool may_select_lane(const isa::Record& record) {
  return record.op == isa::Op::v_readlane_b32 || record.op == isa::Op::v_writelane_b32;
}

// Whether a store keeps its data in the VGPRs for longer than 64 bits take. With a scalar offset a buffer's do not, and
// of images those with a descriptor of 128 bits alone do (LLVM: createsVALUHazard).
bool keeps_stored_data(const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  if (!is_vmem(encoding.record().unit) || !has(encoding.record().writes, isa::Implicit::memory)) return false;
  if (is_image(encoding.format))
    return instruction.mod(isa::Modifier::r128) != 0 && std::popcount(instruction.mod(isa::Modifier::dmask)) > 2;
  if (const int soffset = operand_index(encoding, "soffset");
      soffset >= 0 && instruction.operand[soffset] < isa::kScalarRegisters)
    return false;
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands())
    if (const uint32_t value = instruction.operand[i++];
        operand.is_read && value >= isa::kFirstVgpr && operand.dwords > 2 &&
        isa::operand_name(operand.name).find("data") != std::string_view::npos)
      return true;
  return false;
}

}  // namespace

Roles possible_roles(const isa::Encoding& encoding) {
  RoleSet roles(roles_of_encoding(encoding));
  for (const isa::Operand& operand : encoding.operands()) {
    if (operand.dwords == 0) continue;
    const bool is_vgpr =
        operand.kind == isa::Kind::vgpr || operand.kind == isa::Kind::agpr || operand.kind == isa::Kind::avgpr;
    if (operand.is_written)
      for (const Role role : {Role::writes_sgpr, Role::writes_vcc, Role::writes_m0, Role::writes_exec})
        roles.set(is_vgpr ? Role::writes_vgpr : role);
    if (operand.is_read) {
      roles.set(Role::reads_vgpr);
      roles.set(Role::reads_sgpr, !is_vgpr);
      roles.set(Role::reads_condition, !is_vgpr);
      roles.set(Role::reads_exec, !is_vgpr);
    }
  }
  roles.set(Role::lane_select, may_select_lane(encoding.record()));
  const bool is_store = is_vmem(encoding.record().unit) && has(encoding.record().writes, isa::Implicit::memory);
  const bool has_wide_operand = std::ranges::any_of(
      encoding.operands(), [](const isa::Operand& operand) { return operand.is_read && operand.dwords > 2; });
  roles.set(Role::wide_store, is_store && (has_wide_operand || is_image(encoding.format)));
  for (const isa::ModifierField& field : encoding.modifiers()) {
    roles.set(Role::uses_gds, field.modifier == isa::Modifier::gds);
    roles.set(Role::lds_dma, field.modifier == isa::Modifier::lds);
    roles.set(Role::nsa, field.modifier == isa::Modifier::nsa);
  }
  return roles.roles();
}

Roles roles_of(const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  RoleSet roles(roles_of_encoding(encoding));
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    const uint32_t value = instruction.operand[i++];
    if (operand.dwords == 0) continue;
    const bool is_scalar = value < isa::kScalarRegisters;
    if (operand.is_written) {
      roles.set(Role::writes_vgpr, value >= isa::kFirstVgpr);
      roles.set(Role::writes_sgpr, is_scalar);
      roles.set(Role::writes_vcc, value == isa::kVcc || value == isa::kVccHi);
      roles.set(Role::writes_m0, value == isa::kM0);
      roles.set(Role::writes_exec, value == isa::kExec || value == isa::kExecHi);
    }
    if (operand.is_read) {
      roles.set(Role::reads_vgpr, value >= isa::kFirstVgpr);
      roles.set(Role::reads_sgpr, is_scalar);
      roles.set(Role::reads_exec, value == isa::kExec || value == isa::kExecHi);
      roles.set(Role::reads_condition, value == isa::kVccz || value == isa::kExecz);
    }
  }
  roles.set(Role::lane_select, may_select_lane(encoding.record()) && roles.has(Role::reads_sgpr));
  roles.set(Role::uses_gds, instruction.mod(isa::Modifier::gds) != 0);
  roles.set(Role::lds_dma, instruction.mod(isa::Modifier::lds) != 0);
  roles.set(Role::nsa, instruction.mod(isa::Modifier::nsa) != 0);
  roles.set(Role::wide_store, keeps_stored_data(instruction));
  return roles.roles();
}

std::vector<const isa::Hazard*> hazards_after(const isa::Target& target, Roles roles) {
  std::vector<const isa::Hazard*> list;
  for (const isa::Hazard& hazard : isa::hazards())
    if (hazard.is_pair() && hazard.first.fits(roles) && hazard.concerns(target)) list.push_back(&hazard);
  return list;
}

std::vector<const isa::Hazard*> hazards_before(const isa::Target& target, Roles roles) {
  std::vector<const isa::Hazard*> list;
  for (const isa::Hazard& hazard : isa::hazards())
    if (hazard.second.fits(roles) && hazard.concerns(target)) list.push_back(&hazard);
  return list;
}

}  // namespace lw::inst
