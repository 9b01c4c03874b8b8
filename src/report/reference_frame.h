// What all pages of the reference share. Private to this folder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"

namespace lw::report {

inline constexpr std::string_view kMadeBy =
    "Made by lanewise explain --html from the records of isa/ and the meanings of src/sem/.";

inline constexpr std::string_view kPageHead =
    "<header><a class=\"home\" href=\"index.html\">Lanewise instructions</a>"
    "<button id=\"theme\" type=\"button\" aria-label=\"Change to the other theme\" title=\"Light or dark\">◐</button>"
    "</header>\n";

// Up to the end of the start tag of the body.
std::string page_start(std::string_view title, std::string_view body_class);

}  // namespace lw::report
