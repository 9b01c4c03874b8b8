// What a constant decides: a quotient by 0 is not looked at; the mask of a class has ten bits.
//! target gfx803 gfx900
  v_div_fixup_f32 v0, v1, 0, v2
  v_div_fixup_f64 v[4:5], v[6:7], 0, v[2:3]
  v_cmp_class_f32_e64 vcc, v2, s0
  v_cndmask_b32_e32 v0, v0, v4, vcc
  v_xor_b32_e32 v0, v0, v5
  buffer_store_dword v0, off, s[4:7], 0
  s_endpgm

//= 0: Rn 3 5 | s0:3 s[4:6] s7:6 exec v[2:3]
//= 1: Rn 5 5 | s0:3 s[4:6] s7:6 exec v0 v[2:3]
//= 2: Rn 4 5 | s0:3 s[4:6] s7:6 exec v0 v2 v[4:5]
//= 3: Rn 3 4 | s[4:6] s7:6 vcc exec v0 v[4:5]
//= 4: Rn 2 4 | s[4:6] s7:6 exec v0 v5
//= 5: Rn 1 4 | s[4:6] s7:6 exec v0
//= 6: Rn 0 0 | none
