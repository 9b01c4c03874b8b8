#include "api/sweep_compilers.h"

#include <fmt/format.h>

#include "api/api.h"
#include "host/process.h"
#include "input/compile_file.h"
#include "isa/machines.h"
#include "shader/language.h"

namespace lw::api {
namespace {

using shader::Language;

// The first line of what `PROGRAM --version` prints.
std::string program_version(const Session& session, const std::string& program) {
  const Result<host::Finished> finished = host::run_program(session.cancel, {program, "--version"});
  if (!finished && session.cancel.requested()) throw CancelRequested{};
  if (!finished) throw bad_input(code::kMissingProgram, finished.error().message);
  return finished->output.substr(0, finished->output.find('\n'));
}

// The driver says what it is when it compiles.
std::string driver_version(const Session& session) {
  constexpr const char* kShader = "#version 450\nlayout(local_size_x = 64) in;\nvoid main() {}\n";
  const Session own{.files = lanewise::memory_files({{"version.comp", kShader}}), .cancel = session.cancel};
  const isa::Target* target = isa::find_target(isa::devices().front().target());
  return checked(session, input::compile_file(own, "version.comp", *target)).driver;
}

}  // namespace

std::string compiler_versions(const lanewise::SweepPlan& plan, const Session& session) {
  bool needs_clang = false, needs_driver = false;
  for (const std::string& source : plan.axes.front().values) {
    const std::optional<Language> language = shader::language_of(source);
    if (!language || *language == Language::assembly) continue;
    (shader::is_shader(*language) ? needs_driver : needs_clang) = true;
  }
  std::string versions;
  if (needs_clang)
    versions += fmt::format("clang: {}\n", program_version(session, host::program_named("LANEWISE_CLANG", "clang-22")));
  if (needs_driver)
    versions += fmt::format("shaders: {}, {}\n",
                            program_version(session, host::program_named("LANEWISE_GLSLANG", "glslangValidator")),
                            driver_version(session));
  return versions;
}

}  // namespace lw::api
