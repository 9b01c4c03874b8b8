// A write under a mask with no branch: lanes that the mask leaves out keep the old value of v1, which is live before 4
// in all lanes of the entry. v2 is written and read under the same mask, so that it is dead before 3, as v4 is.
//! target gfx803 gfx900
//! live-out v1
  v_mov_b32_e32 v1, 0
  v_cmp_gt_u32_e32 vcc, 10, v0
  s_and_saveexec_b64 s[2:3], vcc
  v_lshlrev_b32_e32 v2, 2, v0
  v_mov_b32_e32 v1, v2
  s_or_b64 exec, exec, s[2:3]

//= 0: Rn 2 0 | exec v0
//= 1: Rn 2 0 | exec v[0:1]
//= 2: Rn 2 2 | vcc exec v0@1 v1
//= 3: Rn 3 2 | s[2:3] exec v0 v1@entry
//= 4: Rn 2 2 | s[2:3] exec v1@entry v2
//= 5: Rn 1 2 | s[2:3] exec v1@entry
