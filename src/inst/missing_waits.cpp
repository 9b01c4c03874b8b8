#include "inst/missing_waits.h"

#include <algorithm>
#include <bit>

namespace lw::inst {
namespace {

constexpr uint32_t kScalars = 128;  // the numbers of scalar registers end here
constexpr uint32_t kVcc = 106;
constexpr uint32_t kFirstVgpr = 256;

struct Range {
  uint32_t first = 0, count = 0;
  bool overlaps(const Range& other) const { return first < other.first + other.count && other.first < first + count; }
};

template <class Wanted>
bool any_operand(const isa::Target& target, const Instruction& instruction, const Wanted& wanted) {
  const std::span<const isa::Operand> operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    const Touched touch = touched(target, instruction, i);
    const uint32_t value = instruction.operand[i];
    if (wanted(operands[i], Range{value, touch.read}, Range{value, touch.written})) return true;
  }
  return false;
}

bool writes_any_of(const isa::Target& target, const Instruction& instruction, const Range& registers) {
  if (has(instruction.enc().record().writes, isa::Implicit::vcc) && registers.overlaps({kVcc, 2})) return true;
  return any_operand(target, instruction, [&](const isa::Operand&, const Range&, const Range& written) {
    return written.count > 0 && written.overlaps(registers);
  });
}

// Whether `first` writes what `second` reads in an operand of this name; in any, where it is empty.
bool passes_on(const isa::Target& target, const Instruction& first, const Instruction& second, std::string_view name,
               bool vgprs) {
  return any_operand(target, second, [&](const isa::Operand& operand, const Range& read, const Range&) {
    const bool fits = vgprs ? read.first >= kFirstVgpr : read.first < kScalars;
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

unsigned wait_states_of(const Instruction& instruction) {
  constexpr uint32_t kMost = 15;
  return instruction.op() == isa::Op::s_nop ? (instruction.operand[0] & kMost) + 1 : 1;
}

// Whether what stands behind an instruction does not run next for certain on any path.
bool leaves(const isa::Record& record) {
  if (record.name().starts_with("s_endpgm")) return true;
  const bool is_conditional = has(record.reads, isa::Implicit::scc) || has(record.reads, isa::Implicit::vcc) ||
                              has(record.reads, isa::Implicit::exec);
  return has(record.writes, isa::Implicit::pc) && !is_conditional;
}

}  // namespace

MissingWaits::MissingWaits(const isa::Target& target, Fetch fetch) : target_(target), fetch_(std::move(fetch)) {
  for (const Hazard& hazard : hazards()) {
    if (!concerns(hazard, target)) continue;
    rows_.push_back(&hazard);
    farthest_ = std::max<unsigned>(farthest_, hazard.wait_states);
  }
  by_encoding_.resize(isa::encodings().size());
}

MissingWaits::Rows MissingWaits::rows_of(const isa::Encoding& encoding) {
  Rows& rows = by_encoding_[encoding.id];
  if (rows.known) return rows;
  const Roles roles = possible_roles(encoding);
  for (size_t i = 0; i < rows_.size(); ++i) {
    if ((rows_[i]->first & roles) == rows_[i]->first) rows.first |= 1U << i;
    if ((rows_[i]->second & roles) == rows_[i]->second) rows.second |= 1U << i;
  }
  rows.leaves = leaves(encoding.record());
  rows.known = true;
  return rows;
}

bool MissingWaits::meet(const Hazard& hazard, uint64_t first_address, const Instruction& second) const {
  if ((hazard.second & inst::roles_of(second)) != hazard.second) return false;
  const Instruction first = fetch_(first_address);
  if ((hazard.first & inst::roles_of(first)) != hazard.first) return false;
  switch (hazard.common) {
    case Common::nothing: return true;
    case Common::dpp_source: return passes_on(target_, first, second, "s0", true);
    case Common::sgpr: return passes_on(target_, first, second, "", false);
    case Common::lane_select: return passes_on(target_, first, second, "s1", false);
    case Common::stored_data:
      return any_operand(target_, first, [&](const isa::Operand& operand, const Range& read, const Range&) {
        return read.count > 0 && read.first >= kFirstVgpr &&
               isa::operand_name(operand.name).find("data") != std::string_view::npos &&
               writes_any_of(target_, second, read);
      });
    case Common::hwreg: return hardware_register(first) == hardware_register(second);
  }
  return false;
}

void MissingWaits::add(const Instruction& instruction, uint64_t address) {
  const Rows rows = rows_of(instruction.enc());
  uint32_t open = rows.second;  // rules that no nearer instruction has broken
  unsigned between = 0;
  for (size_t back = 1; open != 0 && back <= std::min(count_, kKept) && between < farthest_; ++back) {
    const Step& step = steps_[(count_ - back) % kKept];
    for (uint32_t may = open & step.rows.first; may != 0; may &= may - 1) {
      const auto row = static_cast<unsigned>(std::countr_zero(may));
      if (between >= rows_[row]->wait_states || !meet(*rows_[row], step.address, instruction)) continue;
      found_.push_back({rows_[row], step.address, address, between});
      open &= ~(1U << row);
    }
    between += step.states;
  }
  if (rows.leaves) return restart();
  steps_[count_++ % kKept] = {address, rows, wait_states_of(instruction)};
}

}  // namespace lw::inst
