// s_bitset0 and s_bitset1 write one bit, which their source names.
//! target gfx803 gfx900
//! live-out s0 s1 s4 s5
  s_bitset1_b32 s0, s2
  s_bitset0_b32 s1, 17
  s_bitset1_b64 s[4:5], s2

//= 0: Rn 0 5 | s[0:1] s2:1 s[4:5]
//= 1: Rn 0 5 | s[0:1] s2:1 s[4:5]
//= 2: Rn 0 5 | s[0:1] s2:1 s[4:5]
