; Wrong: both halves are the low sum.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel swap_does_not_swap
body_begin:
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0
body_end:
        end_kernel swap_does_not_swap
