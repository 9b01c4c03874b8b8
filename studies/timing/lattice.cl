// A step of a lattice Boltzmann flow: D3Q19, single relaxation time, populations in one copy that are streamed in place
// (M. Lehmann, "Esoteric Pull and Esoteric Push", Computation 10(6), 2022: 92, section 2.6). Populations are stored
// less their weights: as float, as half (STORED=16), or in 16 bits of which 4 are exponent and 11 mantissa
// (STORED=411), which only integer instructions convert.
#define SIDE 256u

#if STORED == 16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef half stored;
#define SCALE 32768.0f
float unpacked(half x) { return (float)x * (1 / SCALE); }
half packed(float x) { return (half)(x * SCALE); }
#elif STORED == 411
typedef ushort stored;
// Exponent 15 is that of 1, 1 that of the least number with a leading one, 2^-14; smaller ones lose digits.
float unpacked(ushort x) {
  const uint exponent = x >> 11 & 15, mantissa = (uint)(x & 0x7ff) << 12;
  const uint top = as_uint((float)mantissa) >> 23;  // of a number without a leading one: the exponent of what is there
  const uint normal = (exponent + 112) << 23 | mantissa;
  const uint small = (top - 37) << 23 | (mantissa << (150 - top) & 0x7ff000);
  return as_float((uint)(x & 0x8000) << 16 | (exponent != 0 ? normal : 0) |
                  (exponent == 0 && mantissa != 0 ? small : 0));
}
ushort packed(float x) {
  const uint bits = as_uint(x) + 0x800;  // to the nearest
  const uint exponent = bits >> 23 & 0xff, mantissa = bits & 0x7fffff;
  const uint normal = ((exponent - 112) << 11 & 0x7800) | mantissa >> 12;
  const uint small = (((0x7ff800 + mantissa) >> (124 - exponent)) + 1) >> 1;
  return (bits & 0x80000000) >> 16 | (exponent > 112 ? normal : 0) | (exponent < 113 && exponent > 100 ? small : 0);
}
#else
typedef float stored;
float unpacked(float x) { return x; }
float packed(float x) { return x; }
#endif

// Directions in pairs of opposites behind the one at rest.
constant int kX[19] = {0, 1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 0, 0, 1, -1, 1, -1, 0, 0};
constant int kY[19] = {0, 0, 0, 1, -1, 0, 0, 1, -1, 0, 0, 1, -1, -1, 1, 0, 0, 1, -1};
constant int kZ[19] = {0, 0, 0, 0, 0, 1, -1, 0, 0, 1, -1, 1, -1, 0, 0, -1, 1, -1, 1};
#define WEIGHT(i) ((i) == 0 ? 1.0f / 3 : (i) < 7 ? 1.0f / 18 : 1.0f / 36)

// A box of SIDE by SIDE cells and as many layers as there are work-items for; what leaves it at one side comes in at
// the other. `odd`: whether the step's number is.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void step(global stored* populations, global const uchar* solid,
                                                                 float relaxation, uint odd) {
  const uint n = get_global_id(0), cells = get_num_groups(0) * 64;
  if (solid[n]) return;
  const uint x = n % SIDE, y = n / SIDE % SIDE, z = n / (SIDE * SIDE), layers = cells / (SIDE * SIDE);
  const uint xs[3] = {(x + SIDE - 1) % SIDE, x, (x + 1) % SIDE};
  const uint ys[3] = {(y + SIDE - 1) % SIDE * SIDE, y * SIDE, (y + 1) % SIDE * SIDE};
  const uint zs[3] = {(z == 0 ? layers - 1 : z - 1) * SIDE * SIDE, z * SIDE * SIDE,
                      (z + 1 == layers ? 0 : z + 1) * SIDE * SIDE};
  global stored* here[19];   // where the population of i is that comes from behind, and the opposite one goes to
  global stored* there[19];  // where the opposite one of i comes from, and that of i goes to
  float f[19];
  here[0] = populations + n;
  f[0] = unpacked(*here[0]);
#pragma unroll
  for (int i = 1; i < 19; i += 2) {
    const uint neighbour = xs[1 + kX[i]] + ys[1 + kY[i]] + zs[1 + kZ[i]];
    here[i] = populations + (ulong)(odd ? i : i + 1) * cells + n;
    there[i] = populations + (ulong)(odd ? i + 1 : i) * cells + neighbour;
    f[i] = unpacked(*here[i]);
    f[i + 1] = unpacked(*there[i]);
  }
  float change = 0, ux = 0, uy = 0, uz = 0;
#pragma unroll
  for (int i = 0; i < 19; ++i) {
    change += f[i];
    ux += kX[i] * f[i];
    uy += kY[i] * f[i];
    uz += kZ[i] * f[i];
  }
  const float density = change + 1, inverse = 1 / density;
  ux *= inverse;
  uy *= inverse;
  uz *= inverse;
  const float square = 1.5f * (ux * ux + uy * uy + uz * uz);
  const float rest = change - density * square;
  *here[0] = packed((1 - relaxation) * f[0] + relaxation * WEIGHT(0) * rest);
#pragma unroll
  for (int i = 1; i < 19; i += 2) {
    const float along = 3 * (kX[i] * ux + kY[i] * uy + kZ[i] * uz);
    const float both = WEIGHT(i) * (rest + density * (0.5f * along * along)), differ = WEIGHT(i) * (density * along);
    *there[i] = packed((1 - relaxation) * f[i] + relaxation * (both + differ));
    *here[i] = packed((1 - relaxation) * f[i + 1] + relaxation * (both - differ));
  }
}
