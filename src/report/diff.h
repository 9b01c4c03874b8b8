// Two versions of a kernel as text, JSON and a part of a page: the numbers of both, and the aligned listings.
#pragma once

#include <string>
#include <vector>

#include "lanewise/compare.h"
#include "report/fields.h"
#include "text/buffer.h"

namespace lw::report {

// A row of a DiffTable.
struct DiffLine {
  lanewise::DiffKind kind = lanewise::DiffKind::same;
  uint32_t before = 0, after = 0;         // lines; 0: none
  std::string text;                       // of the new version; of the old one if that alone has the instruction
  std::string before_text;                // of the old version, if it is another text
  std::vector<uint64_t> values, changes;  // a value for each column, of the version of `text`; after minus before
  bool is_different = false;              // shown in the text, with the rows around it; new names alone are not
};

// A diff in columns.
struct DiffTable {
  std::string before, after;  // the versions
  std::vector<lanewise::ComparedNumber> numbers;
  std::string peak;                  // heading of what grew and fell at the peak; empty: nothing did
  std::vector<std::string> at_peak;  // sentences that begin with the number of registers
  std::vector<std::string> columns;
  std::vector<DiffLine> lines;
};
DiffTable live_diff_table(const lanewise::LiveReport& report, const lanewise::LiveDiff& diff);
DiffTable time_diff_table(const lanewise::TimedDispatch& before, const lanewise::TimedDispatch& after,
                          const lanewise::TimeDiff& diff);

// Numbers, peak, and the rows that differ with three rows around each.
void write_diff_text(const DiffTable& table, text::OutputBuffer& out);
// The same with all rows, as a part of a page: headings of the second level and tables.
std::string diff_html(const DiffTable& table);
// A page that needs nothing else.
std::string diff_page(const std::vector<DiffTable>& tables);

// The numbers that were compared with a saved report, and those that are worse than allowed.
void write_baseline_text(const lanewise::BaselineReport& report, text::OutputBuffer& out);

// "comparison" of docs/schemas/live.schema.json.
void write_comparison_json(const lanewise::LiveReport& report, const lanewise::LiveComparison& comparison,
                           text::OutputBuffer& out);
// Two timings and their diff.
struct TimePairView {
  const lanewise::TimedDispatch* before = nullptr;
  const lanewise::TimedDispatch* after = nullptr;
  const lanewise::TimeDiff* diff = nullptr;
};
// An element of "comparisons" of docs/schemas/time.schema.json.
SortedJson time_diff_json(const TimePairView& pair);
// "baseline" of both.
SortedJson baseline_json(const lanewise::BaselineReport& report);

}  // namespace lw::report
