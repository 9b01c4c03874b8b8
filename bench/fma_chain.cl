// Arithmetic alone: 256 dependent operations a work-item.
kernel void fma_chain(global float* y) {
  size_t i = get_global_id(0);
  float a = y[i];
  for (int k = 0; k < 256; ++k) a = a * a + 1.5f;
  y[i] = a;
}
