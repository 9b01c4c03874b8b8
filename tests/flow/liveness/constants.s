// A scalar register that holds a constant since the block began: the other operands are wanted as far as it lets them be.
// The register itself stays live, and a block that begins in between knows nothing.
//! target gfx900
  s_movk_i32 s0, 0xff
  s_mov_b32 s1, 0x00ff0000
  v_and_b32_e32 v7, s1, v7
  s_cbranch_scc1 2
  s_mov_b32 s2, 0x00ff0000
  v_and_b32_e32 v0, s2, v0
  s_mov_b32 s3, 0x05000405
  v_perm_b32 v1, v2, v3, s3
  v_and_b32_e32 v4, s0, v4
  v_lshrrev_b32_e32 v5, s0, v5
  s_brev_b32 s4, 1
  v_and_b32_e32 v6, s4, v6
  v_and_b32_e32 v0, v0, v1
  v_or3_b32 v0, v0, v4, v5
  v_or3_b32 v0, v0, v6, v7
  global_store_dword v[8:9], v0, off
  s_endpgm

//= 0: Rn 9 2 | s2 exec scc v0 v2:3 v3:1 v[4:5] v6:8 v7:4 v[8:9]
//= 1: Rn 9 3 | s0 s2 exec scc v0 v2:3 v3:1 v[4:5] v6:8 v7:4 v[8:9]
//= 2: Rn 9 3 | s[0:2] exec scc v0 v2:3 v3:1 v[4:5] v6:8 v7:4 v[8:9]
//= 3: Rn 9 2 | s0 s2 exec scc v0 v2:3 v3:1 v[4:5] v6:8 v[7:9]
//= 4: Rn 9 2 | s0 exec v0 v2:3 v3:1 v[4:5] v6:8 v[7:9]
//= 5: Rn 9 2 | s0 s2 exec v0 v2:3 v3:1 v[4:5] v6:8 v[7:9]
//= 6: Rn 9 2 | s0 exec v0 v2:3 v3:1 v[4:5] v6:8 v[7:9]
//= 7: Rn 10 2 | s0 s3 exec v0 v2:3 v3:1 v[4:5] v6:8 v[7:9]
//= 8: Rn 8 1 | s0 exec v[0:1] v[4:5] v6:8 v[7:9]
//= 9: Rn 8 1 | s0:1 exec v[0:1] v[4:5] v6:8 v[7:9]
//= 10: Rn 8 1 | exec v[0:1] v[4:5] v6:8 v[7:9]
//= 11: Rn 8 1 | s4 exec v[0:1] v[4:5] v6:8 v[7:9]
//= 12: Rn 8 0 | exec v[0:1] v[4:9]
//= 13: Rn 7 0 | exec v0 v[4:9]
//= 14: Rn 5 0 | exec v0 v[6:9]
//= 15: Rn 3 0 | exec v0 v[8:9]
//= 16: Rn 0 0 | none
