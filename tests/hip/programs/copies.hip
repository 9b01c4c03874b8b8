// targets: gfx900
// run: vega-64
// Copies of every direction and shape, sizes around page borders, fills of 1, 2 and 4 bytes, host memory not pinned.
#include <cstring>
#include <numeric>
#include <vector>

#include "check.h"

void linear() {
  for (const size_t n : {size_t{1}, size_t{3}, size_t{4095}, size_t{4097}, size_t{1} << 20, (size_t{5} << 20) + 13}) {
    std::vector<unsigned char> from(n), to(n, 0xee);
    for (size_t i = 0; i < n; ++i) from[i] = static_cast<unsigned char>(i * 7 + (i >> 8));
    DeviceArray<unsigned char> a(n), b(n);
    HIP(hipMemcpy(a.data, from.data(), n, hipMemcpyHostToDevice));
    HIP(hipMemcpy(b.data, a.data, n, hipMemcpyDeviceToDevice));
    HIP(hipMemcpy(to.data(), b.data, n, hipMemcpyDeviceToHost));
    CHECK(from == to);
    HIP(hipMemset(a.data, 0x5a, n));
    HIP(hipMemcpyDtoH(to.data(), a.data, n));
    for (const unsigned char byte : to) CHECK(byte == 0x5a);
  }
  DeviceArray<unsigned> words(1000);
  std::vector<unsigned> host(1000);
  HIP(hipMemsetD32(words.data, 0x12345678, 1000));
  HIP(hipMemsetD16(reinterpret_cast<unsigned char*>(words.data) + 2, 0x9abc, 5));
  words.read(host);
  CHECK(host[0] == 0x9abc5678 && host[1] == 0x9abc9abc && host[2] == 0x9abc9abc && host[3] == 0x12345678);
}

void rectangles() {
  constexpr size_t kWidth = 100, kHeight = 37, kHostPitch = 128;
  std::vector<unsigned char> from(kHostPitch * kHeight), to(from.size(), 0);
  std::iota(from.begin(), from.end(), 1);
  unsigned char* device = nullptr;
  size_t pitch = 0;
  HIP(hipMallocPitch(reinterpret_cast<void**>(&device), &pitch, kWidth, kHeight));
  CHECK(pitch >= kWidth);
  HIP(hipMemset2D(device, pitch, 0xff, kWidth, kHeight));
  HIP(hipMemcpy2D(device + 2 * pitch + 10, pitch, from.data() + kHostPitch + 5, kHostPitch, 50, 20,
                  hipMemcpyHostToDevice));
  HIP(hipMemcpy2D(to.data(), kHostPitch, device, pitch, kWidth, kHeight, hipMemcpyDeviceToHost));
  for (size_t y = 0; y < kHeight; ++y)
    for (size_t x = 0; x < kHostPitch; ++x) {
      const bool inside = x >= 10 && x < 60 && y >= 2 && y < 22;
      const unsigned expected = x >= kWidth ? 0 : inside ? from[(y - 1) * kHostPitch + x - 5] : 0xff;
      CHECK(to[y * kHostPitch + x] == expected);
    }
  HIP(hipFree(device));

  constexpr size_t kX = 24, kY = 10, kZ = 6;
  hipPitchedPtr box;
  HIP(hipMalloc3D(&box, make_hipExtent(kX, kY, kZ)));
  std::vector<unsigned char> cube(kX * kY * kZ), back(cube.size(), 0);
  std::iota(cube.begin(), cube.end(), 3);
  hipMemcpy3DParms in{};
  in.srcPtr = make_hipPitchedPtr(cube.data(), kX, kX, kY);
  in.dstPtr = box;
  in.extent = make_hipExtent(kX, kY, kZ);
  in.kind = hipMemcpyHostToDevice;
  HIP(hipMemcpy3D(&in));
  hipMemcpy3DParms out{};
  out.srcPtr = box;
  out.srcPos = make_hipPos(4, 3, 2);
  out.dstPtr = make_hipPitchedPtr(back.data(), kX, kX, kY);
  out.dstPos = make_hipPos(1, 1, 1);
  out.extent = make_hipExtent(10, 5, 3);
  out.kind = hipMemcpyDeviceToHost;
  HIP(hipMemcpy3D(&out));
  for (size_t z = 0; z < kZ; ++z)
    for (size_t y = 0; y < kY; ++y)
      for (size_t x = 0; x < kX; ++x) {
        const bool inside = x >= 1 && x < 11 && y >= 1 && y < 6 && z >= 1 && z < 4;
        const unsigned expected = inside ? cube[((z + 1) * kY + y + 2) * kX + x + 3] : 0;
        CHECK(back[(z * kY + y) * kX + x] == expected);
      }
  HIP(hipFree(box.ptr));
}

int main() {
  linear();
  rectangles();
}
