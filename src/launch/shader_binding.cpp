#include "launch/shader_binding.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "launch/image_argument.h"

namespace lw::launch {
namespace {

constexpr std::string_view kBindForm = "SET.BINDING[.INDEX]=ARG, such as 0.1=f32[64]=iota";

// std430: a vector is aligned as a power of two of its components.
size_t alignment_of(const KernelArgument& value) {
  if (value.kind == KernelArgument::Kind::bytes) return 1;
  const size_t components = value.components == 3 ? 4 : value.components;
  return element_bytes(value.element) * components;
}

// "binding 0.1: ", or where the launch file says it.
std::string where(const LaunchFile& file, const BindingName& name) {
  return file.path.empty() ? fmt::format("binding {}: ", name.text()) : file.label("bind." + name.text());
}

std::string descriptors_text(const object::ShaderInputs& shader) {
  std::string list;
  for (const object::ShaderBinding& b : shader.bindings)
    list += fmt::format(
        "{}{}.{} ({}{})", list.empty() ? "" : ", ", b.set, b.binding, object::to_string(b.type),
        b.is_unsized || b.count > 1 ? fmt::format("[{}]", b.is_unsized ? "" : std::to_string(b.count)) : "");
  return list.empty() ? "none" : list;
}

// What a binding takes, as ARGs say it.
std::string form_of(const object::ShaderBinding& binding) {
  using object::DescriptorType;
  const std::optional<image::ImageType> type = image_type(binding.dimension);
  const std::string image = type ? fmt::format("{}[{},{}]=INIT", kind_of(*type).name, kind_of(*type).sizes,
                                               binding.image_format.empty() ? "FORMAT" : binding.image_format)
                                 : std::string(kImageForm);
  switch (binding.type) {
    case DescriptorType::sampler: return std::string(kSamplerForm);
    case DescriptorType::combined_image_sampler:
      return fmt::format("{} or {}, and with another --bind {}", image, kReferenceForm, kSamplerForm);
    case DescriptorType::sampled_image:
    case DescriptorType::storage_image: return fmt::format("{} or {}", image, kReferenceForm);
    case DescriptorType::uniform_texel_buffer:
    case DescriptorType::storage_texel_buffer: return image;
    case DescriptorType::uniform_buffer:
    case DescriptorType::storage_buffer: break;
  }
  return "memory, such as f32[64]=iota, or a value";
}

// Why what is bound is not what the binding takes; empty where it is.
std::string mismatch(const object::ShaderBinding& binding, const BoundKind& bound) {
  using object::DescriptorType;
  using Bound = BoundKind::Kind;
  const bool is_buffer =
      binding.type == DescriptorType::storage_buffer || binding.type == DescriptorType::uniform_buffer;
  const bool is_both = binding.type == DescriptorType::combined_image_sampler;
  const Bound wanted = is_buffer                                 ? Bound::memory
                       : binding.type == DescriptorType::sampler ? Bound::sampler
                       : is_both && bound.kind == Bound::sampler ? Bound::sampler
                                                                 : Bound::image;
  bool fits = bound.kind == wanted;
  if (fits && bound.kind == Bound::image) {
    const std::optional<image::ImageType> type = image_type(binding.dimension);
    const image::ImageFormat& own = bound.image->format;
    const image::ImageFormat shown =
        bound.reference != nullptr ? format_of(binding, *bound.reference, *bound.image) : own;
    if (shown.texel.bytes() != own.texel.bytes())
      return fmt::format("accesses texels as {} ({} bytes); the image has {} ({} bytes)", shown.name,
                         shown.texel.bytes(), own.name, own.texel.bytes());
    fits =
        (!type || *type == bound.image->type) && (binding.image_format.empty() || binding.image_format == shown.name);
  }
  if (fits) return {};
  return fmt::format("is a {}: expected {}; found {}", object::to_string(binding.type), form_of(binding), bound.text);
}

}  // namespace

std::string BindingName::text() const {
  return index == 0 ? fmt::format("{}.{}", set, binding) : fmt::format("{}.{}.{}", set, binding, index);
}

std::optional<BindingName> parse_binding_name(std::string_view text) {
  BindingName name;
  const std::array numbers{&name.set, &name.binding, &name.index};
  for (size_t i = 0; i < numbers.size(); ++i) {
    const size_t dot = text.find('.');
    const std::string_view digits = text.substr(0, dot);
    const std::optional<uint64_t> value =
        digits.find_first_not_of("0123456789") == std::string_view::npos ? parse_unsigned(digits) : std::nullopt;
    if (!value || *value > UINT32_MAX) return std::nullopt;
    *numbers[i] = static_cast<uint32_t>(*value);
    if (dot == std::string_view::npos) return i == 0 ? std::nullopt : std::optional(name);
    text.remove_prefix(dot + 1);
  }
  return std::nullopt;
}

Result<ArgumentBinding> parse_bind(std::string_view text) {
  const size_t equals = text.find('=');
  const std::optional<BindingName> name = parse_binding_name(text.substr(0, equals));
  if (!name || equals == std::string_view::npos || equals + 1 == text.size())
    return Error{fmt::format("--bind {}: expected {}", text, kBindForm)};
  return ArgumentBinding{*name, std::string(text.substr(equals + 1))};
}

Result<std::vector<std::string>> split_push(std::string_view text) {
  std::vector<std::string> items;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t comma = std::min(text.find(',', begin), text.size());
    const std::string_view piece = text.substr(begin, comma - begin);
    if (piece.find(':') != std::string_view::npos)
      items.emplace_back(piece);
    else if (!items.empty() && !piece.empty())
      items.back() += fmt::format(",{}", piece);
    else
      return Error{fmt::format("--push {}: expected TYPE:V[,TYPE:V]…, such as f32:2.5,u32:7", text)};
    begin = comma + 1;
  }
  return items;
}

