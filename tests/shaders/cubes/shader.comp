// Faces of a cube and the seams between two of them; corners, where three meet, are each driver's own. Results are
// rounded, since a face's coordinates are a quotient that drivers compute in their own way.
#version 450
layout(local_size_x = 64) in;
layout(binding = 0) uniform textureCube cube;
layout(binding = 1) uniform sampler samplers[2];
layout(binding = 2) buffer Data { float data[]; };
void main() {
  // 384 directions: to each texel of a face of 8x8, and a quarter of a texel beside it.
  uint i = gl_GlobalInvocationID.x;
  int face = int(i / 64);
  vec2 place = (vec2(i % 8, i / 8 % 8) + 0.5) / 4 - 1, beside = place + 1.0 / 16;
  if (max(abs(beside.x), abs(beside.y)) > 0.9 && min(abs(beside.x), abs(beside.y)) > 0.8) beside = place;
  for (int n = 0; n < 2; ++n) {
    vec2 at = n == 0 ? place : beside;
    float side = (face & 1) == 0 ? 1 : -1;
    vec3 direction = face < 2 ? vec3(side, at) : face < 4 ? vec3(at.x, side, at.y) : vec3(at, side);
    data[i * 3 + n] = textureLod(samplerCube(cube, samplers[0]), direction, 0).x;
    if (n == 1) data[i * 3 + 2] = round(textureLod(samplerCube(cube, samplers[1]), direction, 0).x * 4) / 4;
  }
}
