// Exact conversions to wider numbers leave low bits of the fraction 0: what stores only those bytes needs no source.
// A double made of a 32-bit integer has 21 of them, one made of a single 29, a single made of a byte 16.
//! target gfx900 gfx906
  v_cvt_f64_u32_e32 v[2:3], v1
  ds_write_b16 v0, v2
  v_cvt_f64_f32_e32 v[4:5], v6
  ds_write_b16 v0, v4 offset:2
  v_cvt_f32_ubyte1_e32 v7, v8
  ds_write_b16 v0, v7 offset:4
  ds_write_b32 v0, v7 offset:8
  s_endpgm

//= 0: Rn 3 0 | exec v0 v8:2
//= 1: Rn 3 0 | exec v0 v2:3 v8:2
//= 2: Rn 3 0 | exec v0 v8:2
//= 3: Rn 3 0 | exec v0 v4:3 v8:2
//= 4: Rn 3 0 | exec v0 v8:2
//= 5: Rn 2 0 | exec v0 v7
//= 6: Rn 2 0 | exec v0 v7
//= 7: Rn 0 0 | none
