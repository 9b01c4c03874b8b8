// All levels of a texture in one dispatch. A workgroup of 256 reduces 64x64 texels of level 0 to one of level 6; the
// workgroup of a slice that is done last reduces the 64x64 texels of level 6 to one of level 12. README.md has the rule
// that every variant follows, variants.json the values of the switches that go together:
//   ORDER     ROW_2X2, ROW_4X4, MORTON: which texels a thread loads
//   EXCHANGE  LDS, QUAD, SHUFFLE64: how threads get at each other's texels
//   PACKED    the threads that still work are 1: the first ones, so that whole waves idle; 0: spread over all waves
//   HALF      1: sums and LDS in fp16
//   FORMAT    rgba16f, rgba8
//   SAMPLER   1: 2x2 texels of level 0 by one sample in their middle
//   PASSES    1: one level alone, as a dispatch of its own, from `source` to levels[0]
#version 450
#define ROW_2X2 0
#define ROW_4X4 1
#define MORTON 2
#define LDS 0
#define QUAD 1
#define SHUFFLE64 2

#if HALF
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#endif
#if EXCHANGE == QUAD
#extension GL_KHR_shader_subgroup_quad : require
#elif EXCHANGE == SHUFFLE64
#extension GL_KHR_shader_subgroup_shuffle : require
#endif

layout(local_size_x = 256) in;
#if SAMPLER
layout(set = 0, binding = 0) uniform sampler2DArray source;
#else
layout(set = 0, binding = 0, FORMAT) uniform readonly image2DArray source;
#endif
#if PASSES
layout(set = 0, binding = 1, FORMAT) uniform writeonly image2DArray levels[1];
#else
layout(set = 0, binding = 1, FORMAT) uniform writeonly image2DArray levels[12];  // levels 1 to 12
// Level 6 once more, as workgroups hand it over to the last one.
layout(set = 0, binding = 2, FORMAT) uniform coherent image2DArray level_6;
layout(set = 0, binding = 3) coherent buffer Counters { uint groups_done[]; };  // for each slice; 0 before and after
#endif
layout(push_constant) uniform Constants {
  vec2 texel_size;   // 1 / size of level 0
  uint level_count;  // levels to make, 1 to 12
};

#define thread gl_LocalInvocationIndex
#define slice int(gl_WorkGroupID.z)

// Four channels. Halves stay packed, two to a register, in LDS and in operations across lanes, too.
#if HALF
struct Texel {
  f16vec2 rg, ba;
};
#define Packed uvec2
Texel texel_of(vec4 value) {
  f16vec4 halves = f16vec4(value);
  return Texel(halves.xy, halves.zw);
}
vec4 floats_of(Texel texel) { return vec4(f16vec4(texel.rg, texel.ba)); }
Packed pack(Texel texel) { return uvec2(packFloat2x16(texel.rg), packFloat2x16(texel.ba)); }
Texel unpack(Packed bits) { return Texel(unpackFloat2x16(bits.x), unpackFloat2x16(bits.y)); }
Texel sum(Texel a, Texel b) {
  precise f16vec2 rg = a.rg + b.rg, ba = a.ba + b.ba;
  return Texel(rg, ba);
}
Texel quarter(Texel texel) { return Texel(texel.rg * float16_t(0.25), texel.ba * float16_t(0.25)); }
#else
#define Texel vec4
#define Packed vec4
#define texel_of(value) (value)
#define floats_of(texel) (texel)
#define pack(texel) (texel)
#define unpack(bits) (bits)
Texel sum(Texel a, Texel b) {
  precise Texel result = a + b;
  return result;
}
Texel quarter(Texel texel) { return texel * 0.25; }
#endif

// The sum in the order in which quad operations have it: rows first. Without `precise`, compilers reorder it.
Texel average(Texel a, Texel b, Texel c, Texel d) { return quarter(sum(sum(a, b), sum(c, d))); }

// Place of a thread among the first width * width, width a power of two up to 16.
ivec2 place(uint index, uint width) {
#if ORDER == MORTON
  // Bits of the index, from the lowest: x0 y0 y1 x1 x2 y2 x3 y3.
  uint x = (index & 1) | (index >> 2 & 6) | (index >> 3 & 8);
  uint y = (index >> 1 & 3) | (index >> 3 & 4) | (index >> 4 & 8);
  return ivec2(x, y);
#else
  return ivec2(index % width, index / width);
#endif
}

