// Claims: `PLACE = EXPRESSION`, over the contents that registers had before the code.
#include <fmt/format.h>

#include <algorithm>

#include "prove/encoder.h"
#include "prove/solve.h"

namespace lw::prove {
namespace {

constexpr int kMaxDepth = 100;

class ClaimReader {
 public:
  ClaimReader(World& world, Machine& before, std::string_view text) : world_(world), before_(before), text_(text) {}

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
      left = combine(*found, *left, *right);
    }
    return left;
  }

  z3::expr combine(std::string_view o, const z3::expr& a, const z3::expr& b) {
    if (o == "|") return a | b;
    if (o == "^") return a ^ b;
    if (o == "&") return a & b;
    if (o == "<<") return z3::shl(a, b & world_.word(31));
    if (o == ">>") return z3::lshr(a, b & world_.word(31));
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
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_' || text_[at_] == '.'))
      ++at_;
    const std::string_view word = text_.substr(start, at_ - start);
    if (word.empty()) return fail("expected a register, a number or a micro-operation");
    if (std::isdigit(static_cast<unsigned char>(word[0]))) {
      const std::optional<uint64_t> value = parse_unsigned(word);
      if (!value || *value > 0xffffffff) return fail("a number must fit in 32 bits");
      return world_.word(static_cast<uint32_t>(*value));
    }
    if (take("(")) return call(word, start);
    const Result<LiveOut> place = parse_live_out(word);
    if (!place) {
      at_ = start;
      return fail(place.error().message);
    }
    return before_.value(*place);
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
    return Machine::pure(world_, node, arguments, before_.mode());
  }

  static bool is_arithmetic(sem::Uop op) {
    const bool crosses = op == sem::Uop::lane_bit || op == sem::Uop::ballot || op == sem::Uop::shuffle32 ||
                         op == sem::Uop::scatter32 || op == sem::Uop::read_lane || op == sem::Uop::part ||
                         op == sem::Uop::read_vgpr_at || op == sem::Uop::read_sgpr_at;
    return !crosses;
  }

  World& world_;
  Machine& before_;
  std::string_view text_;
  size_t at_ = 0;
  int depth_ = 0;
  std::string error_;
};

}  // namespace

Result<Answer> solve_claim(const Snippet& snippet, const LiveOut& place, std::string_view expression,
                           const Options& options) {
  z3::context z3;
  World world(z3);
  Machine before(world, "before");
  Machine after(world, "after");
  after.run(snippet);
  ClaimReader reader(world, before, expression);
  const std::optional<z3::expr> expected = reader.read();
  if (!expected) return Error{reader.error()};
  if (!expected->is_bv() || expected->get_sort().bv_size() != 32) return Error{"the expression must be a 32-bit word"};
  // EXEC decides whether anything is written at all; a claim speaks of lanes that are active.
  const z3::expr active = before.lane_bit(before.sgpr(126), before.sgpr(127));
  const z3::expr value = after.value(place);
  return solve(world, {{place.text, value, z3::ite(active, *expected, value)}}, options);
}

}  // namespace lw::prove
