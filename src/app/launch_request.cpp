#include "app/launch_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/run_requests.h"
#include "base/symbol_name.h"
#include "exec/exec.h"
#include "host/files.h"
#include "launch/shader_binding.h"
#include "shader/language.h"

namespace lw::app {

void LaunchOptions::declare_file(Arguments& a) {
  a.positional("FILE", &file,
               "code object, offload bundle, HIP executable or source; - is standard input; not needed with --launch",
               false);
  a.option("-x,--language", "LANG", &language, shader::kLanguageHelp);
}

void LaunchOptions::declare_launch(Arguments& a) {
  a.option("--launch", "FILE.json", &launch_file, "what to run is in a launch file; what else is given overrides it");
  a.option("--kernel", "K", &kernel, "the kernel to run; not needed where there is only one");
  a.option("--target", "T", &target,
           "which target's code to run, where the file has several; what source is compiled for");
  a.option("--grid", "X[,Y,Z]", &grid, "workgroups");
  a.option("--block", "X[,Y,Z]", &block, "work-items in a workgroup");
  a.option("--work-items", "X[,Y,Z]", &work_items, "work-items in all, where the last workgroups are partial");
  a.repeated("--bind", "SET.BINDING[.INDEX]=ARG", &bind, "what a shader finds there: memory or a value, as an ARG");
  a.option("--push", "TYPE:V[,TYPE:V]…", &push, "push constants of a shader");
  a.repeated("--specialize", "ID=TYPE:V", &specialize, "value of a specialization constant of a shader's source");
  a.option("--wave-size", "N", &wave_size, "32 or 64: what waves a shader's source is compiled for");
}

void LaunchOptions::declare_arguments(Arguments& a) {
  a.rest("ARG", &arguments,
         "f32:2.5, f32x4:1,2,3,4, bytes:00ff, bytes:@file, f32[1024]=iota (zeros, fill:V, rand:SEED, undefined, "
         "@file.npy, @file.bin), lds:BYTES, image2d[64x32,rgba8]=@file.png (1d, 3d, arrays, 1d_buffer; ,levels:N "
         ",layout:L), "
         "sampler:linear,clamp_to_edge[,unnormalized]");
  a.after_dashes("FLAGS", &flags, shader::kFlagsHelp);
}

void LaunchOptions::declare_limits(Arguments& a) {
  a.option("--max-instructions", "N", &max_instructions, "stop after N wave instructions (20000000000)");
  a.option("--timeout", "SECONDS", &timeout, "end the run then, with what is known by then; Ctrl-C does the same");
}

namespace {

// What the compiler noted of the kernel (LLVM's AMDGPUUsage, "uniform_work_group_size").
bool compiled_for_whole_workgroups(const object::CodeObject& code, const object::Kernel& kernel) {
  const nlohmann::json& tree = *code.metadata.tree;
  if (!tree.is_object() || !tree.contains("amdhsa.kernels")) return false;
  for (const nlohmann::json& one : tree["amdhsa.kernels"])
    if (one.value(".symbol", "") == kernel.symbol) {
      const auto noted = one.find(".uniform_work_group_size");
      return noted != one.end() && noted->is_number_unsigned() && noted->get<uint64_t>() != 0;
    }
  return false;
}

}  // namespace

int LaunchRequest::open(const Console& console) {
  if (const std::optional<Error> error = read_launch()) return console.bad_input(error->message);
  Result<input::CodeFile, Messages> file = input::open_code_file(
      console.session, code_path_,
      {options_.target, options_.language, launch_.specialize, launch_.wave_size, options_.flags, true});
  if (!file) return console.rejected(file.error());
  console.tell(file->warnings);
  file_ = std::move(*file);
  name_ = file_.name;
  return kDone;
}

std::optional<Error> LaunchRequest::read_launch() {
  LaunchOptions& o = options_;
  if (!o.launch_file.empty()) {
    const Result<std::string> text = host::read_text_file(o.launch_file);
    if (!text) return text.error();
    Result<launch::LaunchFile> parsed = launch::parse_launch_file(host::shown_path(o.launch_file), *text);
    if (!parsed) return parsed.error();
    launch_ = std::move(*parsed);
  }
  if (o.file.empty() && launch_.code_object.empty())
    return Error{o.launch_file.empty() ? "FILE is required, or --launch"
                                       : launch_.label("") + "\"code_object\" is missing, and no FILE was given"};
  code_path_ = o.file.empty() ? launch_.resolve(launch_.code_object) : o.file;
  if (o.kernel.empty()) o.kernel = launch_.kernel;
  if (o.target.empty()) o.target = launch_.target;
  return read_shader_options();
}

// What the command line says is instead of what the file does.
std::optional<Error> LaunchRequest::read_shader_options() {
  if (!options_.bind.empty()) launch_.bindings.clear();
  for (const std::string& text : options_.bind) {
    Result<launch::Binding> binding = launch::parse_bind(text);
    if (!binding) return binding.error();
    auto* argument = std::get_if<std::string>(&binding->argument);
    *argument = from_here(*argument);
    launch_.bindings.push_back(std::move(*binding));
  }
  if (!options_.push.empty()) {
    Result<std::vector<std::string>> items = launch::split_push(options_.push);
    if (!items) return items.error();
    launch_.push = std::move(*items);
    for (std::string& item : launch_.push) item = from_here(item);
  }
  if (!options_.specialize.empty()) launch_.specialize = options_.specialize;
  return parse_wave_size(options_.wave_size, launch_.wave_size);
}

// An ARG of the command line in a launch file's folder: files that it names are from where the program runs.
std::string LaunchRequest::from_here(const std::string& argument) const {
  const bool is_bytes = argument.starts_with("bytes:@");
  const size_t at = is_bytes ? argument.find('@') : argument.find("]=@");
  const size_t file = at == std::string::npos ? argument.size() : at + (is_bytes ? 1 : 3);
  return file == argument.size() ? argument : argument.substr(0, file) + path_from_here(argument.substr(file));
}

std::string LaunchRequest::path_from_here(const std::string& path) const {
  return launch_.folder.empty() || path == host::kStandardInput || path.starts_with("/")
             ? path
             : std::filesystem::absolute(path).string();
}

int LaunchRequest::find_kernel(const Console& console) {
  Result<std::unique_ptr<input::LoadedFile>, Messages> loaded =
      input::load_objects(file_, options_.target, options_.kernel);
  if (!loaded) return console.rejected(loaded.error());
  loaded_ = std::move(*loaded);
  if (const std::optional<Error> error = look_for_kernel()) return console.bad_input(error->message);
  if (has_partial_workgroups_ && compiled_for_whole_workgroups(loaded_->code, *kernel_))
    fmt::print(console.err,
               "warning: kernel {} is compiled for whole workgroups: in a partial one it may take the size of the "
               "others (OpenCL C 1.2; -cl-std=CL2.0 compiles for both)\n",
               shown_symbol(kernel_->name));
  return kDone;
}

std::optional<Error> LaunchRequest::look_for_kernel() {
  const object::CodeObject& code = loaded_->code;
  Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(code);
  if (!shader) return Error{fmt::format("{}: {}", name_, shader.error().message)};
  shader_ = std::move(*shader);
  Result<object::ShaderNames> shader_names = object::shader_names(code);
  if (!shader_names) return Error{fmt::format("{}: {}", name_, shader_names.error().message)};
  shader_names_ = std::move(*shader_names);
  if (code.kernels.empty())
    return Error{
        fmt::format("{}: has no kernel that could run: a kernel is a function with a descriptor "
                    "(.amdhsa_kernel in assembly)",
                    name_)};
  if (options_.kernel.empty() && code.kernels.size() != 1) {
    std::vector<std::string> names;
    for (const object::Kernel& kernel : code.kernels) names.push_back(kernel.name);
    return Error{fmt::format("{}: name a kernel with --kernel; there are:{}", name_, input::name_list(names))};
  }
  kernel_ = options_.kernel.empty() ? &code.kernels.front() : loaded_->kernel;

  const auto extent = [](std::string_view flag, const std::string& text,
                         std::optional<std::array<uint32_t, 3>>& into) -> std::optional<Error> {
    if (text.empty()) return std::nullopt;
    const auto parsed = parse_three(flag, text, 1);
    if (!parsed) return parsed.error();
    into = *parsed;
    return std::nullopt;
  };
  if (auto error = extent("--grid", options_.grid, launch_.grid)) return error;
  if (auto error = extent("--block", options_.block, launch_.block)) return error;
  const object::KernelMetadata& metadata = kernel_->metadata;
  if (!launch_.block && metadata.reqd_workgroup_size) launch_.block = metadata.reqd_workgroup_size;
  if (!options_.grid.empty() || !options_.block.empty()) launch_.work_items.reset();
  if (auto error = extent("--work-items", options_.work_items, launch_.work_items)) return error;
  gpu::Launch extents;
  if (auto error = launch::set_extents(launch_, extents)) return error;
  if (auto error = launch::check_workgroup(*kernel_, extents.workgroup_size)) return error;
  for (size_t i = 0; i < 3; ++i) has_partial_workgroups_ |= extents.work_items[i] % extents.workgroup_size[i] != 0;
  max_instructions_ = exec::Options{}.max_instructions;
  if (auto error = parse_count("--max-instructions", options_.max_instructions, UINT64_MAX, max_instructions_))
    return error;
  if (!options_.printf_buffer.empty()) {
    const std::optional<uint64_t> bytes = parse_unsigned(options_.printf_buffer);
    if (!bytes || *bytes < gpu::kLeastPrintfBytes || *bytes > UINT32_MAX)
      return Error{fmt::format("--printf-buffer {}: expected {} to {}", options_.printf_buffer, gpu::kLeastPrintfBytes,
                               UINT32_MAX)};
    printf_bytes_ = *bytes;
  }
  return std::nullopt;
}

int LaunchRequest::read_arguments(const Console& console, std::vector<launch::Output> outputs,
                                  std::vector<launch::Expectation> expectations) {
  if (!options_.arguments.empty()) {
    launch_.arguments.clear();
    launch_.kernarg.reset();
    for (const std::string& text : options_.arguments) launch_.arguments.emplace_back(from_here(text));
  }
  for (launch::Output& output : outputs) {
    output.file = path_from_here(output.file);
    launch_.outputs.push_back(std::move(output));
  }
  for (launch::Expectation& expectation : expectations) {
    expectation.file = path_from_here(expectation.file);
    launch_.expectations.push_back(std::move(expectation));
  }
  Result<launch::LaunchInputs> inputs = launch::LaunchInputs::read(std::move(launch_));
  if (!inputs) return console.bad_input(inputs.error().message);
  inputs_ = std::make_unique<launch::LaunchInputs>(std::move(*inputs));
  inputs_->name_inputs(shader_names_);
  return kDone;
}

// Device enqueue and pipes are features of a runtime, with memory that it lays out.
std::string LaunchRequest::missing_feature() const {
  const std::vector<object::Argument>& arguments = kernel_->metadata.arguments;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const object::Argument& argument = arguments[i];
    const std::string label = fmt::format("argument {}{}", i, argument.name.empty() ? "" : " '" + argument.name + "'");
    if (argument.kind == object::ArgumentKind::pipe)
      return fmt::format("{} is a pipe; pipes of OpenCL are not modelled", label);
    if (argument.kind == object::ArgumentKind::queue)
      return fmt::format("{} is a queue; device enqueue of OpenCL is not modelled", label);
  }
  // A block that is enqueued is a kernel of its own, with a symbol for its address.
  const bool has_blocks = std::ranges::any_of(loaded_->code.kernels, [](const object::Kernel& kernel) {
    return !kernel.metadata.device_enqueue_symbol.empty() || kernel.name.ends_with("_block_invoke_kernel");
  });
  if (has_blocks && std::ranges::count(arguments, object::ArgumentKind::hidden_default_queue, &object::Argument::kind))
    return fmt::format("kernel {} enqueues kernels; device enqueue of OpenCL is not modelled",
                       shown_symbol(kernel_->name));
  return {};
}

