// Claims: `PLACE = EXPRESSION`, over the contents that registers had before the code.
#include <fmt/format.h>

#include <algorithm>

#include "isa/operand_values.h"
#include "prove/encoder.h"
#include "prove/float_facts.h"
#include "prove/solve.h"

namespace lw::prove {
namespace {

constexpr int kMaxDepth = 100;

class ClaimReader {
 public:
  ClaimReader(World& world, const isa::Target& target, SymbolicLane& before, std::string_view text)
      : world_(world), target_(target), before_(before), text_(text) {}

  // The whole text, or nullopt with error() set.
  std::optional<z3::expr> read() {
    std::optional<z3::expr> term = binary(0);
    skip_space();
    if (term && at_ < text_.size()) return fail("expected an operator or the end");
    return term;
  }
  const std::string& error() const { return error_; }

 private:
  std::optional<z3::expr> fail(std::string_view what) {
    if (error_.empty()) error_ = fmt::format("column {} of the expression: {}", at_ + 1, what);
    return std::nullopt;
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

  // Precedence as in C: | below ^ below & below shifts below + and - below *.
  std::optional<z3::expr> binary(int level) {
    static const std::vector<std::vector<std::string_view>> kLevels = {{"|"},        {"^"},      {"&"},
                                                                       {"<<", ">>"}, {"+", "-"}, {"*"}};
    if (level == static_cast<int>(kLevels.size())) return primary();
    std::optional<z3::expr> left = binary(level + 1);
    while (left) {
      const auto& operators = kLevels[level];
      const auto found = std::find_if(operators.begin(), operators.end(), [&](std::string_view o) { return take(o); });
      if (found == operators.end()) break;
      const std::optional<z3::expr> right = binary(level + 1);
      if (!right) return std::nullopt;
      if (left->get_sort().is_bool() || right->get_sort().is_bool()) return fail("expected words, not truth values");
      if (left->get_sort().bv_size() != right->get_sort().bv_size()) return fail("expected words of the same size");
      left = combine(*found, *left, *right);
    }
    return left;
  }

  z3::expr combine(std::string_view o, const z3::expr& a, const z3::expr& b) {
    if (o == "|") return a | b;
    if (o == "^") return a ^ b;
    if (o == "&") return a & b;
    const z3::expr amount = b & world_.z3.bv_val(a.get_sort().bv_size() - 1, a.get_sort().bv_size());
    if (o == "<<") return z3::shl(a, amount);
    if (o == ">>") return z3::lshr(a, amount);
    if (o == "+") return a + b;
    if (o == "-") return a - b;
    return a * b;
  }

  std::optional<z3::expr> primary() {
    if (++depth_ > kMaxDepth) return fail("too deeply nested");
    std::optional<z3::expr> term = primary_inner();
    --depth_;
    return term;
  }

  std::optional<z3::expr> primary_inner() {
    if (take("(")) {
      std::optional<z3::expr> inner = binary(0);
      if (inner && !take(")")) return fail("expected ')'");
      return inner;
    }
    skip_space();
    const size_t start = at_;
    bool in_brackets = false;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '.' && c != '[' && c != ']' &&
          !(in_brackets && c == ':'))
        break;
      in_brackets = c == '[' || (in_brackets && c != ']');
    }
    const std::string_view word = text_.substr(start, at_ - start);
    if (word.empty()) return fail("expected a register, a number or a micro-operation");
    if (std::isdigit(static_cast<unsigned char>(word[0]))) {
      const std::optional<uint64_t> value = parse_unsigned(word);
      if (!value || *value > 0xffffffff) return fail("a number must fit in 32 bits");
      return world_.word(static_cast<uint32_t>(*value));
    }
    if (take("(")) return call(word, start);
    const Result<std::vector<LiveOut>> place = parse_live_out(target_, word);
    if (!place || place->size() > 2) {
      at_ = start;
      return fail(place ? fmt::format("'{}': expected one register or a pair", word) : place.error().message);
    }
    const z3::expr low = before_.value(place->front());
    return place->size() == 1 ? low : z3::concat(before_.value(place->back()), low);
  }

