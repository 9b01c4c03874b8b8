// A write for some lanes goes on with the range: the other lanes keep the value from before.
//! held 4
  v_mov_b32_e32 v1, 0
  v_cmp_gt_u32_e32 vcc, 10, v0
  s_and_saveexec_b64 s[2:3], vcc
  v_mov_b32_e32 v1, 1
  s_or_b64 exec, exec, s[2:3]
  ds_write_b32 v0, v1
  s_endpgm

//= s2 2..4 written 2 read 4 idle 2-4
//= s3 2..4 written 2 read 4 idle 2-4
//= v0 live-in 0..5 written - read 1,5 idle 1-5
//= v1 0..5 written 0,3 read 5 idle 0-3
//= held at 4: v0 idle 1-5 next read 5; v1 idle 3-5 next read 5; s2 idle 4-4 next read 4; s3 idle 4-4 next read 4
