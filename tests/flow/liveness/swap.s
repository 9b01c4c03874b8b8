// v_swap_b32 reads and writes both; where one result is not wanted, only the other's source is live.
//! target gfx900 gfx906
//! live-out v1 v2 v3
  v_swap_b32 v1, v2
  v_swap_b32 v3, v4

//= 0: Rn 3 0 | exec v[1:2] v4
//= 1: Rn 4 0 | exec v[1:2] v4
