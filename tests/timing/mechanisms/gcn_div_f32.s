// Steps of a division of f32: the full rate in Mesa's model, a quarter in CLRX's measurements.
// device: fiji-r9-nano vega-64 radeon-vii
// each: v_div_scale_f32 v8, vcc, v1, v1, v2 | v_div_fmas_f32 v8, v1, v2, v3 | v_div_fixup_f32 v8, v1, v2, v3
// slope: n 8 24 loops 4 12
// expect: 4 or 16
// source: ACO-stat; CLRX
.macro body
  EACH
.endm
