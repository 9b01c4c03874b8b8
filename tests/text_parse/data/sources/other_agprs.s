// AGPRs, tuples that begin with an even register, and matrix products, whose registers may not overlap.
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.text
ds_write_b64 v0, v[2:3]
ds_write_b64 v1, v[4:5]
ds_write_b64 v0, a[2:3]
ds_write_b64 v5, a[254:255]
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], v[6:7] neg:[1,0,0]
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], v[6:7] neg:[0,1,0]
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], v[6:7]
v_mfma_f32_16x16x1_4b_f32 v[0:15], v16, v17, v[0:15]
v_mfma_f32_16x16x1_4b_f32 v[16:31], v1, v2, v[16:31]
v_mfma_f32_16x16x1_4b_f32 a[16:31], v1, v2, a[16:31]
global_load_dword v0, v1, s[2:3]
global_load_dword v255, v254, s[100:101]
global_load_dword a0, v1, s[2:3]
global_load_dword a255, v254, s[100:101]
v_accvgpr_read_b32 v1, a2
v_accvgpr_read_b32 v255, a254
v_accvgpr_read_b32 v3, a4
