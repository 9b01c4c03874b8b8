// When each wave of a small dispatch was where, variant by variant.
#include <fmt/format.h>

#include <algorithm>

#include "report/chart_style.h"
#include "report/timeline_svg.h"
#include "study/spd/experiments.h"
#include "study/spd/launch.h"
#include "study/spd/variants.h"
#include "timing/timeline.h"

namespace lw::study {
namespace {

constexpr uint32_t kPictureEdge = 256, kWave = 64;
constexpr timing::TimelineLimits kLimits{.intervals = 10'000};  // as many as can be told apart

struct Timed {
  const SpdVariant* variant;
  DispatchSums sums;
};

Result<DispatchSums> time_variant(SpdBench& bench, const SpdRun& run, timing::Timeline& timeline) {
  const Result<const SpdCode*> code = bench.code_of(run);
  if (!code) return code.error();
  const Result<std::unique_ptr<SpdLaunch>> launch = SpdLaunch::place((*code)->object, run);
  if (!launch) return launch.error();
  const Result<timing::Parameters> parameters = bench.parameters_of(run.device);
  if (!parameters) return parameters.error();
  const Result<timing::Machine> machine = timing::make_machine(*parameters, std::nullopt);
  if (!machine) return machine.error();
  timing::TimelineBuilder builder(*machine, kLimits);
  const timing::Observer observer = builder.observer();
  const Result<SpdLaunch::Times> times = (*launch)->time_again(1, *parameters, *machine, bench.session(), &observer);
  if (!times) return times.error();
  timeline = builder.finish();
  return sums_of(times->warm.back());
}

StudyPicture picture_of(const std::vector<Timed>& timed, const std::vector<timing::Timeline>& timelines) {
  StudyPicture picture{
      .title = fmt::format("waves of 64 at {0}x{0}, all at the same scale", kPictureEdge),
      .words =
          "The second of two dispatches. Each wave has a row, sorted by compute unit and SIMD, from its "
          "launch to its end, coloured by stall reason.",
      .height = 0,
      .content = report::timeline_style()};
  report::TimelineScale scale{
      .left = report::kChartLeft, .width = report::kChartWidth - report::kChartLeft - 24, .cycles = 1};
  for (const timing::Timeline& timeline : timelines) scale.cycles = std::max(scale.cycles, timeline.cycles);
  double top = report::kChartTop;
  picture.content += report::timeline_legend_svg(timelines, scale, top);
  for (size_t i = 0; i < timed.size(); ++i) {
    picture.content += fmt::format("<text x=\"{}\" y=\"{:.0f}\">{}: {:.0f} cycles</text>\n", report::kChartLeft,
                                   top + 22, timed[i].variant->name, timed[i].sums.cycles);
    top += 28;
    picture.content += report::timeline_svg(timelines[i], scale, top);
    top += report::timeline_height(timelines[i]);
  }
  uint64_t merged_below = 0;
  for (const timing::Timeline& timeline : timelines) merged_below = std::max(merged_below, timeline.merged_below);
  if (merged_below != 0)
    picture.words += fmt::format(
        " Intervals shorter than {} cycles are merged and have the colour of the longest part.", merged_below);
  picture.content += report::timeline_axis_svg(scale, top);
  picture.height = top + report::kTimelineAxis;
  return picture;
}

}  // namespace

void spd_timelines(SpdBench& bench, ExperimentResult& result) {
  ResultTable table{.title = "the same dispatches in numbers",
                    .columns = {{"variant", "variant"},
                                {"cycles", "cycles", 0},
                                {"microseconds", "us", 1},
                                {"stalls", "cycles of waves"}},
                    .rows = {},
                    .plot = {}};
  std::vector<Timed> timed;
  std::vector<timing::Timeline> timelines;
  for (const SpdVariant& variant : spd_variants()) {
    if (!variant.is_sampled || variant.is_passes || variant.format != "rgba16f") continue;
    if (bench.is_stopped()) return;
    const SpdRun run{variant.name, bench.device(), kWave, kPictureEdge, kPictureEdge};
    const Result<DispatchSums> sums = time_variant(bench, run, timelines.emplace_back());
    if (bench.is_stopped()) return;
    if (!sums) return bench.fail(run, sums.error());
    timed.push_back({&variant, *sums});
    table.rows.push_back({variant.name, sums->cycles, sums->nanoseconds / 1000, stalls_of(*sums)});
  }
  result.pictures.push_back(picture_of(timed, timelines));
  result.tables.push_back(std::move(table));
}

}  // namespace lw::study
