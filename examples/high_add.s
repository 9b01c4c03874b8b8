; v0.hi = v1.hi + v2.hi, the low half of v0 stays; then v0 goes to memory.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
        global_store_dword v[3:4], v0, off
        s_endpgm
