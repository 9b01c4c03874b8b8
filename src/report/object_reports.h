// The reports of `as` and `compile` as JSON (docs/schemas/as.schema.json, docs/schemas/compile.schema.json).
#pragma once

#include <string>

#include "lanewise/assemble.h"
#include "lanewise/compile.h"
#include "report/json_types.h"

namespace lw::report {

// `output`: the file that has the object. Empty: none, and no key.
SortedJson assemble_document(const lanewise::AssembleReport& report, const std::string& output);
SortedJson compile_document(const lanewise::CompileReport& report, const std::string& output);

}  // namespace lw::report
