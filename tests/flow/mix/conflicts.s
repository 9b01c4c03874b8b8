// Work-item x in v0: strides of the lanes' addresses. 32 banks of 4 bytes, 32 lanes together (16 for 8 bytes, 8 for 16).
  v_lshlrev_b32_e32 v1, 2, v0
  ds_read_b32 v2, v1              // 1: a dword a lane
  v_lshlrev_b32_e32 v3, 3, v0
  ds_read_b32 v4, v3              // 3: every other dword: lanes 0 and 16 in one bank
  ds_read_b64 v[4:5], v3          // 4: 16 lanes read 32 dwords in a row
  v_lshlrev_b32_e32 v6, 7, v0
  ds_write_b32 v6, v4             // 6: all 32 lanes in one bank
  v_mul_u32_u24_e32 v7, 0x84, v0
  ds_read_b32 v8, v7              // 8: 33 dwords apart: one bank further with each lane
  v_mov_b32_e32 v9, 16
  ds_read_b32 v10, v9             // 10: one address for all
  ds_read_b32 v11, v10            // 11: an address from memory
  ds_add_u32 v9, v2               // 12: one address for all, lane by lane
  v_lshlrev_b32_e32 v12, 1, v0
  ds_read_u16 v13, v12            // 14: two lanes to a dword
  v_lshlrev_b32_e32 v14, 4, v0
  ds_read_b128 v[16:19], v14      // 16: 8 lanes read 32 dwords in a row
  v_lshlrev_b32_e32 v15, 5, v0
  ds_read_b128 v[16:19], v15      // 18: lanes 0 and 4 begin in bank 0
  ds_read2_b32 v[16:17], v3 offset1:1  // 19: each of the two as 3
  ds_read_u16 v16, v1 offset:1    // 20: not a multiple of 2
  ds_swizzle_b32 v16, v1 offset:0x801f
  s_endpgm

//= code: 23 instructions, 152 bytes, salu 1, valu 8, lds 14, literals 1
//= ds_read_b32: lds load, 5 x 4 bytes
//= ds_read_b64: lds load, 1 x 8 bytes
//= ds_write_b32: lds store, 1 x 4 bytes
//= ds_add_u32: lds atomic, 1 x 4 bytes
//= ds_read_u16: lds load, 2 x 2 bytes
//= ds_read_b128: lds load, 2 x 16 bytes
//= ds_read2_b32: lds load, 1 x 8 bytes, apart 4 (1)
//= 1: 1 way, stride 4 (assumed)
//= 3: 2 ways, stride 8 (assumed)
//= 4: 1 way, stride 8 (assumed)
//= 6: 32 ways, stride 128 (assumed)
//= 8: 1 way, stride 132 (assumed)
//= 10: 1 way, stride 0
//= 12: 32 ways, stride 0
//= 14: 1 way, stride 2 (assumed)
//= 16: 1 way, stride 16 (assumed)
//= 18: 2 ways, stride 32 (assumed)
//= 19: 2 ways, stride 8 (assumed)
//= unknown 2
//= lane moves 1
