// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Textures of two dimensions over arrays: floats, bytes as they are and as fractions, every filter and address mode,
// with coordinates in texels and in fractions of the image.
#include "texture_check.h"

template <class T>
__global__ void sample(hipTextureObject_t texture, const float* x, const float* y, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex2D<T>(texture, x[i], y[i]);
}

void fill(float& texel, std::mt19937& random) { texel = static_cast<float>(random() % 256); }
void fill(float4& texel, std::mt19937& random) {
  fill(texel.x, random), fill(texel.y, random), fill(texel.z, random), fill(texel.w, random);
}
void fill(unsigned char& texel, std::mt19937& random) { texel = static_cast<unsigned char>(random() % 256); }
void fill(uchar4& texel, std::mt19937& random) {
  fill(texel.x, random), fill(texel.y, random), fill(texel.z, random), fill(texel.w, random);
}

// A component as a number.
double component(float texel, int) { return texel; }
double component(const float4& texel, int c) {
  return c == 0 ? texel.x : c == 1 ? texel.y : c == 2 ? texel.z : texel.w;
}
double component(const uchar4& texel, int c) {
  return c == 0 ? texel.x : c == 1 ? texel.y : c == 2 ? texel.z : texel.w;
}

// Texels of type T, read as type Got: `scale` times the numbers that the array holds.
template <class T, class Got>
void samples(size_t width, size_t height, const Sampling& sampling, double scale, std::mt19937& random) {
  Array<T> array(width, height);
  for (T& texel : array.texels) fill(texel, random);
  array.write();
  constexpr size_t kCount = 500;
  const std::vector<float> x = coordinates(static_cast<long>(width), sampling.normalized, random, kCount);
  const std::vector<float> y = coordinates(static_cast<long>(height), sampling.normalized, random, kCount);
  const auto xs = DeviceArray<float>::of(x), ys = DeviceArray<float>::of(y);
  DeviceArray<Got> out(kCount);
  const hipTextureObject_t texture = make_texture(array.array, sampling);
  LAUNCH(sample<Got><<<2, 256>>>(texture, xs.data, ys.data, out.data, static_cast<int>(kCount)));
  std::vector<Got> got(kCount);
  out.read(got);
  for (size_t i = 0; i < kCount; ++i) {
    const Taps tx = taps(x[i], static_cast<long>(width), sampling),
               ty = taps(y[i], static_cast<long>(height), sampling);
    constexpr int kComponents = sizeof(T) / sizeof(typename ElementOf<T>::Type);
    for (int c = 0; c < kComponents; ++c) {
      const double expected =
          filtered(tx, ty, no_taps(), [&](long at_x, long at_y, long) { return component(array.at(at_x, at_y), c); });
      CHECK(near(component(got[i], c), expected * scale, 255 * scale));
    }
  }
  HIP(hipDestroyTextureObject(texture));
}

int main() {
  std::mt19937 random(new_seed());
  for (const auto address : {hipAddressModeClamp, hipAddressModeBorder, hipAddressModeWrap, hipAddressModeMirror})
    for (const bool normalized : {false, true}) {
      // The other two need fractions.
      if (!normalized && address != hipAddressModeClamp && address != hipAddressModeBorder) continue;
      for (const auto& [width, height] : {std::pair<size_t, size_t>{1, 1}, {64, 32}, {70, 33}}) {
        const Sampling point{address, hipFilterModePoint, normalized};
        const Sampling linear{address, hipFilterModeLinear, normalized};
        samples<float, float>(width, height, point, 1, random);
        samples<float, float>(width, height, linear, 1, random);
        samples<float4, float4>(width, height, linear, 1, random);
        samples<uchar4, uchar4>(width, height, point, 1, random);
        Sampling fractions = linear;
        fractions.read = hipReadModeNormalizedFloat;
        samples<uchar4, float4>(width, height, fractions, 1 / 255.0, random);
      }
    }
}
