// Arguments of every kind, LDS, scratch, a constant table, and data that needs a dynamic relocation.
typedef struct { int a; float b; } Pair;

__constant float table[4] = {1, 2, 3, 4};
__global int counter = 5;
__global int* counter_address = &counter;
__global int zeros[1000];

#define ID (__builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workgroup_id_x() * 64)

kernel void scale(global float* restrict out, const global float* in, char c, float f, Pair s, local float* tmp,
                  read_only image2d_t img, sampler_t smp, double2 d) {
  local float buf[64];
  int i = ID;
  buf[i & 63] = in[i];
  tmp[i & 63] = in[i + 1];
  __builtin_amdgcn_s_barrier();
  out[i] = buf[63 - (i & 63)] * f + table[i & 3] + s.a * s.b + tmp[3] + c + (float)d.y;
  (*counter_address)++;
  zeros[i]++;
}

kernel __attribute__((reqd_work_group_size(64, 2, 1))) void no_arguments() {}

kernel void scratch(global int* p, int n) {
  int a[100];
  for (int i = 0; i < 100; i++) a[i] = p[i * 7];
  p[0] = a[n] + a[n * 3];
}
