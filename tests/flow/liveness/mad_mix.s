// v_mad_mixlo_f16 and v_mad_mixhi_f16 write one half and keep the other. op_sel_hi says that a source is a half, op_sel
// which. mixlo and mixhi together make a new value: v9 is dead before both.
//! target gfx900
//! live-out v0 v9
  v_mad_mixlo_f16 v0, v1, v2, v3 op_sel:[0,1,0] op_sel_hi:[1,1,0]
  v_mad_mixlo_f16 v9, v7, v8, v10
  v_mad_mixhi_f16 v9, v4, v5, v6 op_sel_hi:[1,0,0]

//= 0: Rn 10 0 | exec v0:c v1:3 v2:c v3 v4:3 v[5:8] v10
//= 1: Rn 8 0 | exec v0 v4:3 v[5:8] v10
//= 2: Rn 5 0 | exec v0 v4:3 v[5:6] v9:3
