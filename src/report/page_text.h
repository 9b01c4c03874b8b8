// The files of page/ as the build found them. Private to this folder.
#pragma once

#include <string_view>

namespace lw::report {

extern const std::string_view kPage_html;  // with {{style}}, {{data}} and {{script}}
extern const std::string_view kPage_css;
extern const std::string_view kPage_js;

}  // namespace lw::report
