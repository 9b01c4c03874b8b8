// Reads rule files.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "rewrite/expression.h"
#include "rewrite/instruction_set.h"
#include "rewrite/rule.h"

namespace lw::rewrite {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

std::string_view without_comment(std::string_view line) {
  bool quoted = false;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (line[i] == '#' && !quoted) return line.substr(0, i);
  }
  return line;
}

std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
  const size_t end = std::min(text.find_first_of(" \t"), text.size());
  return {text.substr(0, end), trimmed(text.substr(end))};
}

bool is_name(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !text.empty() && is_letter(text[0]) &&
         std::ranges::all_of(text, [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

// Words apart by spaces; "v_add_u32 d, vcc," is one.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!(text = trimmed(text)).empty()) {
    if (text[0] == '"') {
      const size_t end = std::min(text.find('"', 1), text.size());
      words.emplace_back(text.substr(1, end - 1));
      text.remove_prefix(std::min(end + 1, text.size()));
    } else {
      const size_t end = std::min(text.find_first_of(" \t"), text.size());
      words.emplace_back(text.substr(0, end));
      text.remove_prefix(end);
    }
  }
  return words;
}

// The parts of a text between '|' that no quotation marks enclose.
std::vector<std::string_view> alternatives_of(std::string_view text) {
  std::vector<std::string_view> parts;
  bool quoted = false;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] == '"') quoted = !quoted;
    if (i < text.size() && (text[i] != '|' || quoted)) continue;
    parts.push_back(text.substr(begin, i - begin));
    begin = i + 1;
  }
  return parts;
}

constexpr std::string_view kSpecialRegisters[] = {"vcc", "scc", "m0", "exec"};
constexpr std::string_view kParts[] = {"lo", "hi", "b0", "b1", "b2", "b3", "0", "1", "2", "3"};

// Proofs and code with all of them still end in reasonable time.
constexpr size_t kLongestLine = 4096, kMostAlternatives = 4096;

class RuleReader {
 public:
  RuleReader(std::string_view source, Diagnostics& diagnostics) : source_(source), diagnostics_(diagnostics) {}

  std::vector<Rule> read() {
    size_t begin = 0;
    while (begin < source_.size()) {
      ++line_;
      const size_t end = std::min(source_.find('\n', begin), source_.size());
      one_line(source_.substr(begin, end - begin));
      begin = end + 1;
    }
    end_rule();
    return std::move(rules_);
  }

 private:
  enum class List : uint8_t { none, from, to };

  void error(std::string text, std::string hint = {}) {
    diagnostics_.error({line_, column_}, std::move(text), std::move(hint));
  }

  void one_line(std::string_view whole) {
    const std::string_view line = without_comment(whole);
    const std::string_view text = trimmed(line);
    if (text.empty()) return;
    column_ = static_cast<int>(text.data() - whole.data()) + 1;
    if (text.size() > kLongestLine) return error(fmt::format("the line has more than {} characters", kLongestLine));
    const auto [word, rest] = first_word(text);
    const bool is_indented = column_ > 1;
    if (!is_indented && word != "rule") return error(fmt::format("expected 'rule NAME', not '{}'", word));
    if (!is_indented) return begin_rule(rest);
    if (rules_.empty()) return error("this line is in no rule", "a rule begins with 'rule NAME' in column 1");
    // Instructions stand farther right than the words that begin other lines.
    if (list_ != List::none && column_ > list_column_) {
      (list_ == List::from ? rule().from : rule().to).push_back({std::string(text), {line_, column_}});
      return;
    }
    list_ = List::none;
    property(word, rest);
  }

  void begin_rule(std::string_view name) {
    end_rule();
    list_ = List::none;
    rules_.emplace_back();
    rule().file = diagnostics_.file_name();
    rule().at = {line_, 1};
    rule().name = name;
    if (!is_name(name)) error(fmt::format("'{}' is not a name: expected letters, digits and '_'", name));
    if (!names_.insert(std::string(name)).second) error(fmt::format("a rule '{}' is already there", name));
    has_to_ = false;
  }

