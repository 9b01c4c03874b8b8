// Images by the registers they fill (dmask, d16), the global data share, counters, scalar stores; cache control is none.
  image_load v[0:3], v[4:7], s[0:7] dmask:0xf unorm
  image_load v[0:1], v[4:7], s[0:7] dmask:0x3 unorm
  image_load v[0:1], v[4:7], s[0:7] dmask:0x5 unorm
  image_load v0, v[4:7], s[0:7] dmask:0x3 unorm d16
  image_load v[0:1], v[4:7], s[0:7] dmask:0x1 unorm tfe
  image_store v[0:3], v[4:7], s[0:7] dmask:0xf unorm
  image_atomic_add v0, v[4:7], s[0:7] dmask:0x1 unorm
  image_atomic_add v0, v[4:7], s[0:7] dmask:0x1 unorm glc
  ds_append v1                    // 8: one lane for all
  ds_add_u32 v1, v2 gds
  s_store_dword s0, s[2:3], 0x0
  s_dcache_inv
  buffer_wbinvl1
  buffer_load_format_xyz v[0:2], v3, s[0:3], 0 idxen
  buffer_load_dword off, s[0:3], 0 lds
  s_endpgm

//= code: 16 instructions, 124 bytes, salu 1, smem 2, vmem 11, lds 2
//= image_load: image load, 1 x 16 bytes
//= image_load: image load, 2 x 8 bytes
//= image_load: image load, 1 x 4 bytes, d16
//= image_load: image load, 1 x 4 bytes
//= image_store: image store, 1 x 16 bytes
//= image_atomic_add: image atomic, 1 x 4 bytes
//= image_atomic_add: image load atomic, 1 x 4 bytes
//= ds_append: lds load atomic, 1 x 4 bytes
//= ds_add_u32: gds atomic, 1 x 4 bytes
//= s_store_dword: scalar store, 1 x 4 bytes
//= buffer_load_format_xyz: buffer load, 1 x 12 bytes
//= buffer_load_dword: buffer load, 1 x 4 bytes
//= 8: 1 way, stride 0
