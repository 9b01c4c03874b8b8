// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// Cooperative groups: blocks, tiles of every size that both targets have, sums by the shuffles of tiles.
#include <hip/hip_runtime.h>

#include <hip/hip_cooperative_groups.h>

#include <vector>

#include "check.h"

namespace cg = cooperative_groups;

template <unsigned Size>
__global__ void tile_sums(const int* in, int* out) {
  const cg::thread_block block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<Size>(block);
  int value = in[block.thread_rank()];
  for (unsigned step = Size / 2; step != 0; step /= 2) value += tile.shfl_xor(value, step);
  int from_down = in[block.thread_rank()];
  from_down = tile.shfl_down(from_down, 1);
  block.sync();
  out[block.thread_rank()] = value;
  out[block.size() + block.thread_rank()] = tile.thread_rank();
  out[2 * block.size() + block.thread_rank()] = tile.size();
  out[3 * block.size() + block.thread_rank()] = from_down;
}

template <unsigned Size>
void check_tiles() {
  const int n = 256;
  std::vector<int> in(n), out(4 * n);
  for (int i = 0; i < n; ++i) in[i] = i * i % 1013;
  auto from = DeviceArray<int>::of(in);
  DeviceArray<int> to(4 * n);
  LAUNCH(tile_sums<Size><<<1, n>>>(from.data, to.data));
  to.read(out);
  for (int i = 0; i < n; ++i) {
    int sum = 0;
    const int size = static_cast<int>(Size);
    for (int l = 0; l < size; ++l) sum += in[i / size * size + l];
    CHECK(out[i] == sum);
    CHECK(out[n + i] == i % size);
    CHECK(out[2 * n + i] == size);
    CHECK(out[3 * n + i] == in[i % size == size - 1 ? i : i + 1]);
  }
}

int main() {
  check_tiles<2>();
  check_tiles<4>();
  check_tiles<8>();
  check_tiles<16>();
  check_tiles<32>();
}
