; Wrong: the second instruction clears what the first one wrote.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel swap_pads_last
body_begin:
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel swap_pads_last
