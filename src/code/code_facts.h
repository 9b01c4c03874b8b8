// What there is to know of loaded machine code: instructions, their effects, functions and source lines, by address.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "flow/flow.h"
#include "inst/inst.h"
#include "inst/wait_counters.h"
#include "object/object.h"

namespace lw::code {

// Instructions of equal bytes share one object, whatever their addresses are.
struct InstructionFacts {
  inst::Instruction instruction;
  const flow::Effects* effects = nullptr;  // never nullptr for a valid instruction
  std::optional<inst::Waits> waits;        // of s_waitcnt and its like
  inst::CounterAmounts counts;             // what it adds to the counters that those wait for
  std::string text;

  bool valid() const { return instruction.valid(); }
  const isa::Record& record() const { return instruction.enc().record(); }
  isa::Unit unit() const { return record().unit; }
  std::string_view mnemonic() const { return instruction.enc().stem(); }
  // What a read or write slot of `effects` names.
  flow::Register resolve(const flow::RegisterSlot& slot) const { return flow::register_of(instruction, slot); }
};

// Where a function begins and what it is called.
struct NamedFunction {
  uint64_t address = 0;
  std::string name;
};

// Not thread-safe: facts are found when they are first asked for.
class CodeFacts {
 public:
  // `code` lies at `begin` in device memory and must outlive the facts.
  CodeFacts(const isa::Target& target, uint64_t begin, std::span<const std::byte> code);
  // Functions and source lines of a code object whose address 0 was loaded at `base`.
  void add_debug(uint64_t base, const object::CodeObject& code, std::span<const std::byte> elf);

  const isa::Target& target() const { return target_; }
  uint64_t begin() const { return begin_; }
  uint64_t end() const { return begin_ + code_.size() / 4 * 4; }
  bool contains(uint64_t pc) const { return pc >= begin() && pc < end() && pc % 4 == 0; }
  const InstructionFacts& at(uint64_t pc);
  // The bytes from `pc` to the end.
  std::span<const std::byte> code_from(uint64_t pc) const { return code_.subspan(pc - begin_); }
  // The instruction alone; may be asked from several threads at once.
  inst::Instruction decode(uint64_t pc) const;

  // As `dis` shows an address.
  uint64_t in_object(uint64_t pc) const { return pc - base_; }
  // nullptr where no symbol says it.
  const NamedFunction* function(uint64_t pc) const;
  bool has_lines() const { return lines_.has_value(); }
  std::optional<object::SourceLine> line(uint64_t pc) const;
  // With where it was inlined; empty where nothing says it.
  object::SourceTrace trace(uint64_t pc) const;

 private:
  const isa::Target& target_;
  uint64_t begin_;
  std::span<const std::byte> code_;
  uint64_t base_ = 0;
  std::vector<NamedFunction> functions_;  // by address
  std::optional<object::LineTable> lines_;
  flow::EffectsTable effects_;
  std::vector<const InstructionFacts*> facts_;  // by word
  std::unordered_map<inst::InstructionKey, std::unique_ptr<InstructionFacts>, inst::InstructionKey::Hash> by_bytes_;
};

}  // namespace lw::code
