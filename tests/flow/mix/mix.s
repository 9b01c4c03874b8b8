// Packed and mixed half-precision arithmetic, literals, pairs with several distances, accesses of gfx9 alone.
  v_pk_fma_f16 v1, v2, v3, v4
  v_mad_mix_f32 v1, v2, v3, v4
  v_fma_f16 v1, v2, v3, v4
  v_add_f32_e32 v1, 0x3f8ccccd, v1
  s_mov_b32 s0, 0x12345
  ds_write2_b32 v5, v1, v2 offset0:1 offset1:9
  ds_write2_b32 v5, v1, v2 offset0:9 offset1:1
  ds_write2_b32 v5, v1, v2 offset1:2
  ds_read2_b64 v[8:11], v5 offset0:3 offset1:5
  ds_write2st64_b64 v5, v[8:9], v[10:11] offset1:1
  global_load_short_d16_hi v1, v[6:7], off
  global_atomic_add v1, v[6:7], v2, off glc
  scratch_store_dword v5, v1, off
  s_endpgm

//= code: 14 instructions, 108 bytes, salu 2, valu 4, flat 3, lds 5, literals 2, float 4, packed 1
//= ds_write2_b32: lds store, 3 x 8 bytes, apart 8 (1), apart 32 (2)
//= ds_read2_b64: lds load, 1 x 16 bytes, apart 16 (1)
//= ds_write2st64_b64: lds store, 1 x 16 bytes, apart 512 (1)
//= global_load_short_d16_hi: global load, 1 x 2 bytes, d16
//= global_atomic_add: global load atomic, 1 x 4 bytes
//= scratch_store_dword: scratch store, 1 x 4 bytes
//= unknown 5
