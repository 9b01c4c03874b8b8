// targets: gfx803 gfx900 gfx906 gfx1010 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi10-5700xt
// run: navi21-6900xt
#include <vector>

#include "check.h"

__global__ void add(const float* a, const float* b, float* c, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

int main() {
  for (const int n : {1, 63, 64, 65, 1000, 100003}) {
    std::vector<float> a(n), b(n), c(n);
    for (int i = 0; i < n; ++i) a[i] = 0.5f * i, b[i] = 3 - i;
    auto da = DeviceArray<float>::of(a), db = DeviceArray<float>::of(b);
    DeviceArray<float> dc(n);
    LAUNCH(add<<<(n + 255) / 256, 256>>>(da.data, db.data, dc.data, n));
    dc.read(c);
    for (int i = 0; i < n; ++i) CHECK(c[i] == a[i] + b[i]);
  }
}
