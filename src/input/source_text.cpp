#include "input/source_text.h"

#include <algorithm>
#include <filesystem>

#include "host/files.h"

namespace lw::input {
namespace {

constexpr size_t kMostBytes = size_t{4} << 20;

std::optional<std::vector<std::string>> read_lines(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error) || std::filesystem::file_size(file, error) > kMostBytes)
    return std::nullopt;
  const Result<std::string> text = host::read_text_file(file);
  if (!text || text->find('\0') != std::string::npos) return std::nullopt;
  std::vector<std::string> lines(1);
  for (const char c : *text) {
    if (c == '\n')
      lines.emplace_back();
    else if (c != '\r')
      lines.back() += c == '\t' ? ' ' : static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

}  // namespace

const std::vector<std::string>* SourceText::lines(const std::string& file) {
  const auto [at, is_new] = files_.try_emplace(file);
  if (is_new) at->second = read_lines(file);
  return at->second ? &*at->second : nullptr;
}

std::string SourceText::line(const std::string& file, uint32_t number) {
  const std::vector<std::string>* all = lines(file);
  if (all == nullptr || number == 0 || number > all->size()) return "";
  std::string text = (*all)[number - 1];
  text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

}  // namespace lw::input
