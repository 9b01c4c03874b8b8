// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// Arithmetic and comparisons of hip_fp16.h, half and half2, on all halves against the host's own.
#include "half_check.h"

// name, the host's result for halves a, b, c, how many neighbours away it may be
#define ARITHMETIC(X)                                     \
  X(__hadd, 2, a + b, 0)                                  \
  X(__hsub, 2, a - b, 0)                                  \
  X(__hmul, 2, a* b, 0)                                   \
  X(__hdiv, 2, a / b, 1)                                  \
  X(__hadd_sat, 2, saturated(a + b), 0)                   \
  X(__hsub_sat, 2, saturated(a - b), 0)                   \
  X(__hmul_sat, 2, saturated(a* b), 0)                    \
  X(__hfma, 3, fused(a, b, c), 0)                         \
  X(__hfma_sat, 3, saturated(fused(a, b, c)), 0)          \
  X(__hneg, 1, bits_as<F16>(static_cast<uint16_t>(expected(a) ^ 0x8000)), 0)
#define ARITHMETIC2(X)                                    \
  X(__hadd2, 2, a + b, 0)                                 \
  X(__hsub2, 2, a - b, 0)                                 \
  X(__hmul2, 2, a* b, 0)                                  \
  X(__h2div, 2, a / b, 1)                                 \
  X(__hadd2_sat, 2, saturated(a + b), 0)                  \
  X(__hsub2_sat, 2, saturated(a - b), 0)                  \
  X(__hmul2_sat, 2, saturated(a* b), 0)                   \
  X(__hfma2, 3, fused(a, b, c), 0)                        \
  X(__hfma2_sat, 3, saturated(fused(a, b, c)), 0)         \
  X(__hneg2, 1, bits_as<F16>(static_cast<uint16_t>(expected(a) ^ 0x8000)), 0)
#define COMPARISONS(X)                                                                               \
  X(eq, a == b) X(ne, a != b) X(lt, a < b) X(le, a <= b) X(gt, a > b) X(ge, a >= b)                  \
  X(equ, a == b) X(neu, a != b) X(ltu, a < b) X(leu, a <= b) X(gtu, a > b) X(geu, a >= b)

#define ARGUMENTS1 x
#define ARGUMENTS2 x, y
#define ARGUMENTS3 x, y, z

__global__ void scalars(const uint16_t* from, uint64_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const __half x = __ushort_as_half(from[i]), y = __ushort_as_half(from[n + i]), z = __ushort_as_half(from[2 * n + i]);
  int k = 0;
#define X(name, count, host, ulps) out[k++ * n + i] = result(name(ARGUMENTS##count));
  ARITHMETIC(X)
#undef X
#define X(name, host) out[k++ * n + i] = result(__h##name(x, y));
  COMPARISONS(X)
#undef X
  out[k++ * n + i] = result(__hisnan(x));
  out[k++ * n + i] = result(__hisinf(x));
}
__global__ void pairs(const uint16_t* from, uint64_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const auto pair = [&](int which) {
    return __halves2half2(__ushort_as_half(from[which * n + i]), __ushort_as_half(from[which * n + (i + 1) % n]));
  };
  const __half2 x = pair(0), y = pair(1), z = pair(2);
  int k = 0;
#define X(name, count, host, ulps) out[k++ * n + i] = result(name(ARGUMENTS##count));
  ARITHMETIC2(X)
#undef X
#define X(name, host) out[k++ * n + i] = result(__h##name##2(x, y));
  COMPARISONS(X)
#undef X
#define X(name, host) out[k++ * n + i] = result(__hb##name##2(x, y));
  COMPARISONS(X)
#undef X
  out[k++ * n + i] = result(__hisnan2(x));
  out[k++ * n + i] = result(__hisinf2(x));
}

struct Row {
  const char* name;
  std::vector<uint64_t> wanted;
  int ulps;
  enum { kHalf, kPair, kValue } kind;
};

