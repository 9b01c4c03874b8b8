// targets: gfx900
// run: vega-64
// Conversions, packing and loads of hip_fp16.h. The header casts whatever rounding a name asks for: to halves to
// nearest, to integers towards zero; that is what is expected here.
#include "half_check.h"

#define INTEGERS(X) \
  X(int, int) X(uint, unsigned) X(short, short) X(ushort, unsigned short) X(ll, long long) X(ull, unsigned long long)
#define ROUNDINGS(X, name, type) X(name, type, rn) X(name, type, rd) X(name, type, ru) X(name, type, rz)

__global__ void from_halves(const uint16_t* from, uint64_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const __half x = __ushort_as_half(from[i]), y = __ushort_as_half(from[(i + 1) % n]);
  const __half2 xy = __halves2half2(x, y), yx = make_half2(y, x);
  int k = 0;
  out[k++ * n + i] = result(__half2float(x));
  out[k++ * n + i] = result(__half22float2(xy));
  out[k++ * n + i] = result(__low2float(xy));
  out[k++ * n + i] = result(__high2float(xy));
  out[k++ * n + i] = result(__low2half(xy));
  out[k++ * n + i] = result(__high2half(xy));
  out[k++ * n + i] = result(__half2half2(x));
  out[k++ * n + i] = result(__low2half2(xy));
  out[k++ * n + i] = result(__high2half2(xy));
  out[k++ * n + i] = result(__lowhigh2highlow(xy));
  out[k++ * n + i] = result(__lows2half2(xy, yx));
  out[k++ * n + i] = result(__highs2half2(xy, yx));
  out[k++ * n + i] = static_cast<uint16_t>(__half_as_short(__short_as_half(static_cast<short>(from[i]))));
  const auto* halves = reinterpret_cast<const __half*>(from);
  out[k++ * n + i] = result(__ldg(halves + i));
  out[k++ * n + i] = result(__ldca(halves + i));
  out[k++ * n + i] = result(__ldcg(halves + i));
  out[k++ * n + i] = result(__ldcs(halves + i));
  out[k++ * n + i] = result(__ldg(reinterpret_cast<const __half2*>(from) + i / 2));
}
__global__ void to_integers(const uint16_t* from, uint64_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const __half x = __ushort_as_half(from[i]);
  int k = 0;
#define X(name, type, rounding) out[k++ * n + i] = result(__half2##name##_##rounding(x));
#define Y(name, type) ROUNDINGS(X, name, type)
  INTEGERS(Y)
#undef X
}
__global__ void to_halves(const long long* integers, const float* floats, uint64_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int k = 0;
#define X(name, type, rounding) out[k++ * n + i] = result(__##name##2half_##rounding(static_cast<type>(integers[i])));
  INTEGERS(Y)
#undef X
  out[k++ * n + i] = result(__float2half(floats[i]));
  out[k++ * n + i] = result(__float2half_rn(floats[i]));
  out[k++ * n + i] = result(__float2half_rz(floats[i]));
  out[k++ * n + i] = result(__float2half_rd(floats[i]));
  out[k++ * n + i] = result(__float2half_ru(floats[i]));
  out[k++ * n + i] = result(__float2half2_rn(floats[i]));
  out[k++ * n + i] = result(__floats2half2_rn(floats[i], -floats[i]));
  out[k++ * n + i] = result(__float22half2_rn(make_float2(floats[i], 2 * floats[i])));
}

int main() {
  const int n = 65536;
  const std::vector<uint16_t> from = all_halves(1, 0);
  auto input = DeviceArray<uint16_t>::of(from);
  std::vector<uint64_t> got(32 * n);
  DeviceArray<uint64_t> output(got.size());
  int k = 0;
  const auto check = [&](auto function) {
    for (int i = 0; i < n; ++i)
      if (got[k * n + i] != function(i)) {
        fprintf(stderr, "result %d of input %d: %#llx, expected %#llx\n", k, i,
                static_cast<unsigned long long>(got[k * n + i]), static_cast<unsigned long long>(function(i)));
        CHECK(false);
      }
    ++k;
  };
  const auto half = [&](int i) { return bits_as<F16>(from[i % n]); };
  const auto is_nan = [&](int i) { return is_nan_half(from[i % n]); };
  const auto one = [&](int i) -> uint64_t { return from[i % n]; };
  const auto two = [&](int low, int high) { return one(low) | one(high) << 16; };

  LAUNCH(from_halves<<<n / 256, 256>>>(input.data, output.data, n));
  output.read(got);
  // A NaN keeps its sign and payload, quiet.
  const auto widened = [&](int i) -> uint64_t {
    if (!is_nan(i)) return expected(static_cast<float>(half(i)));
    return (one(i) & 0x8000) << 16 | 0x7fc00000 | (one(i) & 0x3ff) << 13;
  };
  check(widened);
  check([&](int i) { return widened(i) | widened(i + 1) << 32; });
  check(widened);
  check([&](int i) { return widened(i + 1); });
  check(one);
  check([&](int i) { return one(i + 1); });
  check([&](int i) { return two(i, i); });
  check([&](int i) { return two(i, i); });
  check([&](int i) { return two(i + 1, i + 1); });
  check([&](int i) { return two(i + 1, i); });
  check([&](int i) { return two(i, i + 1); });
  check([&](int i) { return two(i + 1, i); });
  for (int repeat = 0; repeat < 5; ++repeat) check(one);
  check([&](int i) { return two(i / 2 * 2, i / 2 * 2 + 1); });

  // Values out of a type's range have no one answer.
  std::vector<uint16_t> small(n);
  for (int i = 0; i < n; ++i) small[i] = static_cast<uint16_t>(0x3000 + i % 0x4800);  // 0.125 to 32752
  HIP(hipMemcpy(input.data, small.data(), n * 2, hipMemcpyHostToDevice));
  LAUNCH(to_integers<<<n / 256, 256>>>(input.data, output.data, n));
  output.read(got);
  k = 0;
#define X(name, type, rounding) check([&](int i) { return expected(static_cast<type>(bits_as<F16>(small[i]))); });
  INTEGERS(Y)
#undef X

  std::vector<long long> integers(n);
  std::vector<float> floats(n);
  for (int i = 0; i < n; ++i) {
    integers[i] = (i * 2654435761ll) >> (i % 33);
    floats[i] = bits_as<float>(static_cast<uint32_t>(i * 2654435761u % 0x14000000u + 0x33000000u) | i << 31);
  }
  auto integer_input = DeviceArray<long long>::of(integers);
  auto float_input = DeviceArray<float>::of(floats);
  LAUNCH(to_halves<<<n / 256, 256>>>(integer_input.data, float_input.data, output.data, n));
  output.read(got);
  k = 0;
#define X(name, type, rounding) check([&](int i) { return expected(static_cast<F16>(static_cast<type>(integers[i]))); });
  INTEGERS(Y)
#undef X
  const auto narrow = [](float x) { return static_cast<F16>(x); };
  for (int repeat = 0; repeat < 5; ++repeat) check([&](int i) { return expected(narrow(floats[i])); });
  check([&](int i) { return expected(narrow(floats[i]), narrow(floats[i])); });
  check([&](int i) { return expected(narrow(floats[i]), narrow(-floats[i])); });
  check([&](int i) { return expected(narrow(floats[i]), narrow(2 * floats[i])); });
}
