// Planted faults between streams, copies and the host, and the same programs without them: `streams CASE fault`,
// `streams CASE fixed`; `all` for every case. Streams do not wait for the null stream here, unless a case is about that.
//
//     //= CASE: EXIT CHECK TEXT & TEXT    TEXT is in the finding, as JSON; {NAME} in it is where "// line: NAME" stands
//
// devices: 2
//= both_write:          1 streams two kernels
//= write_then_read:     1 streams two kernels
//= read_then_write:     1 streams two kernels
//= copy_beside_kernel:  1 streams a kernel and a copy
//= source_changed:      1 streams two copies
//= read_too_early:      1 streams two copies
//= memset_beside:       1 streams a kernel and a fill
//= event_too_early:     1 streams two kernels
//= wrong_stream_waits:  1 streams two kernels
//= wrong_stream_synced: 1 streams a kernel and a copy
//= null_stream:         1 streams two kernels
//= managed:             1 streams two kernels
//= rectangle:           1 streams a kernel and a copy
//= symbol:              1 streams a kernel and a copy
//= peer_copy:           1 streams a kernel and a copy
//= two_devices:         1 streams two kernels
//= two_threads:         1 streams two kernels
//= atomic_and_store:    1 streams two kernels & {increment}: & {count}: & amd_hip_atomic.h
#include <hip/hip_runtime.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <thread>
#include <vector>

#define HIP(call)                                                                                      \
  do {                                                                                                 \
    if (const hipError_t status = (call); status != hipSuccess) {                                      \
      std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorString(status));   \
      std::exit(3);                                                                                    \
    }                                                                                                  \
  } while (false)

constexpr int kCount = 4096;
constexpr size_t kBytes = kCount * sizeof(int);

int* zeros() {
  int* pointer = nullptr;
  HIP(hipMalloc(reinterpret_cast<void**>(&pointer), kBytes));
  HIP(hipMemset(pointer, 0, kBytes));
  HIP(hipDeviceSynchronize());
  return pointer;
}
int* pinned() {
  int* pointer = nullptr;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&pointer), kBytes));
  for (int i = 0; i < kCount; ++i) pointer[i] = i;
  return pointer;
}
hipStream_t stream(unsigned flags = hipStreamNonBlocking) {
  hipStream_t made = nullptr;
  HIP(hipStreamCreateWithFlags(&made, flags));
  return made;
}
hipEvent_t event(unsigned flags = hipEventDefault) {
  hipEvent_t made = nullptr;
  HIP(hipEventCreateWithFlags(&made, flags));
  return made;
}

__global__ void fill(int* out, int value) { out[blockIdx.x * blockDim.x + threadIdx.x] = value; }
__global__ void sum(int* out, const int* in) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[i] + in[i ^ 1];
}
__device__ void increment(int* counter) {
  atomicAdd(counter, 1);  // line: increment
}
__global__ void count(int* counter) {
  increment(counter);  // line: count
}
__global__ void fill_wide(int4* out) { out[threadIdx.x] = make_int4(1, 2, 3, 4); }

void start_fill(int* out, int value, hipStream_t on) { fill<<<kCount / 256, 256, 0, on>>>(out, value); }
void start_sum(int* out, const int* in, hipStream_t on) { sum<<<kCount / 256, 256, 0, on>>>(out, in); }

// What `second` gets from now on waits for what `first` has now.
void wait_for(hipStream_t second, hipStream_t first) {
  const hipEvent_t done = event();
  HIP(hipEventRecord(done, first));
  HIP(hipStreamWaitEvent(second, done, 0));
  HIP(hipEventDestroy(done));
}

void both_write(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  start_fill(data, 1, a);
  if (!fault) wait_for(b, a);
  start_fill(data, 2, b);
}

void write_then_read(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  int* const out = zeros();
  start_fill(data, 1, a);
  if (!fault) HIP(hipStreamSynchronize(a));
  start_sum(out, data, b);
}

void read_then_write(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  int* const out = zeros();
  start_sum(out, data, a);
  if (!fault) {
    const hipEvent_t done = event(hipEventDisableTiming);
    HIP(hipEventRecord(done, a));
    HIP(hipEventSynchronize(done));
  }
  start_fill(data, 1, b);
}

void copy_beside_kernel(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  int* const host = pinned();
  start_fill(data, 1, a);
  if (!fault) wait_for(b, a);
  HIP(hipMemcpyAsync(host, data, kBytes, hipMemcpyDeviceToHost, b));
}

void source_changed(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const first = zeros();
  int* const second = zeros();
  int* const host = pinned();
  HIP(hipMemcpyAsync(first, host, kBytes, hipMemcpyHostToDevice, a));
  if (!fault)
    while (hipStreamQuery(a) == hipErrorNotReady) std::this_thread::yield();
  HIP(hipMemcpyAsync(host, second, kBytes, hipMemcpyDeviceToHost, b));
}

void read_too_early(bool fault) {
  const hipStream_t a = stream();
  int* const first = zeros();
  int* const second = zeros();
  int* const host = pinned();
  start_fill(first, 5, a);
  HIP(hipMemcpyAsync(host, first, kBytes, hipMemcpyDeviceToHost, a));
  if (!fault) HIP(hipStreamSynchronize(a));
  HIP(hipMemcpy(second, host, kBytes, hipMemcpyHostToDevice));
}

void memset_beside(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  int* const out = zeros();
  start_sum(out, data, a);
  HIP(hipMemsetAsync(data, 1, kBytes, fault ? b : a));
}

