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

  // How the target counts registers: AGPRs behind the VGPRs (Feature::unified_registers) or beside them, and whether
  // FLAT_SCRATCH always takes SGPRs.
  void set_target(bool unified_registers, bool fixed_flat_scratch) {
    unified_registers_ = unified_registers;
    fixed_flat_scratch_ = fixed_flat_scratch;
  }

  // Reads an expression at the lexer's current token. kNone after an error, which is in `diagnostics`.
  // `temporary_place` makes a symbol for '.', the current place; kNone where '.' has no meaning.
  struct Context {
    Lexer* lexer = nullptr;
    Diagnostics* diagnostics = nullptr;
    Location where{};  // used instead of the lexer's where line is not 0
    void* owner = nullptr;
    SymbolId (*here)(void* owner) = nullptr;  // '.'
    SymbolId (*local_label)(void* owner, uint64_t number, bool forward) = nullptr;
    bool takes_reals = false;  // 1.0 is the integer with the bits of the double
  };
  NodeId parse(Context& context);
  // Only a primary: no binary operators. For |x|, where the closing bar would be taken for one.
  NodeId parse_primary(Context& context) { return parse_primary(context, 0); }

  NodeId constant(int64_t value);
  NodeId symbol(SymbolId id);
  bool is_constant(NodeId id) const { return nodes_[id].kind == Kind::constant; }
  int64_t constant_of(NodeId id) const { return nodes_[id].value; }
  // The node is nothing but a symbol.
  SymbolId lone_symbol(NodeId id) const;

  // `final`: all symbols are as they will be; label addresses do not change any more.
  Result<Value, EvaluationError> evaluate(NodeId id) const;
  // The same for a value that must be a plain number.
  Result<int64_t, EvaluationError> evaluate_number(NodeId id) const;

  // How many names and numbered labels were read so far: what was read without one means the same everywhere.
  size_t names_read() const { return names_read_; }

  // Forgets the nodes made since `mark()`, when nothing refers to them.
  size_t mark() const { return nodes_.size(); }
  void release(size_t mark) { nodes_.resize(mark); }

 private:
  bool unified_registers_ = false, fixed_flat_scratch_ = false;

  enum class Kind : uint8_t { constant, symbol, unary, binary, function };
  struct Node {
    Kind kind = Kind::constant;
    char op = 0;  // operator, or the Function
    Specifier specifier = Specifier::none;
    uint8_t argument_count = 0;
    NodeId left = kNone;  // symbol id for Kind::symbol; first argument link for Kind::function
    NodeId right = kNone;
    int64_t value = 0;
    const char* at = nullptr;
  };

  NodeId parse_binary(Context& context, int minimum_precedence, int depth);
  NodeId parse_primary(Context& context, int depth);
  NodeId parse_name(Context& context, int depth);
  NodeId parse_call(Context& context, const Token& name, char function, int depth);
  NodeId add(Node node);
  NodeId fold(Node node);
  Result<Value, EvaluationError> evaluate(NodeId id, int depth, uint64_t& budget) const;
  Result<Value, EvaluationError> evaluate_symbol(const Node& node, int depth, uint64_t& budget) const;
  Result<Value, EvaluationError> evaluate_call(const Node& node, int depth, uint64_t& budget) const;
  Result<Value, EvaluationError> combine(char op, Value left, Value right, const char* at) const;
  void normalise(Value& value) const;

  Symbols& symbols_;
  std::vector<Node> nodes_;
  size_t names_read_ = 0;
};

// The value of "rel32@lo" and its like.
std::optional<Specifier> find_specifier(std::string_view text);

}  // namespace lw::text
