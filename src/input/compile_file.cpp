#include "input/compile_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "base/progress_bar.h"
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

Result<Compiled> assemble(const std::string& path, const isa::Target& target, const CompileOptions& options) {
  if (!options.flags.empty())
    return rendered(fmt::format("{}: assembly takes no flags ('{}')", host::shown_path(path), options.flags.front()));
  Compiled compiled;
  Result<text::Assembly> assembly = input::assemble_file(
      path, fmt::format("{}{}", target.name, has_other_waves(target) ? fmt::format(":wave{}", target.wave_size) : ""),
      options.colour, compiled.messages);
  if (!assembly) return assembly.error();
  if (options.code_object_version != 0) assembly->code_object_version = options.code_object_version;
  Result<std::vector<std::byte>> object = link(*assembly, host::shown_path(path));
  if (!object) return object.error();
  compiled.object = std::move(*object);
  return compiled;
}

}  // namespace

Result<Compiled> compile_file(const std::string& path, const isa::Target& target, const CompileOptions& given) {
  CompileOptions options = given;
  const std::optional<Language> language = options.language ? options.language : shader::language_of(path);
  if (!language)
    return rendered(
        fmt::format("{}: expected a file that ends in {}, or -x", host::shown_path(path), shader::language_endings()));
  if (path != host::kStandardInput && ::access(path.c_str(), R_OK) != 0)
    return rendered(fmt::format("{}: cannot be read", path));
  const bool is_shader = shader::is_shader(*language);
  if (!is_shader && !options.specializations.empty())
    return rendered(
        fmt::format("--specialize {}: only shaders have specialization constants", options.specializations.front()));
  if (!is_shader && options.wave_size != 0)
    return rendered(fmt::format("--wave-size {}: is for shaders; clang has -mwavefrontsize64", options.wave_size));
  if (!is_shader && !options.entry_point.empty())
    return rendered(fmt::format("--entry {}: only shaders have entry points to choose from", options.entry_point));
  if (is_shader && options.code_object_version != 0)
    return rendered(fmt::format("--code-object-version {}: objects of shaders have a format of their own",
                                options.code_object_version));
  if (*language == Language::assembly) return assemble(path, target, options);
  if (has_other_waves(target)) {
    if (is_shader && options.wave_size == 0) options.wave_size = target.wave_size;
    if (is_shader && options.wave_size != target.wave_size)
      return rendered(fmt::format("--wave-size {} and the target {}:wave{} contradict each other", options.wave_size,
                                  target.name, target.wave_size));
    constexpr const char *kOf64 = "-mwavefrontsize64", *kOf32 = "-mno-wavefrontsize64";
    const auto [flag, other] = target.wave_size == 64 ? std::pair(kOf64, kOf32) : std::pair(kOf32, kOf64);
    if (!is_shader) {
      if (std::ranges::find(given.flags, other) != given.flags.end())
        return rendered(fmt::format("-- {} contradicts the target {}:wave{}", other, target.name, target.wave_size));
      std::vector<std::string> flags{flag};
      flags.insert(flags.end(), given.flags.begin(), given.flags.end());
      options.flags = std::move(flags);
    }
  }
  const host::TemporaryFolder folder;
  shader::SourceFile source{path, path, *language};
  if (path == host::kStandardInput) {
    // Compilers are programs of their own; what they read is what is left of standard input.
    if (!folder.ok()) return rendered("no folder for temporary files; set TMPDIR");
    Result<std::vector<std::byte>> bytes = host::read_file(path);
    if (!bytes) return rendered(bytes.error().message);
    source.path = folder.file("stdin");
    source.shown = host::shown_path(path);
    if (std::optional<Error> error = write_file(source.path, *bytes)) return rendered(error->message);
  }
  const ProgressBar bar([&source, &target] {
    return ProgressState{
        .doing = fmt::format("compiling {} for {}", source.shown, target.name), .unit = {}, .instructions = {}};
  });
  return is_shader ? shader::compile_shader(source, target, options)
                   : shader::compile_with_clang(source, target, options);
}

}  // namespace lw::input