std::string LaunchRequest::not_modelled() const {
  if (!shader_) return missing_feature();
  using object::ImageDimension;
  for (const object::ShaderBinding& binding : shader_->bindings)
    if (binding.dimension == ImageDimension::d2_msaa || binding.dimension == ImageDimension::d2_msaa_array)
      return fmt::format("binding {}.{} is a {} with several samples a texel", binding.set, binding.binding,
                         object::to_string(binding.type));
  if (shader_->unknown_sgprs.empty()) return {};
  return fmt::format("where {}'s calling convention has what the shader reads is not known: {}",
                     shader_->calling_convention, shader_->unknown_sgprs);
}

int LaunchRequest::place(const Console& console, uint64_t red_zone_bytes) {
  const object::CodeObject& code = loaded_->code;
  if (const std::string what = not_modelled(); !what.empty())
    return console.not_modelled(fmt::format("{}: {}", name_, what));
  if (!gpu::models(code.target.processor))
    return console.not_modelled(
        fmt::format("{}: running kernels for {} is not modelled", name_, code.target.processor));
  if (const auto refusal = inputs_->image_refusal(*isa::find_target(code.target.processor), shader_)) {
    const bool is_wrong = refusal->kind == image::Refusal::Kind::reserved;
    return is_wrong ? console.bad_input(refusal->what) : console.not_modelled(refusal->what);
  }
  gpu::GpuOptions options = inputs_->gpu_options();
  options.red_zone_bytes = std::max(options.red_zone_bytes, red_zone_bytes);
  Result<std::unique_ptr<gpu::EmulatedGpu>> created = gpu::EmulatedGpu::create(code, options);
  if (!created) return console.bad_input(fmt::format("{}: {}", name_, created.error().message));
  device_ = std::move(*created);
  Result<gpu::Launch> launch = inputs_->place(*device_, *kernel_, shader_);
  if (!launch) return console.bad_input(launch.error().message);
  launch->printf_buffer_bytes = printf_bytes_;
  const Result<gpu::PlacedLaunch> placed = device_->place(*kernel_, *launch);
  if (!placed) return console.bad_input(placed.error().message);
  placed_ = *placed;
  return kDone;
}

}  // namespace lw::app
