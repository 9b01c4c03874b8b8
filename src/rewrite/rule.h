// Rules as text: which instructions can be replaced by which others (docs/adding-a-rule.md has the syntax). What is
// here is the same for every target; case.h has a rule's instructions on one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "isa/isa.h"

namespace lw::rewrite {

enum class VariableKind : uint8_t {
  vgpr,
  sgpr,
  mask,      // a lane mask: a pair of SGPRs, or one in waves of 32 lanes
  value,     // a VGPR, an SGPR or a constant, 32 bits
  constant,  // an operand or an immediate that is a constant
  computed,  // a constant that an expression of others gives
};

struct Variable {
  std::string name;
  VariableKind kind = VariableKind::vgpr;
  unsigned dwords = 1;     // registers of a tuple
  std::string expression;  // of a computed one
  Location at;

  unsigned dwords_on(const isa::Target& target) const {
    return kind == VariableKind::mask ? target.wave_size / 32u : dwords;
  }
  bool is_constant() const { return kind == VariableKind::constant || kind == VariableKind::computed; }
};

// Alternatives that are put in place of names, all names together.
struct Choice {
  std::vector<std::string> names;
  std::vector<std::vector<std::string>> alternatives;  // by alternative, by name
  std::string set;                                     // instead: every instruction of this set (instruction_set.h)
  Location at;
};

// A line of a rule, without the word that begins it.
struct RuleLine {
  std::string text;
  Location at;
};

struct Rule {
  std::string name;
  std::string says;
  std::string idea;
  std::vector<std::string> targets;  // names, or beginnings of names; empty: all
  std::vector<Variable> variables;
  std::vector<Choice> choices;
  std::vector<RuleLine> from, to;
  std::vector<RuleLine> conditions;      // of `where`
  std::vector<std::string> assumptions;  // of `assume`, as parse_assumptions() takes them
  std::vector<std::string> dead;         // "t", "d.hi", "vcc", "scc"
  bool proves_each = false;              // of `each`: every application is proved by itself, and the rule is not
  bool is_faster = false;                // of `faster`: applied also where nothing becomes shorter
  std::string file;
  Location at;

  const Variable* find(std::string_view variable) const;
  // The set of a rule about any instruction; empty for another.
  std::string_view instruction_set() const;
  bool is_for_target(std::string_view target) const;
};

// Every target in each size of its waves.
std::vector<const isa::Target*> all_targets();

// All rules of a file. What is wrong goes to `diagnostics`, all of it; the rules are usable only without errors.
std::vector<Rule> read_rules(std::string_view source, Diagnostics& diagnostics);

// Calls visit(name, is_name) for every piece of a line: names as variables are written, and what is between them.
template <class Visit>
void for_each_word(std::string_view line, const Visit& visit) {
  const auto starts = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  const auto goes_on = [&](char c) { return starts(c) || (c >= '0' && c <= '9'); };
  for (size_t at = 0; at < line.size();) {
    size_t end = at;
    if (starts(line[at])) {
      while (end < line.size() && goes_on(line[end])) ++end;
      visit(line.substr(at, end - at), true);
    } else {
      // A digit begins a number, whose letters are no name: 0xffff.
      const bool is_number = line[at] >= '0' && line[at] <= '9';
      ++end;
      while (end < line.size() && (is_number ? goes_on(line[end]) : !goes_on(line[end]))) ++end;
      visit(line.substr(at, end - at), false);
    }
    at = end;
  }
}

// The line with every name that `replace` knows replaced.
template <class Replace>
std::string with_names_replaced(std::string_view line, const Replace& replace) {
  std::string out;
  for_each_word(line, [&](std::string_view word, bool is_name) {
    const std::optional<std::string> other = is_name ? replace(word) : std::nullopt;
    out += other ? *other : std::string(word);
  });
  return out;
}

}  // namespace lw::rewrite
