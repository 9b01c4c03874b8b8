#include "lanewise/recording.h"

#include <pybind11/stl.h>

#include <bit>

#include "call.h"
#include "columns.h"
#include "launch_options.h"
#include "report/run.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

// A recorded wave, with the place in it where registers were last asked for.
class Wave {
 public:
  Wave(std::shared_ptr<const lanewise::Recording> recording, const lanewise::RecordedWave& wave)
      : recording_(std::move(recording)), wave_(wave), replay_(wave) {}

  const lanewise::RecordedWave& wave() const { return wave_; }
  const lanewise::WaveRegisters& before(std::size_t step) { return replay_.before(step); }
  const lanewise::RecordedInstruction& instruction(std::size_t step) const {
    return recording_->instructions[wave_.steps.at(step).instruction];
  }

 private:
  std::shared_ptr<const lanewise::Recording> recording_;
  const lanewise::RecordedWave& wave_;
  lanewise::WaveReplay replay_;
};

// The words of a VGPR, one per lane of the wave; None if the wave does not have it.
py::object vgpr(Wave& wave, std::size_t step, std::size_t number) {
  const lanewise::WaveRegisters& registers = wave.before(step);
  if (number >= registers.vgprs.size() / 64) return py::none();
  const auto begin = registers.vgprs.begin() + static_cast<std::ptrdiff_t>(64 * number);
  return column(std::vector<std::uint32_t>(begin, begin + wave.wave().lanes));
}

std::uint32_t scalar(Wave& wave, std::size_t step, std::size_t number) { return wave.before(step).scalars.at(number); }

std::vector<std::string> writes(const Wave& wave, std::size_t step) {
  std::vector<std::string> names;
  for (std::size_t w = wave.wave().steps.at(step).first_write; w < wave.wave().end_of_writes(step); ++w)
    names.push_back(lanewise::register_name(wave.wave().writes[w].reg));
  return names;
}

// Dicts with the keys that an access has in a trace (docs/observe.md).
py::list accesses(const Wave& wave, std::size_t step) {
  py::list list;
  for (std::size_t a = wave.wave().steps.at(step).first_access; a < wave.wave().end_of_accesses(step); ++a) {
    const lanewise::AccessedMemory& access = wave.wave().accesses[a];
    py::dict address;
    std::size_t at = access.first_address;
    for (std::uint64_t left = access.lanes; left != 0; left &= left - 1)
      address[py::int_(std::countr_zero(left))] = wave.wave().addresses[at++];
    py::dict fields;
    fields["access"] = std::string(access.kind);
    fields["space"] = std::string(access.space);
    fields["size_bytes"] = access.size_bytes;
    fields["address"] = std::move(address);
    list.append(std::move(fields));
  }
  return list;
}

std::optional<std::size_t> last_write(const Wave& wave, const std::string& name, std::optional<std::uint32_t> lane,
                                      std::size_t before) {
  const std::optional<lanewise::Register> reg = lanewise::register_number(name);
  if (!reg) raise_input_error("register '" + name + "': expected one register, such as v3, s4, vcc_lo or scc");
  if (lane.value_or(0) >= wave.wave().lanes)
    raise_input_error("lane " + std::to_string(*lane) + ": the wave has " + std::to_string(wave.wave().lanes) +
                      " lanes");
  return wave.wave().last_write(*reg, lane, before);
}

py::tuple record(const Code& code, const std::string& kernel, const LaunchOptions& options, const py::sequence& values,
                 const py::dict& bindings, std::optional<lanewise::Extent> workgroup, std::optional<std::uint32_t> wave,
                 std::uint64_t most_steps, std::uint64_t most_bytes) {
  LaunchArguments arguments(values, bindings, code.kernel(kernel), false);
  lanewise::RunRequest request{.launch = launch_of(code, kernel, options),
                               .filter = {.workgroup = workgroup, .wave = wave},
                               .recording = lanewise::RecordingRequest{most_steps, most_bytes}};
  arguments.add_to(request.launch);
  lanewise::RunReport report = call(lanewise::run, request, code.input.files(), options.timeout_seconds);
  const auto recording = std::make_shared<const lanewise::Recording>(std::move(*report.recording));
  py::list waves;
  for (const lanewise::RecordedWave& one : recording->waves) waves.append(std::make_unique<Wave>(recording, one));
  return py::make_tuple(to_python(report::run_document(report, {true, true})), std::move(waves), recording->left_out);
}

}  // namespace

void add_record(py::module_& m) {
  py::class_<Wave>(m, "Wave")
      .def_property_readonly("workgroup", [](const Wave& wave) { return wave.wave().workgroup; })
      .def_property_readonly("wave", [](const Wave& wave) { return wave.wave().wave; })
      .def_property_readonly("lanes", [](const Wave& wave) { return wave.wave().lanes; })
      .def_property_readonly("sgprs", [](const Wave& wave) { return wave.wave().sgprs; })
      .def_property_readonly("vgprs", [](const Wave& wave) { return wave.wave().first.vgprs.size() / 64; })
      .def_property_readonly("steps", [](const Wave& wave) { return wave.wave().steps.size(); })
      .def("number", [](const Wave& wave, std::size_t step) { return wave.wave().steps.at(step).number; })
      .def("address", [](const Wave& wave, std::size_t step) { return wave.instruction(step).address; })
      .def("text", [](const Wave& wave, std::size_t step) { return wave.instruction(step).text; })
      .def("source", [](const Wave& wave, std::size_t step) { return wave.instruction(step).source; })
      .def("vgpr", &vgpr)
      .def("scalar", &scalar)
      .def("scc", [](Wave& wave, std::size_t step) { return wave.before(step).scc; })
      .def("writes", &writes)
      .def("accesses", &accesses)
      .def("last_write", &last_write);
  m.def("register_number", &lanewise::register_number);
  m.def("record", &record);
}

}  // namespace lw::python
