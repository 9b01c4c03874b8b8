// DPP of compares and of instructions with three sources.
//! target gfx1100
  v_add_f32_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
  v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]
  v_cmp_eq_u32_dpp vcc_lo, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
  v_fma_f32_e64_dpp v0, v1, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf
  s_waitcnt vmcnt(0)
  s_waitcnt_vscnt null, 0x0
  s_endpgm

//= code: 7 instructions, 48 bytes, salu 3, valu 4, float 2, dpp 4, waits 2
