// A workgroup of 16 by 16: a tile of dwords read by rows, by columns, and by columns with a dword of padding a row.
//! workgroup 16 16 1
  v_lshlrev_b32_e32 v2, 6, v1
  v_lshl_add_u32 v2, v0, 2, v2
  ds_write_b32 v2, v5             // 2: (y * 16 + x) * 4
  v_lshlrev_b32_e32 v3, 6, v0
  v_lshl_add_u32 v3, v1, 2, v3
  ds_read_b32 v5, v3              // 5: (x * 16 + y) * 4: x and x + 2 in one bank
  v_mul_u32_u24_e32 v4, 0x44, v0
  v_lshl_add_u32 v4, v1, 2, v4
  ds_read_b32 v5, v4              // 8: (x * 17 + y) * 4: x and y + 1 meet x + 15 and another row
  s_endpgm

//= code: 10 instructions, 68 bytes, salu 1, valu 6, lds 3, literals 1
//= ds_write_b32: lds store, 1 x 4 bytes
//= ds_read_b32: lds load, 2 x 4 bytes
//= 2: 1 way, stride 4
//= 5: 8 ways, not affine
//= 8: 2 ways, not affine
