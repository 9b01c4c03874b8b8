#include <fmt/format.h>

#include "host/files.h"
#include "host/interruption.h"
#include "host/process.h"
#include "host/temporary_folder.h"
#include "shader/compile.h"
#include "shader/radv.h"
#include "shader/radv_object.h"

namespace lw::shader {
namespace {

// glslangValidator's messages with the place in front, as other compilers write them: "ERROR: a.comp:3: 'x' : …" is
// "a.comp:3: error: 'x' : …". Its counts of errors and the names of files it reads are left out.
std::string glslang_messages(std::string_view output, const SourceFile& source) {
  const std::string_view path = source.path;
  std::string text;
  while (!output.empty()) {
    const size_t end = output.find('\n');
    std::string_view line = output.substr(0, end);
    output.remove_prefix(end == std::string_view::npos ? output.size() : end + 1);
    line = line.substr(0, line.find_last_not_of(" \r") + 1);
    std::string_view severity;
    for (const auto& [prefix, name] : {std::pair{"ERROR: ", "error"}, std::pair{"WARNING: ", "warning"}})
      if (line.starts_with(prefix)) {
        line.remove_prefix(std::string_view(prefix).size());
        severity = name;
      }
    if (line.empty() || line == path || line.find("compilation errors.") != std::string_view::npos ||
        line.starts_with("SPIR-V is not generated"))
      continue;
    const size_t colon = line.starts_with(path) ? line.find(": ", path.size()) : std::string_view::npos;
    if (severity.empty())
      text += fmt::format("{}\n", line);
    else if (colon == std::string_view::npos)
      text += fmt::format("{}: {}: {}\n", source.shown, severity, line);
    else
      text += fmt::format("{}{}: {}: {}\n", source.shown, line.substr(path.size(), colon - path.size()), severity,
                          line.substr(colon + 2));
  }
  return text;
}

// Fails only where the program is missing.
Result<host::Finished> run_tool(std::vector<std::string> command, std::string_view package, std::string_view variable,
                                Compiled& compiled) {
  Result<host::Finished> finished = host::run_program(command);
  if (!finished && host::Interruption::happened()) return rendered(finished.error().message);
  if (!finished) return rendered(fmt::format("{}; install {}, or set {}", finished.error().message, package, variable));
  compiled.commands.push_back(std::move(command));
  return finished;
}

Result<std::vector<std::byte>> compile_glsl(const SourceFile& source, const CompileOptions& options,
                                            Compiled& compiled) {
  const host::TemporaryFolder folder;
  if (!folder.ok()) return rendered("no folder for temporary files; set TMPDIR");
  const std::string out = folder.file("shader.spv");
  std::vector<std::string> command{
      host::program_named("LANEWISE_GLSLANG", "glslangValidator"), "-V", "--target-env", "vulkan1.3", "-S", "comp"};
  command.insert(command.end(), options.flags.begin(), options.flags.end());
  command.insert(command.end(), {source.path, "-o", out});
  const Result<host::Finished> finished = run_tool(std::move(command), "glslang-tools", "LANEWISE_GLSLANG", compiled);
  if (!finished) return finished.error();
  std::string messages = glslang_messages(finished->output, source);
  if (finished->exit_code != 0) return Error{std::move(messages)};
  compiled.messages += messages;
  Result<std::vector<std::byte>> module = host::read_file(out);
  if (!module) return rendered(fmt::format("{}: glslangValidator wrote no module", source.shown));
  return module;
}

// The driver trusts a module, so it is checked first by the program that knows all the rules.
std::optional<Error> validate(const SourceFile& source, Compiled& compiled) {
  const Result<host::Finished> finished =
      run_tool({host::program_named("LANEWISE_SPIRV_VAL", "spirv-val"), "--target-env", "vulkan1.3", source.path},
               "spirv-tools", "LANEWISE_SPIRV_VAL", compiled);
  if (!finished) return finished.error();
  if (finished->exit_code == 0) return std::nullopt;
  std::string message = fmt::format("{}: {}", source.shown, finished->output);
  // It names the file, and where it is kept for a while is of no interest.
  if (const size_t at = message.find(source.path); source.path != source.shown && at != std::string::npos)
    message.replace(at, source.path.size(), source.shown);
  return Error{std::move(message)};
}

// "main" says nothing, so such a kernel is called as its file is.
std::string kernel_name(const std::string& path, const std::string& entry_point) {
  if (entry_point != "main" && !entry_point.empty()) return entry_point;
  const size_t slash = path.rfind('/');
  std::string stem = path.substr(slash == std::string::npos ? 0 : slash + 1);
  stem = stem.substr(0, stem.rfind('.'));
  for (char& c : stem)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return stem.empty() || std::isdigit(static_cast<unsigned char>(stem[0])) ? "_" + stem : stem;
}

// The driver's limit, beyond which it crashes.
std::optional<Error> check_workgroup(const ShaderInterface& interface) {
  constexpr uint64_t kMostWorkItems = 1024;
  const std::array<uint32_t, 3> size = interface.workgroup_size.value_or(std::array<uint32_t, 3>{1, 1, 1});
  uint64_t items = 1;
  for (const uint32_t extent : size) {
    items *= extent;
    if (items == 0 || items > kMostWorkItems)
      return Error{fmt::format("workgroups of {} x {} x {}: a workgroup has 1 to {} work-items", size[0], size[1],
                               size[2], kMostWorkItems)};
  }
  return std::nullopt;
}

// The sets that are left when the driver has dropped what is never reached. It does not name them, so that where there
// are fewer than the shader declares, each is asked for: with dynamic offsets a set's buffers are reached through the
// push constants instead of the set. Fails where a set has none but images.
Result<std::vector<uint32_t>> used_sets(const RadvRequest& request, const RadvTexts& texts) {
  std::vector<uint32_t> sets;
  for (const DescriptorBinding& binding : request.interface.bindings)
    if (sets.empty() || sets.back() != binding.set) sets.push_back(binding.set);
  const std::set<uint32_t> arguments = set_arguments(texts);
  if (arguments.size() == sets.size() ||
      has_set_table(texts, sets.size(), radv_family(request.target)->counts_in_sgprs))
    return sets;
  std::vector<uint32_t> used;
  for (const uint32_t set : sets) {
    RadvRequest asked = request;
    asked.dynamic_set = set;
    const Result<RadvShader> shader = compile_with_radv(asked);
    if (!shader) return shader.error();
    if (set_arguments(shader->texts) != arguments) used.push_back(set);
  }
  if (used.size() != arguments.size()) return Error{"it cannot be told which descriptor sets the shader uses"};
  return used;
}

Result<std::vector<object::ShaderSgpr>> sgprs_of(const RadvRequest& request, const RadvTexts& texts) {
  const Result<std::vector<uint32_t>> sets = used_sets(request, texts);
  if (!sets) return sets.error();
  return read_radv_sgprs(texts, *sets, radv_family(request.target)->counts_in_sgprs);
}

}  // namespace

Result<Compiled> compile_shader(const SourceFile& source, const isa::Target& target, const CompileOptions& options) {
  const auto in_file = [&](const Error& error) {
    return Error{fmt::format("{}: error: {}\n", source.shown, error.message)};
  };
  if (radv_family(target.name) == nullptr)
    return rendered(
        fmt::format("{}: RADV does not compile for {}; it does for {}", source.shown, target.name, radv_targets()));
  Compiled compiled;
  const bool is_binary = source.language == Language::spirv;
  if (is_binary && !options.flags.empty())
    return rendered(fmt::format("{}: SPIR-V is compiled by the driver, which takes no flags ('{}')", source.shown,
                                options.flags.front()));
  if (is_binary)
    if (std::optional<Error> error = validate(source, compiled)) return *error;
  Result<std::vector<std::byte>> file =
      is_binary ? host::read_file(source.path) : compile_glsl(source, options, compiled);
  if (!file) return is_binary ? rendered(file.error().message) : file.error();
  Result<std::vector<uint32_t>> words = spirv_words(*file);
  if (!words) return in_file(words.error());
  Result<ShaderInterface> interface = read_shader_interface(*words, options.entry_point, options.specializations);
  if (!interface) return in_file(interface.error());
  if (options.wave_size != 0 && isa::with_wave_size(target, options.wave_size) == nullptr)
    return in_file(Error{fmt::format("--wave-size {}: {} has no such waves", options.wave_size, target.name)});
  if (const std::optional<Error> error = check_workgroup(*interface)) return in_file(*error);
  RadvRequest request{std::string(target.name), std::move(*words), std::move(*interface), options.wave_size, {}};
  Result<RadvShader> shader = compile_with_radv(request);
  if (!shader) return in_file(shader.error());
  if (const auto size = read_workgroup_size(shader->texts)) request.interface.workgroup_size = size;
  const Result<std::vector<object::ShaderSgpr>> sgprs = sgprs_of(request, shader->texts);
  compiled.messages += shader->messages;
  compiled.listing = shader->listing;
  compiled.driver = shader->driver;
  for (const RadvStatistic& statistic : shader->statistics)
    compiled.statistics.emplace_back(statistic.name, statistic.value);
  Result<std::vector<std::byte>> object = radv_code_object(*shader, request.interface, sgprs, target,
                                                           kernel_name(source.path, request.interface.entry_point));
  if (!object) return in_file(object.error());
  compiled.object = std::move(*object);
  return compiled;
}

}  // namespace lw::shader
