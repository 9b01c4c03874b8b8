// Sixteen descriptor sets: their addresses are in a table, for which there is one SGPR.
#version 450
layout(local_size_x = 64) in;
layout(std430, set = 0, binding = 0) buffer B0 { uint v0[]; };
layout(std430, set = 1, binding = 0) buffer B1 { uint v1[]; };
layout(std430, set = 2, binding = 0) buffer B2 { uint v2[]; };
layout(std430, set = 3, binding = 0) buffer B3 { uint v3[]; };
layout(std430, set = 4, binding = 0) buffer B4 { uint v4[]; };
layout(std430, set = 5, binding = 0) buffer B5 { uint v5[]; };
layout(std430, set = 6, binding = 0) buffer B6 { uint v6[]; };
layout(std430, set = 7, binding = 0) buffer B7 { uint v7[]; };
layout(std430, set = 8, binding = 0) buffer B8 { uint v8[]; };
layout(std430, set = 9, binding = 0) buffer B9 { uint v9[]; };
layout(std430, set = 10, binding = 0) buffer B10 { uint v10[]; };
layout(std430, set = 11, binding = 0) buffer B11 { uint v11[]; };
layout(std430, set = 12, binding = 0) buffer B12 { uint v12[]; };
layout(std430, set = 13, binding = 0) buffer B13 { uint v13[]; };
layout(std430, set = 14, binding = 0) buffer B14 { uint v14[]; };
layout(std430, set = 15, binding = 0) buffer B15 { uint v15[]; };
layout(push_constant) uniform Push { uint a; uint b; } p;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint sum = p.a * gl_NumWorkGroups.x + p.b;
  sum = sum * 3 + v1[i];
  sum = sum * 3 + v2[i];
  sum = sum * 3 + v3[i];
  sum = sum * 3 + v4[i];
  sum = sum * 3 + v5[i];
  sum = sum * 3 + v6[i];
  sum = sum * 3 + v7[i];
  sum = sum * 3 + v8[i];
  sum = sum * 3 + v9[i];
  sum = sum * 3 + v10[i];
  sum = sum * 3 + v11[i];
  sum = sum * 3 + v12[i];
  sum = sum * 3 + v13[i];
  sum = sum * 3 + v14[i];
  sum = sum * 3 + v15[i];
  v0[i] = sum;
}
