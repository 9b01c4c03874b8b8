// The report of `run` as text and as JSON (docs/schemas/run.schema.json).
#pragma once

#include <string>

#include "lanewise/run.h"
#include "report/fields.h"

namespace lw::report {

// How the kernel ended, if it did not finish or was cancelled: for the standard error.
std::string run_outcome_text(const lanewise::RunReport& report, bool colour);
// The values that were asked for, a line for each array.
std::string run_values_text(const lanewise::RunReport& report);

struct RunJsonParts {
  bool count = false, profile = false;  // included, if the report has them
};
SortedJson run_document(const lanewise::RunReport& report, const RunJsonParts& parts);

}  // namespace lw::report
