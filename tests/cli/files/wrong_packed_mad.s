; packed_mad_sdwa that adds the low half of the addend to the high product.
        .include "examples/sdwa/frame.s"
        begin_kernel wrong_packed_mad
        v_mad_f16      v0, v1, v2, v3
        v_mul_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
        v_add_f16_sdwa v0, v0, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0
        end_kernel wrong_packed_mad, 0
