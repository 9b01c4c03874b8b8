// The report of `prove` as text and as JSON (docs/schemas/prove.schema.json).
#pragma once

#include <string>

#include "lanewise/prove.h"
#include "report/json_types.h"

namespace lw::report {

std::string prove_text(const lanewise::ProveAnswer& answer);
// A single answer is the document itself; those of several claims are a list in it.
SortedJson prove_document(const lanewise::ProveReport& report);

}  // namespace lw::report
