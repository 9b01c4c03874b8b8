#include "inst/missing_waits.h"

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "inst/kinds.h"
#include "inst/roles.h"
#include "isa/operand_values.h"
#include "isa/timing.h"

namespace lw::inst {
namespace {

struct Range {
  uint32_t first = 0, count = 0;
  bool overlaps(const Range& other) const { return first < other.first + other.count && other.first < first + count; }
};

template <class Wanted>
bool any_operand(const isa::Target& target, const Instruction& instruction, const Wanted& wanted) {
  const std::span<const isa::Operand> operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    const OperandRegisters touch = touched(target, instruction, i);
    const uint32_t value = instruction.operand[i];
    if (wanted(operands[i], Range{value, touch.read}, Range{value, touch.written})) return true;
  }
  return false;
}

bool writes_any_of(const isa::Target& target, const Instruction& instruction, const Range& registers) {
  if (has(instruction.enc().record().writes, isa::Implicit::vcc) && registers.overlaps({isa::kVcc, 2})) return true;
  return any_operand(target, instruction, [&](const isa::Operand&, const Range&, const Range& written) {
    return written.count > 0 && written.overlaps(registers);
  });
}

// Whether `first` writes what `second` reads in an operand of this name; in any, where it is empty.
bool passes_on(const isa::Target& target, const Instruction& first, const Instruction& second, std::string_view name,
               bool vgprs) {
  return any_operand(target, second, [&](const isa::Operand& operand, const Range& read, const Range&) {
    const bool fits = vgprs ? read.first >= isa::kFirstVgpr : read.first < isa::kScalarRegisters;
    return read.count > 0 && fits && (name.empty() || isa::operand_name(operand.name) == name) &&
           writes_any_of(target, first, read);
  });
}

// The low bits of hwreg(ID, …).
uint32_t hardware_register(const Instruction& instruction) {
  constexpr uint32_t kIdMask = 63;
  const int index = operand_index(instruction.enc(), "simm16");
  return index < 0 ? kIdMask + 1 : instruction.operand[index] & kIdMask;
}

}  // namespace

unsigned wait_states_of(const isa::Target& target, const Instruction& instruction) {
  if (instruction.op() != isa::Op::s_nop) return 1;
  constexpr uint32_t kUsual = 16;
  const isa::Fact* most = isa::find_timing(*target.limits, isa::TimingKey::nop_most);
  const auto states = most != nullptr ? static_cast<uint32_t>(most->number) : kUsual;
  return (instruction.operand[0] & (states - 1)) + 1;
}

MissingWaits::MissingWaits(const isa::Target& target, Fetch fetch) : target_(target), fetch_(std::move(fetch)) {
  for (const isa::Hazard& hazard : isa::hazards()) {
    if (!hazard.is_checked || !hazard.concerns(target)) continue;
    rows_.push_back(&hazard);
    farthest_ = std::max<unsigned>(farthest_, hazard.wait_states);
  }
  LW_CHECK(rows_.size() <= kMostRules && farthest_ <= kKept, "more wait states of a target than are looked for");
  by_encoding_.resize(isa::encodings().size());
}

MissingWaits::Rows MissingWaits::rows_of(const isa::Encoding& encoding) {
  Rows& rows = by_encoding_[encoding.id];
  if (rows.known) return rows;
  const isa::Roles roles = possible_roles(encoding);
  for (size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i]->first.may_fit(roles)) rows.first |= uint64_t{1} << i;
    if (rows_[i]->second.may_fit(roles)) rows.second |= uint64_t{1} << i;
  }
  rows.leaves = leaves(encoding.record());
  rows.known = true;
  return rows;
}

bool MissingWaits::meet(const isa::Hazard& hazard, uint64_t first_address, const Instruction& second) const {
  if (!hazard.second.fits(roles_of(second))) return false;
  const Instruction first = fetch_(first_address);
  if (!hazard.first.fits(roles_of(first))) return false;
  switch (hazard.common) {
    case isa::Common::nothing: return true;
    case isa::Common::dpp_source: return passes_on(target_, first, second, "s0", true);
    case isa::Common::vgpr: return passes_on(target_, first, second, "", true);
    case isa::Common::sgpr: return passes_on(target_, first, second, "", false);
    case isa::Common::lane_select: return passes_on(target_, first, second, "s1", false);
    case isa::Common::stored_data:
      return any_operand(target_, first, [&](const isa::Operand& operand, const Range& read, const Range&) {
        return read.count > 0 && read.first >= isa::kFirstVgpr &&
               isa::operand_name(operand.name).find("data") != std::string_view::npos &&
               writes_any_of(target_, second, read);
      });
    case isa::Common::hwreg: return hardware_register(first) == hardware_register(second);
  }
  return false;
}

void MissingWaits::add(const Instruction& instruction, uint64_t address) {
  const Rows rows = rows_of(instruction.enc());
  uint64_t open = rows.second;  // rules that no nearer instruction has broken
  unsigned between = 0;
  for (size_t back = 1; open != 0 && back <= std::min(count_, kKept) && between < farthest_; ++back) {
    const Step& step = steps_[(count_ - back) % kKept];
    for (uint64_t may = open & step.rows.first; may != 0; may &= may - 1) {
      const auto row = static_cast<unsigned>(std::countr_zero(may));
      if (between >= rows_[row]->wait_states || !meet(*rows_[row], step.address, instruction)) continue;
      found_.push_back({rows_[row], step.address, address, between});
      open &= ~(uint64_t{1} << row);
    }
    between += step.states;
  }
  if (rows.leaves) return restart();
  steps_[count_++ % kKept] = {address, rows, wait_states_of(target_, instruction)};
}

}  // namespace lw::inst
