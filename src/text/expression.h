// Expressions of assembly text: read once into a pool of nodes, evaluated when all their symbols are known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/base.h"
#include "text/lexer.h"
#include "text/symbols.h"

namespace lw::text {

// What follows the name of a symbol after '@' and asks for a particular relocation.
enum class Specifier : uint8_t {
  none,
  rel32_lo,
  rel32_hi,
  rel64,
  abs32_lo,
  abs32_hi,
  abs64,
  gotpcrel,
  gotpcrel32_lo,
  gotpcrel32_hi
};

// A value up to relocation: add - subtract + constant.
struct Value {
  int64_t constant = 0;
  SymbolId add = kNone;
  SymbolId subtract = kNone;
  Specifier specifier = Specifier::none;
  bool is_constant() const { return add == kNone && subtract == kNone; }
};

// Why an expression has no value (yet).
struct EvaluationError {
  std::string message;
  const char* at = nullptr;  // in the text, where known
};

class Expressions {
 public:
  explicit Expressions(Symbols& symbols) : symbols_(symbols) {}

  // How a target counts registers.
  struct RegisterRules {
    bool unified = false;             // AGPRs behind the VGPRs, not beside them
    bool fixed_flat_scratch = false;  // FLAT_SCRATCH always takes SGPRs
    bool only_vcc = false;            // neither FLAT_SCRATCH nor XNACK_MASK takes SGPRs
  };
  void set_rules(const RegisterRules& rules) { rules_ = rules; }

  // Reads an expression at the lexer's current token. kNone after an error, which is in `diagnostics`.
  // `temporary_place` makes a symbol for '.', the current place; kNone where '.' has no meaning.
  struct Context {
    Lexer* lexer = nullptr;
    Diagnostics* diagnostics = nullptr;
    Location where{};  // used instead of the lexer's where line is not 0
    void* owner = nullptr;
    SymbolId (*here)(void* owner) = nullptr;  // '.'
    SymbolId (*local_label)(void* owner, uint64_t number, bool forward) = nullptr;
    bool takes_reals = false;                        // 1.0 is the integer with the bits of the double
    bool places_known = true;                        // whether the distance between labels is a number
    void (*count_registers)(void* owner) = nullptr;  // makes .amdgcn.next_free_vgpr and its kin what they are here
  };
  ExpressionId parse(Context& context);
  // Only a primary: no binary operators, nor max() and its like. For |x|, where the closing bar would be taken for one.
  ExpressionId parse_primary(Context& context) { return parse_primary(context, 0, false); }

  ExpressionId constant(int64_t value);
  ExpressionId symbol(SymbolId id);
  bool is_constant(ExpressionId id) const { return nodes_[id].kind == Kind::constant; }
  int64_t constant_of(ExpressionId id) const { return nodes_[id].value; }
  // Whether llvm-mc takes an address as a literal for the distance to it: where nothing is subtracted and no function
  // or relocation is named.
  bool is_relative(ExpressionId id) const;
  // The node is nothing but a symbol.
  SymbolId lone_symbol(ExpressionId id) const;

  // With what is known of the symbols by now. Distances between labels of a section do not change any more; where
  // places are not known, they are no numbers.
  Result<Value, EvaluationError> evaluate(ExpressionId id, bool places_known = true) const;
  // The same for a value that must be a plain number.
  Result<int64_t, EvaluationError> evaluate_number(ExpressionId id, bool places_known = true) const;

  // How many names and numbered labels were read so far: what was read without one means the same everywhere.
  size_t names_read() const { return names_read_; }

  // Forgets the nodes made since `mark()`, when nothing refers to them.
  size_t mark() const { return nodes_.size(); }
  void release(size_t mark) { nodes_.resize(mark); }

 private:
  RegisterRules rules_;

  enum class Kind : uint8_t { constant, symbol, unary, binary, function };
  struct Node {
    Kind kind = Kind::constant;
    char op = 0;  // operator, or the Function
    Specifier specifier = Specifier::none;
    uint8_t argument_count = 0;
    ExpressionId left = kNone;  // symbol id for Kind::symbol; first argument link for Kind::function
    ExpressionId right = kNone;
    int64_t value = 0;
    const char* at = nullptr;
  };

  ExpressionId parse_binary(Context& context, int minimum_precedence, int depth);
  ExpressionId parse_primary(Context& context, int depth, bool takes_calls);
  ExpressionId parse_name(Context& context, int depth, bool takes_calls);
  ExpressionId parse_call(Context& context, const Token& name, char function, int depth);
  ExpressionId add(Node node);
  ExpressionId fold(Node node);
  struct Evaluation {
    uint64_t budget;
    bool places_known;
  };
  Result<Value, EvaluationError> evaluate(ExpressionId id, int depth, Evaluation& of) const;
  Result<Value, EvaluationError> evaluate_symbol(const Node& node, int depth, Evaluation& of) const;
  Result<Value, EvaluationError> evaluate_call(const Node& node, int depth, Evaluation& of) const;
  Result<Value, EvaluationError> combine(char op, Value left, Value right, const char* at, bool places_known) const;
  void normalise(Value& value, bool places_known) const;
  std::string why_no_number(const Value& value) const;

  Symbols& symbols_;
  std::vector<Node> nodes_;
  size_t names_read_ = 0;
};

// The value of "rel32@lo" and its like.
std::optional<Specifier> find_specifier(std::string_view text);

}  // namespace lw::text
