// Packed math: each half of the result needs the halves that op_sel and op_sel_hi choose.
//! target gfx900
//! live-out v0 v3
  v_pk_add_f16 v0, v1, v2 op_sel_hi:[0,1]
  v_pk_mul_f16 v3, v4, v5 op_sel:[1,0] op_sel_hi:[1,0]

//= 0: Rn 5 0 | exec v1:3 v2 v4:c v5:3
//= 1: Rn 4 0 | exec v0 v4:c v5:3
