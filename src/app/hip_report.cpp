#include "app/hip_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <sstream>
#include <system_error>

#include "base/symbol_name.h"
#include "host/files.h"

namespace lw::app {

namespace fs = std::filesystem;

namespace {

constexpr size_t kMostRows = 40;

using Json = nlohmann::ordered_json;

// A kernel's name; of a copy where from and where to.
std::string what_of(const Json& entry) {
  if (entry.contains("kernel")) {
    const std::string symbol = entry["kernel"], name = demangled(symbol);
    return name.empty() ? symbol : name;
  }
  return fmt::format("copy from {} to {}", entry["from"].get<std::string>(), entry["to"].get<std::string>());
}

uint64_t duration_ns(const Json& entry) { return entry["end_ns"].get<uint64_t>() - entry["start_ns"].get<uint64_t>(); }

std::string size_of(const Json& entry) {
  if (entry.contains("bytes")) return fmt::format("{} bytes", entry["bytes"].get<uint64_t>());
  const auto grid = entry["grid"].get<std::array<uint32_t, 3>>();
  const auto group = entry["workgroup"].get<std::array<uint32_t, 3>>();
  std::string text = fmt::format("{} of {}", grid[0], group[0]);
  if (grid[1] * grid[2] == 1) return text;
  return fmt::format("{}x{}x{} of {}x{}x{}", grid[0], grid[1], grid[2], group[0], group[1], group[2]);
}

std::string microseconds(uint64_t ns) { return fmt::format("{:.3f}", static_cast<double>(ns) / 1000); }

std::string row(std::string_view device, std::string_view start, std::string_view us, std::string_view cycles,
                std::string_view size, std::string_view what) {
  return fmt::format("  {:<14} {:>14} {:>12} {:>11}  {:<20}  {}\n", device, start, us, cycles, size, what);
}

// A line of the summary without what is not its time.
Json timeline_entry(const Json& line) {
  Json entry{{"device", line["device"]}};
  for (const char* key : {"kernel", "from", "to", "bytes"})
    if (line.contains(key)) entry[key] = line[key];
  entry.update(line["time"]);
  return entry;
}

std::string each_row(const Json& timeline) {
  std::string text = row("device", "start us", "us", "cycles", "work-items, bytes", "what");
  for (const Json& entry : timeline) {
    const std::string cycles = entry.contains("cycles") ? std::to_string(entry["cycles"].get<uint64_t>()) : "";
    text += row(entry["device"].get<std::string>(), microseconds(entry["start_ns"].get<uint64_t>()),
                microseconds(duration_ns(entry)), cycles, size_of(entry), what_of(entry));
    if (entry.contains("bound")) text += fmt::format("  {:<14} {}\n", "", entry["bound"].get<std::string>());
  }
  return text;
}

struct Sum {
  std::string device, what, bound;
  uint64_t count = 0, ns = 0, longest_ns = 0;
};

// One row for each device and kernel, those that took most first.
std::string sum_rows(const Json& timeline) {
  std::vector<Sum> sums;
  std::map<std::pair<std::string, std::string>, size_t> places;
  for (const Json& entry : timeline) {
    const std::pair key(entry["device"].get<std::string>(), what_of(entry));
    const auto [place, is_new] = places.try_emplace(key, sums.size());
    if (is_new) sums.push_back({.device = key.first, .what = key.second, .bound = {}});
    Sum& sum = sums[place->second];
    const uint64_t ns = duration_ns(entry);
    ++sum.count;
    sum.ns += ns;
    if (ns < sum.longest_ns) continue;
    sum.longest_ns = ns;
    if (entry.contains("bound")) sum.bound = entry["bound"];
  }
  std::stable_sort(sums.begin(), sums.end(), [](const Sum& a, const Sum& b) { return a.ns > b.ns; });
  std::string text = fmt::format("  {:<14} {:>8} {:>14} {:>12} {:>12}  {}\n", "device", "times", "us", "mean us",
                                 "longest us", "what");
  for (const Sum& sum : sums) {
    text += fmt::format("  {:<14} {:>8} {:>14} {:>12} {:>12}  {}\n", sum.device, sum.count, microseconds(sum.ns),
                        microseconds(sum.ns / sum.count), microseconds(sum.longest_ns), sum.what);
    if (!sum.bound.empty()) text += fmt::format("  {:<14} the longest: {}\n", "", sum.bound);
  }
  return text;
}

}  // namespace

Result<nlohmann::ordered_json> read_summary(const std::string& folder) {
  auto kernels = nlohmann::ordered_json::array(), faults = nlohmann::ordered_json::array();
  std::vector<Json> timeline;
  std::map<std::pair<std::string, std::string>, size_t> places;
  std::vector<fs::path> files;
  std::error_code failed;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed)) files.push_back(entry.path());
  if (failed) return Error{fmt::format("{}: {}", folder, failed.message())};
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    const Result<std::string> text = host::read_text_file(file.string());
    if (!text) return text.error();
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
      const auto dispatch = nlohmann::ordered_json::parse(line, nullptr, /*allow_exceptions=*/false);
      if (dispatch.is_discarded()) return Error{fmt::format("{}: '{}' is not JSON", file.string(), line)};
      if (dispatch.contains("time")) timeline.push_back(timeline_entry(dispatch));
      if (!dispatch.contains("kernel")) continue;
      const std::pair key(dispatch["device"].get<std::string>(), dispatch["kernel"].get<std::string>());
      const auto [place, is_new] = places.try_emplace(key, kernels.size());
      if (is_new)
        kernels.push_back({{"device", key.first}, {"kernel", key.second}, {"dispatches", 0}, {"wave_instructions", 0}});
      nlohmann::ordered_json& kernel = kernels[place->second];
      kernel["dispatches"] = kernel["dispatches"].get<uint64_t>() + 1;
      kernel["wave_instructions"] =
          kernel["wave_instructions"].get<uint64_t>() + dispatch["wave_instructions"].get<uint64_t>();
      if (!dispatch.contains("message")) continue;
      faults.push_back({{"device", key.first},
                        {"kernel", key.second},
                        {"outcome", dispatch["outcome"]},
                        {"message", dispatch["message"]}});
    }
  }
  Json summary{{"dispatches", std::move(kernels)}, {"faults", std::move(faults)}};
  if (timeline.empty()) return summary;
  std::stable_sort(timeline.begin(), timeline.end(), [](const Json& a, const Json& b) {
    const auto at = [](const Json& entry) { return std::pair(entry["device"], entry["start_ns"].get<uint64_t>()); };
    return at(a) < at(b);
  });
  summary["time"] = timeline;
  return summary;
}

std::string time_table(const Json& timeline) {
  if (timeline.empty()) return "nothing was timed: the program launched no kernel and copied nothing\n";
  return timeline.size() <= kMostRows ? each_row(timeline) : sum_rows(timeline);
}

}  // namespace lw::app
