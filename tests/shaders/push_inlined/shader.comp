// Push constants at constant places: all of them in SGPRs.
#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer Data { uint data[]; };
layout(push_constant) uniform Push { uint factor; int offset; uvec2 pair; float f; double d; } p;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data[i] = data[i] * p.factor + uint(p.offset) + p.pair.y + uint(p.f * float(i)) + uint(p.d);
}
