#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;
// Lanes of a wave by the preprocessor, of the largest tile, and the ranks of the upper half of a wave among themselves.
__global__ void tiles(int* o) {
#if __AMDGCN_WAVEFRONT_SIZE == 32
  if (threadIdx.x == 0) o[0] = 32;
#else
  if (threadIdx.x == 0) o[0] = 64;
#endif
  if (threadIdx.x == 0) o[1] = cg::tiled_partition<warpSize>(cg::this_thread_block()).size();
  if (threadIdx.x % warpSize >= warpSize / 2) {
    const int rank = cg::coalesced_threads().thread_rank();
    if (threadIdx.x + 1 == warpSize) o[2] = rank;
  }
}
