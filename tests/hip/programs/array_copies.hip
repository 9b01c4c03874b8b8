// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
// Copies between host, device memory and arrays: whole, in parts, in 1, 2 and 3 dimensions, with pitches of their own.
#include <cstring>

#include "texture_check.h"

template <class T>
void fill(std::vector<T>& values, std::mt19937& random) {
  std::vector<uint32_t> bits(values.size() * sizeof(T) / 4 + 1);
  for (uint32_t& word : bits) word = random();
  std::memcpy(values.data(), bits.data(), values.size() * sizeof(T));
}
template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

// hipMemcpy2DToArray and hipMemcpy2DFromArray, from and to the host and the device, at an offset.
template <class T>
void two_dimensions(size_t width, size_t height, std::mt19937& random) {
  Array<T> array(width, height);
  const size_t pitch = (width + 3) * sizeof(T);
  std::vector<T> host((width + 3) * height), back(host.size());
  fill(host, random);
  HIP(hipMemcpy2DToArray(array.array, 0, 0, host.data(), pitch, width * sizeof(T), height, hipMemcpyHostToDevice));
  for (size_t y = 0; y < height; ++y)
    for (size_t x = 0; x < width; ++x) array.at(x, y) = host[y * (width + 3) + x];
  CHECK(same(array.read(), array.texels));

  // Between device memory and arrays the runtime takes rows without gaps, whatever pitch it is given.
  const DeviceArray<T> device = DeviceArray<T>::of(host);
  const size_t x0 = width / 3, y0 = height / 2, w = width - x0, h = height - y0, row = w * sizeof(T);
  HIP(hipMemcpy2DToArray(array.array, x0 * sizeof(T), y0, device.data, row, row, h, hipMemcpyDeviceToDevice));
  for (size_t y = 0; y < h; ++y)
    for (size_t x = 0; x < w; ++x) array.at(x0 + x, y0 + y) = host[y * w + x];
  CHECK(same(array.read(), array.texels));

  std::memset(static_cast<void*>(back.data()), 0xee, back.size() * sizeof(T));
  std::vector<T> expected = back;
  HIP(hipMemcpy2DFromArray(back.data(), pitch, array.array, x0 * sizeof(T), y0, w * sizeof(T), h,
                           hipMemcpyDeviceToHost));
  for (size_t y = 0; y < h; ++y)
    for (size_t x = 0; x < w; ++x) expected[y * (width + 3) + x] = array.at(x0 + x, y0 + y);
  CHECK(same(back, expected));
  HIP(hipMemset(device.data, 0, host.size() * sizeof(T)));
  HIP(hipMemcpy2DFromArray(device.data, row, array.array, x0 * sizeof(T), y0, row, h, hipMemcpyDeviceToDevice));
  device.read(back);
  for (size_t y = 0; y < h; ++y) CHECK(std::memcmp(&back[y * w], &array.at(x0, y0 + y), row) == 0);
}

// hipMemcpy3D into a box within an array, from one array to another, and back.
template <class T>
void three_dimensions(size_t width, size_t height, size_t depth, std::mt19937& random) {
  Array<T> one(width, height, depth), two(width, height, depth);
  fill(one.texels, random);
  fill(two.texels, random);
  one.write();
  two.write();
  CHECK(same(one.read(), one.texels));
  hipMemcpy3DParms copy{};
  copy.srcArray = one.array;
  copy.srcPos = make_hipPos(1, 2, 1);
  copy.dstArray = two.array;
  copy.dstPos = make_hipPos(2, 1, 0);
  copy.extent = make_hipExtent(width - 2, height - 3, depth - 1);
  copy.kind = hipMemcpyDeviceToDevice;
  HIP(hipMemcpy3D(&copy));
  for (size_t z = 0; z + 1 < depth; ++z)
    for (size_t y = 0; y + 3 < height; ++y)
      for (size_t x = 0; x + 2 < width; ++x) two.at(x + 2, y + 1, z) = one.at(x + 1, y + 2, z + 1);
  CHECK(same(two.read(), two.texels));
  CHECK(same(one.read(), one.texels));
}

void one_dimension(std::mt19937& random) {
  Array<float> array(300, 0);
  std::vector<float> host(300);
  fill(host, random);
  HIP(hipMemcpyToArray(array.array, 0, 0, host.data(), 300 * sizeof(float), hipMemcpyHostToDevice));
  HIP(hipMemcpyHtoA(array.array, 100 * sizeof(float), host.data(), 50 * sizeof(float)));
  std::memcpy(array.texels.data(), host.data(), 300 * sizeof(float));
  std::memcpy(&array.texels[100], host.data(), 50 * sizeof(float));
  HIP(hipMemcpyFromArray(host.data(), array.array, 0, 0, 300 * sizeof(float), hipMemcpyDeviceToHost));
  CHECK(same(host, array.texels));
  HIP(hipMemcpyAtoH(host.data(), array.array, 90 * sizeof(float), 20 * sizeof(float)));
  CHECK(std::memcmp(host.data(), &array.texels[90], 20 * sizeof(float)) == 0);
}

// Two streams, each with an array and pinned memory of its own, in any order.
void streams(std::mt19937& random) {
  std::vector<uchar4> host(64 * 64);
  fill(host, random);
  const size_t row = 64 * sizeof(uchar4), bytes = 64 * row;
  uchar4* pinned[2] = {};
  hipStream_t stream[2];
  Array<uchar4> arrays[2] = {{64, 64}, {64, 64}};
  for (int i = 0; i < 2; ++i) {
    HIP(hipHostMalloc(&pinned[i], bytes));
    HIP(hipStreamCreate(&stream[i]));
    std::memcpy(pinned[i], host.data(), bytes);
    HIP(hipMemcpy2DToArrayAsync(arrays[i].array, 0, 0, pinned[i], row, row, 64, hipMemcpyHostToDevice, stream[i]));
    HIP(hipMemsetAsync(pinned[i], 0, row, stream[i]));
    HIP(hipMemcpy2DFromArrayAsync(pinned[i], row, arrays[i].array, 0, 0, row, 64, hipMemcpyDeviceToHost, stream[i]));
  }
  for (int i = 0; i < 2; ++i) {
    HIP(hipStreamSynchronize(stream[i]));
    CHECK(std::memcmp(pinned[i], host.data(), bytes) == 0);
    HIP(hipStreamDestroy(stream[i]));
    HIP(hipHostFree(pinned[i]));
  }
}

int main() {
  std::mt19937 random(new_seed());
  two_dimensions<float>(100, 37, random);
  two_dimensions<uchar4>(33, 20, random);
  two_dimensions<float4>(50, 30, random);
  two_dimensions<unsigned char>(127, 65, random);
  two_dimensions<short2>(64, 64, random);
  two_dimensions<int2>(7, 5, random);
  three_dimensions<float>(20, 17, 9, random);
  three_dimensions<uchar4>(33, 5, 4, random);
  three_dimensions<float4>(9, 8, 7, random);
  one_dimension(random);
  streams(random);
}
