#include "report/time.h"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "call.h"
#include "launch_options.h"
#include "report/static_time.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

using Numbers = std::vector<std::pair<std::string, std::uint64_t>>;

// Changes to the device and the kernel that `time` and `static_time` take.
struct Changes {
  std::string device;
  Numbers set;
  std::optional<std::uint32_t> clock_mhz, vgprs, lds_bytes, waves;
};

py::object time(const Code& code, const std::string& kernel, const LaunchOptions& options, const py::sequence& values,
                const py::dict& bindings, const Changes& changes, bool sensitivity, bool full, bool warm,
                unsigned threads) {
  LaunchArguments arguments(values, bindings, code.kernel(kernel), true);
  lanewise::TimeRequest request{.launch = launch_of(code, kernel, options),
                                .device = changes.device,
                                .set = changes.set,
                                .clock_mhz = changes.clock_mhz,
                                .vgprs = changes.vgprs,
                                .lds_bytes = changes.lds_bytes,
                                .waves = changes.waves,
                                .sensitivity = sensitivity,
                                .full = full,
                                .warm = warm,
                                .threads = threads};
  arguments.add_to(request.launch);
  const lanewise::TimeReport report = call(lanewise::time, request, code.input.files(), options.timeout_seconds);
  if (report.run.failure) raise_outcome(report.run);
  return to_python(report::time_document({report}, {}, nullptr));
}

py::object static_time(const Code& code, const std::string& kernel, const Changes& changes,
                       std::optional<std::uint32_t> workgroup_size,
                       std::optional<std::pair<std::uint32_t, std::uint32_t>> lines) {
  auto request = request_of<lanewise::StaticTimeRequest>(code.input);
  request.kernel = kernel;
  request.device = changes.device;
  request.set = changes.set;
  request.vgprs = changes.vgprs;
  request.lds_bytes = changes.lds_bytes;
  request.waves = changes.waves;
  request.workgroup_size = workgroup_size;
  request.lines = lines;
  return to_python(report::static_time_document({call(lanewise::static_time, request, code.input.files())}));
}

}  // namespace

void add_time(py::module_& m) {
  py::class_<Changes>(m, "Changes")
      .def(py::init([](std::string device, Numbers set, std::optional<std::uint32_t> clock_mhz,
                       std::optional<std::uint32_t> vgprs, std::optional<std::uint32_t> lds_bytes,
                       std::optional<std::uint32_t> waves) {
        return Changes{std::move(device), std::move(set), clock_mhz, vgprs, lds_bytes, waves};
      }));
  py::list stalls;
  for (const std::string_view name : lanewise::kStallNames) stalls.append(std::string(name));
  m.attr("STALLS") = py::tuple(stalls);
  m.def("time", &time);
  m.def("static_time", &static_time);
}

}  // namespace lw::python
