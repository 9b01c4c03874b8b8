#include "study/spd/spd.h"

#include <fmt/format.h>

#include <algorithm>

#include "study/published.h"
#include "study/run_experiments.h"
#include "study/spd/experiments.h"
#include "study/spd/pair.h"
#include "study/words.h"

namespace lw::study {
namespace {

constexpr std::string_view kRows = "row-2x2-lds-spread-fp32", kMorton = "morton-lds-spread-fp32",
                           kPacked = "morton-lds-packed-fp32", kQuad = "morton-quad-packed-fp32",
                           kShuffle = "morton-shuffle64-packed-fp32", kPackedHalf = "morton-lds-packed-fp16",
                           kQuadHalf = "morton-quad-packed-fp16";

std::string sampled(std::string_view variant) { return fmt::format("{}-sampler-rgba16f", variant); }

void spd_order(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kRows, kMorton, {{4096, 4096}}};
  compare_variants(bench, result, pair, "threads in rows of 2x2 texels, and in Morton order", "RDNA-1");
  ResultTable table{.title = "thread orders over layouts, at 1024x1024, waves of 64",
                    .columns = {{"layout", "layout"},
                                {"format", "format"},
                                {"variant", "order"},
                                {"cycles", "cycles", 0},
                                {"lines_per_kilotexel", "lines for 1000 texels", 0},
                                {"hit_percent", "L0 hits, %", 1}},
                    .rows = {},
                    .plot = {"layout", "cycles", "cycles", {"format", "variant"}}};
  for (const std::string_view format : {"rgba8", "rgba16f"})
    for (const std::string_view layout : kSpdLayouts)
      for (const std::string_view variant : {kRows, std::string_view("row-4x4-lds-spread-fp32"), kMorton}) {
        SpdRun run = pair.run(variant, {1024, 1024}, format, bench.device(), 64);
        run.layout = layout;
        const SpdTime time = bench.time(run);
        table.rows.push_back({std::string(layout), std::string(format),
                              std::string(variant.substr(0, variant.find("-lds"))), time.sums.cycles,
                              time.sums.lines_asked / (1.024 * 1024), hit_percent(time)});
      }
  result.tables.push_back(std::move(table));
}

void spd_distribution(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kMorton, kPacked, {{3840, 2160}}};
  compare_variants(bench, result, pair, "every fourth thread works on, and the first quarter of them", "RDNA-2");
}

void spd_shuffle(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kPacked, kShuffle, {{1920, 1080}, {3840, 2160}}, {"rgba16f"}, true};
  compare_variants(bench, result, pair, "LDS, and shuffles across 64 lanes", "RDNA-3");
}

void spd_quad(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kPacked, kQuad, {{1920, 1080}, {2560, 1440}, {3840, 2160}}, {"rgba8", "rgba16f"}};
  compare_variants(bench, result, pair, "LDS alone, and quad operations with LDS between", "RDNA-4");
}

void spd_half(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{
      kPacked, kPackedHalf, {{256, 256}, {1024, 1024}, {1920, 1080}, {2560, 1440}}, {"rgba8", "rgba16f"}};
  compare_variants(bench, result, pair, "fp32, and fp16", "RDNA-5");
}

void spd_registers(SpdBench& bench, ExperimentResult& result) {
  ResultTable table{.title = "VGPRs, source by a linear sampler",
                    .columns = {{"variant", "variant"},
                                {"published", "published", 0},
                                {"wave64", "wave64", 0},
                                {"wave32", "wave32", 0}},
                    .rows = {},
                    .plot = {"variant", "wave64", "VGPRs", {}}};
  const PublishedFinding& published = published_finding("spd", "RDNA-6");
  std::vector<double> ours;
  for (const std::string_view variant : {kPacked, kPackedHalf, kQuad, kQuadHalf}) {
    ours.push_back(bench.vgprs(sampled(variant), bench.device(), 64));
    table.rows.push_back({std::string(variant), published.value(variant), ours.back(),
                          double(bench.vgprs(sampled(variant), bench.device(), 32))});
  }
  const auto more = [&](std::string_view quantity, std::string_view one, std::string_view other) {
    return std::pair(quantity, table.value({std::string(one)}, "wave64") - table.value({std::string(other)}, "wave64"));
  };
  result.add(published, fmt::format("{}", fmt::join(ours, ", ")),
             "RADV allocates them, another compiler than the talk's, for a shader of this project's own.",
             PublishedFinding::Quantities{more("fp32 by LDS minus fp32 by quads", kPacked, kQuad),
                                          more("fp32 by quads minus fp16 by LDS", kQuad, kPackedHalf),
                                          more("fp16 by LDS minus fp16 by quads", kPackedHalf, kQuadHalf)});
  result.tables.push_back(std::move(table));
}

constexpr SpdExperiment kExperiments[] = {
    {{"order", "Order of threads", "Which texels the threads of a wave load."}, spd_order},
    {{"distribution", "Distribution of work", "Which threads work on when there is less to do."}, spd_distribution},
    {{"shuffle", "Shuffles over 64 lanes", "Exchange within a wave without LDS."}, spd_shuffle},
    {{"quad", "Quad operations", "Exchange among four lanes without LDS."}, spd_quad},
    {{"half", "fp16", "Sums and what lies in LDS in half the bits."}, spd_half},
    {{"registers", "Registers", "VGPRs of a wave."}, spd_registers},
    {{"texels", "Texels and lines", "Which texels threads load, and which lines of memory these lie in."}, spd_texels},
    {{"lanes", "Lanes at work", "What is left to do from level to level, and who does it."}, spd_lanes},
    {{"lds", "LDS", "What a workgroup takes of LDS."}, spd_lds},
    {{"timeline", "Timelines", "A small dispatch of each variant, wave by wave."}, spd_timelines},
    {{"levels", "What is computed", "Every texel of every level, against the rule that all variants follow."},
     spd_levels},
};

}  // namespace

std::span<const SpdExperiment> spd_experiments() { return kExperiments; }

Result<ExperimentStudy> run_spd(const ExperimentOptions& options, std::atomic<uint64_t>& done, const Session& session) {
  const isa::Device* device = isa::find_device(options.device);
  if (device == nullptr || device->product == nullptr)
    return Error{fmt::format("there is no product '{}'", options.device)};
  SpdBench bench(options, session);
  ExperimentStudy study{
      .name = "spd",
      .what =
          "What choices in the Single Pass Downsampler are worth, of \"Optimizing for the Radeon RDNA "
          "architecture\"",
      .device = std::string(device->name),
      .beside = fmt::format("{}", fmt::join(SpdBench::kBeside, " and ")),
      .command = {},
      .experiments = {}};
  return run_experiments(spd_experiments(), bench, std::move(study), options, done, session);
}

}  // namespace lw::study
