#include "api/launch_setup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "base/symbol_name.h"
#include "exec/exec.h"
#include "host/files.h"
#include "input/module_findings.h"
#include "launch/shader_binding.h"

namespace lw::api {
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

Failure wrong_launch(const Error& error) { return bad_input(code::kArgument, error.message); }

template <class T>
T launch_value(Result<T> result) {
  if (!result) throw wrong_launch(result.error());
  return std::move(*result);
}

void check_ok(const std::optional<Error>& error) {
  if (error) throw wrong_launch(*error);
}

}  // namespace

launch::Subject subject_of(const lanewise::ArrayName& name) {
  if (const std::optional<uint64_t> number = parse_unsigned(name)) return *number;
  return name;
}

LaunchSetup::LaunchSetup(lanewise::LaunchRequest request, const Session& session, Messages& messages)
    : session_(session), request_(std::move(request)) {
  read_launch_file();
  read_shader_options();
  const std::string path = request_.file.empty() ? launch_.resolve(launch_.code_object) : request_.file;
  input::CodeFile file = checked(session, input::open_code_file(session, path,
                                                                {request_.target, request_.language, launch_.specialize,
                                                                 launch_.wave_size, request_.flags, true}));
  add_messages(messages, std::move(file.warnings));
  name_ = file.name;
  loaded_ = checked(session, input::load_objects(file, request_.target, request_.kernel));
  find_kernel(messages);
}

LaunchSetup::LaunchSetup(launch::LaunchFile launch, std::shared_ptr<const input::LoadedFile> loaded, std::string name,
                         const Session& session, Messages& messages)
    : session_(session), launch_(std::move(launch)), name_(std::move(name)), loaded_(std::move(loaded)) {
  request_.kernel = loaded_->kernel->name;
  find_kernel(messages);
}

uint64_t LaunchSetup::max_instructions() const {
  return request_.max_instructions != 0 ? request_.max_instructions : exec::DispatchOptions{}.max_instructions;
}

std::unique_ptr<code::CodeFacts> LaunchSetup::code_facts() const {
  auto facts =
      std::make_unique<code::CodeFacts>(device_->target_of(*kernel_), device_->code_begin(), device_->code_bytes());
  facts->add_debug(device_->base(), loaded_->code, loaded_->elf);
  return facts;
}

void LaunchSetup::read_launch_file() {
  lanewise::LaunchRequest& r = request_;
  if (!r.launch_file.empty()) {
    const lanewise::Result<FileBytes> file = session_.files->read(r.launch_file);
    if (!file) throw file.failure();
    launch_ = launch_value(launch::parse_launch_file(host::shown_path(r.launch_file), file->text()));
  }
  if (r.file.empty() && launch_.code_object.empty())
    throw bad_input(code::kArgument, r.launch_file.empty()
                                         ? "FILE or --launch is required"
                                         : launch_.label("") + "\"code_object\" is missing, and no FILE was given");
  if (r.kernel.empty()) r.kernel = launch_.kernel;
  if (r.target.empty()) r.target = launch_.target;
  if (r.dynamic_lds_bytes) launch_.dynamic_lds_bytes = *r.dynamic_lds_bytes;
}

// The request overrides the file.
void LaunchSetup::read_shader_options() {
  if (!request_.bindings.empty()) launch_.bindings.clear();
  for (const std::string& text : request_.bindings) {
    launch::ArgumentBinding binding = launch_value(launch::parse_bind(text));
    auto* argument = std::get_if<std::string>(&binding.argument);
    *argument = from_here(*argument);
    launch_.bindings.push_back(std::move(binding));
  }
  if (!request_.push_constants.empty()) {
    launch_.push = launch_value(launch::split_push(request_.push_constants));
    for (std::string& item : launch_.push) item = from_here(item);
  }
  if (!request_.specializations.empty()) launch_.specialize = request_.specializations;
  if (request_.wave_size != 0) launch_.wave_size = request_.wave_size;
}

// An ARG of the request in a launch file's folder: the files that it names are not relative to that folder.
std::string LaunchSetup::from_here(const std::string& argument) const {
  const bool is_bytes = argument.starts_with("bytes:@");
  const size_t at = is_bytes ? argument.find('@') : argument.find("]=@");
  const size_t file = at == std::string::npos ? argument.size() : at + (is_bytes ? 1 : 3);
  return file == argument.size() ? argument : argument.substr(0, file) + path_from_here(argument.substr(file));
}

