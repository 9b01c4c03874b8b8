// JSON inside a page's script element. Private to this folder.
#pragma once

#include <string>
#include <string_view>

namespace lw::report {

// The same JSON, out of which no "</script>" and no "<!--" can come.
std::string script_text(std::string_view json);

}  // namespace lw::report
