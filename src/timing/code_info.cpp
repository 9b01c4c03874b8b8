#include "timing/code_info.h"

#include <algorithm>

#include "inst/kinds.h"
#include "isa/operand_values.h"

namespace lw::timing {
namespace {

constexpr std::string_view kPortNames[] = {"VALU", "SALU",   "scalar memory", "vector memory",
                                           "LDS",  "branch", "export",        "internal"};
static_assert(std::size(kPortNames) == kPorts);

Port port_of(isa::Unit unit) {
  switch (unit) {
    case isa::Unit::valu:
    case isa::Unit::interp: return Port::valu;
    case isa::Unit::salu: return Port::salu;
    case isa::Unit::smem: return Port::smem;
    case isa::Unit::vmem:
    case isa::Unit::flat: return Port::vmem;
    case isa::Unit::lds: return Port::lds;
    case isa::Unit::gds:
    case isa::Unit::exp: return Port::exp;
    case isa::Unit::branch: return Port::branch;
    case isa::Unit::message: return Port::internal;
  }
  return Port::valu;
}

bool is_result(flow::Register r) { return r != flow::kScc; }

void add(std::vector<flow::Register>& registers, flow::Register r) {
  if (r < flow::kRegisterCount && std::find(registers.begin(), registers.end(), r) == registers.end())
    registers.push_back(r);
}

// Sets what instructions of the class of `record` cost on a product. Returns false where they compute and nothing is
// published about them.
bool set_costs(InstructionInfo& info, const isa::Record& record, const Machine& machine, const Parameters& parameters) {
  const isa::Cost* cost = isa::cost_of(*parameters.product().chip->limits, record);
  bool is_known = true;
  const auto number = [&](isa::CostKey key) -> std::optional<uint32_t> {
    if (cost == nullptr) return std::nullopt;
    const auto value = parameters.cost(*cost, key);
    return value ? std::optional(static_cast<uint32_t>(*value)) : std::nullopt;
  };
  constexpr uint32_t kLanesOfPass = 32;
  constexpr uint32_t kStatedRatio = 16;  // costs of f64 are stated for a 16th of the rate of f32
  const auto scaled = [&](std::optional<uint32_t> busy) {
    if (!busy || number(isa::CostKey::scales_with_fp64).value_or(0) == 0) return busy;
    if (machine.fp64_ratio == 0) return std::optional<uint32_t>();  // of a target without a product
    return std::optional(
        std::max<uint32_t>(machine.issue_period, static_cast<uint32_t>(*busy * machine.fp64_ratio / kStatedRatio)));
  };
  const auto set = [](uint16_t& into, std::optional<uint32_t> value) {
    if (value) into = static_cast<uint16_t>(std::min<uint32_t>(*value, UINT16_MAX));
  };
  if (number(isa::CostKey::executed_in_buffer).value_or(0) != 0 || info.port == Port::internal) {
    info.port = Port::internal;
    info.counts = {};
    info.busy = info.result = static_cast<uint16_t>(machine.issue_period);
    return true;
  }
  const bool computes = info.port == Port::valu || info.port == Port::salu;
  // The files say what a whole wave of 64 costs, or a pass of 32 lanes.
  if (machine.lanes_per_pass > kLanesOfPass) {
    info.busy = static_cast<uint16_t>(machine.issue_period);
    const std::optional<uint32_t> busy = scaled(number(isa::CostKey::busy_wave64_cycles));
    const std::optional<uint32_t> alone = number(isa::CostKey::alone_cycles);
    is_known = busy || alone || !computes;
    set(info.busy, busy);
    info.result = info.busy;
    set(info.result, number(isa::CostKey::result_wave64_cycles));
    set(info.alone_cycles, alone);
    // A wave waits whole turns; the rest of the cycles only keeps the unit busy.
    if (info.port != Port::lds) info.alone_cycles -= static_cast<uint16_t>(info.alone_cycles % machine.issue_period);
    if (info.port == Port::lds) set(info.lds_bytes, number(isa::CostKey::bytes_per_cycle));
  } else {
    const std::optional<uint32_t> busy = scaled(number(isa::CostKey::busy_32_lanes_cycles));
    is_known = busy || !computes;
    set(info.busy, busy);
    set(info.result, busy ? number(isa::CostKey::result_32_lanes_cycles) : std::nullopt);
    info.other_class = info.busy;
    set(info.other_class, number(isa::CostKey::other_valu_cycles));
    set(info.queue_percent, number(isa::CostKey::queue_percent));
    set(info.alone_cycles, number(isa::CostKey::alone_cycles));
    info.holds_dependents = number(isa::CostKey::holds_dependents).value_or(0) != 0;
    info.executed_once = number(isa::CostKey::executed_once).value_or(0) != 0;
  }
  set(info.taken, number(isa::CostKey::taken_cycles));
  set(info.not_taken, number(isa::CostKey::not_taken_cycles));
  return is_known;
}

}  // namespace

std::string_view port_name(Port port) { return kPortNames[static_cast<size_t>(port)]; }

CodeInfo::CodeInfo(code::CodeFacts& facts, const Machine& machine, const Parameters& parameters)
    : facts_(facts),
      machine_(machine),
      parameters_(parameters),
      classes_(isa::costs_of(*parameters.product().chip->limits)),
      count_((facts.end() - facts.begin()) / 4),
      info_(std::make_unique<std::atomic<const InstructionInfo*>[]>(count_)),
      mutex_(std::make_shared<std::mutex>()) {}

CodeInfo::CodeInfo(const CodeInfo& same, const Machine& machine, const Parameters& parameters)
    : CodeInfo(same.facts_, machine, parameters) {
  mutex_ = same.mutex_;
}

const InstructionInfo& CodeInfo::find(uint32_t word) {
  const std::lock_guard lock(*mutex_);
  if (const InstructionInfo* known = info_[word].load(std::memory_order_relaxed)) return *known;
  const code::InstructionFacts& facts = facts_.at(facts_.begin() + uint64_t{word} * 4);
  const auto [place, is_new] = found_.try_emplace(&facts);
  InstructionInfo& info = place->second;
  if (is_new) {
    // A wave stops at an invalid instruction, which is then its last step.
    if (facts.valid())
      work_out(info, facts);
    else
      info.port = Port::internal;
  }
  info_[word].store(&info, std::memory_order_release);
  return info;
}

void CodeInfo::work_out(InstructionInfo& info, const code::InstructionFacts& facts) {
  const inst::Instruction& i = facts.instruction;
  const isa::Record& record = facts.record();
  info.size_bytes = i.size_bytes;
  info.port = port_of(record.unit);
  info.waits = facts.waits;
  for (const flow::Read& read : facts.effects->reads) {
    const flow::Register r = facts.resolve(read.slot);
    add(info.reads, r);
    info.reads_vgpr |= flow::is_vgpr(r) || flow::is_agpr(r);
  }
  bool has_result = false;
  for (const flow::Write& write : facts.effects->writes) {
    const flow::Register r = facts.resolve(write.slot);
    add(info.writes, r);
    info.past_written = std::max<uint16_t>(info.past_written, r + 1);
    has_result |= is_result(r);
    info.writes_sgpr |= r < flow::kScc;
  }
  const int immediate = inst::operand_index(i.enc(), "simm16");
  const uint32_t imm = immediate < 0 ? 0 : i.operand[static_cast<size_t>(immediate)];
  switch (facts.effects->hint) {
    case flow::Hint::nop: info.idle = static_cast<uint16_t>(imm % machine_.nop_most * machine_.issue_period); break;
    case flow::Hint::sleep: info.idle = static_cast<uint16_t>((imm & 127) * machine_.sleep_cycles); break;
    case flow::Hint::priority: info.priority = static_cast<int>(imm & 3); break;
    case flow::Hint::delay: info.is_delay = true; break;
    default: break;
  }
  info.is_barrier = facts.effects->is_barrier;
  info.is_clock = facts.effects->reads_clock;
  info.waits_for_valu = facts.waits && (*facts.waits)[inst::Counter::va_vdst] != UINT32_MAX;
  info.is_end = facts.effects->control == flow::ControlFlow::end;
  info.is_store = !has_result;
  info.is_lane_mask = record.unit == isa::Unit::valu && info.reads_vgpr &&
                      std::any_of(i.enc().operands().begin(), i.enc().operands().end(),
                                  [](const isa::Operand& o) { return o.is_read && o.type == isa::Type::mask; });
  std::copy_n(facts.counts.added.begin(), info.counts.size(), info.counts.begin());
  if (inst::is_image(i.enc().format)) {
    const bool status = i.mod(isa::Modifier::tfe) != 0;
    info.image_dwords = static_cast<uint8_t>(inst::image_data_dwords(facts_.target(), i) - (status ? 1 : 0));
  }
  const auto cost =
      std::find(classes_.begin(), classes_.end(), isa::cost_of(*parameters_.product().chip->limits, record));
  info.cost_class = static_cast<uint8_t>(cost - classes_.begin());
  info.has_cost = set_costs(info, record, machine_, parameters_);
  if (!info.has_cost) without_cost_.emplace_back(record.name());
  if (info.port == Port::valu && inst::is_dpp(i.enc().format)) info.result += static_cast<uint16_t>(machine_.dpp_extra);
}

uint32_t issue_cycles(const inst::Instruction& instruction, uint32_t wave_size, const Machine& machine,
                      const Parameters& parameters) {
  InstructionInfo info;
  const isa::Record& record = instruction.enc().record();
  info.port = port_of(record.unit);
  info.busy = static_cast<uint16_t>(machine.issue_period);
  set_costs(info, record, machine, parameters);
  if (info.port != Port::valu && info.port != Port::salu) return machine.issue_period;
  const bool has_passes = info.port == Port::valu && !info.executed_once && wave_size > machine.lanes_per_pass;
  return info.busy * (has_passes ? wave_size / machine.lanes_per_pass : 1);
}

}  // namespace lw::timing
