// Results of checks as JUnit's XML, which CI servers read.
#pragma once

#include <string>
#include <vector>

#include "text/buffer.h"

namespace lw::report {

struct CheckResult {
  std::string suite;    // file
  std::string name;     // "saxpy max_vgprs 64"
  std::string failure;  // empty: it holds
};

void write_junit(const std::string& suites_name, const std::vector<CheckResult>& results, text::OutputBuffer& out);

}  // namespace lw::report
