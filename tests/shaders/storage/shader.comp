// Buffers that are read and written, an array without a size, 3D grids and workgroups.
#version 450
layout(local_size_x = 4, local_size_y = 2, local_size_z = 3) in;
layout(std430, set = 0, binding = 0) readonly buffer From { uint rows; float values[]; };
layout(std430, set = 0, binding = 3) writeonly buffer To { uvec4 ids; float results[]; };
void main() {
  uvec3 size = gl_NumWorkGroups * gl_WorkGroupSize;
  uint at = gl_GlobalInvocationID.x + size.x * (gl_GlobalInvocationID.y + size.y * gl_GlobalInvocationID.z);
  results[at] = values[at % uint(values.length())] * float(rows) + float(gl_LocalInvocationIndex);
  if (at == 77) ids = uvec4(gl_WorkGroupID, gl_LocalInvocationIndex);
}
