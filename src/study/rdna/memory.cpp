// Lines of 64 and of 128 bytes, and the order of work-items over a picture.
#include <fmt/format.h>

#include <algorithm>

#include "study/published.h"
#include "study/rdna/experiments.h"

namespace lw::study {
namespace {

constexpr uint32_t kGroups = 64, kBlock = 256, kLoads = 4;  // lines.cl
constexpr double kUseful = double{1} * kGroups * kBlock * kLoads * 4;
constexpr double kWaveLoads = double{1} * kGroups * kBlock / 64 * kLoads;
constexpr uint64_t kOut = 64;

ResultTable by_stride(RdnaBench& bench) {
  ResultTable table{.title = "loads of a dword by stride in bytes, in waves of 64, caches cold",
                    .columns = {{"device", "device"},
                                {"stride_bytes", "stride", 0},
                                {"lines_per_load", "lines/load", 1},
                                {"fetched_per_used", "bytes fetched/used", 2},
                                {"nanoseconds", "ns", 0},
                                {"stalls", "cycles of waves"}},
                    .rows = {},
                    .plot = {"stride_bytes", "fetched_per_used", "bytes fetched per byte used", {"device"}, true}};
  for (const std::string_view device : {bench.beside(), bench.device()})
    for (const uint32_t stride : {4u, 8u, 16u, 32u, 64u, 128u, 256u}) {
      const DispatchSums sums = bench.time({.device = device,
                                            .file = "lines.cl",
                                            .kernel = "strided",
                                            .groups = kGroups,
                                            .block = kBlock,
                                            .buffers = {uint64_t{kGroups} * kBlock * kLoads * stride, kOut},
                                            .values = {kGroups * kBlock, stride}});
      table.rows.push_back({std::string(device), double(stride), sums.lines_asked / kWaveLoads,
                            sums.bytes_read / kUseful, sums.nanoseconds, stalls_of(sums)});
    }
  return table;
}

ResultTable by_record(RdnaBench& bench) {
  ResultTable table{.title = "records that neighbouring work-items read, every second one",
                    .columns = {{"device", "device"},
                                {"record", "record size, and offset"},
                                {"lines_per_load", "lines/load", 1},
                                {"fetched_per_used", "bytes fetched/used", 2},
                                {"nanoseconds", "ns", 0}},
                    .rows = {},
                    .plot = {"record", "fetched_per_used", "bytes fetched per byte used", {"device"}}};
  for (const std::string_view device : {bench.beside(), bench.device()})
    for (const auto& [size, begin] : {std::pair{64u, 0u}, {128u, 0u}, {128u, 64u}, {256u, 0u}, {256u, 64u}}) {
      const DispatchSums sums = bench.time({.device = device,
                                            .file = "lines.cl",
                                            .kernel = "records",
                                            .groups = kGroups,
                                            .block = kBlock,
                                            .buffers = {static_cast<uint64_t>(kUseful) * 2 + 256, kOut},
                                            .values = {kGroups * kBlock, size, begin}});
      table.rows.push_back({std::string(device), fmt::format("{} bytes, at {}", size, begin),
                            sums.lines_asked / kWaveLoads, sums.bytes_read / kUseful, sums.nanoseconds});
    }
  return table;
}

struct Order {
  std::string_view words;
  uint32_t number;  // of order.cl
};
constexpr Order kOrders[] = {{"rows", 0}, {"16x16, rows", 1}, {"16x16, Morton", 2}};
constexpr std::string_view kBuffers[] = {"in rows", "in Morton order"};

struct Passes {
  uint32_t width, few_passes, many_passes;  // what the many take beyond the few
};

ResultTable by_order(RdnaBench& bench, std::string_view title, const Passes& passes) {
  constexpr uint32_t kTexelBytes = 8, kLoadsOfItem = 4;
  const uint32_t items = passes.width / 2 * (passes.width / 2);
  ResultTable table{.title = title,
                    .columns = {{"buffer", "buffer"},
                                {"way", "device"},
                                {"order", "work-items"},
                                {"lines_per_load", "lines/load", 2},
                                {"hit_percent", "L0 or L1 hits, %", 1},
                                {"mb_of_l2", "MB of L2", 2},
                                {"mb_of_memory", "MB of memory", 2},
                                {"microseconds", "us", 2},
                                {"against_rows", "time vs rows", 3},
                                {"stalls", "cycles of waves"}},
                    .rows = {},
                    .plot = {"order", "against_rows", "time, relative to rows", {"buffer", "way"}}};
  for (uint32_t is_swizzled = 0; is_swizzled < 2; ++is_swizzled)
    for (const RdnaBench::Way& way : bench.ways()) {
      double of_rows = 0;
      for (const Order& order : kOrders) {
        const auto time = [&](uint32_t count) {
          return bench.time({.device = way.device,
                             .file = "order.cl",
                             .kernel = "mean",
                             .wave = way.wave,
                             .groups = items / kBlock,
                             .block = kBlock,
                             .buffers = {uint64_t{items} * 4 * kTexelBytes, uint64_t{items} * kTexelBytes},
                             .values = {passes.width, order.number, is_swizzled, count}});
        };
        DispatchSums sums = time(passes.many_passes);
        if (passes.few_passes != 0) sums = sums - time(passes.few_passes);
        const double loads =
            static_cast<double>(items) * kLoadsOfItem * (passes.many_passes - passes.few_passes) / way.wave;
        if (&order == std::begin(kOrders)) of_rows = sums.nanoseconds;
        table.rows.push_back({std::string(kBuffers[is_swizzled]), way.name, std::string(order.words),
                              sums.lines_asked / loads, 100 * (1 - sums.lines_missed / std::max(1.0, sums.lines_asked)),
                              sums.l2_bytes / 1e6, (sums.bytes_read + sums.bytes_written) / 1e6,
                              sums.nanoseconds / 1000, sums.nanoseconds / of_rows, stalls_of(sums)});
      }
    }
  return table;
}

}  // namespace

void rdna_lines(RdnaBench& bench, ExperimentResult& result) {
  ResultTable stride = by_stride(bench), record = by_record(bench);
  if (bench.problem()) return;
  const std::string gcn(bench.beside()), rdna(bench.device());
  const auto fetched = [&](const std::string& device, const char* bytes) {
    return stride.value({device, bytes}, "fetched_per_used");
  };
  const uint32_t short_line = bench.machine(gcn).vector.line_bytes, long_line = bench.machine(rdna).vector.line_bytes;
  result.add(
      published_finding("rdna", "line-size"),
      fmt::format(
          "a load of 64 adjacent dwords takes {:.0f} lines on {} and {:.0f} on {}; with a stride of 128 bytes, {:.0f} "
          "bytes are fetched per byte used on {}, {:.0f} on {}, in {:.2f} times the time",
          stride.value({gcn, "4"}, "lines_per_load"), gcn, stride.value({rdna, "4"}, "lines_per_load"), rdna,
          fetched(gcn, "128"), gcn, fetched(rdna, "128"), rdna,
          stride.value({rdna, "128"}, "nanoseconds") / stride.value({gcn, "128"}, "nanoseconds")),
      fmt::format(
          "every miss fetches a line, of {} or of {} bytes. Both fetch the same bytes as long as every line of {} "
          "bytes contains used data; from a stride of {} bytes on, every second short line contains none, and half of "
          "each long line is fetched in vain",
          short_line, long_line, short_line, long_line),
      PublishedFinding::Quantities{
          {"bytes, GCN", short_line},
          {"bytes, RDNA", long_line},
          {"RDNA to GCN bytes fetched at a stride of 128", fetched(rdna, "128") / fetched(gcn, "128")}});
  const auto of = [&](const std::string& device, const char* which) {
    return record.value({device, which}, "fetched_per_used");
  };
  result.add(
      published_finding("rdna", "alignment"),
      fmt::format(
          "for records of 128 bytes, {:.2f} bytes are fetched per byte used on {} if they start at a multiple of 128 "
          "and {:.2f} if at a multiple of 64; on {}, {:.2f} and {:.2f}",
          of(rdna, "128 bytes, at 0"), rdna, of(rdna, "128 bytes, at 64"), gcn, of(gcn, "128 bytes, at 0"),
          of(gcn, "128 bytes, at 64")),
      fmt::format("a record aligned to 64 bytes fills whole lines of 64 bytes, but halves of two lines of 128: "
                  "{:.0f} and {:.0f} lines per load on {}, {:.0f} and {:.0f} on {}",
                  record.value({rdna, "128 bytes, at 0"}, "lines_per_load"),
                  record.value({rdna, "128 bytes, at 64"}, "lines_per_load"), rdna,
                  record.value({gcn, "128 bytes, at 0"}, "lines_per_load"),
                  record.value({gcn, "128 bytes, at 64"}, "lines_per_load"), gcn),
      PublishedFinding::Quantities{
          {"at 64 to at 0 bytes fetched, RDNA", of(rdna, "128 bytes, at 64") / of(rdna, "128 bytes, at 0")},
          {"at 64 to at 0 bytes fetched, GCN", of(gcn, "128 bytes, at 64") / of(gcn, "128 bytes, at 0")}});
  result.tables.push_back(std::move(stride));
  result.tables.push_back(std::move(record));
}

void rdna_order(RdnaBench& bench, ExperimentResult& result) {
  ResultTable memory = by_order(bench, "the mean of 2x2 texels of 8 bytes, of 1024x1024 texels in memory",
                                {.width = 1024, .few_passes = 0, .many_passes = 1});
  ResultTable cached = by_order(bench, "four more passes over 512x512 texels, which the L2 holds",
                                {.width = 512, .few_passes = 2, .many_passes = 6});
  if (bench.problem()) return;
  const std::string narrow = fmt::format("{}, wave32", bench.device()), gcn(bench.beside());
  const auto change = [](const ResultTable& table, const char* buffer, const std::string& way) {
    return 100 * (table.value({buffer, way, "16x16, Morton"}, "against_rows") - 1);
  };
  const auto of = [&](const ResultTable& table, const char* order, const char* key) {
    return table.value({"in Morton order", narrow, order}, key);
  };
  result.add(
      published_finding("rdna", "order"),

      fmt::format("change of the time for a buffer in Morton order: {:+.1f} % on {} from the L2 and {:+.1f} % "
                  "from memory; for a buffer in rows, {:+.1f} % and {:+.1f} %; on {} from the L2, {:+.1f} % in "
                  "Morton order and {:+.1f} % in rows",
                  change(cached, "in Morton order", narrow), narrow, change(memory, "in Morton order", narrow),
                  change(cached, "in rows", narrow), change(memory, "in rows", narrow), gcn,
                  change(cached, "in Morton order", gcn), change(cached, "in rows", gcn)),
      fmt::format(
          "in a buffer in Morton order a line of {} bytes holds 4x4 texels. A load of a wave32 touches {:.0f} lines "
          "if work-items are in that order and {:.0f} in rows, where another workgroup requests the other halves of "
          "the lines. Traffic of the L2 is {:.1f} MB compared with {:.1f} for the buffer in memory, and {:.1f} "
          "compared with {:.1f} for the one in the L2. This saves little if memory is the limit, because memory is "
          "read once in both orders, {:.1f} and {:.1f} MB. The talk's 8 % are for images of 4096x4096 texels with all "
          "mip levels, which the study spd covers",
          bench.machine(bench.device()).vector.line_bytes, of(cached, "16x16, Morton", "lines_per_load"),
          of(cached, "rows", "lines_per_load"), of(memory, "16x16, Morton", "mb_of_l2"), of(memory, "rows", "mb_of_l2"),
          of(cached, "16x16, Morton", "mb_of_l2"), of(cached, "rows", "mb_of_l2"),
          of(memory, "16x16, Morton", "mb_of_memory"), of(memory, "rows", "mb_of_memory")),
      PublishedFinding::Quantities{{"percent of time, Morton", change(cached, "in Morton order", narrow)},
                                   {"Morton to rows lines per load", of(cached, "16x16, Morton", "lines_per_load") /
                                                                         of(cached, "rows", "lines_per_load")}});
  result.tables.push_back(std::move(cached));
  result.tables.push_back(std::move(memory));
}

}  // namespace lw::study
