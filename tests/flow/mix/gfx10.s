// DPP within groups of eight is DPP; a wait for stores is a wait.
//! target gfx1030
  v_add_f32_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
  v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]
  s_waitcnt vmcnt(0)
  s_waitcnt_vscnt null, 0x0
  s_endpgm

//= code: 5 instructions, 28 bytes, salu 3, valu 2, float 1, dpp 2, waits 2
