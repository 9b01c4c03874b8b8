#include "prove/expression.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "sem/record/recorder.h"

namespace lw::prove {
namespace {

using sem::NodeId;
using sem::Uop;
using sem::ValueType;

constexpr int kMaxDepth = 100;

// A value that the reader has built. A number has no size of its own until something beside it has one.
struct Term {
  NodeId id = 0;
  ValueType type = ValueType::w32;
  std::optional<uint64_t> number;
};

struct Operator {
  std::string_view text;
  Uop word, double_word;
};
// As in C: | below ^ below & below shifts below + and - below *.
constexpr std::array<std::array<Operator, 2>, 6> kOperators{{
    {{{"|", Uop::or32, Uop::or64}}},
    {{{"^", Uop::xor32, Uop::xor64}}},
    {{{"&", Uop::and32, Uop::and64}}},
    {{{"<<", Uop::shl32, Uop::shl64}, {">>", Uop::lshr32, Uop::lshr64}}},
    {{{"+", Uop::add32, Uop::add64}, {"-", Uop::sub32, Uop::sub64}}},
    {{{"*", Uop::mul32, Uop::mul64}}},
}};

struct Comparison {
  std::string_view text;
  Uop word, double_word;
  bool is_swapped, is_negated;
};
constexpr Comparison kComparisons[] = {
    {"==", Uop::eq32, Uop::eq64, false, false},  {"!=", Uop::eq32, Uop::eq64, false, true},
    {"<=", Uop::ult32, Uop::ult64, true, true},  {">=", Uop::ult32, Uop::ult64, false, true},
    {"<", Uop::ult32, Uop::ult64, false, false}, {">", Uop::ult32, Uop::ult64, true, false},
};

// Micro-operations of a lane's own values that an expression may call.
bool can_be_called(Uop op) {
  switch (op) {
    case Uop::lane_bit:
    case Uop::ballot:
    case Uop::shuffle32:
    case Uop::scatter32:
    case Uop::read_lane:
    case Uop::read_vgpr_at:
    case Uop::read_sgpr_at: return false;
    default: break;
  }
  const sem::UopInfo& what = sem::info(op);
  return !what.has_effect && !what.arguments.empty() && what.result != ValueType::bundle &&
         what.arguments.find_first_not_of("1wd") == std::string_view::npos;
}

class Reader {
 public:
  Reader(const isa::Target& target, std::string_view text) : target_(target), text_(text) {}

  Result<Expression> read(unsigned bits) {
    std::optional<Term> term = compared();
    skip_space();
    if (term && at_ < text_.size()) term = fail("expected an operator or the end");
    if (!term) return Error{error_};
    const ValueType wanted = bits == 1 ? ValueType::b1 : bits == 64 ? ValueType::w64 : ValueType::w32;
    if (!fits(*term, wanted))
      return Error{bits == 1 ? "expected a comparison" : fmt::format("the expression must be a word of {} bits", bits)};
    return Expression{recorder_.take(), term->id};
  }

 private:
  std::optional<Term> fail(std::string_view what) {
    if (error_.empty()) error_ = fmt::format("column {} of the expression: {}", at_ + 1, what);
    return std::nullopt;
  }
  bool refuse(std::string_view what) {
    fail(what);
    return false;
  }
  void skip_space() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(std::string_view token) {
    skip_space();
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }

  NodeId emit(Uop op, std::vector<NodeId> arguments = {}, uint64_t imm = 0) {
    return recorder_.emit(op, arguments, imm);
  }
  Term made(Uop op, std::vector<NodeId> arguments = {}, uint64_t imm = 0) {
    return {emit(op, std::move(arguments), imm), sem::info(op).result, std::nullopt};
  }
  Term number(uint64_t value, ValueType type) {
    return {emit(type == ValueType::w64 ? Uop::const64 : Uop::const32, {}, value), type, value};
  }
  // Makes a number the size that is wanted. False where the value is of another type.
  bool fits(Term& term, ValueType wanted) {
    if (term.number && wanted != ValueType::b1 && (wanted == ValueType::w64 || *term.number <= 0xffffffff))
      term = number(*term.number, wanted);
    return term.type == wanted;
  }
  // Whether both are words of one size, once a number has the size of what stands beside it.
  bool have_one_size(Term& a, Term& b) {
    if (a.type == ValueType::b1 || b.type == ValueType::b1) return refuse("expected words, not truth values");
    const bool is_wide = (!a.number && a.type == ValueType::w64) || (!b.number && b.type == ValueType::w64) ||
                         (a.number && b.number && std::max(*a.number, *b.number) > 0xffffffff);
    const ValueType type = is_wide ? ValueType::w64 : ValueType::w32;
    return (fits(a, type) && fits(b, type)) || refuse("expected words of the same size");
  }

  std::optional<Term> compared() {
    std::optional<Term> left = binary(0);
    if (!left) return std::nullopt;
    const auto* found = std::ranges::find_if(kComparisons, [&](const Comparison& c) { return take(c.text); });
    if (found == std::end(kComparisons)) return left;
    std::optional<Term> right = binary(0);
    if (!right || !have_one_size(*left, *right)) return std::nullopt;
    if (found->is_swapped) std::swap(left, right);
    const Term holds = made(left->type == ValueType::w64 ? found->double_word : found->word, {left->id, right->id});
    return found->is_negated ? made(Uop::not1, {holds.id}) : holds;
  }

