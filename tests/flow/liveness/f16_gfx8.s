// Results of 16 bits clear the upper half on gfx8; the sources' upper halves are dead.
//! target gfx803
//! live-out v0 v3
  v_add_f16_e32 v0, v1, v2
  v_mad_u16 v3, v4, v5, v6

//= 0: Rn 6 0 | exec v[1:2]:3 v[4:6]:3
//= 1: Rn 5 0 | exec v0 v[4:6]:3
