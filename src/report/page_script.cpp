#include "report/page_script.h"

#include "base/check.h"

namespace lw::report {

void PageTemplate::up_to(std::string_view mark) {
  const size_t at = rest_.find(mark);
  LW_CHECK(at != std::string_view::npos, mark);
  out_.append(rest_.substr(0, at));
  rest_.remove_prefix(at + mark.size());
}

std::string script_text(std::string_view json) {
  std::string out;
  out.reserve(json.size());
  for (const char c : json) {
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  }
  return out;
}

}  // namespace lw::report
