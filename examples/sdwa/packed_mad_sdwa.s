; Packed mad with SDWA. v_mad_f16 is a VOP3 instruction and has no SDWA form, so the high half is a
; multiplication and an addition: 24 bytes.
; v_mad_f16 flushes denormals whatever the mode; the mode does the same for the multiplications and additions.

        .include "frame.s"

        begin_kernel packed_mad_sdwa
body_begin:
        v_mad_f16      v0, v1, v2, v3
        v_mul_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
        v_add_f16_sdwa v0, v0, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel packed_mad_sdwa, 0
