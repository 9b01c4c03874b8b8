// Round a loop, a base that grows alike in all lanes stays known; one that grows by the lane's number does not.
//! workgroup 256 1 1
  v_lshlrev_b32_e32 v1, 2, v0
  v_lshlrev_b32_e32 v2, 2, v0
  s_movk_i32 s0, 10
loop:
  ds_read_b32 v3, v1              // 3
  ds_read_b32 v4, v2              // 4
  v_add_u32_e32 v1, 0x100, v1
  v_add_u32_e32 v2, v2, v0
  s_sub_i32 s0, s0, 1
  s_cmp_lg_u32 s0, 0
  s_cbranch_scc1 loop
  s_barrier
  ds_write_b32 v1, v3             // 11
  s_endpgm

//= code: 13 instructions, 68 bytes, salu 5, valu 4, lds 3, branch 1, literals 1, branches 1
//= ds_read_b32: lds load, 2 x 4 bytes
//= ds_write_b32: lds store, 1 x 4 bytes
//= 3: 1 way, stride 4
//= 11: 1 way, stride 4
//= unknown 1