// Texels outside an image are 0.
Texel load_2x2(ivec2 at) {
#if SAMPLER
  return texel_of(textureLod(source, vec3(vec2(at + 1) * texel_size, slice), 0));
#else
  return average(texel_of(imageLoad(source, ivec3(at, slice))), texel_of(imageLoad(source, ivec3(at + ivec2(1, 0), slice))),
                 texel_of(imageLoad(source, ivec3(at + ivec2(0, 1), slice))), texel_of(imageLoad(source, ivec3(at + 1, slice))));
#endif
}

#if PASSES
void main() {
  ivec2 at = ivec2(gl_WorkGroupID.xy) * 16 + place(thread, 16);
  imageStore(levels[0], ivec3(at, slice), floats_of(load_2x2(2 * at)));
}
#else

// Level 6 is stored in its own image, so that a workgroup may load what others stored.
void store(uint level, ivec2 at, Texel value) {
  if (level == 6)
    imageStore(level_6, ivec3(at, slice), floats_of(value));
  else
    imageStore(levels[level - 1], ivec3(at, slice), floats_of(value));
}

// Where texel `i` of the four of level 1 is that this thread makes, in the workgroup's 32x32.
ivec2 place_of_level_1(uint i) {
  ivec2 step = ivec2(i & 1, i >> 1);
#if ORDER == ROW_4X4
  return 2 * place(thread, 16) + step;
#elif EXCHANGE == SHUFFLE64
  // A wave has 32x32 texels of level 0 for itself.
  return place(thread & 63, 8) + 8 * step + 16 * ivec2(thread >> 6 & 1, thread >> 7);
#else
  return place(thread, 16) + 16 * step;
#endif
}

// Of levels from 2 on: where in the workgroup's part of the level the texel is that this thread makes. It makes none if
// others_make() is not 0.
#if EXCHANGE == LDS
ivec2 place_in_level(uint n) { return place(PACKED == 1 ? thread : thread >> 2 * (n - 2), 1u << (6 - n)); }
uint others_make(uint n) { return n == 2 ? 0 : PACKED == 1 ? thread >> 2 * (6 - n) : thread & (1u << 2 * (n - 2)) - 1; }
#else
// Texels of a level have numbers: texels 4k to 4k + 3 of level n make texel k of level n + 1.
#if EXCHANGE == QUAD
// Those of level 2 are the threads in Morton order. Bits of level 3: y0 x0 x1 y1 x2 y2; of level 4: x0 y0 x1 y1.
ivec2 place_in_level(uint n) {
  if (n == 2) return place(thread, 16);
  uint number = thread >> 2;
  if (n == 3) return ivec2((number >> 1 & 3) | (number >> 2 & 4), (number & 1) | (number >> 2 & 2) | (number >> 3 & 4));
  return ivec2((number & 1) | (number >> 1 & 2), (number >> 1 & 1) | (number >> 2 & 2));
}
uint others_make(uint n) { return n == 2 ? 0 : thread & 3 | thread >> 2 * (7 - n); }
#else
// Those of level 1 are the threads of a wave in Morton order. Bits of level 2: y0 x0 x1 y1 x2 y2 x3 y3. The texels of each
// quarter of a wave's come from the lane that kept them in a quad.
ivec2 place_in_level(uint n) {
  uint number = (n < 5 ? (thread & 63) >> 2 * (n - 1) | (thread & 3) << 2 * (4 - n) : 0) | (n < 6 ? thread >> 6 << 2 * (5 - n) : 0);
  if (n == 2)
    return ivec2((number >> 1 & 3) | (number >> 2 & 4) | (number >> 3 & 8),
                 (number & 1) | (number >> 2 & 2) | (number >> 3 & 4) | (number >> 4 & 8));
  return ivec2((number & 1) | (number >> 1 & 2) | (number >> 2 & 4), (number >> 1 & 1) | (number >> 2 & 2) | (number >> 3 & 4));
}
uint others_make(uint n) { return n == 6 ? thread : n == 5 ? thread & 63 : thread & (1u << 2 * (n - 1)) - 4; }
#endif
#endif

