// What an instruction reads and writes, by byte and by lane, derived from its recorded meaning.
//
// Instructions that differ only in register numbers, labels, address offsets and constants that play no part share one
// Effects, so that a long listing needs few of them.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "flow/registers.h"
#include "inst/inst.h"
#include "sem/program.h"

namespace lw::flow {

// The lanes of a VGPR that an access affects. Accesses of scalar registers are `whole`.
enum class Lanes : uint8_t {
  whole,    // a scalar register; for a VGPR: all lanes, regardless of EXEC (v_readlane_b32 with a variable lane)
  exec,     // every lane that EXEC enables
  some,     // an unknown subset of the lanes that EXEC enables (DPP reading past a row's end)
  one,      // the lane `lane`, regardless of EXEC (v_writelane_b32, v_readlane_b32)
  unknown,  // one lane, known only at run time; for writes: perhaps none of the wanted lanes
  first,    // the lowest lane that EXEC enables, lane 0 if EXEC is 0 (v_readfirstlane_b32)
};

// The lanes that an access affects for a known EXEC: all of them if `lanes` does not determine them.
uint64_t lane_bits(Lanes lanes, uint8_t lane, uint64_t exec);

// A register of an instruction: operand[operand] + number, or the register `number` itself.
struct RegisterSlot {
  static constexpr uint8_t kFixed = 0xff;
  uint8_t operand = kFixed;
  uint16_t number = 0;
  bool operator==(const RegisterSlot&) const = default;
};

// The register of a slot of this instruction.
inline Register register_of(const inst::Instruction& instruction, const RegisterSlot& slot) {
  return static_cast<Register>(slot.operand == RegisterSlot::kFixed ? slot.number
                                                                    : instruction.operand[slot.operand] + slot.number);
}

// Whether an operand of this kind may name a register, so that a slot can stand for it. VCC has fixed slots.
bool names_register(isa::Kind kind);

struct Read {
  RegisterSlot slot;
  ByteMask bytes = 0;  // bytes that matter if every result is wanted
  Lanes lanes = Lanes::whole;
  uint8_t lane = 0;                   // for Lanes::one
  uint64_t lane_mask = ~uint64_t{0};  // for Lanes::exec and some: only these lanes, regardless of EXEC
};

// Four bits for each read: which of its bytes.
using ReadBytes = std::vector<ByteMask>;

struct Write {
  RegisterSlot slot;
  ByteMask bytes = 0;  // bytes that may change
  Lanes lanes = Lanes::whole;
  uint8_t lane = 0;
  uint64_t lane_mask = ~uint64_t{0};         // for Lanes::exec: lanes that are certainly written if EXEC enables them
  uint64_t lane_mask_if_all = ~uint64_t{0};  // the same if EXEC enables every lane: then all DPP sources are valid
  std::array<ReadBytes, 4> needs;            // for each byte: what it is computed from, in the order of Effects::reads
};

// How a written 64-bit scalar value is computed from others, in postfix form, for the analysis of EXEC.
struct MaskTerm {
  enum class Kind : uint8_t { pair, constant, conjunction, disjunction, exclusive, complement, within_exec, unknown };
  Kind kind = Kind::unknown;
  RegisterSlot slot;   // pair: the lower register
  uint64_t value = 0;  // constant
  bool operator==(const MaskTerm&) const = default;
};
struct MaskWrite {
  RegisterSlot slot;  // the lower register
  std::vector<MaskTerm> value;
};

// From the record, except where the program of an instruction tells more, such as a condition that is always true.
using isa::ControlFlow;
using sem::Hint;
enum class Condition : uint8_t { none, execz, execnz, other };

struct Effects {
  isa::EncodingId encoding = 0;
  std::vector<Read> reads;
  std::vector<Write> writes;
  ReadBytes always;     // bytes read regardless of the results: addresses and data of stores, conditions of branches
  ReadBytes all_bytes;  // bytes read if every result is wanted: the bytes of `reads`, side by side
  // For each operand, the number of registers that the accesses or the name itself cover, from the named one on; 0 for
  // an operand that names none.
  std::array<uint8_t, inst::kMaxOperands> span{};
  uint8_t operand_count = 0;
  uint8_t vector_operands = 0;  // bit i: operand i names a VGPR or AGPR
  uint8_t immediate =
      RegisterSlot::kFixed;  // the operand that is a label or a plain number; the last one if there are two
  std::vector<MaskWrite> masks;
  Hint hint = Hint::none;
  bool is_barrier = false;
  bool reads_clock = false;
  bool exec_is_last = false;   // the last two reads are EXEC
  bool has_effect = false;     // does something besides writing registers
  bool writes_scalar = false;  // SGPRs, VCC, EXEC, M0 or SCC
  bool writes_exec = false;
  bool reads_any_vgpr = false;  // register numbers known only at run time
  bool reads_any_sgpr = false;
  bool may_write_any_vgpr = false;
  bool may_write_any_sgpr = false;
  bool from_operands = false;  // no recorded meaning: every operand counts as read or written whole
  bool sets_gpr_indexing = false, clears_gpr_indexing = false;
  ControlFlow control = ControlFlow::none;
  Condition condition = Condition::none;
  RegisterSlot target;  // jump, call: the lower register of the address
};

// Upper limit of the registers that an instruction writes.
inline constexpr size_t kMostWrites = 64;

// All distinct Effects of a code. Not thread-safe.
class EffectsTable {
 public:
  explicit EffectsTable(const isa::Target& target);
  ~EffectsTable();
  // `gpr_indexing`: MODE.gpr_idx_en may be set.
  uint32_t find_or_add(const inst::Instruction& instruction, bool gpr_indexing);
  // The number of what `effects`, those of `instruction`, are where operand `operand` names a scalar register that
  // holds `value`: reads and writes are the same, in the same order, but results may need fewer bytes of the other
  // operands. `effects` itself where that is not so.
  uint32_t with_constant(uint32_t effects, const inst::Instruction& instruction, size_t operand, uint32_t value,
                         bool gpr_indexing);
  // The reference is valid for the lifetime of the table.
  const Effects& at(uint32_t index) const { return effects_[index]; }
  size_t size() const { return effects_.size(); }

 private:
  struct Index;
  struct Key;
  uint32_t find_or_derive(const inst::Instruction& instruction, bool gpr_indexing, Key key);
  Effects derive_with_constant(const Effects& general, const inst::Instruction& instruction, size_t operand,
                               uint32_t value, bool gpr_indexing) const;
  const isa::Target& target_;
  std::deque<Effects> effects_;
  std::unique_ptr<Index> index_;
};

// The effects of one instruction by itself: what `explain` shows. Slots are resolved: all are Slot::kFixed.
Effects effects_of(const isa::Target& target, const inst::Instruction& instruction, bool gpr_indexing = false);

}  // namespace lw::flow
