// Ranges are stretches of addresses: what is live through the loop covers it, what the loop reads first is read from
// the range before it.
//! held 4
  s_mov_b32 s0, 10
  v_mov_b32_e32 v1, 0
loop:
  v_add_u32_e32 v1, v1, v2
  s_sub_u32 s0, s0, 1
  s_cmp_lg_u32 s0, 0
  s_cbranch_scc1 loop
  ds_write_b32 v0, v1
  s_endpgm

//= s0 0..3 written 0 read 3 idle 0-3
//= s0 3..5 written 3 read 4 idle 3-4
//= v0 live-in 0..6 written - read 6 idle 0-6
//= v1 1..2 written 1 read 2 idle 1-2
//= v1 2..6 written 2 read 6 idle 2-6
//= v2 live-in 0..5 written - read 2 idle 2-5
//= held at 4: v0 idle 0-6 next read 6; v1 idle 2-6 next read 6; v2 idle 2-5 next read never; s0 idle 4-4 next read 4
