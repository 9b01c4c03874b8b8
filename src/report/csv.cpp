#include "report/csv.h"

#include "base/utf8.h"

namespace lw::report {

std::string csv_cell(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == std::string_view::npos) return utf8_text(text);
  std::string out = "\"";
  for (const char c : utf8_text(text)) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

}  // namespace lw::report
