#include "rewrite/case.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "isa/operand_values.h"
#include "isa/registers.h"
#include "rewrite/expression.h"
#include "sem/sem.h"
#include "text/assembler.h"

namespace lw::rewrite {
namespace {

constexpr unsigned kFirstVariableVgpr = 8, kFirstVariableSgpr = 8, kRegistersEach = 4;
constexpr std::string_view kRest = "...";

std::optional<inst::Instruction> parsed(const isa::Target& target, const std::string& text, Diagnostics& diagnostics) {
  const std::optional<inst::Instruction> instruction = text::parse_instruction(target, text, diagnostics);
  return diagnostics.has_errors() ? std::nullopt : instruction;
}

std::optional<inst::Instruction> parsed(const isa::Target& target, const std::string& text) {
  Diagnostics diagnostics;
  return parsed(target, text, diagnostics);
}

// Lines with `{a, b}` in both orders.
std::vector<std::string> orders_of(const std::string& line) {
  const size_t open = line.find('{'), close = line.find('}', open);
  const size_t comma = line.find(',', open);
  if (open == std::string::npos || close == std::string::npos || comma > close) return {line};
  const std::string first = line.substr(open + 1, comma - open - 1), second = line.substr(comma + 1, close - comma - 1);
  const std::string before = line.substr(0, open), after = line.substr(close + 1);
  std::vector<std::string> list;
  for (const auto& [a, b] : {std::pair(&first, &second), std::pair(&second, &first)})
    for (std::string& more : orders_of(fmt::format("{}{}, {}{}", before, *a, *b, after)))
      list.push_back(std::move(more));
  return list;
}

// All ways to choose one of each of several lists.
template <class Item, class Visit>
void for_each_choice(const std::vector<std::vector<Item>>& lists, std::vector<Item>& chosen, const Visit& visit) {
  if (chosen.size() == lists.size()) return visit(chosen);
  for (const Item& item : lists[chosen.size()]) {
    chosen.push_back(item);
    for_each_choice(lists, chosen, visit);
    chosen.pop_back();
  }
}

// What stands for a variable while a rule is read.
enum class Stand : uint8_t { vgpr, sgpr, number };

class CaseMaker {
 public:
  CaseMaker(const Rule& rule, const isa::Target& target, const CaseFilter& is_wanted)
      : rule_(rule), target_(target), is_wanted_(is_wanted) {}

  std::vector<Case> run() {
    if (!rule_.is_for_target(target_.name)) return {};
    for_each_alternatives([&] { one_choice(); });
    return std::move(cases_);
  }

  std::vector<LineOnTarget> lines() {
    std::vector<LineOnTarget> found;
    if (!rule_.is_for_target(target_.name)) return found;
    for_each_alternatives([&] {
      std::vector<std::string> from;
      for (const RuleLine& line : rule_.from) from.push_back(orders_of(chosen_line(line.text))[0]);
      for (size_t i = 0; i < rule_.from.size(); ++i) found.push_back(line_on(rule_.from[i], from[i], from));
      for (const RuleLine& line : rule_.to) found.push_back(line_on(line, chosen_line(line.text), from));
    });
    return found;
  }

 private:
  LineOnTarget line_on(const RuleLine& line, const std::string& text, const std::vector<std::string>& from) {
    LineOnTarget on{&line, text, Diagnostic{}};
    if (!any_.empty() && text.starts_with(any_ + " ")) {
      if (any_instruction(text)) on.error.reset();
      return on;
    }
    for (const std::vector<Stand>& stands : ways_to_stand(from)) {
      stands_ = stands;
      Diagnostics diagnostics;
      if (parsed(target_, text_with_registers(text, 0), diagnostics)) on.error.reset();
      if (!on.error) return on;
      for (const Diagnostic& one : diagnostics.all())
        if (one.severity == Severity::error && one.location.column > on.error->location.column) on.error = one;
    }
    return on;
  }

  // Calls visit() with every choice of alternatives, in chosen_ and any_.
  template <class Visit>
  void for_each_alternatives(const Visit& visit) {
    std::vector<std::vector<size_t>> lists;
    for (const Choice& choice : rule_.choices) {
      lists.emplace_back();
      for (size_t i = 0; i < std::max<size_t>(choice.alternatives.size(), 1); ++i) lists.back().push_back(i);
    }
    std::vector<size_t> chosen;
    for_each_choice(lists, chosen, [&](const std::vector<size_t>& which) {
      choose(which);
      visit();
    });
  }

