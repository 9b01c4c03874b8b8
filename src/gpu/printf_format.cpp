#include "gpu/printf_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "base/half.h"

namespace lw::gpu {
namespace {

constexpr int kMostWidth = 65536;  // of a field; what a damaged `*` asks for is not printed

// "%-5.3v4hlf" in its parts.
struct Conversion {
  std::string flags;
  std::string width;      // digits, or "*"
  std::string precision;  // with its point
  unsigned lanes = 0;     // of a vector; 0: none
  std::string length;     // "hh", "h", "hl", "l", …
  char letter = 0;
};

std::string take_while(std::string_view& rest, std::string_view set) {
  const size_t count = std::min(rest.find_first_not_of(set), rest.size());
  std::string taken(rest.substr(0, count));
  rest.remove_prefix(count);
  return taken;
}

// What follows a `%`.
std::optional<Conversion> take_conversion(std::string_view& rest) {
  constexpr std::string_view kDigits = "0123456789";
  const auto take_number = [&] { return rest.starts_with('*') ? take_while(rest, "*") : take_while(rest, kDigits); };
  Conversion c;
  c.flags = take_while(rest, "-+ #0");
  c.width = take_number();
  if (rest.starts_with('.')) {
    rest.remove_prefix(1);
    c.precision = fmt::format(".{}", take_number());
  }
  if (rest.starts_with('v')) {
    rest.remove_prefix(1);
    const std::string lanes = take_while(rest, kDigits);
    for (const unsigned known : {2u, 3u, 4u, 8u, 16u})
      if (lanes == std::to_string(known)) c.lanes = known;
    if (c.lanes == 0) return std::nullopt;
  }
  c.length = take_while(rest, "hlLjzt");
  if (rest.empty() || std::string_view("diouxXcfFeEgGaAsp").find(rest.front()) == std::string_view::npos)
    return std::nullopt;
  c.letter = rest.front();
  rest.remove_prefix(1);
  return c;
}

// The C library's text of one value; `format` has one conversion for it.
template <class T>
std::string print_one(const std::string& format, T value) {
  const int size = std::snprintf(nullptr, 0, format.c_str(), value);
  if (size < 0) return {};
  std::string text(static_cast<size_t>(size) + 1, '\0');
  std::snprintf(text.data(), text.size(), format.c_str(), value);
  text.pop_back();
  return text;
}

uint64_t unsigned_of(std::span<const std::byte> bytes) {
  uint64_t value = 0;
  std::memcpy(&value, bytes.data(), std::min<size_t>(bytes.size(), 8));
  return value;
}
int64_t signed_of(uint64_t value, size_t bytes) {
  const unsigned unused = 64 - 8 * static_cast<unsigned>(std::min<size_t>(bytes, 8));
  return static_cast<int64_t>(value << unused) >> unused;
}
double float_of(std::span<const std::byte> bytes) {
  if (bytes.size() == 2) return double_from_half(static_cast<uint16_t>(unsigned_of(bytes)));
  if (bytes.size() == 4) {
    float value = 0;
    std::memcpy(&value, bytes.data(), 4);
    return value;
  }
  double value = 0;
  std::memcpy(&value, bytes.data(), std::min<size_t>(bytes.size(), 8));
  return value;
}

std::string print_element(const std::string& start, const Conversion& c, std::span<const std::byte> bytes) {
  // A char or a short comes as an int, and HIP passes an int as a long: its own bytes count.
  size_t size = bytes.size();
  if (c.length.empty() && c.lanes == 0) size = std::min<size_t>(size, 4);
  if (c.length == "hh") size = std::min<size_t>(size, 1);
  if (c.length == "h") size = std::min<size_t>(size, 2);
  const uint64_t bits = unsigned_of(bytes.first(size));
  switch (c.letter) {
    case 'd':
    case 'i': return print_one(start + "ll" + c.letter, static_cast<long long>(signed_of(bits, size)));
    case 'o':
    case 'u':
    case 'x':
    case 'X': return print_one(start + "ll" + c.letter, static_cast<unsigned long long>(bits));
    case 'c': return print_one(start + 'c', static_cast<int>(bits & 0xff));
    case 'p': return print_one(start + 'p', reinterpret_cast<const void*>(unsigned_of(bytes)));
    default: return print_one(start + c.letter, float_of(bytes));
  }
}

// Replaces the `*` of a width or precision by its argument; false where there is none.
bool resolve(std::string& number, PrintfArguments& arguments) {
  const size_t star = number.find('*');
  if (star == std::string::npos) return true;
  const std::span<const std::byte> bytes = arguments.next();
  if (bytes.empty()) return false;
  const int64_t value = signed_of(unsigned_of(bytes), std::min<size_t>(bytes.size(), 4));
  if (star == 1 && value < 0)
    number.clear();  // as if the precision were not there
  else
    number.replace(star, std::string::npos, std::to_string(std::clamp<int64_t>(value, -kMostWidth, kMostWidth)));
  return true;
}

std::optional<std::string> print_conversion(Conversion c, PrintfArguments& arguments) {
  if (!resolve(c.width, arguments) || !resolve(c.precision, arguments)) return std::nullopt;
  if (c.width.size() > 6 || c.precision.size() > 6) return std::nullopt;
  const std::string start = fmt::format("%{}{}{}", c.flags, c.width, c.precision);
  if (c.letter == 's') {
    const std::optional<std::string> text = arguments.next_text();
    return text ? std::optional(print_one(start + 's', text->c_str())) : std::nullopt;
  }
  const std::span<const std::byte> bytes = arguments.next();
  if (bytes.empty()) return std::nullopt;
  if (c.lanes == 0) return print_element(start, c, bytes);
  // Three elements take the place of four.
  const size_t size = bytes.size() / (c.lanes == 3 ? 4 : c.lanes);
  if (size == 0) return std::nullopt;
  std::string text;
  for (unsigned i = 0; i < c.lanes; ++i)
    text += fmt::format("{}{}", i == 0 ? "" : ",", print_element(start, c, bytes.subspan(i * size, size)));
  return text;
}

}  // namespace

std::string format_printf(std::string_view format, PrintfArguments& arguments) {
  std::string text;
  while (!format.empty()) {
    const size_t percent = std::min(format.find('%'), format.size());
    text += format.substr(0, percent);
    format.remove_prefix(percent);
    if (format.empty()) break;
    if (format.starts_with("%%")) {
      text += '%';
      format.remove_prefix(2);
      continue;
    }
    std::string_view rest = format.substr(1);
    const std::optional<Conversion> conversion = take_conversion(rest);
    const std::optional<std::string> printed = conversion ? print_conversion(*conversion, arguments) : std::nullopt;
    text += printed ? *printed : std::string(format.substr(0, format.size() - rest.size()));
    format = rest;
  }
  return text;
}

}  // namespace lw::gpu
