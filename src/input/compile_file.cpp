#include "input/compile_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "host/files.h"
#include "host/temporary_folder.h"
#include "input/assemble.h"

namespace lw::input {

using shader::Compiled;
using shader::CompileOptions;
using shader::Language;

namespace {

// Whether a target is in another size of wave than compilers make of its name alone.
bool has_other_waves(const isa::Target& target) { return isa::find_target(target.name)->wave_size != target.wave_size; }

Result<Compiled, Messages> assemble(const Session& session, const std::string& path, const isa::Target& target,
                                    const CompileOptions& options) {
  const std::string name = host::shown_path(path);
  if (!options.flags.empty())
    return one_error(code::kOption, fmt::format("assembly takes no flags ('{}')", options.flags.front()), name);
  Result<Assembled, Messages> assembled = assemble_file(
      session, path,
      fmt::format("{}{}", target.name, has_other_waves(target) ? fmt::format(":wave{}", target.wave_size) : ""));
  if (!assembled) return assembled.error();
  Compiled compiled;
  compiled.warnings = std::move(assembled->warnings);
  if (options.code_object_version != 0) assembled->assembly.code_object_version = options.code_object_version;
  Result<std::vector<std::byte>, Messages> object = link(*assembled, name);
  if (!object) return object.error();
  compiled.object = std::move(*object);
  return compiled;
}

// Options that the language of the source does not have.
std::optional<Messages> unfit_option(const CompileOptions& options, bool is_shader) {
  if (!is_shader && !options.specializations.empty())
    return one_error(code::kOption, fmt::format("--specialize {}: only shaders have specialization constants",
                                                options.specializations.front()));
  if (!is_shader && options.wave_size != 0)
    return one_error(code::kOption,
                     fmt::format("--wave-size {}: is for shaders; clang has -mwavefrontsize64", options.wave_size));
  if (!is_shader && !options.entry_point.empty())
    return one_error(code::kOption,
                     fmt::format("--entry {}: only shaders have entry points to choose from", options.entry_point));
  if (is_shader && options.code_object_version != 0)
    return one_error(code::kOption,
                     fmt::format("--code-object-version {}: objects of shaders have a format of their own",
                                 options.code_object_version));
  return std::nullopt;
}

// Adds what makes a compiler build for waves of the target's size, where its name alone means another one.
std::optional<Messages> choose_waves(const isa::Target& target, bool is_shader, CompileOptions& options) {
  if (!has_other_waves(target)) return std::nullopt;
  if (is_shader) {
    if (options.wave_size == 0) options.wave_size = target.wave_size;
    if (options.wave_size == target.wave_size) return std::nullopt;
    return one_error(code::kOption, fmt::format("--wave-size {} and the target {}:wave{} contradict each other",
                                                options.wave_size, target.name, target.wave_size));
  }
  constexpr const char *kOf64 = "-mwavefrontsize64", *kOf32 = "-mno-wavefrontsize64";
  const auto [flag, other] = target.wave_size == 64 ? std::pair(kOf64, kOf32) : std::pair(kOf32, kOf64);
  if (std::ranges::find(options.flags, other) != options.flags.end())
    return one_error(code::kOption,
                     fmt::format("-- {} contradicts the target {}:wave{}", other, target.name, target.wave_size));
  options.flags.insert(options.flags.begin(), flag);
  return std::nullopt;
}

std::optional<Messages> write_copy(const std::string& path, std::span<const std::byte> bytes) {
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  if (std::optional<Error> error = write_file(path, bytes)) return one_error(code::kFile, error->message);
  return std::nullopt;
}

// Where in a folder the copy of a file lies: also one that is named by a path to elsewhere.
std::string copy_path(const host::TemporaryFolder& folder, const std::string& name) {
  return folder.file((std::filesystem::path("/") / name).lexically_normal().string().substr(1));
}

// Puts copies of a file, and of those that it may include, where compilers find them: what is left of standard input,
// or files in memory.
Result<shader::SourceFile, Messages> copied(const Session& session, const std::string& path, Language language,
                                            const host::TemporaryFolder& folder) {
  if (!folder.ok()) return one_error(code::kFile, folder.problem());
  const auto file = session.files->read(path);
  if (!file) return file.failure().messages;
  shader::SourceFile source{.path = copy_path(folder, path), .shown = host::shown_path(path), .language = language};
  if (path == host::kStandardInput || session.files->has_whole_disk()) {
    source.path = folder.file(path == host::kStandardInput ? "stdin" : std::filesystem::path(path).filename().string());
    source.is_piped = true;
  } else {
    source.only_folder = folder.path();
    for (const auto& [name, bytes] : session.files->beside())
      if (auto error = write_copy(copy_path(folder, name), bytes.bytes)) return *std::move(error);
  }
  if (auto error = write_copy(source.path, file->bytes)) return *std::move(error);
  return source;
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// Names files as the session does, not as compilers found them.
Messages named_as_given(const shader::SourceFile& source, Messages messages) {
  for (Message& message : messages)
    for (std::string* text : {&message.file, &message.text, &message.context, &message.excerpt}) {
      if (source.only_folder) replace_all(*text, *source.only_folder + "/", "");
      if (source.is_piped) replace_all(*text, "<stdin>", source.shown);
    }
  return messages;
}

// The source as a file that compilers can read.
Result<shader::SourceFile, Messages> source_of(const Session& session, const std::string& path, Language language,
                                               const host::TemporaryFolder& folder) {
  const std::optional<std::string> place = session.files->path_on_disk(path);
  if (!place) return copied(session, path, language, folder);
  if (::access(place->c_str(), R_OK) != 0) return one_error(code::kFile, "cannot be read", path);
  return shader::SourceFile{.path = *place,
                            .shown = host::shown_path(path),
                            .language = language,
                            .only_folder = session.files->only_folder()};
}

}  // namespace

Result<Compiled, Messages> compile_file(const Session& session, const std::string& path, const isa::Target& target,
                                        const CompileOptions& given) {
  CompileOptions options = given;
  const std::optional<Language> language = options.language ? options.language : shader::language_of(path);
  if (!language)
    return one_error(code::kFile, fmt::format("expected a file that ends in {}, or -x", shader::language_endings()),
                     host::shown_path(path));
  const bool is_shader = shader::is_shader(*language);
  if (auto error = unfit_option(options, is_shader)) return *std::move(error);
  if (*language == Language::assembly) return assemble(session, path, target, options);
  if (auto error = choose_waves(target, is_shader, options)) return *std::move(error);
  const host::TemporaryFolder folder(session.cancel);
  const Result<shader::SourceFile, Messages> source = source_of(session, path, *language, folder);
  if (!source) return source.error();
  const Reporting reporting(session, fmt::format("compiling {} for {}", source->shown, target.name));
  Result<Compiled, Messages> compiled = is_shader ? shader::compile_shader(session, *source, target, options)
                                                  : shader::compile_with_clang(session, *source, target, options);
  if (!compiled) return named_as_given(*source, compiled.error());
  compiled->warnings = named_as_given(*source, std::move(compiled->warnings));
  return compiled;
}

}  // namespace lw::input
