// Lanes that have nothing to do: by EXEC, by which work-items of a workgroup go on, and by workgroups' sizes.
#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "study/published.h"
#include "study/rdna/experiments.h"

namespace lw::study {
namespace {

constexpr uint32_t kLaneOpsOfBody = 8;  // instructions of lanes.s and distribution.s
constexpr uint32_t kGroup = 1024;

struct Lanes {
  std::string_view words;
  uint64_t exec;
};
constexpr Lanes kLanes[] = {
    {"all", ~uint64_t{0}},
    {"lanes 0 to 31", 0x0000'0000'ffff'ffff},
    {"lanes 32 to 63", 0xffff'ffff'0000'0000},
    {"every second", 0x5555'5555'5555'5555},
    {"lanes 0 to 15", 0xffff},
    {"every fourth", 0x1111'1111'1111'1111},
    {"one", 1},
    {"one of each half", 0x0000'0001'0000'0001},
    {"none", 0},
};

struct Choice {
  std::string_view kernel, words;
};
constexpr Choice kChoices[] = {{"all", "all"},
                               {"every_second", "every second"},
                               {"half_of_32", "16 of each 32"},
                               {"half_of_64", "32 of each 64"},
                               {"first_half", "the first half"}};

ResultTable by_exec(RdnaBench& bench) {
  ResultTable table{.title = "one wave of 64, by active lanes",
                    .columns = {{"device", "device"},
                                {"lanes", "active lanes"},
                                {"active", "number", 0},
                                {"cycles_per_add", "cycles/v_add_f32", 2},
                                {"cycles_per_compare", "cycles/v_cmp", 2}},
                    .rows = {},
                    .plot = {"lanes", "cycles_per_add", "cycles per v_add_f32", {"device"}}};
  for (const std::string_view device : {bench.device(), bench.beside()})
    for (const Lanes& lanes : kLanes) {
      const auto cycles = [&](std::string_view kernel) {
        const DispatchSums sums = bench.steady(
            {.device = device,
             .file = "lanes.s",
             .kernel = kernel,
             .numbers = {{"EXEC_LO", int64_t(lanes.exec & UINT32_MAX)}, {"EXEC_HI", int64_t(lanes.exec >> 32)}}});
        return sums.cycles / (double{1} * RdnaBench::kBodies * kLaneOpsOfBody);
      };
      table.rows.push_back({std::string(device), std::string(lanes.words), double(std::popcount(lanes.exec)),
                            cycles("adds"), cycles("compares")});
    }
  return table;
}

ResultTable by_choice(RdnaBench& bench) {
  ResultTable table{.title = "half of the work-items of a workgroup of 1024 continue",
                    .columns = {{"way", "device"},
                                {"go_on", "continuing work-items"},
                                {"cycles_per_instruction", "cycles/instruction", 2},
                                {"time_against_all", "time vs all", 2},
                                {"valu_against_all", "VALU work vs all", 2}},
                    .rows = {},
                    .plot = {"go_on", "valu_against_all", "VALU work, relative to all work-items", {"way"}}};
  for (const RdnaBench::Way& way : bench.ways()) {
    double all_cycles = 0, all_busy = 0;
    for (const Choice& choice : kChoices) {
      const DispatchSums sums = bench.steady({.device = way.device,
                                              .file = "distribution.s",
                                              .kernel = choice.kernel,
                                              .wave = way.wave,
                                              .block = kGroup,
                                              .numbers = {{"SIZE", kGroup}}});
      if (&choice == std::begin(kChoices)) {
        all_cycles = sums.cycles;
        all_busy = sums.valu_busy;
      }
      table.rows.push_back({way.name, std::string(choice.words),
                            sums.cycles / (double{1} * RdnaBench::kBodies * kLaneOpsOfBody), sums.cycles / all_cycles,
                            sums.valu_busy / all_busy});
    }
  }
  return table;
}

}  // namespace

void rdna_halves(RdnaBench& bench, ExperimentResult& result) {
  ResultTable exec = by_exec(bench), choice = by_choice(bench);
  if (bench.problem()) return;
  const std::string gcn(bench.beside()), rdna(bench.device());
  const auto add = [&](const std::string& device, const char* lanes) {
    return exec.value({device, lanes}, "cycles_per_add");
  };
  const auto work = [&](const std::string& way, const char* go_on) {
    return choice.value({way, go_on}, "valu_against_all");
  };
  const auto time = [&](const std::string& way, const char* go_on) {
    return choice.value({way, go_on}, "time_against_all");
  };
  const double low = add(rdna, "lanes 0 to 31") / add(rdna, "all");
  const double spread = add(rdna, "every second") / add(rdna, "all");
  const double beside = add(gcn, "lanes 0 to 31") / add(gcn, "all");
  result.add(
      published_finding("rdna", "lanes-skipped"),
      fmt::format(
          "with 32 active lanes, {:.2f} of the time if they are one half and {:.2f} if they are every second lane, "
          "on {}; {:.2f} on {}",
          low, spread, rdna, beside, gcn),
      fmt::format(
          "a pass is skipped if its half of EXEC is zero, so the grouping of the active lanes matters and not their "
          "number: 16 lanes in one half take {:.0f} cycle, two in different halves {:.0f}. Instructions that write a "
          "scalar register skip nothing (RDNA3 ISA, 3.2.3): {:.0f} cycles for v_cmp for any EXEC. Without active "
          "lanes an instruction takes only its issue cycle. GCN takes {:.0f} cycles for one lane or 64",
          add(rdna, "lanes 0 to 15"), add(rdna, "one of each half"), exec.value({rdna, "one"}, "cycles_per_compare"),
          add(gcn, "one")),
      PublishedFinding::Quantities{{"time of one half, RDNA", low},
                                   {"time of every second lane, RDNA", spread},
                                   {"time of one half, GCN", beside}});
  const std::string narrow = rdna + ", wave32", wide = rdna + ", wave64";
  result.add(
      published_finding("rdna", "lanes-grouped"),
      fmt::format(
          "if 32 of each 64 continue, the VALU has {:.2f} of the work in wave32, {:.2f} in wave64 and {:.2f} on {}; "
          "if the first half continues, {:.2f}, {:.2f} and {:.2f}; if every second one, {:.2f}, {:.2f} and {:.2f}",
          work(narrow, "32 of each 64"), work(wide, "32 of each 64"), work(gcn, "32 of each 64"), gcn,
          work(narrow, "the first half"), work(wide, "the first half"), work(gcn, "the first half"),
          work(narrow, "every second"), work(wide, "every second"), work(gcn, "every second")),
      fmt::format(
          "a wave32 without active lanes branches past the work and ends, a wave64 skips a pass, and on GCN nothing "
          "is skipped unless all 64 lanes are idle. The time falls only if the continuing waves use all SIMDs: a "
          "workgroup's waves go to the SIMDs in turn, so every second wave32 is on the same half of them and takes "
          "{:.2f} of the time, the first half {:.2f}. The talk's 7 % are for a memory-bound kernel; this one is "
          "arithmetic only",
          time(narrow, "32 of each 64"), time(narrow, "the first half")),
      PublishedFinding::Quantities{{"32 of each 64, wave32", work(narrow, "32 of each 64")},
                                   {"32 of each 64, wave64", work(wide, "32 of each 64")},
                                   {"32 of each 64, GCN", work(gcn, "32 of each 64")},
                                   {"the first half, GCN", work(gcn, "the first half")},
                                   {"every second, wave32", work(narrow, "every second")},
                                   {"every second, wave64", work(wide, "every second")}});
  result.tables.push_back(std::move(exec));
  result.tables.push_back(std::move(choice));
}

namespace {

ResultTable time_group_sizes(RdnaBench& bench) {
  constexpr uint32_t kWorkItems = 153'600, kPasses = 4, kBodiesInARow = 16;
  ResultTable table{.title = "the same number of work-items in workgroups of different sizes",
                    .columns = {{"way", "device"},
                                {"workgroup_size", "size", 0},
                                {"waves", "waves", 0},
                                {"lanes_lost_percent", "lanes lost, %", 1},
                                {"cycles", "cycles", 0},
                                {"against_64", "time vs 64", 2},
                                {"valu_cycles_per_64", "VALU cycles/64 work-items", 2},
                                {"valu_percent", "VALU busy, %", 0}},
                    .rows = {},
                    .plot = {"workgroup_size", "against_64", "time, relative to workgroups of 64", {"way"}}};
  for (const RdnaBench::Way& way : bench.ways()) {
    const size_t first = table.rows.size();
    const timing::Machine& machine = bench.machine(way.device);
    double of_64 = 0;
    for (const uint32_t size : {16u, 32u, 48u, 64u, 80u, 96u, 100u, 128u, 160u, 192u, 256u}) {
      const uint32_t groups = kWorkItems / size, waves = (size + way.wave - 1) / way.wave;
      const DispatchSums sums = bench.time({.device = way.device,
                                            .file = "arithmetic.s",
                                            .kernel = "independent",
                                            .wave = way.wave,
                                            .groups = groups,
                                            .block = size,
                                            .numbers = {{"COUNT", kBodiesInARow}, {"LOOPS", kPasses}}});
      if (size == 64) of_64 = sums.cycles;
      table.rows.push_back({way.name, double(size), double(waves) * groups,
                            100 * (1 - double(size) / (double(waves) * way.wave)), sums.cycles, 0.0,
                            64 * sums.valu_busy / (double(groups) * size * kBodiesInARow * kPasses * kLaneOpsOfBody),
                            100 * sums.valu_busy / (sums.cycles * machine.compute_units * machine.simds)});
    }
    for (size_t i = first; i < table.rows.size(); ++i) table.rows[i][5] = std::get<double>(table.rows[i][4]) / of_64;
  }
  return table;
}

}  // namespace

void rdna_groups(RdnaBench& bench, ExperimentResult& result) {
  ResultTable table = time_group_sizes(bench);
  if (bench.problem()) return;
  const std::string gcn(bench.beside()), narrow = fmt::format("{}, wave32", bench.device()),
                                         wide = fmt::format("{}, wave64", bench.device());
  const auto against = [&](const std::string& way, const char* size) { return table.value({way, size}, "against_64"); };
  const auto lost = [&](const std::string& way, const char* size) {
    return table.value({way, size}, "lanes_lost_percent");
  };
  const auto valu = [&](const std::string& way, const char* size) {
    return table.value({way, size}, "valu_cycles_per_64");
  };
  result.add(
      published_finding("rdna", "workgroup-size"),
      fmt::format(
          "time relative to workgroups of 64: with 96 work-items {:.2f} in wave32, {:.2f} in wave64 and {:.2f} on {}; "
          "with 80, {:.2f}, {:.2f} and {:.2f}; with 128, {:.2f}, {:.2f} and {:.2f}",
          against(narrow, "96"), against(wide, "96"), against(gcn, "96"), gcn, against(narrow, "80"),
          against(wide, "80"), against(gcn, "80"), against(narrow, "128"), against(wide, "128"), against(gcn, "128")),
      fmt::format(
          "in workgroups of 96, an instruction for 64 work-items occupies the VALU for {:.2f} cycles in wave32, "
          "{:.2f} in wave64, which skips the empty half, and {:.2f} on {}, which loses {:.0f} % of its lanes; in "
          "workgroups of 80, {:.2f}, {:.2f} and {:.2f}. The VALUs are idle for the rest of the time: with 96 in "
          "wave64 they are busy {:.0f} % of it, with 64 {:.0f} %",
          valu(narrow, "96"), valu(wide, "96"), valu(gcn, "96"), gcn, lost(gcn, "96"), valu(narrow, "80"),
          valu(wide, "80"), valu(gcn, "80"), table.value({wide, "96"}, "valu_percent"),
          table.value({wide, "64"}, "valu_percent")),
      PublishedFinding::Quantities{{"96 work-items, GCN", against(gcn, "96")},
                                   {"96 work-items, wave64 to GCN", against(wide, "96") / against(gcn, "96")},
                                   {"96 work-items, wave32", against(narrow, "96")},
                                   {"128 work-items, GCN", against(gcn, "128")},
                                   {"128 work-items, wave32", against(narrow, "128")},
                                   {"128 work-items, wave64", against(wide, "128")}});
  result.tables.push_back(std::move(table));
}

}  // namespace lw::study
