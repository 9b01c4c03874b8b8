#include "host/source_text.h"

#include <algorithm>
#include <filesystem>

#include "host/files.h"

namespace lw::host {
namespace {

constexpr size_t kMostBytes = size_t{4} << 20;

// Debug information may name anything; a pipe would be waited for.
bool may_be_read(const Files& files, const std::string& file) {
  const std::optional<std::string> on_disk = files.path_on_disk(file);
  std::error_code error;
  return !on_disk || (std::filesystem::is_regular_file(*on_disk, error) &&
                      std::filesystem::file_size(*on_disk, error) <= kMostBytes);
}

}  // namespace

std::optional<std::vector<std::string>> SourceText::read(const std::string& file) const {
  if (file == kStandardInput || !may_be_read(*session_files_, file)) return std::nullopt;
  const lanewise::Result<FileBytes> bytes = session_files_->read(file);
  if (!bytes || bytes->bytes.size() > kMostBytes) return std::nullopt;
  const std::string_view text = bytes->text();
  if (text.find('\0') != std::string_view::npos) return std::nullopt;
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n')
      lines.emplace_back();
    else if (c != '\r')
      lines.back() += c == '\t' ? ' ' : static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

const std::vector<std::string>* SourceText::lines(const std::string& file) {
  const auto [at, is_new] = files_.try_emplace(file);
  if (is_new) at->second = read(file);
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

}  // namespace lw::host