std::string LaunchSetup::path_from_here(const std::string& path) const {
  if (launch_.folder.empty() || path == host::kStandardInput || path.starts_with("/")) return path;
  if (const std::optional<std::string> on_disk = session_.files->path_on_disk(path))
    return std::filesystem::absolute(*on_disk).string();
  return std::filesystem::path(path).lexically_relative(launch_.folder).string();
}

void LaunchSetup::find_kernel(Messages& messages) {
  const object::CodeObject& code = loaded_->code;
  const auto in_file = [&](const Error& error) { return bad_input(code::kObject, error.message, name_); };
  Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(code);
  if (!shader) throw in_file(shader.error());
  shader_ = std::move(*shader);
  Result<object::ShaderNames> shader_names = object::shader_names(code);
  if (!shader_names) throw in_file(shader_names.error());
  shader_names_ = std::move(*shader_names);
  if (code.kernels.empty())
    throw in_file(
        Error{"has no kernel that could run: a kernel is a function with a descriptor (.amdhsa_kernel in assembly)"});
  if (request_.kernel.empty() && code.kernels.size() != 1) {
    std::vector<std::string> names;
    for (const object::Kernel& kernel : code.kernels) names.push_back(kernel.name);
    throw in_file(Error{fmt::format("name a kernel with --kernel; there are:{}", input::name_list(names))});
  }
  kernel_ = request_.kernel.empty() ? &code.kernels.front() : loaded_->kernel;
  set_extents();
  gpu::Launch extents;
  check_ok(launch::set_extents(launch_, extents));
  check_ok(launch::check_workgroup(*kernel_, extents.workgroup_size));
  bool has_partial_workgroups = false;
  for (size_t i = 0; i < 3; ++i) has_partial_workgroups |= extents.work_items[i] % extents.workgroup_size[i] != 0;
  if (has_partial_workgroups && compiled_for_whole_workgroups(code, *kernel_))
    add_message(messages, Severity::warning, code::kArgument,
                fmt::format("kernel {} is compiled for full workgroups (OpenCL C 1.2): in a partial workgroup it may "
                            "use the size of a full one; -cl-std=CL2.0 compiles for both",
                            shown_symbol(kernel_->name)));
}

void LaunchSetup::set_extents() {
  for (const auto& [option, extent] :
       {std::pair("--grid", request_.grid), {"--block", request_.block}, {"--work-items", request_.work_items}})
    if (extent && std::ranges::count(*extent, 0u) != 0)
      throw bad_input(code::kOption,
                      fmt::format("{} {}: expected whole numbers above 0", option, fmt::join(*extent, ",")));
  if (request_.grid) launch_.grid = request_.grid;
  if (request_.block) launch_.block = request_.block;
  const object::KernelMetadata& metadata = kernel_->metadata;
  if (!launch_.block && metadata.reqd_workgroup_size) launch_.block = metadata.reqd_workgroup_size;
  if (request_.grid || request_.block) launch_.work_items.reset();
  if (request_.work_items) launch_.work_items = request_.work_items;
}

void LaunchSetup::read_arguments(std::vector<launch::Output> outputs, std::vector<launch::Expectation> expectations) {
  if (!request_.arguments.empty()) {
    launch_.arguments.clear();
    launch_.kernarg.reset();
    for (const std::string& text : request_.arguments) launch_.arguments.emplace_back(from_here(text));
  }
  for (launch::Output& output : outputs) {
    output.file = path_from_here(output.file);
    launch_.outputs.push_back(std::move(output));
  }
  for (launch::Expectation& expectation : expectations) {
    expectation.file = path_from_here(expectation.file);
    launch_.expectations.push_back(std::move(expectation));
  }
  inputs_ = std::make_shared<launch::LaunchInputs>(
      launch_value(launch::LaunchInputs::read(std::move(launch_), *session_.files)));
  for (const auto& [name, memory] : request_.memory)
    check_ok(inputs_->use_memory(subject_of(name), memory.bytes, memory.writable));
  inputs_->name_inputs(shader_names_);
}