int main() {
  const int n = 65536;
  std::vector<uint16_t> from = all_halves(1, 0);
  for (const uint32_t multiplier : {25173u, 40503u})
    for (const uint16_t half : all_halves(multiplier, 13849)) from.push_back(half);
  // Half of the pairs near each other, where cancellation and ties are.
  for (int i = 0; i < n; i += 2) from[n + i] = static_cast<uint16_t>(from[i] + i % 7 * 113);

  std::vector<Row> scalar_rows, pair_rows;
  const auto add_scalar = [&](const char* name, int ulps, auto function) {
    Row row{name, std::vector<uint64_t>(n), ulps, ulps < 0 ? Row::kValue : Row::kHalf};
    for (int i = 0; i < n; ++i)
      row.wanted[i] = expected(function(bits_as<F16>(from[i]), bits_as<F16>(from[n + i]), bits_as<F16>(from[2 * n + i])));
    scalar_rows.push_back(row);
  };
  const auto add_pair = [&](const char* name, int ulps, auto function) {
    Row row{name, std::vector<uint64_t>(n), ulps, Row::kPair};
    const auto at = [&](int i) {
      return static_cast<F16>(
          function(bits_as<F16>(from[i]), bits_as<F16>(from[n + i]), bits_as<F16>(from[2 * n + i])));
    };
    for (int i = 0; i < n; ++i) row.wanted[i] = expected(at(i), at((i + 1) % n));
    pair_rows.push_back(row);
  };
  const auto add_both = [&](const char* name, auto function) {
    Row row{name, std::vector<uint64_t>(n), 0, Row::kValue};
    const auto at = [&](int i) { return function(bits_as<F16>(from[i]), bits_as<F16>(from[n + i])); };
    for (int i = 0; i < n; ++i) row.wanted[i] = at(i) && at((i + 1) % n);
    pair_rows.push_back(row);
  };
#define LAMBDA(host) [](F16 a, F16 b, F16 c) { (void)a, (void)b, (void)c; return static_cast<F16>(host); }
#define X(name, count, host, ulps) add_scalar(#name, ulps, LAMBDA(host));
  ARITHMETIC(X)
#undef X
#define X(name, host) add_scalar(#name, -1, [](F16 a, F16 b, F16) { return host; });
  COMPARISONS(X)
#undef X
  add_scalar("__hisnan", -1, [](F16 a, F16, F16) { return a != a; });
  add_scalar("__hisinf", -1, [](F16 a, F16, F16) { return (expected(a) & 0x7fff) == 0x7c00; });
#define X(name, count, host, ulps) add_pair(#name, ulps, LAMBDA(host));
  ARITHMETIC2(X)
#undef X
#define X(name, host) add_pair(#name "2", 0, [](F16 a, F16 b, F16) { return host ? 1 : 0; });
  COMPARISONS(X)
#undef X
#define X(name, host) add_both("b" #name "2", [](F16 a, F16 b) { return host; });
  COMPARISONS(X)
#undef X
  // True is -1 in vectors of the device libraries, and the header makes a half of that.
  add_pair("__hisnan2", 0, [](F16 a, F16, F16) { return a != a ? -1 : 0; });
  add_pair("__hisinf2", 0, [](F16 a, F16, F16) { return (expected(a) & 0x7fff) == 0x7c00 ? -1 : 0; });

  auto input = DeviceArray<uint16_t>::of(from);
  for (const bool is_pair : {false, true}) {
    const std::vector<Row>& rows = is_pair ? pair_rows : scalar_rows;
    DeviceArray<uint64_t> output(rows.size() * n);
    if (is_pair)
      LAUNCH(pairs<<<n / 256, 256>>>(input.data, output.data, n));
    else
      LAUNCH(scalars<<<n / 256, 256>>>(input.data, output.data, n));
    std::vector<uint64_t> got(output.count);
    output.read(got);
    for (size_t k = 0; k < rows.size(); ++k)
      for (int i = 0; i < n; ++i) {
        const uint64_t mine = got[k * n + i], wanted = rows[k].wanted[i];
        const bool agree = rows[k].kind == Row::kValue ? mine == wanted
                           : rows[k].kind == Row::kHalf
                               ? halves_agree(mine, wanted, rows[k].ulps)
                               : halves_agree(mine & 0xffff, wanted & 0xffff, rows[k].ulps) &&
                                     halves_agree(mine >> 16, wanted >> 16, rows[k].ulps);
        if (!agree)
          fprintf(stderr, "%s(%#x, %#x, %#x) = %#llx, expected %#llx\n", rows[k].name, from[i], from[n + i],
                  from[2 * n + i], static_cast<unsigned long long>(mine), static_cast<unsigned long long>(wanted));
        CHECK(agree);
      }
  }
}
