// Text inside XML: SVG pictures and JUnit reports.
#pragma once

#include <string>
#include <string_view>

namespace lw {

// & < > " ' and control characters as XML wants them; characters that XML cannot hold become U+FFFD.
std::string xml_text(std::string_view text);

}  // namespace lw
