; Wrong: the low half is zeros, not the low sum.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel packed_add_sign_extends
body_begin:
        v_add_f16      v0, v1, v2
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel packed_add_sign_extends