  void property(std::string_view word, std::string_view rest) {
    if (word == "says") return text_of(rule().says, word, rest);
    if (word == "idea") return text_of(rule().idea, word, rest);
    if (word == "targets") return append(rule().targets, words_of(rest));
    if (word == "assume") return append(rule().assumptions, words_of(rest));
    if (word == "dead") return append(rule().dead, words_of(rest));
    if (word == "where") return rule().conditions.push_back({std::string(rest), {line_, column_}});
    if (word == "faster") return flag(rule().is_faster, word, rest);
    if (word == "each") return flag(rule().proves_each, word, rest);
    if (word == "for") return choice(rest);
    if (word == "let") return computed(rest);
    if (word == "from" || word == "to") return begin_list(word, rest);
    if (word == "vgpr") return variables(VariableKind::vgpr, rest);
    if (word == "sgpr") return variables(VariableKind::sgpr, rest);
    if (word == "mask") return variables(VariableKind::mask, rest);
    if (word == "value") return variables(VariableKind::value, rest);
    if (word == "constant") return variables(VariableKind::constant, rest);
    error(fmt::format("'{}' begins no line of a rule", word),
          "expected says, idea, targets, vgpr, sgpr, mask, value, constant, let, for, from, to, where, assume, each, "
          "faster or dead");
  }

  void text_of(std::string& text, std::string_view word, std::string_view rest) {
    if (rest.empty()) error(fmt::format("'{}' has no text", word));
    if (!text.empty()) error(fmt::format("a rule has one line '{}'", word));
    text = rest;
  }

  void flag(bool& flag, std::string_view word, std::string_view rest) {
    flag = true;
    if (!rest.empty()) error(fmt::format("'{}' stands alone", word));
  }

  static void append(std::vector<std::string>& list, std::vector<std::string> more) {
    list.insert(list.end(), more.begin(), more.end());
  }

  void begin_list(std::string_view word, std::string_view rest) {
    list_ = word == "from" ? List::from : List::to;
    list_column_ = column_;
    if (word == "to") has_to_ = true;
    if (!rest.empty()) error(fmt::format("instructions stand in the lines below '{}'", word));
  }

  void variables(VariableKind kind, std::string_view rest) {
    for (const std::string& word : words_of(rest)) {
      Variable variable;
      variable.kind = kind;
      variable.at = {line_, column_};
      const size_t bracket = word.find('[');
      variable.name = word.substr(0, bracket);
      if (bracket != std::string::npos) {
        const std::optional<uint64_t> size =
            word.back() == ']' ? parse_unsigned(std::string_view(word).substr(bracket + 1, word.size() - bracket - 2))
                               : std::nullopt;
        const bool may_be_tuple = kind == VariableKind::vgpr || kind == VariableKind::sgpr;
        if (!size || *size < 2 || *size > 4 || !may_be_tuple) {
          error(fmt::format("'{}': expected NAME, or NAME[2], NAME[3], NAME[4] for a tuple of registers", word));
          continue;
        }
        variable.dwords = static_cast<unsigned>(*size);
      }
      add(std::move(variable));
    }
  }

  void add(Variable variable) {
    if (!is_name(variable.name)) return error(fmt::format("'{}' is not a name", variable.name));
    if (std::ranges::find(kSpecialRegisters, variable.name) != std::end(kSpecialRegisters))
      return error(fmt::format("'{}' is a register", variable.name));
    if (rule().find(variable.name) != nullptr) return error(fmt::format("'{}' is declared twice", variable.name));
    rule().variables.push_back(std::move(variable));
  }

  void computed(std::string_view rest) {
    const size_t equals = rest.find('=');
    if (equals == std::string_view::npos) return error("expected let NAME = EXPRESSION");
    Variable variable;
    variable.kind = VariableKind::computed;
    variable.name = trimmed(rest.substr(0, equals));
    variable.expression = trimmed(rest.substr(equals + 1));
    variable.at = {line_, column_};
    add(std::move(variable));
  }

  // NAMES = WORDS | WORDS, or NAME in SET.
  void choice(std::string_view rest) {
    Choice choice;
    choice.at = {line_, column_};
    const auto [name, after] = first_word(rest);
    if (const auto [in, set] = first_word(after); in == "in") {
      choice.names = {std::string(name)};
      choice.set = set;
      if (!is_instruction_set(set)) error(fmt::format("no set of instructions is called '{}'", set), set_names());
      rule().choices.push_back(std::move(choice));
      return;
    }
    const size_t equals = rest.find('=');
    if (equals == std::string_view::npos) return error("expected for NAMES = WORDS | WORDS, or for NAME in SET");
    choice.names = words_of(rest.substr(0, equals));
    for (const std::string_view part : alternatives_of(rest.substr(equals + 1))) {
      choice.alternatives.push_back(words_of(part));
      if (choice.alternatives.back().size() != choice.names.size())
        error(fmt::format("'{}': expected {} words, one for each name", trimmed(part), choice.names.size()));
    }
    rule().choices.push_back(std::move(choice));
  }

