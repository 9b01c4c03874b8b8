// Planted faults, and the same programs without them: `faults CASE fault`, `faults CASE fixed`; `all` for every case.
// A third argument is the status to end with.
//
// What `lanewise hip --check` must find in each, alone, and nothing in the others:
//
//     //= CASE: EXIT CHECK TEXT | CHECK TEXT    TEXT is in the finding, as JSON
//
//= past_end:        SIGABRT memory just past the end of device memory (1000 bytes at
//= far_past_end:    SIGABRT memory 40000000 bytes past the end of device memory (1000 bytes at
//= before_begin:    SIGABRT memory 4 bytes before the start of device memory (1000 bytes at
//= across_the_end:  SIGABRT memory the last 2 bytes of it past the end of device memory (998 bytes at
//= freed:           SIGABRT memory of device memory (1000 bytes at
//= freed_reused:    SIGABRT memory of device memory (1000 bytes at
//= freed_pinned:    SIGABRT memory of host memory (
//= misaligned:      SIGABRT memory misaligned memory access
//= read_only:       SIGABRT memory memory access fault
//= lds_range:       1 memory LDS is accessed out of range | memory LDS is accessed out of range
//= unset_buffer:    1 uninitialised a value stored to memory depends on an uninitialised value from global memory
//= half_set:        1 uninitialised a value stored to memory depends on an uninitialised value from global memory
//= unset_index:     1 uninitialised an address depends on an uninitialised value from global memory
//= unset_lds:       1 uninitialised a value stored to memory depends on an uninitialised value from LDS memory
//= lds_race:        1 uninitialised an uninitialised value from LDS memory | races LDS memory is accessed by two waves, and no barrier lies between the accesses
//= global_race:     1 races global memory is accessed by two workgroups, and nothing orders the accesses
//= no_fence:        1 races the first releases it before its access is complete
//= no_acquire:      1 races the second may still have the old contents in its cache
//= counter_set:     1 races global memory is accessed by two workgroups, and nothing orders the accesses
//= missing_wait:    1 waits before its load has been waited for
//= missing_lds_wait: 1 waits before its load has been waited for
//= left_barrier:    1 barriers ends while another waits at a barrier
//= two_barriers:    1 barriers wait at different barriers
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#define HIP(call)                                                                                      \
  do {                                                                                                 \
    if (const hipError_t status = (call); status != hipSuccess) {                                      \
      std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorString(status));   \
      std::exit(3);                                                                                    \
    }                                                                                                  \
  } while (false)

template <class T = int>
T* allocate(size_t bytes) {
  void* pointer = nullptr;
  HIP(hipMalloc(&pointer, bytes));
  return static_cast<T*>(pointer);
}
template <class T = int>
T* zeros(size_t bytes) {
  T* const pointer = allocate<T>(bytes);
  HIP(hipMemset(pointer, 0, bytes));
  return pointer;
}

__global__ void store_at(int* out, long index) { out[index] = 7; }
__global__ void store_short_at(short* out, long index) { *reinterpret_cast<int*>(out + index) = 7; }
__global__ void add_at(char* out, long offset) { atomicAdd(reinterpret_cast<int*>(out + offset), 1); }
__global__ void increment(int* out, const int* in) { out[threadIdx.x] = in[threadIdx.x] + 1; }
__global__ void gather(int* out, const int* in, const int* index) { out[threadIdx.x] = in[index[threadIdx.x] & 63] + 1; }

void past_end(bool fault) { store_at<<<1, 1>>>(allocate(1000), fault ? 250 : 249); }
void far_past_end(bool fault) { store_at<<<1, 1>>>(allocate(1000), fault ? 250 + 10000000 : 0); }
void before_begin(bool fault) { store_at<<<1, 1>>>(allocate(1000), fault ? -1 : 0); }
void across_the_end(bool fault) { store_short_at<<<1, 1>>>(allocate<short>(998), fault ? 498 : 496); }

void freed(bool fault) {
  int* const memory = allocate(1000);
  if (fault) HIP(hipFree(memory));
  store_at<<<1, 1>>>(memory, 10);
}

