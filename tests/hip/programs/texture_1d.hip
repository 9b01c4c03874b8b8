// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Textures of one dimension: linear memory by index, of every kind of texel, and arrays that are filtered.
#include <cstring>

#include "texture_check.h"

template <class T>
hipResourceDesc linear(const DeviceArray<T>& memory) {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = memory.data;
  resource.res.linear.desc = format_of<T>();
  resource.res.linear.sizeInBytes = memory.count * sizeof(T);
  return resource;
}

template <class T>
__global__ void fetch(hipTextureObject_t texture, const int* indices, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex1Dfetch<T>(texture, indices[i]);
}

// Texel by texel; outside of the memory 0 in every component that the format has.
template <class T, class Got, class Expected>
void fetches(hipTextureReadMode read, std::mt19937& random, Expected expected) {
  constexpr int kTexels = 1001;
  std::vector<T> host(kTexels);
  std::vector<uint32_t> bits(kTexels * sizeof(T) / 4 + 1);
  for (uint32_t& word : bits) word = random() & 0x7f7f7f7f;  // no NaNs
  std::memcpy(host.data(), bits.data(), kTexels * sizeof(T));
  std::vector<int> indices;
  for (int i = 0; i < 600; ++i) indices.push_back(static_cast<int>(random() % kTexels));
  for (const int i : {0, kTexels - 1, kTexels, kTexels + 1, 1 << 20, -1}) indices.push_back(i);
  const auto memory = DeviceArray<T>::of(host);
  const auto places = DeviceArray<int>::of(indices);
  DeviceArray<Got> out(indices.size());
  const hipTextureObject_t texture = make_texture(linear(memory), {.read = read});
  LAUNCH(fetch<Got><<<3, 256>>>(texture, places.data, out.data, static_cast<int>(indices.size())));
  std::vector<Got> got(indices.size());
  out.read(got);
  for (size_t i = 0; i < got.size(); ++i) {
    const bool inside = indices[i] >= 0 && indices[i] < kTexels;
    CHECK(expected(inside ? host[indices[i]] : T{}, got[i]));
  }
  HIP(hipDestroyTextureObject(texture));
}

template <class T>
bool same(T a, T b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}
template <class T>
void fetches_of_elements(std::mt19937& random) {
  fetches<T, T>(hipReadModeElementType, random, same<T>);
}

__global__ void sample(hipTextureObject_t texture, const float* x, float* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex1D<float>(texture, x[i]);
}

void samples(size_t width, const Sampling& sampling, std::mt19937& random) {
  Array<float> array(width, 0);
  for (float& texel : array.texels) texel = static_cast<float>(random() % 256);
  array.write();
  const std::vector<float> x = coordinates(static_cast<long>(width), sampling.normalized, random, 500);
  const auto places = DeviceArray<float>::of(x);
  DeviceArray<float> out(x.size());
  const hipTextureObject_t texture = make_texture(array.array, sampling);
  LAUNCH(sample<<<2, 256>>>(texture, places.data, out.data, static_cast<int>(x.size())));
  std::vector<float> got(x.size());
  out.read(got);
  for (size_t i = 0; i < x.size(); ++i) {
    const Taps t = taps(x[i], static_cast<long>(width), sampling);
    CHECK(near(got[i], filtered(t, no_taps(), no_taps(), [&](long at, long, long) { return array.at(at, 0); }), 255));
  }
  HIP(hipDestroyTextureObject(texture));
}

int main() {
  std::mt19937 random(new_seed());
  fetches_of_elements<float>(random);
  fetches_of_elements<float2>(random);
  fetches_of_elements<float4>(random);
  fetches_of_elements<int>(random);
  fetches_of_elements<uint4>(random);
  fetches_of_elements<short2>(random);
  fetches_of_elements<unsigned char>(random);
  fetches_of_elements<char4>(random);
  fetches<uchar4, float4>(hipReadModeNormalizedFloat, random, [](uchar4 texel, float4 got) {
    return near(got.x, texel.x / 255.0, 1) && near(got.y, texel.y / 255.0, 1) && near(got.z, texel.z / 255.0, 1) &&
           near(got.w, texel.w / 255.0, 1);
  });
  fetches<short, float>(hipReadModeNormalizedFloat, random,
                        [](short texel, float got) { return near(got, texel / 32767.0, 1); });
  for (const auto filter : {hipFilterModePoint, hipFilterModeLinear})
    for (const auto address : {hipAddressModeClamp, hipAddressModeBorder, hipAddressModeWrap, hipAddressModeMirror})
      for (const bool normalized : {false, true}) {
        if (!normalized && address != hipAddressModeClamp && address != hipAddressModeBorder) continue;
        samples(1, {address, filter, normalized}, random);
        samples(64, {address, filter, normalized}, random);
        samples(77, {address, filter, normalized}, random);
      }
}
