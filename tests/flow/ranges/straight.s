// A register read for the last time and written anew by one instruction has two ranges.
//! held 2 4
  v_mov_b32_e32 v1, 1
  v_mov_b32_e32 v2, 2
  v_add_u32_e32 v1, v1, v2
  v_add_u32_e32 v3, v1, v2
  ds_write_b32 v0, v3
  s_endpgm

//= v0 live-in 0..4 written - read 4 idle 0-4
//= v1 0..2 written 0 read 2 idle 0-2
//= v1 2..3 written 2 read 3 idle 2-3
//= v2 1..3 written 1 read 2,3 idle 1-2
//= v3 3..4 written 3 read 4 idle 3-4
//= held at 2: v0 idle 0-4 next read 4; v1 idle 2-2 next read 2; v2 idle 2-2 next read 2
//= held at 4: v0 idle 4-4 next read 4; v3 idle 4-4 next read 4