// Whoever asks for as much does not get the same place.
void freed_reused(bool fault) {
  int* const memory = allocate(1000);
  HIP(hipFree(memory));
  int* const other = allocate(1000);
  store_at<<<1, 1>>>(fault ? memory : other, 10);
}

void freed_pinned(bool fault) {
  int* memory = nullptr;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&memory), 1000));
  if (fault) HIP(hipHostFree(memory));
  store_at<<<1, 1>>>(memory, 10);
}

void misaligned(bool fault) { add_at<<<1, 1>>>(zeros<char>(1000), fault ? 2 : 4); }

__device__ const int table[4] = {1, 2, 3, 4};
__device__ int writable[4] = {1, 2, 3, 4};
__global__ void store_to_table(bool constant, int i, int* out) {
  int* const to = constant ? const_cast<int*>(table) : writable;
  out[0] = table[i];
  *reinterpret_cast<volatile int*>(to + i) = 9;
}
void read_only(bool fault) { store_to_table<<<1, 1>>>(fault, 1, allocate(4)); }

__global__ void reverse(int* out) {
  extern __shared__ int staged[];
  staged[threadIdx.x] = static_cast<int>(threadIdx.x);
  __syncthreads();
  out[threadIdx.x] = staged[127 - threadIdx.x];
}
void lds_range(bool fault) { reverse<<<1, 128, fault ? 256 : 512>>>(allocate(512)); }

void unset_buffer(bool fault) { increment<<<1, 64>>>(allocate(256), fault ? allocate(256) : zeros(256)); }

void half_set(bool fault) {
  int* const in = allocate(256);
  static const int values[64] = {};
  HIP(hipMemcpy(in, values, fault ? 252 : 256, hipMemcpyHostToDevice));
  increment<<<1, 64>>>(allocate(256), in);
}

void unset_index(bool fault) {
  int* const in = zeros(256);
  increment<<<1, 64>>>(in, in);
  HIP(hipMemset(in, 0, 4));
  gather<<<1, 64>>>(allocate(256), in, fault ? allocate(256) : zeros(256));
}

__global__ void unset_staged(int* out, bool set) {
  __shared__ int staged[64];
  if (set || threadIdx.x != 5) staged[threadIdx.x] = 1;
  __syncthreads();
  out[threadIdx.x] = staged[63 - threadIdx.x];
}
void unset_lds(bool fault) { unset_staged<<<1, 64>>>(allocate(256), !fault); }

__global__ void neighbours(int* out, bool wait) {
  __shared__ int staged[256];
  staged[threadIdx.x] = static_cast<int>(threadIdx.x);
  if (wait) __syncthreads();
  out[threadIdx.x] = reinterpret_cast<volatile int*>(staged)[threadIdx.x ^ 64];
}
void lds_race(bool fault) { neighbours<<<1, 256>>>(allocate(1024), !fault); }

__global__ void shift(int* data, int by) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  data[i] = data[i + static_cast<unsigned>(by)] + 1;
}
void global_race(bool fault) { shift<<<2, 64>>>(zeros(1024), fault ? 64 : 128); }

