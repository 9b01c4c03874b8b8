// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// A kernel that samples one array and stores to another, twice, so that the second run reads what the first has stored:
// what recording has to keep of images.
#include "texture_check.h"

__global__ void shade(hipTextureObject_t from, hipSurfaceObject_t to, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) surf2Dwrite(tex2D<float>(from, x + 0.75f, y + 1.0f) + 1, to, x * 4, y);
}

struct Picture {
  Array<float> array{45, 30};
  hipTextureObject_t texture{};
  hipSurfaceObject_t surface{};

  explicit Picture(const Sampling& sampling) {
    texture = make_texture(array.array, sampling);
    hipResourceDesc resource{};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array.array;
    HIP(hipCreateSurfaceObject(&surface, &resource));
  }
  ~Picture() {
    (void)hipDestroyTextureObject(texture);
    (void)hipDestroySurfaceObject(surface);
  }
  // What the device makes of it, in `to`, and what the host does.
  void shade_into(Picture& to, const Sampling& sampling) const {
    LAUNCH(shade<<<dim3(3, 4), dim3(16, 8)>>>(texture, to.surface, 45, 30));
    for (size_t y = 0; y < 30; ++y)
      for (size_t x = 0; x < 45; ++x)
        to.array.at(x, y) = static_cast<float>(1 + filtered(taps(static_cast<float>(x) + 0.75f, 45, sampling),
                                                            taps(static_cast<float>(y) + 1, 30, sampling), no_taps(),
                                                            [&](long i, long j, long) { return array.at(i, j); }));
  }
};

int main() {
  std::mt19937 random(new_seed());
  const Sampling sampling{hipAddressModeClamp, hipFilterModeLinear, false};
  Picture one(sampling), two(sampling), three(sampling);
  for (float& texel : one.array.texels) texel = static_cast<float>(random() % 256);
  one.array.write();
  one.shade_into(two, sampling);
  two.shade_into(three, sampling);
  const std::vector<float> got = three.array.read();
  for (size_t i = 0; i < got.size(); ++i) CHECK(near(got[i], three.array.texels[i], 258));
}
