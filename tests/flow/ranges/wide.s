// Each register of a wide load is a range of its own; a dead result has none; VCC, EXEC and SCC have none.
//! held 3
  s_load_dwordx2 s[2:3], s[0:1], 0x0
  ds_read_b64 v[2:3], v0
  s_waitcnt lgkmcnt(0)
  v_add_co_u32_e32 v4, vcc, s2, v2
  v_addc_co_u32_e32 v5, vcc, 0, v3, vcc
  v_mov_b32_e32 v6, 0
  ds_write_b64 v0, v[4:5]
  s_endpgm

//= s0 live-in 0..0 written - read 0 idle 0-0
//= s1 live-in 0..0 written - read 0 idle 0-0
//= s2 0..3 written 0 read 3 idle 0-3
//= v0 live-in 0..6 written - read 1,6 idle 1-6
//= v2 1..3 written 1 read 3 idle 1-3
//= v3 1..4 written 1 read 4 idle 1-4
//= v4 3..6 written 3 read 6 idle 3-6
//= v5 4..6 written 4 read 6 idle 4-6
//= held at 3: v0 idle 1-6 next read 6; v3 idle 1-4 next read 4; s2 idle 3-3 next read 3; v2 idle 3-3 next read 3; v4 idle 3-3 next read 6
