// A sum over the workgroup in shared memory, with barriers, and a transpose through it.
#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) readonly buffer From { float from[]; };
layout(std430, binding = 1) writeonly buffer To { float to[]; };
layout(std430, binding = 2) writeonly buffer Sums { float sums[]; };
shared float tile[16][17];
shared float partial[256];
void main() {
  uint x = gl_LocalInvocationID.x, y = gl_LocalInvocationID.y, width = gl_NumWorkGroups.x * 16;
  float value = from[(gl_WorkGroupID.y * 16 + y) * width + gl_WorkGroupID.x * 16 + x];
  tile[y][x] = value;
  partial[gl_LocalInvocationIndex] = value;
  barrier();
  uint height = gl_NumWorkGroups.y * 16;
  to[(gl_WorkGroupID.x * 16 + y) * height + gl_WorkGroupID.y * 16 + x] = tile[x][y];
  for (uint step = 128; step > 0; step >>= 1) {
    if (gl_LocalInvocationIndex < step) partial[gl_LocalInvocationIndex] += partial[gl_LocalInvocationIndex + step];
    barrier();
  }
  if (gl_LocalInvocationIndex == 0) sums[gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x] = partial[0];
}
