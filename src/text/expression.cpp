#include "text/expression.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/base.h"

namespace lw::text {
namespace {

// Deeper nesting than this is not written by people or compilers; it bounds our recursion.
constexpr int kMaxDepth = 256;
constexpr int kMaxEvaluationDepth = 1000;
constexpr uint64_t kEvaluationBudget = 100'000;
constexpr std::string_view kRegisterCounts = ".amdgcn.next_free_";

enum Function : char { kMax, kOr, kAlignTo, kExtraSgprs, kTotalNumVgprs, kOccupancy };

struct FunctionName {
  std::string_view name;
  Function function;
  int arguments;  // 0: one or more
};
constexpr FunctionName kFunctions[] = {
    {"max", kMax, 0},
    {"or", kOr, 0},
    {"alignto", kAlignTo, 2},
    {"extrasgprs", kExtraSgprs, 3},
    {"totalnumvgprs", kTotalNumVgprs, 2},
    {"occupancy", kOccupancy, 7},
};

// GNU's precedences, which LLVM follows for ELF targets: | ^ & bind tighter than + and -.
int precedence(const Token& token) {
  if (token.kind != TokenKind::punctuation) return 0;
  switch (token.op) {
    case op::logical_or: return 1;
    case op::logical_and: return 2;
    case op::equal:
    case op::not_equal:
    case '<':
    case '>':
    case op::less_equal:
    case op::greater_equal: return 3;
    case '+':
    case '-': return 4;
    case '|':
    case '!':
    case '^':
    case '&': return 5;
    case '*':
    case '/':
    case '%':
    case op::shift_left:
    case op::shift_right: return 6;
    default: return 0;
  }
}

uint64_t u(int64_t value) { return static_cast<uint64_t>(value); }
int64_t s(uint64_t value) { return static_cast<int64_t>(value); }

// Nothing for a division by zero. Comparisons give -1 for true, as GNU as and LLVM do.
std::optional<int64_t> apply(char op, int64_t left, int64_t right) {
  switch (op) {
    case '+': return s(u(left) + u(right));
    case '-': return s(u(left) - u(right));
    case '*': return s(u(left) * u(right));
    case '/':
      if (right == 0) return std::nullopt;
      return right == -1 ? s(0 - u(left)) : left / right;
    case '%':
      if (right == 0) return std::nullopt;
      return right == -1 ? 0 : left % right;
    case '&': return left & right;
    case '|': return left | right;
    case '!': return left | ~right;
    case '^': return left ^ right;
    // As llvm-mc has them, from the shifts of the processor that it runs on.
    case op::shift_left: return s(u(left) << (u(right) & 63));
    case op::shift_right: return s(u(left) >> (u(right) & 63));
    case '<': return left < right ? -1 : 0;
    case '>': return left > right ? -1 : 0;
    case op::less_equal: return left <= right ? -1 : 0;
    case op::greater_equal: return left >= right ? -1 : 0;
    case op::equal: return left == right ? -1 : 0;
    case op::not_equal: return left != right ? -1 : 0;
    case op::logical_and: return left != 0 && right != 0;
    case op::logical_or: return left != 0 || right != 0;
    default: return std::nullopt;
  }
}

int64_t apply_unary(char op, int64_t value) {
  switch (op) {
    case '-': return s(0 - u(value));
    case '~': return ~value;
    case '!': return value == 0;
    default: return value;
  }
}

// llvm-mc's rounding up, which a negative number goes through as an unsigned one.
uint64_t align_to(uint64_t value, uint64_t alignment) {
  return (value / alignment + (value % alignment != 0 ? 1 : 0)) * alignment;
}

// AMDGPUSubtarget's numbering of generations: 7 is gfx8, 8 is gfx9, 9 gfx10.
int64_t waves_by_sgprs(int64_t sgprs, int64_t max_waves, int64_t generation) {
  if (generation >= 9) return max_waves;
  if (generation >= 7) return sgprs <= 80 ? 10 : sgprs <= 88 ? 9 : sgprs <= 100 ? 8 : 7;
  return sgprs <= 48 ? 10 : sgprs <= 56 ? 9 : sgprs <= 64 ? 8 : sgprs <= 72 ? 7 : sgprs <= 80 ? 6 : 5;
}

int64_t waves_by_vgprs(int64_t vgprs, int64_t granule, int64_t max_waves, int64_t total) {
  if (vgprs < granule || granule <= 0) return max_waves;
  const uint64_t rounded = align_up(u(vgprs), u(granule));
  return std::min(std::max<int64_t>(rounded == 0 ? 1 : s(u(total) / rounded), 1), max_waves);
}

Result<Value, EvaluationError> fail(const char* at, std::string message) {
  return EvaluationError{std::move(message), at};
}

}  // namespace

std::optional<Specifier> find_specifier(std::string_view text) {
  constexpr std::pair<std::string_view, Specifier> kSpecifiers[] = {
      {"rel32@lo", Specifier::rel32_lo},
      {"rel32@hi", Specifier::rel32_hi},
      {"rel64", Specifier::rel64},
      {"abs32@lo", Specifier::abs32_lo},
      {"abs32@hi", Specifier::abs32_hi},
      {"abs64", Specifier::abs64},
      {"gotpcrel", Specifier::gotpcrel},
      {"gotpcrel32@lo", Specifier::gotpcrel32_lo},
      {"gotpcrel32@hi", Specifier::gotpcrel32_hi},
  };
  for (const auto& [name, specifier] : kSpecifiers)
    if (name == text) return specifier;
  return std::nullopt;
}

ExpressionId Expressions::add(Node node) {
  nodes_.push_back(node);
  return static_cast<ExpressionId>(nodes_.size() - 1);
}

ExpressionId Expressions::constant(int64_t value) {
  Node node;
  node.value = value;
  return add(node);
}

ExpressionId Expressions::symbol(SymbolId id) {
  Node node;
  node.kind = Kind::symbol;
  node.left = id;
  return add(node);
}

bool Expressions::is_relative(ExpressionId id) const {
  const Node& node = nodes_[id];
  switch (node.kind) {
    case Kind::symbol: return node.specifier == Specifier::none;
    case Kind::unary: return is_relative(node.left);
    case Kind::binary: return node.op != '-' && (is_relative(node.left) || is_relative(node.right));
    case Kind::constant:
    case Kind::function: return false;
  }
  return false;
}

SymbolId Expressions::lone_symbol(ExpressionId id) const {
  const Node& node = nodes_[id];
  return node.kind == Kind::symbol && node.specifier == Specifier::none ? node.left : kNone;
}

ExpressionId Expressions::fold(Node node) {
  if (node.kind == Kind::unary && is_constant(node.left)) return constant(apply_unary(node.op, constant_of(node.left)));
  if (node.kind == Kind::binary && is_constant(node.left) && is_constant(node.right)) {
    if (const auto value = apply(node.op, constant_of(node.left), constant_of(node.right))) return constant(*value);
  }
  return add(node);
}

ExpressionId Expressions::parse(Context& context) { return parse_binary(context, 1, 0); }

ExpressionId Expressions::parse_binary(Context& context, int minimum_precedence, int depth) {
  Lexer& lexer = *context.lexer;
  ExpressionId left = parse_primary(context, depth, true);
  while (left != kNone) {
    const Token operation = lexer.token();
    const int level = precedence(operation);
    if (level == 0 || level < minimum_precedence) break;
    lexer.advance();
    Node node;
    node.kind = Kind::binary;
    node.op = operation.op;
    node.at = operation.begin;
    node.left = left;
    node.right = parse_binary(context, level + 1, depth + 1);
    if (node.right == kNone) return kNone;
    left = fold(node);
  }
  return left;
}

ExpressionId Expressions::parse_primary(Context& context, int depth, bool takes_calls) {
  Lexer& lexer = *context.lexer;
  const Token token = lexer.token();
  const auto error = [&](std::string message) {
    context.diagnostics->error(context.where.line != 0 ? context.where : lexer.location(token.begin),
                               std::move(message));
    return kNone;
  };
  if (depth > kMaxDepth) return error("expression is nested too deeply");
  switch (token.kind) {
    case TokenKind::integer: lexer.advance(); return constant(s(token.integer));
    case TokenKind::local_label: {
      lexer.advance();
      ++names_read_;
      const bool forward = token.end[-1] == 'f';
      if (context.local_label == nullptr) return error("numbered labels are not allowed here");
      const SymbolId id = context.local_label(context.owner, token.integer, forward);
      if (id == kNone) return error(fmt::format("there is no label {}: before this line", token.integer));
      return symbol(id);
    }
    case TokenKind::identifier:
    case TokenKind::string: return parse_name(context, depth, takes_calls);
    case TokenKind::real: {
      if (!context.takes_reals) return error("a floating-point number is not allowed in an expression");
      const double value = token.real();
      lexer.advance();
      return constant(std::bit_cast<int64_t>(value));
    }
    case TokenKind::invalid: return error(token.problem);
    case TokenKind::end: return error("expected an expression, found the end of the line");
    case TokenKind::punctuation: break;
  }
  if (token.op == '(' || token.op == '[') {
    const char close = token.op == '(' ? ')' : ']';
    lexer.advance();
    const ExpressionId inner = parse_binary(context, 1, depth + 1);
    if (inner == kNone) return kNone;
    if (!lexer.token().is(close)) {
      context.diagnostics->error(lexer.location(), fmt::format("expected '{}' in the expression", close));
      return kNone;
    }
    lexer.advance();
    return inner;
  }
  if (token.op == '-' || token.op == '+' || token.op == '~' || token.op == '!') {
    lexer.advance();
    Node node;
    node.kind = Kind::unary;
    node.op = token.op;
    node.at = token.begin;
    node.left = parse_primary(context, depth + 1, false);
    return node.left == kNone ? kNone : fold(node);
  }
  return error(fmt::format("expected an expression, found '{}'", token.text()));
}

ExpressionId Expressions::parse_name(Context& context, int depth, bool takes_calls) {
  Lexer& lexer = *context.lexer;
  const Token token = lexer.token();
  std::string_view name = token.text();
  if (token.kind == TokenKind::string) name = name.substr(1, name.size() - 2);
  lexer.advance();
  ++names_read_;
  if (token.kind == TokenKind::identifier && lexer.token().is('(')) {
    for (const FunctionName& function : kFunctions) {
      if (function.name != name) continue;
      if (takes_calls) return parse_call(context, token, function.function, depth);
      context.diagnostics->error(lexer.location(token.begin), fmt::format("a sign is not allowed before {}()", name),
                                 fmt::format("-({}(…)) is read", name));
      return kNone;
    }
  }
  Node node;
  node.kind = Kind::symbol;
  node.at = token.begin;
  if (name == "." && token.kind == TokenKind::identifier) {
    node.left = context.here != nullptr ? context.here(context.owner) : kNone;
    if (node.left == kNone) {
      context.diagnostics->error(lexer.location(token.begin), "'.' is not allowed here");
      return kNone;
    }
    return add(node);
  }
  if (name.starts_with(kRegisterCounts) && context.count_registers != nullptr) context.count_registers(context.owner);
  node.left = symbols_.intern(name);
  SymbolState& symbol = symbols_[node.left];
  symbol.used = true;
  if (lexer.token().is('@') && lexer.token().begin == token.end) {
    const char* begin = lexer.token().end;
    const char* end = begin;
    while (lexer.token().is('@') && lexer.token().begin == (end == begin ? token.end : end) &&
           lexer.peek().kind == TokenKind::identifier) {
      lexer.advance();
      end = lexer.token().end;
      lexer.advance();
    }
    const std::string_view text(begin, static_cast<size_t>(end - begin));
    const auto specifier = find_specifier(text);
    if (!specifier) {
      context.diagnostics->error(lexer.location(begin), fmt::format("unknown relocation '@{}'", text),
                                 "known are rel32@lo, rel32@hi, rel64, abs32@lo, abs32@hi, abs64, gotpcrel32@lo, "
                                 "gotpcrel32@hi and gotpcrel");
      return kNone;
    }
    node.specifier = *specifier;
    symbol.referenced = true;
    return add(node);
  }
  if (symbol.is_variable && is_constant(symbol.variable) && (context.places_known || !symbol.is_distance))
    return constant(constant_of(symbol.variable));
  symbol.referenced = true;
  return add(node);
}

ExpressionId Expressions::parse_call(Context& context, const Token& name, char function, int depth) {
  Lexer& lexer = *context.lexer;
  lexer.advance();
  Node node;
  node.kind = Kind::function;
  node.op = function;
  node.at = name.begin;
  ExpressionId last = kNone;
  int count = 0;
  while (!lexer.token().is(')') || count != 0) {
    const ExpressionId argument = parse_binary(context, 1, depth + 1);
    if (argument == kNone) return kNone;
    Node link;  // arguments are a chain: left is the argument, right the next link
    link.left = argument;
    const ExpressionId id = add(link);
    if (last == kNone)
      node.left = id;
    else
      nodes_[last].right = id;
    last = id;
    ++count;
    if (lexer.token().is(')')) break;
    if (!lexer.token().is(',')) {
      context.diagnostics->error(lexer.location(), fmt::format("expected ',' or ')' in {}()", name.text()));
      return kNone;
    }
    lexer.advance();
  }
  const FunctionName& known = *std::ranges::find(kFunctions, function, &FunctionName::function);
  if (count < std::max(known.arguments, 1)) {
    context.diagnostics->error(
        lexer.location(name.begin),
        known.arguments != 0 ? fmt::format("{}() takes {} arguments, found {}", name.text(), known.arguments, count)
                             : fmt::format("{}() needs an argument", name.text()));
    return kNone;
  }
  if (known.arguments != 0 && count > known.arguments)
    context.diagnostics->warning(
        lexer.location(name.begin),
        fmt::format("{}() takes {} arguments; the others are ignored", name.text(), known.arguments));
  lexer.advance();
  node.argument_count = static_cast<uint8_t>(known.arguments != 0 ? known.arguments : std::min(count, 255));
  const ExpressionId call = add(node);
  const Result<Value, EvaluationError> value = evaluate(call, false);
  return value && value->is_constant() ? constant(value->constant) : call;
}

Result<Value, EvaluationError> Expressions::evaluate(ExpressionId id, bool places_known) const {
  Evaluation of{kEvaluationBudget, places_known};
  return evaluate(id, 0, of);
}

std::string Expressions::why_no_number(const Value& value) const {
  for (const SymbolId id : {value.add, value.subtract})
    if (id != kNone && symbols_[id].place == SymbolPlace::undefined)
      return fmt::format("'{}' is not defined", undefined_name(symbols_[id].name));
  const auto name = [&](SymbolId id) { return written_name(symbols_[id].name); };
  if (value.add != kNone && value.subtract != kNone)
    return fmt::format("the distance from '{}' to '{}' is not a constant here", name(value.subtract), name(value.add));
  return fmt::format("'{}' is an address, not a number", name(value.add != kNone ? value.add : value.subtract));
}

Result<int64_t, EvaluationError> Expressions::evaluate_number(ExpressionId id, bool places_known) const {
  if (is_constant(id)) return constant_of(id);
  Result<Value, EvaluationError> value = evaluate(id, places_known);
  if (!value) return value.error();
  if (value->is_constant()) return value->constant;
  return EvaluationError{why_no_number(*value), nodes_[id].at};
}

// Two labels of one section are a known distance apart.
void Expressions::normalise(Value& value, bool places_known) const {
  if (!places_known || value.add == kNone || value.subtract == kNone) return;
  if (value.specifier != Specifier::none) return;
  const SymbolState& add = symbols_[value.add];
  const SymbolState& subtract = symbols_[value.subtract];
  if (value.add == value.subtract) {
    if (add.place == SymbolPlace::undefined) return;
  } else {
    if (add.place != SymbolPlace::section || subtract.place != SymbolPlace::section || add.section != subtract.section)
      return;
    value.constant = s(u(value.constant) + add.value - subtract.value);
  }
  value.add = value.subtract = kNone;
}

Result<Value, EvaluationError> Expressions::combine(char op, Value left, Value right, const char* at,
                                                    bool places_known) const {
  if (left.is_constant() && right.is_constant()) {
    const auto number = apply(op, left.constant, right.constant);
    if (!number) return fail(at, "division by zero");
    Value value;
    value.constant = *number;
    return value;
  }
  if (op == '-') {
    std::swap(right.add, right.subtract);
    right.constant = s(0 - u(right.constant));
    op = '+';
    if (right.specifier != Specifier::none) return fail(at, "an address with '@' cannot be subtracted");
  }
  if (op != '+') {
    const SymbolId symbol = !left.is_constant() ? (left.add != kNone ? left.add : left.subtract)
                                                : (right.add != kNone ? right.add : right.subtract);
    return fail(
        at, symbols_[symbol].place == SymbolPlace::undefined
                ? fmt::format("'{}' is not defined", undefined_name(symbols_[symbol].name))
                : fmt::format("the address of '{}' can only be added to or subtracted from", symbols_[symbol].name));
  }
  Value value;
  value.constant = s(u(left.constant) + u(right.constant));
  Value first, second;
  first.add = left.add;
  first.subtract = right.subtract;
  second.add = right.add;
  second.subtract = left.subtract;
  if (left.specifier == Specifier::none && right.specifier == Specifier::none) {
    normalise(first, places_known);
    normalise(second, places_known);
  }
  value.constant = s(u(value.constant) + u(first.constant) + u(second.constant));
  if ((first.add != kNone && second.add != kNone) || (first.subtract != kNone && second.subtract != kNone))
    return fail(at, "two addresses cannot be added");
  value.add = first.add != kNone ? first.add : second.add;
  value.subtract = first.subtract != kNone ? first.subtract : second.subtract;
  value.specifier = left.specifier != Specifier::none ? left.specifier : right.specifier;
  normalise(value, places_known);
  return value;
}

Result<Value, EvaluationError> Expressions::evaluate_symbol(const Node& node, int depth, Evaluation& of) const {
  SymbolState& symbol = symbols_[node.left];
  Value value;
  if (symbol.is_variable && node.specifier == Specifier::none && (of.places_known || !symbol.is_distance)) {
    if (symbol.evaluating) return fail(node.at, fmt::format("the value of '{}' depends on itself", symbol.name));
    symbol.evaluating = true;
    Result<Value, EvaluationError> result = evaluate(symbol.variable, depth + 1, of);
    symbol.evaluating = false;
    return result;
  }
  value.add = node.left;
  value.specifier = node.specifier;
  return value;
}

Result<Value, EvaluationError> Expressions::evaluate_call(const Node& node, int depth, Evaluation& of) const {
  std::array<int64_t, 8> argument{};
  size_t count = 0;
  int64_t all = 0;
  const bool has_any_number = node.op == kMax || node.op == kOr;
  for (ExpressionId link = node.left; link != kNone; link = nodes_[link].right) {
    if (!has_any_number && count == node.argument_count) break;
    Result<Value, EvaluationError> value = evaluate(nodes_[link].left, depth + 1, of);
    if (!value) return value;
    if (!value->is_constant()) return fail(node.at, why_no_number(*value));
    const int64_t number = value->constant;
    if (count < argument.size()) argument[count] = number;
    all = count == 0 ? number : node.op == kMax ? std::max(all, number) : (all | number);
    ++count;
  }
  Value value;
  switch (static_cast<Function>(node.op)) {
    case kMax:
    case kOr: value.constant = all; break;
    case kAlignTo: {
      const uint64_t alignment = u(argument[1]);
      if (alignment == 0) return fail(node.at, "alignto() to a multiple of zero");
      value.constant = s(align_to(u(argument[0]), alignment));
      break;
    }
    case kExtraSgprs:
      // They lie above one another: FLAT_SCRATCH, XNACK_MASK, VCC.
      value.constant = argument[0] != 0 ? 2 : 0;
      if (rules_.only_vcc) break;
      if (argument[2] != 0) value.constant = 4;
      if (argument[1] != 0 || rules_.fixed_flat_scratch) value.constant = 6;
      break;
    case kTotalNumVgprs:
      value.constant = rules_.unified && argument[0] > 0 ? s(align_up(u(argument[1]), 4) + u(argument[0]))
                                                         : std::max(argument[0], argument[1]);
      break;
    case kOccupancy: {
      int64_t waves = argument[4];
      if (argument[5] != 0) waves = std::min(waves, waves_by_sgprs(argument[5], argument[0], argument[3]));
      if (argument[6] != 0) waves = std::min(waves, waves_by_vgprs(argument[6], argument[1], argument[0], argument[2]));
      value.constant = waves;
      break;
    }
  }
  return value;
}

Result<Value, EvaluationError> Expressions::evaluate(ExpressionId id, int depth, Evaluation& of) const {
  const Node& node = nodes_[id];
  if (node.kind == Kind::constant) {
    Value value;
    value.constant = node.value;
    return value;
  }
  if (depth > kMaxEvaluationDepth) return fail(node.at, "the expression is nested too deeply");
  if (of.budget == 0) return fail(node.at, "the expression is too large to evaluate");
  --of.budget;
  switch (node.kind) {
    case Kind::symbol: return evaluate_symbol(node, depth, of);
    case Kind::function: return evaluate_call(node, depth, of);
    case Kind::unary: {
      Result<Value, EvaluationError> value = evaluate(node.left, depth + 1, of);
      if (!value || (node.op == '+')) return value;
      if (value->is_constant()) {
        value->constant = apply_unary(node.op, value->constant);
        return value;
      }
      if (node.op == '-') return combine('-', Value{}, *value, node.at, of.places_known);
      return combine(node.op == '~' ? '^' : '&', *value, Value{}, node.at, of.places_known);
    }
    case Kind::binary: {
      Result<Value, EvaluationError> left = evaluate(node.left, depth + 1, of);
      if (!left) return left;
      Result<Value, EvaluationError> right = evaluate(node.right, depth + 1, of);
      if (!right) return right;
      return combine(node.op, *left, *right, node.at, of.places_known);
    }
    case Kind::constant: break;
  }
  return Value{};
}

}  // namespace lw::text
