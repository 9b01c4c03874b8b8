; packed_add_sdwa that pads instead of preserving.
        .include "examples/sdwa/frame.s"
        begin_kernel wrong_packed_add
        v_add_f16      v0, v1, v2
        v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
        end_kernel wrong_packed_add
