// The reports of `time` as text, JSON, CSV and the summary of a thread trace.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lanewise/time.h"
#include "report/diff.h"
#include "report/fields.h"

namespace lw::report {

// "1 955 cycles, 1.30 us; uncertainty: 1 740 to 3 290 cycles".
std::string cycles_words(const lanewise::TimedDispatch& dispatch);
// `top`: how many instructions are listed.
std::string time_text(const lanewise::TimedDispatch& dispatch, size_t top);
// Several files or devices, a column each.
std::string time_comparison_text(const std::vector<lanewise::TimeReport>& reports);
// docs/schemas/time.schema.json. Reports without a dispatch have messages alone. `baseline` nullptr: none.
SortedJson time_document(const std::vector<lanewise::TimeReport>& reports, const std::vector<TimePairView>& pairs,
                         const lanewise::BaselineReport* baseline);
// The keys of one dispatch, for its page.
SortedJson dispatch_json(const lanewise::TimedDispatch& dispatch);
// One row per instruction.
std::string time_csv(const std::vector<lanewise::TimeReport>& reports);
// CodeObj,Vaddr,Instruction,Hitcount,Latency,Stall,Idle,Source, as AMD's tools write the summary of a thread trace.
std::string time_att_csv(const lanewise::TimedDispatch& dispatch);

}  // namespace lw::report
