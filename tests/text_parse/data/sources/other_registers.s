// Lines that differ in the numbers of their registers, of which the words of all but the first two are made from those.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
v_fma_f32 v0, v1, v2, v3
v_fma_f32 v255, v254, v253, v252
v_fma_f32 v16, v32, v64, v128
v_fma_f32 v1, s2, s2, s3
v_fma_f32 v1, s7, s7, s9
v_fma_f32 v1, s105, s105, s0
v_lshlrev_b64 v[0:1], v2, v[4:5]
v_lshlrev_b64 v[1:2], v3, v[5:6]
v_lshlrev_b64 v[254:255], v255, v[253:254]
s_add_u32 s0, s1, s2
s_add_u32 s3, s3, s4
s_add_u32 s105, s104, s103
s_load_b128 s[0:3], s[4:5], 0x10
s_load_b128 s[4:7], s[8:9], 0x10
s_load_b128 s[100:103], s[102:103], 0x10
// Halves: from v128 on only the long form has them.
v_add_f16 v0.l, v1.h, v2.l
v_add_f16 v3.l, v4.h, v5.l
v_add_f16 v127.l, v126.h, v125.l
v_add_f16 v128.l, v126.h, v125.l
v_add_f16 v3.l, v4.h, v200.l
v_add_f16 v6.l, v7.h, v8.l
v_cmp_le_f16 vcc_lo, v158.l, |v15.l| quad_perm:[0,0,0,0] row_mask:0x5 bank_mask:0xf fi:1
v_cmp_le_f16 vcc_lo, v64.l, |v22.l| quad_perm:[0,0,0,0] row_mask:0x5 bank_mask:0xf fi:1
v_cmp_le_f16 vcc_lo, v12.l, |v106.l| quad_perm:[0,0,0,0] row_mask:0x5 bank_mask:0xf fi:1
// Pairs.
v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
v_dual_add_f32 v6, v8, v9 :: v_dual_mul_f32 v7, v11, v12
v_dual_add_f32 v255, v254, v253 :: v_dual_mul_f32 v252, v251, v250
// Three words, and literals.
v_fma_f32 v0, v1, v2, 0x12345
v_fma_f32 v3, v4, v5, 0x12345
v_fma_f32 v255, v254, v253, 0x12345
image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[4:7], v[8:9], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[252:255], v[254:255], s[96:103], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[0:3], [v4, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[0:3], [v7, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[0:3], [v8, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
