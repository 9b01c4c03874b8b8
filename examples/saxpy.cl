// y = a * x + y, one element for each work-item.
kernel void saxpy(global const float* x, global float* y, float a) {
  const size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}
