// Specialization constants of every kind: they decide sizes, branches and which descriptor sets are reached at all.
#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x_id = 0, local_size_y = 2) in;
layout(constant_id = 1) const bool use_first = true;
layout(constant_id = 2) const int shift = 1;
layout(constant_id = 3) const float scale = 1;
layout(constant_id = 4) const double wide = 1;
layout(constant_id = 5) const uint count = 4;
layout(constant_id = 9) const uint untouched = 11;
layout(std430, set = 0, binding = 0) buffer First { uint first[]; };
layout(std430, set = 1, binding = 0) buffer Second { float second[]; };
layout(std430, set = 2, binding = 0) buffer Third { float third[]; };
void main() {
  float list[count];
  uint i = gl_LocalInvocationIndex + gl_WorkGroupID.x * gl_WorkGroupSize.x * gl_WorkGroupSize.y;
  for (uint k = 0; k < count; ++k) list[k] = third[i * count + k];
  float sum = 0;
  for (uint k = 0; k < count; ++k) sum += list[(k * 3 + i) % count] * float(k);
  if (use_first) second[i] = float(first[i]);
  third[i * count] = sum * scale + float(wide) + float(int(i) >> shift) + float(untouched);
}