  // What can only be said of a whole rule.
  void end_rule() {
    if (rules_.empty()) return;
    const Rule& r = rule();
    const int line = std::exchange(line_, r.at.line);
    column_ = 1;
    if (r.says.empty()) error(fmt::format("rule {} has no line 'says'", r.name));
    if (r.idea.empty()) error(fmt::format("rule {} has no line 'idea'", r.name));
    if (r.from.empty()) error(fmt::format("rule {} has no instructions in 'from'", r.name));
    if (!has_to_) error(fmt::format("rule {} has no 'to'", r.name), "an empty one removes the instructions");
    if (std::ranges::count_if(r.choices, [](const Choice& c) { return !c.set.empty(); }) > 1)
      error(fmt::format("rule {} has more than one set of instructions", r.name));
    size_t combinations = 1;
    for (const Choice& choice : r.choices) {
      combinations *= std::max<size_t>(choice.alternatives.size(), 1);
      if (combinations > kMostAlternatives) {
        error(fmt::format("rule {} has more than {} combinations of alternatives", r.name, kMostAlternatives));
        break;
      }
    }
    check_expressions();
    check_dead();
    line_ = line;
  }

  void check_expressions() {
    for (const Variable& variable : rule().variables)
      if (variable.kind == VariableKind::computed) {
        line_ = variable.at.line;
        column_ = variable.at.column;
        check_expression(variable.expression);
      }
    for (const RuleLine& condition : rule().conditions) {
      line_ = condition.at.line;
      column_ = condition.at.column;
      const std::optional<Comparison> comparison = split_comparison(condition.text);
      if (!comparison) {
        error(fmt::format("'{}': expected two expressions with ==, !=, <, <=, > or >= between them", condition.text));
        continue;
      }
      check_expression(comparison->left);
      check_expression(comparison->right);
    }
  }

  void check_expression(std::string_view text) {
    const auto any = [&](std::string_view name) -> std::optional<uint32_t> {
      const bool is_known = rule().find(name) != nullptr || is_chosen(name) || name == "exec";
      return is_known ? std::optional(1u) : std::nullopt;
    };
    if (const Result<uint32_t> value = evaluate(text, any); !value) error(value.error().message);
  }

  bool is_chosen(std::string_view name) {
    return std::ranges::any_of(rule().choices, [&](const Choice& choice) {
      return std::ranges::find(choice.names, name) != choice.names.end();
    });
  }

  void check_dead() {
    line_ = rule().at.line;
    column_ = 1;
    for (const std::string& place : rule().dead) {
      const size_t dot = place.find('.');
      const std::string_view name = std::string_view(place).substr(0, dot);
      const bool is_register = std::ranges::find(kSpecialRegisters, name) != std::end(kSpecialRegisters);
      const Variable* variable = rule().find(name);
      if (!is_register && (variable == nullptr || variable->is_constant()))
        error(fmt::format("rule {}: 'dead {}' names no register of the rule", rule().name, place));
      if (dot != std::string::npos && std::ranges::find(kParts, place.substr(dot + 1)) == std::end(kParts))
        error(fmt::format("rule {}: 'dead {}': expected .lo, .hi, .b0 to .b3, or .0 to .3 of a tuple", rule().name,
                          place));
    }
  }

  Rule& rule() { return rules_.back(); }

  std::string_view source_;
  Diagnostics& diagnostics_;
  std::vector<Rule> rules_;
  std::set<std::string> names_;
  List list_ = List::none;
  int list_column_ = 0;
  int line_ = 0, column_ = 1;
  bool has_to_ = false;
};

}  // namespace

const Variable* Rule::find(std::string_view variable) const {
  const auto found = std::ranges::find(variables, variable, &Variable::name);
  return found == variables.end() ? nullptr : &*found;
}

std::string_view Rule::instruction_set() const {
  const auto found = std::ranges::find_if(choices, [](const Choice& choice) { return !choice.set.empty(); });
  return found == choices.end() ? std::string_view() : found->set;
}

bool Rule::is_for_target(std::string_view target) const {
  return targets.empty() ||
         std::ranges::any_of(targets, [&](const std::string& beginning) { return target.starts_with(beginning); });
}

std::vector<const isa::Target*> all_targets() {
  std::vector<const isa::Target*> all;
  for (const isa::Target& target : isa::targets())
    for (const unsigned size : {32u, 64u})
      if (const isa::Target* const sized = isa::with_wave_size(target, size)) all.push_back(sized);
  return all;
}

std::vector<Rule> read_rules(std::string_view source, Diagnostics& diagnostics) {
  return RuleReader(source, diagnostics).read();
}

}  // namespace lw::rewrite
