// Which lanes are left to work from level to level, and what of LDS a variant takes.
#include <fmt/format.h>

#include <bit>

#include "report/chart_style.h"
#include "study/spd/experiments.h"
#include "study/spd/variants.h"
#include "study/spd/watch.h"

namespace lw::study {
namespace {

constexpr uint32_t kTile = 64;  // texels of level 0 that a workgroup reduces to one
constexpr uint32_t kLevels = 6, kMostWaves = 8;
constexpr double kMargin = report::kChartLeft, kLabel = 104, kPlot = 64, kRow = kPlot + 34;

// By level from 1 on and wave: lanes of one instruction that stores texels of the level, in the mean of those that do.
using Lanes = std::array<std::array<double, kMostWaves>, kLevels>;

Lanes lanes_of(const std::vector<SpdAccess>& accesses) {
  Lanes lanes{};
  std::array<std::array<uint32_t, kMostWaves>, kLevels> stores{};
  for (const SpdAccess& access : accesses) {
    const uint32_t level = access.texels[static_cast<unsigned>(std::countr_zero(access.lanes))].level;
    if (!access.is_store || level == 0 || level > kLevels) continue;
    lanes[level - 1][access.wave] += std::popcount(access.lanes);
    ++stores[level - 1][access.wave];
  }
  for (uint32_t level = 0; level < kLevels; ++level)
    for (uint32_t wave = 0; wave < kMostWaves; ++wave) lanes[level][wave] /= std::max(1u, stores[level][wave]);
  return lanes;
}

struct Run {
  std::string caption;
  uint32_t wave;  // lanes
  Lanes lanes;
};

// A bar for each wave, level by level.
std::string draw(const Run& run, double top) {
  const uint32_t waves = 256 / run.wave;
  std::string svg = fmt::format("<text x=\"{}\" y=\"{:.0f}\">{}</text>\n", kMargin, top + 12, run.caption);
  const double bottom = top + 22 + kPlot, step = (report::kChartWidth - kMargin - kLabel - 20) / kLevels;
  for (uint32_t level = 0; level < kLevels; ++level) {
    const double left = kMargin + kLabel + step * level, bar = (step - 24) / waves;
    svg += fmt::format("<line class=\"axis\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n", left,
                       left + step - 24, bottom, bottom);
    for (uint32_t wave = 0; wave < waves; ++wave) {
      const double lanes = run.lanes[level][wave], height = kPlot * lanes / run.wave, at = left + bar * wave;
      svg += fmt::format(
          "<rect class=\"room\" x=\"{0:.1f}\" y=\"{1:.1f}\" width=\"{2:.1f}\" height=\"{3:.1f}\"/><rect class=\"t0\" "
          "x=\"{0:.1f}\" y=\"{4:.1f}\" width=\"{2:.1f}\" height=\"{5:.1f}\"><title>level {6}, wave {7}: {8:g} of {9} "
          "lanes</title></rect>",
          at + 1, bottom - kPlot, bar - 2, kPlot, bottom - height, height, level + 1, wave, lanes, run.wave);
      if (bar >= 20 && lanes > 0)
        svg += fmt::format("<text class=\"lanes\" x=\"{:.1f}\" y=\"{:.1f}\">{:g}</text>", at + bar / 2,
                           bottom - kPlot - 3, lanes);
    }
    svg += '\n';
  }
  return svg;
}

StudyPicture picture_of(const std::vector<Run>& runs) {
  StudyPicture picture{
      .title = "lanes that compute and store texels of a level, by wave of a workgroup",
      .words =
          "Each wave of the workgroup has a bar per level, whose height is the number of its active lanes. A wave "
          "without a bar has no work left.",
      .height = 0,
      .content = "<style>.room{fill:#888;fill-opacity:.16}.lanes{font-size:10px;text-anchor:middle}</style>\n"};
  const double step = (report::kChartWidth - kMargin - kLabel - 20) / kLevels;
  for (uint32_t level = 0; level < kLevels; ++level)
    picture.content += fmt::format("<text x=\"{:.1f}\" y=\"{:.0f}\">level {}</text>\n", kMargin + kLabel + step * level,
                                   report::kChartTop + 14, level + 1);
  double top = report::kChartTop + 20;
  for (const Run& run : runs) {
    picture.content += draw(run, top);
    top += kRow;
  }
  picture.height = top + 12;
  return picture;
}

}  // namespace

void spd_lanes(SpdBench& bench, ExperimentResult& result) {
  ResultTable table{.title = "lanes that compute and store texels of a level, by wave of a workgroup",
                    .columns = {{"variant", "variant"},
                                {"wave", "wave", 0},
                                {"level", "level", 0},
                                {"lanes", "lanes per wave"},
                                {"waves", "active waves", 0}},
                    .rows = {},
                    .plot = {}};
  std::vector<Run> runs;
  for (const SpdVariant& variant : spd_variants()) {
    if (variant.exchange != "LDS" || variant.order != "MORTON" || variant.is_half || variant.is_sampled ||
        variant.is_passes || variant.format != "rgba16f")
      continue;
    for (const uint32_t wave : {64u, 32u}) {
      if (bench.is_stopped()) return;
      if (wave == 32 && !bench.has_waves_of_32()) continue;
      const SpdRun run{variant.name, bench.device(), wave, kTile, kTile};
      const Result<std::vector<SpdAccess>> accesses = watch_texels(bench, run);
      if (!accesses) return bench.fail(run, accesses.error());
      const std::string_view words = variant.is_packed ? "packed" : "spread";
      runs.push_back({fmt::format("{}, wave{}", words, wave), wave, lanes_of(*accesses)});
      for (uint32_t level = 0; level < kLevels; ++level) {
        const auto of_waves = std::span(runs.back().lanes[level]).first(256 / wave);
        table.rows.push_back({std::string(words), double(wave), double(level + 1),
                              fmt::format("{:g}", fmt::join(of_waves, " ")),
                              double(std::ranges::count_if(of_waves, [](double lanes) { return lanes > 0; }))});
      }
    }
  }
  result.pictures.push_back(picture_of(runs));
  result.tables.push_back(std::move(table));
}

void spd_lds(SpdBench& bench, ExperimentResult& result) {
  ResultTable table{
      .title = "LDS per workgroup, from the code object",
      .columns = {{"exchange", "exchange"}, {"sums", "sums"}, {"variant", "variant"}, {"lds_bytes", "bytes", 0}},
      .rows = {},
      .plot = {"exchange", "lds_bytes", "bytes", {"sums"}}};
  for (const SpdVariant& variant : spd_variants()) {
    if (variant.order != "MORTON" || !variant.is_packed || variant.is_sampled || variant.is_passes ||
        variant.format != "rgba16f")
      continue;
    if (bench.is_stopped()) return;
    const SpdRun run{variant.name, bench.device(), 64};
    const Result<const SpdCode*> code = bench.code_of(run);
    if (!code) return bench.fail(run, code.error());
    const inst::KernelDescriptor& descriptor = (*code)->object.kernels.at(0).descriptor;
    table.rows.push_back({variant.exchange, std::string(variant.is_half ? "fp16" : "fp32"), variant.name,
                          double(descriptor.group_segment_fixed_bytes)});
  }
  result.tables.push_back(std::move(table));
}

}  // namespace lw::study
