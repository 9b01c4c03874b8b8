// The reference: a page for every record.
#pragma once

#include <cstddef>
#include <functional>

#include "report/reference.h"

namespace lw::explain {

struct ReferenceSize {
  size_t records = 0;
  size_t encodings = 0;  // that are shown on the records' pages
};
// Makes one page for every record, then index.html and what they need. `sink` is given each file when it is made; what
// it throws ends the work.
ReferenceSize make_reference(const std::function<void(report::ReferenceFile)>& sink);

}  // namespace lw::explain
