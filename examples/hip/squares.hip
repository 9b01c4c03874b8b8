// Two dispatches, the second of which uses what the first leaves: something to record and to replay.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void count(int* numbers) { numbers[threadIdx.x] = threadIdx.x; }
__global__ void square(int* numbers) { numbers[threadIdx.x] *= numbers[threadIdx.x]; }

int main() {
  int* numbers = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&numbers), 100 * sizeof(int)) != hipSuccess) return 1;
  count<<<1, 100>>>(numbers);
  square<<<1, 100>>>(numbers);
  int last = 0;
  if (hipMemcpy(&last, numbers + 99, sizeof(int), hipMemcpyDeviceToHost) != hipSuccess) return 1;
  std::printf("99 * 99 = %d\n", last);
  return last == 9801 ? 0 : 1;
}
