// The form clang emits: the else side by s_or_saveexec_b64 and s_xor_b64. v1 is written by the lanes of both sides, so
// that its old value is dead before; v2 on one side alone, so that the lanes of the other side keep the old value. Where
// EXEC is 0 at 8, no lane took the else side: v1 is live in the lanes of the other side (made at 0) alone.
//! target gfx803 gfx900
//! live-out v1 v2
  v_cmp_gt_u32_e32 vcc, 10, v0
  s_and_saveexec_b64 s[2:3], vcc
  s_xor_b64 s[2:3], exec, s[2:3]
  s_cbranch_execz else
  v_mov_b32_e32 v1, v4
  v_mov_b32_e32 v2, v4
else:
  s_or_saveexec_b64 s[2:3], s[2:3]
  s_xor_b64 exec, exec, s[2:3]
  s_cbranch_execz join
  v_mov_b32_e32 v1, v5
join:
  s_or_b64 exec, exec, s[2:3]
  s_nop 0

//= 0: Rn 4 0 | exec v0 v2 v[4:5]
//= 1: Rn 3 2 | vcc exec v2 v4@0 v5
//= 2: Rn 3 2 | s[2:3] exec v2@entry v4 v5@entry
//= 3: Rn 3 2 | s[2:3] exec v2@entry v4 v5@entry
//= 4: Rn 4 2 | s[2:3] exec v2@entry v4 v5@entry
//= 5: Rn 4 2 | s[2:3] exec v1 v2@entry v4 v5@entry
//= 6: Rn 3 2 | s[2:3] exec v1 v2@entry v5@entry
//= 7: Rn 3 2 | s[2:3] exec v1@0 v2 v5
//= 8: Rn 3 2 | s[2:3] exec v1@0 v2@entry v5
//= 9: Rn 3 2 | s[2:3] exec v1@0 v2@entry v5
//= 10: Rn 2 2 | s[2:3] exec v[1:2]@entry
//= 11: Rn 2 0 | v[1:2]
