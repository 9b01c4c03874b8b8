// LDS and image accesses as words of an fp16 article's listings for gfx9: two dwords 64 * 4 * 4 bytes apart from
// read2st64, neighbouring dwords from read2, half registers from d16 loads. Where the addresses come from is not shown.
  .long 0xD8700400, 0x3B00002A  // ds_read2st64_b32 v[59:60], v42 offset1:4
  .long 0xD8700400, 0x3D000024  // ds_read2st64_b32 v[61:62], v36 offset1:4
  .long 0xD8700501, 0x55000055  // ds_read2st64_b32 v[85:86], v85 offset0:1 offset1:5
  .long 0xF0001100, 0x00032314  // image_load v35, v[20:23], s[12:19] unorm
  .long 0xD86E4645, 0x57000069  // ds_read2_b32 v[87:88], v105 offset0:69 offset1:70
  .long 0xD86E4847, 0x59000069  // ds_read2_b32 v[89:90], v105 offset0:71 offset1:72
  .long 0xD8B40000, 0x1100000D  // ds_read_u16_d16 v17, v13
  .long 0xD8B40004, 0x1400000D  // ds_read_u16_d16 v20, v13 offset:4
  .long 0xD8B60002, 0x1400000D  // ds_read_u16_d16_hi v20, v13 offset:2
  .long 0xD8780000, 0x0E00000F  // ds_read_u16 v14, v15
  .long 0xD1FD000D, 0x0435030D  // v_lshl_add_u32 v13, v13, 1, v13
  .long 0x241A1A81              // v_lshlrev_b32 v13, 1, v13
  s_endpgm

//= code: 13 instructions, 96 bytes, salu 1, valu 2, vmem 1, lds 9
//= ds_read2st64_b32: lds load, 3 x 8 bytes, apart 1024 (3)
//= image_load: image load, 1 x 4 bytes
//= ds_read2_b32: lds load, 2 x 8 bytes, apart 4 (2)
//= ds_read_u16_d16: lds load, 2 x 2 bytes, d16
//= ds_read_u16_d16_hi: lds load, 1 x 2 bytes, d16
//= ds_read_u16: lds load, 1 x 2 bytes
//= unknown 9
