// A value written for some lanes holds for these: inside the region it is known, behind it lanes differ.
  v_lshlrev_b32_e32 v1, 2, v0
  v_lshlrev_b32_e32 v4, 2, v0
  v_cmp_gt_u32_e32 vcc, 10, v0
  s_and_saveexec_b64 s[2:3], vcc
  v_lshlrev_b32_e32 v1, 3, v0
  v_lshlrev_b32_e32 v4, 2, v0
  ds_read_b32 v2, v1              // 6
  s_or_b64 exec, exec, s[2:3]
  ds_read_b32 v3, v1              // 8: stride 8 in some lanes, 4 in others
  ds_read_b32 v3, v4              // 9: the same value either way
  v_lshlrev_b32_e32 v1, 2, v0
  ds_write_b32 v1, v3             // 11
  s_endpgm

//= code: 13 instructions, 68 bytes, salu 3, valu 6, lds 4
//= ds_read_b32: lds load, 3 x 4 bytes
//= ds_write_b32: lds store, 1 x 4 bytes
//= 6: 2 ways, stride 8 (assumed)
//= 9: 1 way, stride 4 (assumed)
//= 11: 1 way, stride 4 (assumed)
//= unknown 1
