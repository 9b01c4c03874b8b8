#include "explain/errata.h"

#include "explain/errata_text.h"

namespace lw::explain {
namespace {

// As GitHub makes them: lower case, blanks are hyphens, other signs fall away.
std::string anchor_of(std::string_view title) {
  std::string anchor;
  for (const char c : title) {
    if (c >= 'A' && c <= 'Z')
      anchor += static_cast<char>(c - 'A' + 'a');
    else if (c == ' ')
      anchor += '-';
    else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-')
      anchor += c;
  }
  return anchor;
}

std::vector<report::Erratum> read_errata(std::string_view text) {
  std::vector<report::Erratum> list;
  bool in_section = false;
  bool in_code = false;
  bool fresh_paragraph = true;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with("```")) {
      in_code = !in_code;
    } else if (in_code) {
      continue;
    } else if (line.starts_with("### ")) {
      list.push_back({anchor_of(line.substr(4)), std::string(line.substr(4)), ""});
      in_section = true;
      fresh_paragraph = true;
    } else if (line.starts_with("#")) {
      in_section = false;
    } else if (in_section && line.empty()) {
      fresh_paragraph = true;
    } else if (in_section) {
      std::string& entry = list.back().text;
      if (!entry.empty()) entry += fresh_paragraph ? '\n' : ' ';
      entry += line;
      fresh_paragraph = false;
    }
  }
  return list;
}

}  // namespace

std::span<const report::Erratum> errata() {
  static const std::vector<report::Erratum> list = read_errata(kErrata_md);
  return list;
}

}  // namespace lw::explain
