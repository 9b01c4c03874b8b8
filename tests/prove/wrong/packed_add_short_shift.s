; Wrong: one source is shifted by 15.

        .include "../../../examples/sdwa/frame.s"

        begin_kernel packed_add_short_shift
body_begin:
        v_lshrrev_b32  v4, 15, v1
        v_lshrrev_b32  v5, 16, v2
        v_add_f16      v0, v1, v2
        v_add_f16      v4, v4, v5
        v_lshlrev_b32  v4, 16, v4
        v_or_b32       v0, v0, v4
body_end:
        end_kernel packed_add_short_shift
