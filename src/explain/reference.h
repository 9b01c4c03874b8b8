// The reference: a page for every record.
#pragma once

#include <cstddef>
#include <string>

#include "base/base.h"

namespace lw::explain {

struct ReferenceSize {
  size_t records = 0;
  size_t encodings = 0;  // that are shown on the records' pages
};
// Writes index.html, one page for every record, and what they need into `folder`, which is made where it is missing.
// Fails where something cannot be written.
Result<ReferenceSize> write_reference(const std::string& folder);

}  // namespace lw::explain
