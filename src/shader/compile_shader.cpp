#include <fmt/format.h>

#include <algorithm>

#include "base/output_file.h"
#include "host/files.h"
#include "host/process.h"
#include "host/temporary_folder.h"
#include "shader/compile.h"
#include "shader/compiler_messages.h"
#include "shader/flags.h"
#include "shader/included_files.h"
#include "shader/radv.h"
#include "shader/radv_object.h"

namespace lw::shader {
namespace {

// What glslangValidator reads: the source itself, or a copy of it.
struct GlslInput {
  std::string path;    // of the file that it reads
  std::string folder;  // where files that the source includes are looked for first; empty: beside it
};

// "a.comp:3" in front of a message about a line of a file; empty where it is about no line.
std::string_view place_in(std::string_view message) {
  for (size_t colon = message.find(':'); colon != std::string_view::npos; colon = message.find(':', colon + 1)) {
    const size_t end = message.find_first_not_of("0123456789", colon + 1);
    if (end != std::string_view::npos && end > colon + 1 && message.substr(end).starts_with(": "))
      return message.substr(0, end);
  }
  return {};
}

// glslangValidator's messages with the place in front, as other compilers write them: "ERROR: a.comp:3: 'x' : …" is
// "a.comp:3: error: 'x' : …". Its counts of errors and the names of files it reads are left out.
std::string glslang_messages(std::string_view output, const SourceFile& source, const std::string& path) {
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
    const std::string_view place = place_in(line);
    if (severity.empty())
      text += fmt::format("{}\n", line);
    else if (place.empty())
      text += fmt::format("{}: {}: {}\n", source.shown, severity, line);
    else if (place.starts_with(path))
      text += fmt::format("{}{}: {}{}\n", source.shown, place.substr(path.size()), severity, line.substr(place.size()));
    else  // a file that the source includes
      text += fmt::format("{}: {}{}\n", place, severity, line.substr(place.size()));
  }
  return text;
}

// Fails only where the program is missing.
Result<host::Finished, Messages> run_tool(const Session& session, std::vector<std::string> command,
                                          std::string_view package, std::string_view variable, Compiled& compiled,
                                          const std::string& temporaries = {}) {
  Result<host::Finished> finished = host::run_program(session.cancel, command, {}, temporaries);
  if (!finished && session.cancel.requested()) return one_error(code::kInterrupted, finished.error().message);
  if (!finished)
    return one_error(code::kMissingProgram,
                     fmt::format("{}; install {}, or set {}", finished.error().message, package, variable));
  compiled.commands.push_back(std::move(command));
  return std::move(*finished);
}

// Source without its comments, in which names can be looked for; lines stay lines.
std::string without_comments(std::string_view source) {
  std::string text;
  for (size_t i = 0; i < source.size();) {
    const bool is_line = source.substr(i).starts_with("//"), is_block = source.substr(i).starts_with("/*");
    if (!is_line && !is_block) {
      text += source[i++];
      continue;
    }
    const size_t end = is_line ? source.find('\n', i) : source.find("*/", i + 2);
    const size_t next = end == std::string_view::npos ? source.size() : is_line ? end : end + 2;
    for (; i < next; ++i) text += source[i] == '\n' ? '\n' : ' ';
  }
  return text;
}

bool has_directive(std::string_view text, std::string_view name, size_t& line_start) {
  for (size_t at = text.find('#'); at != std::string_view::npos; at = text.find('#', at + 1)) {
    line_start = text.rfind('\n', at) == std::string_view::npos ? 0 : text.rfind('\n', at) + 1;
    const size_t word = text.find_first_not_of(" \t", at + 1);
    if (text.find_first_not_of(" \t", line_start) == at && word != std::string_view::npos &&
        text.substr(word).starts_with(name))
      return true;
  }
  return false;
}

// glslc, which most shaders with #include are written for, has the extension on; glslangValidator wants to be told. The
// source's lines keep their numbers. Empty where nothing is to be added.
std::string with_includes_enabled(std::string_view source) {
  const std::string text = without_comments(source);
  size_t start = 0;
  if (!has_directive(text, "include", start) || text.find("GL_GOOGLE_include_directive") != std::string::npos)
    return {};
  size_t end = 0;
  if (has_directive(text, "version", start)) end = std::min(text.find('\n', start), text.size() - 1) + 1;
  const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
  return fmt::format("{}#extension GL_GOOGLE_include_directive : require\n#line {}\n{}", source.substr(0, end),
                     lines + 1, source.substr(end));
}

std::string folder_of(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

// Standard input has no folder: what it includes is where the program runs, as for other compilers.
Result<GlslInput, Messages> input_of(const SourceFile& source, const host::TemporaryFolder& folder) {
  const bool is_piped = source.is_piped;
  GlslInput input{source.path, is_piped ? "." : ""};
  if (source.language != Language::glsl) return input;
  const Result<std::vector<std::byte>> bytes = host::read_file(source.path);
  if (!bytes) return one_error(code::kFile, bytes.error().message);
  const std::string changed = with_includes_enabled({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  if (changed.empty()) return input;
  input = {folder.file("source"), is_piped ? "." : folder_of(source.path)};
  if (std::optional<Error> error = write_file(input.path, changed)) return one_error(code::kFile, error->message);
  return input;
}

bool names_entry(const std::vector<std::string>& flags) { return std::ranges::any_of(flags, is_entry_flag); }

// The name after the last flag that names an entry point; empty if there is none.
std::string named_entry(const std::vector<std::string>& flags) {
  const auto last = std::find_if(flags.rbegin(), flags.rend(), is_entry_flag);
  return last == flags.rend() || last == flags.rbegin() ? std::string() : *std::prev(last);
}

// The functions of HLSL that have a workgroup size: "[numthreads(8, 8, 1)] void main(".
std::vector<std::string> hlsl_entry_points(std::string_view source) {
  const std::string text = without_comments(source);
  std::vector<std::string> names;
  constexpr std::string_view kAttribute = "numthreads";
  for (size_t at = text.find(kAttribute); at != std::string::npos; at = text.find(kAttribute, at + 1)) {
    const size_t close = text.find(']', at);
    const size_t open = close == std::string::npos ? close : text.find('(', close);
    if (open == std::string::npos) break;
    const size_t last = text.find_last_not_of(" \t\r\n", open - 1);
    const size_t before = text.find_last_of(" \t\r\n]", last);
    names.push_back(text.substr(before + 1, last - before));
  }
  return names;
}

// glslangValidator only warns, and names neither the entry point nor the functions.
Messages missing_entry_point(const SourceFile& source, const std::vector<std::string>& command) {
  const Result<std::vector<std::byte>> bytes = host::read_file(source.path);
  if (!bytes) return one_error(code::kFile, bytes.error().message);
  const std::vector<std::string> names =
      hlsl_entry_points({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  return one_error(code::kGlslang,
                   fmt::format("has no entry point '{}'; {}", named_entry(command),
                               names.empty() ? "no function has [numthreads]"
                                             : fmt::format("functions with [numthreads]: {}", fmt::join(names, ", "))),
                   source.shown);
}

// SPIR-V 1.3 is the last that has structured buffers as glslang writes them for HLSL.
Result<std::vector<std::string>, Messages> hlsl_options(const SourceFile& source, const CompileOptions& options) {
  std::vector<std::string> command{"-D", "--target-env", "vulkan1.1", "--auto-map-bindings"};
  if (names_entry(options.flags)) return command;
  std::string entry = options.entry_point;
  if (entry.empty()) {
    const Result<std::vector<std::byte>> bytes = host::read_file(source.path);
    if (!bytes) return one_error(code::kFile, bytes.error().message);
    const std::vector<std::string> names =
        hlsl_entry_points({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
    if (names.size() > 1)
      return one_error(
          code::kGlslang,
          fmt::format("has several functions with [numthreads], name one with -e: {}", fmt::join(names, ", ")),
          source.shown);
    entry = names.empty() ? "main" : names.front();
  }
  command.insert(command.end(), {"-e", entry});
  return command;
}

Result<std::vector<std::byte>, Messages> compile_source(const Session& session, const SourceFile& source,
                                                        const CompileOptions& options, Compiled& compiled) {
  if (const std::optional<Error> error = check_glslang_flags(options.flags))
    return one_error(code::kOption, error->message);
  const host::TemporaryFolder folder(session.cancel);
  if (!folder.ok()) return one_error(code::kFile, folder.problem());
  const std::string out = folder.file("shader.spv");
  const Result<GlslInput, Messages> input = input_of(source, folder);
  if (!input) return input.error();
  std::vector<std::string> command{host::program_named("LANEWISE_GLSLANG", "glslangValidator"), "-V", "-S", "comp"};
  if (source.language == Language::hlsl) {
    const Result<std::vector<std::string>, Messages> more = hlsl_options(source, options);
    if (!more) return more.error();
    command.insert(command.end(), more->begin(), more->end());
  } else {
    command.insert(command.end(), {"--target-env", "vulkan1.3"});
  }
  if (!input->folder.empty()) command.push_back("-I" + input->folder);
  command.insert(command.end(), options.flags.begin(), options.flags.end());
  command.insert(command.end(), {input->path, "-o", out});
  const std::string dependencies = folder.file("dependencies");
  if (source.only_folder) command.insert(command.end(), {"--depfile", dependencies});
  const Result<host::Finished, Messages> finished =
      run_tool(session, command, "glslang-tools", "LANEWISE_GLSLANG", compiled, folder.path());
  if (!finished) return finished.error();
  if (finished->exit_code != 0 && finished->output.find("Entry point not found") != std::string::npos)
    return missing_entry_point(source, command);
  Messages messages =
      messages_of_compiler(glslang_messages(finished->output, source, input->path), code::kGlslang, source.shown);
  if (finished->exit_code != 0) {
    messages = messages_of_failure(*finished, command[0], std::move(messages), code::kGlslang, source.shown);
    return source.only_folder ? errors_in_folder(messages, *source.only_folder, source.shown) : messages;
  }
  if (source.only_folder) {
    const Result<std::string> read = host::read_text_file(dependencies);
    if (!read) return one_error(code::kFile, read.error().message);
    if (auto error = refuse_other_dependencies(*read, *source.only_folder, folder.path())) return *std::move(error);
  }
  add_messages(compiled.warnings, std::move(messages));
  Result<std::vector<std::byte>> module = host::read_file(out);
  if (!module) return one_error(code::kGlslang, "glslangValidator wrote no module", source.shown);
  return std::move(*module);
}

// The only flag that SPIR-V takes, as glslangValidator has it: the entry point.
std::optional<Messages> read_spirv_flags(const SourceFile& source, CompileOptions& options) {
  if (options.flags.empty()) return std::nullopt;
  if (options.flags.size() != 2 || !names_entry({options.flags[0]}))
    return one_error(code::kOption,
                     fmt::format("SPIR-V accepts only the flag -e NAME, not '{}'", options.flags.front()),
                     source.shown);
  options.entry_point = options.flags[1];
  return std::nullopt;
}

// Registers of HLSL count by kind, bindings do not.
constexpr std::string_view kRegisterHint =
    "registers b0, t0, s0 and u0 of HLSL are all binding 0: give each resource a binding of its own with "
    "[[vk::binding(N)]], or move kinds: -- --shift-texture-binding 16 --shift-sampler-binding 32 "
    "--shift-image-binding 48 --shift-ssbo-binding 64";

Result<ShaderInterface, Messages> interface_of(const SourceFile& source, std::span<const uint32_t> words,
                                               const CompileOptions& options) {
  const bool is_hlsl = source.language == Language::hlsl;
  // A module of HLSL has one entry point, which --entry chose when it was compiled.
  Result<ShaderInterface> interface =
      read_shader_interface(words, is_hlsl ? "" : options.entry_point, options.specializations);
  const std::string hint(is_hlsl ? kRegisterHint : "");
  if (!interface) {
    const bool shares = interface.error().message.find(kTwoResources) != std::string::npos;
    return one_error(code::kShader, interface.error().message, source.shown, shares ? hint : "");
  }
  if (is_hlsl && !interface->shared_bindings.empty())
    return one_error(code::kShader, interface->shared_bindings.front(), source.shown, hint);
  return std::move(*interface);
}

// The driver trusts a module, so it is checked first by the program that knows all the rules.
std::optional<Messages> validate(const Session& session, const SourceFile& source, Compiled& compiled) {
  const Result<host::Finished, Messages> finished = run_tool(
      session, {host::program_named("LANEWISE_SPIRV_VAL", "spirv-val"), "--target-env", "vulkan1.3", source.path},
      "spirv-tools", "LANEWISE_SPIRV_VAL", compiled);
  if (!finished) return finished.error();
  if (finished->exit_code == 0) return std::nullopt;
  std::string output = finished->output;
  // It names the file, and where it is kept for a while is of no interest.
  if (const size_t at = output.find(source.path); source.path != source.shown && at != std::string::npos)
    output.replace(at, source.path.size(), source.shown);
  Messages messages = messages_of_failure(
      *finished, "spirv-val", messages_of_compiler(output, code::kShader, source.shown), code::kShader, source.shown);
  for (Message& message : messages) message.file = source.shown;
  return messages;
}

Result<std::vector<std::byte>, Messages> read_module(const SourceFile& source) {
  Result<std::vector<std::byte>> bytes = host::read_file(source.path);
  if (!bytes) return one_error(code::kFile, bytes.error().message);
  return std::move(*bytes);
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

// The driver divides by the number of workgroups that fit a compute unit, and crashes if none fits. If it does not
// crash, its own statistic counts, which leaves out unused variables.
std::optional<Error> check_shared_memory(const Result<RadvShader>& shader, bool has_crashed,
                                         const ShaderInterface& interface, const isa::Target& target) {
  const uint64_t most = target.limits->lds_bytes_per_workgroup;
  uint64_t bytes = 0;
  if (shader) bytes = shader->statistic("LDS size").value_or(0);
  if (has_crashed) bytes = interface.shared_bytes;
  if (bytes <= most) return std::nullopt;
  // The driver's statistic is rounded up.
  if (interface.shared_bytes > most) bytes = interface.shared_bytes;
  return Error{fmt::format("{} bytes of shared memory: a workgroup of {} has at most {}", bytes, target.name, most)};
}

// The sets that are left when the driver has dropped what is never reached. It does not name them, so that where there
// are fewer than the shader declares, each is asked for: with dynamic offsets a set's buffers are reached through the
// push constants instead of the set. Fails where a set has none but images.
Result<std::vector<uint32_t>> used_sets(const Cancel& cancel, const RadvRequest& request, const RadvTexts& texts) {
  std::vector<uint32_t> sets;
  for (const DescriptorBinding& binding : request.interface.bindings)
    if (sets.empty() || sets.back() != binding.set) sets.push_back(binding.set);
  const std::set<uint32_t> arguments = set_arguments(texts);
  if (arguments.size() == sets.size() || has_set_table(texts)) return sets;
  std::vector<uint32_t> used;
  for (const uint32_t set : sets) {
    RadvRequest asked = request;
    asked.dynamic_set = set;
    const Result<RadvShader> shader = compile_with_radv(cancel, asked);
    if (!shader) return shader.error();
    if (set_arguments(shader->texts) != arguments) used.push_back(set);
  }
  if (used.size() != arguments.size()) return Error{"the descriptor sets that the shader uses cannot be determined"};
  return used;
}

Result<std::vector<object::ShaderSgpr>> sgprs_of(const Cancel& cancel, const RadvRequest& request,
                                                 const RadvTexts& texts) {
  const Result<std::vector<uint32_t>> sets = used_sets(cancel, request, texts);
  if (!sets) return sets.error();
  return read_radv_sgprs(texts, {*sets, radv_family(request.target)->counts_in_sgprs,
                                 narrow_push_constants(request.interface.push_members)});
}

}  // namespace

Result<Compiled, Messages> compile_shader(const Session& session, const SourceFile& source, const isa::Target& target,
                                          const CompileOptions& given) {
  const auto in_file = [&](const Error& error) { return one_error(code::kShader, error.message, source.shown); };
  if (radv_family(target.name) == nullptr)
    return one_error(code::kTarget,
                     fmt::format("RADV does not compile for {}; it does for {}", target.name, radv_targets()),
                     source.shown);
  if (!given.entry_point.empty() && names_entry(given.flags) && named_entry(given.flags) != given.entry_point)
    return one_error(code::kOption, fmt::format("--entry {} and -- -e {}: use only one of them", given.entry_point,
                                                named_entry(given.flags)));
  Compiled compiled;
  CompileOptions options = given;
  const bool is_binary = source.language == Language::spirv;
  if (is_binary) {
    if (std::optional<Messages> error = read_spirv_flags(source, options)) return *std::move(error);
    if (std::optional<Messages> error = validate(session, source, compiled)) return *std::move(error);
  }
  Result<std::vector<std::byte>, Messages> file =
      is_binary ? read_module(source) : compile_source(session, source, options, compiled);
  if (!file) return file.error();
  Result<std::vector<uint32_t>> words = spirv_words(*file);
  if (!words) return in_file(words.error());
  Result<ShaderInterface, Messages> interface = interface_of(source, *words, options);
  if (!interface) return interface.error();
  if (options.wave_size != 0 && isa::with_wave_size(target, options.wave_size) == nullptr)
    return in_file(
        Error{fmt::format("--wave-size {}: {} does not support this wave size", options.wave_size, target.name)});
  if (const std::optional<Error> error = check_workgroup(*interface)) return in_file(*error);
  RadvRequest request{std::string(target.name), std::move(*words), std::move(*interface), options.wave_size, {}};
  bool has_crashed = false;
  Result<RadvShader> shader = compile_with_radv(session.cancel, request, &has_crashed);
  if (const auto error = check_shared_memory(shader, has_crashed, request.interface, target)) return in_file(*error);
  if (!shader) return in_file(shader.error());
  if (const auto size = read_workgroup_size(shader->texts)) request.interface.workgroup_size = size;
  const Result<std::vector<object::ShaderSgpr>> sgprs = sgprs_of(session.cancel, request, shader->texts);
  add_messages(compiled.warnings, messages_of_compiler(shader->messages, code::kShader, source.shown));
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
