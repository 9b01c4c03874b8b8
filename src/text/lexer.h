// Splits assembly text into the tokens of one statement at a time, without allocating.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/base.h"

namespace lw::text {

enum class TokenKind : uint8_t {
  end,         // end of the statement: newline, comment to the end of the line, or end of the text
  identifier,  // letters, digits, '_', '$', '.'; not starting with a digit
  integer,
  real,
  string,       // with its quotes
  local_label,  // 1b, 23f: `integer` is the number, the last character the direction
  punctuation,  // `op` is the character, or one of the Op letters for two characters
  invalid,      // a character or number that is no token; `problem` says why
};

// Two-character operators, each as one char so that a switch can hold all operators.
namespace op {
inline constexpr char shift_left = 'l';
inline constexpr char shift_right = 'r';
inline constexpr char less_equal = 'L';
inline constexpr char greater_equal = 'G';
inline constexpr char equal = 'E';
inline constexpr char not_equal = 'N';
inline constexpr char logical_and = 'A';
inline constexpr char logical_or = 'O';
}  // namespace op

inline constexpr char kOpenComment[] = "comment has no closing '*/'";

struct Token {
  TokenKind kind = TokenKind::end;
  char op = 0;
  const char* begin = nullptr;
  const char* end = nullptr;
  uint64_t integer = 0;
  const char* problem = nullptr;

  std::string_view text() const { return {begin, static_cast<size_t>(end - begin)}; }
  bool is(char punctuation) const { return kind == TokenKind::punctuation && op == punctuation; }
  bool is_identifier(std::string_view name) const { return kind == TokenKind::identifier && text() == name; }
  // The value of a real, or of decimal digits. As for llvm-mc, an exponent without digits is 0 ("1e-" is 1), and what
  // is too large or too small for the type, a double or a float, is infinite or 0.
  template <class Float = double>
  Float real() const;
};

// Whether `c` may begin, or continue, a name. Bytes of UTF-8 may.
constexpr bool is_name_start(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || c == '_' || c == '$' || c == '.' || (c & 0x80) != 0;
}
constexpr bool is_name_char(char c) { return is_name_start(c) || (c >= '0' && c <= '9'); }

// What begins a comment and what parts statements.
enum class Punctuation : uint8_t {
  llvm,  // comments: ; // and, at the start of a statement, #
  clrx,  // comment: #; statements end at ; and a line goes on after a backslash
};

// Reads one buffer. The buffer must be followed by a NUL that is not part of `text`.
class Lexer {
 public:
  Lexer(std::string_view text, int first_line, Punctuation punctuation = Punctuation::llvm);

  // Moves to the next statement that is not empty, and to its first token. False when there is none.
  bool next_statement() { return find_statement() && (enter_statement(), true); }
  // The two halves of it.
  bool find_statement();
  void enter_statement();

  // The current token of the current statement. After `end`, advance() stays there.
  const Token& token() const { return token_; }
  void advance();

  // The token after the current one. The reference is good until the next peek().
  const Token& peek() const;

  // Drops the rest of the statement.
  void skip_statement();

  // Goes back to a comment that nothing closes, which hides the rest of the text. False when none was met.
  bool find_open_comment();

  // The rest of the current line from the current token, without its newline; the statement ends there.
  std::string_view take_raw_line();

  // Text from the start of the current statement, for directives that take whole lines (.macro, metadata).
  const char* cursor() const { return token_.begin; }
  const char* statement_begin() const { return statement_begin_; }
  const char* text_end() const { return end_; }

  // Goes on with the token at `at`, a place of the current statement behind its current token.
  void continue_at(const char* at);

  // Continues reading at `at`, which lies in the buffer at the start of a line at or after the current statement.
  void resume_at(const char* at);

  // Line and column of a place in the current statement.
  Location location(const char* at) const;
  Location location() const { return location(token_.begin); }
  int line() const { return statement_line_; }

 private:
  void scan(const char* at, Token& token) const;
  Token other_token(const char* at) const;  // that is neither a name nor one of the most frequent marks
  const char* skip_blank(const char* at) const;

  const char* begin_;
  const char* end_;
  int first_line_;
  const char* next_;        // where scanning goes on
  const char* line_begin_;  // start of the line `statement_begin_` is in
  const char* statement_begin_;
  int statement_line_;
  const char* counted_to_;  // lines up to here are in `line_`
  int line_;
  const char* counted_line_begin_;
  Token token_;
  mutable Token peeked_;  // what scanning from `peeked_from_` gives
  mutable const char* peeked_from_ = nullptr;
  mutable const char* open_comment_ = nullptr;
  bool is_clrx_;
};

}  // namespace lw::text
