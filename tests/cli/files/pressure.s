v_lshlrev_b32 v1, 2, v0
v_add_u32 v2, v0, v1
v_mul_lo_u32 v3, v2, v1
v_mov_b32 v0, v3
v_mov_b32 v5, 0
s_endpgm
