// What the percent that a choice is worth comes of: the same runs on a machine that is otherwise.
#include <algorithm>
#include <cmath>

#include "study/spd/pair.h"
#include "timing/parameters.h"

namespace lw::study {
namespace {

constexpr std::string_view kAsItIs = "nothing is changed";
// Percents that a number moves the answer by, from which on it is named.
constexpr double kWorthSaying = 0.5;

}  // namespace

ResultTable spd_what_if(SpdBench& bench, const SpdPair& pair) {
  ResultTable table{.title = "causes of the gain",
                    .columns = {{"change", "if"},
                                {"size", "texels"},
                                {"from_microseconds", "before, us", 1},
                                {"to_microseconds", "after, us", 1},
                                {"percent", "faster, %", 1}},
                    .rows = {},
                    .plot = {"change", "percent", "percent faster", {"size"}}};
  const Result<timing::Parameters> numbers = bench.parameters_of(bench.device());
  if (!numbers) return table;  // no run succeeds either
  for (const SpdSize& size : pair.sizes) {
    const auto run = [&](std::string_view variant, const SpdChange& change) {
      SpdRun one = pair.run(variant, size, pair.formats.back(), bench.device(), 64);
      one.change = change;
      return bench.time(one);
    };
    const auto add = [&](std::string_view words, const SpdTime& from, const SpdTime& to) {
      table.rows.push_back({std::string(words), size.text(), from.sums.nanoseconds / 1000, to.sums.nanoseconds / 1000,
                            percent_faster(from, to)});
    };
    const SpdTime from = run(pair.from, {}), to = run(pair.to, {});
    add(kAsItIs, from, to);
    if (to.waves_per_simd > from.waves_per_simd)
      add("as many waves per SIMD as before", from, run(pair.to, {.most_waves = from.waves_per_simd}));
    const SpdChange memory{.memory_bandwidth = 4};
    add("four times the memory bandwidth", run(pair.from, memory), run(pair.to, memory));
    const SpdChange rows{.parameter = "dram_row_to_read_ps", .value = 0};
    add("no time between opening a DRAM row and reading it", run(pair.from, rows), run(pair.to, rows));
    if (!bench.varies_numbers() || &size != &pair.sizes.front()) continue;
    for (const timing::Parameter& p : numbers->all())
      for (const uint64_t end : {p.fact->low, p.fact->high}) {
        if (!p.is_range() || end == p.value) continue;
        const SpdChange change{.parameter = p.name, .value = end};
        const SpdTime from_changed = run(pair.from, change), to_changed = run(pair.to, change);
        if (std::abs(percent_faster(from_changed, to_changed) - percent_faster(from, to)) >= kWorthSaying)
          add(fmt::format("{} {} instead of {}", p.name, end, p.value), from_changed, to_changed);
      }
  }
  return table;
}

std::string spd_what_if_words(const ResultTable& table) {
  std::string text;
  const size_t change = table.column("change"), size = table.column("size"), percent = table.column("percent");
  std::vector<std::string> told;
  for (const auto& row : table.rows) {
    const std::string& words = std::get<std::string>(row[change]);
    if (words == kAsItIs || words.find(" instead of ") != std::string::npos) continue;
    const bool is_first = std::find(told.begin(), told.end(), words) == told.end();
    if (is_first) {
      told.push_back(words);
      text += fmt::format("; with {}:", words);
      for (const auto& other : table.rows)
        if (std::get<std::string>(other[change]) == words)
          text += fmt::format(" {:+.1f} % at {}", std::get<double>(other[percent]), std::get<std::string>(other[size]));
    }
  }
  return text;
}

}  // namespace lw::study
