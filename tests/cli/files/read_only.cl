constant int table[4] = {1, 2, 3, 4};
kernel void write_constant(global int* out, int i) {
  *((global int*)((ulong)&table[i & 3])) = 5;
  out[get_global_id(0)] = table[i & 3];
}
