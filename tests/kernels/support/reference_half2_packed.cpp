#include <cmath>

#include "support/half.h"
#include "support/reference_list.h"

namespace lw::kernels {

namespace {

uint16_t negated(uint16_t x) { return static_cast<uint16_t>(x ^ 0x8000); }
uint16_t magnitude(uint16_t x) { return static_cast<uint16_t>(x & 0x7fff); }
bool is_nan(uint16_t x) { return magnitude(x) > 0x7c00; }

uint16_t smaller(uint16_t x, uint16_t y) {
  if (is_nan(x)) return y;
  if (is_nan(y)) return x;
  return half_to_float(y) < half_to_float(x) ? y : x;
}

uint16_t larger(uint16_t x, uint16_t y) {
  if (is_nan(x)) return y;
  if (is_nan(y)) return x;
  return half_to_float(y) > half_to_float(x) ? y : x;
}

void operations(const Run& run, std::vector<Buffer>& buffers) {
  const auto a = elements<uint16_t>(argument_buffer(run, buffers, 0));
  const auto b = elements<uint16_t>(argument_buffer(run, buffers, 1));
  const auto c = elements<uint16_t>(argument_buffer(run, buffers, 2));
  Buffer& out = argument_buffer(run, buffers, 3);
  for (size_t i = 0; i < run.global[0]; ++i) {
    for (size_t part = 0; part < 2; ++part) {
      const uint16_t x = a[2 * i + part];
      const uint16_t y = b[2 * i + part];
      const uint16_t z = c[2 * i + part];
      const uint16_t values[10] = {
          half_add(x, y),
          half_sub(x, y),
          half_mul(x, y),
          half_fma(x, y, z),
          smaller(x, y),
          larger(x, y),
          half_add(negated(x), b[2 * i + 1 - part]),
          half_fma(a[2 * i], negated(y), c[2 * i + 1 - part]),
          half_mul(magnitude(x), z),
          half_to_float(x) < half_to_float(y) ? x : z,
      };
      for (size_t k = 0; k < 10; ++k) set_element(out, 2 * (10 * i + k) + part, values[k]);
    }
  }
}

void conversions(const Run& run, std::vector<Buffer>& buffers) {
  const auto a = elements<uint16_t>(argument_buffer(run, buffers, 0));
  const auto f = elements<float>(argument_buffer(run, buffers, 1));
  for (size_t i = 0; i < run.global[0]; ++i) {
    const float x = half_to_float(a[i]);
    set_element(argument_buffer(run, buffers, 2), i, x * 3.0f);
    Buffer& narrow = argument_buffer(run, buffers, 3);
    set_element(narrow, 3 * i, double_to_half(f[i]));
    set_element(narrow, 3 * i + 1, double_to_half(std::trunc(f[i])));
    const uint16_t twice = half_mul(double_to_half(std::trunc(x)), double_to_half(2.0));
    set_element(narrow, 3 * i + 2, half_add(double_to_half(std::floor(x)), twice));
    const float eightfold = half_to_float(half_mul(a[i], double_to_half(8.0)));
    set_element(argument_buffer(run, buffers, 4), i, static_cast<int16_t>(eightfold));
  }
}

void dot_product(const Run& run, std::vector<Buffer>& buffers) {
  const auto a = elements<uint16_t>(argument_buffer(run, buffers, 0));
  const auto b = elements<uint16_t>(argument_buffer(run, buffers, 1));
  uint32_t length = 0;
  __builtin_memcpy(&length, run.arguments[3].scalar.data(), sizeof length);
  for (size_t i = 0; i < run.global[0]; ++i) {
    uint16_t sum[2] = {0, 0};
    for (size_t k = 0; k < length; ++k)
      for (size_t part = 0; part < 2; ++part)
        sum[part] = half_fma(a[2 * ((i + k) & 63) + part], b[2 * ((i * 3 + k) & 63) + part], sum[part]);
    set_element(argument_buffer(run, buffers, 2), i, half_add(sum[0], sum[1]));
  }
}

}  // namespace

void reference_half2_packed(const Case&, const Run& run, std::vector<Buffer>& buffers) {
  if (run.kernel == "operations") return operations(run, buffers);
  if (run.kernel == "conversions") return conversions(run, buffers);
  LW_CHECK(run.kernel == "dot_product", "a kernel of half2_packed without a reference");
  dot_product(run, buffers);
}

}  // namespace lw::kernels
