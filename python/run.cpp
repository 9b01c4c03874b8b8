#include "report/run.h"

#include <pybind11/stl.h>

#include "call.h"
#include "launch_options.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {

lanewise::LaunchRequest launch_of(const Code& code, const std::string& kernel, const LaunchOptions& options) {
  lanewise::LaunchRequest request = options.request;
  request.file = code.input.name;
  request.target = code.input.target;
  request.kernel = kernel;
  return request;
}

void raise_outcome(const lanewise::RunReport& report) {
  const py::object type = py::module_::import("lanewise.errors").attr("outcome_error");
  const py::object document = to_python(report::run_document(report, {true, true}));
  const py::object error = type(report.outcome, static_cast<int>(*report.failure), document);
  PyErr_SetObject(py::type::of(error).ptr(), error.ptr());
  throw py::error_already_set();
}

namespace {

py::object run(const Code& code, const std::string& kernel, const LaunchOptions& options, const py::sequence& values,
               const py::dict& bindings, unsigned threads, const std::string& checks, bool count, bool profile,
               bool buffers) {
  LaunchArguments arguments(values, bindings, code.kernel(kernel), false);
  lanewise::RunRequest request{.launch = launch_of(code, kernel, options),
                               .threads = threads,
                               .checks = checks,
                               .count = count,
                               .profile = profile,
                               .buffers = buffers};
  arguments.add_to(request.launch);
  const lanewise::RunReport report = call(lanewise::run, request, code.input.files(), options.timeout_seconds);
  if (report.failure) raise_outcome(report);
  return to_python(report::run_document(report, {true, true}));
}

}  // namespace

void add_run(py::module_& m) {
  using lanewise::LaunchRequest;
  const auto member = [](auto LaunchRequest::*of) {
    return [of](LaunchOptions& options, std::decay_t<decltype(LaunchRequest{}.*of)> value) {
      options.request.*of = std::move(value);
    };
  };
  py::class_<LaunchOptions>(m, "LaunchOptions")
      .def(py::init())
      .def("grid", member(&LaunchRequest::grid))
      .def("block", member(&LaunchRequest::block))
      .def("work_items", member(&LaunchRequest::work_items))
      .def("dynamic_lds_bytes", member(&LaunchRequest::dynamic_lds_bytes))
      .def("launch_file", member(&LaunchRequest::launch_file))
      .def("push_constants", member(&LaunchRequest::push_constants))
      .def("max_instructions", member(&LaunchRequest::max_instructions))
      .def("printf_buffer_bytes", member(&LaunchRequest::printf_buffer_bytes))
      .def("timeout", [](LaunchOptions& options, double seconds) { options.timeout_seconds = seconds; });
  m.def("run", &run);
}

}  // namespace lw::python
