// docs/errata.md, as the build found it. Private to this folder.
#pragma once

#include <string_view>

namespace lw::explain {

extern const std::string_view kErrata_md;

}  // namespace lw::explain
