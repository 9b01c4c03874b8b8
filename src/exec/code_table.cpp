#include "exec/code_table.h"

namespace lw::exec {

const Lowered& CodeTable::lower_at(uint64_t index) {
  LowerContext context = context_;
  context.address = source_.begin() + 4 * index;
  const Fetched fetched = source_.fetch(context.address, {.gpr_indexing = gpr_indexing_});
  std::unique_ptr<Lowered> lowered;
  if (!fetched.valid) {
    lowered = std::make_unique<Lowered>();
    lowered->special = Lowered::Special::illegal;
  } else if (fetched.meaning.refusal != sem::Refusal::none) {
    lowered = std::make_unique<Lowered>();
    lowered->special = fetched.meaning.refusal == sem::Refusal::reserved_value ? Lowered::Special::illegal
                                                                               : Lowered::Special::not_modelled;
    lowered->note = fetched.meaning.note;
  } else {
    context.size_bytes = fetched.size_bytes;
    const std::string text = source_.text(context.address);
    const DefectContext working_on(text);
    lowered = lower(fetched.meaning.program, context);
  }
  const std::lock_guard lock(mutex_);
  if (const Lowered* other = slots_[index].load(std::memory_order_acquire)) return *other;
  owned_.push_back(std::move(lowered));
  slots_[index].store(owned_.back().get(), std::memory_order_release);
  return *owned_.back();
}

CodeTable& InterpretedCode::table(uint32_t mode, unsigned vgpr_count) {
  const uint32_t known = mode & kModeBitsKnown;
  const std::lock_guard lock(mutex_);
  auto& table = tables_[{known, vgpr_count}];
  if (!table) {
    LowerContext context;
    context.lanes = &lanes_;
    context.mode = known;
    context.vgpr_count = vgpr_count;
    context.code_begin = source_.begin();
    context.shared_base = model_.apertures.shared_base;
    context.private_base = model_.apertures.private_base;
    table = std::make_unique<CodeTable>(source_, context, (known & state::mode::kGprIndexEnable) != 0);
  }
  return *table;
}

}  // namespace lw::exec
