// Kernels that do not end: a loop, a lock that nobody gives back, and much work.
kernel void spins(global volatile uint* a) {
  a[get_global_id(0)] = 7;
  while (a[0] != 8)
    ;
}
kernel void locks(global volatile uint* lock, global uint* out) {
  if (get_local_id(0) == 0)
    while (atomic_cmpxchg(lock, 0u, 1u) != 0)
      ;
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[get_global_id(0)] = 1;
}
kernel void works(global uint* a, uint rounds) {
  uint x = a[get_global_id(0)];
  for (uint i = 0; i < rounds; ++i) x = x * 1664525u + 1013904223u;
  a[get_global_id(0)] = x;
}
