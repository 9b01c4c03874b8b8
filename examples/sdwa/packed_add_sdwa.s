; Packed add with SDWA: 12 bytes, no register.

        .include "frame.s"

        begin_kernel packed_add_sdwa
body_begin:
        v_add_f16      v0, v1, v2
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel packed_add_sdwa
