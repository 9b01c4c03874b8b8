; Packed add with the halves of the result swapped; the high sums go down first.

        .include "frame.s"

        begin_kernel packed_add_swap_sdwa_high_first
body_begin:
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0
body_end:
        end_kernel packed_add_swap_sdwa_high_first
