// Macros, repetitions, and directives that speak to the user.
#include <fmt/format.h>

#include <algorithm>

#include "text/directives.h"

namespace lw::text {
namespace {

constexpr std::string_view kMacroOpens[] = {".macro"};
constexpr std::string_view kRepeatOpens[] = {".rept", ".rep", ".irp", ".irpc"};

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

// The rest of a statement's line, without a comment.
std::string_view statement_text(AssemblyState& s) {
  std::string_view line = s.lexer().take_raw_line();
  bool quoted = false;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && (i == 0 || line[i - 1] != '\\')) quoted = !quoted;
    if (!quoted && (line[i] == ';' || (line[i] == '/' && i + 1 < line.size() && line[i + 1] == '/'))) {
      line = line.substr(0, i);
      break;
    }
  }
  return trim(line);
}

// Splits at commas, and at blanks between two things that no operator joins, outside of brackets and quotes.
std::vector<std::string> split_arguments(std::string_view text) {
  std::vector<std::string> arguments;
  std::string current;
  int depth = 0;
  bool quoted = false, after_comma = true;
  const auto is_operator = [](char c) { return std::string_view("+-*/%&|^~<>=!").find(c) != std::string_view::npos; };
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      current += c;
      if (c == '\\' && i + 1 < text.size())
        current += text[++i];
      else if (c == '"')
        quoted = false;
      continue;
    }
    if (c == '"') quoted = true;
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && depth > 0) --depth;
    if (c == ',' && depth == 0) {
      arguments.push_back(std::string(trim(current)));
      current.clear();
      after_comma = true;
      continue;
    }
    if ((c == ' ' || c == '\t') && depth == 0) {
      size_t next = i;
      while (next < text.size() && (text[next] == ' ' || text[next] == '\t')) ++next;
      const bool joined = current.empty() || next == text.size() || text[next] == ',' || is_operator(text[next]) ||
                          is_operator(current.back());
      if (!joined) {
        arguments.push_back(std::string(trim(current)));
        current.clear();
        after_comma = false;
      } else if (!current.empty()) {
        current += ' ';
      }
      i = next - 1;
      continue;
    }
    current += c;
  }
  const std::string last(trim(current));
  if (!last.empty() || (after_comma && !arguments.empty())) arguments.push_back(last);
  return arguments;
}

// A whole argument in quotes stands for what is inside.
std::string unquote(std::string text) {
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"' && text.find('"', 1) == text.size() - 1)
    return text.substr(1, text.size() - 2);
  return text;
}

}  // namespace

void Directives::include(AssemblyState& s, std::string_view, Location at) {
  const Location name_at = s.here();
  const std::optional<std::string> name = s.parse_string();
  if (!name || !s.expect_end()) return;
  std::optional<std::string> text = s.include_ ? s.include_(*name) : std::nullopt;
  if (!text) return s.error(name_at, fmt::format("'{}' cannot be read", *name));
  const size_t depth = s.inputs_.size();
  s.push_input(std::move(*text), at, s.included_names_.emplace_back(*name));
  if (s.inputs_.size() > depth) s.inputs_.back().is_file = true;
}

void Directives::macro(AssemblyState& s, std::string_view, Location at) {
  Macro macro;
  macro.defined_at = at;
  const Location name_at = s.here();
  const auto name = s.parse_symbol_name();
  if (!name) return;
  macro.name = *name;
  s.accept(',');
  while (s.token().kind != TokenKind::end) {
    MacroParameter parameter;
    const Location parameter_at = s.here();
    const auto parameter_name = s.parse_symbol_name();
    if (!parameter_name) return;
    parameter.name = *parameter_name;
    if (s.accept(':')) {
      const Token qualifier = s.token();
      if (qualifier.is_identifier("req"))
        parameter.required = true;
      else if (qualifier.is_identifier("vararg"))
        parameter.variadic = true;
      else {
        s.error(s.here(), "a parameter may be :req or :vararg");
        return;
      }
      s.lexer().advance();
    }
    if (s.accept('=')) {
      const char* begin = s.token().begin;
      const char* end = begin;
      int depth = 0;
      while (s.token().kind != TokenKind::end && !(depth == 0 && s.token().is(','))) {
        if (depth == 0 && end != begin && s.token().begin != end) break;
        if (s.token().is('(') || s.token().is('[')) ++depth;
        if (s.token().is(')') || s.token().is(']')) --depth;
        end = s.token().end;
        s.lexer().advance();
      }
      parameter.default_value = unquote(std::string(begin, end));
    }
    if (!macro.parameters.empty() && macro.parameters.back().variadic) {
      s.error(parameter_at, "a :vararg parameter must be the last");
      return;
    }
    for (const MacroParameter& other : macro.parameters) {
      if (other.name != parameter.name) continue;
      s.error(parameter_at, fmt::format("parameter '{}' stands twice", parameter.name));
      return;
    }
    macro.parameters.push_back(std::move(parameter));
    s.accept(',');
  }
  if (!take_block(s.lexer(), kMacroOpens, ".endm", ".endmacro", macro.body)) {
    s.error(at, ".macro without .endm");
    return;
  }
  const std::string key = macro.name;
  if (!s.macros_.try_emplace(key, std::move(macro)).second)
    s.error(name_at, fmt::format("macro '{}' is already defined", key), ".purgem removes a macro");
}

void Directives::purge_macro(AssemblyState& s, std::string_view, Location) {
  const Location at = s.here();
  const auto name = s.parse_symbol_name();
  if (!name) return;
  if (s.macros_.erase(std::string(*name)) == 0) s.error(at, fmt::format("there is no macro '{}'", *name));
}

