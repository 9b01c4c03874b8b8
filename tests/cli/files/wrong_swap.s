; packed_add_swap_sdwa that forgets to swap the high sums.
        .include "examples/sdwa/frame.s"
        begin_kernel wrong_swap
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0
        end_kernel wrong_swap
