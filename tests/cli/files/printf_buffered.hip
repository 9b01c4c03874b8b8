#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
extern "C" __device__ int printf(const char*, ...);
extern "C" __global__ void prints(const char* s, const char* format, float x) {
  printf("%d %s %.2f: %*d %p\n", -3, s, x, 6, 42, nullptr);
  printf("const %s.\n", "abc");
  printf(format, 7);
}
