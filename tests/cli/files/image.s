// Two coordinates, and v2 besides, which is wanted later only if the image has a third.
v_mov_b32_e32 v2, 7
v_add_u32_e32 v3, v2, v2
image_load v[4:5], v[0:1], s[0:7] dmask:0x3 unorm
image_load v6, v0, s[0:7] dmask:0x1 unorm da
s_endpgm
