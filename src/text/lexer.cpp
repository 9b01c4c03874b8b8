#include "text/lexer.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <string>

namespace lw::text {
namespace {

enum Class : uint8_t { kNameStart = 1, kDigit = 2, kBlank = 4, kHexDigit = 8 };

constexpr std::array<uint8_t, 256> make_classes() {
  std::array<uint8_t, 256> table{};
  for (int c = 0; c < 256; ++c) table[c] = is_name_start(static_cast<char>(c)) ? kNameStart : 0;
  for (int c = '0'; c <= '9'; ++c) table[c] = kDigit | kHexDigit;
  for (int c = 'a'; c <= 'f'; ++c) table[c] = table[c - 'a' + 'A'] = kNameStart | kHexDigit;
  table[' '] = table['\t'] = table['\r'] = table['\f'] = table['\v'] = kBlank;
  return table;
}
constexpr std::array<uint8_t, 256> kClasses = make_classes();

bool in_class(char c, uint8_t mask) { return (kClasses[static_cast<uint8_t>(c)] & mask) != 0; }

int digit_value(char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; }

Token invalid(const char* begin, const char* end, const char* problem) {
  Token token;
  token.kind = TokenKind::invalid;
  token.begin = begin;
  token.end = end;
  token.problem = problem;
  return token;
}

const char* skip_digits(const char* at) {
  while (in_class(*at, kDigit)) ++at;
  return at;
}

// C's suffixes U, L, UL, LL, ULL are read and ignored, in letters of either case.
const char* skip_integer_suffix(const char* at) {
  if ((*at | 0x20) == 'u') ++at;
  if ((*at | 0x20) == 'l') ++at;
  if ((*at | 0x20) == 'l') ++at;
  return at;
}

Token integer_token(const char* begin, const char* digits, const char* end, int base) {
  uint64_t value = 0;
  for (const char* c = digits; c != end; ++c) {
    const int digit = digit_value(*c);
    if (digit >= base) return invalid(begin, end, base == 8 ? "invalid octal number" : "invalid number");
    if (value > (UINT64_MAX - digit) / base) return invalid(begin, end, "number does not fit in 64 bits");
    value = value * base + digit;
  }
  Token token;
  token.kind = TokenKind::integer;
  token.begin = begin;
  token.end = skip_integer_suffix(end);
  token.integer = value;
  return token;
}

Token real_token(const char* begin, const char* end) {
  Token token;
  token.kind = TokenKind::real;
  token.begin = begin;
  token.end = end;
  return token;
}

// An exponent "e+12" or "p-3" at `at`; `at` itself when there is none. That of decimals may be an "e-" without digits.
const char* skip_exponent(const char* at, char letter) {
  if ((*at | 0x20) != letter) return at;
  const char* digits = at + 1;
  if (*digits == '+' || *digits == '-') ++digits;
  const char* end = skip_digits(digits);
  return end == digits && letter == 'p' ? at : end;
}

Token hexadecimal(const char* begin) {
  const char* digits = begin + 2;
  const char* end = digits;
  while (in_class(*end, kHexDigit)) ++end;
  if (*end == '.' || (*end | 0x20) == 'p') {
    const char* const point = end;
    if (*end == '.') {
      ++end;
      while (in_class(*end, kHexDigit)) ++end;
    }
    if (point == digits && end <= point + 1)
      return invalid(begin, end, "hexadecimal floating-point number needs a digit");
    const char* exponent = skip_exponent(end, 'p');
    if (exponent == end) return invalid(begin, end, "hexadecimal floating-point number needs an exponent 'p'");
    return real_token(begin, exponent);
  }
  if (end == digits) return invalid(begin, end, "invalid hexadecimal number");
  return integer_token(begin, digits, end, 16);
}

Token number(const char* begin) {
  const char next = begin[0] == '0' ? static_cast<char>(begin[1] | 0x20) : '\0';
  if (next == 'x') return hexadecimal(begin);
  if (next == 'b' && (begin[2] == '0' || begin[2] == '1')) {
    return integer_token(begin, begin + 2, skip_digits(begin + 2), 2);
  }
  const char* end = skip_digits(begin);
  const bool is_octal = begin[0] == '0' && end - begin > 1;  // of which there are no fractions: 01.5 is 1 and .5
  const bool is_zero = begin[0] == '0' && end - begin == 1;  // which needs its point: 0e1 is no number
  if (!is_octal && (*end == '.' || (!is_zero && (*end | 0x20) == 'e'))) {
    const char* stop = *end == '.' ? skip_digits(end + 1) : end;
    if (*end == '.' && (*stop == '+' || *stop == '-'))
      return invalid(begin, stop, "a fraction needs a blank before a sign");
    stop = skip_exponent(stop, 'e');
    if (stop != end) return real_token(begin, stop);
  }
  if ((*end == 'b' || *end == 'f') && !in_class(end[1], kNameStart | kDigit)) {
    Token token = integer_token(begin, begin, end, 10);
    if (token.kind != TokenKind::integer) return token;
    token.kind = TokenKind::local_label;
    token.end = end + 1;
    return token;
  }
  return integer_token(begin, begin, end, is_octal ? 8 : 10);
}

Token quoted(const char* begin, const char* text_end) {
  const char* at = begin + 1;
  while (at < text_end && *at != '"' && *at != '\n') at += *at == '\\' && at + 1 < text_end ? 2 : 1;
  if (at >= text_end || *at != '"') return invalid(begin, begin + 1, "string has no closing quote");
  Token token;
  token.kind = TokenKind::string;
  token.begin = begin;
  token.end = at + 1;
  return token;
}

Token character(const char* begin, const char* text_end) {
  const char* at = begin + 1;
  if (at >= text_end || *at == '\n') return invalid(begin, begin + 1, "character has no closing quote");
  char value = *at++;
  if (value == '\\' && at < text_end) {
    value = *at++;
    if (value == 'n')
      value = '\n';
    else if (value == 't')
      value = '\t';
    else if (value == 'r')
      value = '\r';
    else if (value == 'b')
      value = '\b';
    else if (value == 'f')
      value = '\f';
  }
  if (at >= text_end || *at != '\'') return invalid(begin, begin + 1, "character has no closing quote");
  Token token;
  token.kind = TokenKind::integer;
  token.begin = begin;
  token.end = at + 1;
  token.integer = static_cast<uint8_t>(value);
  return token;
}

Token punctuation(const char* at) {
  const auto make = [at](char op, int length) {
    Token token;
    token.kind = TokenKind::punctuation;
    token.op = op;
    token.begin = at;
    token.end = at + length;
    return token;
  };
  const char second = at[1];
  switch (*at) {
    case '<':
      if (second == '<') return make(op::shift_left, 2);
      if (second == '=') return make(op::less_equal, 2);
      if (second == '>') return make(op::not_equal, 2);
      return make('<', 1);
    case '>':
      if (second == '>') return make(op::shift_right, 2);
      if (second == '=') return make(op::greater_equal, 2);
      return make('>', 1);
    case '=': return second == '=' ? make(op::equal, 2) : make('=', 1);
    case '!': return second == '=' ? make(op::not_equal, 2) : make('!', 1);
    case '&': return second == '&' ? make(op::logical_and, 2) : make('&', 1);
    case '|': return second == '|' ? make(op::logical_or, 2) : make('|', 1);
    case '(':
    case ')':
    case '[':
    case ']':
    case '{':
    case '}':
    case ',':
    case ':':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '^':
    case '~':
    case '@':
    case '#':
    case '\\':
    case '?': return make(*at, 1);
    default: return invalid(at, at + 1, "unexpected character");
  }
}

}  // namespace

template <class Float>
Float Token::real() const {
  std::string_view number = text();
  const bool is_hexadecimal = number.size() > 1 && (number[1] | 0x20) == 'x';
  if (!is_hexadecimal) {
    const std::string_view up_to_e = number.substr(0, number.find_last_not_of("+-") + 1);
    if ((up_to_e.back() | 0x20) == 'e') number = up_to_e.substr(0, up_to_e.size() - 1);
  }
  const char* const digits = number.data() + (is_hexadecimal ? 2 : 0);
  Float value = 0;
  const auto format = is_hexadecimal ? std::chars_format::hex : std::chars_format::general;
  const auto [stop, error] = std::from_chars(digits, number.data() + number.size(), value, format);
  // Which of the two, it does not say.
  if (error == std::errc::result_out_of_range)
    return static_cast<Float>(std::strtod(std::string(number).c_str(), nullptr));
  LW_CHECK(error == std::errc() && stop == number.data() + number.size(), number);
  return value;
}

template double Token::real() const;
template float Token::real() const;

Lexer::Lexer(std::string_view text, int first_line, Punctuation punctuation)
    : begin_(text.data()),
      end_(text.data() + text.size()),
      first_line_(first_line),
      next_(text.data()),
      line_begin_(text.data()),
      statement_begin_(text.data()),
      statement_line_(first_line),
      counted_to_(text.data()),
      line_(first_line),
      counted_line_begin_(text.data()),
      is_clrx_(punctuation == Punctuation::clrx) {
  token_.begin = token_.end = next_;
}

// Blanks and comments inside a statement. Stops at a newline, at a comment that ends the statement, or at a token.
inline const char* Lexer::skip_blank(const char* at) const {
  for (;;) {
    while (in_class(*at, kBlank)) ++at;
    if (is_clrx_ && *at == '\\' && (at[1] == '\n' || (at[1] == '\r' && at[2] == '\n'))) {
      at += at[1] == '\n' ? 2 : 3;
      continue;
    }
    if (*at != '/' || at[1] != '*') return at;
    const char* close = at + 2;
    while (close < end_ && !(close[0] == '*' && close[1] == '/')) ++close;
    if (close >= end_) {
      open_comment_ = at;
      return end_;
    }
    at = close + 2;
  }
}

// Fills the token where it will be read: copying one right after its fields were written waits for them.
void Lexer::scan(const char* from, Token& token) const {
  const char* at = skip_blank(from);
  const char c = *at;
  token.kind = TokenKind::end;
  token.op = 0;
  token.begin = token.end = at;
  if (c == ',' || c == '[' || c == ']' || c == ':') {
    token.kind = TokenKind::punctuation;
    token.op = c;
    token.end = at + 1;
    return;
  }
  if (in_class(c, kNameStart)) {
    if (c == '.' && in_class(at[1], kDigit)) {
      const char* end = skip_digits(at + 1);
      if (!in_class(*end, kNameStart | kDigit) || (*end | 0x20) == 'e') {
        token = real_token(at, skip_exponent(end, 'e'));
        return;
      }
    }
    const char* end = at + 1;
    while (in_class(*end, kNameStart | kDigit)) ++end;
    token.kind = TokenKind::identifier;
    token.end = end;
    return;
  }
  if (c == '\n' || c == ';') return;
  token = other_token(at);
}

Token Lexer::other_token(const char* at) const {
  const char c = *at;
  if (in_class(c, kDigit)) return number(at);
  const bool is_end = at >= end_ || (is_clrx_ && c == '#') || (!is_clrx_ && c == '/' && at[1] == '/');
  if (is_end) {
    Token token;
    token.begin = token.end = at;
    return token;
  }
  if (c == '/' && at[1] == '/')
    return invalid(at, at + 2, "'//' divides unsigned numbers in CLRX, which is not modelled; comments begin with '#'");
  if (c == '"') return quoted(at, end_);
  if (c == '\'') return character(at, end_);
  return punctuation(at);
}

void Lexer::advance() {
  if (token_.kind == TokenKind::end) return;
  if (peeked_from_ == next_)
    token_ = peeked_;
  else
    scan(next_, token_);
  next_ = token_.end;
}

const Token& Lexer::peek() const {
  if (token_.kind == TokenKind::end) return token_;
  if (peeked_from_ != next_) {
    scan(next_, peeked_);
    peeked_from_ = next_;
  }
  return peeked_;
}

bool Lexer::find_statement() {
  const char* at = next_;
  for (;;) {
    at = skip_blank(at);
    if (at >= end_) break;
    if (is_clrx_ && *at == ';') {
      ++at;
      continue;
    }
    const bool comment = *at == '#' || (!is_clrx_ && (*at == ';' || (*at == '/' && at[1] == '/')));
    if (comment) {
      const void* newline = std::memchr(at, '\n', static_cast<size_t>(end_ - at));
      at = newline != nullptr ? static_cast<const char*>(newline) : end_;
      if (at >= end_) break;
    }
    if (*at != '\n') break;
    ++at;
  }
  next_ = at;
  statement_begin_ = at;
  for (const char* c = counted_to_; c < at; ++c) {
    c = static_cast<const char*>(std::memchr(c, '\n', static_cast<size_t>(at - c)));
    if (c == nullptr) break;
    ++line_;
    counted_line_begin_ = c + 1;
  }
  counted_to_ = at;
  statement_line_ = line_;
  line_begin_ = counted_line_begin_;
  if (at >= end_) {
    token_ = Token{};
    token_.begin = token_.end = end_;
    return false;
  }
  return true;
}

void Lexer::enter_statement() {
  scan(statement_begin_, token_);
  next_ = token_.end;
}

void Lexer::skip_statement() {
  while (token_.kind != TokenKind::end) advance();
}

bool Lexer::find_open_comment() {
  if (open_comment_ == nullptr) return false;
  statement_begin_ = line_begin_ = begin_;
  statement_line_ = first_line_;
  token_ = Token{};
  token_.begin = token_.end = open_comment_;
  return true;
}

std::string_view Lexer::take_raw_line() {
  const char* begin = token_.begin;
  const void* newline = std::memchr(begin, '\n', static_cast<size_t>(end_ - begin));
  const char* stop = newline != nullptr ? static_cast<const char*>(newline) : end_;
  token_.kind = TokenKind::end;
  token_.begin = token_.end = next_ = stop;
  return {begin, static_cast<size_t>(stop - begin)};
}

void Lexer::continue_at(const char* at) {
  scan(at, token_);
  next_ = token_.end;
}

void Lexer::resume_at(const char* at) {
  next_ = at;
  token_.kind = TokenKind::end;
  token_.begin = token_.end = at;
}

Location Lexer::location(const char* at) const {
  int line = statement_line_;
  const char* begin = line_begin_;
  for (const char* c = statement_begin_; c < at; ++c) {
    if (*c != '\n') continue;
    ++line;
    begin = c + 1;
  }
  return {line, static_cast<int>(at - begin) + 1};
}

}  // namespace lw::text
