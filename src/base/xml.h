// Text inside XML: SVG pictures and JUnit reports.
#pragma once

#include <string>
#include <string_view>

namespace lw {

// What stands for a character that has a meaning in XML and HTML: "&amp;" and its like; empty for others.
std::string_view markup_entity(char c);

// & < > " ' and control characters as XML wants them; characters that XML cannot hold become U+FFFD.
std::string xml_text(std::string_view text);

}  // namespace lw
