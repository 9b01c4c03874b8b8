// More wave instructions than a clock times whole.
kernel void spin(global float* out, int rounds) {
  float a = get_global_id(0), b = a + 1;
  for (int i = 0; i < rounds; ++i) {
    a = fma(a, b, 1.0f);
    b = fma(b, a, 2.0f);
  }
  out[get_global_id(0)] = a + b;
}
