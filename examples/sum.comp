// The sum of each workgroup's numbers, times a factor: within subgroups first, then in shared memory.
#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(local_size_x_id = 0) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint in_numbers[]; };
layout(std430, set = 0, binding = 1) writeonly buffer Out { uint out_sums[]; };
layout(push_constant) uniform Push { uint factor; };

shared uint total;

void main() {
  if (gl_LocalInvocationIndex == 0) total = 0;
  barrier();
  uint of_subgroup = subgroupAdd(in_numbers[gl_GlobalInvocationID.x]);
  if (subgroupElect()) atomicAdd(total, of_subgroup);
  barrier();
  if (gl_LocalInvocationIndex == 0) out_sums[gl_WorkGroupID.x] = total * factor;
}
