// Of a 64-bit result of which one half is wanted, what the other half alone needs is dead.
//! target gfx803 gfx900
//! live-out v1 s1 s4 v8
  v_lshlrev_b64 v[0:1], 32, v[2:3]
  s_and_b64 s[0:1], s[2:3], s[6:7]
  s_lshr_b64 s[4:5], s[8:9], 32
  v_lshrrev_b64 v[8:9], 40, v[4:5]

//= 0: Rn 3 3 | s3 s7 s9 exec v2 v5:e
//= 1: Rn 2 4 | s3 s7 s9 exec v1 v5:e
//= 2: Rn 2 3 | s1 s9 exec v1 v5:e
//= 3: Rn 3 2 | s1 s4 exec v1 v5:e
