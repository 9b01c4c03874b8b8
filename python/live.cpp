#include "report/live.h"

#include <pybind11/stl.h>

#include "call.h"
#include "columns.h"
#include "input.h"
#include "lanewise/live.h"
#include "report/json_document.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

// One function of a report, which it keeps.
struct Function {
  std::shared_ptr<const lanewise::LiveReport> report;
  const lanewise::LiveFunction* function;
};

// The columns of a function as dict of name and memory.
py::dict columns_of(const Function& self) {
  lanewise::LiveColumns columns = lanewise::columns(*self.function);
  py::dict dict;
  dict["address"] = column(std::move(columns.addresses));
  dict["vgprs"] = column(std::move(columns.vgprs));
  dict["sgprs"] = column(std::move(columns.sgprs));
  dict["agprs"] = column(std::move(columns.agprs));
  return dict;
}

std::vector<Function> live(const Input& input, const std::string& kernel, const std::string& function,
                           const std::string& live_out, const std::string& device, std::uint32_t workgroup_size,
                           bool sgprs) {
  auto request = request_of<lanewise::LiveRequest>(input);
  request.kernel = kernel;
  request.function = function;
  request.live_out = live_out;
  request.device = device;
  request.workgroup_size = workgroup_size;
  request.sgprs = sgprs;
  const auto report = std::make_shared<const lanewise::LiveReport>(call(lanewise::live, request, input.files()));
  std::vector<Function> functions;
  for (const lanewise::LiveFunction& one : report->functions) functions.push_back({report, &one});
  return functions;
}

}  // namespace

void add_live(py::module_& m) {
  add_column<std::uint32_t>(m, "ColumnU32");
  add_column<std::uint64_t>(m, "ColumnU64");
  py::class_<Function>(m, "LiveFunction")
      .def("summary", [](const Function& f) { return to_python(report::live_summary(*f.function)); })
      .def("ranges", [](const Function& f) { return to_python(report::live_ranges(*f.function)); })
      .def("instructions", [](const Function& f) { return to_python(report::live_instructions(*f.function)); })
      .def("columns", &columns_of)
      .def("messages", [](const Function& f) { return to_python(report::messages_json(f.report->messages)); });
  m.def("live", &live);
}

}  // namespace lw::python
