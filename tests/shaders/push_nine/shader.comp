// Nine push constants, all in SGPRs, which is more than the eight that are there when the address is too.
#version 450
layout(local_size_x = 1) in;
layout(binding = 0) buffer Data { uint data[]; };
layout(push_constant) uniform Push { uint p1, p2, p3, p4, p5, p6, p7, p8, p9; };
void main() {
  data[gl_WorkGroupID.x] =
      gl_NumWorkGroups.x + p1 + 2 * p2 + 3 * p3 + 4 * p4 + 5 * p5 + 6 * p6 + 7 * p7 + 8 * p8 + 9 * p9;
}
