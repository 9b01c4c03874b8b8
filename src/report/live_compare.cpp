// Several versions side by side.
#include <fmt/format.h>

#include <algorithm>

#include "report/live.h"
#include "report/occupancy.h"
#include "report/words.h"

namespace lw::report {
namespace {

constexpr size_t kLabelColumns = 18;
constexpr size_t kVersionColumns = 14;
constexpr unsigned kChartRows = 12;

struct Metric {
  std::string name;
  std::function<std::string(const LiveFunction&)> value;
};

std::string number(uint64_t value) { return std::to_string(value); }

size_t count_of(const LiveFunction& function, std::string_view unit) {
  const auto found = std::ranges::find(function.code.by_unit, unit, &UnitCount::unit);
  return found == function.code.by_unit.end() ? 0 : found->count;
}

// Those that some function uses, in the order of each.
std::vector<std::string> units_of(const LiveReport& report) {
  std::vector<std::string> units;
  for (auto unit = isa::Unit{}; !unit_name(unit).empty();
       unit = static_cast<isa::Unit>(static_cast<unsigned>(unit) + 1))
    if (std::ranges::any_of(report.functions, [&](const LiveFunction& f) { return count_of(f, unit_name(unit)) != 0; }))
      units.emplace_back(unit_name(unit));
  return units;
}

std::vector<Metric> metrics(const LiveReport& report) {
  std::vector<Metric> list = {
      {"target", [](const LiveFunction& f) { return f.target; }},
      {"wave size", [](const LiveFunction& f) { return number(f.wave_size); }},
      {"peak VGPRs", [](const LiveFunction& f) { return number(f.vgprs.peak); }},
      {"  at line", [](const LiveFunction& f) { return number(f.vgprs.peak_line); }},
      {"VGPRs", [](const LiveFunction& f) { return number(f.vgprs.requested); }},
      {"allocated VGPRs", [](const LiveFunction& f) { return number(f.vgprs.allocated); }},
      {"peak SGPRs", [](const LiveFunction& f) { return number(f.sgprs.peak); }},
      {"allocated SGPRs", [](const LiveFunction& f) { return number(f.sgprs.allocated); }},
      {"LDS bytes", [](const LiveFunction& f) { return number(f.lds_bytes); }},
      {"waves per SIMD",
       [](const LiveFunction& f) {
         return f.occupancy.empty() ? std::string("?") : number(f.occupancy[0].fits.waves_per_simd);
       }},
      {"  limited by",
       [](const LiveFunction& f) {
         return f.occupancy.empty() ? std::string("?") : std::string(limit_words(f.occupancy[0].fits.limited_by));
       }},
      {"  on",
       [](const LiveFunction& f) { return f.occupancy.empty() ? std::string("?") : f.occupancy[0].fits.device; }},
      {"instructions", [](const LiveFunction& f) { return number(f.code.instructions); }},
      {"code bytes", [](const LiveFunction& f) { return number(f.code.code_bytes); }},
  };
  for (const std::string& unit : units_of(report))
    list.push_back({"  " + unit, [unit](const LiveFunction& f) { return number(count_of(f, unit)); }});
  list.push_back({"packed math", [](const LiveFunction& f) { return number(f.code.packed); }});
  list.push_back({"SDWA", [](const LiveFunction& f) { return number(f.code.sdwa); }});
  list.push_back({"DPP", [](const LiveFunction& f) { return number(f.code.dpp); }});
  list.push_back({"literals", [](const LiveFunction& f) { return number(f.code.literals); }});
  list.push_back({"waits", [](const LiveFunction& f) { return number(f.code.waits); }});
  return list;
}

char letter(size_t version) { return version < 26 ? static_cast<char>('A' + version) : '+'; }

}  // namespace

void write_live_curves(const std::vector<const LiveFunction*>& functions, const TextOptions& options,
                       text::OutputBuffer& out) {
  uint32_t top = 0;
  size_t lines = 0;
  for (const LiveFunction* f : functions) {
    const std::vector<uint16_t>& counts = options.sgprs ? f->sgprs_by_line : f->vgprs_by_line;
    for (const uint16_t count : counts) top = std::max<uint32_t>(top, count);
    lines = std::max(lines, counts.size());
  }
  if (top == 0) return;
  const size_t width = options.columns - 8;
  const unsigned rows = std::min(kChartRows, top);
  std::vector<std::string> grid(rows, std::string(width, ' '));
  for (size_t v = 0; v < functions.size(); ++v) {
    const LiveFunction& f = *functions[v];
    const std::vector<uint16_t>& counts = options.sgprs ? f.sgprs_by_line : f.vgprs_by_line;
    for (size_t c = 0; c < width; ++c) {
      const size_t first = c * lines / width;
      const size_t last = std::min(counts.size(), std::max(first + 1, (c + 1) * lines / width));
      if (first >= last) break;
      const uint32_t height = *std::max_element(counts.begin() + first, counts.begin() + last);
      if (height == 0) continue;
      char& cell = grid[rows - (height * rows + top - 1) / top][c];
      cell = cell == ' ' ? letter(v) : '*';
    }
  }
  out.append(fmt::format("\nlive {} by line; * where several meet\n", options.sgprs ? "SGPRs" : "VGPRs"));
  for (unsigned row = 0; row < rows; ++row) {
    const bool labelled = row == 0 || row == rows / 2;
    std::string text = labelled ? fmt::format("{:>5} |", top * (rows - row) / rows) : "      |";
    text += grid[row];
    text.erase(text.find_last_not_of(' ') + 1);
    out.append(text + "\n");
  }
  out.append(fmt::format("    0 +{}\n       1{:>{}}\n", std::string(width, '-'), lines, width - 1));
}

void write_live_comparison(const LiveReport& report, const TextOptions& options, text::OutputBuffer& out) {
  const std::vector<std::string> names = distinct_names(report);
  const std::vector<Metric> list = metrics(report);
  for (size_t v = 0; v < names.size(); ++v) out.append(fmt::format("{}  {}\n", letter(v), names[v]));
  const size_t together = std::max<size_t>(1, (options.columns - kLabelColumns) / kVersionColumns);
  for (size_t first = 0; first < names.size(); first += together) {
    const size_t last = std::min(names.size(), first + together);
    std::string head(kLabelColumns, ' ');
    for (size_t v = first; v < last; ++v) head += fmt::format("{:>{}}", letter(v), kVersionColumns);
    out.append("\n" + head + "\n");
    for (const Metric& metric : list) {
      std::string line = fmt::format("{:<{}}", metric.name, kLabelColumns);
      for (size_t v = first; v < last; ++v)
        line += fmt::format("{:>{}}", metric.value(report.functions[v]), kVersionColumns);
      out.append(line + "\n");
    }
  }
  std::vector<const LiveFunction*> functions;
  for (const LiveFunction& f : report.functions) functions.push_back(&f);
  write_live_curves(functions, options, out);
}

}  // namespace lw::report
