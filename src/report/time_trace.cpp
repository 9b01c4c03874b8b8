#include "report/time_trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/json_text.h"

namespace lw::report {
namespace {

using lanewise::Timeline;
using lanewise::TimelineWave;

constexpr uint32_t kDevice = 0;  // the process that has the counters; compute unit n is process n + 1
constexpr uint32_t kRowsOfSimd = 64;

// Events, one a line. Times are kept in whole picoseconds, so that what touches in cycles touches in the file.
class Writer {
 public:
  Writer(double clock_mhz, text::OutputBuffer& out) : picoseconds_(1e6 / clock_mhz), out_(out) {}

  void event(std::string_view text) {
    out_.append(is_first_ ? "\n" : ",\n");
    out_.append(text);
    is_first_ = false;
  }
  void name(std::string_view what, uint32_t pid, uint32_t tid, const nlohmann::json& args) {
    event(fmt::format(R"({{"ph":"M","name":"{}","pid":{},"tid":{},"args":{}}})", what, pid, tid, json_text(args)));
  }
  // `args`: the inside of a JSON object.
  void complete(std::string_view category, std::string_view name, uint32_t pid, uint32_t tid, uint64_t start,
                uint64_t end, std::string_view args) {
    event(fmt::format(R"({{"ph":"X","cat":"{}","name":"{}","pid":{},"tid":{},"ts":{},"dur":{},"args":{{{}}}}})",
                      category, name, pid, tid, microseconds(at(start)), microseconds(at(end) - at(start)), args));
  }
  void counter(std::string_view name, uint64_t time, std::string_view args) {
    event(fmt::format(R"({{"ph":"C","name":"{}","pid":{},"tid":0,"ts":{},"args":{{{}}}}})", name, kDevice,
                      microseconds(at(time)), args));
  }

 private:
  uint64_t at(uint64_t cycle) const {
    return static_cast<uint64_t>(std::llround(static_cast<double>(cycle) * picoseconds_));
  }
  static std::string microseconds(uint64_t picoseconds) {
    return fmt::format("{}.{:06}", picoseconds / 1'000'000, picoseconds % 1'000'000);
  }

  double picoseconds_;  // of a cycle
  text::OutputBuffer& out_;
  bool is_first_ = true;
};

void write_names(const lanewise::TimedDispatch& d, Writer& writer) {
  writer.name("process_name", kDevice, 0, {{"name", fmt::format("{} on {}", d.kernel, d.device)}});
  writer.name("process_sort_index", kDevice, 0, {{"sort_index", 0}});
  const TimelineWave* before = nullptr;
  for (const TimelineWave& wave : d.timeline->waves) {
    const bool is_new_unit = before == nullptr || before->unit != wave.unit;
    const bool is_new_row = is_new_unit || before->simd != wave.simd || before->row != wave.row;
    before = &wave;
    const uint32_t pid = wave.unit + 1, tid = wave.simd * kRowsOfSimd + wave.row;
    if (is_new_unit) {
      writer.name("process_name", pid, 0, {{"name", fmt::format("compute unit {}", wave.unit)}});
      writer.name("process_sort_index", pid, 0, {{"sort_index", pid}});
    }
    if (!is_new_row) continue;
    writer.name("thread_name", pid, tid, {{"name", fmt::format("SIMD {} slot {}", wave.simd, wave.row)}});
    writer.name("thread_sort_index", pid, tid, {{"sort_index", tid}});
  }
}

void write_wave(const TimelineWave& wave, Writer& writer) {
  const uint32_t pid = wave.unit + 1, tid = wave.simd * kRowsOfSimd + wave.row;
  writer.complete("wave", fmt::format("workgroup {} wave {}", wave.group, wave.number), pid, tid, wave.start, wave.end,
                  fmt::format(R"("workgroup":{},"wave":{},"start_cycle":{},"cycles":{},"ended":{})", wave.group,
                              wave.number, wave.start, wave.end - wave.start, wave.has_ended));
  uint64_t at = wave.start;
  for (const lanewise::TimelineInterval& interval : wave.intervals) {
    writer.complete("stall", lanewise::kStallNames[static_cast<size_t>(interval.stall)], pid, tid, at, interval.end,
                    fmt::format(R"("start_cycle":{},"cycles":{},"cycles_of_reason":{})", at, interval.end - at,
                                interval.of_reason));
    at = interval.end;
  }
}

void write_counters(const lanewise::TimedDispatch& d, Writer& writer) {
  const Timeline& timeline = *d.timeline;
  const auto cycles = static_cast<double>(timeline.bucket_cycles);
  for (size_t i = 0; i < timeline.buckets.size(); ++i) {
    const lanewise::TimelineBucket& b = timeline.buckets[i];
    const uint64_t time = i * timeline.bucket_cycles;
    writer.counter("unit utilisation, percent", time,
                   fmt::format(R"("VALU":{:.2f},"SALU":{:.2f},"LDS":{:.2f},"address":{:.2f})", b.valu * 100,
                               b.salu * 100, b.lds * 100, b.address * 100));
    writer.counter("memory, bytes per cycle", time,
                   fmt::format(R"("read":{:.3f},"written":{:.3f})", static_cast<double>(b.bytes_read) / cycles,
                               static_cast<double>(b.bytes_written) / cycles));
    writer.counter("L2, bytes per cycle", time,
                   fmt::format(R"("bytes":{:.3f})", static_cast<double>(b.l2_bytes) / cycles));
  }
  std::vector<std::pair<uint64_t, int>> changes;
  for (const TimelineWave& wave : timeline.waves) {
    changes.emplace_back(wave.start, 1);
    changes.emplace_back(wave.end, -1);
  }
  std::sort(changes.begin(), changes.end());
  int resident = 0;
  for (size_t i = 0; i < changes.size(); ++i) {
    resident += changes[i].second;
    if (i + 1 == changes.size() || changes[i + 1].first != changes[i].first)
      writer.counter("resident waves", changes[i].first, fmt::format(R"("waves":{})", resident));
  }
}

}  // namespace

void write_time_trace(const lanewise::TimedDispatch& d, text::OutputBuffer& out) {
  const Timeline& timeline = *d.timeline;
  const nlohmann::json about = {{"file", d.file},
                                {"kernel", d.kernel},
                                {"device", d.device},
                                {"target", d.target},
                                {"clock_mhz", d.clock_mhz},
                                {"cycles", d.simulated().cycles},
                                {"complete", d.is_complete},
                                {"intervals_merged_below_cycles", timeline.merged_below},
                                {"waves_left_out", timeline.waves_dropped}};
  out.append("{\"displayTimeUnit\":\"ns\",\"otherData\":");
  out.append(json_text(about));
  out.append(",\"traceEvents\":[");
  Writer writer(d.clock_mhz, out);
  write_names(d, writer);
  for (const TimelineWave& wave : timeline.waves) write_wave(wave, writer);
  write_counters(d, writer);
  out.append("\n]}\n");
}

}  // namespace lw::report
