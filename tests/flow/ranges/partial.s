// Halves: a partial write goes on with the range; a half that is kept alive is half a register; a new value in a half
// that nothing else shares is still a partial write.
  ds_read_u16_d16 v1, v0
  ds_read_u16_d16_hi v1, v0 offset:2
  ds_write_b32 v0, v1 offset:8
  v_mov_b32_e32 v2, s0
  v_mov_b32_e32 v3, s1
  ds_write_b16 v0, v2
  ds_write_b8_d16_hi v0, v3
  s_endpgm

//= s0 live-in 0..3 written - read 3 idle 0-3 bytes 3
//= s1 live-in 0..4 written - read 4 idle 0-4 bytes 4
//= v0 live-in 0..6 written - read 0,1,2,5,6 idle 2-5
//= v1 0..2 written 0,1 read 2 idle 0-1
//= v2 3..5 written 3 read 5 idle 3-5 bytes 3
//= v3 4..6 written 4 read 6 idle 4-6 bytes 4
