#include "shader/included_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "host/files.h"

namespace lw::shader {
namespace {

namespace fs = std::filesystem;

// The headers of compilers and of the libraries for GPUs.
constexpr std::array<std::string_view, 3> kSystem{"/usr/include", "/usr/lib", "/usr/share"};

bool may_read(const std::string& file, const std::string& folder, const std::string& temporary) {
  std::error_code error;
  const fs::path place = fs::weakly_canonical(file, error);
  if (error) return false;
  for (const std::string& allowed : {folder, temporary})
    if (host::lies_in(place, fs::weakly_canonical(allowed, error)) && !error) return true;
  return std::ranges::any_of(kSystem, [&](std::string_view allowed) { return host::lies_in(place, allowed); });
}

Messages refusal(const std::string& file) {
  return one_error(code::kFile, "lies outside of the folder that may be read", file);
}

}  // namespace

std::optional<Messages> refuse_other_files(std::string_view preprocessed, const std::string& folder,
                                           const std::string& temporary) {
  if (preprocessed.find("incbin") != std::string_view::npos)
    return one_error(code::kFile, ".incbin reads a file that the session does not offer");
  while (!preprocessed.empty()) {
    const size_t end = preprocessed.find('\n');
    const std::string_view line = preprocessed.substr(0, end);
    preprocessed.remove_prefix(end == std::string_view::npos ? preprocessed.size() : end + 1);
    // # 12 "folder/file.h" 1
    const size_t quote = line.find('"'), last = line.rfind('"');
    if (!line.starts_with("# ") || quote == last) continue;
    const std::string file(line.substr(quote + 1, last - quote - 1));
    if (!file.starts_with('<') && !may_read(file, folder, temporary)) return refusal(file);
  }
  return std::nullopt;
}

std::optional<Messages> refuse_other_dependencies(std::string_view dependencies, const std::string& folder,
                                                  const std::string& temporary) {
  std::string file;
  bool is_target = true;  // what comes before the colon
  const auto end_file = [&]() -> std::optional<Messages> {
    if (file.empty() || file == "\n") return std::nullopt;
    const bool was_target = is_target;
    if (file.ends_with(':')) is_target = false;
    if (!was_target && !may_read(file, folder, temporary)) return refusal(file);
    file.clear();
    return std::nullopt;
  };
  for (size_t i = 0; i <= dependencies.size(); ++i) {
    const char c = i < dependencies.size() ? dependencies[i] : '\n';
    if (c == '\\' && i + 1 < dependencies.size() && dependencies[i + 1] == ' ')
      file += dependencies[++i];
    else if (c == ' ' || c == '\n' || (c == '\\' && i + 1 < dependencies.size() && dependencies[i + 1] == '\n')) {
      if (auto error = end_file()) return error;
    } else {
      file += c;
    }
  }
  return std::nullopt;
}

Messages errors_in_folder(const Messages& messages, const std::string& folder, const std::string& shown) {
  Messages kept;
  for (const Message& message : messages)
    if (!message.file.empty() && (message.file == shown || may_read(message.file, folder, folder)))
      kept.push_back(message);
  if (kept.empty()) return one_error(code::kFile, "needs files that the session does not offer", shown);
  return kept;
}

}  // namespace lw::shader
