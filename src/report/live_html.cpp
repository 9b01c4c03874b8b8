// One page with chart and listing (page/), with the report's data in it as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "base/symbol_name.h"
#include "report/diff.h"
#include "report/lint.h"
#include "report/live.h"
#include "report/occupancy.h"
#include "report/page_script.h"
#include "report/page_text.h"
#include "report/words.h"

namespace lw::report {
namespace {

using Json = nlohmann::ordered_json;

std::string script_json(const Json& json) {
  return script_text(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

Json facts(const LiveFunction& f) {
  Json list = Json::array();
  const auto registers = [&](const RegisterFile& file, std::string_view kind) {
    list.push_back({std::to_string(file.peak), fmt::format("{} at the peak, line {}", kind, file.peak_line)});
    list.push_back({std::to_string(file.allocated), fmt::format("{} allocated", kind)});
  };
  registers(f.vgprs, "VGPRs");
  registers(f.sgprs, "SGPRs");
  if (!f.occupancy.empty()) {
    const DeviceOccupancy& device = f.occupancy.front();
    std::string text =
        fmt::format("of at most {} waves per SIMD, {}", device.fits.most_waves_per_simd, device.fits.device);
    if (device.fits.limited_by != timing::limit_name(timing::Limit::waves))
      text += fmt::format(", limited by {}", limit_words(device.fits.limited_by));
    if (const std::string next = next_step_words(device); !next.empty()) text += "; " + next;
    list.push_back({std::to_string(device.fits.waves_per_simd), text});
  }
  list.push_back({std::to_string(f.lds_bytes), fmt::format("bytes of LDS, workgroups of {}", f.workgroup_size)});
  list.push_back({std::to_string(f.code.instructions), fmt::format("instructions, {} bytes", f.code.code_bytes)});
  return list;
}

Json steps(const std::vector<OccupancyStep>& list) {
  Json out = Json::array();
  for (const OccupancyStep& step : list) out.push_back({step.waves_per_simd, step.most});
  return out;
}

Json holders(const LiveFunction& f) {
  Json list = Json::array();
  for (const LiveHolder& holder : f.holders) {
    Json names = Json::array();
    for (unsigned i = 0; i < holder.count; ++i) names.push_back(name_of(static_cast<flow::Register>(holder.first + i)));
    list.push_back({{"registers", names},
                    {"first", holder.definition_line},
                    {"idle", holder.idle_lines},
                    {"sentence", holder_sentence(holder)}});
  }
  return list;
}

// The shortest ends of the files' paths that tell them apart: "saxpy.s", or "old/saxpy.s" and "new/saxpy.s".
std::map<std::string, std::string> short_paths(const LiveReport& report) {
  std::map<std::string, std::string> shortened;
  for (const LiveFunction& f : report.functions) shortened[f.file] = f.file;
  const auto end_of = [](const std::string& path, size_t parts) {
    size_t at = path.size();
    while (parts-- > 0 && at != std::string::npos && at != 0) at = path.rfind('/', at - 1);
    return at == std::string::npos || at == 0 ? path : path.substr(at + 1);
  };
  for (auto& entry : shortened) {
    const std::string& path = entry.first;
    for (size_t parts = 1; entry.second == path && end_of(path, parts) != path; ++parts)
      if (std::ranges::none_of(shortened, [&](const auto& other) {
            return other.first != path && end_of(other.first, parts) == end_of(path, parts);
          }))
        entry.second = end_of(path, parts);
  }
  return shortened;
}

// The kernel that holds the fewest waves; of several, the one with the most registers at its peak.
size_t worst_kernel(const LiveReport& report) {
  const auto badness = [](const LiveFunction& f) {
    const uint32_t waves = f.occupancy.empty() ? UINT32_MAX : f.occupancy.front().fits.waves_per_simd;
    return std::tuple(f.is_kernel, UINT32_MAX - waves, f.vgprs.peak, f.sgprs.peak);
  };
  size_t worst = 0;
  for (size_t i = 1; i < report.functions.size(); ++i)
    if (badness(report.functions[i]) > badness(report.functions[worst])) worst = i;
  return worst;
}

Json kernel_json(const LiveFunction& f, const std::string& name, const std::string& short_path) {
  const DeviceOccupancy* device = f.occupancy.empty() ? nullptr : &f.occupancy.front();
  Json json{{"name", name},
            {"symbol", f.name},
            {"demangled", demangled(f.name)},
            {"file", short_path},
            {"path", f.file},
            {"target", f.target},
            {"device", device == nullptr ? "" : device->fits.device},
            {"waves", device == nullptr ? 0 : device->fits.waves_per_simd},
            {"peak", {{"vgprs", f.vgprs.own_peak}, {"sgprs", f.sgprs.own_peak}}},
            {"peakLine", f.vgprs.peak_line},
            {"allocated", {{"vgprs", f.vgprs.allocated}, {"sgprs", f.sgprs.allocated}}},
            {"facts", facts(f)},
            {"steps", {{"vgprs", Json::array()}, {"sgprs", Json::array()}}},
            {"holders", holders(f)},
            {"notes", Json::array()},
            {"vgprs", f.vgprs_by_line},
            {"sgprs", f.sgprs_by_line},
            {"text", Json::array()},
            {"labels", nullptr},
            {"targets", nullptr},
            {"sources", nullptr},
            {"unreached", nullptr},
            {"hazards", nullptr},
            {"cycles", Json::object()},
            {"ranges", Json::array()}};
  if (device != nullptr) {
    json["steps"]["vgprs"] = steps(device->vgpr_steps);
    json["steps"]["sgprs"] = steps(device->sgpr_steps);
  }
  for (const LiveNote& note : f.notes)
    json["notes"].push_back(note.line == 0 ? note.text : fmt::format("line {}: {}", note.line, note.text));
  // Each line comes once: to look for it among those that are there would take the square of their number.
  Json::object_t labels, targets, sources, unreached, hazards;
  if (f.rows) {
    Json& text = json["text"];
    f.rows([&](const LiveRow& row) {
      text.push_back(row.text);
      const std::string line = std::to_string(row.line);
      if (!row.label.empty()) labels.emplace_back(line, row.label);
      if (!row.target_label.empty()) targets.emplace_back(line, row.target_label);
      if (row.source_line != 0) sources.emplace_back(line, fmt::format("{}:{}", row.source_file, row.source_line));
      if (!row.reachable) unreached.emplace_back(line, 1);
      if (!row.hazards.empty()) hazards.emplace_back(line, hazard_marks(row.hazards));
    });
  }
  json["labels"] = std::move(labels);
  json["targets"] = std::move(targets);
  json["sources"] = std::move(sources);
  json["unreached"] = std::move(unreached);
  json["hazards"] = std::move(hazards);
  Json::object_t cycles;
  for (const lanewise::LoopCycles& c : f.loop_cycles)
    cycles.emplace_back(std::to_string(c.line),
                        Json::array({fmt::format("{:.1f}", c.alone), fmt::format("{:.1f}", c.full)}));
  json["cycles"] = std::move(cycles);
  for (const LiveRange& range : f.ranges)
    json["ranges"].push_back({name_of(range.reg), range.first_line, range.last_line, range.live_in ? 1 : 0, range.bytes,
                              range.writes, range.uses, range.idle_from_line, range.idle_to_line});
  return json;
}

}  // namespace

void write_live_html(const LiveReport& report, const LiveComparisons& comparisons, text::OutputBuffer& out) {
  const std::map<std::string, std::string> files = short_paths(report);
  std::vector<std::string> names = distinct_names(report);
  PageTemplate page(kPage_html, out);
  page.up_to("{{style}}");
  out.append(kPage_css);
  page.up_to("{{diff}}");
  if (comparisons.files != nullptr) {
    out.append("<details id=\"diff\"><summary>Differences</summary>\n");
    for (const lanewise::LiveDiff& diff : comparisons.files->kernels)
      out.append(diff_html(live_diff_table(report, diff)));
    out.append("</details>\n");
  }
  page.up_to("{{data}}");
  out.append(fmt::format("{{\"worst\":{},\"kernels\":[", worst_kernel(report)));
  for (size_t i = 0; i < report.functions.size(); ++i) {
    if (i != 0) out.append(",\n");
    const LiveFunction& f = report.functions[i];
    const std::string& file = files.at(f.file);
    if (names[i].starts_with(f.file)) names[i].replace(0, f.file.size(), file);
    out.append(script_json(kernel_json(f, names[i], file)));
  }
  out.append("]}");
  page.up_to("{{flow}}");
  out.append(kPage_flow_js);
  page.up_to("{{curves}}");
  out.append(kPage_curves_js);
  page.up_to("{{script}}");
  out.append(kPage_js);
  page.end();
}

}  // namespace lw::report
