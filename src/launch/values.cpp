#include "launch/values.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <cmath>
#include <limits>

#include "base/half.h"
#include "base/hex.h"
#include "host/files.h"
#include "launch/array_init.h"
#include "launch/image_argument.h"

namespace lw::launch {
namespace {

constexpr uint64_t kMaxBufferBytes = uint64_t{1} << 36;
constexpr size_t kMaxArgumentBytes = 65536;

std::optional<Element> find_element(std::string_view name) {
  for (size_t i = 0; i < kElementCount; ++i)
    if (info(static_cast<Element>(i)).name == name) return static_cast<Element>(i);
  return std::nullopt;
}

// "f32" or "f32x4".
struct Type {
  Element element = Element::u32;
  uint32_t components = 1;
};
std::optional<Type> find_type(std::string_view name) {
  const size_t x = name.find('x');
  const std::optional<Element> element = find_element(name.substr(0, x));
  if (!element) return std::nullopt;
  if (x == std::string_view::npos) return Type{*element, 1};
  for (const uint32_t components : {2u, 3u, 4u, 8u, 16u})
    if (name.substr(x + 1) == std::to_string(components)) return Type{*element, components};
  return std::nullopt;
}

bool is_bit_pattern(std::string_view text) { return text.size() > 1 && text[0] == '0' && !std::isdigit(text[1]); }

Result<KernelArgument> parse_buffer(const std::string& text, size_t bracket, const NamedFiles& files,
                                    KernelArgument argument) {
  const size_t close = text.find(']', bracket);
  if (close == std::string::npos || close + 1 >= text.size() || text[close + 1] != '=')
    return Error{fmt::format("'{}': expected TYPE[COUNT]=INIT", text)};
  const std::string_view number = std::string_view(text).substr(bracket + 1, close - bracket - 1);
  const std::optional<uint64_t> count = parse_unsigned(number);
  const auto too_large = [&] { return Error{fmt::format("'{}': larger than {} GiB", text, kMaxBufferBytes >> 30)}; };
  if (exceeds_64_bits(number)) return too_large();
  // OpenCL gives three components the room of four, HIP that of three.
  if (argument.components == 3)
    return Error{
        fmt::format("'{}': the stride of vectors of three differs between languages: use {} if it is that of four "
                    "elements, a buffer of single elements if it is that of three",
                    text, fmt::format("{}x4[COUNT]=INIT", element_name(argument.element)))};
  const size_t size = element_bytes(argument.element) * argument.components;
  if (!count || *count == 0) return Error{fmt::format("'{}': the count must be a whole number above 0", text)};
  if (*count > kMaxBufferBytes / size) return too_large();
  argument.kind = KernelArgument::Kind::buffer;
  const std::string init = text.substr(close + 2);
  if (init.empty()) return Error{fmt::format("'{}': an initial value is missing after '='", text)};
  if (init.starts_with("@")) {
    Result<Array> loaded =
        load_array(argument.element, *count * argument.components, files, files.path(init.substr(1)));
    if (!loaded) return loaded.error();
    argument.array = std::move(*loaded);
    argument.array.components = argument.components;
    return argument;
  }
  argument.array = {argument.element, *count * argument.components, ZeroedBytes(*count * size), argument.components};
  if (const std::optional<Error> error = fill(argument.array, init, argument.array.count)) return *error;
  argument.initialised = init != "undefined";
  return argument;
}

Result<KernelArgument> parse_byte_value(const std::string& text, const NamedFiles& files, KernelArgument argument) {
  const std::string value = text.substr(std::string_view("bytes:").size());
  argument.kind = KernelArgument::Kind::bytes;
  if (value.starts_with("@")) {
    const Result<FileBytes> file = files.read(files.path(value.substr(1)));
    if (!file) return file.error();
    argument.value.assign(file->bytes.begin(), file->bytes.end());
  } else {
    std::optional<std::vector<std::byte>> bytes = parse_hex_bytes(value);
    if (!bytes) return Error{fmt::format("'{}': expected pairs of hexadecimal digits, or @FILE", text)};
    argument.value = std::move(*bytes);
  }
  if (argument.value.empty() || argument.value.size() > kMaxArgumentBytes)
    return Error{
        fmt::format("'{}': {} bytes; an argument has 1 to {}", text, argument.value.size(), kMaxArgumentBytes)};
  return argument;
}

}  // namespace

size_t element_bytes(Element element) { return info(element).bytes; }
std::string_view element_name(Element element) { return info(element).name; }

Result<KernelArgument> parse_kernel_argument(const std::string& text, const NamedFiles& files) {
  KernelArgument argument;
  argument.text = text;
  if (text.starts_with("lds:")) {
    const std::optional<uint64_t> bytes = parse_unsigned(std::string_view(text).substr(4));
    if (!bytes || *bytes > 65536) return Error{fmt::format("'{}': expected 0 to 65536 bytes of LDS", text)};
    argument.kind = KernelArgument::Kind::lds;
    argument.lds_bytes = static_cast<uint32_t>(*bytes);
    return argument;
  }
  if (text.starts_with("bytes:")) return parse_byte_value(text, files, std::move(argument));
  if (std::optional<Result<KernelArgument>> parsed = parse_image_or_sampler(text, files)) return std::move(*parsed);
  const size_t end = text.find_first_of(":[");
  const std::optional<Type> type =
      end == std::string::npos ? std::nullopt : find_type(std::string_view(text).substr(0, end));
  if (!type)
    return Error{fmt::format(
        "'{}' is not an argument: expected TYPE:VALUE, TYPE[COUNT]=INIT, bytes:HEX, bytes:@FILE, lds:BYTES, {} or "
        "{}, with TYPE one "
        "of i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64, or a vector of them: f32x2 f32x3 f32x4 f32x8 f32x16",
        text, kImageForm, kSamplerForm)};
  argument.element = type->element;
  argument.components = type->components;
  if (text[end] == '[') return parse_buffer(text, end, files, std::move(argument));
  const std::string_view value = std::string_view(text).substr(end + 1);
  const Result<std::vector<uint64_t>> bits = parse_list(argument.element, value, argument.components);
  if (!bits) return Error{fmt::format("'{}': {}", text, bits.error().message)};
  const size_t size = element_bytes(argument.element);
  for (const uint64_t component : *bits) {
    argument.value.resize(argument.value.size() + size);
    std::memcpy(argument.value.data() + argument.value.size() - size, &component, size);
  }
  argument.is_pattern = is_bit_pattern(value);
  return argument;
}

std::string type_text(const Array& array) {
  const std::string vector = array.components == 1 ? "" : fmt::format("x{}", array.components);
  return fmt::format("{}{}[{}]", element_name(array.element), vector, array.count / array.components);
}

double element_value(const Array& array, uint64_t index) {
  const std::byte* at = array.bytes.data() + index * element_bytes(array.element);
  switch (array.element) {
    case Element::i8: return load_le<int8_t>(at);
    case Element::u8: return load_le<uint8_t>(at);
    case Element::i16: return load_le<int16_t>(at);
    case Element::u16: return load_le<uint16_t>(at);
    case Element::f16: return double_from_half(load_le<uint16_t>(at));
    case Element::i32: return load_le<int32_t>(at);
    case Element::u32: return load_le<uint32_t>(at);
    case Element::f32: return load_le<float>(at);
    case Element::i64: return static_cast<double>(load_le<int64_t>(at));
    case Element::u64: return static_cast<double>(load_le<uint64_t>(at));
    case Element::f64: return load_le<double>(at);
  }
  return 0;
}

std::string element_text(const Array& array, uint64_t index) {
  const std::byte* at = array.bytes.data() + index * element_bytes(array.element);
  switch (array.element) {
    case Element::i64: return fmt::format("{}", load_le<int64_t>(at));
    case Element::u64: return fmt::format("{}", load_le<uint64_t>(at));
    case Element::f32: return fmt::format("{}", load_le<float>(at));
    case Element::f16: return fmt::format("{}", static_cast<float>(double_from_half(load_le<uint16_t>(at))));
    case Element::f64: return fmt::format("{}", load_le<double>(at));
    default: return fmt::format("{}", static_cast<int64_t>(element_value(array, index)));
  }
}

}  // namespace lw::launch
