// D16 loads write one half and keep the other: memory, LDS, private memory, buffers.
//! target gfx900 gfx906
//! live-out v1 v4 v6 v8 v10
  ds_read_u16_d16 v1, v0
  ds_read_u8_d16_hi v1, v0 offset:4
  global_load_short_d16 v4, v[2:3], off
  global_load_sbyte_d16_hi v4, v[2:3], off
  global_load_ubyte_d16_hi v6, v[2:3], off
  buffer_load_short_d16_hi v8, v0, s[4:7], 0 offen
  flat_load_short_d16 v10, v[2:3]

//= 0: Rn 7 4 | s[4:6] s7:6 flat_scratch_lo flat_scratch_hi exec v0 v[2:3] v6:3 v8:3 v10:c
//= 1: Rn 7 4 | s[4:6] s7:6 flat_scratch_lo flat_scratch_hi exec v0 v1:3 v[2:3] v6:3 v8:3 v10:c
//= 2: Rn 8 4 | s[4:6] s7:6 flat_scratch_lo flat_scratch_hi exec v[0:3] v6:3 v8:3 v10:c
//= 3: Rn 8 4 | s[4:6] s7:6 flat_scratch_lo flat_scratch_hi exec v[0:3] v4:3 v6:3 v8:3 v10:c
//= 4: Rn 8 4 | s[4:6] s7:6 flat_scratch_lo flat_scratch_hi exec v[0:4] v6:3 v8:3 v10:c
//= 5: Rn 8 4 | s[4:6] s7:6 flat_scratch_lo flat_scratch_hi exec v[0:4] v6 v8:3 v10:c
//= 6: Rn 7 0 | flat_scratch_lo flat_scratch_hi exec v[1:4] v6 v8 v10:c
