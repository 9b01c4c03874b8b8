#pragma OPENCL FP_CONTRACT OFF

#define GROUP 64

// One step of all-pairs gravity with softening. Square root and division are correctly rounded (see the options), so
// every bit of the result is determined.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void accelerate(__global const float4* position_mass, __global float4* velocity, uint count, float time_step) {
  __local float4 shared_bodies[GROUP];
  const uint i = get_global_id(0);
  const float4 me = position_mass[i];
  float3 acceleration = 0.0f;
  for (uint tile = 0; tile < count; tile += GROUP) {
    shared_bodies[get_local_id(0)] = position_mass[tile + get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint j = 0; j < GROUP; ++j) {
      const float4 other = shared_bodies[j];
      const float3 d = other.xyz - me.xyz;
      const float distance2 = fma(d.x, d.x, fma(d.y, d.y, fma(d.z, d.z, 0.01f)));
      const float inverse = 1.0f / (distance2 * sqrt(distance2));
      const float scale = other.w * inverse;
      acceleration += d * scale;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float4 v = velocity[i];
  v.xyz += acceleration * time_step;
  velocity[i] = v;
}

__kernel void move(__global float4* position_mass, __global const float4* velocity, float time_step) {
  const uint i = get_global_id(0);
  position_mass[i].xyz += velocity[i].xyz * time_step;
}
