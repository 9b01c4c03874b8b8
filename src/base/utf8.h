// Text of unknown origin, such as names of files, as UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace lw {

// The text with U+FFFD in place of each byte that is not part of a UTF-8 character. JSON, XML, CSV and HTML hold
// nothing else.
std::string utf8_text(std::string_view text);

}  // namespace lw