// Data and a flag from the first workgroup to the second.
__global__ void hand_over(int* data, int* flag, int* out, bool release, bool acquire) {
  if (blockIdx.x == 0) {
    data[threadIdx.x] = 3;
    if (release) __threadfence();
    if (threadIdx.x == 0) __hip_atomic_store(flag, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  } else {
    while (__hip_atomic_load(flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0) {
    }
    if (acquire) __threadfence();
    out[threadIdx.x] = data[threadIdx.x];
  }
}
void no_fence(bool fault) { hand_over<<<2, 32>>>(zeros(128), zeros(4), allocate(128), !fault, true); }
void no_acquire(bool fault) { hand_over<<<2, 32>>>(zeros(128), zeros(4), allocate(128), true, !fault); }

__global__ void count(int* counter, bool set) {
  if (set && blockIdx.x == 0 && threadIdx.x == 0) *reinterpret_cast<volatile int*>(counter) = 0;
  __syncthreads();
  atomicAdd(counter, 1);
}
void counter_set(bool fault) { count<<<4, 64>>>(zeros(4), fault); }

template <bool kFault>
__global__ void load_by_hand(int* out, const int* in) {
  const int* const from = in + threadIdx.x;
  int value, sum;
  if (kFault)
    asm volatile("flat_load_dword %0, %2\n v_xor_b32_e32 %1, 1, %0\n s_waitcnt vmcnt(0) lgkmcnt(0)"
                 : "=&v"(value), "=&v"(sum) : "v"(from) : "memory");
  else
    asm volatile("flat_load_dword %0, %2\n s_waitcnt vmcnt(0) lgkmcnt(0)\n v_xor_b32_e32 %1, 1, %0"
                 : "=&v"(value), "=&v"(sum) : "v"(from) : "memory");
  out[threadIdx.x] = sum;
}
void missing_wait(bool fault) {
  if (fault)
    load_by_hand<true><<<1, 32>>>(allocate(128), zeros(128));
  else
    load_by_hand<false><<<1, 32>>>(allocate(128), zeros(128));
}

template <bool kFault>
__global__ void load_lds_by_hand(int* out) {
  __shared__ int staged[32];
  staged[threadIdx.x] = 5;
  __syncthreads();
  const auto from = static_cast<unsigned>(reinterpret_cast<uintptr_t>(
      (__attribute__((address_space(3))) int*)(staged + threadIdx.x)));
  int value, sum;
  if (kFault)
    asm volatile("ds_read_b32 %0, %2\n v_xor_b32_e32 %1, 1, %0\n s_waitcnt lgkmcnt(0)"
                 : "=&v"(value), "=&v"(sum) : "v"(from) : "memory");
  else
    asm volatile("ds_read_b32 %0, %2\n s_waitcnt lgkmcnt(0)\n v_xor_b32_e32 %1, 1, %0"
                 : "=&v"(value), "=&v"(sum) : "v"(from) : "memory");
  out[threadIdx.x] = sum;
}
void missing_lds_wait(bool fault) {
  if (fault)
    load_lds_by_hand<true><<<1, 32>>>(allocate(128));
  else
    load_lds_by_hand<false><<<1, 32>>>(allocate(128));
}

__global__ void leave(int* out, unsigned stay) {
  if (threadIdx.x >= stay) return;
  __builtin_amdgcn_s_barrier();
  out[threadIdx.x] = 1;
}
void left_barrier(bool fault) { leave<<<1, 128>>>(allocate(512), fault ? 64 : 128); }

__global__ void meet(int* out, unsigned first) {
  if (threadIdx.x < first) {
    asm volatile("s_barrier");
    out[threadIdx.x] = 1;
  } else {
    asm volatile("s_nop 1\n s_barrier");
    out[threadIdx.x] = 2;
  }
}
void two_barriers(bool fault) { meet<<<1, 128>>>(allocate(512), fault ? 64 : 128); }

int main(int argc, char** argv) {
  static const std::map<std::string, void (*)(bool)> cases{
      {"past_end", past_end},           {"far_past_end", far_past_end},
      {"before_begin", before_begin},   {"across_the_end", across_the_end},
      {"freed", freed},                 {"freed_reused", freed_reused},
      {"freed_pinned", freed_pinned},   {"misaligned", misaligned},
      {"read_only", read_only},         {"lds_range", lds_range},
      {"unset_buffer", unset_buffer},   {"half_set", half_set},
      {"unset_index", unset_index},     {"unset_lds", unset_lds},
      {"lds_race", lds_race},           {"global_race", global_race},
      {"no_fence", no_fence},           {"no_acquire", no_acquire},
      {"counter_set", counter_set},     {"missing_wait", missing_wait},
      {"missing_lds_wait", missing_lds_wait}, {"left_barrier", left_barrier},
      {"two_barriers", two_barriers},
  };
  const std::string wanted = argc >= 3 ? argv[1] : "";
  size_t ran = 0;
  for (const auto& [name, run] : cases) {
    if (wanted != name && wanted != "all") continue;
    run(std::string(argv[2]) == "fault");
    HIP(hipGetLastError());
    HIP(hipDeviceSynchronize());
    ++ran;
  }
  if (ran == 0) std::fprintf(stderr, "usage: faults CASE|all fault|fixed [STATUS]\n");
  return ran == 0 ? 2 : argc == 4 ? std::atoi(argv[3]) : 0;
}
