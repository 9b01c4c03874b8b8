// Values from lane to lane: DPP, the permutes of LDS, and LDS itself.
#include <fmt/format.h>

#include "study/published.h"
#include "study/rdna/experiments.h"

namespace lw::study {
namespace {

constexpr uint32_t kExchangesOfBody = 8;  // exchanges of exchange.s
constexpr uint32_t kExchangeBlock = 512;

struct Means {
  std::string_view words, apart, in_a_row;  // kernels of exchange.s
};
constexpr Means kMeans[] = {
    {"DPP", "dpp", "dpp_chain"},
    {"ds_swizzle_b32", "swizzle", "swizzle_chain"},
    {"ds_bpermute_b32", "bpermute", "bpermute_chain"},
    {"LDS store and load", "lds", "lds_chain"},
};

// What reaches a lane so far away, as its number differs in one bit.
struct Reach {
  uint32_t distance;
  std::string_view words, kernel;
};
constexpr Reach kOfRdna[] = {{1, "DPP, quad_perm", "dpp_chain"},
                             {4, "DPP8", "eight_chain"},
                             {8, "DPP, row_ror:8", "row_chain"},
                             {16, "v_permlanex16_b32", "other_row_chain"},
                             {32, "LDS store and load", "lds_chain"}};
constexpr Reach kOfGcn[] = {{1, "DPP, quad_perm", "dpp_chain"},
                            {4, "ds_swizzle_b32", "swizzle_chain"},
                            {8, "DPP, row_ror:8", "row_chain"},
                            {16, "ds_swizzle_b32", "swizzle_chain"},
                            {32, "ds_bpermute_b32", "bpermute_chain"}};

DispatchSums run(RdnaBench& bench, std::string_view device, std::string_view kernel, uint32_t wave, uint32_t block,
                 uint32_t distance) {
  return bench.steady({.device = device,
                       .file = "exchange.s",
                       .kernel = kernel,
                       .wave = wave,
                       .block = block,
                       .numbers = {{"DISTANCE", distance}}});
}

ResultTable by_means(RdnaBench& bench) {
  ResultTable table{.title = "a value of the neighbouring lane",
                    .columns = {{"device", "device"},
                                {"means", "by"},
                                {"cycles", "cycles, dependent", 2},
                                {"lanes_per_cycle", "lanes/cycle of a CU, independent", 1},
                                {"stalls", "cycles of waves, independent"}},
                    .rows = {},
                    .plot = {"means", "cycles", "cycles per dependent exchange", {"device"}}};
  for (const auto& [device, wave] : {std::pair{bench.beside(), 64u}, std::pair{bench.device(), 32u}})
    for (const Means& means : kMeans) {
      const DispatchSums chain = run(bench, device, means.in_a_row, wave, wave, 1);
      const DispatchSums apart = run(bench, device, means.apart, wave, kExchangeBlock, 1);
      const uint32_t units = bench.units_of_workgroup(device);
      table.rows.push_back({std::string(device), std::string(means.words),
                            chain.cycles / (double{1} * RdnaBench::kBodies * kExchangesOfBody),
                            double{1} * RdnaBench::kBodies * kExchangesOfBody * kExchangeBlock / (apart.cycles * units),
                            stalls_of(apart)});
    }
  return table;
}

ResultTable by_reach(RdnaBench& bench) {
  ResultTable table{
      .title = "a value from far away, in waves of 64",
      .columns = {{"device", "device"}, {"distance", "lanes away", 0}, {"means", "by"}, {"cycles", "cycles", 2}},
      .rows = {},
      .plot = {"distance", "cycles", "cycles per dependent exchange", {"device"}, true}};
  const auto add = [&](std::string_view device, std::span<const Reach> all) {
    for (const Reach& reach : all) {
      const DispatchSums sums = run(bench, device, reach.kernel, 64, 64, reach.distance);
      table.rows.push_back({std::string(device), double(reach.distance), std::string(reach.words),
                            sums.cycles / (double{1} * RdnaBench::kBodies * kExchangesOfBody)});
    }
  };
  add(bench.beside(), kOfGcn);
  add(bench.device(), kOfRdna);
  return table;
}

}  // namespace

void rdna_exchange(RdnaBench& bench, ExperimentResult& result) {
  ResultTable means = by_means(bench), reach = by_reach(bench);
  if (bench.problem()) return;
  const std::string gcn(bench.beside()), rdna(bench.device());
  const auto cycles = [&](const std::string& device, const char* by) { return means.value({device, by}, "cycles"); };
  const auto rate = [&](const std::string& device, const char* by) {
    return means.value({device, by}, "lanes_per_cycle");
  };
  const timing::Machine& machine = bench.machine(rdna);
  result.add(
      published_finding("rdna", "exchange-means"),
      fmt::format(
          "dependent exchanges take {:.0f}, {:.0f} and {:.0f} cycles on {}, {:.0f}, {:.0f} and {:.0f} on {}; "
          "independent ones reach {:.0f}, {:.0f} and {:.0f} lanes per cycle of a compute unit, and {:.0f}, {:.0f} and "
          "{:.0f}",
          cycles(rdna, "DPP"), cycles(rdna, "ds_bpermute_b32"), cycles(rdna, "LDS store and load"), rdna,
          cycles(gcn, "DPP"), cycles(gcn, "ds_bpermute_b32"), cycles(gcn, "LDS store and load"), gcn, rate(rdna, "DPP"),
          rate(rdna, "ds_bpermute_b32"), rate(rdna, "LDS store and load"), rate(gcn, "DPP"),
          rate(gcn, "ds_bpermute_b32"), rate(gcn, "LDS store and load")),
      fmt::format(
          "DPP is part of a vector instruction and costs what that costs; a permute goes through LDS and back in {} "
          "cycles, and all SIMDs of a compute unit share its 32 lanes per cycle; a store and a load use "
          "LDS twice, directly after each other, which shows in the lanes per cycle but hardly in a "
          "dependent chain. On {} two wait states are required between a result and DPP",
          machine.lds_latency, gcn),
      PublishedFinding::Quantities{
          {"permute to DPP cycles, RDNA", cycles(rdna, "ds_bpermute_b32") / cycles(rdna, "DPP")},
          {"LDS to permute cycles, RDNA", cycles(rdna, "LDS store and load") / cycles(rdna, "ds_bpermute_b32")},
          {"permute to DPP cycles, GCN", cycles(gcn, "ds_bpermute_b32") / cycles(gcn, "DPP")},
          {"LDS to permute cycles, GCN", cycles(gcn, "LDS store and load") / cycles(gcn, "ds_bpermute_b32")},
          {"permute to DPP rate, RDNA", rate(rdna, "ds_bpermute_b32") / rate(rdna, "DPP")},
          {"LDS to permute rate, RDNA", rate(rdna, "LDS store and load") / rate(rdna, "ds_bpermute_b32")}});
  const auto far = [&](const std::string& device, const char* distance) {
    return reach.value({device, distance}, "cycles");
  };
  result.add(published_finding("rdna", "exchange-reach"),
             fmt::format(
                 "on {}, {:.0f} cycles to a lane of the same group of 8, {:.0f} of 16, {:.0f} of 32, and {:.0f} to the "
                 "other half; on {}, {:.0f}, {:.0f}, {:.0f} and {:.0f}",
                 rdna, far(rdna, "4"), far(rdna, "8"), far(rdna, "16"), far(rdna, "32"), gcn, far(gcn, "4"),
                 far(gcn, "8"), far(gcn, "16"), far(gcn, "32")),
             "RDNA's permutes stay within 32 lanes, so only LDS reaches the other half of a wave64. Within a half, "
             "vector instructions do the exchange, all at the same cost in the model; DPP8 supports any pattern of 8 "
             "lanes, DPP16 only a few. The talk uses LDS permute across rows of 16, which v_permlanex16_b32 also "
             "crosses",
             PublishedFinding::Quantities{{"lane 8 to lane 4 cycles", far(rdna, "8") / far(rdna, "4")},
                                          {"lane 32 to lane 16 cycles", far(rdna, "32") / far(rdna, "16")},
                                          {"lane 32 to lane 8 cycles", far(rdna, "32") / far(rdna, "8")}});
  result.tables.push_back(std::move(means));
  result.tables.push_back(std::move(reach));
}

}  // namespace lw::study
