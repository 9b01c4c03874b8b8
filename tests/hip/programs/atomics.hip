// targets: gfx803 gfx900 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: navi21-6900xt
// Atomics of every type, operation, scope and memory, against the host's arithmetic.
#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "check.h"

enum Operation { kAdd, kSub, kMin, kMax, kAnd, kOr, kXor, kExchange, kCas, kOperations };
enum Place { kGlobal, kSystem, kLds, kHost };

template <class T, int Scope>
__device__ T apply(T* p, T v, int operation) {
  switch (operation) {
    case kAdd: return __hip_atomic_fetch_add(p, v, __ATOMIC_RELAXED, Scope);
    case kMin: return __hip_atomic_fetch_min(p, v, __ATOMIC_RELAXED, Scope);
    case kMax: return __hip_atomic_fetch_max(p, v, __ATOMIC_ACQ_REL, Scope);
    case kExchange: return __hip_atomic_exchange(p, v, __ATOMIC_SEQ_CST, Scope);
    default: break;
  }
  if constexpr (std::is_integral_v<T>) {
    switch (operation) {
      case kSub: return __hip_atomic_fetch_add(p, static_cast<T>(-v), __ATOMIC_RELEASE, Scope);
      case kAnd: return __hip_atomic_fetch_and(p, v, __ATOMIC_ACQUIRE, Scope);
      case kOr: return __hip_atomic_fetch_or(p, v, __ATOMIC_RELAXED, Scope);
      case kXor: return __hip_atomic_fetch_xor(p, v, __ATOMIC_RELAXED, Scope);
      case kCas: {
        // Adds through compare and swap.
        T before = *p;
        while (!__hip_atomic_compare_exchange_weak(p, &before, static_cast<T>(before + v), __ATOMIC_SEQ_CST,
                                                   __ATOMIC_RELAXED, Scope)) {
        }
        return before;
      }
      default: break;
    }
  }
  return {};
}

template <class T, int Scope>
__global__ void in_memory(T* target, const T* values, int operation) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  apply<T, Scope>(target, values[i], operation);
}
template <class T>
__global__ void in_lds(T* target, const T* values, int operation) {
  __shared__ T shared;
  if (threadIdx.x == 0) shared = *target;
  __syncthreads();
  apply<T, __HIP_MEMORY_SCOPE_WORKGROUP>(&shared, values[threadIdx.x], operation);
  __syncthreads();
  if (threadIdx.x == 0) *target = shared;
}

template <class T>
T on_host(T a, T v, int operation) {
  if constexpr (std::is_integral_v<T>) {
    switch (operation) {
      case kSub: return a - v;
      case kAnd: return a & v;
      case kOr: return a | v;
      case kXor: return a ^ v;
      default: break;
    }
  }
  switch (operation) {
    case kMin: return std::min(a, v);
    case kMax: return std::max(a, v);
    default: return a + v;
  }
}

template <class T>
void check_type() {
  const int n = 256;
  std::vector<T> values(n);
  for (int i = 0; i < n; ++i) values[i] = static_cast<T>((i * 7919 % 1009) - (std::is_unsigned_v<T> ? 0 : 500));
  auto from = DeviceArray<T>::of(values);
  T* host = nullptr;
  HIP(hipHostMalloc(&host, sizeof(T)));
  DeviceArray<T> device(1);
  for (int operation = 0; operation < kOperations; ++operation) {
    if (!std::is_integral_v<T> && operation != kAdd && operation != kExchange) continue;
    for (const Place place : {kGlobal, kSystem, kLds, kHost}) {
      const T start = static_cast<T>(operation == kAnd ? 0x7fffffff : 100);
      T expected = start;
      for (const T v : values) expected = on_host(expected, v, operation);
      T* target = place == kHost ? host : device.data;
      HIP(hipMemcpy(target, &start, sizeof(T), hipMemcpyDefault));
      if (place == kLds)
        LAUNCH(in_lds<T><<<1, n>>>(target, from.data, operation));
      else if (place == kGlobal)
        LAUNCH((in_memory<T, __HIP_MEMORY_SCOPE_AGENT><<<n / 64, 64>>>(target, from.data, operation)));
      else
        LAUNCH((in_memory<T, __HIP_MEMORY_SCOPE_SYSTEM><<<n / 64, 64>>>(target, from.data, operation)));
      T got{};
      HIP(hipMemcpy(&got, target, sizeof(T), hipMemcpyDefault));
      if (operation == kExchange)
        CHECK(std::find(values.begin(), values.end(), got) != values.end());
      else
        CHECK(got == expected);
    }
  }
  HIP(hipHostFree(host));
}

__global__ void classic(int* i, unsigned* u, unsigned long long* ull, float* f, double* d) {
  atomicAdd(&i[0], 2), atomicSub(&i[1], 3), atomicMin(&i[2], -static_cast<int>(threadIdx.x)),
      atomicMax(&i[3], static_cast<int>(threadIdx.x)), atomicExch(&i[4], 9), atomicCAS(&i[5], 0, 77);
  atomicInc(&u[0], 5), atomicDec(&u[1], 9), atomicOr(&u[2], 1u << (threadIdx.x & 31)), atomicAnd(&u[3], ~1u),
      atomicXor(&u[4], threadIdx.x);
  atomicAdd(&ull[0], 1ull << 33), atomicMax(&ull[1], static_cast<unsigned long long>(threadIdx.x) << 40);
  atomicAdd(f, 0.5f), atomicAdd(d, 0.25);
}

int main() {
  check_type<int>();
  check_type<unsigned>();
  check_type<long long>();
  check_type<unsigned long long>();
  check_type<float>();
  check_type<double>();

  DeviceArray<char> all(256);
  HIP(hipMemset(all.data, 0, 256));
  int* i = reinterpret_cast<int*>(all.data);
  unsigned* u = reinterpret_cast<unsigned*>(all.data + 32);
  auto* ull = reinterpret_cast<unsigned long long*>(all.data + 64);
  auto* f = reinterpret_cast<float*>(all.data + 128);
  auto* d = reinterpret_cast<double*>(all.data + 136);
  LAUNCH(classic<<<2, 64>>>(i, u, ull, f, d));
  struct {
    int i[8];
    unsigned u[8];
    unsigned long long ull[8];
    float f, pad;
    double d;
  } host;
  HIP(hipMemcpy(&host, all.data, sizeof(host), hipMemcpyDeviceToHost));
  CHECK(host.i[0] == 256 && host.i[1] == -384 && host.i[2] == -63 && host.i[3] == 63 && host.i[4] == 9);
  CHECK(host.i[5] == 77 && host.u[0] == 128 % 6 && host.u[1] == 2 && host.u[2] == 0xffffffff && host.u[3] == 0);
  CHECK(host.u[4] == 0 && host.ull[0] == 128ull << 33 && host.ull[1] == 63ull << 40);
  CHECK(host.f == 64 && host.d == 32);
}
