#include "input/code_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "host/files.h"
#include "input/assemble.h"
#include "input/compile_file.h"
#include "input/listed_code.h"
#include "isa/isa.h"
#include "isa/target_names.h"
#include "shader/language.h"

namespace lw::input {
namespace {

void keep(CodeFile& file, std::vector<std::byte> object) {
  const auto kept = std::make_shared<const std::vector<std::byte>>(std::move(object));
  file.file = {*kept, kept};
  file.was_built = true;
}

Result<CodeFile, Messages> open_source(const Session& session, const std::string& path, shader::Language language,
                                       const CodeFileOptions& options, CodeFile file) {
  if (options.target.empty()) return one_error(code::kTarget, "source needs --target", file.name);
  const isa::Target* target = isa::find_target(options.target);
  if (target == nullptr) return one_error(code::kTarget, isa::unknown_target(options.target));
  shader::CompileOptions compiling;
  compiling.language = language;
  compiling.specializations = options.specializations;
  compiling.wave_size = options.wave_size;
  const bool has_lines = options.lines && (language == shader::Language::opencl || language == shader::Language::hip ||
                                           language == shader::Language::c);
  if (has_lines) compiling.flags.emplace_back("-gline-tables-only");
  compiling.flags.insert(compiling.flags.end(), options.flags.begin(), options.flags.end());
  Result<shader::Compiled, Messages> compiled = compile_file(session, path, *target, compiling);
  if (!compiled) return compiled.error();
  file.warnings = std::move(compiled->warnings);
  keep(file, std::move(compiled->object));
  return file;
}

// `is_guess`: nothing says that the text is assembly.
Result<CodeFile, Messages> assemble_text(const Session& session, const std::string& path, bool is_guess,
                                         const CodeFileOptions& options, CodeFile file) {
  Result<Assembled, Messages> assembled =
      assemble_source(session, path, file.file, {.target = options.target, .lines = options.lines});
  if (!assembled) {
    Messages errors = assembled.error();
    if (is_guess) {
      add_messages(
          errors, one_error(code::kFile, fmt::format("{} was read as assembly; -x names another language", file.name)));
      errors.back().severity = Severity::note;
    }
    return errors;
  }
  file.warnings = std::move(assembled->warnings);
  for (const text::InstructionPlace& place : assembled->places)
    if (place.section == 0 && place.location.line > 0)
      file.text_lines.push_back({place.offset, static_cast<uint32_t>(place.location.line)});
  std::ranges::sort(file.text_lines, {}, &TextLine::offset);
  Result<std::vector<std::byte>, Messages> object = link(*assembled, file.name);
  if (!object) return object.error();
  keep(file, std::move(*object));
  return file;
}

bool is_compiled(const std::string& path, const std::string& language) {
  const Result<std::optional<shader::Language>> found = shader::language_of(path, language);
  return found && *found && **found != shader::Language::assembly;
}

}  // namespace

std::vector<std::string> flags_for(const std::string& path, const std::vector<std::string>& all,
                                   const std::string& language, const std::vector<std::string>& flags) {
  const auto compiled = [&](const std::string& one) { return is_compiled(one, language); };
  return compiled(path) || std::ranges::none_of(all, compiled) ? flags : std::vector<std::string>{};
}

Result<CodeFile, Messages> open_code_file(const Session& session, const std::string& path,
                                          const CodeFileOptions& options) {
  const Result<std::optional<shader::Language>> language = shader::language_of(path, options.language);
  if (!language) return one_error(code::kOption, language.error().message);
  CodeFile file;
  file.name = host::shown_path(path);
  if (*language && **language != shader::Language::assembly)
    return open_source(session, path, **language, options, std::move(file));
  if (!options.flags.empty())
    return one_error(code::kOption,
                     fmt::format("'-- {}' is for the compiler of a source, and this file is not compiled",
                                 fmt::join(options.flags, " ")),
                     file.name);
  if (!options.specializations.empty() || options.wave_size != 0)
    return one_error(code::kOption,
                     fmt::format("{} needs the source of a shader",
                                 options.specializations.empty() ? "--wave-size" : "--specialize"),
                     file.name);
  const auto read = session.files->read(path);
  if (!read) return read.failure().messages;
  file.file = *read;
  if (file.bytes().empty()) return one_error(code::kFile, "the file is empty", file.name);
  if (options.language.empty()) {
    if (!is_text(file.bytes())) return file;
    file.listing = text::recognise_listing(file.text());
    if (file.listing) return file;
  }
  return assemble_text(session, path, !*language, options, std::move(file));
}

}  // namespace lw::input
