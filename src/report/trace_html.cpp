#include "report/trace_html.h"

#include <nlohmann/json.hpp>

#include "report/page_script.h"
#include "report/page_text.h"

namespace lw::report {

void write_trace_html(const nlohmann::ordered_json& head, const std::vector<std::string>& steps, text::Buffer& out) {
  std::string_view rest = kTrace_html;
  const auto up_to = [&](std::string_view mark) {
    const size_t at = rest.find(mark);
    out.append(rest.substr(0, at));
    rest.remove_prefix(at + mark.size());
  };
  up_to("{{style}}");
  out.append(kTrace_css);
  up_to("{{data}}");
  out.append("{\"head\":");
  out.append(script_text(head.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
  out.append(",\n\"steps\":[");
  for (size_t i = 0; i < steps.size(); ++i) {
    out.append(i == 0 ? "\n" : ",\n");
    out.append(script_text(steps[i]));
  }
  out.append("]}");
  up_to("{{script}}");
  for (const std::string_view part : {kTrace_model_js, kTrace_draw_js, kTrace_js}) out.append(part);
  out.append(rest);
}

}  // namespace lw::report
