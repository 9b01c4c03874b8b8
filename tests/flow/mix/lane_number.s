// The lane's number from v_mbcnt, and what bases that are equal in all lanes may be added or joined.
//! graphics
  v_mbcnt_lo_u32_b32 v1, -1, 0
  v_mbcnt_hi_u32_b32 v1, -1, v1
  v_lshl_add_u32 v2, v1, 2, s4
  ds_read_b32 v3, v2              // 3: s4 turns all banks alike
  v_and_b32_e32 v4, 31, v1
  v_lshlrev_b32_e32 v4, 3, v4
  ds_read_b32 v3, v4              // 6: lanes 32 to 63 repeat lanes 0 to 31: not affine, stride 8 in each half
  s_lshl_b32 s5, s6, 8
  v_lshl_or_b32 v5, v1, 2, s5
  ds_read_b32 v3, v5              // 9: bits 7:2 beside bits 31:8
  v_lshl_or_b32 v5, v1, 2, s6
  ds_read_b32 v3, v5              // 11: s6 may have any of these bits
  v_lshlrev_b32_e32 v6, 4, v1
  v_lshrrev_b32_e32 v6, 3, v6
  ds_read_b64 v[8:9], v6          // 14: 2 bytes apart: not a multiple of 4
  v_sub_u32_e32 v7, s7, v2
  ds_read_b32 v3, v7              // 16: downwards
  v_mad_u32_u24 v7, v1, 12, s4
  ds_read_b96 v[8:10], v7         // 18: 8 lanes read 24 dwords in a row
  ds_read_b32 v3, v0              // 19: v0 is no work-item here
  v_mul_lo_u32 v7, v1, s4
  ds_read_b32 v3, v7              // 21: the stride is not known
  v_readfirstlane_b32 s8, v3
  v_mov_b32_e32 v7, s8
  ds_read_u8 v3, v7               // 24: one address, whichever
  v_add_u32_e32 v7, v1, v7
  ds_read_u8 v3, v7               // 26: 4 lanes to a dword, wherever it begins: at worst 9 dwords for 32 lanes
  v_lshl_add_u32 v7, v1, 7, s8
  ds_write_b8 v7, v3              // 28: one bank
  s_endpgm

//= code: 30 instructions, 200 bytes, salu 2, valu 16, lds 12
//= ds_read_b32: lds load, 7 x 4 bytes
//= ds_read_b64: lds load, 1 x 8 bytes
//= ds_read_b96: lds load, 1 x 12 bytes
//= ds_read_u8: lds load, 2 x 1 bytes
//= ds_write_b8: lds store, 1 x 1 bytes
//= 3: 1 way, stride 4
//= 6: 2 ways, not affine
//= 9: 1 way, stride 4
//= 16: 1 way, stride -4
//= 18: 1 way, stride 12
//= 24: 1 way, stride 0
//= 26: 1 way, stride 1
//= 28: 32 ways, stride 128
//= unknown 4
