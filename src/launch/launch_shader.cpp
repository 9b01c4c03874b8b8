// What LaunchInputs has of shaders: bindings and push constants.
#include <fmt/format.h>

#include <algorithm>

#include "launch/launch_inputs.h"
#include "launch/shader_binding.h"
#include "launch/texels.h"

namespace lw::launch {
namespace {

using Kind = KernelArgument::Kind;

std::vector<uint32_t> sampler_words(const isa::Target& target, const image::SamplerSettings& settings) {
  image::Sampler sampler = image::sampler_of(settings);
  // As RADV has it: gathers and linear filters want coordinates rounded.
  sampler.trunc_coord = settings.is_linear ? 0 : 1;
  const Result<image::SamplerWords> words = image::write_sampler(target, sampler);
  LW_CHECK(words.ok(), "a sampler that has fields of every target");
  return {words->begin(), words->end()};
}

}  // namespace

std::optional<Error> LaunchInputs::read_bindings(const NamedFiles& files) {
  for (const ArgumentBinding& binding : file_.bindings) {
    const std::string name = binding.name.text(), at = file_.label("bind." + name);
    const auto wrong = [&](const Error& error) {
      return Error{fmt::format("{}{}", file_.path.empty() ? fmt::format("--bind {}: ", name) : at, error.message)};
    };
    Bound bound;
    if (const auto* text = std::get_if<std::string>(&binding.argument)) {
      bound.text = *text;
      if (const auto reference = parse_image_reference(*text)) {
        if (!*reference) return wrong(reference->error());
        bound.reference = **reference;
      } else {
        Result<KernelArgument> parsed = parse_kernel_argument(*text, files);
        if (!parsed) return wrong(parsed.error());
        bound.argument = std::move(*parsed);
      }
      const bool is_memory = !bound.reference && !bound.argument.image && bound.argument.kind != Kind::sampler;
      if (is_memory) {
        Result<Array> array = bound_array(std::move(bound.argument), name);
        if (!array) return Error{at + array.error().message};
        bound.argument.array = std::move(*array);
      }
    }
    const KernelArgument& argument = bound.argument;
    bound.memory = {
        fmt::format("binding {} ({})", name, argument.image ? type_text(*argument.image) : type_text(argument.array)),
        std::nullopt,
        false,
        true,
        argument.initialised,
        {},
        {}};
    bound_.push_back(std::move(bound));
  }
  if (auto error = check_references()) return error;
  Result<std::vector<std::byte>> push = push_bytes(file_.push, files);
  if (!push)
    return Error{fmt::format("{}{}", file_.path.empty() ? "--push: " : file_.label("push"), push.error().message)};
  push_ = std::move(*push);
  return std::nullopt;
}

std::optional<Error> LaunchInputs::check_references() const {
  for (size_t i = 0; i < bound_.size(); ++i) {
    if (!bound_[i].reference) continue;
    const std::string name = file_.bindings[i].name.text();
    const auto wrong = [&](const std::string& what) {
      return Error{fmt::format("{}'{}': {}",
                               file_.path.empty() ? fmt::format("--bind {}: ", name) : file_.label("bind." + name),
                               bound_[i].text, what)};
    };
    const ImageReference& reference = *bound_[i].reference;
    const Bound* owner = bound_to(reference.binding);
    if (owner == nullptr || !owner->argument.image)
      return wrong(fmt::format("there is no image bound to {}", reference.binding.text()));
    const uint32_t levels = owner->argument.image->levels;
    if (reference.level.value_or(0) >= levels)
      return wrong(fmt::format("the image has {} level{}", levels, levels == 1 ? "" : "s"));
  }
  return std::nullopt;
}

const LaunchInputs::Bound* LaunchInputs::bound_to(const BindingName& name) const {
  for (size_t i = 0; i < bound_.size(); ++i)
    if (file_.bindings[i].name == name && bound_[i].argument.kind != Kind::sampler) return &bound_[i];
  return nullptr;
}

const LaunchInputs::Bound& LaunchInputs::owner_of(const Bound& bound) const {
  return bound.reference ? *bound_to(bound.reference->binding) : bound;
}

// Memory lies in the same way for all formats of as many bytes, so that another format is another image there.
Result<image::ImageResourceWords, image::ImageRefusal> LaunchInputs::descriptor_words(
    const isa::Target& target, const image::DeviceImage& image, uint64_t address, const Bound& bound,
    const object::ShaderBinding& binding) {
  const std::optional<ImageReference>& reference = bound.reference;
  const image::DescriptorOptions options = options_for(binding, reference ? reference->level : bound.argument.level);
  if (!reference) return image.descriptor(address, options);
  image::ImageDescription shown = image.description();
  shown.format = format_of(binding, *reference, shown);
  if (shown.format.name == image.description().format.name) return image.descriptor(address, options);
  const auto other = image::DeviceImage::make(target, std::move(shown));
  if (!other) return other.error();
  return other->descriptor(address, options);
}

std::vector<BoundKind> LaunchInputs::bound_kinds() const {
  std::vector<BoundKind> kinds;
  for (const Bound& bound : bound_) {
    const KernelArgument& argument = owner_of(bound).argument;
    const auto kind = argument.image                   ? BoundKind::Kind::image
                      : argument.kind == Kind::sampler ? BoundKind::Kind::sampler
                                                       : BoundKind::Kind::memory;
    const std::string type = argument.image ? type_text(*argument.image) : bound.text;
    kinds.push_back({kind, argument.image ? &*argument.image : nullptr, bound.reference ? &*bound.reference : nullptr,
                     bound.text.empty() ? "a buffer" : type});
  }
  return kinds;
}

// Puts an image or an array into the device's memory.
Result<uint64_t> LaunchInputs::place_bound(gpu::EmulatedGpu& device, size_t number,
                                           const object::ShaderInputs& shader) {
  Bound& bound = bound_[number];
  if (!bound.argument.image) return put(device, bound.argument.array, bound.memory);
  return put_image(device, described_for(*bound.argument.image, shader), bound.argument.array, bound.texels,
                   bound.memory);
}

Result<gpu::ShaderArguments> LaunchInputs::place_shader(gpu::EmulatedGpu& device, const object::ShaderInputs& shader) {
  if (!file_.arguments.empty() || file_.kernarg)
    return Error{file_.label("") + "a shader takes no arguments: memory is bound with --bind, values are --push"};
  if (file_.work_items)
    for (size_t i = 0; i < 3; ++i)
      if ((*file_.work_items)[i] % (*file_.block)[i] != 0)
        return Error{
            fmt::format("--work-items {}: workgroups of shaders are never partial", fmt::join(*file_.work_items, ","))};
  if (const std::optional<Error> error = check_bindings(file_, bound_kinds(), shader)) return *error;
  if (push_.size() != shader.push_constant_bytes)
    return Error{fmt::format("{}the shader takes {} bytes of push constants, {} given{}", file_.label("push"),
                             shader.push_constant_bytes, push_.size(),
                             push_hint(shader, shader_names_, file_.push, push_.size()))};
  gpu::ShaderArguments arguments{shader, {}, push_, {}};
  const auto is_text = [&](size_t i) { return std::holds_alternative<std::string>(file_.bindings[i].argument); };
  for (size_t i = 0; i < bound_.size(); ++i) {
    if (!is_text(i) || bound_[i].reference || bound_[i].argument.kind == Kind::sampler) continue;
    const Result<uint64_t> address = place_bound(device, i, shader);
    if (!address) return address.error();
  }
  for (size_t i = 0; i < bound_.size(); ++i) {
    const BindingName& name = file_.bindings[i].name;
    gpu::BoundDescriptor descriptor{name.set, name.binding, name.index, false, {}};
    const Bound& owner = owner_of(bound_[i]);
    if (owner.argument.kind == Kind::sampler) {
      descriptor.is_sampler = true;
      descriptor.words = sampler_words(device.target(), owner.argument.sampler);
    } else if (owner.texels.image) {
      const auto words = descriptor_words(device.target(), *owner.texels.image, *owner.memory.address, bound_[i],
                                          *shader.find(name.set, name.binding));
      if (!words) return Error{fmt::format("{}: {}", owner.memory.label, words.error().what)};
      const bool is_buffer = owner.argument.image->type == image::ImageType::buffer;
      descriptor.words.assign(words->begin(), words->begin() + (is_buffer ? 4 : words->size()));
    } else {
      const Result<gpu::BoundDescriptor> buffer = buffer_descriptor(device, i);
      if (!buffer) return buffer.error();
      descriptor = *buffer;
    }
    arguments.descriptors.push_back(std::move(descriptor));
  }
  arguments.compressed = compressed_textures(device.target(), shader);
  return arguments;
}

// Before gfx10.3 RADV leaves levels that shaders store to uncompressed, and AMD's driver decompresses them first.
std::vector<ByteRange> LaunchInputs::compressed_textures(const isa::Target& target,
                                                         const object::ShaderInputs& shader) const {
  std::vector<ByteRange> sampled, stored;
  for (size_t i = 0; i < bound_.size(); ++i) {
    const Bound& bound = bound_[i];
    const Bound& owner = owner_of(bound);
    if (!owner.texels.image) continue;
    const image::ImageDescription& description = owner.texels.image->description();
    if (!image::is_compressed_layout(target, description.layout)) continue;
    const BindingName& name = file_.bindings[i].name;
    const image::DescriptorOptions shown = options_for(*shader.find(name.set, name.binding),
                                                       bound.reference ? bound.reference->level : bound.argument.level);
    for (uint32_t level = 0; level < description.levels; ++level)
      if (!shown.level || *shown.level == level)
        for (const ByteRange& range : owner.texels.image->ranges_of(level))
          (shown.is_storage ? stored : sampled)
              .push_back({*owner.memory.address + range.begin, *owner.memory.address + range.end});
  }
  stored = merged(std::move(stored));
  std::erase_if(sampled, [&](const ByteRange& range) {
    return std::ranges::any_of(stored, [&](const ByteRange& other) { return range.overlaps(other); });
  });
  return merged(std::move(sampled));
}

Result<gpu::BoundDescriptor> LaunchInputs::buffer_descriptor(const gpu::EmulatedGpu& device, size_t number) const {
  const BindingName& name = file_.bindings[number].name;
  const auto* pointer = std::get_if<Pointer>(&file_.bindings[number].argument);
  const uint64_t address = pointer != nullptr ? address_of(*pointer) : *bound_[number].memory.address;
  const Memory& memory = bound_[number].memory;
  uint64_t bytes = memory.callers.empty() ? bound_[number].argument.array.bytes.size() : memory.callers.size();
  if (pointer != nullptr) {
    const uint64_t all = array(pointer->buffer)->bytes.size();
    bytes = all - std::min(all, pointer->offset_bytes);
    if (bytes == 0 || bytes > UINT32_MAX || bytes % 4 != 0 || address % 4 != 0)
      return Error{fmt::format("{}binding {}: {} bytes at {:#x}; descriptors count whole dwords, at least one",
                               file_.label("bind." + name.text()), name.text(), bytes, address)};
  }
  const auto words = gpu::buffer_resource(device.target(), address, static_cast<uint32_t>(bytes));
  return gpu::BoundDescriptor{name.set, name.binding, name.index, false, {words.begin(), words.end()}};
}

}  // namespace lw::launch
