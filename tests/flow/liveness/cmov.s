// s_cmov_b32 and s_cmovk_i32 write where SCC is set and keep the value where it is not.
//! target gfx803 gfx900
//! live-out s0 s1 s4 s5
  s_cmp_eq_u32 s2, s3
  s_cmovk_i32 s0, 0x7
  s_cmov_b32 s1, s2
  s_cmov_b64 s[4:5], s[6:7]

//= 0: Rn 0 8 | s[0:7]
//= 1: Rn 0 7 | s[0:2] s[4:7] scc
//= 2: Rn 0 7 | s[0:2] s[4:7] scc
//= 3: Rn 0 6 | s[0:1] s[4:7] scc
