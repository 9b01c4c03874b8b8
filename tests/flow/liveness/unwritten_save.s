// A function keeps v40 for its caller, which has never put anything into it: not live before the function writes it.
//! target gfx900
//! receives 6 1
//! live-out v0
  s_getpc_b64 s[4:5]
  s_add_u32 s4, s4, 16
  s_addc_u32 s5, s5, 0
  s_swappc_b64 s[30:31], s[4:5]
  s_branch end
function:
  buffer_store_dword v40, off, s[0:3], 0 offset:4
  v_mov_b32_e32 v40, v0
  v_add_u32_e32 v0, v40, v40
  buffer_load_dword v40, off, s[0:3], 0 offset:4
  s_setpc_b64 s[30:31]
end:
  s_nop 0

//= 0: Rn 1 6 | s[0:2] s3:6 exec v0
//= 1: Rn 1 6 | s[0:2] s3:6 s[4:5] exec v0
//= 2: Rn 1 6 | s[0:2] s3:6 s[4:5] exec scc v0
//= 3: Rn 1 8 | s[0:2] s3:6 s[4:5] exec v0
//= 4: Rn 1 0 | v0
//= 5: Rn 1 6 | s[0:2] s3:6 s[30:31] exec v0
//= 6: Rn 2 6 | s[0:2] s3:6 s[30:31] exec v0
//= 7: Rn 2 6 | s[0:2] s3:6 s[30:31] exec v40
//= 8: Rn 1 6 | s[0:2] s3:6 s[30:31] exec v0
//= 9: Rn 1 2 | s[30:31] v0
//= 10: Rn 1 0 | v0
