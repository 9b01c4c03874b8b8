#include "text/macro_arguments.h"

#include <fmt/format.h>

namespace lw::text {
namespace {

// Where <text> that begins at `text` ends, after its >; 0 where it does not in this line. An ! takes what follows as
// it is.
size_t end_of_angles(std::string_view text) {
  for (size_t i = 1; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] == '>') return i + 1;
    if (text[i] == '!' && i + 1 < text.size() && text[i + 1] != '\n') ++i;
  }
  return 0;
}

// Blanks around these do not end an argument.
bool is_operator(const Token& token) {
  if (token.kind != TokenKind::punctuation) return false;
  switch (token.op) {
    case '+':
    case '-':
    case '~':
    case '*':
    case '/':
    case '!':
    case '<':
    case '>':
    case '|':
    case '&':
    case '^':
    case op::shift_left:
    case op::shift_right:
    case op::less_equal:
    case op::greater_equal:
    case op::equal:
    case op::not_equal:
    case op::logical_and:
    case op::logical_or: return true;
    default: return false;
  }
}

void append(MacroArgument& argument, const Token& token) {
  std::string_view text = token.text();
  if (token.kind == TokenKind::string) text = text.substr(1, text.size() - 2);
  argument.text += text;
  ++argument.tokens;
}

}  // namespace

std::string_view rest_of_statement(AssemblyState& s) {
  std::string_view line = s.lexer().take_raw_line();
  bool quoted = false;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && (i == 0 || line[i - 1] != '\\')) quoted = !quoted;
    if (!quoted && (line[i] == ';' || (line[i] == '/' && i + 1 < line.size() && line[i + 1] == '/'))) {
      line = line.substr(0, i);
      break;
    }
  }
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::optional<MacroArgument> ArgumentReader::next() {
  if (is_alternate_ && state_.token().is('%')) return value_of_expression();
  if (is_alternate_ && state_.token().is('<'))
    if (const auto text = text_in_angles()) return text;
  Lexer& lexer = state_.lexer();
  MacroArgument argument;
  int parentheses = 0;
  const char* end = lexer.token().begin;  // of what was taken
  for (;; lexer.advance()) {
    const Token& token = lexer.token();
    if (token.is('=') || (token.kind == TokenKind::invalid && token.text() == "\"")) {
      state_.error(state_.here(), token.is('=') ? "an '=' is not allowed in an argument" : token.problem);
      return std::nullopt;
    }
    if (token.kind == TokenKind::end) {
      if (parentheses == 0) break;
      state_.error(state_.here(), "expected ')'");
      return std::nullopt;
    }
    if (parentheses == 0) {
      if (token.is(',')) break;
      if (is_operator(token)) {
        append(argument, token);
        end = lexer.peek().begin;
        continue;
      }
      if (token.begin != end) break;
    }
    if (token.is('(')) ++parentheses;
    if (token.is(')') && parentheses > 0) --parentheses;
    argument.text.append(end, token.begin);
    append(argument, token);
    end = token.end;
  }
  return argument;
}

std::optional<MacroArgument> ArgumentReader::value_of_expression() {
  state_.lexer().advance();
  const std::optional<int64_t> value = state_.parse_number();
  if (!value) return std::nullopt;
  return MacroArgument{std::to_string(*value), 1};
}

std::optional<MacroArgument> ArgumentReader::text_in_angles() {
  Lexer& lexer = state_.lexer();
  const char* begin = lexer.token().begin;
  const size_t size = end_of_angles({begin, static_cast<size_t>(lexer.text_end() - begin)});
  if (size == 0) return std::nullopt;
  MacroArgument argument;
  argument.tokens = 1;
  for (const char* c = begin + 1; c != begin + size - 1; ++c) {
    if (*c == '!') ++c;  // end_of_angles() has found something behind it
    argument.text += *c;
  }
  lexer.continue_at(begin + size);
  return argument;
}

}  // namespace lw::text
