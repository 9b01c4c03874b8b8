// Variables outside functions: initialised, zeroed, written, and holding addresses of one another.
typedef struct {
  ushort kind;
  float weight;
  uchar name[6];
} Entry;

__constant uint primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
__constant Entry entries[3] = {{7, 1.5f, "first"}, {300, -2.25f, "next"}, {65535, 0.125f, "third"}};
__constant char letters[] = "program scope";

__global uint counters[4] = {10, 20, 30, 40};
__global uint total;
__global uint matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
__global uint* __constant rows[2] = {matrix[1], matrix[0]};
__global uint* cursor = &counters[2];

// One group, so that a barrier orders the accesses.
__kernel void use_variables(__global const uint* in, __global uint* out, __global uint* state) {
  const uint l = get_local_id(0);
  const uint v = in[l];
  atomic_add(&counters[v & 3], v >> 4);
  atomic_inc(&total);
  if (l < 3) matrix[1][l] += primes[l + 2];
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[l] = primes[v % 8] * entries[v % 3].kind + entries[l % 3].name[v % 5] + letters[l % 13] + rows[l & 1][v % 3] +
           (uint)(int)(entries[(l + 1) % 3].weight * 8.0f);
  if (l < 4) state[l] = counters[l];
  if (l == 4) state[4] = total;
  if (l == 5) state[5] = *cursor + cursor[1];
}
