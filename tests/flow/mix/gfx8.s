// gfx8 clamps LDS addresses by M0; flat and buffer accesses, scalar loads, atomics that return.
//! target gfx803
  s_mov_b32 m0, -1
  v_lshlrev_b32_e32 v1, 2, v0
  ds_write_b32 v1, v2 offset:4    // 2
  ds_add_rtn_u32 v3, v1, v2       // 3
  s_load_dwordx4 s[0:3], s[4:5], 0x0
  s_waitcnt lgkmcnt(0)
  buffer_load_dwordx2 v[4:5], v1, s[0:3], 0 offen
  buffer_atomic_add v2, v1, s[0:3], 0 offen
  flat_store_short v[6:7], v2
  flat_load_dwordx4 v[8:11], v[6:7]
  v_add_f32_sdwa v2, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
  v_mov_b32_dpp v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf
  s_nop 1
  s_endpgm

//= code: 14 instructions, 92 bytes, salu 4, valu 3, smem 1, vmem 2, flat 2, lds 2, float 1, sdwa 1, dpp 1, waits 1, nops 1
//= ds_write_b32: lds store, 1 x 4 bytes
//= ds_add_rtn_u32: lds load atomic, 1 x 4 bytes
//= s_load_dwordx4: scalar load, 1 x 16 bytes
//= buffer_load_dwordx2: buffer load, 1 x 8 bytes
//= buffer_atomic_add: buffer atomic, 1 x 4 bytes
//= flat_store_short: flat store, 1 x 2 bytes
//= flat_load_dwordx4: flat load, 1 x 16 bytes
//= 2: 1 way, stride 4 (assumed)
//= 3: 1 way, stride 4 (assumed)
