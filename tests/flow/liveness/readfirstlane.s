// Behind s_cbranch_execz EXEC is not 0: v_readfirstlane_b32 takes a lane that is enabled. Where EXEC may be 0 it takes
// lane 0, enabled or not: v2 is live in all lanes the kernel began with.
//! target gfx803 gfx900
//! live-out s4 s5
  s_mov_b32 s4, 0
  v_cmp_gt_u32_e32 vcc, 10, v0
  s_and_saveexec_b64 s[2:3], vcc
  s_cbranch_execz join
  v_readfirstlane_b32 s4, v1
join:
  v_readfirstlane_b32 s5, v2
  s_or_b64 exec, exec, s[2:3]

//= 0: Rn 3 1 | exec v[0:2]
//= 1: Rn 3 1 | s4 exec v[0:2]
//= 2: Rn 2 3 | s4 vcc exec v1@1 v2
//= 3: Rn 2 3 | s[2:4] exec v1 v2@entry
//= 4: Rn 2 3 | s[2:3] exec v1 v2@entry
//= 5: Rn 1 4 | s[2:4] exec v2@entry
//= 6: Rn 0 4 | s[2:5] exec
