#include <fmt/format.h>
#include <pybind11/stl.h>

#include "call.h"
#include "input.h"
#include "report/info.h"
#include "rooms.h"
#include "shader/language.h"
#include "tree.h"

namespace lw::python {

const lanewise::KernelInfo& Code::kernel(const std::string& name) const {
  for (const lanewise::CodeObjectInfo& code : report.code_objects)
    for (const lanewise::KernelInfo& one : code.kernels)
      if (one.name == name) return one;
  raise_input_error(fmt::format("{}: there is no kernel '{}'", input.name, name), "object");
}

namespace {

Input make_input(std::string name, const std::optional<std::string>& contents, std::string target, std::string language,
                 std::vector<std::string> flags) {
  Input input{std::move(name), nullptr, std::move(target), std::move(language), std::move(flags)};
  if (contents) input.contents = std::make_shared<const std::string>(*contents);
  return input;
}

Code describe(const Input& input, std::uint32_t workgroup_size) {
  auto request = request_of<lanewise::InfoRequest>(input);
  request.workgroup_size = workgroup_size;
  return {input, call(lanewise::info, request, input.files())};
}

}  // namespace

void add_inputs(py::module_& m) {
  m.def("is_source", [](const std::string& name) {
    const std::optional<shader::Language> language = shader::language_of(name);
    return language && *language != shader::Language::assembly;
  });
  py::class_<Input>(m, "Input")
      .def(py::init(&make_input), py::arg("name"), py::arg("contents") = py::none(), py::arg("target") = "",
           py::arg("language") = "", py::arg("flags") = std::vector<std::string>())
      .def_readonly("name", &Input::name)
      .def_readonly("target", &Input::target)
      .def("contents", [](const Input& input) { return py::bytes(*input.contents); });
  py::class_<Code>(m, "Code")
      .def(py::init(&describe), py::arg("input"), py::arg("workgroup_size") = 0)
      .def_readonly("input", &Code::input)
      .def("info", [](const Code& code) { return to_python(report::info_document(code.report)); });
}

}  // namespace lw::python
