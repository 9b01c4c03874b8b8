start:
  s_nop 0
  s_branch start
  s_branch end
1: s_nop 1
  s_cbranch_scc0 1b
  s_cbranch_scc1 1f
  .p2align 4
1:
  v_mov_b32 v0, end-start
  .set later, 70
  s_mov_b32 s0, later
  s_mov_b32 s0, later+later
  v_add_f32 v0, later, v1 // comment
  s_nop 2 /* inside */ ; s_nop 3
  buffer_load_dword v0, off, s[0:3], 0 offset:later
  s_movk_i32 s0, later*2
  .long 1
  .p2align 3
end: s_endpgm
