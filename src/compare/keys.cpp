#include "compare/keys.h"

#include <cctype>
#include <charconv>

namespace lw::compare {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// v_add_f32_e64 and v_add_f32_sdwa are v_add_f32 in other encodings.
std::string_view operation_of(std::string_view mnemonic) {
  for (bool is_shorter = true; is_shorter;) {
    is_shorter = false;
    for (const std::string_view suffix : {"_e32", "_e64", "_sdwa", "_dpp", "_dpp8"})
      if (mnemonic.ends_with(suffix)) {
        mnemonic.remove_suffix(suffix.size());
        is_shorter = true;
      }
  }
  return mnemonic;
}

// Reads a number at `at` and moves behind it.
bool read_number(std::string_view text, size_t& at, uint32_t& number) {
  const char* const begin = text.data() + at;
  const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
  if (error != std::errc() || end == begin) return false;
  at += static_cast<size_t>(end - begin);
  return true;
}

// A register or a tuple of registers: "v12", "s[4:7]", "a3".
struct Tuple {
  uint32_t first = 0, last = 0;
  size_t end = 0;  // behind it
};

bool read_tuple(std::string_view text, size_t at, Tuple& tuple) {
  if (at + 1 >= text.size() || (text[at] != 'v' && text[at] != 's' && text[at] != 'a')) return false;
  if (at > 0 && is_word(text[at - 1])) return false;
  size_t end = at + 1;
  if (is_digit(text[end])) {
    if (!read_number(text, end, tuple.first)) return false;
    tuple.last = tuple.first;
  } else if (text[end] == '[') {
    ++end;
    if (!read_number(text, end, tuple.first)) return false;
    tuple.last = tuple.first;
    if (end < text.size() && text[end] == ':' && !read_number(text, ++end, tuple.last)) return false;
    if (end >= text.size() || text[end] != ']') return false;
    ++end;
  } else {
    return false;
  }
  tuple.end = end;
  return end >= text.size() || !is_word(text[end]);
}

}  // namespace

uint32_t KeyTable::number_of(std::string_view kind, const std::string& text) {
  return numbers_.try_emplace(std::string(kind) + text, static_cast<uint32_t>(numbers_.size())).first->second;
}

Keys KeyTable::keys_of(std::span<const Line> lines) {
  Keys keys;
  keys.first_register.push_back(0);
  for (const Line& line : lines) {
    const std::string_view text = line.text;
    const size_t space = std::min(text.find(' '), text.size());
    std::string shape(text.substr(0, space));
    std::string exact = shape;
    keys.operation.push_back(number_of("operation ", std::string(operation_of(shape))));
    // The distance of a branch changes with the code between; its target is compared instead.
    const size_t end = line.target == kNone ? text.size() : space;
    for (size_t at = space; at < end;) {
      if (Tuple tuple; read_tuple(text, at, tuple)) {
        shape += text[at];
        shape += '#' + std::to_string(tuple.last - tuple.first);
        exact += text.substr(at, tuple.end - at);
        keys.registers.push_back(static_cast<uint32_t>(text[at]) << 16 | (tuple.first & 0xffff));
        at = tuple.end;
      } else {
        shape += text[at];
        exact += text[at++];
      }
    }
    keys.shape.push_back(number_of("shape ", shape));
    keys.exact.push_back(number_of("exact ", exact));
    keys.first_register.push_back(static_cast<uint32_t>(keys.registers.size()));
  }
  return keys;
}

}  // namespace lw::compare
