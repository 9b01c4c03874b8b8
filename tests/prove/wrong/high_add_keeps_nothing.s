; Wrong: the low half of v0 is lost.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel high_add_keeps_nothing
        v_and_b32      v0, 0xffff, v0
body_begin:
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
body_end:
        end_kernel high_add_keeps_nothing
