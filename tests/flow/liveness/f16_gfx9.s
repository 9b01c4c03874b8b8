// On gfx9 VOP3 encodings with op_sel keep the other half of the destination, VOP2 clears it.
//! target gfx900 gfx906
//! live-out v0 v3 v7
  v_add_f16_e32 v0, v1, v2
  v_mad_u16 v3, v4, v5, v6
  v_mad_u16 v7, v4, v5, v6 op_sel:[1,0,0,1]

//= 0: Rn 8 0 | exec v[1:2]:3 v3:c v4 v[5:7]:3
//= 1: Rn 6 0 | exec v0 v3:c v4 v[5:7]:3
//= 2: Rn 6 0 | exec v0 v3 v4:c v[5:7]:3
