// Pointers without an address space: the same load and store meet global, local and private memory, and lanes of one
// wave can differ in which.
__attribute__((noinline)) uint sum(const uint* values, uint count) {
  uint total = 0;
  for (uint i = 0; i < count; ++i) total += values[i];
  return total;
}

__attribute__((noinline)) void scale(uchar* bytes, uint count, uint factor) {
  for (uint i = 0; i < count; ++i) bytes[i] = (uchar)(bytes[i] * factor + 1);
}

__attribute__((noinline)) ulong mix(const ulong* wide, ushort* narrow, uint n) {
  narrow[n & 3] += (ushort)wide[n & 1];
  return wide[n & 1] ^ narrow[0];
}

__kernel void chosen_at_run_time(__global uint* in, __global uint* out) {
  __local uint shared_values[64];
  uint own[4];
  const uint l = get_local_id(0);
  const uint i = get_global_id(0);
  for (uint k = 0; k < 4; ++k) own[k] = in[i] * (k + 1);
  shared_values[l] = in[i] ^ 0xabcdu;
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint* p;
  switch (in[i] % 3) {
    case 0: p = own; break;
    case 1: p = &shared_values[l & 60]; break;
    default: p = &in[i & ~3u]; break;
  }
  out[i] = sum(p, 4);
}

__kernel void bytes_and_wide(__global uint* data, __global ulong* wide, __global ushort* narrow, __global ulong* out) {
  __local uint shared_words[64];
  const uint l = get_local_id(0);
  const uint i = get_global_id(0);
  uint own = data[i];
  shared_words[l] = data[i] + 7;
  scale((uchar*)&own, 4, 3);
  scale((uchar*)&shared_words[l], 4, 5);
  scale((uchar*)&data[i], 3, 7);
  ulong own_wide[2] = {own, (ulong)own << 32 | shared_words[l]};
  ushort own_narrow[4] = {1, 2, 3, 4};
  ulong result = mix(i & 1 ? own_wide : (const ulong*)&wide[2 * i], i & 2 ? own_narrow : (ushort*)&narrow[4 * i], i);
  result += own_narrow[i & 3];
  out[2 * i] = result;
  out[2 * i + 1] = (ulong)own << 32 | shared_words[l];
}