  std::optional<z3::expr> call(std::string_view name, size_t start) {
    sem::Node node{};
    bool known = false;
    for (size_t i = 0; i < sem::kUopCount && !known; ++i) {
      node.op = static_cast<sem::Uop>(i);
      known = sem::info(node.op).name == name;
    }
    const std::string_view signature = known ? sem::info(node.op).arguments : "";
    if (!known || signature.empty() || sem::info(node.op).has_effect || !is_arithmetic(node.op)) {
      at_ = start;
      return fail(fmt::format("no arithmetic micro-operation is called '{}'", name));
    }
    std::vector<z3::expr> arguments;
    for (size_t i = 0; i < signature.size(); ++i) {
      if (i > 0 && !take(",")) return fail(fmt::format("{} takes {} arguments", name, signature.size()));
      std::optional<z3::expr> argument = binary(0);
      if (!argument) return std::nullopt;
      const z3::sort sort = argument->get_sort();
      const bool fits =
          signature[i] == '1' ? sort.is_bool() : sort.is_bv() && sort.bv_size() == (signature[i] == 'd' ? 64u : 32u);
      if (!fits) return fail(fmt::format("argument {} of {} has the wrong type", i + 1, name));
      arguments.push_back(*argument);
    }
    if (!take(")")) return fail("expected ')'");
    return SymbolicLane::pure(world_, node, arguments, before_.mode());
  }

  static bool is_arithmetic(sem::Uop op) {
    const bool crosses = op == sem::Uop::lane_bit || op == sem::Uop::ballot || op == sem::Uop::shuffle32 ||
                         op == sem::Uop::scatter32 || op == sem::Uop::read_lane || op == sem::Uop::part ||
                         op == sem::Uop::read_vgpr_at || op == sem::Uop::read_sgpr_at;
    return !crosses;
  }

  World& world_;
  const isa::Target& target_;
  SymbolicLane& before_;
  std::string_view text_;
  size_t at_ = 0;
  int depth_ = 0;
  std::string error_;
};

// Whether what is claimed is a NaN, where the register that it is claimed of is looked at as this format.
z3::expr is_nan_as(FloatFormat format, const z3::expr& whole, const z3::expr& part) {
  switch (format) {
    case FloatFormat::f16: return is_nan(part.extract(15, 0));
    case FloatFormat::f32: return is_nan(part);
    case FloatFormat::f64_low:
    case FloatFormat::f64_high: return whole.get_sort().bv_size() == 64 ? is_nan(whole) : whole.ctx().bool_val(false);
    case FloatFormat::none:
    case FloatFormat::two_f16: break;
  }
  return whole.ctx().bool_val(false);
}

}  // namespace

Result<Answer> solve_claim(const Snippet& snippet, const Equation& claim, const ProveOptions& options) {
  z3::context z3;
  World world(z3, options.target->wave_size, options.timeout_ms, options.cancel);
  SymbolicLane before(world);
  SymbolicLane after(world);
  if (!after.run(snippet)) return time_ran_out();
  ClaimReader reader(world, *options.target, before, claim.expression);
  const std::optional<z3::expr> expected = reader.read();
  if (!expected) return Error{reader.error()};
  const unsigned width = 32 * static_cast<unsigned>(claim.place.size());
  if (!expected->is_bv() || expected->get_sort().bv_size() != width)
    return Error{fmt::format("the expression must be a word of {} bits", width)};
  // EXEC decides whether anything is written at all; a claim speaks of lanes that are active.
  const z3::expr active = before.lane_bit(before.sgpr(isa::kExec), before.sgpr(isa::kExecHi));
  std::vector<Goal> goals;
  for (size_t i = 0; i < claim.place.size(); ++i)
    for (const LiveOut& part : parts_of(claim.place[i])) {
      const unsigned lsb = 32 * static_cast<unsigned>(i) + (part.width != claim.place[i].width ? part.lsb : 0);
      const unsigned bits = part.width != claim.place[i].width ? part.width : 32;
      const z3::expr value = after.value(part);
      const z3::expr claimed = expected->extract(lsb + bits - 1, lsb);
      const z3::expr wanted = z3::ite(active, bits < 32 ? z3::zext(claimed, 32 - bits) : claimed, value);
      goals.push_back({part, value, wanted, after.holds_nan(part) && is_nan_as(part.ignored_nan, *expected, claimed)});
    }
  return solve(world, goals, options);
}

}  // namespace lw::prove