// The first level whose texels the first 64 threads make alone. The others store theirs while these go on.
#if EXCHANGE == LDS && PACKED
#define ALONE 3
#elif EXCHANGE == QUAD
#define ALONE 4
#else
#define ALONE 6
#endif

void store_level_1(uint base, ivec2 tile, Texel level_1[4]) {
  for (uint i = 0; i < 4; ++i) store(base + 1, tile * 32 + place_of_level_1(i), level_1[i]);
}

// Stores come behind the exchange: on gfx10.1, a wave must not use LDS behind a branch before its earlier stores are
// done, so that a store in each level would make the next level wait for it. They have no branches, so that the
// descriptors of all levels are loaded together: a texel that this thread does not make, or that belongs to no level, is
// stored outside.
void store_levels(uint base, uint first, uint last, ivec2 tile, Texel made[7]) {
  for (uint n = first; n <= last; ++n) {
    int outside = -int(others_make(n)) | (level_count < base + n ? -1 : 0);
    store(base + n, tile * (1 << (6 - n)) + place_in_level(n) | outside, made[n]);
  }
}

#if EXCHANGE == LDS
shared Texel texels[32][32];
#elif EXCHANGE == QUAD
shared Packed texels[256 + 64];
#else
shared Packed texels[4];
#endif
shared uint groups_before;

#if EXCHANGE == LDS
// made[n] is this thread's texel of level n. Level n lies in LDS at every 2^(n-1)th entry in both directions: a thread
// writes where only it has read.
void reduce(uint base, Texel level_1[4], ivec2 tile, out Texel made[7]) {
#if ORDER == ROW_4X4
  made[2] = average(level_1[0], level_1[1], level_1[2], level_1[3]);
  ivec2 own = place(thread, 16);
  texels[2 * own.y][2 * own.x] = made[2];
  const uint first = 3;
#else
  for (uint i = 0; i < 4; ++i) {
    ivec2 at = place_of_level_1(i);
    texels[at.y][at.x] = level_1[i];
  }
  const uint first = 2;
#endif
  for (uint n = first; n <= 6; ++n) {
    barrier();
    if (base != 0 && base + n > level_count) return;
    if (base == 0 && n == ALONE && thread >= 64) store_levels(0, 2, ALONE - 1, tile, made);
    if (others_make(n) == 0) {
      ivec2 at = place_in_level(n) << (n - 1);
      int next = 1 << (n - 2);
      made[n] = average(texels[at.y][at.x], texels[at.y][at.x + next], texels[at.y + next][at.x], texels[at.y + next][at.x + next]);
      if (n < 6) texels[at.y][at.x] = made[n];
    }
  }
}
#else
#if EXCHANGE == QUAD
#define across_1(bits) subgroupQuadSwapHorizontal(bits)
#define across_2(bits) subgroupQuadSwapVertical(bits)
#else
#define across_1(bits) subgroupShuffleXor(bits, 1)
#define across_2(bits) subgroupShuffleXor(bits, 2)
#endif
Packed choose(bool second, Texel a, Texel b) {
#if HALF
  return mix(pack(a), pack(b), bvec2(second));
#else
  return mix(a, b, bvec4(second));
#endif
}

// Four averages over a quad, of which each of its threads gets one: a thread passes on only what the other one needs.
Texel averages_of_quad(Texel value[4]) {
  bool is_right = (thread & 1) != 0, is_below = (thread & 2) != 0;
  Texel top = sum(unpack(choose(is_right, value[0], value[1])), unpack(across_1(choose(is_right, value[1], value[0]))));
  Texel bottom = sum(unpack(choose(is_right, value[2], value[3])), unpack(across_1(choose(is_right, value[3], value[2]))));
  return quarter(sum(unpack(choose(is_below, top, bottom)), unpack(across_2(choose(is_below, bottom, top)))));
}

#if EXCHANGE == QUAD
// Threads 4k to 4k + 3 have the texels of which texel k of level n is made.
Texel average_of_quad(uint n, Texel value) {
  if (n == 4) {  // threads 4k and 4k + 2 have the upper two
    Texel row = sum(value, unpack(across_2(pack(value))));
    return quarter(sum(row, unpack(across_1(pack(row)))));
  }
  Texel row = sum(value, unpack(across_1(pack(value))));
  return quarter(sum(row, unpack(across_2(pack(row)))));
}

