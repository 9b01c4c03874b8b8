// Kernels with the names that C++ gives them.
#include <hip/hip_runtime.h>

__global__ void missing_barrier(int* out) {
  __shared__ int shared[256];
  shared[threadIdx.x] = threadIdx.x;
  out[threadIdx.x] = shared[255 - threadIdx.x];
}

namespace math {
namespace detail {
template <class T, int N>
__global__ void scale(T* p, T by) {
  p[threadIdx.x] = p[threadIdx.x] * by * N;
}
}  // namespace detail
}  // namespace math
template __global__ void math::detail::scale<float, 2>(float*, float);
template __global__ void math::detail::scale<int, 3>(int*, int);

__global__ void add(float* a, const float* b) { *a += *b; }
__global__ void add(int* a, const int* b) { *a += *b; }
__global__ void add(int* a, int b) { *a += b; }

namespace one {
__global__ void same(int* p) { *p = 7; }
}  // namespace one
namespace two {
__global__ void same(int* p) { *p = 8; }
}  // namespace two

struct Doubler {
  __device__ void operator()(int* p) const { *p *= 2; }
};
template <class F>
__global__ void apply(F f, int* p) {
  f(p);
}
template __global__ void apply<Doubler>(Doubler, int*);

enum class Mode { fast, slow };
template <Mode M>
__global__ void moded(int* p) {
  *p = static_cast<int>(M);
}
template __global__ void moded<Mode::slow>(int*);

template <class... Ts>
__global__ void many(int* out, Ts...) {
  *out = sizeof...(Ts);
}
template __global__ void many<int, float, double>(int*, int, float, double);

namespace {
__global__ void hidden(int* p) { *p = 2; }
struct Tag {};
template <class T>
__global__ void tagged(int* p) {
  *p = 3;
}
}  // namespace
static __global__ void internal(float* p) { *p = 4; }
extern "C" __global__ void plain(int* p) { *p = 5; }
__global__ void operator_like(int* p) { *p = 6; }
__global__ void no_arguments() {}

__device__ __attribute__((noinline)) int helper(int* p) { return *p + 1; }
__global__ void calls(int* p) { *p = helper(p); }
__global__ void out_of_range(int* p) { p[1 << 20] = 1; }

void use(int* p) {
  hipLaunchKernelGGL(hidden, dim3(1), dim3(1), 0, 0, p);
  hipLaunchKernelGGL(tagged<Tag>, dim3(1), dim3(1), 0, 0, p);
  hipLaunchKernelGGL(internal, dim3(1), dim3(1), 0, 0, reinterpret_cast<float*>(p));
  auto twice = [] __device__(int* q) { *q *= 2; };
  hipLaunchKernelGGL(apply<decltype(twice)>, dim3(1), dim3(1), 0, 0, twice, p);
}
