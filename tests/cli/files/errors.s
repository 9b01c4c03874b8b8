        .amdgcn_target "amdgcn-amd-amdhsa--gfx803"
        v_add_f32 s0, v1, v2
        v_add_f32 v0, v1
        v_add_f32 v0, v1, v2, v3
        v_frobnicate_b32 v0, v1
        v_mov_b32 v256, v0
        s_mov_b32 s0, v1
        v_add_f32_sdwa v0, v1, s2
        v_mov_b32_dpp v0, v1 row_shl:16
        s_load_dwordx2 s[1:2], s[0:1], 0x0
        global_load_dword v0, v[1:2], off
        v_pk_add_f16 v0, v1, v2
        v_add_f16 v0, 0x12345678, v1
        s_branch nowhere_defined+
        .amdhsa_frobnicate 1
        "text
