// v_writelane_b32 writes one lane whatever EXEC says, the others keep what they hold; v_readlane_b32 of that lane needs
// no other. A lane that M0 names may be any: nothing ends there. Lane 3 of v1 is made at 0.
//! target gfx803 gfx900
//! full-waves
//! live-out v1
  v_writelane_b32 v1, s0, 3
  v_writelane_b32 v2, s1, 5
  v_readlane_b32 s2, v2, 5
  s_mov_b32 m0, s2
  v_writelane_b32 v1, 7, m0

//= 0: Rn 1 2 | s0 s1:1 v1&0xfffffffffffffff7
//= 1: Rn 2 1 | s1:1 v1
//= 2: Rn 2 1 | v1 v2:1&0x20
//= 3: Rn 1 1 | s2:1 v1
//= 4: Rn 1 0 | m0:1 v1
