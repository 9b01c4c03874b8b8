// What LaunchInputs has of shaders: bindings and push constants.
#include <fmt/format.h>

#include <algorithm>

#include "launch/launch_inputs.h"
#include "launch/shader_binding.h"

namespace lw::launch {

std::optional<Error> LaunchInputs::read_bindings() {
  for (const Binding& binding : file_.bindings) {
    const std::string name = binding.name.text(), at = file_.label("bind." + name);
    Array array;
    bool initialised = true;
    if (const auto* text = std::get_if<std::string>(&binding.argument)) {
      Result<KernelArgument> parsed = parse_kernel_argument(*text, file_.folder);
      if (!parsed)
        return Error{
            fmt::format("{}{}", file_.path.empty() ? fmt::format("--bind {}: ", name) : at, parsed.error().message)};
      initialised = parsed->initialised;
      Result<Array> bound = bound_array(std::move(*parsed), name);
      if (!bound) return Error{at + bound.error().message};
      array = std::move(*bound);
    }
    const std::string label = fmt::format("binding {} ({})", name, type_text(array));
    bound_memory_.push_back({label, std::nullopt, false, true, initialised, {}, {}});
    bound_.push_back(std::move(array));
  }
  Result<std::vector<std::byte>> push = push_bytes(file_.push, file_.folder);
  if (!push)
    return Error{fmt::format("{}{}", file_.path.empty() ? "--push: " : file_.label("push"), push.error().message)};
  push_ = std::move(*push);
  return std::nullopt;
}

Result<gpu::ShaderArguments> LaunchInputs::place_shader(gpu::EmulatedGpu& device, const object::ShaderInputs& shader) {
  if (!file_.arguments.empty() || file_.kernarg)
    return Error{file_.label("") + "a shader takes no arguments: memory is bound with --bind, values are --push"};
  if (file_.work_items)
    for (size_t i = 0; i < 3; ++i)
      if ((*file_.work_items)[i] % (*file_.block)[i] != 0)
        return Error{
            fmt::format("--work-items {}: workgroups of shaders are never partial", fmt::join(*file_.work_items, ","))};
  if (const std::optional<Error> error = check_bindings(file_, shader)) return *error;
  if (push_.size() != shader.push_constant_bytes)
    return Error{fmt::format("{}the shader takes {} bytes of push constants, {} given{}", file_.label("push"),
                             shader.push_constant_bytes, push_.size(),
                             push_.empty() ? " (--push TYPE:V[,TYPE:V]…)" : "")};
  gpu::ShaderArguments arguments{shader, {}, push_};
  for (size_t i = 0; i < file_.bindings.size(); ++i) {
    const BindingName& name = file_.bindings[i].name;
    const auto* pointer = std::get_if<Pointer>(&file_.bindings[i].argument);
    const Result<uint64_t> address =
        pointer != nullptr ? Result<uint64_t>(address_of(*pointer)) : put(device, bound_[i], bound_memory_[i]);
    if (!address) return address.error();
    uint64_t bytes = bound_[i].bytes.size();
    if (pointer != nullptr) {
      const uint64_t all = array(pointer->buffer)->bytes.size();
      bytes = all - std::min(all, pointer->offset_bytes);
      if (bytes == 0 || bytes > UINT32_MAX || bytes % 4 != 0 || *address % 4 != 0)
        return Error{fmt::format("{}binding {}: {} bytes at {:#x}; descriptors count whole dwords, at least one",
                                 file_.label("bind." + name.text()), name.text(), bytes, *address)};
    }
    arguments.buffers.push_back({name.set, name.binding, name.index, *address, static_cast<uint32_t>(bytes)});
  }
  return arguments;
}

}  // namespace lw::launch
