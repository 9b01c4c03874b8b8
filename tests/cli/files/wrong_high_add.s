; high_add_sdwa with the selects of a source mistaken.
        .include "examples/sdwa/frame.s"
        begin_kernel wrong_high_add
        v_and_b32      v0, 0xffff, v0
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0
        end_kernel wrong_high_add
