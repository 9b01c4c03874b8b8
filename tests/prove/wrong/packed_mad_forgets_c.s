; Wrong: the high half adds v2.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel packed_mad_forgets_c
body_begin:
        v_mad_f16      v0, v1, v2, v3
        v_mul_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
        v_add_f16_sdwa v0, v0, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel packed_mad_forgets_c, 0
