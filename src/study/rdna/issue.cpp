// How vector and scalar instructions leave a SIMD.
#include <fmt/format.h>

#include <cmath>

#include "study/published.h"
#include "study/rdna/experiments.h"

namespace lw::study {
namespace {

constexpr uint32_t kAddsOfBody = 8;  // arithmetic.s
constexpr std::string_view kChains[] = {"independent", "dependent"};
constexpr uint32_t kMostWorkItems = 1024;

// SIMDs that a workgroup spreads over: of a WGP, of a compute unit of GCN.
uint32_t simds_of(RdnaBench& bench, std::string_view device) {
  return bench.units_of_workgroup(device) * bench.machine(device).simds;
}

// Cycles of a SIMD for an instruction of one of its waves.
struct Chain {
  DispatchSums sums;
  double cycles = 0;
};
Chain chain_of(RdnaBench& bench, std::string_view device, uint32_t wave, std::string_view chain, uint32_t waves) {
  Chain result;
  result.sums = bench.steady({.device = device,
                              .file = "arithmetic.s",
                              .kernel = chain,
                              .wave = wave,
                              .block = waves * simds_of(bench, device) * wave});
  result.cycles = result.sums.cycles / (double{1} * RdnaBench::kBodies * kAddsOfBody * waves);
  return result;
}

}  // namespace

void rdna_issue(RdnaBench& bench, ExperimentResult& result) {
  ResultTable table{
      .title = "v_add_f32 in chains, by waves on each SIMD",
      .columns = {{"device", "device"},
                  {"chain", "chain"},
                  {"waves_per_simd", "waves/SIMD", 0},
                  {"cycles_per_instruction", "cycles/instruction", 3},
                  {"lanes_per_cycle", "lanes/cycle", 1},
                  {"stalls", "cycles of waves"}},
      .rows = {},
      .plot = {"waves_per_simd", "cycles_per_instruction", "cycles of a SIMD per instruction", {"device", "chain"}}};
  for (const auto& [device, wave] : {std::pair{bench.beside(), 64u}, std::pair{bench.device(), 32u}})
    for (const std::string_view chain : kChains)
      for (const uint32_t waves : {1, 2, 3, 4, 5, 6, 8}) {
        if (waves * simds_of(bench, device) * wave > kMostWorkItems) break;
        const Chain measured = chain_of(bench, device, wave, chain, waves);
        table.rows.push_back({std::string(device), std::string(chain), double(waves), measured.cycles,
                              wave / measured.cycles, stalls_of(measured.sums)});
      }
  if (bench.problem()) return;
  const std::string gcn(bench.beside()), rdna(bench.device());
  const auto cycles = [&](const std::string& device, const char* chain, const char* waves) {
    return table.value({device, chain, waves}, "cycles_per_instruction");
  };
  const double slow = cycles(gcn, "independent", "1"), fast = cycles(rdna, "independent", "1");
  result.add(
      published_finding("rdna", "issue-rate"), fmt::format("{:.2f} on {}, {:.2f} on {}", slow, gcn, fast, rdna),
      fmt::format(
          "a SIMD of {} executes a wave64 on 16 lanes, a SIMD of {} a wave32 on 32 lanes: {:.0f} lanes per cycle "
          "compared with {:.0f}, with half as many SIMDs per compute unit",
          gcn, rdna, 64 / slow, 32 / fast),
      PublishedFinding::Quantities{{"cycles, GCN", slow}, {"cycles, RDNA", fast}});
  const double alone = cycles(rdna, "dependent", "1"), hidden = cycles(rdna, "dependent", "5");
  result.add(
      published_finding("rdna", "issue-chains"),
      fmt::format("{:.2f} cycles on {} for any number of waves; {:.2f} on {} with one wave on the SIMD, "
                  "{:.2f} with two, {:.2f} with five",
                  cycles(gcn, "dependent", "1"), gcn, alone, rdna, cycles(rdna, "dependent", "2"), hidden),
      fmt::format(
          "a result is available after {:.0f} cycles (Mesa, LLVM and measurements agree), so one wave leaves {:.0f} "
          "of {:.0f} cycles unused, which other waves can fill; GCN's four cycles cover its latency. With six waves "
          "an instruction takes {:.2f} cycles: the oldest waves issue first, so the sixth runs alone at the end",
          alone, alone - 1, alone, cycles(rdna, "dependent", "6")),
      std::nullopt);
  result.tables.push_back(std::move(table));
}

void rdna_waves(RdnaBench& bench, ExperimentResult& result) {
  ResultTable table{.title = "the same work-items in waves of 32 and of 64",
                    .columns = {{"chain", "chain"},
                                {"wave", "wave"},
                                {"work_items_per_simd", "work-items/SIMD", 0},
                                {"cycles_per_instruction", "cycles/instruction", 3},
                                {"lanes_per_cycle", "lanes/cycle", 2},
                                {"stalls", "cycles of waves"}},
                    .rows = {},
                    .plot = {"work_items_per_simd", "lanes_per_cycle", "lanes per cycle of a SIMD", {"chain", "wave"}}};
  for (const std::string_view chain : kChains)
    for (const uint32_t wave : {32u, 64u})
      for (const uint32_t items : {32u, 64u, 128u, 192u, 256u}) {
        if (items < wave) continue;
        const Chain measured = chain_of(bench, bench.device(), wave, chain, items / wave);
        table.rows.push_back({std::string(chain), fmt::format("wave{}", wave), double(items), measured.cycles,
                              wave / measured.cycles, stalls_of(measured.sums)});
      }
  if (bench.problem()) return;
  const auto lanes = [&](const char* chain, const char* wave, const char* items) {
    return table.value({chain, wave, items}, "lanes_per_cycle");
  };
  const double native = table.value({"independent", "wave32", "64"}, "cycles_per_instruction");
  const double twice = table.value({"independent", "wave64", "64"}, "cycles_per_instruction");
  result.add(
      published_finding("rdna", "waves-native"),
      fmt::format("{:.2f} cycles per instruction of a wave64, {:.2f} of a wave32: {:.0f} and {:.0f} lanes per cycle",
                  twice, native, lanes("independent", "wave64", "64"), lanes("independent", "wave32", "64")),
      "a wave64 passes through the 32 lanes twice; with enough waves, the wave size makes no difference to "
      "arithmetic",
      PublishedFinding::Quantities{{"wave64 to wave32 cycles", twice / native}});
  const double narrow = lanes("dependent", "wave32", "64"), wide = lanes("dependent", "wave64", "64");
  result.add(
      published_finding("rdna", "waves-size"),
      fmt::format("for a dependent chain with 64 work-items on a SIMD, {:.1f} lanes per cycle as two wave32, {:.1f} as "
                  "one wave64; with 128 work-items, {:.1f} and {:.1f}",
                  narrow, wide, lanes("dependent", "wave32", "128"), lanes("dependent", "wave64", "128")),
      fmt::format("the result of the second pass is available one cycle after that of the first: {:.0f} cycles for 64 "
                  "work-items, while two wave32 take {:.0f} each in parallel. There is no other difference, "
                  "and other waves hide this one: {:.0f} lanes per cycle with three wave64",
                  64 / wide, 64 / narrow, lanes("dependent", "wave64", "192")),
      PublishedFinding::Quantities{{"wave32 to wave64 lanes per cycle", narrow / wide}});
  result.tables.push_back(std::move(table));
}

void rdna_scalar(RdnaBench& bench, ExperimentResult& result) {
  constexpr uint32_t kScalarsOfBody = 8, kScalarsOfMixed = 4;
  ResultTable table{.title = "scalar instructions, by waves on two compute units of GCN or one WGP of RDNA",
                    .columns = {{"device", "device"},
                                {"kernel", "instructions"},
                                {"waves", "waves", 0},
                                {"scalar_per_cycle", "scalar/cycle", 2},
                                {"stalls", "cycles of waves"}},
                    .rows = {},
                    .plot = {"waves", "scalar_per_cycle", "scalar instructions per cycle", {"device", "kernel"}}};
  // Two compute units of GCN do twice what one does: they share no scalar unit.
  for (const auto& [device, wave, units] : {std::tuple{bench.beside(), 64u, 2u}, std::tuple{bench.device(), 32u, 1u}})
    for (const auto& [kernel, scalars, words] :
         {std::tuple{"scalar", kScalarsOfBody, "scalar alone"}, std::tuple{"mixed", kScalarsOfMixed, "one of each"}})
      for (const uint32_t waves : {2u, 4u, 8u, 16u, 32u}) {
        const uint32_t here = waves / units;
        const DispatchSums sums =
            bench.steady({.device = device, .file = "scalar.s", .kernel = kernel, .wave = wave, .block = here * wave});
        table.rows.push_back({std::string(device), words, double(waves),
                              double{1} * RdnaBench::kBodies * scalars * waves / sums.cycles, stalls_of(sums)});
      }
  if (bench.problem()) return;
  const std::string gcn(bench.beside()), rdna(bench.device());
  const auto rate = [&](const std::string& device, const char* kernel, const char* waves) {
    return table.value({device, kernel, waves}, "scalar_per_cycle");
  };
  const double shared = rate(gcn, "scalar alone", "32"), own = rate(rdna, "scalar alone", "32");
  result.add(
      published_finding("rdna", "scalar-units"),
      fmt::format("{:.2f} scalar instructions per cycle compared with {:.2f}: {:.2f} to 1; with one vector instruction "
                  "per scalar instruction, {:.2f} compared with {:.2f}",
                  own, shared, own / shared, rate(rdna, "one of each", "32"), rate(gcn, "one of each", "32")),
      fmt::format(
          "GCN's scalar unit serves one of four SIMDs in each cycle, so a SIMD can use it every fourth cycle; each "
          "SIMD of RDNA has its own and can use it in every cycle. On both, scalar instructions issue beside vector "
          "instructions of other waves, so with enough waves only the VALU limits the rate: {:.0f} and {:.0f} vector "
          "instructions per cycle, of 64 and of 32 lanes",
          rate(gcn, "one of each", "32"), rate(rdna, "one of each", "32")),
      PublishedFinding::Quantities{{"RDNA to GCN rate", own / shared}});
  result.tables.push_back(std::move(table));
}

}  // namespace lw::study
