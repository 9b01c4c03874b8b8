// Half of v1 is written and all of it is stored: the other half is nobody's before the write. In the loop v2 holds
// what the last round put there.
//! target gfx900
//! receives 6 1
  v_mov_b32_sdwa v1, v0 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1
loop:
  v_add_u32_e32 v1, v1, v2
  v_mov_b32_e32 v2, v0
  s_sub_u32 s4, s4, 1
  s_cbranch_scc0 loop
  global_store_dword v[0:1], v1, off
  s_endpgm

//= 0: Rn 2 1 | s4 exec v0
//= 1: Rn 3 1 | s4 exec v[0:2]
//= 2: Rn 3 1 | s4 exec v[0:1]
//= 3: Rn 3 1 | s4 exec v[0:2]
//= 4: Rn 3 1 | s4 exec scc v[0:2]
//= 5: Rn 2 0 | exec v[0:1]
//= 6: Rn 0 0 | none
