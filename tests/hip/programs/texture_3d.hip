// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Textures of three dimensions.
#include "texture_check.h"

template <class T>
__global__ void sample(hipTextureObject_t texture, const float* x, const float* y, const float* z, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex3D<T>(texture, x[i], y[i], z[i]);
}

template <class T, class Got>
void samples(size_t width, size_t height, size_t depth, const Sampling& sampling, double scale, std::mt19937& random) {
  Array<T> array(width, height, depth);
  for (T& texel : array.texels) texel = static_cast<T>(random() % 256);
  array.write();
  constexpr size_t kCount = 400;
  const std::vector<float> x = coordinates(static_cast<long>(width), sampling.normalized, random, kCount);
  const std::vector<float> y = coordinates(static_cast<long>(height), sampling.normalized, random, kCount);
  const std::vector<float> z = coordinates(static_cast<long>(depth), sampling.normalized, random, kCount);
  const auto xs = DeviceArray<float>::of(x), ys = DeviceArray<float>::of(y), zs = DeviceArray<float>::of(z);
  DeviceArray<Got> out(kCount);
  const hipTextureObject_t texture = make_texture(array.array, sampling);
  LAUNCH(sample<Got><<<2, 256>>>(texture, xs.data, ys.data, zs.data, out.data, static_cast<int>(kCount)));
  std::vector<Got> got(kCount);
  out.read(got);
  for (size_t i = 0; i < kCount; ++i) {
    const double expected =
        filtered(taps(x[i], static_cast<long>(width), sampling), taps(y[i], static_cast<long>(height), sampling),
                 taps(z[i], static_cast<long>(depth), sampling),
                 [&](long ix, long iy, long iz) { return static_cast<double>(array.at(ix, iy, iz)); });
    CHECK(near(got[i], expected * scale, 255 * scale));
  }
  HIP(hipDestroyTextureObject(texture));
}

int main() {
  std::mt19937 random(new_seed());
  for (const auto address : {hipAddressModeClamp, hipAddressModeBorder, hipAddressModeWrap, hipAddressModeMirror})
    for (const bool normalized : {false, true}) {
      // The other two need fractions.
      if (!normalized && address != hipAddressModeClamp && address != hipAddressModeBorder) continue;
      for (const auto filter : {hipFilterModePoint, hipFilterModeLinear}) {
        const Sampling sampling{address, filter, normalized};
        samples<float, float>(8, 4, 2, sampling, 1, random);
        samples<float, float>(19, 11, 7, sampling, 1, random);
        Sampling fractions = sampling;
        fractions.read = hipReadModeNormalizedFloat;
        samples<unsigned char, float>(16, 16, 16, fractions, 1 / 255.0, random);
      }
      samples<unsigned short, unsigned short>(21, 9, 5, {address, hipFilterModePoint, normalized}, 1, random);
    }
}
