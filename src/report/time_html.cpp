#include "report/time_html.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <unordered_map>

#include "report/lint.h"
#include "report/page_script.h"
#include "report/page_text.h"

namespace lw::report {
namespace {

std::string dumped(const nlohmann::json& json) {
  return script_text(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

// The command's JSON, and what only the page shows.
nlohmann::json head(const lanewise::TimedDispatch& d) {
  nlohmann::json json = dispatch_json(d);
  json["compute_units"] = d.compute_units;
  json["simds"] = d.simds;
  json["first_level"] = d.vector_cache;
  for (size_t i = 0; i < d.instructions.size(); ++i) {
    const lanewise::TimedInstruction& line = d.instructions[i];
    if (!line.source_text.empty()) json["instructions"][i]["source_text"] = line.source_text;
    if (!line.hazards.empty()) json["instructions"][i]["hazard_marks"] = hazard_marks(line.hazards);
  }
  return json;
}

// Waves as [unit, SIMD, row, workgroup, wave, start, end, ended, [stall, cycles, line, stall, cycles, line...]], where
// a line is an index into the instructions.
void append_waves(const lanewise::TimedDispatch& d, text::OutputBuffer& out) {
  const lanewise::Timeline& timeline = *d.timeline;
  std::unordered_map<uint32_t, size_t> line_of;  // by word
  for (size_t i = 0; i < d.instructions.size(); ++i) line_of.emplace(d.instructions[i].word, i);
  bool is_first = true;
  for (const lanewise::TimelineWave& wave : timeline.waves) {
    out.append(fmt::format("{}[{},{},{},{},{},{},{},{},[", is_first ? "\n" : ",\n", wave.unit, wave.simd, wave.row,
                           wave.group, wave.number, wave.start, wave.end, wave.has_ended ? 1 : 0));
    is_first = false;
    uint64_t at = wave.start;
    for (const lanewise::TimelineInterval& interval : wave.intervals) {
      const auto line = line_of.find(interval.word);
      out.append(fmt::format("{}{},{},{}", at == wave.start ? "" : ",", static_cast<unsigned>(interval.stall),
                             interval.end - at, line == line_of.end() ? -1 : static_cast<int64_t>(line->second)));
      at = interval.end;
    }
    out.append("]]");
  }
}

// Buckets as [VALU, SALU, LDS, address, bytes of the L2, read, written].
void append_buckets(const lanewise::Timeline& timeline, text::OutputBuffer& out) {
  bool is_first = true;
  for (const lanewise::TimelineBucket& b : timeline.buckets) {
    out.append(fmt::format("{}[{:.4f},{:.4f},{:.4f},{:.4f},{},{},{}]", is_first ? "\n" : ",\n", b.valu, b.salu, b.lds,
                           b.address, b.l2_bytes, b.bytes_read, b.bytes_written));
    is_first = false;
  }
}

}  // namespace

void write_time_html(const lanewise::TimedDispatch& d, text::OutputBuffer& out) {
  const lanewise::Timeline& timeline = *d.timeline;
  PageTemplate page(kTime_html, out);
  page.up_to("{{style}}");
  out.append(kTime_css);
  page.up_to("{{data}}");
  out.append("{\"time\":");
  out.append(dumped(head(d)));
  out.append(",\n\"timeline\":");
  std::string about = dumped({{"cycles", timeline.cycles},
                              {"bucket_cycles", timeline.bucket_cycles},
                              {"merged_below", timeline.merged_below},
                              {"waves_dropped", timeline.waves_dropped},
                              {"stalls", lanewise::kStallNames}});
  about.pop_back();
  out.append(about);
  out.append(",\"waves\":[");
  append_waves(d, out);
  out.append("],\n\"buckets\":[");
  append_buckets(timeline, out);
  out.append("]}}");
  page.up_to("{{script}}");
  for (const std::string_view part : {kTime_draw_js, kTime_timeline_js, kTime_js}) out.append(part);
  page.end();
}

}  // namespace lw::report
