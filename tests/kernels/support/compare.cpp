#include <fmt/format.h>

#include <cmath>
#include <cstring>

#include "support/case.h"
#include "support/half.h"

namespace lw::kernels {

namespace {

constexpr size_t most_shown = 6;

bool is_float(ElementType type) {
  return type == ElementType::f16 || type == ElementType::f32 || type == ElementType::f64;
}

bool is_signed(ElementType type) {
  return type == ElementType::i8 || type == ElementType::i16 || type == ElementType::i32 || type == ElementType::i64;
}

uint64_t raw(ElementType type, const std::byte* from) {
  uint64_t bits = 0;
  std::memcpy(&bits, from, size_bytes(type));
  return bits;
}

double real(ElementType type, const std::byte* from) {
  const uint64_t bits = raw(type, from);
  if (type == ElementType::f16) return half_to_float(static_cast<uint16_t>(bits));
  if (type == ElementType::f32) {
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
  if (type == ElementType::f64) {
    double value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
  const unsigned unused = 64 - 8 * static_cast<unsigned>(size_bytes(type));
  return is_signed(type) ? static_cast<double>(static_cast<int64_t>(bits << unused) >> unused)
                         : static_cast<double>(bits);
}

std::string show(ElementType type, const std::byte* from) {
  const unsigned digits = 2 * static_cast<unsigned>(size_bytes(type));
  const uint64_t bits = raw(type, from);
  if (is_float(type)) return fmt::format("{} (0x{:0{}x})", real(type, from), bits, digits);
  const unsigned unused = 64 - 4 * digits;
  if (is_signed(type))
    return fmt::format("{} (0x{:0{}x})", static_cast<int64_t>(bits << unused) >> unused, bits, digits);
  return fmt::format("{} (0x{:0{}x})", bits, bits, digits);
}

bool agrees(const Compare& rule, ElementType type, const std::byte* got, const std::byte* want) {
  if (std::memcmp(got, want, size_bytes(type)) == 0) return true;
  const double g = real(type, got);
  const double w = real(type, want);
  if (is_float(type)) {
    if (std::isnan(g) || std::isnan(w)) return std::isnan(g) && std::isnan(w);
  }
  if (rule.ulp != 0 && ulp_distance(type, got, want) <= rule.ulp) return true;
  if (rule.atol == 0 && rule.rtol == 0) return false;
  if (std::isinf(g) || std::isinf(w)) return false;
  return std::fabs(g - w) <= rule.atol + rule.rtol * std::fabs(w);
}

std::string compare_buffer(const Compare& rule, const Buffer& got, const Buffer& want) {
  if (got.type != want.type || got.count != want.count || got.bytes.size() != want.bytes.size())
    return "the buffers differ in type or size\n";
  const size_t size = size_bytes(got.type);
  size_t different = 0;
  std::string shown;
  for (size_t i = 0; i < got.count; ++i) {
    const std::byte* g = &got.bytes[i * size];
    const std::byte* w = &want.bytes[i * size];
    if (agrees(rule, got.type, g, w)) continue;
    if (++different > most_shown) continue;
    shown += fmt::format("    [{}] got {}, expected {}", i, show(got.type, g), show(got.type, w));
    if (is_float(got.type)) shown += fmt::format(", {} ulp apart", ulp_distance(got.type, g, w));
    shown += '\n';
  }
  if (different == 0) return {};
  return fmt::format("{} of {} elements differ\n", different, got.count) + shown;
}

std::string heading(const Run& run, const Compare& rule, const Buffer& buffer) {
  return fmt::format("  {} argument {} ({}[{}]): ", run.kernel, rule.argument, name(buffer.type), buffer.count);
}

}  // namespace

uint64_t ulp_distance(ElementType type, const std::byte* a, const std::byte* b) {
  const uint64_t x = raw(type, a);
  const uint64_t y = raw(type, b);
  const unsigned bits = 8 * static_cast<unsigned>(size_bytes(type));
  const uint64_t sign = uint64_t{1} << (bits - 1);
  if (!is_float(type)) {
    const uint64_t flip = is_signed(type) ? sign : 0;
    const uint64_t p = x ^ flip;
    const uint64_t q = y ^ flip;
    return p > q ? p - q : q - p;
  }
  if (std::isnan(real(type, a)) != std::isnan(real(type, b))) return UINT64_MAX;
  // Sign and magnitude, mapped so that neighbouring values have neighbouring numbers and both zeros are one.
  const auto ordered = [sign](uint64_t v) { return v & sign ? sign - (v & (sign - 1)) : sign + v; };
  const uint64_t p = ordered(x);
  const uint64_t q = ordered(y);
  return p > q ? p - q : q - p;
}

std::string compare_run(const Run& run, const std::vector<Buffer>& got, const std::vector<Buffer>& want) {
  std::string report;
  for (const Compare& rule : run.compares) {
    const size_t index = run.arguments[rule.argument].buffer;
    const std::string difference = compare_buffer(rule, got.at(index), want.at(index));
    if (!difference.empty()) report += heading(run, rule, want[index]) + difference;
  }
  return report;
}

std::string check_known(const Run& run, const std::vector<Buffer>& got) {
  std::string report;
  for (const Compare& rule : run.compares) {
    const Buffer& buffer = got.at(run.arguments[rule.argument].buffer);
    const size_t size = size_bytes(buffer.type);
    for (const Known& known : rule.known) {
      Buffer part{buffer.type, known.values.count, {}};
      const auto first = buffer.bytes.begin() + static_cast<std::ptrdiff_t>(known.at * size);
      part.bytes.assign(first, first + static_cast<std::ptrdiff_t>(part.count * size));
      const std::string difference = compare_buffer(rule, part, known.values);
      if (!difference.empty())
        report += heading(run, rule, buffer) + fmt::format("known values at {}: ", known.at) + difference;
    }
  }
  return report;
}

}  // namespace lw::kernels
