#include "input/code_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "host/files.h"
#include "host/interruption.h"
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
  file.bytes = *kept;
  file.owner = kept;
  file.was_built = true;
}

Result<CodeFile> open_source(const std::string& path, shader::Language language, const CodeFileOptions& options,
                             CodeFile file) {
  if (options.target.empty()) return rendered(fmt::format("{}: source needs --target", file.name));
  const isa::Target* target = isa::find_target(options.target);
  if (target == nullptr) return rendered(isa::unknown_target(options.target));
  shader::CompileOptions compiling;
  compiling.language = language;
  compiling.colour = options.colour;
  compiling.specializations = options.specializations;
  compiling.wave_size = options.wave_size;
  const bool has_lines = options.lines && (language == shader::Language::opencl || language == shader::Language::hip ||
                                           language == shader::Language::c);
  if (has_lines) compiling.flags.emplace_back("-gline-tables-only");
  compiling.flags.insert(compiling.flags.end(), options.flags.begin(), options.flags.end());
  // So that commands that leave signals alone otherwise say what was running, too.
  const host::Interruption interruption;
  Result<shader::Compiled> compiled = compile_file(path, *target, compiling);
  if (!compiled) return compiled.error();
  if (interruption.is_outer() && host::Interruption::happened())
    return rendered(fmt::format("interrupted: {}", host::Interruption::reason()));
  file.messages = std::move(compiled->messages);
  keep(file, std::move(compiled->object));
  return file;
}

// `is_guess`: nothing says that the text is assembly.
Result<CodeFile> assemble_text(const std::string& path, bool is_guess, const CodeFileOptions& options, CodeFile file) {
  Result<text::Assembly> assembly =
      assemble_source(path, file.text(), {.target = options.target, .colour = options.colour}, file.messages);
  if (!assembly)
    return Error{assembly.error().message +
                 (is_guess ? fmt::format("note: {} was read as assembly; -x says what else it is\n", file.name) : "")};
  Result<std::vector<std::byte>> object = link(*assembly, file.name);
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

Result<CodeFile> open_code_file(const std::string& path, const CodeFileOptions& options) {
  const Result<std::optional<shader::Language>> language = shader::language_of(path, options.language);
  if (!language) return rendered(language.error().message);
  CodeFile file;
  file.name = host::shown_path(path);
  if (*language && **language != shader::Language::assembly)
    return open_source(path, **language, options, std::move(file));
  if (!options.flags.empty())
    return rendered(fmt::format("{}: '-- {}' is for the compiler of a source, and this file is not compiled", file.name,
                                fmt::join(options.flags, " ")));
  if (!options.specializations.empty() || options.wave_size != 0)
    return rendered(fmt::format("{}: {} is for a shader's source, and this is none", file.name,
                                options.specializations.empty() ? "--wave-size" : "--specialize"));
  const Result<host::FileView> view = host::view_file(path);
  if (!view) return rendered(view.error().message);
  file.bytes = view->bytes();
  file.owner = view->owner();
  if (file.bytes.empty()) return rendered(fmt::format("{}: the file is empty", file.name));
  if (options.language.empty()) {
    if (!is_text(file.bytes)) return file;
    file.listing = text::recognise_listing(file.text());
    if (file.listing) return file;
  }
  return assemble_text(path, !*language, options, std::move(file));
}

}  // namespace lw::input
