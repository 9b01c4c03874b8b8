// Sums of absolute differences of four bytes at four places: 16 cycles.
// device: fiji-r9-nano vega-64 radeon-vii
// each: v_qsad_pk_u16_u8 v[8:9], v[2:3], v4, v[6:7] | v_mqsad_pk_u16_u8 v[8:9], v[2:3], v4, v[6:7]
//   | v_mqsad_u32_u8 v[8:11], v[2:3], v4, v[12:15]
// slope: n 8 24 loops 4 12
// expect: 16
// source: ACO-stat, CLRX
.macro body
  EACH
.endm
