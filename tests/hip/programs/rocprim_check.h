// Numbers for rocPRIM's algorithms, and what the host makes of them: values of every key type, compared bit by bit.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <rocprim/rocprim.hpp>
#include <type_traits>
#include <vector>

#include "check.h"

// std::vector<bool> is no array.
template <class T>
struct Host {
  std::unique_ptr<T[]> values;
  size_t count = 0;
  explicit Host(size_t n) : values(new T[n]), count(n) {}
  Host(Host&&) = default;
  T* data() const { return values.get(); }
  size_t size() const { return count; }
  T* begin() const { return data(); }
  T* end() const { return data() + count; }
  T& operator[](size_t i) const { return values[i]; }
};

template <class T>
constexpr bool is_short_float = std::is_same_v<T, rocprim::half> || std::is_same_v<T, rocprim::bfloat16>;

// The number that a key stands for, in a type that the host computes with.
template <class T>
auto number(T key) {
  if constexpr (is_short_float<T>)
    return static_cast<float>(key);
  else
    return key;
}
template <class T>
bool less(T a, T b) {
  return number(a) < number(b);
}
template <class T, class Number>
T key_of(Number value) {
  if constexpr (std::is_same_v<T, rocprim::half>)
    return __float2half(static_cast<float>(value));
  else if constexpr (is_short_float<T>)
    return T(static_cast<float>(value));
  else
    return static_cast<T>(value);
}

// SplitMix64: Steele, Lea and Flood, OOPSLA 2014.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t bits() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  uint64_t below(uint64_t end) { return bits() % end; }

 private:
  uint64_t state_;
};

// All bits at random; of the floating-point types everything that can be compared, with both zeros and infinities.
template <class T>
Host<T> any_keys(size_t count) {
  Host<T> keys(count);
  Random random(count);
  for (T& key : keys) {
    const uint64_t bits = random.bits();
    if constexpr (std::is_same_v<T, bool>) {
      key = bits & 1;
    } else if ((bits & 63) == 0) {
      key = key_of<T>(0);
    } else {
      std::memcpy(&key, &bits, sizeof key);
      if constexpr (!std::is_integral_v<T>)
        if (number(key) != number(key)) key = key_of<T>(-0.0f);
    }
  }
  return keys;
}

// A hundred different keys, many of them beside their like.
template <class T>
Host<T> few_keys(size_t count) {
  Host<T> keys(count);
  Random random(count + 1);
  T last{};
  for (T& key : keys) key = last = random.below(2) != 0 ? last : key_of<T>(random.below(100));
  return keys;
}

// Numbers that can be added in whatever order: the short integers and the unsigned ones wrap, the others stay exact (of
// the two short floating-point types few numbers are not zero).
template <class T>
Host<T> summands(size_t count) {
  if constexpr (std::is_unsigned_v<T> || (std::is_integral_v<T> && sizeof(T) < 4)) return any_keys<T>(count);
  Host<T> values(count);
  Random random(count + 2);
  if constexpr (is_short_float<T>) {
    std::fill(values.begin(), values.end(), key_of<T>(0));
    for (int k = 0; k < 50 && count != 0; ++k)
      values[random.below(count)] = key_of<T>(static_cast<int>(random.below(9)) - 4);
  } else {
    for (T& value : values) value = static_cast<T>(static_cast<int>(random.below(201)) - 100);
  }
  return values;
}

template <class T>
void same(const char* algorithm, const T* got, const T* wanted, size_t count) {
  if (std::memcmp(got, wanted, count * sizeof(T)) == 0) return;
  size_t i = 0;
  while (std::memcmp(&got[i], &wanted[i], sizeof(T)) == 0) ++i;
  std::fprintf(stderr, "%s: value %zu of %zu is %.17g, expected %.17g\n", algorithm, i, count, double(number(got[i])),
               double(number(wanted[i])));
  std::exit(1);
}

// Device memory that holds `count` results, with a guard behind it that must stay as it is.
template <class T>
class Results {
 public:
  explicit Results(size_t count) : count_(count), memory_(count + kGuards) {
    HIP(hipMemset(memory_.data, 0xa5, (count + kGuards) * sizeof(T)));
  }
  T* data() const { return memory_.data; }
  void compare(const char* algorithm, const Host<T>& wanted) const { compare(algorithm, wanted.data(), wanted.size()); }
  void compare(const char* algorithm, const T* wanted, size_t count) const {
    Host<T> got(count_ + kGuards);
    memory_.read(got);
    same(algorithm, got.data(), wanted, count);
    for (size_t i = count_ * sizeof(T); i < (count_ + kGuards) * sizeof(T); ++i)
      CHECK(reinterpret_cast<const unsigned char*>(got.data())[i] == 0xa5);
  }

 private:
  static constexpr size_t kGuards = 16;
  size_t count_;
  DeviceArray<T> memory_;
};

// rocPRIM's calls are made twice: for the size of their scratch memory, and to run.
template <class Call>
void with_scratch(Call call) {
  size_t bytes = 0;
  HIP(call(nullptr, bytes));
  DeviceArray<char> scratch(std::max<size_t>(bytes, 1));
  HIP(call(scratch.data, bytes));
  HIP(hipDeviceSynchronize());
}
