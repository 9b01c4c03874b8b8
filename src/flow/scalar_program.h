// The scalar results of an instruction: the abstract program of its meaning (sem/sem.h), over partly known values.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "flow/registers.h"
#include "inst/inst.h"
#include "sem/program.h"

namespace lw::flow {

// A word, an address or a truth value: unknown, a constant plus an unknown value, or a constant.
struct ScalarValue {
  enum class State : uint8_t { unknown, based, known };
  State state = State::unknown;
  uint64_t bits = 0;
  static ScalarValue constant(uint64_t bits) { return {State::known, bits}; }
  bool is_known() const { return state == State::known; }
};

// The dword of an operand that is not a register: an inline constant, a literal, or an immediate. nullopt for registers
// and other operands without a fixed value.
std::optional<uint32_t> constant_operand(const isa::Operand& operand, uint32_t value, uint32_t literal, unsigned dword);

// The inputs of a program from the state before the instruction.
class ScalarState {
 public:
  virtual ~ScalarState() = default;
  virtual ScalarValue operand(unsigned index, unsigned dword) const = 0;
  virtual ScalarValue reg(Register number) const = 0;
  virtual ScalarValue scc() const = 0;
  virtual ScalarValue next_pc() const = 0;
  // The two dwords that a scalar load finds there, whose immediate offset is still to be added.
  virtual std::optional<uint64_t> load(uint64_t address) const = 0;
  // The lane of a VGPR that an operand names.
  virtual ScalarValue lane(unsigned operand, uint32_t lane) const = 0;
};

class ScalarProgram {
 public:
  struct Place {
    uint8_t operand = 0, dword = 0;
    bool operator==(const Place&) const = default;
  };
  struct Write {
    enum class To : uint8_t { operand, reg, scc, lane };
    To to = To::operand;
    Place place;       // operand, lane
    Register reg = 0;  // reg
    uint16_t value = 0;
    int16_t copied = -1;  // where the value is an input: which of inputs()
  };

  ScalarProgram(const isa::Target& target, const isa::Encoding& encoding);

  // Those of results that may be known.
  std::span<const Write> writes() const { return writes_; }
  std::span<const Place> inputs() const { return inputs_; }
  // Whether the results follow from the operands alone.
  bool is_pure() const { return is_pure_; }
  bool copies() const { return copies_; }  // each result is an input

  // values[Write::value] are the results; the room is the caller's, to be used again.
  void evaluate(const ScalarState& state, std::vector<ScalarValue>& values) const;

 private:
  struct Node {
    sem::Uop op = sem::Uop::const32;
    uint8_t count = 0;
    std::array<uint16_t, 3> arguments{};
    uint64_t imm = 0;
  };
  ScalarValue value_of(const Node& node, const ScalarState& state, std::span<const ScalarValue> values,
                       bool adds_unknown) const;
  bool may_be_known(const isa::Encoding& encoding, const Node& node, const std::vector<bool>& known) const;
  void note_inputs(const std::vector<bool>& is_used);

  std::vector<Node> nodes_;
  std::vector<Write> writes_;
  std::vector<Place> inputs_;
  bool reads_scc_ = false, is_pure_ = true, copies_ = true;
};

// Recorded at the first request, for the first target that has the encoding; may be called from any thread.
const ScalarProgram& scalar_program(isa::EncodingId encoding);

}  // namespace lw::flow
