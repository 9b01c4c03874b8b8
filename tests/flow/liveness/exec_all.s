// EXEC = -1: what is read there is wanted of lanes that the program had disabled as well.
//! target gfx803 gfx900
//! live-out v1 v3
  s_mov_b64 s[2:3], exec
  s_mov_b64 exec, -1
  v_mov_b32_e32 v1, v2
  s_mov_b64 exec, s[2:3]
  v_mov_b32_e32 v3, v4

//= 0: Rn 2 2 | exec v2@all v4
//= 1: Rn 2 2 | s[2:3] v2@all v4
//= 2: Rn 3 2 | s[2:3] exec v2 v4@entry
//= 3: Rn 2 2 | s[2:3] v1@entry v4@entry
//= 4: Rn 3 0 | exec v1 v4
