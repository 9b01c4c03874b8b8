#include "rewrite/expression.h"

#include <fmt/format.h>

#include <array>

namespace lw::rewrite {
namespace {

class Reader {
 public:
  Reader(std::string_view text, const NameValue& value_of) : text_(text), value_of_(value_of) {}

  Result<uint32_t> read() {
    const uint32_t value = binary(0);
    skip_space();
    if (error_.empty() && at_ < text_.size()) fail("expected an operator or the end");
    if (!error_.empty()) return Error{fmt::format("'{}': {}", text_, error_)};
    return value;
  }

 private:
  static constexpr int kMaxDepth = 100;
  static constexpr size_t kLevels = 6;

  uint32_t fail(std::string text) {
    if (error_.empty()) error_ = std::move(text);
    return 0;
  }
  void skip_space() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(std::string_view token) {
    skip_space();
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }

  uint32_t binary(size_t level) {
    static constexpr std::array<std::array<std::string_view, 2>, kLevels> kOperators = {
        {{"|", ""}, {"^", ""}, {"&", ""}, {"<<", ">>"}, {"+", "-"}, {"*", ""}}};
    if (level == kLevels) return primary();
    uint32_t left = binary(level + 1);
    while (error_.empty()) {
      std::string_view found;
      for (const std::string_view o : kOperators[level])
        if (found.empty() && !o.empty() && take(o)) found = o;
      if (found.empty()) break;
      left = combine(found, left, binary(level + 1));
    }
    return left;
  }

  static uint32_t combine(std::string_view o, uint32_t a, uint32_t b) {
    constexpr uint32_t kShift = 31;
    if (o == "|") return a | b;
    if (o == "^") return a ^ b;
    if (o == "&") return a & b;
    if (o == "<<") return a << (b & kShift);
    if (o == ">>") return a >> (b & kShift);
    if (o == "+") return a + b;
    if (o == "-") return a - b;
    return a * b;
  }

  uint32_t primary() {
    if (++depth_ > kMaxDepth) return fail("too deeply nested");
    uint32_t value = 0;
    if (take("(")) {
      value = binary(0);
      if (!take(")")) fail("expected ')'");
    } else {
      value = word();
    }
    --depth_;
    return value;
  }

  uint32_t word() {
    skip_space();
    const size_t begin = at_;
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '_' || text_[at_] == '.'))
      ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (word.empty()) return fail("expected a name or a number");
    if (word[0] >= '0' && word[0] <= '9') {
      const std::optional<uint64_t> number = parse_unsigned(word);
      if (!number || *number > UINT32_MAX) return fail(fmt::format("'{}' is not a number of 32 bits", word));
      return static_cast<uint32_t>(*number);
    }
    const std::optional<uint32_t> value = value_of_(word);
    return value ? *value : fail(fmt::format("the rule has no constant '{}'", word));
  }

  std::string_view text_;
  const NameValue& value_of_;
  size_t at_ = 0;
  int depth_ = 0;
  std::string error_;
};

}  // namespace

Result<uint32_t> evaluate(std::string_view expression, const NameValue& value_of) {
  return Reader(expression, value_of).read();
}

std::optional<Comparison> split_comparison(std::string_view text) {
  for (size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (rest.starts_with("<<") || rest.starts_with(">>")) {
      ++i;
      continue;
    }
    for (const std::string_view op : {"==", "!=", "<=", ">=", "<", ">"})
      if (rest.starts_with(op)) return Comparison{text.substr(0, i), op, rest.substr(op.size())};
  }
  return std::nullopt;
}

bool holds(uint32_t left, std::string_view op, uint32_t right) {
  if (op == "==") return left == right;
  if (op == "!=") return left != right;
  if (op == "<") return left < right;
  if (op == "<=") return left <= right;
  if (op == ">") return left > right;
  return left >= right;
}

}  // namespace lw::rewrite
