// Two values of one register on the two sides of a branch; a gap between two uses of a register.
  s_cmp_lg_u32 s0, 0
  s_cbranch_scc1 other
  v_mov_b32_e32 v1, 1
  v_mov_b32_e32 v2, 5
  ds_write_b32 v0, v2
  s_branch join
other:
  v_mov_b32_e32 v1, 2
join:
  ds_write_b32 v0, v1
  v_mov_b32_e32 v2, 6
  ds_write_b32 v0, v2
  s_endpgm

//= s0 live-in 0..0 written - read 0 idle 0-0
//= v0 live-in 0..9 written - read 4,7,9 idle 0-4
//= v1 2..5 written 2 read - idle 2-5
//= v1 6..7 written 6 read 7 idle 6-7
//= v2 3..4 written 3 read 4 idle 3-4
//= v2 8..9 written 8 read 9 idle 8-9
