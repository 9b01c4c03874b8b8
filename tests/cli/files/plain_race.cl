__kernel void last(__global int* a) {
  a[0] = (int)get_global_id(0);
}