  void choose(const std::vector<size_t>& which) {
    chosen_.clear();
    any_.clear();
    for (size_t i = 0; i < which.size(); ++i) {
      const Choice& choice = rule_.choices[i];
      if (!choice.set.empty()) any_ = choice.names[0];
      for (size_t n = 0; choice.set.empty() && n < choice.names.size(); ++n)
        chosen_[choice.names[n]] = choice.alternatives[which[i]][n];
    }
  }

  void one_choice() {
    std::vector<std::vector<std::string>> orders;
    for (const RuleLine& line : rule_.from) orders.push_back(orders_of(chosen_line(line.text)));
    std::vector<std::string> from;
    for_each_choice(orders, from, [&](const std::vector<std::string>& lines) { one_order(lines); });
  }

  // With alternatives in place of their names, and lane masks as waves of 32 lanes have them.
  std::string chosen_line(std::string_view line) const {
    const std::string chosen = with_names_replaced(line, [&](std::string_view name) -> std::optional<std::string> {
      const auto found = chosen_.find(name);
      return found == chosen_.end() ? std::nullopt : std::optional(found->second);
    });
    if (target_.wave_size == 64) return chosen;
    return with_names_replaced(chosen, [&](std::string_view name) -> std::optional<std::string> {
      if (name == "vcc") return "vcc_lo";
      if (name == "exec") return "exec_lo";
      return std::nullopt;
    });
  }

  void one_order(const std::vector<std::string>& from) {
    Case c;
    c.key = rule_.name;
    std::vector<std::string> mnemonics;
    for (const std::string& line : from) {
      c.key += '\n' + line;
      const bool is_any = !any_.empty() && line.starts_with(any_ + " ");
      if (!is_any) mnemonics.push_back(line.substr(0, line.find(' ')));
    }
    if (is_wanted_ && !is_wanted_(c.key, mnemonics)) return;
    c.rule = &rule_;
    c.target = &target_;
    c.chosen = chosen_;
    for (const RuleLine& line : rule_.to) c.to.push_back(chosen_line(line.text));
    for (const std::vector<Stand>& stands : ways_to_stand(from)) {
      stands_ = stands;
      Case tried = c;
      if (!read_from(from, tried) || !read_to(tried)) continue;
      for (size_t i = 0; i < rule_.variables.size(); ++i) tried.stand_ins.push_back(register_of(i));
      tried.is_general = std::ranges::count(stands, Stand::number) == 0;
      cases_.push_back(std::move(tried));
      return;
    }
  }

  // Constants are registers in proofs, so that one proof speaks of all values; where the encoding has no register
  // there, numbers.
  std::vector<std::vector<Stand>> ways_to_stand(const std::vector<std::string>& from) const {
    std::vector<Stand> first;
    std::vector<size_t> constants;
    for (size_t i = 0; i < rule_.variables.size(); ++i) {
      const VariableKind kind = rule_.variables[i].kind;
      const bool is_scalar = kind == VariableKind::sgpr || kind == VariableKind::mask ||
                             (kind != VariableKind::vgpr && stands_in_scalar(from, i));
      first.push_back(is_scalar ? Stand::sgpr : Stand::vgpr);
      if (rule_.variables[i].is_constant()) constants.push_back(i);
    }
    std::vector<std::vector<Stand>> ways{first};
    for (const size_t i : constants) {
      ways.push_back(first);
      ways.back()[i] = Stand::number;
    }
    ways.push_back(first);
    for (const size_t i : constants) ways.back()[i] = Stand::number;
    // Where so many registers are too many scalar operands.
    ways.push_back(ways.back());
    for (size_t i = 0; i < rule_.variables.size(); ++i)
      if (rule_.variables[i].kind == VariableKind::value) ways.back()[i] = Stand::number;
    return ways;
  }

  bool stands_in_scalar(const std::vector<std::string>& from, size_t variable) const {
    const auto names_it = [&](std::string_view line) {
      bool found = false;
      for_each_word(line, [&](std::string_view word, bool is_name) {
        found = found || (is_name && word == rule_.variables[variable].name);
      });
      return found && line.starts_with("s_");
    };
    return std::ranges::any_of(from, names_it) ||
           std::ranges::any_of(rule_.to, [&](const RuleLine& line) { return names_it(chosen_line(line.text)); });
  }

