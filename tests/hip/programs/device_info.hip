// targets: gfx900
// run: fiji-r9-nano
// run: vega-64 radeon-vii navi21-6900xt
// What hipInfo prints, against what the boards are.
#include <cstring>
#include <string>

#include "check.h"

struct Expected {
  const char *name, *architecture;
  int compute_units, wave_size, clock_khz;
  size_t memory_mib;
};
constexpr Expected kBoards[] = {
    {"AMD Radeon R9 Nano", "gfx803", 64, 64, 1000000, 4096},
    {"AMD Radeon RX Vega 64", "gfx900:xnack-", 64, 64, 1546000, 8176},
    {"AMD Radeon VII", "gfx906:sramecc-:xnack-", 60, 64, 1801000, 16368},
    {"AMD Radeon RX 6900 XT", "gfx1030", 40, 32, 2250000, 16368},  // the HIP runtime counts WGPs
};

int main() {
  int count = 0;
  HIP(hipGetDeviceCount(&count));
  CHECK(count == 1 || count == 3);
  for (int i = 0; i < count; ++i) {
    hipDeviceProp_t p;
    HIP(hipGetDeviceProperties(&p, i));
    const Expected& board = kBoards[count == 1 ? 0 : i + 1];
    CHECK(std::string(p.name) == board.name);
    CHECK(std::string(p.gcnArchName) == board.architecture);
    CHECK(p.multiProcessorCount == board.compute_units);
    CHECK(p.warpSize == board.wave_size);
    CHECK(p.clockRate == board.clock_khz);
    CHECK(p.totalGlobalMem <= board.memory_mib << 20 && p.totalGlobalMem > (board.memory_mib - 16) << 20);
    CHECK(p.sharedMemPerBlock == 65536);
    CHECK(p.maxThreadsPerBlock == 1024);
    CHECK(p.l2CacheSize >= 2 << 20);
    CHECK(p.canMapHostMemory == 1);
    CHECK(p.cooperativeLaunch == 0);  // workgroups run one after the other
    HIP(hipSetDevice(i));
    size_t free_bytes = 0, total = 0;
    HIP(hipMemGetInfo(&free_bytes, &total));
    CHECK(total == p.totalGlobalMem && free_bytes <= total);
    char bus[32];
    HIP(hipDeviceGetPCIBusId(bus, sizeof(bus), i));
    int again = -1;
    HIP(hipDeviceGetByPCIBusId(&again, bus));
    CHECK(again == i);
  }
  CHECK(hipSetDevice(count) == hipErrorInvalidDevice);
  int version = 0;
  HIP(hipRuntimeGetVersion(&version));
  CHECK(version / 10000000 == 5);
}
