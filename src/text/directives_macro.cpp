// Macros, repetitions, and directives that speak to the user.
#include <fmt/format.h>

#include <algorithm>

#include "text/directives.h"
#include "text/macro_arguments.h"

namespace lw::text {
namespace {

constexpr std::string_view kMacroOpens[] = {".macro"};
constexpr std::string_view kRepeatOpens[] = {".rept", ".rep", ".irp", ".irpc"};

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
      const std::optional<MacroArgument> value = ArgumentReader(s, false).next();
      if (!value) return;
      parameter.default_value = value->text;
    }
    if (!macro.parameters.empty() && macro.parameters.back().variadic) {
      s.error(parameter_at, "a :vararg parameter must be the last");
      return;
    }
    for (const MacroParameter& other : macro.parameters) {
      if (other.name != parameter.name) continue;
      s.error(parameter_at, fmt::format("parameter '{}' is given twice", parameter.name));
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

// A value for each parameter, by its place or by its name.
std::optional<std::vector<std::string>> Directives::macro_arguments(AssemblyState& s, const Macro& macro, Location at) {
  const std::vector<MacroParameter>& parameters = macro.parameters;
  std::vector<std::string> values(parameters.size());
  ArgumentReader reader(s, s.alternate_macros_);
  bool by_name = false;
  for (size_t place = 0;; ++place) {
    size_t index = place;
    if (place == parameters.size() && (place != 0 || s.token().kind != TokenKind::end)) {
      s.error(at, fmt::format("macro '{}' takes {} argument{}, and there are more", macro.name, place,
                              place == 1 ? "" : "s"));
      return std::nullopt;
    }
    if (s.token().kind == TokenKind::identifier && s.lexer().peek().is('=')) {
      const std::string_view name = s.token().text();
      index = static_cast<size_t>(std::ranges::find(parameters, name, &MacroParameter::name) - parameters.begin());
      if (index == parameters.size()) {
        s.error(at, fmt::format("macro '{}' has no parameter '{}'", macro.name, name));
        return std::nullopt;
      }
      by_name = true;
      s.lexer().advance();
      s.lexer().advance();
    } else if (by_name) {
      s.error(at, fmt::format("macro '{}': a positional argument after a named one", macro.name));
      return std::nullopt;
    }
    if (!parameters.empty() && parameters.back().variadic && place + 1 == parameters.size()) {
      values[index] = rest_of_statement(s);
    } else {
      const std::optional<MacroArgument> argument = reader.next();
      if (!argument) return std::nullopt;
      if (index < values.size() && argument->tokens != 0) values[index] = argument->text;
    }
    if (s.token().kind == TokenKind::end) break;
    s.accept(',');
  }
  for (size_t i = 0; i < values.size(); ++i) {
    if (!values[i].empty()) continue;
    if (parameters[i].required) {
      s.error(at, fmt::format("macro '{}' needs its parameter '{}'", macro.name, parameters[i].name));
      return std::nullopt;
    }
    values[i] = parameters[i].default_value;
  }
  return values;
}

void AssemblyState::start_macro(Macro& macro, Location at) {
  const std::optional<std::vector<std::string>> arguments = Directives::macro_arguments(*this, macro, at);
  if (!arguments) return lexer().skip_statement();
  push_input(expand_macro(macro, *arguments, {macro_instances_++, macro.expansions++, alternate_macros_}), at,
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
  const bool has_marks = block.body.find('\\') != std::string::npos;
  std::string text;
  text.reserve(block.body.size() * static_cast<size_t>(*count));
  for (uint64_t i = 0; i < static_cast<uint64_t>(*count) && text.size() <= kMaxExpansionBytes; ++i)
    text += has_marks ? expand_macro(block, {}, {std::nullopt, i, false}) : block.body;
  s.push_input(std::move(text), at, s.inputs_.back().macro_name);
}

// .irp NAME, VALUE, VALUE …; .irpc NAME, CHARACTERS
void Directives::repeat_over(AssemblyState& s, std::string_view name, Location at) {
  const auto parameter = s.parse_symbol_name();
  if (!parameter) return;
  Macro body;
  body.parameters.push_back({std::string(*parameter), "", false, false});
  bool ok = s.dialect() == Dialect::llvm ? s.expect(',') : (s.accept(','), true);
  ArgumentReader reader(s, s.alternate_macros_);
  std::vector<std::string> values;
  size_t given = 0;  // the last that is there
  for (size_t tokens = 0; ok && s.token().kind != TokenKind::end; s.accept(',')) {
    const Location value_at = s.here();
    const std::optional<MacroArgument> argument = reader.next();
    ok = argument.has_value();
    if (!ok) break;
    values.push_back(argument->text);
    if (argument->tokens != 0) given = values.size();
    tokens += argument->tokens;
    if (name == ".irpc" && tokens != 1) {
      s.error(value_at, ".irpc takes one word");
      ok = false;
    }
  }
  values.resize(given);
  if (ok && name == ".irpc") {
    if (values.empty()) s.error(s.here(), ".irpc takes one word");
    ok = !values.empty();
    const std::string characters = ok ? values[0] : "";
    values.clear();
    for (const char c : characters) values.push_back(std::string(1, c));
  }
  if (!take_block(s.lexer(), kRepeatOpens, ".endr", "", body.body)) {
    s.error(at, fmt::format("{} without .endr", name));
    return;
  }
  if (!ok) return;
  std::string expanded;
  for (const std::string& value : values) {
    expanded += expand_macro(body, {value}, {s.macro_instances_, body.expansions++, s.alternate_macros_});
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
