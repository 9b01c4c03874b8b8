// The columns of both commands.
#include <fmt/format.h>

#include <cstdlib>

#include "base/symbol_name.h"
#include "report/diff.h"
#include "report/time.h"
#include "report/words.h"

namespace lw::report {
namespace {

using lanewise::DiffKind;
using lanewise::LiveDiff;
using lanewise::LiveDiffSide;
using lanewise::TimedDispatch;
using lanewise::TimeDiff;
using lanewise::TimeDiffSide;

std::vector<uint64_t> values_of(const LiveDiffSide& side) {
  return {side.vgprs, side.waves_per_simd.value_or(0), side.size_bytes};
}
std::vector<uint64_t> values_of(const TimeDiffSide& side) { return {side.executed, side.cycles, side.stalled_cycles}; }

template <class Row>
DiffLine line_of(const Row& row) {
  DiffLine line;
  line.kind = row.kind;
  const auto& shown = row.after ? *row.after : *row.before;
  line.text = shown.text;
  line.values = values_of(shown);
  line.changes.assign(line.values.size(), 0);
  if (row.before) line.before = row.before->line;
  if (row.after) line.after = row.after->line;
  line.is_different = row.kind != DiffKind::same && row.kind != DiffKind::renamed;
  if (!row.before || !row.after) return line;
  if (row.before->text != row.after->text && row.kind != DiffKind::same) line.before_text = row.before->text;
  const std::vector<uint64_t> before = values_of(*row.before);
  for (size_t c = 0; c < before.size(); ++c) line.changes[c] = line.values[c] - before[c];
  return line;
}

std::string version_words(const LiveFunction& f) {
  std::string text = fmt::format("{}: {} ({})", f.file, shown_symbol(f.name), f.target);
  if (!f.occupancy.empty())
    text += fmt::format(", {}: {}", f.occupancy.front().fits.device, f.occupancy.front().fits.text);
  return text;
}

}  // namespace

DiffTable live_diff_table(const lanewise::LiveReport& report, const LiveDiff& diff) {
  const LiveFunction& before = report.functions[diff.before];
  const LiveFunction& after = report.functions[diff.after];
  const bool sgprs = diff.peak.empty() ? false : !flow::is_vgpr(diff.peak.front().holder.first);
  DiffTable table;
  table.before = version_words(before);
  table.after = version_words(after);
  table.numbers = diff.numbers;
  for (const lanewise::PeakChange& change : diff.peak)
    table.at_peak.push_back(
        fmt::format("{}{}  {}", change.is_added ? '+' : '-', change.holder.count, holder_sentence(change.holder)));
  if (!diff.peak.empty())
    table.peak = fmt::format("what changed at the peak: {} {} at line {}, before {} at line {}",
                             sgprs ? after.sgprs.own_peak : after.vgprs.own_peak, sgprs ? "SGPRs" : "VGPRs",
                             sgprs ? after.sgprs.peak_line : after.vgprs.peak_line,
                             sgprs ? before.sgprs.own_peak : before.vgprs.own_peak,
                             sgprs ? before.sgprs.peak_line : before.vgprs.peak_line);
  table.columns = {"VGPRs", "waves", "bytes"};
  for (const lanewise::LiveDiffRow& row : diff.rows) table.lines.push_back(line_of(row));
  return table;
}

// An instruction that costs much more or less than before is shown, too: by at least a hundredth of all cycles.
DiffTable time_diff_table(const TimedDispatch& before, const TimedDispatch& after, const TimeDiff& diff) {
  constexpr uint64_t kShare = 100;
  DiffTable table;
  const auto head = [](const TimedDispatch& d) {
    return fmt::format("{}: {} on {}: {}", d.file, shown_symbol(d.kernel), d.device, cycles_words(d));
  };
  table.before = head(before);
  table.after = head(after);
  table.numbers = diff.numbers;
  table.columns = {"executed", "cycles", "stalled"};
  for (const lanewise::TimeDiffRow& row : diff.rows) {
    DiffLine line = line_of(row);
    const auto change = static_cast<int64_t>(line.changes[1]);
    if (change != 0 && static_cast<uint64_t>(std::llabs(change)) >= before.wave_cycles / kShare)
      line.is_different = true;
    table.lines.push_back(std::move(line));
  }
  return table;
}

}  // namespace lw::report
