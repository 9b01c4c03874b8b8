// targets: gfx803 gfx900 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: navi10-5700xt
// run: navi21-6900xt
// Shuffles of every kind, type and width; ballots, any, all; lane masks; both sizes of wave.
#include <vector>

#include "check.h"

template <class T>
__global__ void shuffles(const T* in, T* out, int width, int by) {
  const int i = threadIdx.x, n = blockDim.x;
  out[i] = __shfl(in[i], by, width);
  out[n + i] = __shfl_up(in[i], by, width);
  out[2 * n + i] = __shfl_down(in[i], by, width);
  out[3 * n + i] = __shfl_xor(in[i], by, width);
}
__global__ void votes(const int* in, unsigned long long* out) {
  const int i = threadIdx.x, n = blockDim.x;
  out[i] = __ballot(in[i]);
  out[n + i] = __any(in[i] > 90);
  out[2 * n + i] = __all(in[i] >= 0);
  out[3 * n + i] = __popcll(__ballot(1)) | __lane_id() << 8;
  if (in[i] % 3 == 0) out[i] ^= __ballot(in[i] % 2 == 0);
}

template <class T>
void check_shuffles(int wave) {
  const int n = 128;
  std::vector<T> in(n), out(4 * n);
  for (int i = 0; i < n; ++i) in[i] = static_cast<T>(i * 1.5 + 1);
  auto from = DeviceArray<T>::of(in);
  DeviceArray<T> to(4 * n);
  for (int width = wave; width >= 2; width /= 2)
    for (const int by : {0, 1, 3, width / 2, width - 1}) {
      if (by >= width) continue;
      LAUNCH(shuffles<T><<<1, n>>>(from.data, to.data, width, by));
      to.read(out);
      for (int i = 0; i < n; ++i) {
        const int base = i / width * width, in_group = i % width;
        CHECK(out[i] == in[base + by]);
        CHECK(out[n + i] == in[in_group - by < 0 ? i : i - by]);
        CHECK(out[2 * n + i] == in[in_group + by >= width ? i : i + by]);
        CHECK(out[3 * n + i] == in[(in_group ^ by) >= width ? i : base + (in_group ^ by)]);
      }
    }
}

int main() {
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  const int wave = p.warpSize;
  check_shuffles<int>(wave);
  check_shuffles<unsigned>(wave);
  check_shuffles<float>(wave);
  check_shuffles<long long>(wave);
  check_shuffles<double>(wave);

  const int n = 128;
  std::vector<int> in(n);
  std::vector<unsigned long long> out(4 * n);
  for (int i = 0; i < n; ++i) in[i] = i * 37 % 97;
  auto from = DeviceArray<int>::of(in);
  DeviceArray<unsigned long long> to(4 * n);
  LAUNCH(votes<<<1, n>>>(from.data, to.data));
  to.read(out);
  for (int i = 0; i < n; ++i) {
    unsigned long long nonzero = 0, thirds = 0;
    bool any = false;
    const int base = i / wave * wave;
    for (int l = 0; l < wave; ++l) {
      const int value = in[base + l];
      if (value != 0) nonzero |= 1ull << l;
      if (value % 3 == 0 && value % 2 == 0) thirds |= 1ull << l;
      any |= value > 90;
    }
    CHECK(out[i] == (in[i] % 3 == 0 ? nonzero ^ thirds : nonzero));
    CHECK(out[n + i] == any);
    CHECK(out[2 * n + i] == 1);
    CHECK(out[3 * n + i] == (static_cast<unsigned long long>(wave) | static_cast<unsigned long long>(i % wave) << 8));
  }
}
