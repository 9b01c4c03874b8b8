// s_addk_i32 and s_mulk_i32 read what they write. (The analyser's reported case.)
//! target gfx803 gfx900
//! live-out s0 s1
  s_mulk_i32 s0, 0x7
  s_addk_i32 s1, 0x10

//= 0: Rn 0 2 | s[0:1]
//= 1: Rn 0 2 | s[0:1]
