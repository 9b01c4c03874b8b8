#include "lanewise/explain.h"

#include <pybind11/stl.h>

#include "call.h"
#include "report/explain_page.h"
#include "report/explain_search.h"
#include "report/hazard_row.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

py::object document_of(const lanewise::ExplainReport& report) {
  if (report.hazard) return to_python(report::hazard_row_document(*report.hazard, report.messages));
  if (report.finding) return to_python(report::lint_rule_document(*report.finding, report.messages));
  return to_python(report::explain_document(report));
}

lanewise::ExplainReport explain(const std::string& text, const std::string& target, std::uint32_t wave_size,
                                const std::string& dialect, bool details) {
  return call_short(lanewise::explain,
                    {.text = text, .target = target, .wave_size = wave_size, .details = details, .dialect = dialect},
                    lanewise::disk_files());
}

py::object search(const std::string& words, const std::string& target) {
  return to_python(report::search_document(
      call_short(lanewise::search_instructions, {.words = words, .target = target}, lanewise::no_files())));
}

}  // namespace

void add_explain(py::module_& m) {
  py::class_<lanewise::ExplainReport>(m, "ExplainReport")
      .def("document", &document_of)
      .def_property_readonly("formulas", [](const lanewise::ExplainReport& report) { return report.page.formulas; });
  m.def("explain", &explain);
  m.def("search", &search);
}

}  // namespace lw::python
