// A rule on one target, with its alternatives chosen: instructions to look for, and the two sides of its proof.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "inst/inst.h"
#include "isa/operand_values.h"
#include "rewrite/instruction_set.h"
#include "rewrite/rule.h"

namespace lw::rewrite {

// Where an instruction has a variable.
struct Slot {
  uint8_t operand = 0;   // position in the encoding, or
  int modifier = -1;     // the modifier
  uint8_t variable = 0;  // index into Rule::variables
  uint8_t part = 0;      // register of a tuple
};

// A line of `from` in one encoding. Operands without a slot must be as they are here, and so must the modifiers.
struct Shape {
  inst::Instruction instruction;
  std::vector<Slot> slots;
  uint8_t free_operands = 0;  // bits: operands with a slot
  bool has_modifier = false;  // in a slot
  // Whether everything without a slot is as in the shape.
  bool fits(const inst::Instruction& other) const;
};

// `OP ... t ...` or `OP t ...`.
struct AnyInstruction {
  uint8_t variable = 0;
  bool writes = false;  // the variable; otherwise it reads it
  OperandForm form;     // of `to`
};

struct FromLine {
  std::vector<Shape> shapes;          // one for each encoding; empty for any instruction of a set
  std::optional<AnyInstruction> any;  // set instead
};

// Registers or numbers that stand for variables.
struct Binding {
  bool is_bound = false;
  uint32_t value = 0;   // an operand value: a register, an inline constant, or isa::kLiteral
  uint32_t number = 0;  // of constants: the 32 bits
  bool is_constant() const { return isa::is_inline_constant(value) || value == isa::kLiteral; }
};
using Bindings = std::vector<Binding>;  // by variable

class Case {
 public:
  const Rule* rule = nullptr;
  const isa::Target* target = nullptr;
  std::string key;                                         // of the rule and its alternatives
  std::map<std::string, std::string, std::less<>> chosen;  // names of choices
  std::vector<FromLine> from;
  std::vector<std::string> to;           // text with names of variables
  std::optional<AnyInstruction> any_to;  // of `to` with any instruction, instead of `to`
  std::optional<size_t> any_line;        // of `from`
  // What stands for the variables in the proof: operand values, by variable; and `to` with them.
  std::vector<uint32_t> stand_ins;
  std::vector<inst::Instruction> to_with_stand_ins;
  // False: some constant is an immediate field, so that one proof cannot cover all its values.
  bool is_general = true;

  std::string description() const;  // of the alternatives: "ADD=v_add_u32, N=16"; may be empty
};

// Whether a case is wanted, by its key and the mnemonics of `from` that stand in its text.
using CaseFilter = std::function<bool(const std::string& key, const std::vector<std::string>& mnemonics)>;

// The cases of a rule on a target; none where the target lacks its instructions.
std::vector<Case> cases_of(const Rule& rule, const isa::Target& target, const CaseFilter& is_wanted = {});

// A line of `from` or `to` with one choice of its alternatives, read on a target.
struct LineOnTarget {
  const RuleLine* line = nullptr;
  std::string text;                 // with the alternatives
  std::optional<Diagnostic> error;  // why it is no instruction there, by the way to read it that gets farthest
};

// All lines of a rule with all of their alternatives, as the target reads them; nothing if the rule is not for it.
std::vector<LineOnTarget> lines_on(const Rule& rule, const isa::Target& target);

// The instructions of `to` for bound variables; nullopt where the target does not have them. Computed constants are
// bound here.
std::optional<std::vector<inst::Instruction>> instructions_of_to(const Case& c, Bindings& bindings);

// The value of a computed constant, or of an expression of a condition; nullopt where a name in it is no constant.
std::optional<uint32_t> value_of(const Case& c, const Bindings& bindings, std::string_view expression);

// The number that an operand stands for where it is a constant: 32 bits of an inline constant or literal, or the bits
// of an immediate.
std::optional<uint32_t> number_of(const inst::Instruction& instruction, const Slot& slot);

// "v12", "v[4:5]", "s7", "vcc_lo", "0x10".
std::string operand_text(const isa::Target& target, const Binding& binding, unsigned dwords);

// How conditions name EXEC: all of it, whatever the size of a wave.
constexpr std::string_view kExecOfConditions = "exec";

// A condition of the rule as the prover reads assumptions, with the operands that stand for the variables.
std::string condition_text(const Case& c, std::string_view condition, const Bindings& bindings);

// A line with its variables as `text(variable, part)` gives them.
std::string with_variables(const Rule& rule, std::string_view line,
                           const std::function<std::string(size_t variable, std::optional<unsigned> part)>& text);

}  // namespace lw::rewrite
