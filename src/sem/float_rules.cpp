#include "sem/float_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/base.h"

namespace lw::sem {
namespace {

struct RuleWords {
  FloatSubject subject;
  std::string_view words;
};

constexpr RuleWords kWords[] = {
#define LW_FLOAT_RULE(rule, subject, words) {FloatSubject::subject, words},
#define LW_FLOAT_UOPS(...)
#define LW_FLOAT_UOP(...)
#include "sem/float_rules.def"
#undef LW_FLOAT_RULE
#undef LW_FLOAT_UOPS
#undef LW_FLOAT_UOP
};

// A float type, and where MODE has what concerns it: fp16 and fp64 share their fields.
struct FloatType {
  std::string_view name;
  uint8_t width;
  std::string_view rounding_bits;
  unsigned operand_bit, result_bit;  // set: denormals are kept
  std::string_view default_nan;
};
constexpr FloatType fp16{"fp16", 16, "3:2", 6, 7, "0x7e00"};
constexpr FloatType fp32{"fp32", 32, "1:0", 4, 5, "0x7fc00000"};
constexpr FloatType fp64{"fp64", 64, "3:2", 6, 7, "0x7ff8000000000000"};

struct Types {
  const FloatType *rounded, *operand, *result;
};

struct UopRules {
  Uop op;
  Types types;
  std::vector<FloatRule> rules;
};

using enum FloatRule;

const std::vector<UopRules>& uop_rules() {
  static const std::vector<UopRules> kRules = {
#define LW_FLOAT_RULE(...)
#define LW_ROW(op, type, ...)                       \
  UopRules {                                        \
    Uop::op, {&type, &type, &type}, { __VA_ARGS__ } \
  }
#define LW_ROWS_16(stem, ...)                           LW_ROW(stem##16, fp16, __VA_ARGS__),
#define LW_ROWS_32(stem, ...)                           LW_ROW(stem##32, fp32, __VA_ARGS__),
#define LW_ROWS_16_64(stem, ...)                        LW_ROW(stem##16, fp16, __VA_ARGS__), LW_ROW(stem##64, fp64, __VA_ARGS__),
#define LW_ROWS_16_32_64(stem, ...)                     LW_ROWS_16_64(stem, __VA_ARGS__) LW_ROWS_32(stem, __VA_ARGS__)
#define LW_FLOAT_UOPS(widths, stem, ...)                LW_ROWS_##widths(stem, __VA_ARGS__)
#define LW_FLOAT_UOP(op, rounded, operand, result, ...) {Uop::op, {&rounded, &operand, &result}, {__VA_ARGS__}},
#include "sem/float_rules.def"
#undef LW_FLOAT_RULE
#undef LW_FLOAT_UOPS
#undef LW_FLOAT_UOP
#undef LW_ROW
#undef LW_ROWS_16
#undef LW_ROWS_32
#undef LW_ROWS_16_64
#undef LW_ROWS_16_32_64
  };
  return kRules;
}

struct CompositionRules {
  std::string_view title;
  std::vector<FloatRule> rules;
};

const CompositionRules& rules_of(Composition composition) {
  static const std::vector<CompositionRules> kRules = {
      {},  // none
#define LW_FLOAT_COMPOSITION(name, title, ...) {title, {__VA_ARGS__}},
#include "sem/float_compositions.def"
#undef LW_FLOAT_COMPOSITION
  };
  return kRules[static_cast<size_t>(composition)];
}

const UopRules* find(Uop op) {
  for (const UopRules& rules : uop_rules())
    if (rules.op == op) return &rules;
  return nullptr;
}

std::string with_types(FloatRule rule, const Types& types) {
  return fmt::format(fmt::runtime(kWords[static_cast<size_t>(rule)].words), fmt::arg("rounded", types.rounded->name),
                     fmt::arg("round", types.rounded->rounding_bits), fmt::arg("operand", types.operand->name),
                     fmt::arg("in", types.operand->operand_bit), fmt::arg("result", types.result->name),
                     fmt::arg("out", types.result->result_bit), fmt::arg("nan", types.result->default_nan));
}

bool is_comparison(Uop op) {
  const UopRules* rules = find(op);
  return rules != nullptr && std::ranges::find(rules->rules, nan_compares_false) != rules->rules.end();
}

bool obeys_denormal_mode(FloatRule rule) {
  return rule == denormal_mode || rule == denormal_operands || rule == denormal_results;
}

std::vector<bool> needed_nodes(const Program& program) {
  std::vector<bool> needed(program.nodes.size());
  for (size_t i = program.nodes.size(); i-- > 0;) {
    if (!needed[i] && !info(program.nodes[i].op).has_effect) continue;
    needed[i] = true;
    for (const NodeId argument : program.args(static_cast<NodeId>(i))) needed[argument] = true;
  }
  return needed;
}

class Collector {
 public:
  explicit Collector(const Program& program) : program_(program), needed_(needed_nodes(program)) {}

