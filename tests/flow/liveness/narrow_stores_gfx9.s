// Stores of bytes and halves need no more of their data; D16 stores take it from the upper half.
//! target gfx900
  buffer_store_byte v0, v1, s[0:3], 0 offen
  buffer_store_short v2, v1, s[0:3], 0 offen
  ds_write_b8 v3, v4
  ds_write_b16 v3, v5
  global_store_short_d16_hi v[6:7], v8, off
  s_endpgm

//= 0: Rn 9 4 | s[0:2] s3:6 exec v0:1 v1 v2:3 v3 v4:1 v5:3 v[6:7] v8:c
//= 1: Rn 8 4 | s[0:2] s3:6 exec v1 v2:3 v3 v4:1 v5:3 v[6:7] v8:c
//= 2: Rn 6 0 | exec v3 v4:1 v5:3 v[6:7] v8:c
//= 3: Rn 5 0 | exec v3 v5:3 v[6:7] v8:c
//= 4: Rn 3 0 | exec v[6:7] v8:c
//= 5: Rn 0 0 | none
