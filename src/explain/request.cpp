#include "explain/request.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>

#include "bytes/bytes.h"
#include "host/files.h"
#include "inst/inst.h"

namespace lw::explain {
namespace {

constexpr size_t kDwordBytes = sizeof(uint32_t), kLongestInstruction = inst::kMaxWords * kDwordBytes;

std::optional<uint64_t> parse_hex(std::string_view text) {
  if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
  if (text.empty()) return std::nullopt;
  return parse_unsigned(fmt::format("0x{}", text));
}

// The words of a session for a file that is not there differ.
std::string_view why_unreadable(const lanewise::Failure& failure) {
  const std::string_view reason = failure.messages.front().text;
  constexpr std::string_view kMissing = "no such file";
  const auto is_same = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
  const bool is_missing =
      std::search(reason.begin(), reason.end(), kMissing.begin(), kMissing.end(), is_same) != reason.end();
  return is_missing ? kMissing : reason;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

bool are_hex_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
  });
}

// What stands before the words in a listing: "// 000000001918:", "encoding: [".
std::string_view without_listing_words(std::string_view text) {
  text = trimmed(text);
  while (text.starts_with('/') || text.starts_with(';') || text.starts_with('*')) text.remove_prefix(1);
  while (text.ends_with('/') || text.ends_with('*')) text.remove_suffix(1);
  text = trimmed(text);
  constexpr std::string_view kEncoding = "encoding:";
  if (text.starts_with(kEncoding)) return trimmed(text.substr(kEncoding.size()));
  const size_t colon = text.find(':');
  if (colon != std::string_view::npos && are_hex_digits(text.substr(0, colon))) text.remove_prefix(colon + 1);
  return trimmed(text);
}

// Between commas or blanks.
std::vector<std::string_view> pieces_of(std::string_view text) {
  std::vector<std::string_view> pieces;
  while (!text.empty()) {
    size_t end = 0;
    while (end < text.size() && text[end] != ',' && !is_blank(text[end])) ++end;
    if (end != 0) pieces.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return pieces;
}

std::string_view without_0x(std::string_view word) {
  return word.starts_with("0x") || word.starts_with("0X") ? word.substr(2) : word;
}

}  // namespace

bool are_words(std::string_view text) {
  constexpr size_t kWordDigits = 8;
  const std::string_view rest = without_listing_words(text);
  if (rest.starts_with('[')) return rest.ends_with(']');
  const std::vector<std::string_view> pieces = pieces_of(rest);
  return !pieces.empty() && (pieces.front().starts_with("0x") || pieces.front().starts_with("0X") ||
                             std::ranges::all_of(pieces, [](std::string_view piece) {
                               return are_hex_digits(without_0x(piece)) && without_0x(piece).size() == kWordDigits;
                             }));
}

Result<std::vector<std::byte>> parse_words(std::string_view text) {
  std::vector<std::byte> code;
  std::string_view rest = without_listing_words(text);
  const bool are_bytes = rest.starts_with('[');
  if (are_bytes) rest = rest.substr(1, rest.size() - 2);
  const size_t digits = are_bytes ? 2 : 8;
  for (const std::string_view piece : pieces_of(rest)) {
    const std::optional<uint64_t> value = parse_hex(piece);
    if (!value || without_0x(piece).size() > digits)
      return Error{are_bytes
                       ? fmt::format("'{}': expected bytes of two hexadecimal digits, found '{}'", text, piece)
                       : fmt::format("'{}': expected words of 32 bits, 0xWORD[,0xWORD], found '{}'", text, piece)};
    code.resize(code.size() + digits / 2);
    if (are_bytes)
      code.back() = static_cast<std::byte>(*value);
    else
      store_le(&code[code.size() - 4], static_cast<uint32_t>(*value));
  }
  if (code.empty() || code.size() % 4 != 0)
    return Error{fmt::format("'{}': {} bytes are not a whole number of words", text, code.size())};
  if (code.size() > kLongestInstruction)
    return Error{fmt::format("'{}': an instruction has at most {} words", text, inst::kMaxWords)};
  return code;
}