std::vector<std::string> Directives::macro_arguments(AssemblyState& s, const Macro& macro, Location at, bool& ok) {
  std::vector<std::string> values(macro.parameters.size());
  std::vector<bool> given(macro.parameters.size());
  ok = true;
  const std::string_view text = statement_text(s);
  if (!macro.parameters.empty() && macro.parameters.back().variadic && macro.parameters.size() == 1) {
    values[0] = text;
    return values;
  }
  const std::vector<std::string> written = split_arguments(text);
  size_t next = 0;
  for (size_t i = 0; i < written.size(); ++i) {
    const std::string& argument = written[i];
    size_t name_end = 0;
    while (name_end < argument.size() && is_name_char(argument[name_end])) ++name_end;
    size_t equals = name_end;
    while (equals < argument.size() && argument[equals] == ' ') ++equals;
    if (name_end != 0 && equals < argument.size() && argument[equals] == '=' &&
        (equals + 1 == argument.size() || argument[equals + 1] != '=')) {
      const std::string_view key = std::string_view(argument).substr(0, name_end);
      const auto found = std::find_if(macro.parameters.begin(), macro.parameters.end(),
                                      [&](const MacroParameter& parameter) { return parameter.name == key; });
      if (found == macro.parameters.end()) {
        s.error(at, fmt::format("macro '{}' has no parameter '{}'", macro.name, key));
        ok = false;
        return values;
      }
      const auto index = static_cast<size_t>(found - macro.parameters.begin());
      values[index] = unquote(std::string(trim(std::string_view(argument).substr(equals + 1))));
      given[index] = true;
      continue;
    }
    if (next >= macro.parameters.size()) {
      s.error(at, fmt::format("macro '{}' takes {} argument{}, found {}", macro.name, macro.parameters.size(),
                              macro.parameters.size() == 1 ? "" : "s", written.size()));
      ok = false;
      return values;
    }
    if (macro.parameters[next].variadic) {
      for (; i < written.size(); ++i) values[next] += (values[next].empty() ? "" : ",") + written[i];
      given[next] = true;
      break;
    }
    if (!argument.empty()) {
      values[next] = unquote(argument);
      given[next] = true;
    }
    ++next;
  }
  for (size_t i = 0; i < values.size(); ++i) {
    if (given[i]) continue;
    values[i] = macro.parameters[i].default_value;
    if (!macro.parameters[i].required) continue;
    s.error(at, fmt::format("macro '{}' needs its parameter '{}'", macro.name, macro.parameters[i].name));
    ok = false;
  }
  return values;
}

void AssemblyState::start_macro(const Macro& macro, Location at) {
  bool ok = true;
  const std::vector<std::string> arguments = Directives::macro_arguments(*this, macro, at, ok);
  if (!ok) return;
  push_input(expand_macro(macro, arguments, macro_instances_++), at, macro.name);
}

void Directives::exit_macro(AssemblyState& s, std::string_view, Location at) {
  if (s.inputs_.size() == 1 || s.inputs_.back().macro_name.empty()) {
    s.error(at, ".exitm outside of a macro");
    return;
  }
  s.conditions_.resize(std::min(s.conditions_.size(), s.inputs_.back().condition_depth));
  s.inputs_.pop_back();
}

void Directives::repeat(AssemblyState& s, std::string_view name, Location at) {
  const auto count = s.parse_number();
  std::string body;
  if (!take_block(s.lexer(), kRepeatOpens, ".endr", "", body)) {
    s.error(at, fmt::format("{} without .endr", name));
    return;
  }
  if (!count) return;
  if (*count < 0) {
    s.error(at, "the number of repetitions is negative");
    return;
  }
  if (body.empty() || *count == 0) return;
  if (static_cast<uint64_t>(*count) > kMaxExpansionBytes / body.size()) {
    s.error(at, fmt::format("the repetitions expand to more than {} bytes", kMaxExpansionBytes));
    return;
  }
  std::string text;
  text.reserve(body.size() * static_cast<size_t>(*count));
  for (int64_t i = 0; i < *count; ++i) text += body;
  s.push_input(std::move(text), at, s.inputs_.back().macro_name);
}

// .irp NAME, VALUE, VALUE …; .irpc NAME, CHARACTERS
void Directives::repeat_over(AssemblyState& s, std::string_view name, Location at) {
  const auto parameter = s.parse_symbol_name();
  if (!parameter) return;
  Macro body;
  body.parameters.push_back({std::string(*parameter), "", false, false});
  s.accept(',');
  const std::string_view text = statement_text(s);
  std::vector<std::string> values;
  if (name == ".irp")
    values = split_arguments(text);
  else
    for (const char c : unquote(std::string(text))) values.push_back(std::string(1, c));
  if (!take_block(s.lexer(), kRepeatOpens, ".endr", "", body.body)) {
    s.error(at, fmt::format("{} without .endr", name));
    return;
  }
  std::string expanded;
  for (const std::string& value : values) {
    expanded += expand_macro(body, {unquote(value)}, s.macro_instances_);
    if (expanded.size() > kMaxExpansionBytes) break;
  }
  s.push_input(std::move(expanded), at, s.inputs_.back().macro_name);
}

void Directives::stray_end(AssemblyState& s, std::string_view name, Location at) {
  s.error(at, fmt::format("{} closes nothing", name));
}

void Directives::say(AssemblyState& s, std::string_view name, Location at) {
  std::optional<std::string> text = std::string();
  if (s.token().kind != TokenKind::end) text = s.parse_string();
  if (!text) return;
  if (name == ".error" || name == ".err")
    s.error(at, text->empty() ? fmt::format("{} was reached", name) : *text);
  else
    s.warning(at, *text);
}

void Directives::end(AssemblyState& s, std::string_view name, Location at) {
  if (name == ".abort") s.error(at, ".abort was reached");
  s.stopped_ = true;
}

}  // namespace lw::text
