// A piece of machine code as the analyses store it: about 32 bytes per instruction, in order of address.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"
#include "flow/effects.h"
#include "flow/recent_constants.h"
#include "inst/inst.h"

namespace lw::flow {

// General registers that are initialised at a kernel's entry: the first ones of each kind.
struct Received {
  uint32_t sgprs = 0;
  uint32_t vgprs = 0;
};

// A place where execution may begin: a kernel, or a function that is called or whose address is taken.
struct EntryPoint {
  uint64_t address = 0;
  std::string name;
  bool is_kernel = true;
  bool called_from_elsewhere = false;               // a function whose callers are not all in this code
  std::optional<Received> received = std::nullopt;  // for a kernel, if known
};

// One instruction of a Code.
struct Stored {
  uint32_t words_from_begin = 0;  // (address - Code::begin()) / 4
  uint32_t effects = 0;           // index into EffectsTable
  std::array<uint16_t, inst::kMaxOperands> operand{};
  uint8_t size_bytes = 0;  // never 0; 4 for words that are not an instruction
  bool is_instruction : 1 = false;
  bool after_constants : 1 = false;  // Code::effects_number may say more than `effects`
  int32_t immediate = 0;             // a label's distance in words from the next instruction; a literal; otherwise 0
};

// Built by adding instructions in order of address. Words that are not an instruction may be added, too; nothing is
// known after them.
class Code {
 public:
  explicit Code(const isa::Target& target);
  ~Code();
  Code(Code&&) noexcept;
  Code& operator=(Code&&) noexcept;

  // `address` is a multiple of 4 and not below the end of the previous addition; a gap ends a fragment.
  void add(uint64_t address, const inst::Instruction& instruction);
  void add_undecodable(uint64_t address);
  // Reserves space for the instructions of this number of bytes; unused memory costs nothing.
  void reserve_for(uint64_t code_bytes) { stored_.reserve(code_bytes / 4); }

  const isa::Target& target() const { return *target_; }
  size_t size() const { return stored_.size(); }
  uint64_t begin() const { return begin_; }
  uint64_t address(size_t i) const { return begin_ + uint64_t{4} * stored_[i].words_from_begin; }
  uint64_t end_address(size_t i) const { return address(i) + stored_[i].size_bytes; }
  const Stored& at(size_t i) const { return stored_[i]; }
  const Effects& effects(size_t i) const { return table_->at(stored_[i].effects); }
  // Effects by number: Stored::effects, or the result of the next function.
  const Effects& effects_at(uint32_t number) const { return table_->at(number); }
  size_t effects_count() const { return table_->size(); }
  // The effects of instruction i in a block that begins at `block_first`: scalar registers that hold constants since
  // then may leave bytes of its other operands unread. Reads and writes are those of effects(i) otherwise.
  uint32_t effects_number(size_t i, size_t block_first) const {
    return stored_[i].after_constants ? effects_after_constants(i, block_first) : stored_[i].effects;
  }
  // The instruction at an address; size() if none begins there.
  size_t find(uint64_t address) const;
  bool follows_directly(size_t i) const { return i > 0 && end_address(i - 1) == address(i); }

  // The register of a read or write slot of instruction i.
  Register resolve(size_t i, const RegisterSlot& slot) const { return resolve(stored_[i], slot); }
  static Register resolve(const Stored& stored, const RegisterSlot& slot) {
    return slot.operand == RegisterSlot::kFixed ? slot.number
                                                : static_cast<Register>(stored.operand[slot.operand] + slot.number);
  }

  // Highest VGPR and SGPR number that an instruction names, or -1.
  int highest_vgpr() const { return highest_vgpr_; }
  int highest_sgpr() const { return highest_sgpr_; }
  int highest_agpr() const { return highest_agpr_; }
  size_t memory_bytes() const;

 private:
  // Of the next instruction, the words from the begin of the code.
  uint32_t place(uint64_t address);
  void note_register(unsigned reg) {
    if (reg < kVgpr) {
      if (is_sgpr(static_cast<Register>(reg))) highest_sgpr_ = std::max(highest_sgpr_, static_cast<int>(reg));
    } else if (reg < kAgpr) {
      highest_vgpr_ = std::max(highest_vgpr_, static_cast<int>(reg - kVgpr));
    } else {
      highest_agpr_ = std::max(highest_agpr_, static_cast<int>(reg - kAgpr));
    }
  }
  uint32_t effects_after_constants(size_t i, size_t block_first) const;
  void use_constants(const inst::Instruction& instruction, Stored& stored);

  const isa::Target* target_;
  std::unique_ptr<EffectsTable> table_;
  std::vector<Stored> stored_;
  RecentConstants constants_;
  // Instructions that read fewer bytes because of constants; by instruction.
  struct AfterConstants {
    uint32_t instruction;
    uint32_t since;  // the constants are there from this one on
    uint32_t effects;
  };
  std::vector<AfterConstants> after_constants_;
  uint64_t begin_ = 0;
  int highest_vgpr_ = -1, highest_sgpr_ = -1, highest_agpr_ = -1;
  bool gpr_indexing_ = false;
};

}  // namespace lw::flow
