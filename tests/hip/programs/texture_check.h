// Arrays and texture objects, and what texture units compute, in plain C++.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <type_traits>
#include <vector>

#include "check.h"

// Numbers of a program's own; a check that fails names the seed.
inline uint32_t new_seed() {
  const uint32_t seed = std::random_device{}();
  std::printf("seed %u\n", seed);
  std::fflush(stdout);
  return seed;
}

template <class T, class = void>
struct ElementOf {
  using Type = T;
};
template <class T>
struct ElementOf<T, std::void_t<typename T::value_type>> {
  using Type = typename T::value_type;
};

// hipCreateChannelDesc of HIP 5.2 says of vectors of unsigned char that they are signed.
template <class T>
hipChannelFormatDesc format_of() {
  using Element = typename ElementOf<T>::Type;
  constexpr int kBits = 8 * static_cast<int>(sizeof(Element)), kCount = static_cast<int>(sizeof(T) / sizeof(Element));
  return hipCreateChannelDesc(kBits, kCount > 1 ? kBits : 0, kCount > 2 ? kBits : 0, kCount > 3 ? kBits : 0,
                              std::is_floating_point_v<Element> ? hipChannelFormatKindFloat
                              : std::is_signed_v<Element>       ? hipChannelFormatKindSigned
                                                                : hipChannelFormatKindUnsigned);
}

// An array of T and what it should hold, x fastest.
template <class T>
struct Array {
  hipArray* array = nullptr;
  size_t width, height, depth;  // height and depth 0: the array has no such dimension
  std::vector<T> texels;

  Array(size_t w, size_t h, size_t d = 0, unsigned flags = hipArrayDefault) : width(w), height(h), depth(d) {
    const hipChannelFormatDesc format = format_of<T>();
    if (d == 0)
      HIP(hipMallocArray(&array, &format, w, h, flags));
    else
      HIP(hipMalloc3DArray(&array, &format, make_hipExtent(w, h, d), flags));
    texels.resize(w * rows() * slices());
  }
  Array(const Array&) = delete;
  ~Array() {
    if (array != nullptr) (void)hipFreeArray(array);
  }

  size_t rows() const { return height == 0 ? 1 : height; }
  size_t slices() const { return depth == 0 ? 1 : depth; }
  T& at(size_t x, size_t y, size_t z = 0) { return texels[(z * rows() + y) * width + x]; }
  const T& at(size_t x, size_t y, size_t z = 0) const { return texels[(z * rows() + y) * width + x]; }

  // Layers of one dimension are rows to copies.
  hipMemcpy3DParms whole() const {
    hipMemcpy3DParms copy{};
    copy.extent = height == 0 ? make_hipExtent(width, slices(), 1) : make_hipExtent(width, height, slices());
    return copy;
  }
  hipPitchedPtr host(const std::vector<T>& values) const {
    return make_hipPitchedPtr(const_cast<T*>(values.data()), width * sizeof(T), width, whole().extent.height);
  }
  void write() const {
    hipMemcpy3DParms copy = whole();
    copy.srcPtr = host(texels);
    copy.dstArray = array;
    copy.kind = hipMemcpyHostToDevice;
    HIP(hipMemcpy3D(&copy));
  }
  std::vector<T> read() const {
    std::vector<T> values(texels.size());
    hipMemcpy3DParms copy = whole();
    copy.srcArray = array;
    copy.dstPtr = host(values);
    copy.kind = hipMemcpyDeviceToHost;
    HIP(hipMemcpy3D(&copy));
    return values;
  }
};

struct Sampling {
  hipTextureAddressMode address = hipAddressModeClamp;
  hipTextureFilterMode filter = hipFilterModePoint;
  bool normalized = false;
  hipTextureReadMode read = hipReadModeElementType;
};

inline hipTextureObject_t make_texture(const hipResourceDesc& resource, const Sampling& sampling) {
  hipTextureDesc texture{};
  for (auto& mode : texture.addressMode) mode = sampling.address;
  texture.filterMode = sampling.filter;
  texture.readMode = sampling.read;
  texture.normalizedCoords = sampling.normalized;
  hipTextureObject_t made{};
  HIP(hipCreateTextureObject(&made, &resource, &texture, nullptr));
  return made;
}
inline hipTextureObject_t make_texture(hipArray* array, const Sampling& sampling) {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  return make_texture(resource, sampling);
}

// The texels that a coordinate takes along one axis; -1: the border, which is 0 in every component.
struct Taps {
  std::array<long, 2> index{};
  std::array<double, 2> weight{};
  int count = 1;
};

inline long addressed(long i, long size, hipTextureAddressMode mode) {
  const auto modulo = [](long a, long b) { return ((a % b) + b) % b; };
  switch (mode) {
    case hipAddressModeWrap: return modulo(i, size);
    case hipAddressModeClamp: return i < 0 ? 0 : i >= size ? size - 1 : i;
    case hipAddressModeMirror: {
      const long within = modulo(i, 2 * size);
      return within < size ? within : 2 * size - 1 - within;
    }
    default: return i < 0 || i >= size ? -1 : i;
  }
}

// A point filter takes the texel that the coordinate lies in, to which the device library rounds it before it samples.
// A linear one mixes the two between whose centres it lies, by a weight in 256ths, to nearest even.
inline Taps taps(float coordinate, long size, const Sampling& sampling) {
  const float unnormalized = sampling.normalized ? coordinate * static_cast<float>(size) : coordinate;
  Taps taps;
  if (sampling.filter == hipFilterModePoint) {
    taps.index[0] = addressed(static_cast<long>(std::floor(unnormalized)), size, sampling.address);
    taps.weight[0] = 1;
    return taps;
  }
  const long fixed = std::lrint(static_cast<double>(unnormalized) * 256) - 128, fraction = fixed & 255;
  const long from = fixed >> 8;
  taps.count = 2;
  taps.index = {addressed(from, size, sampling.address), addressed(from + 1, size, sampling.address)};
  taps.weight = {(256 - fraction) / 256.0, fraction / 256.0};
  return taps;
}

// `texel(x, y, z)` as a number; axes that a texture does not have have one tap at 0.
template <class Texel>
double filtered(const Taps& x, const Taps& y, const Taps& z, Texel texel) {
  double sum = 0;
  for (int k = 0; k < z.count; ++k)
    for (int j = 0; j < y.count; ++j)
      for (int i = 0; i < x.count; ++i) {
        const bool border = x.index[i] < 0 || y.index[j] < 0 || z.index[k] < 0;
        const double weight = x.weight[i] * y.weight[j] * z.weight[k];
        if (!border) sum += weight * texel(x.index[i], y.index[j], z.index[k]);
      }
  return sum;
}
inline Taps no_taps() { return {{0, 0}, {1, 0}, 1}; }

// How the unit rounds while it filters is not published: a few units in the last place of the largest texel.
inline bool near(double got, double expected, double largest) { return std::abs(got - expected) <= largest * 0x1p-20; }

// Coordinates from two sizes below 0 to three above: centres and edges of texels, 256ths beside them, and any others.
inline std::vector<float> coordinates(long size, bool normalized, std::mt19937& random, size_t count) {
  std::vector<float> found;
  for (size_t i = 0; i < count; ++i) {
    const double texel = static_cast<double>(random() % (5 * size)) - 2.0 * size;
    const double within[] = {0, 0.5, 1 / 256.0, 255 / 256.0, (random() % 256) / 256.0, random() * 0x1p-32};
    const double at = texel + within[i % 6];
    found.push_back(static_cast<float>(normalized ? at / size : at));
  }
  return found;
}