Result<std::vector<std::byte>> push_bytes(std::span<const std::string> items, const NamedFiles& files) {
  std::vector<std::byte> bytes;
  for (const std::string& item : items) {
    const Result<KernelArgument> value = parse_kernel_argument(item, files);
    if (!value) return value.error();
    if (value->kind != KernelArgument::Kind::value && value->kind != KernelArgument::Kind::bytes)
      return Error{fmt::format("{}: a push constant is a value, TYPE:V or bytes:00ff", item)};
    bytes.resize(align_up(bytes.size(), alignment_of(*value)));
    bytes.insert(bytes.end(), value->value.begin(), value->value.end());
  }
  bytes.resize(align_up(bytes.size(), 4));
  return bytes;
}

std::string push_hint(const object::ShaderInputs& shader, const object::ShaderNames& names,
                      std::span<const std::string> items, size_t bytes) {
  if (shader.push_constant_bytes == 0) return "";
  if (names.push_members.empty()) return bytes == 0 ? " (--push TYPE:V[,TYPE:V]…)" : "";
  std::string hint = "; the shader has";
  for (const object::PushMember& member : names.push_members)
    hint += fmt::format("{} {}{}{} at {}", &member == &names.push_members.front() ? "" : ",", member.type_text(),
                        member.name.empty() ? "" : " ", member.name, member.offset_bytes);
  if (items.empty()) return hint + " (--push TYPE:V[,TYPE:V]…)";
  hint += "; given are";
  size_t end = 0;
  for (const std::string& item : items) {
    const std::string type = item.substr(0, item.find(':'));
    // What was read before is read again, but for files, whose size is what is left.
    const Result<KernelArgument> value = item.starts_with("bytes:@") ? Error{""} : parse_kernel_argument(item);
    end = value ? align_up(end, alignment_of(*value)) : end;
    hint += fmt::format("{} {} at {}", &item == &items.front() ? "" : ",", type, end);
    if (!value) break;
    end += value->value.size();
  }
  return hint;
}

std::optional<Result<ImageReference>> parse_image_reference(std::string_view text) {
  constexpr std::string_view kImage = "image:";
  if (!text.starts_with(kImage)) return std::nullopt;
  const auto wrong = [&] { return Error{fmt::format("'{}': expected {}", text, kReferenceForm)}; };
  const std::string_view rest = text.substr(kImage.size());
  const size_t comma = rest.find(',');
  const std::optional<BindingName> name = parse_binding_name(rest.substr(0, comma));
  if (!name) return wrong();
  ImageReference reference{*name, std::nullopt, std::nullopt};
  for (std::string_view options = comma == std::string_view::npos ? "" : rest.substr(comma); !options.empty();) {
    options.remove_prefix(1);
    const std::string_view option = options.substr(0, options.find(','));
    options.remove_prefix(option.size());
    constexpr std::string_view kFormat = "format:";
    if (option.starts_with(kFormat) && !reference.format) {
      reference.format = image::find_image_format(option.substr(kFormat.size()));
      if (!reference.format)
        return Error{fmt::format("'{}': unknown format; there are: {}", text, image::image_format_names())};
    } else if (!reference.level && (reference.level = parse_level(option))) {
    } else {
      return wrong();
    }
  }
  return reference;
}

