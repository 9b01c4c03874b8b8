// The reports of `time --static` as text, JSON and a page.
#pragma once

#include <string>
#include <vector>

#include "lanewise/static_time.h"
#include "report/json_types.h"

namespace lw::report {

// What all of its times assume, as a sentence without an end.
std::string_view static_assumption();
// "loop at 0x1a0 to 0x2c4, 72 instructions".
std::string static_title(const lanewise::StaticLoop& loop);
// "one wave alone: 312 cycles per iteration, bound by ..." and what is to be known about these cycles, a sentence each.
std::vector<std::string> static_sentences(const lanewise::StaticLoop& loop);
// The links of the chain that end at an instruction: "5 dependency v3, 1 order"; empty: none.
std::string chain_words(const lanewise::StaticLoop& loop, size_t instruction);

std::string static_time_text(const std::vector<lanewise::StaticTimeReport>& reports);
// docs/schemas/time-static.schema.json.
SortedJson static_time_document(const std::vector<lanewise::StaticTimeReport>& reports);
// One page without scripts.
std::string static_time_html(const std::vector<lanewise::StaticTimeReport>& reports);

}  // namespace lw::report