// Levels lie in LDS at two places in turn, each in the order of its texels. In level 2, the four texels that the threads
// of a quad write are moved to different banks.
#if HALF
#define APART 2
#else
#define APART 1
#endif
uint entry(uint number, uint n) { return n == 2 ? number ^ number >> 6 << APART : (n & 1) * 256 + number; }

// A thread keeps the texel of level 2 whose number it has, so that a wave stores a square of them in whole lines.
void reduce(uint base, Texel level_1[4], ivec2 tile, out Texel made[7]) {
  uint parent = thread >> 2;  // bits: y0 x0 x1 y1 x2 y2
  texels[entry((parent & 5) << 1 | parent >> 1 & 5 | parent & 48 | (thread & 3) << 6, 2)] = pack(averages_of_quad(level_1));
  for (uint n = 3; n <= 6; ++n) {
    barrier();
    if (n == 3) made[2] = unpack(texels[entry(thread, 2)]);
    if (base != 0 && base + n > level_count) return;
    if (base == 0 && n == ALONE && thread >= 64) store_levels(0, 2, ALONE - 1, tile, made);
    if (n == 3 || thread < 4u << 2 * (6 - n)) {
      if (n > 3) made[n] = unpack(texels[entry(thread, n - 1)]);
      made[n] = average_of_quad(n, made[n == 3 ? 2 : n]);
      if (n < 6 && (thread & 3) == 0) texels[entry(thread >> 2, n)] = pack(made[n]);
    }
  }
}
#else
Texel average_across(Texel value, uint horizontal, uint vertical) {
  Texel row = sum(value, unpack(subgroupShuffleXor(pack(value), horizontal)));
  return quarter(sum(row, unpack(subgroupShuffleXor(pack(row), vertical))));
}

// Lanes of a quad have one 4x4 of level 2 each, and put them together at level 5.
void reduce(uint base, Texel level_1[4], ivec2 tile, out Texel made[7]) {
  made[2] = averages_of_quad(level_1);
  made[3] = average_across(made[2], 8, 4);
  made[4] = average_across(made[3], 16, 32);
  made[5] = average_across(made[4], 1, 2);
  if ((thread & 63) == 0) texels[thread >> 6] = pack(made[5]);
  barrier();
  if (base != 0 && base + 6 > level_count) return;
  if (base == 0 && thread >= 64) store_levels(0, 2, 5, tile, made);
  if (thread == 0) made[6] = average(unpack(texels[0]), unpack(texels[1]), unpack(texels[2]), unpack(texels[3]));
}
#endif
#endif

void main() {
  Texel level_1[4], made[7];
  ivec2 tile = ivec2(gl_WorkGroupID.xy);
  uvec2 groups = gl_NumWorkGroups.xy;
  for (uint i = 0; i < 4; ++i) level_1[i] = load_2x2(2 * (tile * 32 + place_of_level_1(i)));
  store_level_1(0, tile, level_1);
  reduce(0, level_1, tile, made);
  if (thread < 64) store_levels(0, 2, 6, tile, made);
  if (thread == 0 && level_count > 6) {
    memoryBarrierImage();
    groups_before = atomicAdd(groups_done[slice], 1);
  }
  barrier();
  if (level_count <= 6 || groups_before != groups.x * groups.y - 1) return;
  memoryBarrierImage();
  for (uint i = 0; i < 4; ++i) {
#if ORDER != ROW_4X4
    // Level 6 has a texel for each workgroup: smaller textures have none in three of its four 32x32.
    level_1[i] = texel_of(vec4(0));
    if (any(greaterThanEqual(32 * uvec2(i & 1, i >> 1), groups))) continue;
#endif
    ivec2 at = 2 * place_of_level_1(i);
    level_1[i] = average(texel_of(imageLoad(level_6, ivec3(at, slice))), texel_of(imageLoad(level_6, ivec3(at + ivec2(1, 0), slice))),
                         texel_of(imageLoad(level_6, ivec3(at + ivec2(0, 1), slice))), texel_of(imageLoad(level_6, ivec3(at + 1, slice))));
  }
  tile = ivec2(0);
  store_level_1(6, tile, level_1);
  reduce(6, level_1, tile, made);
  store_levels(6, 2, ALONE - 1, tile, made);
  if (thread < 64) store_levels(6, ALONE, 6, tile, made);
  if (thread == 0) groups_done[slice] = 0;
}
#endif
