#include "lanewise/assemble.h"

#include <fmt/format.h>

#include "api/api.h"
#include "host/files.h"
#include "input/assemble.h"

namespace lw::api {
namespace {

using lanewise::AssembleReport;
using lanewise::AssembleRequest;

std::vector<std::byte> raw_words(const Session& session, input::Assembled& assembled, const std::string& name) {
  text::AssemblySection& code = assembled.assembly.sections.front();
  if (!code.relocations.empty() && !assembled.undefined.empty()) throw failure_of(session, assembled.undefined);
  if (!code.relocations.empty())
    throw bad_input(
        code::kLink,
        fmt::format(
            "{} place{} in .text refer to symbols that only a linker can resolve; raw words have no relocations",
            code.relocations.size(), code.relocations.size() == 1 ? "" : "s"),
        name);
  return std::move(code.bytes);
}

input::AssemblyLint lint_of(const AssembleRequest& request) {
  if (request.lint) return input::AssemblyLint::all;
  return request.hazard_warnings ? input::AssemblyLint::hazards : input::AssemblyLint::none;
}

AssembleReport assemble(const AssembleRequest& request, const Session& session) {
  const auto dialect = text::find_dialect(request.dialect);
  if (!dialect)
    throw bad_input(code::kOption, fmt::format("--dialect {}: expected llvm, clrx or sp3", request.dialect));
  if (request.code_object_version != 0 && request.raw)
    throw bad_input(code::kOption,
                    fmt::format("--code-object-version {}: raw words have no version", request.code_object_version));
  input::Assembled assembled =
      checked(session,
              input::assemble_or_read_listing(
                  session, request.file, {request.target, *dialect, request.allow_excess_registers, lint_of(request)}));
  text::Assembly& assembly = assembled.assembly;
  if (request.lint && assembly.is_listing)
    throw bad_input(code::kOption, "--lint: the file is a listing; `lanewise lint` takes listings",
                    host::shown_path(request.file));
  AssembleReport report;
  report.messages = std::move(assembled.warnings);
  for (const input::ToldFinding& f : assembled.findings)
    report.findings.push_back({f.severity, std::string(f.name), f.text, f.line, f.first_line, f.remedy});
  report.target = assembly.target->name;
  report.instructions = assembly.instruction_count;
  report.is_listing = assembly.is_listing;
  for (const text::AssemblyKernel& kernel : assembly.kernels) report.kernels.push_back(kernel.name);
  if (request.code_object_version != 0) assembly.code_object_version = request.code_object_version;
  const std::string name = host::shown_path(request.file);
  report.object = request.raw ? raw_words(session, assembled, name) : checked(session, input::link(assembled, name));
  return report;
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::AssembleReport> lanewise::assemble(const AssembleRequest& request, const Session& session) {
  return lw::api::guarded<AssembleReport>(session, [&] { return lw::api::assemble(request, session); });
}
