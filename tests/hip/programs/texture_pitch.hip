// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Textures over rows of memory with gaps between them: all of the rows, and some of them.
#include <cstdlib>

#include "texture_check.h"

template <class T>
__global__ void sample(hipTextureObject_t texture, const float* x, const float* y, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex2D<T>(texture, x[i], y[i]);
}

template <class T>
struct Rows {
  T* data = nullptr;
  size_t pitch = 0, width, height;
  std::vector<T> texels;

  Rows(size_t w, size_t h, std::mt19937& random) : width(w), height(h), texels(w * h) {
    HIP(hipMallocPitch(reinterpret_cast<void**>(&data), &pitch, w * sizeof(T), h));
    for (T& texel : texels) texel = static_cast<T>(random() % 256);
    HIP(hipMemcpy2D(data, pitch, texels.data(), w * sizeof(T), w * sizeof(T), h, hipMemcpyHostToDevice));
  }
  Rows(const Rows&) = delete;
  ~Rows() { (void)hipFree(data); }

  // The part from a texel on.
  hipResourceDesc resource(size_t x, size_t y, size_t w, size_t h) const {
    hipResourceDesc resource{};
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D.devPtr = reinterpret_cast<char*>(data) + y * pitch + x * sizeof(T);
    resource.res.pitch2D.desc = format_of<T>();
    resource.res.pitch2D.width = w;
    resource.res.pitch2D.height = h;
    resource.res.pitch2D.pitchInBytes = pitch;
    return resource;
  }
};

// A part of the rows as a texture; its texels are numbers of `scale` each.
template <class T, class Got>
void samples(const Rows<T>& rows, size_t x0, size_t y0, size_t w, size_t h, const Sampling& sampling, double scale,
             std::mt19937& random) {
  constexpr size_t kCount = 500;
  const std::vector<float> x = coordinates(static_cast<long>(w), sampling.normalized, random, kCount);
  const std::vector<float> y = coordinates(static_cast<long>(h), sampling.normalized, random, kCount);
  const auto xs = DeviceArray<float>::of(x), ys = DeviceArray<float>::of(y);
  DeviceArray<Got> out(kCount);
  const hipTextureObject_t texture = make_texture(rows.resource(x0, y0, w, h), sampling);
  LAUNCH(sample<Got><<<2, 256>>>(texture, xs.data, ys.data, out.data, static_cast<int>(kCount)));
  std::vector<Got> got(kCount);
  out.read(got);
  for (size_t i = 0; i < kCount; ++i) {
    const Taps tx = taps(x[i], static_cast<long>(w), sampling), ty = taps(y[i], static_cast<long>(h), sampling);
    const double expected = filtered(tx, ty, no_taps(), [&](long at_x, long at_y, long) {
      return static_cast<double>(rows.texels[(y0 + at_y) * rows.width + x0 + at_x]);
    });
    CHECK(near(got[i], expected * scale, 255 * scale));
  }
  HIP(hipDestroyTextureObject(texture));
}

int main() {
  // Rows with gaps between them crash HIP 5.2 on gfx1010: it means to copy such images, and has no object for the copy.
  setenv("GPU_IMAGE_BUFFER_WAR", "0", 1);
  std::mt19937 random(new_seed());
  const Sampling point{hipAddressModeClamp, hipFilterModePoint, false};
  const Sampling linear{hipAddressModeWrap, hipFilterModeLinear, true};
  const Rows<float> floats(100, 37, random);
  const Rows<unsigned char> bytes(300, 20, random);
  samples<float, float>(floats, 0, 0, 100, 37, point, 1, random);
  samples<float, float>(floats, 0, 0, 100, 37, linear, 1, random);
  samples<unsigned char, unsigned char>(bytes, 0, 0, 300, 20, point, 1, random);
  Sampling fractions = linear;
  fractions.read = hipReadModeNormalizedFloat;
  samples<unsigned char, float>(bytes, 0, 0, 300, 20, fractions, 1 / 255.0, random);
  // Some of the rows.
  samples<float, float>(floats, 0, 11, 100, 20, point, 1, random);
  samples<float, float>(floats, 0, 11, 100, 20, linear, 1, random);
}
