#include "launch/argument_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "launch/image_argument.h"

namespace lw::launch {
namespace {

constexpr std::array<std::pair<std::string_view, Element>, 11> kOpenClTypes{{
    {"char", Element::i8},
    {"uchar", Element::u8},
    {"short", Element::i16},
    {"ushort", Element::u16},
    {"half", Element::f16},
    {"int", Element::i32},
    {"uint", Element::u32},
    {"float", Element::f32},
    {"long", Element::i64},
    {"ulong", Element::u64},
    {"double", Element::f64},
}};

struct Type {
  Element element = Element::u32;
  uint32_t components = 1;
};

// Of "float", "float4" as OpenCL's metadata spells them; empty for pointers, structures and types with other names.
std::optional<Type> type_of(std::string_view name) {
  const size_t digits = std::min(name.find_first_of("0123456789"), name.size());
  for (const auto& [spelled, element] : kOpenClTypes) {
    if (name.substr(0, digits) != spelled) continue;
    if (digits == name.size()) return Type{element, 1};
    const std::optional<uint64_t> components = parse_unsigned(name.substr(digits));
    if (components && *components >= 2 && *components <= 16) return Type{element, static_cast<uint32_t>(*components)};
  }
  return std::nullopt;
}

bool is_float(Element element) { return element == Element::f16 || element == Element::f32 || element == Element::f64; }

// "argument 2 'scale' (float, 4 bytes)".
std::string label(const object::ArgumentMetadata& argument, size_t number) {
  return fmt::format("argument {}{} ({}{} byte{})", number,
                     argument.name.empty() ? "" : fmt::format(" '{}'", argument.name),
                     argument.type_name.empty() ? "" : argument.type_name + ", ", argument.size_bytes,
                     argument.size_bytes == 1 ? "" : "s");
}

// Of "image2d_array_t"; nullptr for every other name.
const ImageKind* image_kind(const object::ArgumentMetadata& argument) {
  std::string_view name = argument.type_name;
  if (!name.ends_with("_t")) return nullptr;
  name.remove_suffix(2);
  return find_image_kind(name);
}

// "f32x4:V,V,V,V" for a float4.
std::string expected(const object::ArgumentMetadata& argument) {
  if (argument.kind == object::ArgumentKind::sampler) return std::string(kSamplerForm);
  if (argument.kind == object::ArgumentKind::image) {
    const ImageKind* kind = image_kind(argument);
    return kind == nullptr ? std::string(kImageForm) : fmt::format("{}[{},FORMAT]=INIT", kind->name, kind->sizes);
  }
  const std::optional<Type> type = type_of(argument.type_name);
  if (!type) return fmt::format("a value of {} bytes, or bytes:HEX", argument.size_bytes);
  std::string text(element_name(type->element));
  if (type->components > 1) text += fmt::format("x{}", type->components);
  for (uint32_t i = 0; i < type->components; ++i) text += i == 0 ? ":V" : ",V";
  return text;
}

bool is_zero(const std::vector<std::byte>& bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](std::byte b) { return b == std::byte{0}; });
}

// A number in the wrong format is another number; one that is written as a bit pattern is meant so.
bool is_other_type(const KernelArgument& given, const Type& wanted) {
  if (given.components != wanted.components || element_bytes(given.element) != element_bytes(wanted.element))
    return true;
  if (is_float(given.element) == is_float(wanted.element)) return false;
  return is_float(given.element) || (!given.is_pattern && !is_zero(given.value));
}

}  // namespace

Result<std::vector<std::byte>> fit_value(const KernelArgument& given, const object::ArgumentMetadata& argument,
                                         size_t number) {
  const auto wrong = [&](const std::string& wanted) {
    const size_t size = given.value.size();
    return Error{fmt::format(
        "{}: expected {}; '{}' is {}", label(argument, number), wanted, given.text,
        size == argument.size_bytes ? "of another type" : fmt::format("{} byte{}", size, size == 1 ? "" : "s"))};
  };
  const bool is_value = given.kind == KernelArgument::Kind::value;
  if (argument.kind == object::ArgumentKind::global_buffer) {
    const bool is_address = !is_value || (!is_float(given.element) && given.components == 1);
    if (!is_address || given.value.size() != argument.size_bytes)
      return wrong("a buffer, TYPE[COUNT]=INIT, or an address, u64:V");
    return given.value;
  }
  if (argument.kind == object::ArgumentKind::image || argument.kind == object::ArgumentKind::sampler)
    return Error{fmt::format("{}: expected {}; found '{}'", label(argument, number), expected(argument), given.text)};
  const std::optional<Type> type =
      argument.kind == object::ArgumentKind::by_value ? type_of(argument.type_name) : std::nullopt;
  if (is_value && type && is_other_type(given, *type)) return wrong(expected(argument));
  std::vector<std::byte> bytes = given.value;
  if (is_value && given.components == 3 && argument.size_bytes == bytes.size() / 3 * 4)
    bytes.resize(argument.size_bytes);
  if (bytes.size() != argument.size_bytes) return wrong(expected(argument));
  return bytes;
}

std::optional<Error> check_object(const KernelArgument& given, const object::ArgumentMetadata& argument,
                                  size_t number) {
  const bool is_image = given.kind == KernelArgument::Kind::image;
  const auto wanted = is_image ? object::ArgumentKind::image : object::ArgumentKind::sampler;
  const auto wrong = [&](const std::string& why) {
    return Error{fmt::format("{}: expected {}; '{}' {}", label(argument, number), expected(argument), given.text, why)};
  };
  if (argument.kind == object::ArgumentKind::global_buffer)
    return Error{fmt::format("{} is a pointer: expected a buffer, TYPE[COUNT]=INIT; '{}' is {}",
                             label(argument, number), given.text, is_image ? "an image" : "a sampler")};
  if (argument.kind != wanted) return wrong(is_image ? "is an image" : "is a sampler");
  if (!is_image) return std::nullopt;
  const ImageKind* kind = image_kind(argument);
  if (kind != nullptr && kind->type != given.image->type) return wrong("is another type of image");
  if (argument.access != "read_only" && !argument.access.empty() && !given.image->format.texel.is_storable())
    return Error{fmt::format("{} is {}: no image instruction writes the format {} of '{}'", label(argument, number),
                             argument.access, given.image->format.name, given.text)};
  return std::nullopt;
}

std::optional<Error> check_buffer(const KernelArgument& given, const object::ArgumentMetadata& argument,
                                  size_t number) {
  if (argument.kind == object::ArgumentKind::image || argument.kind == object::ArgumentKind::sampler)
    return Error{
        fmt::format("{}: expected {}; '{}' is a buffer", label(argument, number), expected(argument), given.text)};
  // A structure may hold a pointer and nothing else.
  constexpr uint32_t kPointerBytes = 8;
  if (argument.kind != object::ArgumentKind::by_value) return std::nullopt;
  if (argument.size_bytes == kPointerBytes && !type_of(argument.type_name)) return std::nullopt;
  return Error{fmt::format("{} is not a pointer: expected {}; '{}' is a buffer", label(argument, number),
                           expected(argument), given.text)};
}

}  // namespace lw::launch
