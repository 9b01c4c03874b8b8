#include "study/spd/pair.h"

#include <algorithm>

#include "study/published.h"

namespace lw::study {
namespace {

// All sizes and formats on the study's device, in both sizes of waves; the first ones on those beside it.
ResultTable compare(SpdBench& bench, std::string_view title, const SpdPair& pair) {
  ResultTable table{.title = title,
                    .columns = {{"size", "texels"},
                                {"format", "format"},
                                {"device", "device"},
                                {"wave", "wave", 0},
                                {"from_microseconds", "before, us", 1},
                                {"to_microseconds", "after, us", 1},
                                {"percent", "faster, %", 1},
                                {"cold_percent", "faster cold, %", 1},
                                {"from_memory_percent", "memory busy, %", 0},
                                {"to_memory_percent", "after", 0},
                                {"from_waves", "waves/SIMD", 0},
                                {"to_waves", "after", 0},
                                {"from_stalls", "cycles of waves before"},
                                {"to_stalls", "after"}},
                    .rows = {},
                    .plot = {"size", "percent", "percent faster", {"format", "device", "wave"}}};
  const auto add = [&](const SpdSize& size, std::string_view format, std::string_view device, uint32_t wave) {
    const SpdTime from = bench.time(pair.run(pair.from, size, format, device, wave));
    const SpdTime to = bench.time(pair.run(pair.to, size, format, device, wave));
    table.rows.push_back({size.text(), std::string(format), std::string(device), double(wave),
                          from.sums.nanoseconds / 1000, to.sums.nanoseconds / 1000, percent_faster(from, to),
                          cold_percent_faster(from, to), from.memory_percent, to.memory_percent,
                          double(from.waves_per_simd), double(to.waves_per_simd), stalls_of(from.sums),
                          stalls_of(to.sums)});
  };
  for (const SpdSize& size : pair.sizes)
    for (const std::string_view format : pair.formats)
      for (const uint32_t wave : {64u, 32u})
        if (wave == 64 || !pair.is_for_64) add(size, format, bench.device(), wave);
  for (const std::string_view device : bench.beside()) add(pair.sizes.front(), pair.formats.back(), device, 64);
  return table;
}

// What each dispatch on the study's device does, in waves of 64.
ResultTable sums_of_variants(SpdBench& bench, const SpdPair& pair) {
  ResultTable table{
      .title = "sums of the warm dispatches in waves of 64; cycles of units are the sum of all of the device",
      .columns = {{"size", "texels"},
                  {"format", "format"},
                  {"variant", "variant"},
                  {"vgprs", "VGPRs", 0},
                  {"waves", "waves/SIMD", 0},
                  {"kilo_instructions", "1000 instructions", 0},
                  {"valu_kilocycles", "VALU, 1000 cycles", 0},
                  {"lds_kilocycles", "LDS", 0},
                  {"address_kilocycles", "address", 0},
                  {"l2_megabytes", "L2, MB", 1},
                  {"read_megabytes", "DRAM read, MB", 1},
                  {"written_megabytes", "written", 1},
                  {"cycles", "cycles", 0},
                  {"cold_cycles", "cold", 0}},
      .rows = {},
      .plot = {}};
  for (const SpdSize& size : pair.sizes)
    for (const std::string_view format : pair.formats)
      for (const std::string_view variant : {pair.from, pair.to}) {
        const SpdTime time = bench.time(pair.run(variant, size, format, bench.device(), 64));
        const DispatchSums& sums = time.sums;
        table.rows.push_back({size.text(), std::string(format), std::string(variant), double(time.vgprs),
                              double(time.waves_per_simd), sums.instructions / 1e3, sums.valu_busy / 1e3,
                              sums.lds_busy / 1e3, sums.address_busy / 1e3, sums.l2_bytes / 1e6, sums.bytes_read / 1e6,
                              sums.bytes_written / 1e6, sums.cycles, time.cold.cycles});
      }
  return table;
}

// The device's own percents in waves of 64, size by size: the mean of the talk's formats.
std::vector<double> percents(const SpdPair& pair, const ResultTable& table, std::string_view device) {
  std::vector<double> all;
  for (const SpdSize& size : pair.sizes) {
    double sum = 0;
    for (const std::string_view format : pair.published_formats)
      sum += table.value({size.text(), std::string(format), std::string(device)}, "percent");
    all.push_back(sum / double(pair.published_formats.size()));
  }
  return all;
}

std::string obtained(const SpdPair& pair, const std::vector<double>& percents) {
  std::string text;
  for (size_t i = 0; i < percents.size(); ++i)
    text += fmt::format("{}{:+.1f} % at {}", text.empty() ? "" : ", ", percents[i], pair.sizes[i].text());
  return text;
}

// What the clock says of the device at the largest size, in waves of 64.
std::string reasons(SpdBench& bench, const SpdPair& pair) {
  const SpdSize& size = pair.sizes.back();
  const auto one = [&](std::string_view variant) {
    const SpdTime time = bench.time(pair.run(variant, size, pair.formats.back(), bench.device(), 64));
    return fmt::format(
        "{:.0f} thousand wave instructions, {:.1f} MB of L2 traffic, {:.1f} MB of memory traffic, {:.1f} % hits in L0",
        time.sums.instructions / 1e3, time.sums.l2_bytes / 1e6, (time.sums.bytes_read + time.sums.bytes_written) / 1e6,
        hit_percent(time));
  };
  return fmt::format("at {} before: {}; after: {}", size.text(), one(pair.from), one(pair.to));
}

// The percents by size, and their differences from size to size, as far as there are published ranges of them.
PublishedFinding::Quantities quantities_of(const PublishedFinding& published, const SpdPair& pair,
                                           const std::vector<double>& percents) {
  PublishedFinding::Quantities quantities;
  for (size_t i = 0; i < percents.size(); ++i) {
    const std::string size = pair.sizes[i].text();
    quantities.emplace_back(size, percents[i]);
    if (i != 0)
      quantities.emplace_back(fmt::format("{} minus {}", pair.sizes[i - 1].text(), size),
                              percents[i - 1] - percents[i]);
  }
  std::erase_if(quantities, [&](const auto& quantity) { return !published.ranges.contains(quantity.first); });
  return quantities;
}

}  // namespace

double percent_faster(const SpdTime& from, const SpdTime& to) {
  return 100 * (from.sums.nanoseconds / std::max(1.0, to.sums.nanoseconds) - 1);
}

double cold_percent_faster(const SpdTime& from, const SpdTime& to) {
  return 100 * (from.cold.nanoseconds / std::max(1.0, to.cold.nanoseconds) - 1);
}

double hit_percent(const SpdTime& time) {
  return 100 * (1 - time.sums.lines_missed / std::max(1.0, time.sums.lines_asked));
}

void compare_variants(SpdBench& bench, ExperimentResult& result, const SpdPair& pair, std::string_view title,
                      std::string_view id) {
  if (bench.problem()) return;
  ResultTable table = compare(bench, title, pair);
  ResultTable sums = sums_of_variants(bench, pair);
  ResultTable otherwise = spd_what_if(bench, pair);
  if (bench.problem()) return;
  const std::vector<double> ours = percents(pair, table, bench.device());
  const PublishedFinding& published = published_finding("spd", id);
  result.add(published, obtained(pair, ours), reasons(bench, pair) + spd_what_if_words(otherwise),
             quantities_of(published, pair, ours));
  result.tables.push_back(std::move(table));
  result.tables.push_back(std::move(sums));
  result.tables.push_back(std::move(otherwise));
}

}  // namespace lw::study
