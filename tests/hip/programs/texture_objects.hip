// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// stderr: 3D image of 16384 x 16384 x 100 texels, r32f
// Texture objects made, described, destroyed and made again, hundreds of them at a time and over arrays that change;
// what cannot be a texture is an error, and textures go on as before.
#include "texture_check.h"

__global__ void sample_each(const hipTextureObject_t* textures, float* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  // What is the same for a wave is in scalar registers, as a descriptor has to be.
  for (int lane = 0; lane < warpSize; ++lane) {
    const int of_lane = __shfl(i, lane);
    if (of_lane >= count) break;
    const uint64_t bits = reinterpret_cast<uint64_t>(textures[of_lane]);
    const uint64_t low = static_cast<uint32_t>(__builtin_amdgcn_readfirstlane(static_cast<int>(bits)));
    const uint64_t high = static_cast<uint32_t>(__builtin_amdgcn_readfirstlane(static_cast<int>(bits >> 32)));
    const float value = tex2D<float>(reinterpret_cast<hipTextureObject_t>(high << 32 | low), 1.25f, 2.5f);
    if (lane == static_cast<int>(threadIdx.x % warpSize)) out[i] = value;
  }
}

struct Textures {
  std::vector<hipTextureObject_t> objects;
  std::vector<float> expected;

  void check() const {
    const auto table = DeviceArray<hipTextureObject_t>::of(objects);
    DeviceArray<float> out(objects.size());
    const int count = static_cast<int>(objects.size());
    LAUNCH(sample_each<<<(count + 63) / 64, 64>>>(table.data, out.data, count));
    std::vector<float> got(objects.size());
    out.read(got);
    CHECK(got == expected);
  }
};

float expected_of(const Array<float>& array, const Sampling& sampling) {
  return static_cast<float>(filtered(taps(1.25f, 4, sampling), taps(2.5f, 4, sampling), no_taps(),
                                     [&](long x, long y, long) { return array.at(x, y); }));
}

// Each array has textures that filter and textures that do not; every other one is made anew each time.
void come_and_go(std::mt19937& random) {
  constexpr size_t kArrays = 6, kTextures = 300;
  std::vector<std::unique_ptr<Array<float>>> arrays;
  for (size_t i = 0; i < kArrays; ++i) arrays.push_back(std::make_unique<Array<float>>(4, 4));
  const auto renew = [&](Array<float>& array) {
    for (float& texel : array.texels) texel = static_cast<float>(random() % 256);
    array.write();
  };
  for (auto& array : arrays) renew(*array);
  const auto sampling_of = [](size_t i) {
    return Sampling{hipAddressModeClamp, i % 3 == 0 ? hipFilterModeLinear : hipFilterModePoint, false};
  };
  Textures textures;
  for (size_t i = 0; i < kTextures; ++i)
    textures.objects.push_back(make_texture(arrays[i % kArrays]->array, sampling_of(i)));
  for (int round = 0; round < 5; ++round) {
    textures.expected.clear();
    for (size_t i = 0; i < kTextures; ++i)
      textures.expected.push_back(expected_of(*arrays[i % kArrays], sampling_of(i)));
    textures.check();
    renew(*arrays[static_cast<size_t>(round) % kArrays]);
    for (size_t i = static_cast<size_t>(round) % 2; i < kTextures; i += 2) {
      HIP(hipDestroyTextureObject(textures.objects[i]));
      textures.objects[i] = make_texture(arrays[i % kArrays]->array, sampling_of(i));
    }
  }
  hipResourceDesc resource{};
  HIP(hipGetTextureObjectResourceDesc(&resource, textures.objects[1]));
  CHECK(resource.resType == hipResourceTypeArray && resource.res.array.array == arrays[1]->array);
  hipTextureDesc texture{};
  HIP(hipGetTextureObjectTextureDesc(&texture, textures.objects[0]));
  CHECK(texture.filterMode == hipFilterModeLinear && texture.addressMode[0] == hipAddressModeClamp);
  for (const hipTextureObject_t object : textures.objects) HIP(hipDestroyTextureObject(object));
}

bool fails(hipError_t error) {
  (void)hipGetLastError();
  return error != hipSuccess;
}

void refused() {
  const hipChannelFormatDesc format = format_of<float>();
  hipArray* array = nullptr;
  CHECK(fails(hipMallocArray(&array, &format, 16385, 8)));
  CHECK(fails(hipMallocArray(&array, &format, 8, 16385)));
  CHECK(fails(hipMallocArray(&array, &format, 0, 8)));
  CHECK(fails(hipMalloc3DArray(&array, &format, make_hipExtent(8, 8, 8193), hipArrayDefault)));
  CHECK(fails(hipMalloc3DArray(&array, &format, make_hipExtent(8, 8, 8193), hipArrayLayered)));
  CHECK(fails(hipMalloc3DArray(&array, &format, make_hipExtent(16384, 16384, 100), hipArrayDefault)));
  const hipChannelFormatDesc three = hipCreateChannelDesc(8, 8, 8, 0, hipChannelFormatKindUnsigned);
  CHECK(fails(hipMallocArray(&array, &three, 8, 8)));
  const hipChannelFormatDesc odd = hipCreateChannelDesc(24, 0, 0, 0, hipChannelFormatKindUnsigned);
  CHECK(fails(hipMallocArray(&array, &odd, 8, 8)));

  const DeviceArray<float> memory(64 * 64);
  const hipTextureDesc texture{};
  hipTextureObject_t object{};
  hipResourceDesc resource{};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D.desc = format;
  resource.res.pitch2D.width = resource.res.pitch2D.height = 64;
  resource.res.pitch2D.pitchInBytes = 256;
  resource.res.pitch2D.devPtr = memory.data + 1;
  CHECK(fails(hipCreateTextureObject(&object, &resource, &texture, nullptr)));
  resource.res.pitch2D.devPtr = memory.data;
  resource.res.pitch2D.pitchInBytes = 260;
  CHECK(fails(hipCreateTextureObject(&object, &resource, &texture, nullptr)));
  resource.res.pitch2D.pitchInBytes = 256;
  resource.res.pitch2D.height = 65;  // more rows than there is memory
  CHECK(fails(hipCreateTextureObject(&object, &resource, &texture, nullptr)));
  resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.desc = format;
  resource.res.linear.sizeInBytes = 64 * 64 * sizeof(float) + 4;
  resource.res.linear.devPtr = memory.data;
  CHECK(fails(hipCreateTextureObject(&object, &resource, &texture, nullptr)));
  resource = {};
  resource.resType = hipResourceTypeArray;
  CHECK(fails(hipCreateTextureObject(&object, &resource, &texture, nullptr)));
}

int main() {
  std::mt19937 random(new_seed());
  come_and_go(random);
  refused();
  come_and_go(random);
}
