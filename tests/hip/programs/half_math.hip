// targets: gfx900
// run: vega-64
// The functions of one half and half2 of hip_fp16.h, on every half, against the host's double precision.
// Debian's device libraries choose the wrong way round at the end of hsin: what is finite gives NaN, on every device.
#include "half_check.h"

// Debian's device libraries do not have what hrcp and h2rcp call: without this no program links that uses them.
extern "C" __device__ __attribute__((const)) _Float16 __llvm_amdgcn_rcp_f16(_Float16 x) {
  return __builtin_amdgcn_rcph(x);
}

// name, the host's result for a double x, how many neighbours away the device's may be, whether the lower half of a
// pair is the upper one's: Debian's header makes pairs of reciprocals of the second alone
#define FUNCTIONS(X)                 \
  X(ceil, std::ceil(x), 0, 0)        \
  X(floor, std::floor(x), 0, 0)      \
  X(trunc, std::trunc(x), 0, 0)      \
  X(rint, std::nearbyint(x), 0, 0)   \
  X(sqrt, std::sqrt(x), 1, 0)        \
  X(rsqrt, 1 / std::sqrt(x), 1, 0)   \
  X(rcp, 1 / x, 1, 1)                \
  X(exp, std::exp(x), 1, 0)          \
  X(exp2, std::exp2(x), 1, 0)        \
  X(exp10, std::pow(10.0, x), 1, 0)  \
  X(log, std::log(x), 1, 0)          \
  X(log2, std::log2(x), 1, 0)        \
  X(log10, std::log10(x), 1, 0)      \
  X(sin, (void(x), NAN), 0, 0)       \
  X(cos, std::cos(x), 1, 0)

__global__ void functions(const uint16_t* from, uint64_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const __half x = __ushort_as_half(from[i]);
  const __half2 xx = __halves2half2(x, __ushort_as_half(from[(i + 1) % n]));
  int k = 0;
#define X(name, host, ulps, low)         \
  out[k++ * n + i] = result(h##name(x)); \
  out[k++ * n + i] = result(h2##name(xx));
  FUNCTIONS(X)
#undef X
}

int main() {
  const int n = 65536;
  const std::vector<uint16_t> from = all_halves(1, 0);
  auto input = DeviceArray<uint16_t>::of(from);
  DeviceArray<uint64_t> output(30 * n);
  LAUNCH(functions<<<n / 256, 256>>>(input.data, output.data, n));
  std::vector<uint64_t> got(output.count);
  output.read(got);
  int k = 0;
  const auto check = [&](const char* name, int ulps, int low, auto function) {
    const auto wanted = [&](int i) {
      return expected(static_cast<F16>(function(static_cast<double>(bits_as<F16>(from[i])))));
    };
    for (int i = 0; i < n; ++i) {
      const uint64_t one = got[k * n + i], two = got[(k + 1) * n + i];
      const bool agree = halves_agree(one, wanted(i), ulps) &&
                         halves_agree(two & 0xffff, wanted((i + low) % n), ulps) &&
                         halves_agree(two >> 16, wanted((i + 1) % n), ulps);
      if (!agree)
        fprintf(stderr, "h%s(%#x) = %#llx, h2%s = %#llx, expected %#llx and %#llx\n", name, from[i],
                static_cast<unsigned long long>(one), name, static_cast<unsigned long long>(two),
                static_cast<unsigned long long>(wanted(i)), static_cast<unsigned long long>(wanted((i + 1) % n)));
      CHECK(agree);
    }
    k += 2;
  };
#define X(name, host, ulps, low) check(#name, ulps, low, [](double x) { return host; });
  FUNCTIONS(X)
#undef X
}
