#include "report/trace_html.h"

#include <nlohmann/json.hpp>

#include "report/page_script.h"
#include "report/page_text.h"

namespace lw::report {

void write_trace_html(const nlohmann::ordered_json& head, const std::vector<std::string>& steps,
                      text::OutputBuffer& out) {
  PageTemplate page(kTrace_html, out);
  page.up_to("{{style}}");
  out.append(kTrace_css);
  page.up_to("{{data}}");
  out.append("{\"head\":");
  out.append(script_text(head.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
  out.append(",\n\"steps\":[");
  for (size_t i = 0; i < steps.size(); ++i) {
    out.append(i == 0 ? "\n" : ",\n");
    out.append(script_text(steps[i]));
  }
  out.append("]}");
  page.up_to("{{script}}");
  for (const std::string_view part : {kTrace_model_js, kTrace_draw_js, kTrace_js}) out.append(part);
  page.end();
}

}  // namespace lw::report
