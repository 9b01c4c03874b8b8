// CRC-32 as in IEEE 802.3: reflected polynomial 0xedb88320.
uint crc_step(uint crc, uint byte) {
  crc ^= byte;
  for (uint bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xedb88320u & (0u - (crc & 1)));
  return crc;
}

// Work-item i computes the checksum of the first i bytes, bit by bit.
__kernel void crc32_bitwise(__global const uchar* text, __global uint* out) {
  const uint length = get_global_id(0);
  uint crc = ~0u;
  for (uint i = 0; i < length; ++i) crc = crc_step(crc, text[i]);
  out[length] = ~crc;
}

// The same with a table that each group builds in LDS.
__kernel void crc32_table(__global const uchar* text, __global uint* out) {
  __local uint table[256];
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0)) table[i] = crc_step(0, i);
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint length = get_global_id(0);
  uint crc = ~0u;
  for (uint i = 0; i < length; ++i) crc = table[(crc ^ text[i]) & 0xff] ^ (crc >> 8);
  out[length] = ~crc;
}
