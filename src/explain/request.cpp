#include "explain/request.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "host/files.h"

namespace lw::explain {
namespace {

constexpr size_t kLongestInstruction = 20;  // bytes: an image instruction with ten addresses of its own

std::optional<uint64_t> parse_hex(std::string_view text) {
  if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
  if (text.empty()) return std::nullopt;
  return parse_unsigned(fmt::format("0x{}", text));
}

}  // namespace

Result<std::vector<std::byte>> parse_words(std::string_view text) {
  std::vector<std::byte> code;
  std::string_view rest = text;
  while (true) {
    const size_t comma = rest.find(',');
    std::string_view word = rest.substr(0, comma);
    while (word.starts_with(' ')) word.remove_prefix(1);
    const std::optional<uint64_t> value = parse_unsigned(word);
    if (!value || *value > 0xffffffff || !(word.starts_with("0x") || word.starts_with("0X")))
      return Error{fmt::format("'{}': expected words of 32 bits, 0xWORD[,0xWORD]", text)};
    code.resize(code.size() + 4);
    store_le(&code[code.size() - 4], static_cast<uint32_t>(*value));
    if (comma == std::string_view::npos) break;
    rest = rest.substr(comma + 1);
  }
  if (code.size() > kLongestInstruction)
    return Error{fmt::format("'{}': an instruction has at most {} words", text, kLongestInstruction / 4)};
  return code;
}

std::optional<FilePlace> parse_place(const std::string& text) {
  const size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0) return std::nullopt;
  const std::optional<uint64_t> address = parse_hex(std::string_view(text).substr(colon + 1));
  std::error_code ignored;
  const std::string file = text.substr(0, colon);
  if (!address || (file != host::kStandardInput && !std::filesystem::is_regular_file(file, ignored)))
    return std::nullopt;
  return FilePlace{file, *address};
}

std::optional<std::string> why_no_place(const std::string& text) {
  if (text.find(' ') != std::string::npos) return std::nullopt;
  const size_t colon = text.rfind(':');
  const std::string file = text.substr(0, colon);
  std::error_code ignored;
  if (std::filesystem::is_regular_file(file, ignored))
    return fmt::format("{}: expected the address of an instruction in hexadecimal, as in {}:1918", text, file);
  const size_t dot = file.rfind('.');
  const bool is_file_name = file.find('/') != std::string::npos || (dot != std::string::npos && dot > 0);
  if (!is_file_name) return std::nullopt;
  return fmt::format("{}: no such file; explain takes FILE:ADDRESS, an instruction's text, its words or its name",
                     file);
}

Result<CodeAt> code_at(const FilePlace& place, const input::InputOptions& options) {
  Result<input::CodeInput> input = input::read_code(place.file, options);
  if (!input) return input.error();
  // Of an object with kernels of both wave sizes, the module with the kernel that the code belongs to comes first.
  const auto nearest = [&](const input::CodeModule& module) {
    uint64_t address = 0;
    for (const input::CodeEntry& entry : module.entries)
      if (entry.address <= place.address) address = entry.address;
    return address;
  };
  std::ranges::stable_sort(input->modules, std::greater<>(), nearest);
  std::string known;
  for (const input::CodeModule& module : input->modules) {
    for (const input::CodeModule::Stretch& stretch : module.stretches) {
      if (place.address >= stretch.address && place.address - stretch.address < stretch.bytes.size()) {
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
  return Error{fmt::format("error: {} has no code at {:#x}; its code is at {}\n", host::shown_path(place.file),
                           place.address, known.empty() ? "no address" : known)};
}

}  // namespace lw::explain
