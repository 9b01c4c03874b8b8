#include "lanewise/compile.h"

#include "api/api.h"
#include "input/compile_file.h"
#include "isa/target_names.h"

namespace lw::api {
namespace {

using lanewise::CompileReport;
using lanewise::CompileRequest;

CompileReport compile(const CompileRequest& request, const Session& session) {
  const isa::Target* target = isa::find_target(request.target);
  if (target == nullptr) throw bad_input(code::kTarget, isa::unknown_target(request.target));
  const Result<std::optional<shader::Language>> language = shader::language_of(request.file, request.language);
  if (!language) throw bad_input(code::kOption, language.error().message);
  shader::CompileOptions options;
  options.language = *language;
  options.flags = request.flags;
  options.specializations = request.specializations;
  options.entry_point = request.entry_point;
  options.wave_size = request.wave_size;
  options.code_object_version = request.code_object_version;
  shader::Compiled compiled = checked(session, input::compile_file(session, request.file, *target, options));
  return {.target = request.target,
          .object = std::move(compiled.object),
          .commands = std::move(compiled.commands),
          .statistics = std::move(compiled.statistics),
          .listing = std::move(compiled.listing),
          .messages = std::move(compiled.warnings)};
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::CompileReport> lanewise::compile(const CompileRequest& request, const Session& session) {
  return lw::api::guarded<CompileReport>(session, [&] { return lw::api::compile(request, session); });
}
