// The drawings of the reference, as HTML and SVG. Private to this folder.
#pragma once

#include <string>
#include <string_view>

#include "report/explain_page.h"

namespace lw::report {

std::string html_escaped(std::string_view text);
// A word's fields as a row of a table, 32 columns wide.
std::string html_word(const ExplainPage& page, unsigned word);
std::string svg_bytes(const BytePicture& picture);
std::string svg_lanes(const LanePicture& picture);

}  // namespace lw::report
