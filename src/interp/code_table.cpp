#include "interp/code_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace lw::interp {
namespace {

// The highest register that a program names and the wave does not have; empty where it has all that it may need.
std::string out_of_range(const sem::Specialised& meaning, const LowerContext& context) {
  unsigned vgprs = 0, sgprs = 0;  // how many there would have to be
  for (const sem::Node& node : meaning.program.nodes) {
    const auto count = static_cast<unsigned>(node.imm) + 1;
    switch (node.op) {
      case sem::Uop::read_vgpr:
        if (node.imm - meaning.spare_vgpr < meaning.spare_vgprs) break;
        [[fallthrough]];
      case sem::Uop::write_vgpr:
      case sem::Uop::write_lane: vgprs = std::max(vgprs, count); break;
      case sem::Uop::read_sgpr:
      case sem::Uop::write_sgpr:
        if (count <= context.max_sgprs) sgprs = std::max(sgprs, count);
        break;
      default: break;
    }
  }
  if (vgprs > context.vgpr_count)
    return fmt::format("v{}, and the kernel descriptor grants {} VGPRs", vgprs - 1, context.vgpr_count);
  if (sgprs > context.sgpr_count)
    return fmt::format("s{}, and the kernel descriptor grants {} SGPRs", sgprs - 1, context.sgpr_count);
  return {};
}

// Whether lowering puts numbers into the steps that it computes from the instruction's address.
bool depends_on_address(const sem::Program& program) {
  return std::ranges::any_of(program.nodes, [](const sem::Node& node) {
    return node.op == sem::Uop::read_pc || node.op == sem::Uop::branch_if;
  });
}

}  // namespace

std::unique_ptr<Lowered> CodeTable::make(const exec::Fetched& fetched, uint64_t address, bool exec_full) const {
  auto refused = std::make_unique<Lowered>();
  if (!fetched.valid) {
    refused->refused = events::OutcomeKind::illegal_instruction;
    return refused;
  }
  if (fetched.meaning.refusal != sem::ProgramRefusal::none) {
    refused->refused = fetched.meaning.refusal == sem::ProgramRefusal::reserved_value
                           ? events::OutcomeKind::illegal_instruction
                           : events::OutcomeKind::not_modelled;
    refused->note = fetched.meaning.note;
    return refused;
  }
  if (std::string excess = out_of_range(fetched.meaning, context_); !excess.empty()) {
    refused->refused = events::OutcomeKind::register_out_of_range;
    refused->note = std::move(excess);
    return refused;
  }
  LowerContext context = context_;
  context.address = address;
  context.size_bytes = fetched.size_bytes;
  const std::string text = source_.text(address);
  const DefectContext working_on(text);
  return lower(fetched.meaning.program, context, exec_full);
}

size_t LoweredByBytes::place_of(const inst::InstructionKey& key) const {
  const size_t mask = slots_.size() - 1;
  size_t place = inst::InstructionKey::Hash()(key) & mask;
  while (slots_[place].lowered != nullptr && slots_[place].key != key) place = (place + 1) & mask;
  return place;
}

const Lowered* LoweredByBytes::find(const inst::InstructionKey& key) const { return slots_[place_of(key)].lowered; }

void LoweredByBytes::insert(const inst::InstructionKey& key, const Lowered* lowered) {
  Slot& slot = slots_[place_of(key)];
  if (slot.lowered != nullptr) return;
  slot = {key, lowered};
  if (2 * ++taken_ < slots_.size()) return;
  std::vector<Slot> before(2 * slots_.size());
  slots_.swap(before);
  for (const Slot& old : before)
    if (old.lowered != nullptr) slots_[place_of(old.key)] = old;
}

const Lowered& CodeTable::lower_at(uint64_t index, bool exec_full) {
  const uint64_t address = source_.begin() + 4 * index;
  const std::span<const std::byte> bytes = source_.instruction_bytes(address);
  std::optional<inst::InstructionKey> key = bytes.empty() ? std::nullopt : inst::InstructionKey::of(bytes);
  std::atomic<const Lowered*>& slot = slots_[2 * index + exec_full];
  LoweredByBytes& by_bytes = by_bytes_[exec_full];
  if (key) {
    const std::lock_guard lock(mutex_);
    if (const Lowered* const known = by_bytes.find(*key)) {
      slot.store(known, std::memory_order_release);
      return *known;
    }
  }
  const exec::Fetched fetched = source_.fetch(address, {.gpr_indexing = gpr_indexing_});
  std::unique_ptr<Lowered> lowered = make(fetched, address, exec_full);
  if (depends_on_address(fetched.meaning.program)) key.reset();
  const std::lock_guard lock(mutex_);
  if (const Lowered* other = slot.load(std::memory_order_acquire)) return *other;
  owned_.push_back(std::move(lowered));
  slot.store(owned_.back().get(), std::memory_order_release);
  if (key) by_bytes.insert(*key, owned_.back().get());
  return *owned_.back();
}

CodeTable& InterpretedCode::table(uint32_t mode, const exec::RegisterCounts& registers) {
  const uint32_t known = mode & kModeBitsKnown;
  const std::lock_guard lock(mutex_);
  auto& table = tables_[{known, registers}];
  if (!table) {
    LowerContext context;
    context.lanes = &lanes_;
    context.mode = known;
    context.vgpr_count = registers.all_vgprs();
    context.first_shared_vgpr = registers.vgprs;
    context.sgpr_count = registers.sgprs;
    context.max_sgprs = model_.limits.addressable_sgprs;
    context.code_begin = source_.begin();
    context.shared_base = model_.apertures.shared_base;
    context.private_base = model_.apertures.private_base;
    table = std::make_unique<CodeTable>(source_, context, (known & state::mode::kGprIndexEnable) != 0);
  }
  return *table;
}

std::vector<uint64_t> InterpretedCode::executed() {
  const std::lock_guard lock(mutex_);
  const uint64_t words = (source_.end() - source_.begin()) / 4;
  std::vector<uint64_t> addresses;
  for (uint64_t index = 0; index < words; ++index)
    if (std::ranges::any_of(tables_, [&](const auto& table) { return table.second->is_lowered(index); }))
      addresses.push_back(source_.begin() + 4 * index);
  return addresses;
}

}  // namespace lw::interp
