#pragma OPENCL FP_CONTRACT OFF

typedef struct {
  uint key;
  float weight;
  uchar tag;
  ulong total;
} Record;

__attribute__((noinline)) uint leaf(uint a, uint b) { return a * 33 + (b ^ (a >> 7)); }

__attribute__((noinline)) uint middle(uint a, uint b, uint c) { return leaf(a, c) - leaf(b, a) + c; }

__attribute__((noinline)) uint outer(uint a, uint depth) {
  uint sum = 0;
  for (uint i = 0; i < depth; ++i) sum += middle(a + i, sum, i);
  return sum;
}

// More arguments than registers are set aside for: the last ones go through the stack.
__attribute__((noinline)) float many_arguments(float a0, float a1, float a2, float a3, int b0, int b1, int b2, int b3,
                                               double c0, double c1, double c2, double c3, ulong d0, ulong d1, ulong d2,
                                               ulong d3, float4 e0, float4 e1, uchar f0, short f1, float a4, float a5) {
  const float4 e = e0 * e1;
  const double c = c0 * c1 - c2 * c3;
  const ulong d = (d0 ^ d1) + (d2 >> 3) * d3;
  return a0 - a1 * a2 + a3 + (float)(b0 * b1 + b2 - b3) + (float)c + (float)(d & 0xffff) + e.x + e.y - e.z + e.w +
         (float)f0 * (float)f1 + a4 / 4.0f - a5;
}

__attribute__((noinline)) Record make_record(uint key, float weight) {
  Record r;
  r.key = leaf(key, 5);
  r.weight = weight * 0.5f;
  r.tag = (uchar)(key * 3);
  r.total = (ulong)key << 33 | r.tag;
  return r;
}

// Writes through pointers to the caller's private memory.
__attribute__((noinline)) void divide_with_remainder(uint a, uint b, uint* quotient, uint* remainder) {
  *quotient = a / b;
  *remainder = a - *quotient * b;
}

__attribute__((noinline)) void update(Record* record, const uint* values, uint count) {
  for (uint i = 0; i < count; ++i) record->total += values[i];
  record->key ^= values[count - 1];
}

__kernel void call_chain(__global const uint* in, __global uint* out) {
  const uint id = get_global_id(0);
  out[id] = outer(in[id], 1 + id % 9);
}

__kernel void wide_calls(__global const uint* in, __global float* out) {
  const uint id = get_global_id(0);
  const uint v = in[id];
  const float f = (float)(v & 1023);
  const float4 e = (float4)(f, f + 1.0f, f - 2.0f, 3.0f);
  out[id] = many_arguments(f, 2.0f, f * 0.25f, 4.0f, (int)(v >> 20), -3, (int)id, 7, (double)f, 1.5, 2.25, (double)id, v,
                           (ulong)v << 20, 99999999999UL, id, e, e.wzyx, (uchar)v, (short)(v >> 8), f + 8.0f, 0.125f);
}

__kernel void structs_and_pointers(__global const uint* in, __global ulong* out) {
  const uint id = get_global_id(0);
  Record record = make_record(in[id], (float)id);
  uint values[6];
  for (uint i = 0; i < 6; i += 2) divide_with_remainder(in[id] >> i, 17 + id, &values[i], &values[i + 1]);
  if (id & 1) update(&record, values, 2 + id % 5);
  out[2 * id] = record.total + record.tag;
  out[2 * id + 1] = ((ulong)record.key << 32) | as_uint(record.weight);
}