  std::vector<FloatStatement> collect() {
    for (size_t i = 0; i < program_.nodes.size(); ++i)
      if (needed_[i]) add_node(program_.nodes[i]);
    std::stable_sort(statements_.begin(), statements_.end(),
                     [](const FloatStatement& a, const FloatStatement& b) { return a.subject < b.subject; });
    return std::move(statements_);
  }

 private:
  void add_node(const Node& node) {
    if (node.composition != Composition::none) {
      const CompositionRules& rules = rules_of(node.composition);
      const FloatType& type = node.composition_bits == 16 ? fp16 : node.composition_bits == 64 ? fp64 : fp32;
      for (const FloatRule rule : rules.rules) add(rule, {&type, &type, &type}, std::string(rules.title));
      return;
    }
    if (node.op == Uop::not1 && negates_comparison(node))
      add(nan_negated, {&fp32, &fp32, &fp32}, std::string(info(program_.nodes[program_.args(node)[0]].op).name));
    const UopRules* rules = find(node.op);
    if (rules == nullptr) return;
    for (const FloatRule rule : float_rules(node.op, node.always_flush))
      if (rule != nan_zero_infinity || !zero_wins()) add(rule, rules->types, std::string(info(node.op).name));
  }

  // The negation of a comparison, or of two of which one must hold.
  bool negates_comparison(const Node& node) const {
    const Node& inner = program_.nodes[program_.args(node)[0]];
    if (is_comparison(inner.op)) return true;
    return inner.op == Uop::or1 &&
           std::ranges::all_of(program_.args(inner), [&](NodeId id) { return is_comparison(program_.nodes[id].op); });
  }

  bool zero_wins() const {
    for (size_t i = 0; i < program_.nodes.size(); ++i)
      if (needed_[i] && std::ranges::find(rules_of(program_.nodes[i].composition).rules, nan_zero_wins) !=
                            rules_of(program_.nodes[i].composition).rules.end())
        return true;
    return false;
  }

  void add(FloatRule rule, const Types& types, std::string operation) {
    const FloatSubject about = subject(rule);
    std::string text = with_types(rule, types);
    const auto known = std::ranges::find_if(
        statements_, [&](const FloatStatement& s) { return s.subject == about && s.text == text; });
    FloatStatement& statement =
        known != statements_.end() ? *known : statements_.emplace_back(FloatStatement{about, std::move(text), {}});
    if (std::ranges::find(statement.operations, operation) == statement.operations.end())
      statement.operations.push_back(std::move(operation));
  }

  const Program& program_;
  const std::vector<bool> needed_;
  std::vector<FloatStatement> statements_;
};

}  // namespace

std::string_view subject_name(FloatSubject subject) {
  static constexpr std::string_view kNames[] = {"nan", "infinity", "zero", "denormal", "rounding"};
  return kNames[static_cast<size_t>(subject)];
}

FloatSubject subject(FloatRule rule) { return kWords[static_cast<size_t>(rule)].subject; }

std::vector<FloatRule> float_rules(Uop op, bool always_flush) {
  const UopRules* found = find(op);
  if (found == nullptr) return {};
  std::vector<FloatRule> rules = found->rules;
  if (!always_flush) return rules;
  std::ranges::replace_if(rules, obeys_denormal_mode, denormal_always);
  rules.erase(std::ranges::unique(rules).begin(), rules.end());
  return rules;
}

unsigned denormal_width(Uop op) {
  // Without a destructor, because code may be recorded while the process ends.
  static const std::array<uint8_t, kUopCount> kWidths = [] {
    std::array<uint8_t, kUopCount> widths{};
    for (const UopRules& row : uop_rules())
      if (std::ranges::any_of(row.rules, obeys_denormal_mode))
        widths[static_cast<size_t>(row.op)] = std::min(row.types.operand->width, row.types.result->width);
    return widths;
  }();
  return kWidths[static_cast<size_t>(op)];
}

std::span<const FloatRule> float_rules(Composition composition) { return rules_of(composition).rules; }

std::vector<FloatStatement> float_statements(const Program& program) { return Collector(program).collect(); }

}  // namespace lw::sem
