#include "launch/launch_inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/symbol_name.h"
#include "host/files.h"
#include "launch/argument_check.h"
#include "launch/shader_binding.h"
#include "launch/texels.h"

namespace lw::launch {
namespace {

constexpr uint64_t kMaxWorkItems = uint64_t{1} << 32;

std::string extent_text(const std::array<uint32_t, 3>& extent) {
  return extent[2] != 1   ? fmt::format("{},{},{}", extent[0], extent[1], extent[2])
         : extent[1] != 1 ? fmt::format("{},{}", extent[0], extent[1])
                          : fmt::format("{}", extent[0]);
}

std::vector<std::byte> pointer_bytes(uint64_t address) {
  std::vector<std::byte> bytes(sizeof address);
  store_le(bytes.data(), address);
  return bytes;
}

}  // namespace

std::optional<Error> set_extents(const launch::LaunchFile& file, gpu::Launch& launch) {
  const auto missing = [&](std::string_view key) {
    return Error{file.path.empty() ? fmt::format("--{} is required", key)
                                   : fmt::format("{}\"{}\" is missing", file.label(""), key)};
  };
  if (!file.grid) return missing("grid");
  if (!file.block) return missing("block");
  const std::array<uint32_t, 3>& grid = *file.grid;
  const std::array<uint32_t, 3>& block = *file.block;
  const auto too_many = [&] {
    return Error{fmt::format("--grid {} of --block {}: too many work-items", extent_text(grid), extent_text(block))};
  };
  uint64_t in_workgroup = 1;
  uint64_t in_all = 1;
  for (size_t i = 0; i < 3; ++i) {
    const uint64_t extent = uint64_t{grid[i]} * block[i];
    if (extent > 0xffffffff) return too_many();
    launch.work_items[i] = static_cast<uint32_t>(extent);
    in_workgroup *= block[i];
    if (in_workgroup > 1024)
      return Error{fmt::format("--block {}: a workgroup has at most 1024 work-items", extent_text(block))};
    in_all *= extent;
    if (in_all > kMaxWorkItems) return too_many();
  }
  launch.workgroup_size = block;
  if (!file.work_items) return std::nullopt;
  std::array<uint32_t, 3> needed{};
  for (size_t i = 0; i < 3; ++i)
    needed[i] = static_cast<uint32_t>(((*file.work_items)[i] + uint64_t{block[i]} - 1) / block[i]);
  if (needed != grid)
    return Error{fmt::format("--work-items {} with --block {} needs --grid {}, not {}", extent_text(*file.work_items),
                             extent_text(block), extent_text(needed), extent_text(grid))};
  launch.work_items = *file.work_items;
  return std::nullopt;
}

Result<LaunchInputs> LaunchInputs::read(launch::LaunchFile launch, const Files& session_files) {
  LaunchInputs inputs;
  inputs.file_ = std::move(launch);
  const launch::LaunchFile& file = inputs.file_;
  const NamedFiles files(session_files, file.folder);
  for (size_t i = 0; i < file.buffers.size(); ++i) {
    const launch::NamedBuffer& buffer = file.buffers[i];
    Result<KernelArgument> contents = parse_kernel_argument(buffer.contents, files);
    const std::string at = file.label(fmt::format("buffers[{}].contents", i));
    if (!contents) return Error{at + contents.error().message};
    if (contents->kind != KernelArgument::Kind::buffer)
      return Error{fmt::format("{}'{}': expected TYPE[COUNT]=INIT", at, buffer.contents)};
    const std::string label = fmt::format("buffer '{}' ({})", buffer.name, type_text(contents->array));
    inputs.buffer_memory_.push_back(
        {label, buffer.address, false, buffer.writable, contents->initialised, buffer.also_at, {}});
    inputs.buffers_.push_back(std::move(contents->array));
  }
  for (size_t i = 0; i < file.arguments.size(); ++i) {
    KernelArgument argument;
    if (const auto* text = std::get_if<std::string>(&file.arguments[i])) {
      Result<KernelArgument> parsed = parse_kernel_argument(*text, files);
      if (!parsed) return Error{file.label(fmt::format("arguments[{}]", i)) + parsed.error().message};
      argument = std::move(*parsed);
    } else if (const auto* scalar = std::get_if<launch::ScalarBytes>(&file.arguments[i])) {
      argument.kind = KernelArgument::Kind::bytes;
      argument.value = scalar->bytes;
      argument.text = "bytes";
    }
    inputs.argument_memory_.push_back({{}, std::nullopt, false, true, argument.initialised, {}, {}});
    inputs.arguments_.push_back(std::move(argument));
  }
  if (file.kernarg) {
    inputs.kernarg_ = file.kernarg->bytes;
    if (!file.kernarg->file.empty()) {
      const Result<FileBytes> read = files.read(file.resolve(file.kernarg->file));
      if (!read) return Error{file.label("kernarg.file") + read.error().message};
      inputs.kernarg_.assign(read->bytes.begin(), read->bytes.end());
    }
  }
  if (const std::optional<Error> error = inputs.read_bindings(files)) return *error;
  if (const std::optional<Error> error = inputs.read_wanted(files)) return *error;
  return inputs;
}

gpu::GpuOptions LaunchInputs::gpu_options() const {
  gpu::GpuOptions options;
  options.base = file_.code_object_address;
  // Private memory and what programs of the host own lie above.
  constexpr uint64_t kLimit = uint64_t{1} << 45;
  constexpr uint64_t kRoom = uint64_t{1} << 24;
  const auto beyond = [&](std::optional<uint64_t> address, uint64_t bytes) {
    if (address && *address < kLimit && bytes < kLimit)
      options.lowest_address = std::max(options.lowest_address, align_up(*address + bytes, kRoom) + kRoom);
  };
  beyond(file_.code_object_address, kRoom);
  for (size_t i = 0; i < buffers_.size(); ++i) beyond(buffer_memory_[i].address, buffers_[i].bytes.size());
  if (file_.kernarg) beyond(file_.kernarg->address, kernarg_.size());
  return options;
}

std::optional<LaunchInputs::ReplaceableArray> LaunchInputs::replaceable(const launch::Subject& subject) {
  if (const auto* number = std::get_if<uint64_t>(&subject)) {
    if (*number >= arguments_.size() || arguments_[*number].kind != KernelArgument::Kind::buffer) return std::nullopt;
    return ReplaceableArray{&arguments_[*number].array, &argument_memory_[*number]};
  }
  for (size_t i = 0; i < bound_.size(); ++i) {
    const bool is_text = std::holds_alternative<std::string>(file_.bindings[i].argument);
    if (file_.bindings[i].name.text() != std::get<std::string>(subject) || !is_text) continue;
    const KernelArgument& argument = bound_[i].argument;
    if (bound_[i].reference || argument.image || argument.kind == KernelArgument::Kind::sampler) return std::nullopt;
    return ReplaceableArray{&bound_[i].argument.array, &bound_[i].memory};
  }
  return std::nullopt;
}

std::optional<Error> LaunchInputs::use_memory(const launch::Subject& subject, std::span<std::byte> bytes,
                                              bool writable) {
  const auto* number = std::get_if<uint64_t>(&subject);
  const std::string name = number != nullptr ? fmt::format("argument {}", *number)
                                             : fmt::format("binding {}", std::get<std::string>(subject));
  const std::optional<ReplaceableArray> found = replaceable(subject);
  if (!found) return Error{fmt::format("memory for {}: it is not an array", name)};
  if (found->array->bytes.size() != bytes.size())
    return Error{fmt::format("memory for {}: {} bytes; {} has {}", name, bytes.size(), type_text(*found->array),
                             found->array->bytes.size())};
  found->memory->callers = bytes;
  found->memory->writable = writable;
  found->array->bytes = {};
  return std::nullopt;
}

bool LaunchInputs::uses_memory(const launch::Subject& subject) const {
  const std::optional<ReplaceableArray> found = const_cast<LaunchInputs*>(this)->replaceable(subject);
  return found && !found->memory->callers.empty();
}

Result<uint64_t> LaunchInputs::put(gpu::EmulatedGpu& device, Array& array, Memory& memory, uint64_t alignment) {
  state::Memory& to = device.memory();
  state::BufferInfo info{.name = memory.label, .writable = memory.writable, .initialised = memory.initialised};
  if (!memory.address) {
    const Result<uint64_t> address =
        to.attach(memory.callers.empty() ? std::span(array.bytes) : memory.callers, std::move(info), alignment);
    if (address) memory.address = *address;
    return address;
  }
  // Global variables of the code object already have a place.
  std::span<std::byte> there = to.view(*memory.address, array.bytes.size());
  const bool has_place = !there.empty();
  const size_t past_aligned = *memory.address % 8;
  if (!has_place && past_aligned != 0) {
    // Memory that programs of the host lock begins anywhere, that of arrays does not.
    memory.bytes.resize(past_aligned + array.bytes.size());
    there = std::span(memory.bytes).subspan(past_aligned);
  }
  memory.is_copied = !there.empty();
  if (memory.is_copied)
    std::memcpy(there.data(), array.bytes.data(), there.size());
  else
    there = array.bytes;
  if (!has_place)
    if (const Result<uint64_t> address = to.attach_at(*memory.address, there, info); !address) return address;
  if (!memory.also_at) return *memory.address;
  const Result<uint64_t> second = to.attach_at(*memory.also_at, there, std::move(info));
  return second ? Result<uint64_t>(*memory.address) : second;
}

uint64_t LaunchInputs::address_of(const Pointer& pointer) const {
  const auto buffer = std::ranges::find(file_.buffers, pointer.buffer, &NamedBuffer::name);
  LW_CHECK(buffer != file_.buffers.end(), "a pointer into a buffer that is not there");
  return *buffer_memory_[buffer - file_.buffers.begin()].address + pointer.offset_bytes;
}

Result<gpu::Launch> LaunchInputs::place(gpu::EmulatedGpu& device, const object::Kernel& kernel,
                                        const std::optional<object::ShaderInputs>& shader) {
  gpu::Launch launch;
  if (const std::optional<Error> error = set_extents(file_, launch)) return *error;
  launch.dynamic_lds_bytes = file_.dynamic_lds_bytes;
  launch.private_segment_bytes = file_.private_segment_bytes;
  for (size_t i = 0; i < buffers_.size(); ++i) {
    const Result<uint64_t> address = put(device, buffers_[i], buffer_memory_[i]);
    if (!address) return Error{file_.label(fmt::format("buffers[{}]", i)) + address.error().message};
  }
  if (shader) {
    Result<gpu::ShaderArguments> arguments = place_shader(device, *shader);
    if (!arguments) return arguments.error();
    launch.shader = std::move(*arguments);
    return launch;
  }
  if (!file_.bindings.empty() || !file_.push.empty())
    return Error{fmt::format("{}kernel {} is not a shader: it takes no {}", file_.label(""), shown_symbol(kernel.name),
                             file_.bindings.empty() ? "push constants (--push)" : "bindings (--bind)")};
  std::vector<const object::ArgumentMetadata*> visible;
  for (const object::ArgumentMetadata& argument : kernel.metadata.arguments)
    if (!object::is_hidden(argument.kind)) visible.push_back(&argument);
  // Their number is the device's to check.
  const auto wanted = [&](size_t i) { return i < visible.size() ? visible[i] : nullptr; };
  objects_.resize(arguments_.size());
  for (size_t i = 0; i < arguments_.size(); ++i) {
    KernelArgument& value = arguments_[i];
    gpu::LaunchArgument argument;
    if (const auto* pointer = std::get_if<launch::Pointer>(&file_.arguments[i])) {
      argument.bytes = pointer_bytes(address_of(*pointer));
    } else if (value.kind == KernelArgument::Kind::lds) {
      argument.kind = gpu::LaunchArgument::Kind::lds;
      argument.lds_bytes = value.lds_bytes;
    } else if (value.kind == KernelArgument::Kind::image || value.kind == KernelArgument::Kind::sampler) {
      if (wanted(i) != nullptr)
        if (const std::optional<Error> error = check_object(value, *wanted(i), i)) return *error;
      const Result<uint64_t> address = place_object(device, i, kernel);
      if (!address) return address.error();
      argument.bytes = pointer_bytes(*address);
    } else if (value.kind == KernelArgument::Kind::buffer) {
      if (wanted(i) != nullptr)
        if (const std::optional<Error> error = check_buffer(value, *wanted(i), i)) return *error;
      argument_memory_[i].label = label(uint64_t{i}, kernel);
      const Result<uint64_t> address = put(device, value.array, argument_memory_[i]);
      if (!address) return address.error();
      argument.bytes = pointer_bytes(*address);
    } else if (wanted(i) != nullptr && wanted(i)->kind != object::ArgumentKind::dynamic_shared_pointer) {
      Result<std::vector<std::byte>> bytes = fit_value(value, *wanted(i), i);
      if (!bytes) return bytes.error();
      argument.bytes = std::move(*bytes);
    }
    launch.arguments.push_back(std::move(argument));
  }
  if (file_.kernarg) launch.kernarg = gpu::KernargImage{kernarg_, file_.kernarg->address};
  return launch;
}

void LaunchInputs::collect(const gpu::EmulatedGpu& device) {
  collect_images();
  for (size_t i = 0; i < buffers_.size(); ++i) {
    if (!buffer_memory_[i].is_copied) continue;
    const auto from = device.memory().view(*buffer_memory_[i].address, buffers_[i].bytes.size());
    if (!from.empty()) std::memcpy(buffers_[i].bytes.data(), from.data(), from.size());
  }
}

const Array* LaunchInputs::array(const launch::Subject& subject) const {
  if (const auto* number = std::get_if<uint64_t>(&subject)) {
    if (*number >= arguments_.size()) return nullptr;
    if (const auto* pointer = std::get_if<launch::Pointer>(&file_.arguments[*number])) return array(pointer->buffer);
    const KernelArgument& argument = arguments_[*number];
    const bool is_memory = argument.kind == KernelArgument::Kind::buffer || argument.image;
    return is_memory ? &argument.array : nullptr;
  }
  const std::string& name = std::get<std::string>(subject);
  for (size_t i = 0; i < buffers_.size(); ++i)
    if (file_.buffers[i].name == name) return &buffers_[i];
  const std::optional<BindingName> wanted = parse_binding_name(name);
  const Bound* bound = wanted ? bound_to(*wanted) : nullptr;
  if (bound == nullptr) return nullptr;
  const auto* pointer = std::get_if<launch::Pointer>(&file_.bindings[bound - bound_.data()].argument);
  return pointer != nullptr ? array(pointer->buffer) : &owner_of(*bound).argument.array;
}

std::string LaunchInputs::label(const launch::Subject& subject, const object::Kernel& kernel) const {
  const Array& named = *array(subject);
  const auto* number = std::get_if<uint64_t>(&subject);
  if (number == nullptr) {
    const std::string& text = std::get<std::string>(subject);
    const image::ImageDescription* shown = image(subject);
    return parse_binding_name(text)
               ? fmt::format("binding {} ({})", text, shown != nullptr ? type_text(*shown) : type_text(named))
               : fmt::format("buffer '{}' ({})", text, type_text(named));
  }
  std::string name;
  size_t visible = 0;
  for (const object::ArgumentMetadata& argument : kernel.metadata.arguments)
    if (!object::is_hidden(argument.kind) && visible++ == *number && !argument.name.empty())
      name = fmt::format(" '{}'", argument.name);
  const image::ImageDescription* shown = image(subject);
  return fmt::format("argument {}{} ({})", *number, name, shown != nullptr ? type_text(*shown) : type_text(named));
}

Result<launch::RecordedDispatch> LaunchInputs::recorded(const gpu::EmulatedGpu& device, const gpu::PlacedLaunch& placed,
                                                        std::span<const std::byte> code_object) const {
  launch::RecordedDispatch dispatch;
  dispatch.code_object = code_object;
  dispatch.code_object_address = device.base();
  dispatch.target = device.target().name;
  dispatch.device = file_.device;
  dispatch.kernel = placed.kernel->name;
  dispatch.work_items = placed.dispatch.grid;
  dispatch.block = placed.dispatch.workgroup_size;
  dispatch.dynamic_lds_bytes = placed.dispatch.dynamic_lds_bytes;
  dispatch.private_segment_bytes = file_.private_segment_bytes;
  dispatch.is_shader = !placed.dispatch.initial_sgprs.empty();
  dispatch.push_constants = push_;
  dispatch.kernarg_address = placed.dispatch.kernarg_address;
  dispatch.kernarg = device.memory().view(placed.dispatch.kernarg_address, placed.kernarg_bytes);
  const auto add = [&](std::string name, const Array& array, const Memory& memory) {
    const std::span<const std::byte> bytes =
        memory.callers.empty() ? std::span<const std::byte>(array.bytes) : memory.callers;
    dispatch.buffers.push_back(
        {std::move(name), *memory.address, bytes, memory.writable, memory.initialised, memory.also_at});
  };
  for (size_t i = 0; i < buffers_.size(); ++i) add(file_.buffers[i].name, buffers_[i], buffer_memory_[i]);
  for (size_t i = 0; i < arguments_.size(); ++i)
    if (arguments_[i].kind == KernelArgument::Kind::buffer)
      add(fmt::format("argument{}", i), arguments_[i].array, argument_memory_[i]);
  for (size_t i = 0; i < objects_.size(); ++i) {
    if (objects_[i].texels.image) add(fmt::format("argument{}", i), objects_[i].texels.bytes, argument_memory_[i]);
    if (objects_[i].words.count != 0) add(fmt::format("object{}", i), objects_[i].words, objects_[i].memory);
  }
  for (size_t i = 0; i < file_.bindings.size(); ++i) {
    const auto* pointer = std::get_if<Pointer>(&file_.bindings[i].argument);
    const Bound& bound = bound_[i];
    launch::RecordedBinding& recorded = dispatch.bindings.emplace_back();
    recorded.name = file_.bindings[i].name;
    if (bound.argument.image) {
      recorded.text = bound.text.substr(0, bound.text.find('='));
      recorded.texels = bound.argument.array.bytes;
      continue;
    }
    if (bound.reference || bound.argument.kind == KernelArgument::Kind::sampler) {
      recorded.text = bound.text;
      continue;
    }
    if (pointer == nullptr) add(fmt::format("binding {}", recorded.name.text()), bound.argument.array, bound.memory);
    recorded.address = pointer != nullptr ? address_of(*pointer) : *bound.memory.address;
  }
  return dispatch;
}

std::optional<Error> check_workgroup(const object::Kernel& kernel, const std::array<uint32_t, 3>& block) {
  const object::KernelMetadata& metadata = kernel.metadata;
  const auto text = [](const std::array<uint32_t, 3>& size) {
    return fmt::format("{},{},{}", size[0], size[1], size[2]);
  };
  if (const auto& required = metadata.reqd_workgroup_size; required && *required != block)
    return Error{fmt::format("--block {}: kernel '{}' is compiled for workgroups of {} alone (reqd_work_group_size)",
                             text(block), shown_symbol(kernel.name), text(*required))};
  const uint64_t items = uint64_t{block[0]} * block[1] * block[2];
  if (metadata.max_flat_workgroup_size && items > *metadata.max_flat_workgroup_size)
    return Error{fmt::format(
        "--block {}: {} work-items; kernel '{}' is compiled for workgroups of at most {} (max_flat_workgroup_size)",
        text(block), items, shown_symbol(kernel.name), *metadata.max_flat_workgroup_size)};
  return std::nullopt;
}

}  // namespace lw::launch