  uint32_t register_of(size_t variable) const {
    const auto number = static_cast<uint32_t>(kRegistersEach * variable);
    return stands_[variable] == Stand::vgpr ? isa::kFirstVgpr + kFirstVariableVgpr + number
                                            : kFirstVariableSgpr + number;
  }

  // `offset` makes the numbers of constants differ from those of another call.
  std::string text_with_registers(std::string_view line, uint32_t offset) const {
    return with_variables(rule_, line, [&](size_t i, std::optional<unsigned> part) {
      if (stands_[i] == Stand::number) return std::to_string(1 + 2 * i + offset);
      Binding binding;
      binding.value = register_of(i) + part.value_or(0);
      return operand_text(target_, binding, part ? 1 : rule_.variables[i].dwords_on(target_));
    });
  }

  bool read_from(const std::vector<std::string>& from, Case& c) {
    for (size_t i = 0; i < from.size(); ++i) {
      FromLine line;
      if (!any_.empty() && from[i].starts_with(any_ + " ")) {
        line.any = any_instruction(from[i]);
        if (!line.any) return false;
        c.any_line = i;
      } else if (!read_shapes(from[i], line)) {
        return false;
      }
      c.from.push_back(std::move(line));
    }
    return true;
  }

  bool read_shapes(const std::string& line, FromLine& out) const {
    const size_t end = std::min(line.find(' '), line.size());
    const std::string mnemonic = line.substr(0, end), operands = line.substr(end);
    for (const std::string_view suffix : {"", "_e32", "_e64"}) {
      const std::string text = fmt::format("{}{}{}", mnemonic, suffix, operands);
      const std::optional<inst::Instruction> one = parsed(target_, text_with_registers(text, 0));
      const std::optional<inst::Instruction> two = parsed(target_, text_with_registers(text, 1));
      if (!one || !two || one->encoding != two->encoding) continue;
      if (std::ranges::any_of(out.shapes, [&](const Shape& s) { return s.instruction.encoding == one->encoding; }))
        continue;
      Shape shape{*one, slots_of(*one, *two)};
      for (const Slot& slot : shape.slots) {
        if (slot.modifier >= 0)
          shape.has_modifier = true;
        else
          shape.free_operands |= static_cast<uint8_t>(1u << slot.operand);
      }
      out.shapes.push_back(std::move(shape));
    }
    return !out.shapes.empty();
  }

  std::vector<Slot> slots_of(const inst::Instruction& one, const inst::Instruction& two) const {
    std::vector<Slot> slots;
    const size_t count = one.enc().operands().size();
    for (size_t operand = 0; operand < count; ++operand)
      for (size_t i = 0; i < rule_.variables.size(); ++i) {
        const uint32_t value = one.operand[operand];
        const bool is_number = stands_[i] == Stand::number;
        const bool is_register = !is_number && value >= register_of(i) &&
                                 value < register_of(i) + rule_.variables[i].dwords_on(target_) &&
                                 one.enc().operands()[operand].kind != isa::Kind::imm;
        if (is_register)
          slots.push_back({static_cast<uint8_t>(operand), -1, static_cast<uint8_t>(i),
                           static_cast<uint8_t>(value - register_of(i))});
        const std::optional<uint32_t> number = number_of(one, {static_cast<uint8_t>(operand), -1, 0, 0});
        if (is_number && number == 1 + 2 * i && number_of(two, {static_cast<uint8_t>(operand), -1, 0, 0}) == 2 + 2 * i)
          slots.push_back({static_cast<uint8_t>(operand), -1, static_cast<uint8_t>(i), 0});
      }
    for (size_t m = 0; m < isa::kModifierCount; ++m)
      for (size_t i = 0; i < rule_.variables.size(); ++i)
        if (stands_[i] == Stand::number && one.modifier[m] == 1 + 2 * i && two.modifier[m] == 2 + 2 * i)
          slots.push_back({0, static_cast<int>(m), static_cast<uint8_t>(i), 0});
    return slots;
  }

  bool read_to(Case& c) const {
    if (!any_.empty() && c.to.size() == 1 && c.to[0].starts_with(any_ + " ")) {
      c.any_to = any_instruction(c.to[0]);
      return c.any_to.has_value() && c.any_line.has_value();
    }
    for (const std::string& line : c.to) {
      const std::optional<inst::Instruction> instruction = parsed(target_, text_with_registers(line, 0));
      if (!instruction) return false;
      c.to_with_stand_ins.push_back(*instruction);
    }
    return true;
  }

