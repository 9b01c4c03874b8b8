// The format strings of kernels' printf: "ID:COUNT:SIZE:…:TEXT", or "0:0:HASH,TEXT". Keys from LLVM's AMDGPU user
// guide; the form of an element is that of LLVM's AMDGPUPrintfRuntimeBinding and AMDGPUEmitPrintf.
#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>

#include "object/metadata.h"

namespace lw::object {
namespace {

// A number up to the separator, which is taken as well.
std::optional<uint64_t> take_number(std::string_view& rest, char separator, int base = 10) {
  uint64_t value = 0;
  const char* const end = rest.data() + rest.size();
  const auto [after, error] = std::from_chars(rest.data(), end, value, base);
  if (error != std::errc() || after == end || *after != separator) return std::nullopt;
  rest.remove_prefix(static_cast<size_t>(after - rest.data()) + 1);
  return value;
}

constexpr std::string_view kEscapedColon = "\\72";

// Without the escapes that keep the text on one line and free of the separator. LLVM does not escape the backslash
// itself, so that of every other pair both characters stand for themselves.
std::string unescaped(std::string_view text) {
  constexpr std::string_view kLetters = "abfnrv", kCodes = "\a\b\f\n\r\v";
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i + 1);
    const size_t letter = rest.empty() ? std::string_view::npos : kLetters.find(rest.front());
    if (text[i] == '\\' && letter != std::string_view::npos) {
      out += kCodes[letter];
      ++i;
    } else if (text.substr(i).starts_with(kEscapedColon)) {
      out += ':';
      i += kEscapedColon.size() - 1;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::optional<PrintfFormat> parse_format(std::string_view rest) {
  PrintfFormat format;
  const std::optional<uint64_t> id = take_number(rest, ':');
  const std::optional<uint64_t> count = take_number(rest, ':');
  if (!id || !count) return std::nullopt;
  if (*id == 0 && *count == 0) {
    const std::optional<uint64_t> hash = take_number(rest, ',', 16);
    if (!hash) return std::nullopt;
    return PrintfFormat{*hash, true, {}, std::string(rest)};
  }
  format.id = *id;
  for (uint64_t i = 0; i < *count; ++i) {
    const std::optional<uint64_t> size = take_number(rest, ':');
    if (!size || *size > UINT32_MAX) return std::nullopt;
    format.argument_bytes.push_back(static_cast<uint32_t>(*size));
  }
  format.text = unescaped(rest);
  return format;
}

// Says why a text is not a format. LLVM counts the argument of a "*" and writes neither its size nor its value.
std::string why_not(std::string_view text) {
  std::string_view rest = text;
  const std::optional<uint64_t> id = take_number(rest, ':'), count = take_number(rest, ':');
  if (!id || !count || *id == 0 || text.find('*') == std::string_view::npos)
    return "expected 'ID:COUNT:SIZE:…:FORMAT' of a printf";
  // With other escapes as they are, in one line.
  std::string format(text.substr(text.rfind(':') + 1));
  for (size_t at = 0; (at = format.find(kEscapedColon, at)) != std::string::npos;)
    format.replace(at, kEscapedColon.size(), ":");
  return fmt::format("printf(\"{}\", …) cannot be read: compilers leave out the arguments of '*'", format);
}

}  // namespace

Result<std::vector<PrintfFormat>> printf_formats_of_metadata(const nlohmann::json& tree) {
  std::vector<PrintfFormat> formats;
  for (const char* key : {"amdhsa.printf", "Printf"}) {
    if (!tree.is_object() || !tree.contains(key)) continue;
    const nlohmann::json& list = tree[key];
    if (!list.is_array()) return Error{fmt::format("metadata: {} is not a list", key)};
    for (size_t i = 0; i < list.size(); ++i) {
      const std::string text = list[i].is_string() ? list[i].get<std::string>() : std::string();
      std::optional<PrintfFormat> format = parse_format(text);
      if (!format) return Error{fmt::format("metadata: {}[{}]: {}", key, i, why_not(text))};
      formats.push_back(*std::move(format));
    }
  }
  return formats;
}

}  // namespace lw::object
