#include "launch/values.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <cmath>
#include <limits>

#include "base/half.h"
#include "base/hex.h"
#include "host/files.h"

namespace lw::launch {
namespace {

constexpr uint64_t kMaxBufferBytes = uint64_t{1} << 36;
constexpr size_t kMaxArgumentBytes = 65536;

struct ElementInfo {
  std::string_view name;
  uint8_t bytes;
  bool is_float;
  bool is_signed;
};
constexpr std::array<ElementInfo, 11> kElements{{
    {"i8", 1, false, true},
    {"u8", 1, false, false},
    {"i16", 2, false, true},
    {"u16", 2, false, false},
    {"f16", 2, true, true},
    {"i32", 4, false, true},
    {"u32", 4, false, false},
    {"f32", 4, true, true},
    {"i64", 8, false, true},
    {"u64", 8, false, false},
    {"f64", 8, true, true},
}};
const ElementInfo& info(Element element) { return kElements[static_cast<size_t>(element)]; }

std::optional<Element> find_element(std::string_view name) {
  for (size_t i = 0; i < kElements.size(); ++i)
    if (kElements[i].name == name) return static_cast<Element>(i);
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

uint64_t float_bits(Element element, double value) {
  switch (element) {
    case Element::f16: return half_from_double(value);
    case Element::f32: return std::bit_cast<uint32_t>(static_cast<float>(value));
    default: return std::bit_cast<uint64_t>(value);
  }
}

// The bits of a number written for an element type.
Result<uint64_t> parse_bits(Element element, std::string_view text) {
  const ElementInfo& e = info(element);
  const unsigned width = 8 * e.bytes;
  if (e.is_float) {
    const std::optional<double> value = parse_double(text);
    if (!value) return Error{fmt::format("'{}' is no floating-point number", text)};
    return float_bits(element, *value);
  }
  const uint64_t mask = width == 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1;
  if (!text.empty() && text[0] == '-') {
    const std::optional<int64_t> value = parse_signed(text);
    if (!value || !e.is_signed || *value < sign_extend(uint64_t{1} << (width - 1), width))
      return Error{fmt::format("'{}' does not fit {}", text, e.name)};
    return static_cast<uint64_t>(*value) & mask;
  }
  const std::optional<uint64_t> value = parse_unsigned(text);
  if (!value) return Error{fmt::format("'{}' is no whole number", text)};
  // A bit pattern such as 0xffffffff is welcome for signed types too.
  const bool is_pattern = text.size() > 1 && text[0] == '0';
  if (*value > (e.is_signed && !is_pattern ? mask >> 1 : mask))
    return Error{fmt::format("'{}' does not fit {}", text, e.name)};
  return *value;
}

// The bits of each of `count` numbers with commas between them.
Result<std::vector<uint64_t>> parse_list(Element element, std::string_view text, size_t count) {
  std::vector<uint64_t> list;
  for (size_t comma = 0; comma != std::string_view::npos;) {
    comma = text.find(',');
    const Result<uint64_t> bits = parse_bits(element, text.substr(0, comma));
    if (!bits) return bits.error();
    list.push_back(*bits);
    if (comma != std::string_view::npos) text.remove_prefix(comma + 1);
  }
  if (list.size() != count)
    return Error{fmt::format("expected {} number{}, {} given", count, count == 1 ? "" : "s", list.size())};
  return list;
}

// splitmix64; the sequence of `rand:SEED` is part of the interface.
uint64_t next_random(uint64_t& state) {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

// Floats of `rand` lie in [0, 1); integers take all values.
uint64_t random_bits(Element element, uint64_t random) {
  if (info(element).is_float) return float_bits(element, static_cast<double>(random >> 40) * 0x1p-24);
  return random;
}

std::optional<Error> fill(Array& array, std::string_view init) {
  const size_t size = element_bytes(array.element);
  const auto set = [&](uint64_t i, uint64_t bits) { std::memcpy(array.bytes.data() + i * size, &bits, size); };
  if (init == "zeros" || init == "undefined") return std::nullopt;
  if (init == "iota") {
    for (uint64_t i = 0; i < array.count; ++i)
      set(i, info(array.element).is_float ? float_bits(array.element, static_cast<double>(i)) : i);
    return std::nullopt;
  }
  if (init.starts_with("fill:")) {
    const std::string_view value = init.substr(5);
    const size_t components = value.find(',') == std::string_view::npos ? 1 : array.components;
    const Result<std::vector<uint64_t>> bits = parse_list(array.element, value, components);
    if (!bits) return Error{fmt::format("'{}': {}", init, bits.error().message)};
    for (uint64_t i = 0; i < array.count; ++i) set(i, (*bits)[i % components]);
    return std::nullopt;
  }
  if (init.starts_with("rand:")) {
    const std::optional<uint64_t> seed = parse_unsigned(init.substr(5));
    if (!seed) return Error{fmt::format("'{}': the seed must be a whole number", init)};
    uint64_t state = *seed;
    for (uint64_t i = 0; i < array.count; ++i) set(i, random_bits(array.element, next_random(state)));
    return std::nullopt;
  }
  return Error{fmt::format(
      "'{}' is no initial value: expected zeros, iota, fill:V, rand:SEED, undefined, @file.npy or @file.bin", init)};
}

Result<Array> load_array(Element element, uint64_t count, const std::string& path) {
  Result<std::vector<std::byte>> file = host::read_file(path);
  if (!file) return file.error();
  Array array{element, count, {}};
  if (path.ends_with(".npy")) {
    Result<Array> read = read_npy(*file);
    if (!read) return Error{fmt::format("{}: {}", host::shown_path(path), read.error().message)};
    if (read->element != element)
      return Error{fmt::format("{}: holds {}, expected {}", host::shown_path(path), element_name(read->element),
                               element_name(element))};
    array = std::move(*read);
  } else {
    array.bytes.assign(file->begin(), file->end());
    array.count = array.bytes.size() / element_bytes(element);
  }
  if (array.count != count || array.bytes.size() != count * element_bytes(element))
    return Error{fmt::format("{}: holds {} elements of {}, expected {}", host::shown_path(path), array.count,
                             element_name(element), count)};
  return array;
}

std::string in_folder(const std::string& folder, const std::string& name) {
  return name.starts_with('/') || name == host::kStandardInput ? name : folder + name;
}

Result<KernelArgument> parse_buffer(const std::string& text, size_t bracket, const std::string& folder,
                                    KernelArgument argument) {
  const size_t close = text.find(']', bracket);
  if (close == std::string::npos || close + 1 >= text.size() || text[close + 1] != '=')
    return Error{fmt::format("'{}': expected TYPE[COUNT]=INIT", text)};
  const std::optional<uint64_t> count = parse_unsigned(std::string_view(text).substr(bracket + 1, close - bracket - 1));
  // OpenCL gives three components the room of four, HIP that of three.
  if (argument.components == 3)
    return Error{
        fmt::format("'{}': languages differ in how vectors of three lie in memory: {} where each has the room "
                    "of four, a buffer of single elements where not",
                    text, fmt::format("{}x4[COUNT]=INIT", element_name(argument.element)))};
  const size_t size = element_bytes(argument.element) * argument.components;
  if (!count || *count == 0) return Error{fmt::format("'{}': the count must be a whole number above 0", text)};
  if (*count > kMaxBufferBytes / size)
    return Error{fmt::format("'{}': larger than {} GiB", text, kMaxBufferBytes >> 30)};
  argument.kind = KernelArgument::Kind::buffer;
  const std::string init = text.substr(close + 2);
  if (init.starts_with("@")) {
    Result<Array> loaded =
        load_array(argument.element, *count * argument.components, in_folder(folder, init.substr(1)));
    if (!loaded) return loaded.error();
    argument.array = std::move(*loaded);
    argument.array.components = argument.components;
    return argument;
  }
  argument.array = {argument.element, *count * argument.components, ZeroedBytes(*count * size), argument.components};
  if (const std::optional<Error> error = fill(argument.array, init)) return *error;
  argument.initialised = init != "undefined";
  return argument;
}

Result<KernelArgument> parse_byte_value(const std::string& text, const std::string& folder, KernelArgument argument) {
  const std::string value = text.substr(std::string_view("bytes:").size());
  argument.kind = KernelArgument::Kind::bytes;
  if (value.starts_with("@")) {
    Result<std::vector<std::byte>> file = host::read_file(in_folder(folder, value.substr(1)));
    if (!file) return file.error();
    argument.value = std::move(*file);
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

Result<KernelArgument> parse_kernel_argument(const std::string& text, const std::string& folder) {
  KernelArgument argument;
  argument.text = text;
  if (text.starts_with("lds:")) {
    const std::optional<uint64_t> bytes = parse_unsigned(std::string_view(text).substr(4));
    if (!bytes || *bytes > 65536) return Error{fmt::format("'{}': expected 0 to 65536 bytes of LDS", text)};
    argument.kind = KernelArgument::Kind::lds;
    argument.lds_bytes = static_cast<uint32_t>(*bytes);
    return argument;
  }
  if (text.starts_with("bytes:")) return parse_byte_value(text, folder, std::move(argument));
  const size_t end = text.find_first_of(":[");
  const std::optional<Type> type =
      end == std::string::npos ? std::nullopt : find_type(std::string_view(text).substr(0, end));
  if (!type)
    return Error{
        fmt::format("'{}' is no argument: expected TYPE:VALUE, TYPE[COUNT]=INIT, bytes:HEX, bytes:@FILE or lds:BYTES, "
                    "with TYPE one "
                    "of i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64, or a vector of them: f32x2 f32x3 f32x4 f32x8 f32x16",
                    text)};
  argument.element = type->element;
  argument.components = type->components;
  if (text[end] == '[') return parse_buffer(text, end, folder, std::move(argument));
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
