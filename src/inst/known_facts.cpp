#include "inst/known_facts.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>

namespace lw::inst {
namespace {

constexpr uint32_t kScalars = 128;  // the numbers of scalar registers end here
constexpr uint32_t kFirstVgpr = 256;

constexpr Roles operator+(Role a) { return static_cast<Roles>(a); }

// Sources: "GCN3 manual" is AMD's Graphics Core Next Architecture,
// Generation 3; "LLVM" is GCNHazardRecognizer.cpp; "Mesa" is aco_insert_NOPs.cpp.
//
// Later generations have hazards too (Mesa's and LLVM's files list them); they are not transcribed here.
constexpr Hazard kHazards[] = {
    {"gfx8 gfx9", Role::valu | Role::writes_vgpr, +Role::dpp, 2, Common::dpp_source,
     "VALU writes a VGPR, then DPP reads it", "GCN3 manual 4.5; LLVM; Mesa"},
    {"gfx8 gfx9", Role::valu | Role::writes_exec, +Role::dpp, 5, Common::nothing, "VALU writes EXEC, then DPP",
     "GCN3 manual 4.5; LLVM; Mesa"},
    {"gfx8 gfx9", Role::valu | Role::writes_exec, Role::valu | Role::reads_condition, 5, Common::nothing,
     "VALU writes EXEC, then VALU reads EXECZ as data", "GCN3 manual 4.5"},
    {"gfx8 gfx9", Role::valu | Role::writes_vcc, Role::valu | Role::reads_condition, 5, Common::nothing,
     "VALU writes VCC, then VALU reads VCCZ as data", "GCN3 manual 4.5"},
    {"gfx8 gfx9", Role::valu | Role::writes_sgpr, +Role::lane_select, 4, Common::lane_select,
     "VALU writes an SGPR or VCC, then v_readlane or v_writelane takes its lane from it", "GCN3 manual 4.5; LLVM"},
    {"gfx8 gfx9", Role::valu | Role::writes_vcc, +Role::div_fmas, 4, Common::nothing,
     "VALU writes VCC, then v_div_fmas", "GCN3 manual 4.5; LLVM"},
    {"gfx8 gfx9", Role::valu | Role::writes_sgpr, Role::vmem | Role::reads_sgpr, 5, Common::sgpr,
     "VALU writes an SGPR, then VMEM reads it", "GCN3 manual 4.5; LLVM"},
    {"gfx8 gfx9", Role::salu | Role::writes_m0, +Role::uses_m0_message, 1, Common::nothing,
     "SALU writes M0, then GDS, s_sendmsg or s_ttracedata", "GCN3 manual 4.5"},
    {"gfx9", Role::salu | Role::writes_m0, +Role::uses_m0_lds, 1, Common::nothing,
     "SALU writes M0, then interpolation or a load to LDS", "LLVM; Mesa"},
    {"gfx9", Role::salu | Role::writes_m0, +Role::movrel, 1, Common::nothing, "SALU writes M0, then s_movrel",
     "LLVM; Mesa"},
    {"gfx8 gfx9", +Role::setreg, +Role::getreg, 2, Common::hwreg, "s_setreg, then s_getreg of the same register",
     "GCN3 manual 4.5"},
    {"gfx8 gfx9", +Role::setreg, +Role::setreg, 2, Common::hwreg, "s_setreg, then s_setreg of the same register",
     "GCN3 manual 4.5"},
    {"gfx8 gfx9", Role::vmem | Role::wide_store, Role::valu | Role::writes_vgpr, 1, Common::stored_data,
     "a store of more than 64 bits, then VALU overwrites its data", "GCN3 manual 4.5; LLVM"},
};

// Beginnings of the names of records. What follows the beginning is the same in both names.
struct Exchange {
  std::string_view beginning;
  std::string_view exchanged;
};
constexpr Exchange kExchanges[] = {
    {"v_add_", "v_add_"},         {"v_addc_", "v_addc_"},       {"v_mul_", "v_mul_"},
    {"v_min_", "v_min_"},         {"v_max_", "v_max_"},         {"v_and_b32", "v_and_b32"},
    {"v_or_b32", "v_or_b32"},     {"v_xor_b32", "v_xor_b32"},   {"v_xnor_b32", "v_xnor_b32"},
    {"v_mac_", "v_mac_"},         {"v_fmac_", "v_fmac_"},       {"v_subrev_", "v_sub_"},
    {"v_subbrev_", "v_subb_"},    {"v_sub_", "v_subrev_"},      {"v_subb_", "v_subbrev_"},
    {"v_cmp_eq_", "v_cmp_eq_"},   {"v_cmp_ne_", "v_cmp_ne_"},   {"v_cmp_lg_", "v_cmp_lg_"},
    {"v_cmp_neq_", "v_cmp_neq_"}, {"v_cmp_nlg_", "v_cmp_nlg_"}, {"v_cmp_o_", "v_cmp_o_"},
    {"v_cmp_u_", "v_cmp_u_"},     {"v_cmp_lt_", "v_cmp_gt_"},   {"v_cmp_gt_", "v_cmp_lt_"},
    {"v_cmp_le_", "v_cmp_ge_"},   {"v_cmp_ge_", "v_cmp_le_"},   {"v_cmp_nlt_", "v_cmp_ngt_"},
    {"v_cmp_ngt_", "v_cmp_nlt_"}, {"v_cmp_nle_", "v_cmp_nge_"}, {"v_cmp_nge_", "v_cmp_nle_"},
};

// "Mesa" here is aco_statistics.cpp, "LLVM" SISchedule.td, "CLRX" its GcnTimings page, "SQTT" published timestamps of
// an RX 7900 XTX.
constexpr Cost kCosts[] = {
    {"gfx8", "v_fma_f32", "16 cycles a wave64 (4 on Carrizo)", "Mesa; LLVM; CLRX"},
    {"gfx9", "v_fma_f32", "4 cycles a wave64", "Mesa; LLVM; CLRX"},
    {"gfx906", "v_mul_lo_ v_mul_hi_ v_mad_u64 v_mad_i64", "8 cycles a wave64, from measured rates; compilers model 16",
     "clpeak; Mesa; LLVM"},
    {"gfx8 gfx9", "v_mul_lo_u32 v_mul_lo_i32 v_mul_hi_u32 v_mul_hi_i32 v_mad_u64 v_mad_i64", "16 cycles a wave64",
     "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_rcp_f64 v_rsq_f64 v_sqrt_f64", "64 cycles a wave64 where doubles have a 16th of the rate",
     "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_rcp_ v_rsq_ v_sqrt_ v_exp_ v_log_ v_sin_ v_cos_", "16 cycles a wave64: a quarter of the rate",
     "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_add_f64 v_min_f64 v_max_f64", "32 cycles a wave64 where doubles have a 16th of the rate",
     "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_mul_f64 v_fma_f64", "64 cycles a wave64 where doubles have a 16th of the rate",
     "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_cvt_", "16 cycles a wave64 (Mesa, LLVM) or 4 (CLRX)", "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_lshlrev_b64 v_lshrrev_b64 v_ashrrev_i64", "8 cycles a wave64 (Mesa, LLVM) or 32 (CLRX)",
     "Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "v_div_scale_f32 v_div_fmas_f32 v_div_fixup_f32", "4 cycles a wave64 (Mesa) or 16 (CLRX)",
     "Mesa; CLRX"},
    {"gfx8 gfx9", "v_mqsad v_qsad", "16 cycles a wave64", "Mesa; CLRX"},
    {"gfx9", "v_swap_b32", "8 cycles a wave64", "CLRX"},
    {"gfx8 gfx9", "s_and_saveexec s_or_saveexec s_xor_saveexec s_setreg", "8 cycles", "CLRX"},
    {"gfx8 gfx9", "s_cbranch s_branch", "4 cycles not taken, about 20 taken", "CLRX"},
    {"gfx8 gfx9", "ds_read_b128 ds_read2_b64", "16 cycles for one wave, 128 bytes a clock and CU", "CLRX"},
    {"gfx8 gfx9", "ds_read_b64 ds_read2_b32 ds_read2st64_b32", "8 cycles for one wave, 128 bytes a clock and CU",
     "CLRX"},
    {"gfx8 gfx9", "ds_read_b32 ds_read_u ds_read_i ds_swizzle_b32", "4 cycles for one wave without bank conflicts",
     "CLRX"},
    {"gfx8 gfx9", "ds_write_b32 ds_write_b8 ds_write_b16", "8 cycles for one wave, 64 bytes a clock and CU", "CLRX"},
    {"gfx8 gfx9", "ds_write_b128 ds_write2_b64", "20 cycles for one wave, 102 bytes a clock and CU", "CLRX"},
    {"gfx8 gfx9", "buffer_load_dwordx2 buffer_load_format_xy", "issues in 16 to 18 cycles", "CLRX"},
    {"gfx8 gfx9", "buffer_load_dword buffer_load_u buffer_load_s buffer_load_format_x", "issues in 8 cycles", "CLRX"},
    {"gfx8 gfx9", "buffer_store_", "issues in 16 cycles", "CLRX"},
    {"gfx8 gfx9", "unit:valu", "4 cycles a wave64, its result ready for the next instruction",
     "GCN whitepaper; Mesa; LLVM; CLRX"},
    {"gfx8 gfx9", "unit:salu", "4 cycles", "Mesa; LLVM; CLRX"},
    {"gfx10 gfx11 gfx12", "v_rcp_f64 v_rsq_f64 v_sqrt_f64", "result after 24 cycles (gfx11: 40)", "Mesa; LLVM"},
    {"gfx10 gfx11 gfx12", "v_add_f64 v_mul_f64 v_fma_f64 v_min_f64 v_max_f64",
     "result after 22 cycles (gfx11: 38); on gfx1100 one every 32", "Mesa; LLVM; SQTT"},
    {"gfx10 gfx11 gfx12", "v_rcp_ v_rsq_ v_sqrt_ v_exp_ v_log_ v_sin_ v_cos_",
     "result after 10 cycles, one every 4 a wave32; other VALU goes on after 1", "Mesa; LLVM; SQTT"},
    {"gfx10 gfx11 gfx12", "v_mul_lo_u32 v_mul_hi_u32 v_mul_hi_i32 v_mad_u64 v_mad_i64 v_mad_co",
     "result after 8 cycles, one every 4 a wave32", "Mesa; LLVM; SQTT"},
    {"gfx10 gfx11 gfx12", "unit:valu", "result after 5 cycles, one every cycle a wave32", "Mesa; LLVM; SQTT"},
    {"gfx10 gfx11 gfx12", "unit:salu", "result after 2 cycles", "Mesa; LLVM; SQTT"},
};

// Whether one of the words, blanks between, begins `name`.
bool begins_with_one_of(std::string_view name, std::string_view words) {
  while (!words.empty()) {
    const size_t end = std::min(words.find(' '), words.size());
    if (name.starts_with(words.substr(0, end))) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

bool is_vmem(isa::Unit unit) { return unit == isa::Unit::vmem || unit == isa::Unit::flat; }

std::string_view unit_words(isa::Unit unit) {
  switch (unit) {
    case isa::Unit::valu: return "unit:valu";
    case isa::Unit::salu: return "unit:salu";
    default: return "";
  }
}

// Those that hold of every instruction of an encoding.
Roles read_roles(const isa::Encoding& encoding) {
  const isa::Record& record = encoding.record();
  const std::string_view name = record.name();
  Roles roles = 0;
  const auto set = [&](Role role, bool on = true) { roles |= on ? static_cast<Roles>(role) : 0; };
  set(Role::valu, record.unit == isa::Unit::valu);
  set(Role::salu, record.unit == isa::Unit::salu);
  set(Role::smem, record.unit == isa::Unit::smem);
  set(Role::vmem, is_vmem(record.unit));
  for (const isa::ModifierField& field : encoding.modifiers())
    set(Role::dpp, isa::modifier_name(field.modifier) == "dpp_ctrl" && field.allowed);
  set(Role::writes_vcc, has(record.writes, isa::Implicit::vcc));
  set(Role::writes_sgpr, has(record.writes, isa::Implicit::vcc));
  set(Role::writes_exec, has(record.writes, isa::Implicit::exec));
  set(Role::writes_m0, has(record.writes, isa::Implicit::m0));
  set(Role::div_fmas, name.starts_with("v_div_fmas"));
  set(Role::movrel, name.starts_with("s_movrel"));
  set(Role::setreg, name.starts_with("s_setreg"));
  set(Role::getreg, name.starts_with("s_getreg"));
  set(Role::uses_m0_message, name.starts_with("s_sendmsg") || name.starts_with("s_ttrace"));
  set(Role::uses_m0_lds, record.unit == isa::Unit::interp);
  return roles;
}

// The same, read once.
Roles roles_of_encoding(const isa::Encoding& encoding) {
  constexpr Roles kRead = Roles{1} << 31;
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
  if (const int soffset = operand_index(encoding, "soffset"); soffset >= 0 && instruction.operand[soffset] < kScalars)
    return false;
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands())
    if (const uint32_t value = instruction.operand[i++];
        operand.is_read && value >= kFirstVgpr && operand.dwords > 2 &&
        isa::operand_name(operand.name).find("data") != std::string_view::npos)
      return true;
  return false;
}

}  // namespace

Roles possible_roles(const isa::Encoding& encoding) {
  Roles roles = roles_of_encoding(encoding);
  const auto set = [&](Role role, bool on = true) { roles |= on ? static_cast<Roles>(role) : 0; };
  for (const isa::Operand& operand : encoding.operands()) {
    if (operand.dwords == 0) continue;
    const bool is_vgpr =
        operand.kind == isa::Kind::vgpr || operand.kind == isa::Kind::agpr || operand.kind == isa::Kind::avgpr;
    if (operand.is_written)
      for (const Role role : {Role::writes_sgpr, Role::writes_vcc, Role::writes_m0, Role::writes_exec})
        set(is_vgpr ? Role::writes_vgpr : role);
    if (operand.is_read && !is_vgpr) {
      set(Role::reads_sgpr);
      set(Role::reads_condition);
    }
  }
  set(Role::lane_select, may_select_lane(encoding.record()));
  const bool is_store = is_vmem(encoding.record().unit) && has(encoding.record().writes, isa::Implicit::memory);
  const bool has_wide_operand = std::ranges::any_of(
      encoding.operands(), [](const isa::Operand& operand) { return operand.is_read && operand.dwords > 2; });
  set(Role::wide_store, is_store && (has_wide_operand || is_image(encoding.format)));
  for (const isa::ModifierField& field : encoding.modifiers()) {
    set(Role::uses_m0_message, field.modifier == isa::Modifier::gds);
    set(Role::uses_m0_lds, field.modifier == isa::Modifier::lds);
  }
  return roles;
}

Roles roles_of(const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  Roles roles = roles_of_encoding(encoding);
  const auto set = [&](Role role, bool on = true) { roles |= on ? static_cast<Roles>(role) : 0; };
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    const uint32_t value = instruction.operand[i++];
    if (operand.dwords == 0) continue;
    const bool is_scalar = value < kScalars;
    if (operand.is_written) {
      set(Role::writes_vgpr, value >= kFirstVgpr);
      set(Role::writes_sgpr, is_scalar);
      set(Role::writes_vcc, is_scalar && value >= 106 && value <= 107);
      set(Role::writes_m0, value == 124);
      set(Role::writes_exec, is_scalar && value >= 126);
    }
    if (operand.is_read) {
      set(Role::reads_sgpr, is_scalar);
      set(Role::reads_condition, value == 251 || value == 252);
    }
  }
  set(Role::lane_select, may_select_lane(encoding.record()) && (roles & Roles(Role::reads_sgpr)) != 0);
  set(Role::uses_m0_message, instruction.mod(isa::Modifier::gds) != 0);
  set(Role::uses_m0_lds, instruction.mod(isa::Modifier::lds) != 0);
  set(Role::wide_store, keeps_stored_data(instruction));
  return roles;
}

std::span<const Hazard> hazards() { return kHazards; }

bool concerns(const Hazard& hazard, const isa::Target& target) {
  return begins_with_one_of(target.name, hazard.targets);
}

std::vector<const Hazard*> hazards_after(const isa::Target& target, Roles roles) {
  std::vector<const Hazard*> list;
  for (const Hazard& hazard : kHazards)
    if ((hazard.first & roles) == hazard.first && concerns(hazard, target)) list.push_back(&hazard);
  return list;
}

std::vector<const Hazard*> hazards_before(const isa::Target& target, Roles roles) {
  std::vector<const Hazard*> list;
  for (const Hazard& hazard : kHazards)
    if ((hazard.second & roles) == hazard.second && concerns(hazard, target)) list.push_back(&hazard);
  return list;
}

const isa::Record* with_sources_exchanged(const isa::Record& record) {
  for (const Exchange& exchange : kExchanges) {
    if (!record.name().starts_with(exchange.beginning)) continue;
    const std::string name =
        std::string(exchange.exchanged) + std::string(record.name().substr(exchange.beginning.size()));
    for (const isa::Record& other : isa::records())
      if (other.name() == name) return &other;
    return nullptr;
  }
  return nullptr;
}

const Cost* cost_of(const isa::Target& target, const isa::Record& record) {
  for (const Cost& cost : kCosts) {
    const bool names_unit = cost.records.starts_with("unit:");
    const bool fits =
        names_unit ? cost.records == unit_words(record.unit) : begins_with_one_of(record.name(), cost.records);
    if (fits && begins_with_one_of(target.name, cost.targets)) return &cost;
  }
  return nullptr;
}

}  // namespace lw::inst
