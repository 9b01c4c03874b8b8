// Pages: what stands around their data, and JSON inside their script elements. Private to this folder.
#pragma once

#include <string>
#include <string_view>

#include "text/buffer.h"

namespace lw::report {

// The text of a page with marks such as {{data}}, which are written over one after another.
class PageTemplate {
 public:
  PageTemplate(std::string_view page, text::OutputBuffer& out) : rest_(page), out_(out) {}
  // Writes the template up to the next `mark`, whose replacement the caller writes next.
  void up_to(std::string_view mark);
  void end() { out_.append(rest_); }

 private:
  std::string_view rest_;
  text::OutputBuffer& out_;
};

// The same JSON, out of which no "</script>" and no "<!--" can come.
std::string script_text(std::string_view json);

}  // namespace lw::report