std::optional<FilePlace> find_place(const Files& files, const std::string& text) {
  const size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0) return std::nullopt;
  const std::optional<uint64_t> address = parse_hex(std::string_view(text).substr(colon + 1));
  if (!address) return std::nullopt;
  const std::string file = text.substr(0, colon);
  if (file == host::kStandardInput) return FilePlace{file, *address, std::nullopt};
  auto contents = files.read(file);
  if (!contents) return std::nullopt;
  return FilePlace{file, *address, std::move(*contents)};
}

std::optional<std::string> why_no_place(const Files& files, const std::string& text) {
  if (text.find(' ') != std::string::npos) return std::nullopt;
  const std::string file = text.substr(0, text.rfind(':'));
  if (file == host::kStandardInput) return std::nullopt;
  const auto contents = files.read(file);
  if (contents)
    return fmt::format("{}: expected the address of an instruction in hexadecimal, as in {}:1918", text, file);
  const size_t dot = file.rfind('.');
  const bool is_file_name = file.find('/') != std::string::npos || (dot != std::string::npos && dot > 0);
  if (!is_file_name) return std::nullopt;
  return fmt::format("{}: {}; explain takes FILE:ADDRESS, an instruction's text, its words or its name", file,
                     why_unreadable(contents.failure()));
}

namespace {

// The address of the instruction that the address lies in, where code is decoded from the nearest label or entry on.
uint64_t begin_of_instruction(const input::CodeModule& module, const input::CodeModule::Stretch& stretch,
                              uint64_t address) {
  uint64_t at = stretch.address;
  const auto begin_at = [&](uint64_t named) {
    if (named > at && named <= address) at = named;
  };
  for (const input::CodeEntry& entry : module.entries) begin_at(entry.address);
  for (const input::CodeLabel& label : module.labels) begin_at(label.address);
  while (true) {
    const std::span<const std::byte> rest = std::span<const std::byte>(stretch.bytes).subspan(at - stretch.address);
    // A listing shows each dword that begins no instruction on a line of its own.
    const uint64_t next = at + std::max<uint64_t>(kDwordBytes, bytes::decode(*module.target, rest).size_bytes);
    if (next > address) return at;
    at = next;
  }
}

}  // namespace

Result<CodeAt, Messages> code_at(std::vector<input::CodeModule> modules, const FilePlace& place) {
  // Of an object with kernels of both wave sizes, the module with the kernel that the code belongs to comes first.
  const auto nearest = [&](const input::CodeModule& module) {
    uint64_t address = 0;
    for (const input::CodeEntry& entry : module.entries)
      if (entry.address <= place.address) address = entry.address;
    return address;
  };
  std::ranges::stable_sort(modules, std::greater<>(), nearest);
  std::string known;
  for (const input::CodeModule& module : modules) {
    for (const input::CodeModule::Stretch& stretch : module.stretches) {
      if (place.address >= stretch.address && place.address - stretch.address < stretch.bytes.size()) {
        if (const uint64_t begin = begin_of_instruction(module, stretch, place.address); begin != place.address)
          return one_error(
              code::kArgument,
              fmt::format("no instruction begins at {:#x}; the one before it begins at {:#x}", place.address, begin),
              host::shown_path(place.file));
        const size_t at = place.address - stretch.address;
        const size_t end = std::min(stretch.bytes.size(), at + kLongestInstruction);
        return CodeAt{
            module.target,
            {stretch.bytes.begin() + static_cast<ptrdiff_t>(at), stretch.bytes.begin() + static_cast<ptrdiff_t>(end)}};
      }
      known += fmt::format("{}{:#x} to {:#x}", known.empty() ? "" : ", ", stretch.address,
                           stretch.address + stretch.bytes.size());
    }
  }
  return one_error(
      code::kArgument,
      fmt::format("has no code at {:#x}; its code is at {}", place.address, known.empty() ? "no address" : known),
      host::shown_path(place.file));
}

}  // namespace lw::explain
