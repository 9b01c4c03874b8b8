// Stores of bytes and halves need no more of their data. LDS accesses need M0 on gfx8, FLAT ones FLAT_SCRATCH: a size of
// 19 bits and an offset of 24.
//! target gfx803
  buffer_store_byte v0, v1, s[0:3], 0 offen
  buffer_store_short v2, v1, s[0:3], 0 offen
  ds_write_b8 v3, v4
  ds_write_b16 v3, v5
  flat_store_byte v[6:7], v8
  s_endpgm

//= 0: Rn 9 4 | s[0:2] s3:6 flat_scratch_lo:7 flat_scratch_hi:7 m0:7 exec v0:1 v1 v2:3 v3 v4:1 v5:3 v[6:7] v8:1
//= 1: Rn 8 4 | s[0:2] s3:6 flat_scratch_lo:7 flat_scratch_hi:7 m0:7 exec v1 v2:3 v3 v4:1 v5:3 v[6:7] v8:1
//= 2: Rn 6 0 | flat_scratch_lo:7 flat_scratch_hi:7 m0:7 exec v3 v4:1 v5:3 v[6:7] v8:1
//= 3: Rn 5 0 | flat_scratch_lo:7 flat_scratch_hi:7 m0:7 exec v3 v5:3 v[6:7] v8:1
//= 4: Rn 3 0 | flat_scratch_lo:7 flat_scratch_hi:7 exec v[6:7] v8:1
//= 5: Rn 0 0 | none
