// One page with chart and listing (page/), with the report's data in it as JSON.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/live.h"
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
    std::string text = fmt::format("waves per SIMD of {}, {}", device.most_waves_per_simd, device.device);
    if (device.limited_by != "waves") text += fmt::format(", limited by {}", limit_words(device.limited_by));
    if (const std::string next = next_step_words(device); !next.empty()) text += "; " + next;
    list.push_back({std::to_string(device.waves_per_simd), text});
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
  for (const Holder& holder : f.holders) {
    Json names = Json::array();
    for (unsigned i = 0; i < holder.count; ++i) names.push_back(name_of(static_cast<flow::Register>(holder.first + i)));
    list.push_back({{"registers", names},
                    {"first", holder.definition_line},
                    {"idle", holder.idle_lines},
                    {"sentence", holder_sentence(holder)}});
  }
  return list;
}

Json kernel_json(const LiveFunction& f, const std::string& name) {
  Json json{{"name", name},
            {"target", f.target},
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
            {"labels", Json::object()},
            {"targets", Json::object()},
            {"sources", Json::object()},
            {"unreached", Json::object()},
            {"ranges", Json::array()}};
  if (!f.occupancy.empty()) {
    json["steps"]["vgprs"] = steps(f.occupancy.front().vgpr_steps);
    json["steps"]["sgprs"] = steps(f.occupancy.front().sgpr_steps);
  }
  for (const Note& note : f.notes)
    json["notes"].push_back(note.line == 0 ? note.text : fmt::format("line {}: {}", note.line, note.text));
  if (f.rows) {
    f.rows([&](const LiveRow& row) {
      json["text"].push_back(row.text);
      const std::string line = std::to_string(row.line);
      if (!row.label.empty()) json["labels"][line] = row.label;
      if (!row.target_label.empty()) json["targets"][line] = row.target_label;
      if (row.source_line != 0) json["sources"][line] = fmt::format("{}:{}", row.source_file, row.source_line);
      if (!row.reachable) json["unreached"][line] = 1;
    });
  }
  for (const LiveRange& range : f.ranges)
    json["ranges"].push_back({name_of(range.reg), range.first_line, range.last_line, range.live_in ? 1 : 0, range.bytes,
                              range.writes, range.uses, range.idle_from_line, range.idle_to_line});
  return json;
}

}  // namespace

void write_live_html(const LiveReport& report, text::Buffer& out) {
  const std::vector<std::string> names = distinct_names(report);
  std::string_view rest = kPage_html;
  const auto up_to = [&](std::string_view mark) {
    const size_t at = rest.find(mark);
    out.append(rest.substr(0, at));
    rest.remove_prefix(at + mark.size());
  };
  up_to("{{style}}");
  out.append(kPage_css);
  up_to("{{data}}");
  out.append("{\"kernels\":[");
  for (size_t i = 0; i < report.functions.size(); ++i) {
    if (i != 0) out.append(",\n");
    out.append(script_json(kernel_json(report.functions[i], names[i])));
  }
  out.append("]}");
  up_to("{{script}}");
  out.append(kPage_js);
  out.append(rest);
}

}  // namespace lw::report
