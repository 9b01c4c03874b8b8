// Replaces each element by the weighted sum of itself and its eight neighbours. A work-item computes ITEMS elements that
// lie side by side, so that it reads most of its inputs once: more ITEMS need more registers and less memory traffic.
#define RADIUS 4

kernel void smooth(global const float* restrict in, global float* restrict out, int count) {
  const int stride = get_global_size(0) * ITEMS;
  for (int first = get_global_id(0) * ITEMS; first < count; first += stride) {
    float values[ITEMS + 2 * RADIUS];
#pragma unroll
    for (int i = 0; i < ITEMS + 2 * RADIUS; ++i) values[i] = in[first + i];
#pragma unroll
    for (int i = 0; i < ITEMS; ++i) {
      float sum = 0;
#pragma unroll
      for (int k = 0; k <= 2 * RADIUS; ++k) sum += values[i + k] * (1.0f / (1 + abs(k - RADIUS)));
      out[first + i] = sum;
    }
  }
}
