// Waits for counters apart, and for two of them at once.
//! target gfx1200
  global_load_b32 v1, v0, s[2:3]
  s_wait_loadcnt 0x0
  s_wait_storecnt_dscnt 0x0
  s_wait_samplecnt 0x0
  s_wait_bvhcnt 0x0
  s_wait_kmcnt 0x0
  s_wait_alu depctr_va_vdst(0)
  v_mov_b32_e64_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]
  s_endpgm_saved

//= code: 9 instructions, 52 bytes, salu 7, valu 1, flat 1, dpp 1, waits 6
//= global_load_b32: global load, 1 x 4 bytes