std::optional<image::ImageType> image_type(object::ImageDimension dimension) {
  using image::ImageType;
  using object::ImageDimension;
  switch (dimension) {
    case ImageDimension::buffer: return ImageType::buffer;
    case ImageDimension::d1: return ImageType::image_1d;
    case ImageDimension::d2: return ImageType::image_2d;
    case ImageDimension::d3: return ImageType::image_3d;
    case ImageDimension::cube:
    case ImageDimension::cube_array: return ImageType::cube;
    case ImageDimension::d1_array: return ImageType::image_1d_array;
    case ImageDimension::d2_array: return ImageType::image_2d_array;
    case ImageDimension::none:
    case ImageDimension::d2_msaa:
    case ImageDimension::d2_msaa_array: break;
  }
  return std::nullopt;
}

std::optional<Error> check_bindings(const LaunchFile& file, std::span<const BoundKind> kinds,
                                    const object::ShaderInputs& shader) {
  std::set<std::array<uint32_t, 4>> bound;
  for (size_t i = 0; i < file.bindings.size(); ++i) {
    const BindingName& name = file.bindings[i].name;
    const auto wrong = [&](const std::string& what) { return Error{where(file, name) + what}; };
    const object::ShaderBinding* binding = shader.find(name.set, name.binding);
    if (binding == nullptr)
      return wrong(fmt::format("the shader has no such binding; it has: {}", descriptors_text(shader)));
    if (name.index >= binding->count)
      return wrong(fmt::format("the shader has {} descriptor{} there{}", binding->count, binding->count == 1 ? "" : "s",
                               binding->is_unsized ? ", the number that is reserved for an array without a size" : ""));
    if (const std::string what = mismatch(*binding, kinds[i]); !what.empty()) return wrong(what);
    const uint32_t is_sampler = kinds[i].kind == BoundKind::Kind::sampler;
    if (!bound.insert({name.set, name.binding, name.index, is_sampler}).second) return wrong("is bound twice");
  }
  std::string missing;
  for (const object::ShaderBinding& binding : shader.bindings)
    for (uint32_t index = 0; index < binding.count && !binding.is_unsized; ++index)
      for (uint32_t is_sampler = 0; is_sampler < 2; ++is_sampler) {
        using object::DescriptorType;
        const bool is_both = binding.type == DescriptorType::combined_image_sampler;
        const bool is_asked = is_both || (binding.type == DescriptorType::sampler) == (is_sampler == 1);
        if (!is_asked || bound.contains({binding.set, binding.binding, index, is_sampler})) continue;
        missing += fmt::format("{}{} ({}{})", missing.empty() ? "" : ", ",
                               BindingName{binding.set, binding.binding, index}.text(), object::to_string(binding.type),
                               !is_both          ? ""
                               : is_sampler == 1 ? ": the sampler"
                                                 : ": the image");
      }
  if (missing.empty()) return std::nullopt;
  return Error{fmt::format("{}nothing is bound to {}; --bind is {}", file.label(""), missing, kBindForm)};
}

image::ImageDescription described_for(image::ImageDescription description, const object::ShaderInputs& shader) {
  using image::ImageType;
  if (shader.has_1d_as_2d && description.type == ImageType::image_1d) description.type = ImageType::image_2d;
  if (shader.has_1d_as_2d && description.type == ImageType::image_1d_array)
    description.type = ImageType::image_2d_array;
  return description;
}

image::DescriptorOptions options_for(const object::ShaderBinding& binding, std::optional<uint32_t> level) {
  image::DescriptorOptions options;
  options.is_storage = binding.type == object::DescriptorType::storage_image;
  options.level = level;
  // A storage image is one level.
  if (options.is_storage && !options.level) options.level = 0;
  return options;
}

image::ImageFormat format_of(const object::ShaderBinding& binding, const ImageReference& reference,
                             const image::ImageDescription& image) {
  if (reference.format) return *reference.format;
  // What the shader does not say, the image does.
  return image::find_image_format(binding.image_format).value_or(image.format);
}

Result<Array> bound_array(KernelArgument argument, const std::string& name) {
  Array array = std::move(argument.array);
  if (argument.kind == KernelArgument::Kind::value || argument.kind == KernelArgument::Kind::bytes) {
    const bool is_value = argument.kind == KernelArgument::Kind::value;
    array.element = is_value ? argument.element : Element::u8;
    array.components = is_value ? argument.components : 1;
    array.bytes.assign(argument.value.begin(), argument.value.end());
    array.count = array.bytes.size() / element_bytes(array.element);
  } else if (argument.kind != KernelArgument::Kind::buffer) {
    return Error{
        fmt::format("binding {}: expected memory, such as f32[64]=iota, or a value; found {}", name, argument.text)};
  }
  if (array.bytes.empty() || array.bytes.size() % 4 != 0 || array.bytes.size() > UINT32_MAX)
    return Error{fmt::format("binding {}: {} bytes; descriptors count whole dwords, from 4 bytes to less than 4 GiB",
                             name, array.bytes.size())};
  return array;
}

}  // namespace lw::launch
