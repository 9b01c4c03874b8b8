// Dot products on gfx906: four chains at the full rate, one chain at half of it.
// device: radeon-vii
// source: wiki-gfx906
// slope: n 8 24 loops 4 12
// case: chains of four
// each: v_dot4_i32_i8 | v_dot8_i32_i4
// per: 4
// with: chains=4
// expect: 4
// case: one chain
// each: v_dot4_i32_i8 | v_dot8_i32_i4
// with: chains=1
// expect: 8
.macro body
  EACH v8, v1, v2, v8
.if chains == 4
  EACH v9, v1, v2, v9
  EACH v10, v1, v2, v10
  EACH v11, v1, v2, v11
.endif
.endm
