__constant float table[4] = {1,2,3,4};
typedef struct { int a; float b; } S;
kernel void scale(global float* restrict out, const global float* in, char c, float f, S s, local float* tmp, read_only image2d_t img, sampler_t smp) {
  local float buf[64];
  int i = __builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workgroup_id_x()*64;
  buf[i & 63] = in[i]; tmp[i & 63] = in[i+1];
  __builtin_amdgcn_s_barrier();
  out[i] = buf[63 - (i&63)] * f + table[i & 3] + s.a*s.b + tmp[3] + c;
}
kernel __attribute__((reqd_work_group_size(64,2,1))) void noargs() { }
