kernel void greets(global int* a) {
  const size_t i = get_global_id(0);
  printf("work-item %zu of workgroup %d has %d\n", i, (int)get_group_id(0), a[i]);
}
// Vectors without a length, literals whose length is a multiple of 4, and one behind another.
kernel void corners(constant char* s) {
  printf("%v4d %v2u %v3d %v8x\n", (int4)(1, -2, 3, -4), (uint2)(1, 4000000000u), (int3)(1, 2, 3), (uint8)(10));
  printf("%s%d|%s%s|%s|%d\n", "four", 65, "8 letter", "A", "", 0);
  printf("%s\n", s);
  printf("%5q %k 50%\n");
}
kernel void prints_and_faults(global int* a) {
  printf("before\n");
  a[1 << 26] = 1;
  printf("after\n");
}
