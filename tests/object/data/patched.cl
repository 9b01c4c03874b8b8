// A kernel with a call, a loop, inlined code and nops that patch_test.py removes.
__attribute__((noinline)) float sum(float x, int n) {
  float s = 0;
  __asm__ volatile("s_nop 5");
  for (int i = 0; i < n; ++i) {
    s += x * i;
    __asm__ volatile("s_nop 5");
  }
  return s;
}

__attribute__((always_inline)) float scaled(float t, float a) {
  __asm__ volatile("s_nop 5");
  float b = t;
  if (a > 2) b *= a;
  __asm__ volatile("s_nop 5");
  return a * b;
}

__kernel void first(__global float* y, __global const float* x, float a, int n) {
  int i = __builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workgroup_id_x() * 64;
  __asm__ volatile("s_nop 5");
  if (i < n) {
    float t = sum(x[i], n);
    y[i] += scaled(t, a);
  }
}

__kernel void second(__global float4* y, float4 a, int n) {
  int i = __builtin_amdgcn_workitem_id_x();
  for (int k = 0; k < n; ++k) {
    __asm__ volatile("s_nop 5");
    y[i + k] = a * scaled(a.x, k);
  }
}
