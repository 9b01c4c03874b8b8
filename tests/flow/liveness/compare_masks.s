// Compares write VCC or a pair of SGPRs, whole: a lane that is disabled gets 0.
//! target gfx803 gfx900
//! live-out s4 s5 vcc_lo vcc_hi v6
  v_cmp_lt_f32_e32 vcc, v0, v1
  v_cmp_eq_u32_e64 s[4:5], v2, s6
  v_cmp_class_f32_e64 s[8:9], v3, 3
  v_cndmask_b32_e64 v6, v4, v5, s[8:9]

//= 0: Rn 6 1 | s6 exec v[0:5]
//= 1: Rn 4 3 | s6 vcc exec v[2:5]
//= 2: Rn 3 4 | s[4:5] vcc exec v[3:5]
//= 3: Rn 3 4 | s[4:5] s[8:9] vcc exec v[4:5]