  std::optional<size_t> variable(std::string_view name) const {
    for (size_t i = 0; i < rule_.variables.size(); ++i)
      if (rule_.variables[i].name == name) return i;
    return std::nullopt;
  }

  // OP ... x.WORD_1 ... and its like.
  std::optional<AnyInstruction> any_instruction(std::string_view line) const {
    std::string_view text = line.substr(any_.size());
    while (text.starts_with(' ')) text.remove_prefix(1);
    AnyInstruction any;
    any.writes = !text.starts_with(kRest);
    if (!any.writes) text.remove_prefix(kRest.size());
    while (text.starts_with(' ')) text.remove_prefix(1);
    const size_t end = text.find(' ');
    if (end == std::string_view::npos || text.substr(end + 1) != kRest) return std::nullopt;
    std::string_view operand = text.substr(0, end);
    const auto strip = [&](std::string_view front, std::string_view back) {
      if (!operand.starts_with(front) || !operand.ends_with(back) || operand.size() <= front.size() + back.size())
        return false;
      operand = operand.substr(front.size(), operand.size() - front.size() - back.size());
      return true;
    };
    any.form.negative = strip("-", "");
    any.form.absolute = strip("|", "|");
    any.form.sign_extends = strip("sext(", ")");
    if (strip("", ":preserve")) any.form.unused = 2;
    strip("", ":pad");
    if (const size_t dot = operand.find('.'); dot != std::string_view::npos) {
      const std::optional<uint8_t> selection = selection_of(operand.substr(dot + 1));
      if (!selection) return std::nullopt;
      any.form.selects = true;
      any.form.selection = *selection;
      operand = operand.substr(0, dot);
    }
    const std::optional<size_t> index = variable(operand);
    if (!index) return std::nullopt;
    any.variable = static_cast<uint8_t>(*index);
    return any;
  }

