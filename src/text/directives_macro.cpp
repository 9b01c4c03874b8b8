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

// Where <text> that begins at `text` ends, after its >; 0 where it does not. An ! takes what follows as it is.
size_t end_of_angles(std::string_view text) {
  for (size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '>') return i + 1;
    if (text[i] == '!') ++i;
  }
  return 0;
}

// Splits at commas, and at blanks between two things that no operator joins, outside of brackets and quotes. With
// .altmacro, <> are quotes, too.
std::vector<std::string> split_arguments(std::string_view text, bool is_alternate) {
  std::vector<std::string> arguments;
  std::string current;
  int depth = 0;
  bool quoted = false, after_comma = true, in_angles = false;
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
    const bool may_be_angles = is_alternate && c == '<' && (current.empty() || current.back() == '=');
    if (const size_t size = may_be_angles ? end_of_angles(text.substr(i)) : 0; size != 0) {
      current += text.substr(i, size);
      i += size - 1;
      in_angles = true;
      continue;
    }
    if (c == '"') quoted = true;
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && depth > 0) --depth;
    if (c == ',' && depth == 0) {
      arguments.push_back(std::string(trim(current)));
      current.clear();
      after_comma = true;
      in_angles = false;
      continue;
    }
    if ((c == ' ' || c == '\t') && depth == 0) {
      size_t next = i;
      while (next < text.size() && (text[next] == ' ' || text[next] == '\t')) ++next;
      const bool joined = current.empty() || next == text.size() || text[next] == ',' ||
                          (!in_angles && (is_operator(text[next]) || is_operator(current.back())));
      if (!joined) {
        arguments.push_back(std::string(trim(current)));
        current.clear();
        after_comma = in_angles = false;
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

// The text that an argument stands for: with .altmacro, what is between <> and the number that an expression behind
// a % is.
std::optional<std::string> Directives::argument_text(AssemblyState& s, const std::string& written, Location at) {
  if (!s.alternate_macros_ || written.empty()) return unquote(written);
  if (written[0] == '<' && end_of_angles(written) == written.size()) {
    std::string text;
    for (size_t i = 1; i + 1 < written.size(); ++i) {
      if (written[i] == '!') ++i;
      text += written[i];
    }
    return text;
  }
  if (written[0] != '%') return unquote(written);
  Lexer lexer(written, at.line);
  lexer.next_statement();
  lexer.advance();
  Expressions::Context context = s.expression_context();
  context.lexer = &lexer;
  context.where = at;
  const size_t mark = s.expressions.mark();  // whose places are in `written`
  const NodeId node = s.expressions.parse(context);
  if (node == kNone) return std::nullopt;
  const Result<int64_t, EvaluationError> value = s.expressions.evaluate_number(node);
  s.expressions.release(mark);
  if (value && lexer.token().kind == TokenKind::end) return std::to_string(*value);
  s.error(at, fmt::format("'{}' is no number", written), value ? "" : value.error().message);
  return std::nullopt;
}

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
  const std::vector<std::string> written = split_arguments(text, s.alternate_macros_);
  const auto give = [&](size_t index, const std::string& argument) {
    const std::optional<std::string> value = argument_text(s, argument, at);
    values[index] = value.value_or("");
    given[index] = true;
    ok &= value.has_value();
  };
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
      give(index, std::string(trim(std::string_view(argument).substr(equals + 1))));
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
    if (!argument.empty()) give(next, argument);
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

void AssemblyState::start_macro(Macro& macro, Location at) {
  bool ok = true;
  const std::vector<std::string> arguments = Directives::macro_arguments(*this, macro, at, ok);
  if (!ok) return;
  push_input(expand_macro(macro, arguments, {macro_instances_++, macro.expansions++, alternate_macros_}), at,
             macro.name);
}

void Directives::exit_macro(AssemblyState& s, std::string_view, Location at) {
  if (s.inputs_.size() == 1 || s.inputs_.back().macro_name.empty()) {
    s.error(at, ".exitm outside of a macro");
    return;
  }
  s.conditions_.resize(std::min(s.conditions_.size(), s.inputs_.back().condition_depth));
  s.inputs_.pop_back();
}

void Directives::alternate_macros(AssemblyState& s, std::string_view name, Location) {
  s.alternate_macros_ = name == ".altmacro";
}

void Directives::repeat(AssemblyState& s, std::string_view name, Location at) {
  const auto count = s.parse_number();
  const bool is_alone = count && s.expect_end();
  Macro block;
  if (!take_block(s.lexer(), kRepeatOpens, ".endr", "", block.body)) {
    s.error(at, fmt::format("{} without .endr", name));
    return;
  }
  if (!is_alone) return;
  if (*count < 0) {
    s.error(at, "the number of repetitions is negative");
    return;
  }
  if (block.body.empty() || *count == 0) return;
  if (static_cast<uint64_t>(*count) > kMaxExpansionBytes / block.body.size()) {
    s.error(at, fmt::format("the repetitions expand to more than {} bytes", kMaxExpansionBytes));
    return;
  }
  std::string text;
  text.reserve(block.body.size() * static_cast<size_t>(*count));
  for (uint64_t i = 0; i < static_cast<uint64_t>(*count); ++i)
    text += expand_macro(block, {}, {std::nullopt, i, false});
  s.push_input(std::move(text), at, s.inputs_.back().macro_name);
}

// .irp NAME, VALUE, VALUE …; .irpc NAME, CHARACTERS
void Directives::repeat_over(AssemblyState& s, std::string_view name, Location at) {
  const auto parameter = s.parse_symbol_name();
  if (!parameter) return;
  Macro body;
  body.parameters.push_back({std::string(*parameter), "", false, false});
  const Location comma_at = s.here();
  const bool has_comma = s.accept(',') || s.dialect() != Dialect::llvm;
  const std::string_view text = statement_text(s);
  if (!has_comma) s.error(comma_at, fmt::format("expected ',' behind the name of {}", name));
  std::vector<std::string> values;
  if (name == ".irp")
    values = split_arguments(text, s.alternate_macros_);
  else
    for (const char c : unquote(std::string(text))) values.push_back(std::string(1, c));
  if (!take_block(s.lexer(), kRepeatOpens, ".endr", "", body.body)) {
    s.error(at, fmt::format("{} without .endr", name));
    return;
  }
  if (!has_comma) return;
  if (name == ".irpc" && text.empty()) return s.error(comma_at, ".irpc without characters");
  std::string expanded;
  for (const std::string& value : values) {
    const std::optional<std::string> argument = argument_text(s, value, at);
    if (!argument) return;
    expanded += expand_macro(body, {*argument}, {s.macro_instances_, body.expansions++, s.alternate_macros_});
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
