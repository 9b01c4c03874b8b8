kernel void stack(global int* out, int index) {
  volatile int private_array[16];
  private_array[index] = 7;
  out[get_global_id(0)] = private_array[index];
}
