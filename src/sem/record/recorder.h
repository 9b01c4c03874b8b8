// The program under construction on this thread, and what it is being bound to.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "inst/inst.h"
#include "sem/record/domain.h"
#include "sem/sem.h"

namespace lw::sem {
inline namespace record {

// Builds one Program. Equal pure nodes are one node; constants are folded.
class ProgramRecorder {
 public:
  ProgramRecorder();
  ~ProgramRecorder();
  ProgramRecorder(const ProgramRecorder&) = delete;
  ProgramRecorder& operator=(const ProgramRecorder&) = delete;

  NodeId emit(Uop op, std::span<const NodeId> arguments, uint64_t imm);
  // Widths of floats whose denormals are flushed whatever MODE says (isa::flushed_widths).
  void flush(unsigned widths) { flushed_widths_ = widths; }
  void set_uniform(NodeId id) { program_.nodes[id].uniform = true; }
  bool is_uniform(NodeId id) const { return program_.nodes[id].uniform; }
  std::optional<uint64_t> constant(NodeId id) const;
  Program take() { return std::move(program_); }
  // The composition that nodes are part of, and the width of its floats; returns what was in force before.
  std::pair<Composition, unsigned> enter(Composition composition, unsigned float_bits) {
    return {std::exchange(composition_, composition), std::exchange(composition_bits_, float_bits)};
  }

  static ProgramRecorder& current();

 private:
  struct Key {
    Uop op;
    bool always_flush;
    uint64_t imm;
    std::array<NodeId, 3> arguments;
    bool operator==(const Key&) const = default;
  };
  struct KeyHash {
    size_t operator()(const Key& key) const;
  };

  std::optional<NodeId> simplify(Uop op, std::span<const NodeId> arguments, uint64_t imm);
  NodeId append(Uop op, std::span<const NodeId> arguments, uint64_t imm, bool always_flush);
  bool always_flushes(Uop op) const;
  bool result_is_uniform(Uop op, std::span<const NodeId> arguments, uint64_t imm) const;

  Program program_;
  std::unordered_map<Key, NodeId, KeyHash> known_;
  ProgramRecorder* outer_;
  Composition composition_ = Composition::none;
  unsigned composition_bits_ = 0;
  unsigned flushed_widths_ = 0;
};

inline U32 read_sgpr(unsigned number) { return {emit(Uop::read_sgpr, {}, number)}; }

// What the operand names of a meaning refer to: a decoded instruction, or the operands of a bare record.
class OperandBinding {
 public:
  OperandBinding(const isa::Target& target_in, const isa::Encoding& encoding_in,
                 const inst::Instruction* instruction_in, SpecialiseOptions options_in)
      : target(target_in), encoding(encoding_in), instruction(instruction_in), options(options_in) {}

  const isa::Target& target;
  const isa::Encoding& encoding;
  const inst::Instruction* instruction;  // null: recording the bare record
  SpecialiseOptions options;

  ProgramRefusal refusal = ProgramRefusal::none;
  std::string note;

  // The operand's position in the encoding; a defect where there is none.
  int index_of(std::string_view name) const;
  int find(std::string_view name) const { return inst::operand_index(encoding, name); }
  uint32_t mod(isa::Modifier m) const { return instruction == nullptr ? 0 : instruction->mod(m); }
  // A modifier that every source has its own of; `first` is the one of s0.
  uint32_t mod_of(isa::Modifier first, int source) const {
    return mod(static_cast<isa::Modifier>(static_cast<int>(first) + source));
  }
  bool has_mod(isa::Modifier m) const;  // the encoding has the field and the record allows it

  // EXEC or VCC, whose upper half does not count in waves of 32 lanes.
  U64 lane_mask(unsigned sgpr) const;
  B1 lane_mask_bit(unsigned sgpr) const;
  // A lane's number as instructions that name lanes read it.
  U32 lane_number(U32 number) const;

  // One dword of an operand; `modified` asks for SDWA, DPP, op_sel, abs and neg.
  NodeId fetch(int index, unsigned dword, bool modified);
  B1 fetch_mask(int index);
  F16 fetch_f16_half(int index, unsigned half);
  U32 fetch_half_bits(int index, unsigned half, bool negate);

  void write_dword(int index, unsigned dword, U32 value);
  void write_mask(int index, B1 value);
  void write_sgpr_later(unsigned number, U32 value);
  void later(Uop op, std::initializer_list<NodeId> arguments, uint64_t imm);
  void flush_writes();  // emits what later() collected

  B1 write_where();  // DPP: lanes that may write; true elsewhere

  // Result modifiers, in the order in which the machine applies them.
  U32 finish_f16(F16 value);
  U32 finish_f32(F32 value);
  U64 finish_f64(F64 value);
  void write_16(int index, U32 value);  // SDWA select or op_sel half
  void write_32(int index, U32 value);

 private:
  struct Pending {
    Uop op;
    std::vector<NodeId> arguments;
    uint64_t imm;
  };
  struct Dpp {
    U32 lane;
    B1 valid;
  };
  bool is_sdwa() const;
  bool is_dpp() const;  // DPP8 among them
  bool is_dpp8() const;
  Dpp dpp_source();
  NodeId fetch_register(int index, unsigned dword);
  U32 source_select(int index, U32 raw);
  U32 sdwa_result(int index, U32 value, unsigned value_bits);
  U32 old_destination(int index);
  NodeId vgpr_number(int index, unsigned dword, uint32_t enable_bit);
  B1 indexing_source(int index, uint32_t& enable_bit) const;

  std::vector<Pending> pending_;
};

}  // namespace record
}  // namespace lw::sem
