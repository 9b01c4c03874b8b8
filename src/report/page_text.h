// The files of page/, as the build found them. Private to this folder.
#pragma once

#include <string_view>

namespace lw::report {

extern const std::string_view kPage_html;  // with {{style}}, {{diff}}, {{data}}, {{flow}}, {{curves}}, {{script}}
extern const std::string_view kPage_css;
extern const std::string_view kPage_flow_js;
extern const std::string_view kPage_curves_js;
extern const std::string_view kPage_js;

extern const std::string_view kTrace_html;  // with {{style}}, {{data}} and {{script}}
extern const std::string_view kTrace_css;
extern const std::string_view kTrace_model_js;  // the scripts follow each other in this order
extern const std::string_view kTrace_draw_js;
extern const std::string_view kTrace_js;

extern const std::string_view kTime_html;  // with {{style}}, {{data}} and {{script}}
extern const std::string_view kTime_css;
extern const std::string_view kTime_draw_js;  // the scripts follow each other in this order
extern const std::string_view kTime_timeline_js;
extern const std::string_view kTime_js;

extern const std::string_view kSweep_html;  // with {{style}}, {{data}} and {{script}}
extern const std::string_view kSweep_css;
extern const std::string_view kSweep_plot_js;  // the scripts follow each other in this order
extern const std::string_view kSweep_js;

extern const std::string_view kReference_css;
extern const std::string_view kReference_js;

}  // namespace lw::report