  static std::optional<uint8_t> selection_of(std::string_view name) {
    constexpr std::string_view kNames[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
    const auto found = std::ranges::find(kNames, name);
    return found == std::end(kNames) ? std::nullopt : std::optional(static_cast<uint8_t>(found - std::begin(kNames)));
  }

  const Rule& rule_;
  const isa::Target& target_;
  const CaseFilter& is_wanted_;
  std::map<std::string, std::string, std::less<>> chosen_;
  std::string any_;  // the name that stands for any instruction
  std::vector<Stand> stands_;
  std::vector<Case> cases_;
};

}  // namespace

bool Shape::fits(const inst::Instruction& other) const {
  if (other.encoding != instruction.encoding) return false;
  for (size_t i = 0; i < inst::kMaxOperands; ++i) {
    if ((free_operands >> i & 1) != 0) continue;
    if (other.operand[i] != instruction.operand[i]) return false;
    const bool is_literal = other.operand[i] == isa::kLiteral ||
                            (i < other.enc().operand_count && other.enc().operands()[i].kind == isa::Kind::literal);
    if (is_literal && other.literal != instruction.literal) return false;
  }
  return has_modifier || other.modifier == instruction.modifier;
}

std::string Case::description() const {
  std::string text;
  for (const auto& [name, value] : chosen) text += fmt::format("{}{}={}", text.empty() ? "" : ", ", name, value);
  return text;
}

std::vector<Case> cases_of(const Rule& rule, const isa::Target& target, const CaseFilter& is_wanted) {
  return CaseMaker(rule, target, is_wanted).run();
}

std::vector<LineOnTarget> lines_on(const Rule& rule, const isa::Target& target) {
  return CaseMaker(rule, target, {}).lines();
}

std::string with_variables(const Rule& rule, std::string_view line,
                           const std::function<std::string(size_t, std::optional<unsigned>)>& text) {
  std::string out;
  std::optional<size_t> open;  // a variable whose part may follow
  bool dot = false;
  const auto flush = [&] {
    if (open) out += text(*open, std::nullopt);
    if (dot) out += '.';
    open.reset();
    dot = false;
  };
  for_each_word(line, [&](std::string_view word, bool is_name) {
    if (open && !dot && word == ".") {
      dot = true;
      return;
    }
    if (open && dot && word.size() == 1 && word[0] >= '0' && word[0] <= '3') {
      out += text(*open, static_cast<unsigned>(word[0] - '0'));
      open.reset();
      dot = false;
      return;
    }
    flush();
    for (size_t i = 0; is_name && i < rule.variables.size(); ++i)
      if (rule.variables[i].name == word) open = i;
    if (!open) out += word;
  });
  flush();
  return out;
}

std::string operand_text(const isa::Target& target, const Binding& binding, unsigned dwords) {
  if (binding.is_constant()) return fmt::format("{:#x}", binding.number);
  const bool is_vector = binding.value >= isa::kFirstVgpr;
  const uint32_t number = is_vector ? binding.value - isa::kFirstVgpr : binding.value;
  if (dwords > 1 && !is_vector && number == isa::kVcc) return "vcc";
  if (dwords > 1 && !is_vector && number == isa::kExec) return "exec";
  if (dwords > 1) return fmt::format("{}[{}:{}]", is_vector ? 'v' : 's', number, number + dwords - 1);
  return is_vector ? fmt::format("v{}", number) : isa::scalar_register_name(target, number);
}

std::optional<uint32_t> number_of(const inst::Instruction& instruction, const Slot& slot) {
  if (slot.modifier >= 0) return instruction.modifier[static_cast<size_t>(slot.modifier)];
  const isa::Operand& operand = instruction.enc().operands()[slot.operand];
  const uint32_t value = instruction.operand[slot.operand];
  switch (operand.kind) {
    case isa::Kind::imm: return value;
    case isa::Kind::literal: return instruction.literal;
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit:
    case isa::Kind::ssrc:
    case isa::Kind::soffset:
      if (value == isa::kLiteral) return instruction.literal;
      if (isa::is_inline_constant(value)) return static_cast<uint32_t>(sem::inline_constant(value, operand.type));
      return std::nullopt;
    default: return std::nullopt;
  }
}

std::optional<uint32_t> value_of(const Case& c, const Bindings& bindings, std::string_view expression) {
  const auto named = [&](std::string_view name) -> std::optional<uint32_t> {
    if (const auto chosen = c.chosen.find(name); chosen != c.chosen.end()) {
      const std::optional<uint64_t> number = parse_unsigned(chosen->second);
      return number ? std::optional(static_cast<uint32_t>(*number)) : std::nullopt;
    }
    for (size_t i = 0; i < c.rule->variables.size(); ++i)
      if (c.rule->variables[i].name == name && bindings[i].is_bound && bindings[i].is_constant())
        return bindings[i].number;
    return std::nullopt;
  };
  const Result<uint32_t> value = evaluate(expression, named);
  return value ? std::optional(*value) : std::nullopt;
}

namespace {

std::string with_operands(const Case& c, std::string_view line, const Bindings& bindings) {
  return with_variables(*c.rule, line, [&](size_t i, std::optional<unsigned> part) {
    Binding binding = bindings[i];
    binding.value += part.value_or(0);
    return operand_text(*c.target, binding, part ? 1 : c.rule->variables[i].dwords_on(*c.target));
  });
}

}  // namespace

std::string condition_text(const Case& c, std::string_view condition, const Bindings& bindings) {
  const std::string chosen = with_names_replaced(condition, [&](std::string_view name) -> std::optional<std::string> {
    if (name == kExecOfConditions) return c.target->wave_size == 32 ? "exec_lo" : "(exec_lo | exec_hi)";
    const auto found = c.chosen.find(name);
    return found == c.chosen.end() ? std::nullopt : std::optional(found->second);
  });
  return with_operands(c, chosen, bindings);
}

std::optional<std::vector<inst::Instruction>> instructions_of_to(const Case& c, Bindings& bindings) {
  for (size_t i = 0; i < bindings.size(); ++i) {
    const Variable& variable = c.rule->variables[i];
    if (variable.kind != VariableKind::computed || bindings[i].is_bound) continue;
    const std::optional<uint32_t> value = value_of(c, bindings, variable.expression);
    if (!value) return std::nullopt;
    bindings[i] = {true, isa::kLiteral, *value};
  }
  std::vector<inst::Instruction> list;
  for (const std::string& line : c.to) {
    const std::optional<inst::Instruction> instruction = parsed(*c.target, with_operands(c, line, bindings));
    if (!instruction) return std::nullopt;
    list.push_back(*instruction);
  }
  return list;
}

}  // namespace lw::rewrite
