// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Textures of layers: tex1DLayered and tex2DLayered, filtered within a layer, whose number is clamped.
#include <algorithm>

#include "texture_check.h"

__global__ void sample_1d(hipTextureObject_t texture, const float* x, const int* layer, float* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex1DLayered<float>(texture, x[i], layer[i]);
}
__global__ void sample_2d(hipTextureObject_t texture, const float* x, const float* y, const int* layer, float* out,
                          int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex2DLayered<float>(texture, x[i], y[i], layer[i]);
}

void samples(size_t width, size_t height, size_t layers, const Sampling& sampling, std::mt19937& random) {
  Array<float> array(width, height, layers, hipArrayLayered);
  for (float& texel : array.texels) texel = static_cast<float>(random() % 256);
  array.write();
  CHECK(array.read() == array.texels);
  constexpr size_t kCount = 400;
  const std::vector<float> x = coordinates(static_cast<long>(width), sampling.normalized, random, kCount);
  const std::vector<float> y = coordinates(static_cast<long>(array.rows()), sampling.normalized, random, kCount);
  std::vector<int> layer(kCount);
  for (int& number : layer) number = static_cast<int>(random() % (layers + 4)) - 2;
  const auto xs = DeviceArray<float>::of(x), ys = DeviceArray<float>::of(y);
  const auto numbers = DeviceArray<int>::of(layer);
  DeviceArray<float> out(kCount);
  const hipTextureObject_t texture = make_texture(array.array, sampling);
  if (height == 0)
    LAUNCH(sample_1d<<<2, 256>>>(texture, xs.data, numbers.data, out.data, static_cast<int>(kCount)));
  else
    LAUNCH(sample_2d<<<2, 256>>>(texture, xs.data, ys.data, numbers.data, out.data, static_cast<int>(kCount)));
  std::vector<float> got(kCount);
  out.read(got);
  for (size_t i = 0; i < kCount; ++i) {
    const long z = std::clamp<long>(layer[i], 0, static_cast<long>(layers) - 1);
    const Taps tx = taps(x[i], static_cast<long>(width), sampling);
    const Taps ty = height == 0 ? no_taps() : taps(y[i], static_cast<long>(height), sampling);
    CHECK(near(got[i], filtered(tx, ty, no_taps(), [&](long ix, long iy, long) { return array.at(ix, iy, z); }), 255));
  }
  HIP(hipDestroyTextureObject(texture));
}

int main() {
  std::mt19937 random(new_seed());
  for (const auto filter : {hipFilterModePoint, hipFilterModeLinear}) {
    for (const Sampling sampling : {Sampling{hipAddressModeClamp, filter, false},
                                    {hipAddressModeBorder, filter, false},
                                    {hipAddressModeWrap, filter, true},
                                    {hipAddressModeMirror, filter, true}}) {
      samples(50, 33, 5, sampling, random);
      samples(64, 16, 1, sampling, random);
      samples(50, 0, 7, sampling, random);
    }
  }
}
