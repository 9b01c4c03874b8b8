// Carry in and out through VCC, of which each lane needs its own bit.
//! target gfx900
//! live-out v0 v1
  v_add_co_u32_e32 v0, vcc, v2, v4
  v_addc_co_u32_e32 v1, vcc, v3, v5, vcc

//= 0: Rn 5 0 | exec v[2:5]
//= 1: Rn 4 0 | vcc exec v0 v3 v5
