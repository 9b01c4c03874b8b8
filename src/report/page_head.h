// Pages of studies, which need nothing else.
#pragma once

#include <string>
#include <string_view>

namespace lw::report {

// From the doctype into the body, with the style that pages of studies share: light and dark by the reader's theme.
std::string page_head(std::string_view title);

}  // namespace lw::report
