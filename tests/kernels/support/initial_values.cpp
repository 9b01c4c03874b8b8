#include "support/initial_values.h"

#include <array>
#include <cmath>
#include <cstring>

#include "base/number.h"
#include "support/half.h"

namespace lw::kernels {

namespace {

struct TypeFacts {
  ElementType type;
  const char* name;
  size_t size_bytes;
  bool is_float;
  bool is_signed;
};

constexpr std::array<TypeFacts, 11> types{{
    {ElementType::i8, "i8", 1, false, true},
    {ElementType::u8, "u8", 1, false, false},
    {ElementType::i16, "i16", 2, false, true},
    {ElementType::u16, "u16", 2, false, false},
    {ElementType::f16, "f16", 2, true, true},
    {ElementType::i32, "i32", 4, false, true},
    {ElementType::u32, "u32", 4, false, false},
    {ElementType::f32, "f32", 4, true, true},
    {ElementType::i64, "i64", 8, false, true},
    {ElementType::u64, "u64", 8, false, false},
    {ElementType::f64, "f64", 8, true, true},
}};

const TypeFacts& facts(ElementType type) { return types[static_cast<size_t>(type)]; }

void store_bits(ElementType type, uint64_t bits, std::byte* to) { std::memcpy(to, &bits, size_bytes(type)); }

void store_real(ElementType type, double value, std::byte* to) {
  if (type == ElementType::f64) {
    std::memcpy(to, &value, sizeof value);
  } else if (type == ElementType::f32) {
    const auto rounded = static_cast<float>(value);
    std::memcpy(to, &rounded, sizeof rounded);
  } else {
    store_bits(type, double_to_half(value), to);
  }
}

// A uniform number in [0, 1) with as many random bits as the type's fraction can hold.
double uniform(ElementType type, uint64_t& state) {
  const unsigned bits = type == ElementType::f64 ? 53 : type == ElementType::f32 ? 24 : 11;
  return std::ldexp(static_cast<double>(splitmix64(state) >> (64 - bits)), -static_cast<int>(bits));
}

bool store_integer(ElementType type, const std::string& text, std::byte* to) {
  const unsigned bits = static_cast<unsigned>(size_bytes(type)) * 8;
  if (facts(type).is_signed) {
    const auto value = parse_signed(text);
    if (!value) return false;
    const int64_t limit = bits == 64 ? 0 : int64_t{1} << (bits - 1);
    if (bits < 64 && (*value < -limit || *value >= limit)) return false;
    store_bits(type, static_cast<uint64_t>(*value), to);
    return true;
  }
  const auto value = parse_unsigned(text);
  if (!value || (bits < 64 && *value >> bits != 0)) return false;
  store_bits(type, *value, to);
  return true;
}

std::string fill_random(Buffer& buffer, uint64_t seed) {
  const size_t size = size_bytes(buffer.type);
  for (size_t i = 0; i < buffer.count; ++i) {
    std::byte* to = &buffer.bytes[i * size];
    if (facts(buffer.type).is_float)
      store_real(buffer.type, uniform(buffer.type, seed), to);
    else
      store_bits(buffer.type, splitmix64(seed), to);
  }
  return {};
}

std::string fill_range(Buffer& buffer, const std::string& rest) {
  const size_t first = rest.find(':');
  const size_t second = first == std::string::npos ? first : rest.find(':', first + 1);
  if (second == std::string::npos) return "range needs SEED:LO:HI";
  const auto seed = parse_unsigned(rest.substr(0, first));
  const std::string low_text = rest.substr(first + 1, second - first - 1);
  const std::string high_text = rest.substr(second + 1);
  if (!seed) return "range has a bad seed";
  uint64_t state = *seed;
  const size_t size = size_bytes(buffer.type);
  if (facts(buffer.type).is_float) {
    const auto low = parse_double(low_text);
    const auto high = parse_double(high_text);
    if (!low || !high || *low > *high) return "range has bad limits";
    for (size_t i = 0; i < buffer.count; ++i)
      store_real(buffer.type, *low + uniform(buffer.type, state) * (*high - *low), &buffer.bytes[i * size]);
    return {};
  }
  const auto low = parse_signed(low_text);
  const auto high = parse_signed(high_text);
  if (!low || !high || *low > *high) return "range has bad limits";
  const uint64_t span = static_cast<uint64_t>(*high) - static_cast<uint64_t>(*low) + 1;
  for (size_t i = 0; i < buffer.count; ++i) {
    const uint64_t random = splitmix64(state);
    store_bits(buffer.type, static_cast<uint64_t>(*low) + (span == 0 ? random : random % span),
               &buffer.bytes[i * size]);
  }
  return {};
}

std::string fill_text(Buffer& buffer, const std::string& text) {
  if (size_bytes(buffer.type) != 1) return "text needs a buffer of bytes";
  if (text.size() > buffer.count) return "text is longer than the buffer";
  std::memcpy(buffer.bytes.data(), text.data(), text.size());
  return {};
}

}  // namespace

size_t size_bytes(ElementType type) { return facts(type).size_bytes; }
std::string name(ElementType type) { return facts(type).name; }

std::optional<ElementType> element_type(std::string_view name) {
  for (const TypeFacts& type : types)
    if (name == type.name) return type.type;
  return std::nullopt;
}

uint64_t splitmix64(uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

bool store_text(ElementType type, const std::string& text, std::byte* to) {
  if (text.starts_with("bits:")) {
    const auto bits = parse_unsigned(text.substr(5));
    if (!bits || (size_bytes(type) < 8 && *bits >> (8 * size_bytes(type)) != 0)) return false;
    store_bits(type, *bits, to);
    return true;
  }
  if (!facts(type).is_float) return store_integer(type, text, to);
  const auto value = parse_double(text);
  if (value) store_real(type, *value, to);
  return value.has_value();
}

std::string initialise(Buffer& buffer, const std::string& init) {
  const size_t size = size_bytes(buffer.type);
  const size_t colon = init.find(':');
  const std::string kind = init.substr(0, colon);
  const std::string rest = colon == std::string::npos ? "" : init.substr(colon + 1);
  if (init == "zeros") return {};
  if (init == "iota") {
    for (size_t i = 0; i < buffer.count; ++i) {
      if (facts(buffer.type).is_float)
        store_real(buffer.type, static_cast<double>(i), &buffer.bytes[i * size]);
      else
        store_bits(buffer.type, i, &buffer.bytes[i * size]);
    }
    return {};
  }
  if (kind == "fill") {
    for (size_t i = 0; i < buffer.count; ++i)
      if (!store_text(buffer.type, rest, &buffer.bytes[i * size])) return "\"" + rest + "\" is no " + name(buffer.type);
    return {};
  }
  if (kind == "rand") {
    const auto seed = parse_unsigned(rest);
    return seed ? fill_random(buffer, *seed) : "rand needs a seed";
  }
  if (kind == "range") return fill_range(buffer, rest);
  if (kind == "text") return fill_text(buffer, rest);
  return "unknown init \"" + init + "\"";
}

}  // namespace lw::kernels
