// Tables of constants, which lie behind the code, larger than what instructions hold.
#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { vec4 data[]; };
const uint kPrimes[32] = uint[](2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83,
                                89, 97, 101, 103, 107, 109, 113, 127, 131);
const vec2 kPoints[9] = vec2[](vec2(0, 1), vec2(2, 3), vec2(-4, 5), vec2(6, -7), vec2(8, 9), vec2(10, 11),
                               vec2(-12, 13), vec2(14, 15), vec2(0.5, 0.25));
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint prime = kPrimes[uint(data[i].x) & 31];
  data[i] = vec4(kPoints[i % 9], float(prime), data[i].w);
}
