#pragma OPENCL FP_CONTRACT OFF

// The launch has more work-items than elements.
__kernel void vector_add(__global const float* a, __global const float* b, __global float* sum, uint count) {
  const uint i = get_global_id(0);
  if (i < count) sum[i] = a[i] + b[i];
}

// y = a * x + y with one rounding, and with two.
__kernel void saxpy(float a, __global const float* x, __global const float* y, __global float* fused,
                    __global float* separate) {
  const uint i = get_global_id(0);
  fused[i] = fma(a, x[i], y[i]);
  separate[i] = a * x[i] + y[i];
}
