; Wrong: the high product takes the low half of v1.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel packed_mad_low_product
body_begin:
        v_mad_f16      v0, v1, v2, v3
        v_mul_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_1
        v_add_f16_sdwa v0, v0, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel packed_mad_low_product, 0
