// The forms in which live registers are shown.
#pragma once

#include <string>
#include <vector>

#include "lanewise/compare.h"
#include "report/json_types.h"
#include "report/live_report.h"
#include "text/buffer.h"

namespace lw::report {

struct TextOptions {
  bool utf8 = true;    // block characters in the chart, and dashes; else ASCII
  bool sgprs = false;  // the chart, the row and what holds the peak are about SGPRs
  unsigned columns = 80;
};

// The header of a function: peak, allocation, LDS, occupancy and what the next step costs.
void write_live_summary(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out);
// Notes about the limits of the analysis, each once. Part of the summary.
void write_live_notes(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out);
// Pressure by line in a few rows of characters.
void write_live_chart(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out);
// What is alive at the peak, one sentence per holder, at most `limit` of them.
void write_live_holders(const LiveFunction& function, const TextOptions& options, size_t limit,
                        text::OutputBuffer& out);
// Memory accesses and instruction mix.
void write_live_shape(const LiveFunction& function, text::OutputBuffer& out);
// Instructions that break a hazard, in lint's words.
void write_live_hazards(const LiveFunction& function, text::OutputBuffer& out);
// One line per instruction, and under it the hazards that it breaks.
void write_live_table(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out);
// One line per live range.
void write_live_ranges(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out);
// Every device of the generation with all its steps.
void write_live_occupancy(const LiveFunction& function, text::OutputBuffer& out);
// Several functions side by side: registers, occupancy, mix, and one chart.
void write_live_comparison(const LiveReport& report, const TextOptions& options, text::OutputBuffer& out);
// That chart alone.
void write_live_curves(const std::vector<const LiveFunction*>& functions, const TextOptions& options,
                       text::OutputBuffer& out);
// The aligned listings of two files' kernels, with that chart for each.
void write_live_diff(const LiveReport& report, const lanewise::LiveComparison& comparison, const TextOptions& options,
                     text::OutputBuffer& out);

// What of a report is written as text.
enum class LiveView : uint8_t {
  chart,       // pressure, what holds the peak, code and memory, and hazards
  comparison,  // all functions side by side
  summary,     // peak, allocation and occupancy alone
  table,       // one line per instruction
  ranges,      // one line per live range
  rga,         // Radeon GPU Analyzer's layout
};
// `with_occupancy`: write_live_occupancy behind each summary.
void write_live_text(const LiveReport& report, LiveView view, bool with_occupancy, const TextOptions& options,
                     text::OutputBuffer& out);

// The layout of Radeon GPU Analyzer's live-register report; docs/rga-compat.md lists what differs.
void write_live_rga(const LiveFunction& function, bool sgprs, text::OutputBuffer& out);

// What `live` compares besides: two files, and a saved report. nullptr: neither.
struct LiveComparisons {
  const lanewise::LiveComparison* files = nullptr;
  const lanewise::BaselineReport* baseline = nullptr;
};
// docs/schemas/live.schema.json. `summary`: without instructions and ranges.
void write_live_json(const LiveReport& report, const LiveComparisons& comparisons, bool summary,
                     text::OutputBuffer& out);
// The parts of one kernel of that document: all but what grows with the code, "ranges" and "instructions".
OrderedJson live_summary(const LiveFunction& function);
OrderedJson live_ranges(const LiveFunction& function);
OrderedJson live_instructions(const LiveFunction& function);
// One row per instruction, with a header.
void write_live_csv(const LiveReport& report, text::OutputBuffer& out);
// A line chart of live registers over instruction lines, one curve per function.
std::string live_svg(const LiveReport& report, bool sgprs);
// One page with chart and listing that needs nothing else.
void write_live_html(const LiveReport& report, const LiveComparisons& comparisons, text::OutputBuffer& out);

}  // namespace lw::report