  std::optional<Term> binary(size_t level) {
    if (level == kOperators.size()) return primary();
    std::optional<Term> left = binary(level + 1);
    while (left) {
      const auto& operators = kOperators[level];
      const auto* found =
          std::ranges::find_if(operators, [&](const Operator& o) { return !o.text.empty() && take(o.text); });
      if (found == operators.end()) break;
      std::optional<Term> right = binary(level + 1);
      if (!right || !have_one_size(*left, *right)) return std::nullopt;
      const bool is_wide = left->type == ValueType::w64;
      // A shift takes its amount as a word of 32 bits, whatever it shifts.
      const bool is_shift = found->text == "<<" || found->text == ">>";
      const NodeId amount = is_wide && is_shift ? emit(Uop::lo64, {right->id}) : right->id;
      left = made(is_wide ? found->double_word : found->word, {left->id, amount});
    }
    return left;
  }

  std::optional<Term> primary() {
    if (++depth_ > kMaxDepth) return fail("too deeply nested");
    std::optional<Term> term = primary_inner();
    --depth_;
    return term;
  }

  std::optional<Term> primary_inner() {
    if (take("(")) {
      std::optional<Term> inner = binary(0);
      if (inner && !take(")")) return fail("expected ')'");
      return inner;
    }
    skip_space();
    const size_t start = at_;
    const std::string_view word = next_word();
    if (word.empty()) return fail("expected a register, a number or a micro-operation");
    if (std::isdigit(static_cast<unsigned char>(word[0]))) {
      const std::optional<uint64_t> value = parse_unsigned(word);
      if (!value) return fail("a number must fit in 64 bits");
      return number(*value, *value > 0xffffffff ? ValueType::w64 : ValueType::w32);
    }
    if (take("(")) return call(word, start);
    const Result<std::vector<LiveOut>> place = parse_live_out(target_, word);
    if (!place || place->size() > 2) {
      at_ = start;
      return fail(place ? fmt::format("'{}': expected one register or a pair", word) : place.error().message);
    }
    const NodeId low = contents(place->front());
    if (place->size() == 1) return Term{low, ValueType::w32, std::nullopt};
    return made(Uop::pack64, {low, contents(place->back())});
  }

  // A name with its parts and brackets, or a number.
  std::string_view next_word() {
    const size_t start = at_;
    bool in_brackets = false;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '.' && c != '[' && c != ']' &&
          !(in_brackets && c == ':'))
        break;
      in_brackets = c == '[' || (in_brackets && c != ']');
    }
    return text_.substr(start, at_ - start);
  }

  NodeId contents(const LiveOut& place) {
    const auto as_word = [&](NodeId p) {
      return emit(Uop::select32, {p, emit(Uop::const32, {}, 1), emit(Uop::const32, {}, 0)});
    };
    if (place.file == LiveOut::File::scc) return as_word(emit(Uop::read_scc));
    if (place.file == LiveOut::File::lane_mask)
      return as_word(
          emit(Uop::lane_bit, {emit(Uop::read_sgpr, {}, place.number), emit(Uop::read_sgpr, {}, place.number + 1)}));
    const Uop read = place.file == LiveOut::File::vgpr ? Uop::read_vgpr : Uop::read_sgpr;
    const NodeId whole = emit(read, {}, place.number);
    if (place.width == 32) return whole;
    const NodeId shifted = emit(Uop::lshr32, {whole, emit(Uop::const32, {}, place.lsb)});
    return emit(Uop::and32, {shifted, emit(Uop::const32, {}, (uint64_t{1} << place.width) - 1)});
  }

  std::optional<Term> call(std::string_view name, size_t start) {
    std::optional<Uop> op;
    for (size_t i = 0; i < sem::kUopCount && !op; ++i)
      if (sem::info(static_cast<Uop>(i)).name == name) op = static_cast<Uop>(i);
    if (!op || !can_be_called(*op)) {
      at_ = start;
      return fail(fmt::format("no arithmetic micro-operation is called '{}'", name));
    }
    const std::string_view signature = sem::info(*op).arguments;
    std::vector<NodeId> arguments;
    for (size_t i = 0; i < signature.size(); ++i) {
      if (i > 0 && !take(",")) return fail(fmt::format("{} takes {} arguments", name, signature.size()));
      std::optional<Term> argument = binary(0);
      if (!argument) return std::nullopt;
      const ValueType wanted = signature[i] == '1'   ? ValueType::b1
                               : signature[i] == 'd' ? ValueType::w64
                                                     : ValueType::w32;
      if (!fits(*argument, wanted)) return fail(fmt::format("argument {} of {} has the wrong type", i + 1, name));
      arguments.push_back(argument->id);
    }
    if (!take(")")) return fail("expected ')'");
    return made(*op, std::move(arguments));
  }

  const isa::Target& target_;
  std::string_view text_;
  sem::ProgramRecorder recorder_;
  size_t at_ = 0;
  int depth_ = 0;
  std::string error_;
};

}  // namespace

Result<Expression> read_expression(const isa::Target& target, std::string_view text, unsigned bits) {
  return Reader(target, text).read(bits);
}

bool has_comparison(std::string_view text) {
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '=' || text[i] == '!') return true;
    if (text[i] != '<' && text[i] != '>') continue;
    if (i + 1 == text.size() || text[i + 1] != text[i]) return true;
    ++i;  // a shift
  }
  return false;
}

}  // namespace lw::prove
