#include "launch/array_init.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstring>

#include "base/bits.h"
#include "base/half.h"
#include "host/files.h"

namespace lw::launch {
namespace {

constexpr std::array<ElementInfo, kElementCount> kElements{{
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
    if (!value) return Error{fmt::format("'{}' is not a floating-point number", text)};
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
  if (!value) return Error{fmt::format("'{}' is not a whole number", text)};
  // A bit pattern such as 0xffffffff is welcome for signed types too.
  const bool is_pattern = text.size() > 1 && text[0] == '0';
  if (*value > (e.is_signed && !is_pattern ? mask >> 1 : mask))
    return Error{fmt::format("'{}' does not fit {}", text, e.name)};
  return *value;
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

}  // namespace

const ElementInfo& info(Element element) { return kElements[static_cast<size_t>(element)]; }

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

std::optional<Error> fill(Array& array, std::string_view init, uint64_t count) {
  const size_t size = element_bytes(array.element);
  const auto set = [&](uint64_t i, uint64_t bits) { std::memcpy(array.bytes.data() + i * size, &bits, size); };
  if (init == "zeros" || init == "undefined") return std::nullopt;
  if (init == "iota") {
    // Large buffers usually have this element.
    if (array.element == Element::f32) {
      for (uint64_t i = 0; i < count; ++i)
        store_le(array.bytes.data() + i * size, static_cast<float>(static_cast<int64_t>(i)));
      return std::nullopt;
    }
    for (uint64_t i = 0; i < count; ++i)
      set(i, info(array.element).is_float ? float_bits(array.element, static_cast<double>(i)) : i);
    return std::nullopt;
  }
  if (init.starts_with("fill:")) {
    const std::string_view value = init.substr(5);
    const size_t components = value.find(',') == std::string_view::npos ? 1 : array.components;
    const Result<std::vector<uint64_t>> bits = parse_list(array.element, value, components);
    if (!bits) return Error{fmt::format("'{}': {}", init, bits.error().message)};
    for (uint64_t i = 0; i < count; ++i) set(i, (*bits)[i % components]);
    return std::nullopt;
  }
  if (init.starts_with("rand:")) {
    const std::optional<uint64_t> seed = parse_unsigned(init.substr(5));
    if (!seed) return Error{fmt::format("'{}': the seed must be a whole number", init)};
    uint64_t state = *seed;
    for (uint64_t i = 0; i < count; ++i) set(i, random_bits(array.element, next_random(state)));
    return std::nullopt;
  }
  return Error{fmt::format(
      "'{}' is not an initial value: expected zeros, iota, fill:V, rand:SEED, undefined, @file.npy, @file.bin "
      "or, of an image, @file.png",
      init)};
}

Result<Array> load_elements(Element element, const NamedFiles& files, const std::string& path) {
  const Result<FileBytes> file = files.read(path);
  if (!file) return file.error();
  Array array{element, 0, {}};
  if (path.ends_with(".npy")) {
    Result<Array> read = read_npy(file->bytes);
    if (!read) return Error{fmt::format("{}: {}", host::shown_path(path), read.error().message)};
    if (read->element != element)
      return Error{fmt::format("{}: holds {}, expected {}", host::shown_path(path), element_name(read->element),
                               element_name(element))};
    return read;
  }
  array.bytes.assign(file->bytes.begin(), file->bytes.end());
  array.count = array.bytes.size() / element_bytes(element);
  return array;
}

Result<Array> load_array(Element element, uint64_t count, const NamedFiles& files, const std::string& path) {
  Result<Array> array = load_elements(element, files, path);
  if (array && (array->count != count || array->bytes.size() != count * element_bytes(element)))
    return Error{fmt::format("{}: holds {} elements of {}, expected {}", host::shown_path(path), array->count,
                             element_name(element), count)};
  return array;
}

}  // namespace lw::launch
