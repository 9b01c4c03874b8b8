// Lanes leave the loop one by one and keep the v1 they left with: before each turn v1 is live in the lanes that have
// left (the value of s[2:3] that begins at the loop, then the one made at 5), none before the first turn, so that
// nothing wants what 1 writes. v3 is made and used in one turn: dead round the loop.
//! target gfx803 gfx900
//! live-out v1
  s_mov_b64 s[2:3], 0
  v_mov_b32_e32 v1, 0
loop:
  v_lshlrev_b32_e32 v3, 1, v2
  v_or_b32_e32 v1, v3, v4
  v_cmp_lt_u32_e32 vcc, v1, v0
  s_or_b64 s[2:3], vcc, s[2:3]
  s_andn2_b64 exec, exec, s[2:3]
  s_cbranch_execnz loop
  s_or_b64 exec, exec, s[2:3]

//= 0: Rn 3 2 | exec v0 v2 v4
//= 1: Rn 3 2 | s[2:3] exec v0 v2 v4
//= 2: Rn 5 2 | s[2:3] exec v0 v1@block2 v2 v4
//= 3: Rn 5 2 | s[2:3] exec v0 v1@block2 v[2:4]
//= 4: Rn 4 2 | s[2:3] exec v0 v1@entry v2 v4
//= 5: Rn 4 2 | s[2:3] vcc exec v0 v1@entry v2 v4
//= 6: Rn 4 2 | s[2:3] exec v0 v1@5 v2 v4
//= 7: Rn 4 2 | s[2:3] exec v0 v1@5 v2 v4
//= 8: Rn 1 2 | s[2:3] exec v1@entry
