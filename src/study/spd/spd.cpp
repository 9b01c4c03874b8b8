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

const std::vector<std::string_view> kFormats = {"rgba8", "rgba16f"};

std::string sampled(std::string_view variant) { return fmt::format("{}-sampler-rgba16f", variant); }

void spd_order(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kRows, kMorton, {{4096, 4096}}};
  compare_variants(bench, result, pair, "threads in rows of 2x2 texels (before), in Morton order (after)", "RDNA-1");
  ResultTable table{.title = "thread orders by texture layout, at 1024x1024, waves of 64",
                    .columns = {{"layout", "layout"},
                                {"format", "format"},
                                {"variant", "order"},
                                {"cycles", "cycles", 0},
                                {"lines_per_kilotexel", "lines per 1000 texels", 0},
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
  compare_variants(bench, result, pair,
                   "every fourth thread continues (before), the first quarter of the threads continues (after)",
                   "RDNA-2");
}

void spd_shuffle(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kPacked, kShuffle, {{1920, 1080}, {3840, 2160}}, {"rgba16f"}, {"rgba16f"}, true};
  compare_variants(bench, result, pair, "LDS (before), shuffles across 64 lanes (after)", "RDNA-3");
}

void spd_quad(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kPacked, kQuad, {{1920, 1080}, {2560, 1440}, {3840, 2160}}, kFormats, kFormats};
  compare_variants(bench, result, pair, "LDS only (before), quad operations and LDS alternately (after)", "RDNA-4");
}

void spd_half(SpdBench& bench, ExperimentResult& result) {
  const SpdPair pair{kPacked, kPackedHalf, {{256, 256}, {1024, 1024}, {1920, 1080}, {2560, 1440}}, kFormats, kFormats};
  compare_variants(bench, result, pair, "fp32 (before), fp16 (after)", "RDNA-5");
}

void spd_registers(SpdBench& bench, ExperimentResult& result) {
  ResultTable table{.title = "VGPRs, source read with a linear sampler",
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
    return std::pair(std::string(quantity),
                     table.value({std::string(one)}, "wave64") - table.value({std::string(other)}, "wave64"));
  };
  result.add(published, fmt::format("{}", fmt::join(ours, ", ")),
             "These registers are RADV's, which is not the talk's compiler, for this project's own shader.",
             PublishedFinding::Quantities{more("fp32 by LDS minus fp32 by quads", kPacked, kQuad),
                                          more("fp32 by quads minus fp16 by LDS", kQuad, kPackedHalf),
                                          more("fp16 by LDS minus fp16 by quads", kPackedHalf, kQuadHalf)});
  result.tables.push_back(std::move(table));
}

constexpr SpdExperiment kExperiments[] = {
    {{"order", "Order of threads", "Which texels the threads of a wave load."}, spd_order},
    {{"distribution", "Distribution of work", "Which threads continue when less work remains."}, spd_distribution},
    {{"shuffle", "Shuffles over 64 lanes", "Exchange within a wave without LDS."}, spd_shuffle},
    {{"quad", "Quad operations", "Exchange among four lanes without LDS."}, spd_quad},
    {{"half", "fp16", "Sums and LDS contents in half the bits."}, spd_half},
    {{"registers", "Registers", "VGPRs per wave."}, spd_registers},
    {{"texels", "Texels and lines", "Which texels the threads load, and in which memory lines these texels are."},
     spd_texels},
    {{"lanes", "Active lanes", "How much work remains at each level, and which lanes do it."}, spd_lanes},
    {{"lds", "LDS", "LDS allocated per workgroup."}, spd_lds},
    {{"timeline", "Timelines", "A small dispatch of each variant, wave by wave."}, spd_timelines},
    {{"levels", "What is computed", "Every texel of every level, compared with the rule that all variants follow."},
     spd_levels},
};

}  // namespace

std::span<const SpdExperiment> spd_experiments() { return kExperiments; }

Result<ExperimentStudy> run_spd(const ExperimentOptions& options, std::atomic<uint64_t>& done, const Session& session) {
  const isa::Device* device = isa::find_device(options.device);
  if (device == nullptr || device->product == nullptr)
    return Error{fmt::format("there is no product '{}'", options.device)};
  SpdBench bench(options, session);
  if (!bench.has_waves_of_32()) return Error{fmt::format("{} is not an RDNA product", device->name)};
  // Experiments that time nothing would not find what is wrong with the options.
  const Result<timing::Parameters> parameters = bench.parameters_of(bench.device());
  if (!parameters) return parameters.error();
  if (const auto machine = timing::make_machine(*parameters, std::nullopt); !machine)
    return Error{"--set: " + machine.error().message};
  ExperimentStudy study{
      .name = "spd",
      .what =
          "What design choices of the Single Pass Downsampler gain, from \"Optimizing for the Radeon RDNA "
          "architecture\"",
      .device = std::string(device->name),
      .beside = fmt::format("{}", fmt::join(bench.beside(), " and ")),
      .command = {},
      .experiments = {}};
  return run_experiments(spd_experiments(), bench, std::move(study), options, done, session);
}

}  // namespace lw::study
