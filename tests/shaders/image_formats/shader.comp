// Loads and stores in many formats; what is computed is exact in each.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8) uniform image2D bytes;
layout(binding = 1, rgba8_snorm) uniform image2D signed_bytes;
layout(binding = 2, rgba16f) uniform image2D halves;
layout(binding = 3, rgba16ui) uniform uimage2D shorts;
layout(binding = 4, rg32f) uniform image2D pairs;
layout(binding = 5, rgba32i) uniform iimage2D wide;
layout(binding = 6, rgb10_a2) uniform image2D tens;
layout(binding = 7, r16ui) uniform uimage2D narrow;
void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy), mirrored = ivec2(18, 12) - at;
  imageStore(bytes, at, imageLoad(bytes, at).wzyx);
  imageStore(signed_bytes, at, -imageLoad(signed_bytes, at).yxwz);
  vec4 half_texel = imageLoad(halves, at);
  imageStore(halves, at, half_texel * 2 + vec4(0.25, -0.5, 0, 1));
  imageStore(shorts, at, imageLoad(shorts, at) * 3 + uvec4(at.x, at.y, 65536, 7));
  imageStore(pairs, at, vec4(half_texel.xy * 0.125, 5, 6));
  imageStore(wide, at, ivec4(-at.x, at.y, half_texel.z, half_texel.w) + imageLoad(wide, at));
  imageStore(tens, at, imageLoad(tens, at).yzxw);
  imageStore(narrow, at, uvec4(mirrored.x * 100 + mirrored.y));
}
