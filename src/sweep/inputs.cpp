#include "sweep/inputs.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "sweep/digest.h"

namespace lw::sweep {
namespace {

namespace fs = std::filesystem;

// Flags whose value is a path: a folder to look in, or a file to include. The value stands in the same word or in the
// next one.
struct PathFlag {
  std::string_view name;
  bool is_folder;
  bool joins;  // the value may stand in the same word
};
constexpr std::array<PathFlag, 7> kPathFlags{{
    {"-include", false, false},
    {"-imacros", false, false},
    {"-isystem", true, true},
    {"-iquote", true, true},
    {"-idirafter", true, true},
    {"--include-directory", true, false},
    {"-I", true, true},
}};

// Calls visit(flag, word index, where the path begins in that word) for each path in the flags.
template <class Visit>
void visit_paths(const std::vector<std::string>& flags, Visit&& visit) {
  for (size_t i = 0; i < flags.size(); ++i) {
    for (const PathFlag& flag : kPathFlags) {
      if (flags[i] == flag.name) {
        if (++i < flags.size()) visit(flag, i, 0);
        break;
      }
      if (flag.joins && flags[i].starts_with(flag.name)) {
        visit(flag, i, flag.name.size());
        break;
      }
    }
  }
}

// The text between the first two quotes, or `<` and `>`; empty where there is none.
std::string_view quoted(std::string_view text) {
  const size_t open = text.find_first_of("\"<");
  if (open == std::string_view::npos) return {};
  const size_t close = text.find(text[open] == '<' ? '>' : '"', open + 1);
  return close == std::string_view::npos ? std::string_view() : text.substr(open + 1, close - open - 1);
}

std::string_view without_spaces(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

std::string in_folder(const std::string& folder, const std::string& name) {
  return (fs::path(folder) / name).lexically_normal().string();
}

void add_names(const nlohmann::json& json, bool is_file, std::vector<std::string>& names) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items())
      if (key != "outputs") add_names(value, key == "file", names);
  } else if (json.is_array()) {
    for (const nlohmann::json& value : json) add_names(value, false, names);
  } else if (json.is_string()) {
    const auto& text = json.get_ref<const std::string&>();
    const size_t at = text.find('@');
    if (is_file)
      names.push_back(text);
    else if (at != std::string::npos && at > 0 && (text[at - 1] == '=' || text[at - 1] == ':'))
      names.push_back(text.substr(at + 1));
  }
}

}  // namespace

IncludeFlags include_flags(const std::vector<std::string>& flags) {
  IncludeFlags found;
  visit_paths(flags, [&](const PathFlag& flag, size_t word, size_t at) {
    (flag.is_folder ? found.folders : found.files).push_back(flags[word].substr(at));
  });
  return found;
}

std::vector<std::string> with_paths(const std::vector<std::string>& flags,
                                    const std::function<std::string(const std::string&)>& place) {
  std::vector<std::string> placed = flags;
  visit_paths(flags, [&](const PathFlag&, size_t word, size_t at) {
    placed[word] = flags[word].substr(0, at) + place(flags[word].substr(at));
  });
  return placed;
}

std::vector<std::string> included_names(std::string_view source) {
  std::vector<std::string> names;
  while (!source.empty()) {
    const size_t end = source.find('\n');
    std::string_view line = without_spaces(source.substr(0, end));
    source.remove_prefix(end == std::string_view::npos ? source.size() : end + 1);
    if (line.starts_with('#'))
      line = without_spaces(line.substr(1));
    else if (line.starts_with('.'))
      line.remove_prefix(1);
    else
      continue;
    if (!line.starts_with("include") && !line.starts_with("incbin") && !line.starts_with("import")) continue;
    if (const std::string_view name = quoted(line); !name.empty()) names.emplace_back(name);
  }
  return names;
}

std::vector<std::string> files_of_launch(std::string_view launch) {
  std::vector<std::string> names;
  add_names(nlohmann::json::parse(launch, nullptr, false), false, names);
  return names;
}

const Inputs::File* Inputs::file(const std::string& path) {
  const auto [known, is_new] = read_.try_emplace(path);
  if (is_new) {
    const auto read = files_.read(path);
    if (read) {
      Digest digest;
      digest.add(read->bytes);
      known->second = File{digest.hex(), included_names(read->text())};
    } else {
      problems_[path] = read.failure().messages.front().text;
    }
  }
  return known->second ? &*known->second : nullptr;
}

std::optional<std::string> Inputs::problem(const std::string& path) {
  if (file(path) != nullptr) return std::nullopt;
  return problems_[path];
}

std::string Inputs::source(const std::string& path, const std::vector<std::string>& flags) {
  const IncludeFlags include = include_flags(flags);
  std::vector<std::string> left{path};
  for (const std::string& name : include.files) left.push_back(name);
  std::set<std::string> seen(left.begin(), left.end());
  Digest digest;
  while (!left.empty()) {
    const std::string name = left.back();
    left.pop_back();
    const File* found = file(name);
    if (found == nullptr) continue;
    digest.add(name);
    digest.add(found->hash);
    std::vector<std::string> folders{fs::path(name).parent_path().string()};
    folders.insert(folders.end(), include.folders.begin(), include.folders.end());
    for (const std::string& included : found->included)
      for (const std::string& folder : folders)
        if (const std::string candidate = in_folder(folder, included);
            !seen.contains(candidate) && file(candidate) != nullptr) {
          seen.insert(candidate);
          left.push_back(candidate);
        }
  }
  return digest.hex();
}

std::string Inputs::launch(const std::string& path) {
  Digest digest;
  const auto read = files_.read(path);
  if (!read) return {};
  digest.add(read->bytes);
  const std::string folder = fs::path(path).parent_path().string();
  for (const std::string& name : files_of_launch(read->text())) {
    digest.add(name);
    if (const File* found = file(in_folder(folder, name))) digest.add(found->hash);
  }
  return digest.hex();
}

}  // namespace lw::sweep
