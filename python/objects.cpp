#include <pybind11/stl.h>

#include "call.h"
#include "input.h"
#include "lanewise/assemble.h"
#include "lanewise/compile.h"
#include "lanewise/disassemble.h"
#include "report/dis.h"
#include "report/object_reports.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

py::tuple assemble(const Input& input, const std::string& dialect, bool raw, int code_object_version,
                   bool allow_excess_registers, bool hazard_warnings, bool lint) {
  const lanewise::AssembleReport report = call_short(lanewise::assemble,
                                                     {.file = input.name,
                                                      .target = input.target,
                                                      .dialect = dialect,
                                                      .raw = raw,
                                                      .code_object_version = code_object_version,
                                                      .allow_excess_registers = allow_excess_registers,
                                                      .hazard_warnings = hazard_warnings,
                                                      .lint = lint},
                                                     input.files());
  return py::make_tuple(to_python(report::assemble_document(report, "")), to_python(report.object));
}

py::tuple compile(const Input& input, const std::vector<std::string>& specializations, const std::string& entry_point,
                  std::uint32_t wave_size, int code_object_version) {
  auto request = request_of<lanewise::CompileRequest>(input);
  request.specializations = specializations;
  request.entry_point = entry_point;
  request.wave_size = wave_size;
  request.code_object_version = code_object_version;
  const lanewise::CompileReport report = call(lanewise::compile, request, input.files());
  return py::make_tuple(to_python(report::compile_document(report, "")), to_python(report.object), report.listing);
}

lanewise::DisassembleReport disassembled(const Input& input, const std::string& kernel, const std::string& dialect,
                                         bool raw, bool plain, bool demangle, bool assembly) {
  auto request = request_of<lanewise::DisassembleRequest>(input);
  request.kernel = kernel;
  request.dialect = dialect;
  request.raw = raw;
  request.plain = plain;
  request.demangle = demangle;
  request.assembly = assembly;
  return call_short(lanewise::disassemble, request, input.files());
}

py::object disassemble(const Input& input, const std::string& kernel, const std::string& dialect, bool raw) {
  return to_python(report::dis_document(disassembled(input, kernel, dialect, raw, false, false, false)));
}

std::string disassembly(const Input& input, const std::string& kernel, const std::string& dialect, bool raw, bool plain,
                        bool demangle, bool assembly) {
  const lanewise::DisassembleReport report = disassembled(input, kernel, dialect, raw, plain, demangle, assembly);
  std::string text;
  const py::gil_scoped_release release;
  report.write_text([&](std::string_view part) { text += part; });
  return text;
}

}  // namespace

void add_objects(py::module_& m) {
  m.def("assemble", &assemble);
  m.def("compile", &compile);
  m.def("disassemble", &disassemble);
  m.def("disassembly", &disassembly);
}

}  // namespace lw::python
