#include "code/code_facts.h"

#include <fmt/format.h>

#include <algorithm>

#include "bytes/bytes.h"
#include "text/printer.h"

namespace lw::code {

CodeFacts::CodeFacts(const isa::Target& target, uint64_t begin, std::span<const std::byte> code)
    : target_(target), begin_(begin), code_(code), effects_(target), facts_(code.size() / 4) {}

void CodeFacts::add_debug(uint64_t base, const object::CodeObject& code, std::span<const std::byte> elf) {
  base_ = base;
  for (const object::Symbol& symbol : code.symbols)
    if (symbol.kind == object::SymbolKind::function && symbol.section >= 0)
      functions_.push_back({base + symbol.address, symbol.name});
  for (const object::Kernel& kernel : code.kernels) functions_.push_back({base + kernel.entry_address, kernel.name});
  std::stable_sort(functions_.begin(), functions_.end(),
                   [](const NamedFunction& a, const NamedFunction& b) { return a.address < b.address; });
  const auto same = [](const NamedFunction& a, const NamedFunction& b) { return a.address == b.address; };
  functions_.erase(std::unique(functions_.begin(), functions_.end(), same), functions_.end());
  Result<object::LineTable> lines = object::LineTable::load(elf, object::LineTable::Detail::inlined);
  if (lines && !lines->empty()) lines_ = std::move(*lines);
}

inst::Instruction CodeFacts::decode(uint64_t pc) const {
  return bytes::decode(target_, code_.subspan(pc - begin_)).instruction;
}

const InstructionFacts& CodeFacts::at(uint64_t pc) {
  LW_CHECK(contains(pc), "facts of an address outside the code");
  const InstructionFacts*& known = facts_[(pc - begin_) / 4];
  if (known != nullptr) return *known;
  const std::span<const std::byte> rest = code_.subspan(pc - begin_);
  const bytes::Decoded decoded = bytes::decode(target_, rest);
  const auto key = inst::InstructionKey::of(rest.first(decoded.size_bytes));
  LW_CHECK(key, "an instruction longer than the longest");
  auto& slot = by_bytes_[*key];
  if (slot) return *(known = slot.get());
  slot = std::make_unique<InstructionFacts>();
  known = slot.get();
  slot->instruction = decoded.instruction;
  if (!slot->valid()) {
    slot->text = fmt::format(".long {:#010x}", load_le<uint32_t>(rest.data()));
    return *slot;
  }
  slot->waits = inst::waits_of(target_, slot->instruction);
  slot->counts = inst::counts_of(target_, slot->instruction);
  slot->text = text::to_string(target_, slot->instruction);
  slot->effects = &effects_.at(effects_.find_or_add(slot->instruction, false));
  return *slot;
}

const NamedFunction* CodeFacts::function(uint64_t pc) const {
  const auto at = std::upper_bound(functions_.begin(), functions_.end(), pc,
                                   [](uint64_t a, const NamedFunction& f) { return a < f.address; });
  return at == functions_.begin() ? nullptr : &*std::prev(at);
}

std::optional<object::SourceLine> CodeFacts::line(uint64_t pc) const {
  return lines_ ? lines_->find(pc - base_) : std::nullopt;
}

object::SourceTrace CodeFacts::trace(uint64_t pc) const {
  return lines_ ? lines_->trace(pc - base_) : object::SourceTrace{};
}

}  // namespace lw::code