// An event tells of what its stream got before it was recorded.
void event_too_early(bool fault) {
  const hipStream_t a = stream(), b = stream();
  const hipEvent_t done = event();
  int* const data = zeros();
  int* const out = zeros();
  if (fault) HIP(hipEventRecord(done, a));
  start_fill(data, 1, a);
  if (!fault) HIP(hipEventRecord(done, a));
  HIP(hipStreamWaitEvent(b, done, 0));
  start_sum(out, data, b);
}

void wrong_stream_waits(bool fault) {
  const hipStream_t a = stream(), b = stream(), c = stream();
  int* const data = zeros();
  int* const out = zeros();
  start_fill(data, 1, a);
  wait_for(fault ? c : b, a);
  start_sum(out, data, b);
}

void wrong_stream_synced(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  int* const other = zeros();
  int* const host = pinned();
  start_fill(data, 1, a);
  start_fill(other, 1, b);
  HIP(hipStreamSynchronize(fault ? b : a));
  HIP(hipMemcpy(host, data, kBytes, hipMemcpyDeviceToHost));
}

// The null stream waits for other streams, and they for it, unless they were made not to.
void null_stream(bool fault) {
  const hipStream_t a = stream(fault ? hipStreamNonBlocking : hipStreamDefault);
  int* const data = zeros();
  int* const out = zeros();
  start_fill(data, 1, a);
  start_sum(out, data, nullptr);
}

void managed(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* data = nullptr;
  HIP(hipMallocManaged(reinterpret_cast<void**>(&data), kBytes));
  int* const out = zeros();
  start_fill(data, 1, a);
  if (!fault) HIP(hipDeviceSynchronize());
  start_sum(out, data, b);
}

void rectangle(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  int* const host = pinned();
  start_fill(data, 1, a);
  // The second half of each of 32 rows; or rows that the kernel does not reach.
  int* const from = fault ? data : zeros();
  HIP(hipMemcpy2DAsync(host, 256, from + 64, 512, 256, 32, hipMemcpyDeviceToHost, b));
}

__device__ int variable[256];
__global__ void fill_variable(int value) { variable[threadIdx.x] = value; }
void symbol(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const host = pinned();
  fill_variable<<<1, 256, 0, a>>>(3);
  if (!fault) wait_for(b, a);
  HIP(hipMemcpyFromSymbolAsync(host, HIP_SYMBOL(variable), 1024, 0, hipMemcpyDeviceToHost, b));
}

void peer_copy(bool fault) {
  const hipStream_t a = stream();
  HIP(hipSetDevice(1));
  const hipStream_t b = stream();
  int* const other = zeros();
  HIP(hipSetDevice(0));
  int* const data = zeros();
  start_fill(data, 1, a);
  if (!fault) HIP(hipStreamSynchronize(a));
  HIP(hipMemcpyPeerAsync(other, 1, data, 0, kBytes, b));
  HIP(hipStreamSynchronize(b));
}

void two_devices(bool fault) {
  const hipStream_t a = stream();
  int* const host = pinned();
  const hipEvent_t done = event();
  HIP(hipSetDevice(1));
  const hipStream_t b = stream();
  HIP(hipSetDevice(0));
  start_fill(host, 1, a);
  HIP(hipEventRecord(done, a));
  HIP(hipSetDevice(1));
  if (!fault) HIP(hipStreamWaitEvent(b, done, 0));
  start_fill(host, 2, b);
  HIP(hipStreamSynchronize(b));
  HIP(hipSetDevice(0));
}

void two_threads(bool fault) {
  int* const data = zeros();
  std::atomic<bool> synced{!fault};
  std::atomic<int> turn{0};
  std::thread first([&] {
    const hipStream_t mine = stream();
    start_fill(data, 1, mine);
    if (synced) HIP(hipStreamSynchronize(mine));
    turn = 1;
  });
  std::thread second([&] {
    const hipStream_t mine = stream();
    while (turn == 0) std::this_thread::yield();
    start_fill(data, 2, mine);
  });
  first.join();
  second.join();
}

// Atomics go with atomics, but not with what stores otherwise.
void atomic_and_store(bool fault) {
  const hipStream_t a = stream(), b = stream();
  int* const data = zeros();
  count<<<4, 64, 0, a>>>(data);
  if (fault)
    fill_wide<<<1, 64, 0, b>>>(reinterpret_cast<int4*>(data));
  else
    count<<<4, 64, 0, b>>>(data);
}

int main(int argc, char** argv) {
  static const std::map<std::string, void (*)(bool)> cases{
      {"both_write", both_write},
      {"write_then_read", write_then_read},
      {"read_then_write", read_then_write},
      {"copy_beside_kernel", copy_beside_kernel},
      {"source_changed", source_changed},
      {"read_too_early", read_too_early},
      {"memset_beside", memset_beside},
      {"event_too_early", event_too_early},
      {"wrong_stream_waits", wrong_stream_waits},
      {"wrong_stream_synced", wrong_stream_synced},
      {"null_stream", null_stream},
      {"managed", managed},
      {"rectangle", rectangle},
      {"symbol", symbol},
      {"peer_copy", peer_copy},
      {"two_devices", two_devices},
      {"two_threads", two_threads},
      {"atomic_and_store", atomic_and_store},
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
  if (ran == 0) std::fprintf(stderr, "usage: streams CASE|all fault|fixed\n");
  return ran == 0 ? 2 : 0;
}