// Device enqueue and pipes are features of a runtime, with memory that it lays out.
std::string LaunchSetup::missing_feature() const {
  const std::vector<object::ArgumentMetadata>& arguments = kernel_->metadata.arguments;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const object::ArgumentMetadata& argument = arguments[i];
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
  if (has_blocks &&
      std::ranges::count(arguments, object::ArgumentKind::hidden_default_queue, &object::ArgumentMetadata::kind))
    return fmt::format("kernel {} enqueues kernels; device enqueue of OpenCL is not modelled",
                       shown_symbol(kernel_->name));
  return {};
}

std::string LaunchSetup::missing_shader_feature() const {
  using object::ImageDimension;
  for (const object::ShaderBinding& binding : shader_->bindings)
    if (binding.dimension == ImageDimension::d2_msaa || binding.dimension == ImageDimension::d2_msaa_array)
      return fmt::format("binding {}.{} is a {} with several samples per texel", binding.set, binding.binding,
                         object::to_string(binding.type));
  if (shader_->unknown_sgprs.empty()) return {};
  return fmt::format("it is not known where {}'s calling convention puts the inputs of the shader: {}",
                     shader_->calling_convention, shader_->unknown_sgprs);
}

void LaunchSetup::require_is_modelled() const {
  const object::CodeObject& code = loaded_->code;
  if (const std::string what = shader_ ? missing_shader_feature() : missing_feature(); !what.empty())
    throw not_modelled(fmt::format("{}: {}", name_, what));
  if (!gpu::models(code.target.processor))
    throw not_modelled(fmt::format("{}: running kernels for {} is not modelled", name_, code.target.processor));
  const auto refusal = inputs_->image_refusal(*isa::find_target(code.target.processor), shader_);
  if (!refusal) return;
  if (refusal->kind == image::ImageRefusal::Kind::reserved) throw bad_input(code::kArgument, refusal->what);
  throw not_modelled(refusal->what);
}

void LaunchSetup::place(uint64_t red_zone_bytes) {
  const uint64_t printf_bytes = request_.printf_buffer_bytes;
  if (printf_bytes != 0 && (printf_bytes < gpu::kLeastPrintfBytes || printf_bytes > UINT32_MAX))
    throw bad_input(code::kOption, fmt::format("printf buffer of {} bytes: expected {} to {}", printf_bytes,
                                               gpu::kLeastPrintfBytes, UINT32_MAX));
  require_is_modelled();
  gpu::GpuOptions options = inputs_->gpu_options();
  options.red_zone_bytes = std::max(options.red_zone_bytes, red_zone_bytes);
  Result<std::unique_ptr<gpu::EmulatedGpu>> created = gpu::EmulatedGpu::create(loaded_->code, options);
  if (!created) throw bad_input(code::kObject, created.error().message, name_);
  device_ = std::move(*created);
  gpu::Launch launch = launch_value(inputs_->place(*device_, *kernel_, shader_));
  launch.printf_buffer_bytes = printf_bytes != 0 ? printf_bytes : gpu::kDefaultPrintfBytes;
  placed_ = launch_value(device_->place(*kernel_, launch));
}

std::vector<lanewise::LintFinding> LaunchSetup::hazards(const code::CodeFacts& facts) const {
  Result<std::vector<input::CodeModule>, Messages> modules = input::modules_of(name_, {loaded_, &loaded_->code}, 0);
  if (!modules) throw failure_of(session_, modules.error());
  const uint64_t base = facts.begin() - facts.in_object(facts.begin());
  for (input::CodeModule& module : *modules) {
    std::vector<bool> wanted;
    for (const input::CodeEntry& entry : module.entries)
      wanted.push_back(entry.is_kernel && entry.address == kernel_->entry_address);
    if (std::ranges::count(wanted, true) == 0) continue;  // kernels with waves of the other size
    module.source = [&](uint64_t address) -> std::optional<input::SourcePlace> {
      const std::optional<object::SourceLine> line = facts.line(base + address);
      return line ? std::optional(input::SourcePlace{line->file, line->line}) : std::nullopt;
    };
    return input::hazards_of(input::ModuleCode(std::move(module), std::move(wanted)));
  }
  return {};
}

}  // namespace lw::api
